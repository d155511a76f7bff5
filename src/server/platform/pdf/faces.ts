/**
 * The characters a PDF can show. A font file covers one part of the alphabet, so a line is written in runs, each in the file that has its
 * characters; characters in none of them are replaced by a sign that is clearly not a letter.
 */
import { readFileSync } from 'node:fs';
import { codeFile } from '#server/platform/process/code-places.ts';
import coverage from './fonts/coverage.json' with { type: 'json' };

export type Weight = 'regular' | 'semibold';
export type Run = { face: string; text: string };

const parts: [part: string, ranges: [from: number, to: number][]][] = Object.entries(coverage as never);

export const REPLACED = '[?]';

/** `latin-regular` and its bytes, read once per process. */
export const faces: ReadonlyMap<string, Buffer> = new Map(
  parts.flatMap(([part]) =>
    (['regular', 'semibold'] as const).map(
      (weight) =>
        [`${part}-${weight}`, readFileSync(codeFile(`src/server/platform/pdf/fonts/${part}-${weight}.ttf`))] as const,
    ),
  ),
);

/** At most a few thousand characters: the files contain no more. */
const partOfCode = new Map(
  parts
    .toReversed()
    .flatMap(([part, ranges]) =>
      ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => [from + index, part] as const),
      ),
    ),
);

function partOf(character: string): string | null {
  return partOfCode.get(character.codePointAt(0) ?? 0) ?? null;
}

/** Characters that reverse or join text or have no effect: a PDF reads from left to right, and shows exactly what it contains. */
const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;

/** Composed (`e` and its accent are one letter), on one line, without invisible characters. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}

/** One line in runs. Consecutive characters that cannot be shown become a single sign. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  const add = (part: string, letters: string) => {
    const face = `${part}-${weight}`;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letters;
    else runs.push({ face, text: letters });
  };
  let missing = false;
  for (const character of plainText(text)) {
    const part = partOf(character);
    if (part) add(part, character);
    else if (!missing) add('latin', REPLACED);
    missing = part === null && !/\s/.test(character);
  }
  return runs;
}
