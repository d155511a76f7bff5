/** What someone types into the search box can mean: a case number, or words, telephone numbers and policy numbers. */

export type SearchTerms =
  /**
   * `AB-2026-000123`, of the sandbox `TEST-2026-000123`, or the part typed so far: a range of the underlying counter. `digits` is the typed text when it could
   * also be the end of a telephone number.
   */
  | { kind: 'number'; year: number | null; first: number; last: number; digits: string | null }
  /** Anything else. A telephone number is one word, however it is written. */
  | { kind: 'words'; words: string[] };

/** A case number shows at least this many digits. */
const DIGITS = 6;
const SERIAL_MAX = 2_147_483_647;
const WORDS_MAX = 8;
/** Numbers match by prefix, and from four characters on also by suffix: what people remember of a telephone number. */
const BEGINNING_MIN = 3;
const ENDING_MIN = 4;

/** Leading zeros mean that the number is typed as displayed, from the left. */
function serialRange(digits: string): { first: number; last: number } {
  const missing = Math.max(0, DIGITS - digits.length);
  const first = Number(digits) * 10 ** missing;
  return { first: Math.min(first, SERIAL_MAX), last: Math.min(first + 10 ** missing - 1, SERIAL_MAX) };
}

/** Null when there is nothing to search for. */
export function searchTerms(q: string): SearchTerms | null {
  const text = q.trim().toLowerCase();
  const number = /^(?:ab|test)-?(?:(\d{4})(?:-(\d{1,10})?)?)?$/.exec(text);
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

/** Same as the database function `without_accents`. */
export function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0323\u0327\u0328]/g, '');
}

function whole(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** Matches as a word prefix. */
function beginning(lexeme: string): string {
  return `${whole(lexeme)}:*`;
}

function inSequence(lexemes: string[]): string {
  return lexemes.length > 1 ? `(${lexemes.join(' <-> ')})` : lexemes.join('');
}

/**
 * A word with punctuation (O'Brien, an incomplete address) may be indexed whole or as consecutive parts. A part followed by punctuation
 * is complete: only the last part matches as a prefix, because a short common prefix matches every row. An email address is indexed
 * whole, starting after the last character that cannot be in one.
 * @param ending how the last part matches: as a prefix, or whole
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

/** The letters and digits of a word without punctuation, split into parts. */
export function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A word as a part of a number: its letters and digits, and whether they are enough to be the end of one. Null when it can’t be one. */
export function bareNumber(word: string): { bare: string; isEnding: boolean } | null {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
  return /\d/.test(bare) && bare.length >= BEGINNING_MIN ? { bare, isEnding: bare.length >= ENDING_MIN } : null;
}

/** A telephone number is stored with its 1, which people leave out. */
function startsOf(bare: string): string[] {
  return /^[2-9]\d*$/.test(bare) ? [bare, `1${bare}`] : [bare];
}

/** Matches how the database function `number_words` indexes numbers; Canadian telephone numbers include their 1. */
function asNumber(word: string): string[] {
  const number = bareNumber(word);
  if (!number) return [];
  const { bare, isEnding } = number;
  const starts = startsOf(bare);
  const ending = isEnding ? [`end:${[...bare].reverse().join('')}`] : [];
  return [...starts.map((start) => `no:${start}`), ...ending].map(beginning);
}

function allOf(words: readonly string[], spellings: (word: string) => string[]): string {
  return words.map((word) => `(${spellings(word).join(' | ')})`).join(' & ');
}

/** Which words of a text match as prefixes: only the last, which may still be incomplete, or each. */
export type Beginnings = 'last' | 'each';

/**
 * The PostgreSQL text query: all words must match. A common prefix matches most texts, and ruling them all out costs more than the
 * rest of the search, so words followed by another are treated as complete unless requested otherwise.
 */
export function textQuery(words: readonly string[], beginnings: Beginnings = 'last'): string {
  const unfinished = (word: string) => beginnings === 'each' || word === words.at(-1);
  return allOf(words, (word) => asText(word, unfinished(word) ? beginning : whole));
}

/** In fields that identify a person, each word matches as a prefix: names without accents, numbers also by suffix. */
export function personQuery(words: readonly string[]): string {
  return allOf(words.map(withoutAccents), (word) => [...asText(word), ...asNumber(word)]);
}

/** What is typed as the whole of a number: a word with digits, and no other. Null when it can’t be one. */
function asWholeNumber(words: readonly string[]): string | null {
  const number = words.length === 1 ? bareNumber(words[0] ?? '') : null;
  return (
    number &&
    startsOf(number.bare)
      .map((start) => whole(`no:${start}`))
      .join(' | ')
  );
}

/** Fewer letters begin so many names that asking the index for them is no shortcut. */
const NAME_MIN = 3;

/** Words that each begin a word of a name, as the database function `name_words` marks them. Null where one can’t. */
function asNames(words: readonly string[]): string | null {
  if (!words.every((word) => /\p{L}/u.test(word))) return null;
  const parts = words.flatMap(partsOf);
  return parts.map((part) => beginning(`name:${part}`)).join(' & ');
}

/** @property isRare so few rows match that asking the word index costs less than reading along the list */
export interface RankedQuery {
  query: string;
  isRare: boolean;
}

/**
 * The queries for a case, best first; no case matches two of them. A whole number, such as the policy’s, says exactly which case is meant;
 * most other words are names. The last query finds everything else that contains all words.
 */
export function rankedQueries(words: readonly string[]): RankedQuery[] {
  const plain = words.map(withoutAccents);
  const number = asWholeNumber(plain);
  const names = asNames(plain);
  const better = [
    ...(number ? [{ query: number, isRare: true }] : []),
    ...(names ? [{ query: names, isRare: plain.some((word) => word.length >= NAME_MIN) }] : []),
  ];
  return [...better, { query: personQuery(words), isRare: false }].map(({ query, isRare }, rank) => {
    const earlier = better.slice(0, rank).map((one) => `!(${one.query})`);
    return { query: [`(${query})`, ...earlier].join(' & '), isRare };
  });
}
