/**
 * How an answer comes about, without a database: the question loses its personal data, the limits are asked, passages are found, somebody
 * writes, and every word is checked before it is shown. The same for both assistants, for the stream and for the whole answer.
 */
import type { Assistant, GivenPassage } from '#server/adapters/assistant.ts';
import { embeddedAssistant } from '#server/adapters/assistant-embedded.ts';
import { NotAsAgreed, splitSources } from '#server/adapters/sources-line.ts';
import { openCheck } from '#server/features/chat-check/policy.ts';
import { ABSTAINED, BLOCKED, inTongueOf } from '#server/features/chat-composing/policy.ts';
import { givenPassages, passagesShown, sourceOf } from '#server/features/chat-composing/view.ts';
import { type Limit, limitOf } from '#server/features/chat-limits/policy.ts';
import { redact } from '#server/features/chat-redaction/policy.ts';
import { type Reader, retrieve } from '#server/features/search/queries.ts';
import type { ChatEvent, ChatMessage, ChatReply } from '#shared/chat/schema.ts';

/** Longer answers are cut at the end of a sentence. */
const ANSWER_MAX = 2_000;

export type Asked = {
  /** The conversation; the last is the question. */
  messages: readonly ChatMessage[];
  /** The route the visitor reads. */
  page: string;
  reader: Reader;
  /** Null: the built-in assistant writes. */
  external: Assistant | null;
};

type Words = Omit<ChatReply, 'redaction'>;
type Spoken = { role: 'user' | 'assistant'; content: string };
type Composing = AsyncGenerator<ChatEvent, Words>;

/** Messages of the role system are announcements of the widget, and a caller can write anything into them: nobody reads them. */
function historyOf(messages: readonly ChatMessage[]): Spoken[] {
  return messages
    .slice(0, -1)
    .flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content: redact(content).content }]));
}

async function* say(words: Words): Composing {
  yield { type: 'text', text: words.response };
  return words;
}

function abstained(question: string): Words {
  return {
    response: inTongueOf(question, ABSTAINED),
    sources: [],
    verdict: 'abstained',
    mode: 'fixed',
    offersPerson: true,
  };
}

function limited({ response, verdict, offersPerson, withSources }: Limit, given: readonly GivenPassage[]): Words {
  return { response, verdict, offersPerson, sources: withSources ? given.map(sourceOf) : [], mode: 'fixed' };
}

/** The answer so far, up to the end of its last whole sentence. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.?!](?:\s*\[\d+\])*/.exec(text)?.[0] ?? text;
}

async function* write(
  asked: Asked,
  question: string,
  history: readonly Spoken[],
  given: readonly GivenPassage[],
  signal: AbortSignal,
): Composing {
  const { page, reader } = asked;
  const request = { question, history, passages: given, today: reader.day, page, siteName: reader.site.name };
  const { named, words } = await splitSources((asked.external ?? embeddedAssistant).write(request, signal));
  if (!given.some(({ n }) => named.includes(n))) return yield* say(abstained(question));
  const mode = asked.external ? 'provider' : 'embedded';
  // Figures come from the passages alone: one that the visitor named is not made right by being asked about.
  const check = openCheck(
    given.map(({ text }) => text).join('\n'),
    given.map(({ n }) => n),
  );
  let response = '';
  let broken: string | null = null;
  for await (const piece of words) {
    const step = check.push(piece);
    broken = step.broken;
    if (broken) break;
    if (step.text) yield { type: 'text', text: step.text };
    response += step.text;
    if (response.length > ANSWER_MAX) break;
  }
  if (!broken && response.length <= ANSWER_MAX) {
    const last = check.finish();
    broken = last.broken;
    if (!broken && last.text) yield { type: 'text', text: last.text };
    if (!broken) response += last.text;
  }
  const cited = check.cited();
  const sources = given.filter(({ n }) => (cited.length > 0 ? cited : named).includes(n)).map(sourceOf);
  if (broken) {
    const response = inTongueOf(question, BLOCKED);
    yield { type: 'replace', text: response };
    return { response, sources, verdict: 'blocked', mode, offersPerson: true };
  }
  if (response.trim() === '') throw new NotAsAgreed('the answer holds no words');
  if (response.length > ANSWER_MAX) {
    response = wholeSentences(response.slice(0, ANSWER_MAX));
    yield { type: 'replace', text: response };
  }
  return { response: response.trim(), sources, verdict: 'answered', mode, offersPerson: false };
}

/**
 * Composes one answer, word by word.
 * @throws what the writer throws, and {NotAsAgreed} when it wrote nothing that can be shown: the caller knows what a failure is worth
 */
export async function* compose(asked: Asked, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
  const { messages, page, reader } = asked;
  const redaction = redact(messages.at(-1)?.content ?? '');
  const question = redaction.content;
  const history = historyOf(messages);
  const limit = limitOf(question, reader.site.name);
  const found = retrieve({ question, history, page, isGenerous: asked.external !== null }, reader);
  const given = limit && !limit.withSources ? [] : givenPassages(found);
  const mode = limit || given.length === 0 ? 'fixed' : asked.external ? 'provider' : 'embedded';
  yield { type: 'begin', redaction, mode, passages: passagesShown(found, given) };
  const words = limit
    ? yield* say(limited(limit, given))
    : given.length === 0
      ? yield* say(abstained(question))
      : yield* write(asked, question, history, given, signal);
  yield { type: 'end', answer: { success: true, data: { ...words, redaction } } };
}
