/** What somebody who types into the search box may mean: the number of a case, or words, telephones and policy numbers. */

export type SearchTerms =
  /**
   * `AB-2026-000123` or the part of it that is typed so far: a range of the counter behind it. `digits` is what was typed where it may
   * as well be the end of a telephone.
   */
  | { kind: 'number'; year: number | null; first: number; last: number; digits: string | null }
  /** Anything else. A telephone is one word, however it is written. */
  | { kind: 'words'; words: string[] };

/** As many digits as the number of a case shows at least. */
const DIGITS = 6;
const SERIAL_MAX = 2_147_483_647;
const WORDS_MAX = 8;
/** A number is looked for by its beginning, and from four signs on by its end: what people know of a telephone. */
const BEGINNING_MIN = 3;
const ENDING_MIN = 4;

/** Leading zeros say that the number is typed as it is shown, from the left. */
function serialRange(digits: string): { first: number; last: number } {
  const missing = Math.max(0, DIGITS - digits.length);
  const first = Number(digits) * 10 ** missing;
  return { first: Math.min(first, SERIAL_MAX), last: Math.min(first + 10 ** missing - 1, SERIAL_MAX) };
}

/** Null when there is nothing to search for. */
export function searchTerms(q: string): SearchTerms | null {
  const text = q.trim().toLowerCase();
  const number = /^ab-?(?:(\d{4})(?:-(\d{1,10})?)?)?$/.exec(text);
  if (number?.[1]) {
    const range = number[2] ? serialRange(number[2]) : { first: 0, last: SERIAL_MAX };
    return { kind: 'number', year: Number(number[1]), ...range, digits: null };
  }
  if (/^0\d{0,9}$/.test(text))
    return { kind: 'number', year: null, ...serialRange(text), digits: text.length >= ENDING_MIN ? text : null };
  const digits = text.replace(/\D/g, '');
  if (/^\+?[\d().\-\s]+$/.test(text) && digits.length >= BEGINNING_MIN) return { kind: 'words', words: [digits] };
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 0 ? { kind: 'words', words: words.slice(0, WORDS_MAX) } : null;
}

/** As the function `without_accents` of the database. */
function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0323\u0327\u0328]/g, '');
}

function whole(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** As the beginning of a word. */
function beginning(lexeme: string): string {
  return `${whole(lexeme)}:*`;
}

function inSequence(lexemes: string[]): string {
  return lexemes.length > 1 ? `(${lexemes.join(' <-> ')})` : lexemes.join('');
}

/**
 * A word with a mark (O'Brien, an address that is not finished) may be kept whole or in its parts, one behind the other. A part with a mark
 * behind it is finished: only what ends the word is a beginning, for what begins like a frequent part is in every row. An address is kept
 * whole, from behind the last mark that cannot be in one.
 * @param ending how the end of the word is looked for: as the beginning of longer ones, or whole
 */
function asText(word: string, ending = beginning): string[] {
  const parts = partsOf(word);
  const last = parts.at(-1) ?? '';
  if (last === word) return [ending(word)];
  const end = word.endsWith(last) ? ending(last) : whole(last);
  const [, before, address] = /^(.*[^\p{L}\p{N}._@-])([\p{L}\p{N}._-]+@.*)$/u.exec(word) ?? [];
  return [
    ending(word),
    inSequence([...parts.slice(0, -1).map(whole), end]),
    ...(before && address ? [inSequence([...partsOf(before).map(whole), ending(address)])] : []),
  ];
}

/** The letters and digits of a word without the marks in it, each part by itself. */
export function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** As the function `number_words` of the database keeps it; Canadian telephones are kept with their 1. */
function asNumber(word: string): string[] {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
  if (!/\d/.test(bare) || bare.length < BEGINNING_MIN) return [];
  const starts = /^[2-9]\d*$/.test(bare) ? [bare, `1${bare}`] : [bare];
  const ending = bare.length >= ENDING_MIN ? [`end:${[...bare].reverse().join('')}`] : [];
  return [...starts.map((start) => `no:${start}`), ...ending].map(beginning);
}

function allOf(words: readonly string[], spellings: (word: string) => string[]): string {
  return words.map((word) => `(${spellings(word).join(' | ')})`).join(' & ');
}

/** Which words of a text may be the beginning of longer ones: only the last, which may not be typed to its end, or each. */
export type Beginnings = 'last' | 'each';

/**
 * The words as PostgreSQL looks for them in a text: all of them. What begins like a frequent word is in most texts, and finding it all out
 * costs more than the rest of the search, so that words with another behind them are taken as finished unless asked otherwise.
 */
export function textQuery(words: readonly string[], beginnings: Beginnings = 'last'): string {
  const unfinished = (word: string) => beginnings === 'each' || word === words.at(-1);
  return allOf(words, (word) => asText(word, unfinished(word) ? beginning : whole));
}

/** In what says who somebody is, each word is a beginning: names without their accents, numbers also by their end. */
export function personQuery(words: readonly string[]): string {
  return allOf(words.map(withoutAccents), (word) => [...asText(word), ...asNumber(word)]);
}
