/** The first line of a written answer: the passages it is based on. Nothing is shown before it is complete. */
import { AssistantFailed, SOURCES_LINE } from '#server/platform/assistant-provider.ts';

/** A writer that follows the format has cited its passages within its first line; this much is read to find its end. */
const LINE_MAX = 200;

/** The writer did not follow the agreed format. */
export class NotAsAgreed extends AssistantFailed {
  override name = 'NotAsAgreed';
  constructor(detail: string) {
    super('not-as-agreed');
    this.message = detail;
  }
}

/** The numbers in the line, or none. @throws {NotAsAgreed} when it is another line */
function numbersOf(line: string): number[] {
  // Some models insist on setting it in bold.
  if (
    !line
      .replace(/^[\s*#>`_]+/, '')
      .toUpperCase()
      .startsWith(SOURCES_LINE)
  )
    throw new NotAsAgreed('the answer does not begin with its sources');
  return [...line.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/**
 * Splits a written answer into the passages it cites and its words.
 * @throws {NotAsAgreed} when the first line is not the agreed one
 */
export async function splitSources(
  pieces: AsyncIterable<string>,
): Promise<{ named: number[]; words: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = '';
  let ended = false;
  while (!ended && !head.trimStart().includes('\n') && head.length < LINE_MAX) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else head += next.value;
  }
  const [line = '', ...rest] = head.trimStart().split('\n');
  if (rest.length === 0 && !ended) throw new NotAsAgreed('the first line does not end');
  const named = numbersOf(line);
  async function* words() {
    try {
      const first = rest.join('\n').trimStart();
      if (first) yield first;
      while (!ended) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { named, words: words() };
}
