/** Marks what a search matched in a text, for the few rows that are shown: the same rules as the query, applied to text instead of words. */
import { bareNumber, partsOf, withoutAccents } from '#shared/platform/text-search/terms.ts';

/** A part of a text, and whether it was searched for. Joined, the parts are the text. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** From where to where in the text, in code units. */
export type Range = readonly [start: number, end: number];

/** The text as it is compared, and where each of its code units comes from. */
interface Plain {
  text: string;
  ranges: Range[];
}

/** Lower case without accents, and without the characters that are left out. */
function plainOf(text: string, leftOut?: RegExp): Plain {
  const plain: Plain = { text: '', ranges: [] };
  let start = 0;
  for (const char of text) {
    const end = start + char.length;
    const kept = leftOut?.test(char) ? '' : withoutAccents(char.toLowerCase());
    const last = plain.ranges.at(-1);
    plain.text += kept;
    for (let unit = 0; unit < kept.length; unit += 1) plain.ranges.push([start, end]);
    // An accent of its own belongs to the letter before it.
    if (!kept && last && /\p{M}/u.test(char)) plain.ranges[plain.ranges.length - 1] = [last[0], end];
    start = end;
  }
  return plain;
}

function rangeOf({ ranges }: Plain, first: number, length: number): Range {
  return [ranges[first]?.[0] ?? 0, ranges[first + length - 1]?.[1] ?? 0];
}

/** Where words of the text begin with this one. */
function beginnings(text: string, word: string, leftOut?: RegExp): Range[] {
  const plain = plainOf(text, leftOut);
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...plain.text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal}`, 'gu'))].map(({ index }) =>
    rangeOf(plain, index, word.length),
  );
}

function wordRanges(text: string, word: string): Range[] {
  const whole = beginnings(text, word);
  if (whole.length > 0) return whole;
  // F150 for F-150.
  const joined = /\d/.test(word) ? beginnings(text, word, /-/) : [];
  if (joined.length > 0) return joined;
  // O'Brien may be written O’Brien: all of its parts, or nothing.
  const parts = partsOf(word).map((part) => beginnings(text, part));
  return parts.every((found) => found.length > 0) ? parts.flat() : [];
}

/** The beginning or the end of a telephone or policy number, however either is written. */
function numberRanges(text: string, word: string): Range[] {
  const number = bareNumber(word);
  if (!number) return [];
  const plain = plainOf(text, /[^\p{L}\p{N}]/u);
  const start = [number.bare, `1${number.bare}`].find((each) => plain.text.startsWith(each));
  if (start) return [rangeOf(plain, 0, start.length)];
  if (!number.isEnding || !plain.text.endsWith(number.bare)) return [];
  return [rangeOf(plain, plain.text.length - number.bare.length, number.bare.length)];
}

/** Where a text contains a word of `searchTerms`. @param isNumber the text is a number, found by its beginning and by its end */
export function rangesOf(text: string, word: string, isNumber = false): Range[] {
  const plain = withoutAccents(word);
  return [...wordRanges(text, plain), ...(isNumber ? numberRanges(text, plain) : [])];
}

/** The text in pieces, those within a range as hits. Ranges may overlap. */
export function piecesOf(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (until: number, hit: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), hit });
    end = Math.max(end, until);
  };
  for (const [start, until] of ranges.toSorted(([a], [b]) => a - b)) {
    add(start, false);
    add(until, true);
  }
  add(text.length, false);
  return pieces;
}
