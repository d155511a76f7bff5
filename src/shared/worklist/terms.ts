/** What somebody who types into the search box may mean: a number, a telephone, or the beginnings of words. */

export type SearchTerms =
  /** `AB-2026-000123` or the part of it that is typed so far: a range of the counter behind it. */
  | { kind: 'number'; year: number | null; first: number; last: number }
  /** Anything else. Each word with the spellings in which it may be kept. */
  | { kind: 'words'; words: string[][] };

/** As many digits as the number of a case shows at least. */
const DIGITS = 6;
const SERIAL_MAX = 2_147_483_647;
const WORDS_MAX = 8;

/** Leading zeros say that the number is typed as it is shown, from the left. */
function serialRange(digits: string): { first: number; last: number } {
  const missing = Math.max(0, DIGITS - digits.length);
  const first = Number(digits) * 10 ** missing;
  return { first: Math.min(first, SERIAL_MAX), last: Math.min(first + 10 ** missing - 1, SERIAL_MAX) };
}

/** Digits with what people put between those of a telephone; Canadian ones are kept with +1. */
function phoneSpellings(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('1') ? [`+${digits}`] : [`+1${digits}`];
}

/** Null when there is nothing to search for. */
export function searchTerms(q: string): SearchTerms | null {
  const text = q.trim().toLowerCase();
  const number = /^ab-?(?:(\d{4})(?:-(\d{1,10})?)?)?$/.exec(text);
  if (number?.[1]) {
    const range = number[2] ? serialRange(number[2]) : { first: 0, last: SERIAL_MAX };
    return { kind: 'number', year: Number(number[1]), ...range };
  }
  if (/^0\d{0,9}$/.test(text)) return { kind: 'number', year: null, ...serialRange(text) };
  if (/^\+?[\d().\-\s]+$/.test(text) && text.replace(/\D/g, '').length >= 3) {
    const digits = text.replace(/\D/g, '');
    return { kind: 'words', words: [[...new Set([...phoneSpellings(text), digits])]] };
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 0 ? { kind: 'words', words: words.slice(0, WORDS_MAX).map((word) => [word]) } : null;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}':*`;
}

/**
 * The words as PostgreSQL searches for them: all of them, each as the beginning of a word. A word with a mark inside (O'Brien, an address
 * that is not finished) may be kept whole or in its parts.
 */
export function tsQuery(words: readonly string[][]): string {
  const alternatives = (word: string) => {
    const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return parts.length > 1 ? `(${quoted(word)} | (${parts.map(quoted).join(' & ')}))` : quoted(word);
  };
  return words.map((spellings) => `(${spellings.map(alternatives).join(' | ')})`).join(' & ');
}
