/** Prose before it is rendered: fills in its dated sentences, and extracts its plain text. */
import { type LegalFact, needsPerson } from './facts/fact.ts';
import { factOn, facts, isFactId } from './facts/registry.ts';
import type { Prose } from './types.ts';

const FACT = /\{\{fact:([a-z0-9-]+)\}\}/g;

/** The prose as it reads on a day: every `{{fact:id}}` becomes the sentence that is true then. @throws for an unknown id */
export function proseOn(prose: Prose, day: string): Prose {
  return prose.replace(FACT, (_, id: string) => {
    if (!isFactId(id)) throw new Error(`There is no fact "${id}"`);
    return factOn(id, day);
  });
}

const ENDED = /[.?!:;,”"]\s*$/;

/** A row of a table as a sentence: `You hit a deer: Comprehensive.` With more columns: `Walls – Landlord’s policy: Yes; Your policy: No.` */
function sentenceOf(cells: readonly string[], columns: readonly string[]): string {
  const [first = '', ...rest] = cells;
  const said = rest.map((cell, index) =>
    rest.length > 1 ? `${(columns[index + 1] ?? '').replace(/\?$/, '')}: ${cell}` : cell,
  );
  const sentence = `${first}${rest.length > 1 ? ' –' : ':'} ${said.join('; ')}`;
  return ENDED.test(sentence) ? sentence : `${sentence}.`;
}

const cellsOf = (row: string) =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** A row with its columns as sentences: `Walls. Landlord’s policy: Yes. Your policy: No.` */
function spokenRow(cells: readonly string[], columns: readonly string[]): string {
  const [first = '', ...rest] = cells;
  const said = rest.flatMap((cell, index) => (cell ? `${(columns[index + 1] ?? '').replace(/\?$/, '')}: ${cell}` : []));
  return [first, ...said].map((part) => (ENDED.test(part) ? part : `${part}.`)).join(' ');
}

/** `- Condos: Since 2020 …`, and not `- ask for a receipt` or the steps of an example. */
const NAMED_POINT = /^\s*[-*+]\s+([\p{Lu}\d][^.:?!]{1,90}: .+)$/u;

/** The rows of tables and the named points of lists in a prose, each as a sentence that can be said alone. */
export function rowsIn(prose: Prose, day: string): string[] {
  let columns: string[] = [];
  return proseOn(prose, day)
    .split('\n')
    .flatMap((line, index, lines) => {
      const point = NAMED_POINT.exec(line)?.[1];
      if (point) return ENDED.test(point) ? point : `${point}.`;
      if (!/^\s*\|/.test(line) || /^[\s:|-]+$/.test(line)) return [];
      const isHead = /^\s*\|[\s:|-]+$/.test(lines[index + 1] ?? '');
      if (isHead) columns = cellsOf(line);
      return isHead ? [] : spokenRow(cellsOf(line), columns);
    })
    .map((row) => bare(row).trim());
}

/** Tables row by row, and list items each ending in punctuation, so that sentences stay separate. */
function withSentences(prose: Prose): string {
  let columns: string[] = [];
  return prose
    .split('\n')
    .map((line, index, lines) => {
      if (/^\s*\|/.test(line)) {
        const isRuler = /^[\s:|-]+$/.test(line);
        const isHead = !isRuler && /^\s*\|[\s:|-]+$/.test(lines[index + 1] ?? '');
        if (isHead) columns = cellsOf(line);
        return isRuler || isHead ? '' : sentenceOf(cellsOf(line), columns);
      }
      const point = /^\s*(?:[-*+]|\d+\.)\s+(.*)$/.exec(line)?.[1];
      if (point === undefined || ENDED.test(point)) return line;
      const goesOn = /^\s*(?:[-*+]|\d+\.)\s/.test(lines[index + 1] ?? '') && /^\p{Ll}/u.test(point);
      return `${line}${goesOn ? ';' : '.'}`;
    })
    .join('\n');
}

/** The plain text of a prose as it reads on a day: for descriptions, search, structured data and counting. */
export function plainText(prose: Prose, day: string): string {
  return bare(withSentences(proseOn(prose, day)).replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without the marks of links and emphasis. */
const bare = (prose: Prose) => prose.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(\*\*|__|\*|`)/g, '');

/** `What to ask` becomes `what-to-ask`: the anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes to read, at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / 220));
}

/** Every string in a value, at any depth. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}

/** The dated facts that a page's texts refer to, each once. */
export function factsIn(content: object): LegalFact[] {
  const ids = [...stringsIn(content)].flatMap((text) => [...text.matchAll(FACT)].map(([, id = '']) => id));
  return [...new Set(ids)].filter(isFactId).map((id) => facts[id]);
}

/** What a page’s dated facts changed on a day: a rule, or how it is described here. */
export interface PageChange {
  on: string;
  /** The fact’s name. */
  name: string;
  what: string;
}

/** The changes of a page’s facts until a day, newest first. */
export function changesIn(content: object, day: string): PageChange[] {
  return factsIn(content)
    .flatMap((fact): PageChange[] => [
      ...(fact.changes ?? []).map(({ on, what }) => ({ on, name: fact.name, what })),
      ...fact.versions.slice(1).map((version) => ({
        on: version.validFrom ?? '',
        name: fact.name,
        what: needsPerson(fact, version) ? 'a change was due, and isn’t confirmed yet' : 'the rule changed',
      })),
    ])
    .filter(({ on }) => on <= day)
    .sort((one, other) => other.on.localeCompare(one.on));
}

/** The last day on which a page changed for its readers: edited, reviewed, or a fact in it was corrected or came into force. */
export function lastChange(content: object, edited: string, day: string): string {
  const starts = factsIn(content).flatMap(({ versions, changes = [] }) => [
    ...versions.map(({ validFrom }) => validFrom),
    ...changes.map(({ on }) => on),
  ]);
  return [edited, ...starts.filter((start) => start !== null && start <= day)].sort().at(-1) as string;
}
