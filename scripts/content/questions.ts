import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { urgentKinds } from '../../src/shared/content/dangers/urgent.ts';
import { check, mistakeAt } from './source.ts';

/** Letters as people type them, on one line. */
const phraseSchema = z.string().regex(/^\S(?:[^\t]*\S)?$/, 'expected one phrase, without a tab or spaces around it');

/** The line of a passage: its address with the anchor, a tab, and one way to ask for its content. */
const askedSchema = z.strictObject({
  passage: z.string().regex(/^\/\S*$/, 'expected an address on this site'),
  phrase: phraseSchema,
});

/** The line of a question that no page answers: its topic, a tab, and the wording. */
const elsewhereSchema = z.strictObject({ theme: phraseSchema, phrase: phraseSchema });

const ELSEWHERE = 'elsewhere.tsv';
const DANGERS = 'dangers.tsv';

/**
 * How people ask for each passage in their own words: search and the assistant match these in addition to the passage's text. Written by
 * someone who has read the passage, and never shown. The plainest wordings are the ones most easily forgotten.
 * @param mistakes collects the errors, each with its file and line
 */
export function readAsked(root: string, mistakes: string[]): Record<string, string[]> {
  const names = readdirSync(path.join(root, 'questions')).filter(
    (name) => name.endsWith('.tsv') && name !== ELSEWHERE && name !== DANGERS,
  );
  const asked = new Map<string, string[]>();
  for (const name of names.sort()) {
    let last = '';
    for (const { line, passage, phrase } of linesOf(root, name, askedSchema, mistakes)) {
      const phrases = asked.get(passage) ?? [];
      if (passage !== last && phrases.length)
        mistakes.push(mistakeAt(fileOf(name), line, `${passage}: its questions are not next to each other`));
      phrases.push(phrase);
      asked.set(passage, phrases);
      last = passage;
    }
  }
  return Object.fromEntries(asked);
}

/**
 * Questions that no page answers: kinds of insurance we do not offer, other offices, other trades, the world at large. A question that
 * resembles one of these more than any phrase of the passages is not answered from a page that merely shares a word with it.
 * @param mistakes collects the errors, each with its file and line
 */
export function readElsewhere(root: string, mistakes: string[]): string[] {
  return linesOf(root, ELSEWHERE, elsewhereSchema, mistakes).map(({ phrase }) => phrase);
}

/** The line of a message that sounds like danger: its kind, a tab, and the wording. */
const dangerSchema = z.strictObject({ kind: z.enum(urgentKinds), phrase: phraseSchema });

/**
 * How people write when there is danger now, or when they ask for help with a wrong, by kind: a message like these gets a sentence about
 * whom to call, whatever else is answered. Those of the kind `none` have the same words and are ordinary questions.
 * @param mistakes collects the errors, each with its file and line
 */
export function readDangers(root: string, mistakes: string[]): Record<string, string[]> {
  const lines = linesOf(root, DANGERS, dangerSchema, mistakes);
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, of]) => [kind, of.map(({ phrase }) => phrase)]),
  );
}

const fileOf = (name: string) => `content/questions/${name}`;

/** The valid lines of a file, as records of their cells, with line numbers from 1. */
function linesOf<Shape extends z.ZodRawShape>(
  root: string,
  name: string,
  schema: z.ZodObject<Shape>,
  mistakes: string[],
): (z.output<z.ZodObject<Shape>> & { line: number })[] {
  const text = readFileSync(path.join(root, 'questions', name), 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '');
  const [first = '', second = ''] = Object.keys(schema.shape);
  return text.split('\n').flatMap((cells, at) => {
    const [about = '', ...rest] = cells.split('\t');
    const value = { [first]: about, [second]: rest.length ? rest.join('\t') : undefined };
    const read = check(schema, { file: fileOf(name), value, lineOf: () => at + 1 }, mistakes);
    return read ? [{ ...read, line: at + 1 }] : [];
  });
}
