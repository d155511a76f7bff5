/** Values as papers print them, and as recognition may distort them. Each reader looks into a text and says what it means and where it is. */
import { isIsoDate, isVin, normalizePostalCode, vinCheckDigitMatches } from '../validators.ts';

/** A value and the part of the text it was read from. */
export interface Read<V> {
  value: V;
  start: number;
  end: number;
}
export type Reader<V> = (text: string) => Read<V> | null;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
/** Recognition takes O for 0, and l or I for 1. */
const DAY = '([0-3OIl]?[0-9OIl])';
const YEAR = '((?:19|2[0O])[0-9O]{2})';
const dateForms: readonly [RegExp, (match: RegExpExecArray) => [string?, string?, string?]][] = [
  [new RegExp(`\\b${MONTH}\\s*${DAY}(?:st|nd|rd|th)?[,.]?\\s*${YEAR}\\b`, 'i'), ([, m, d, y]) => [y, m, d]],
  [new RegExp(`\\b${DAY}(?:st|nd|rd|th)?[\\s-]*${MONTH}[,\\s-]*${YEAR}\\b`, 'i'), ([, d, m, y]) => [y, m, d]],
  [new RegExp(`\\b${YEAR}\\s?[-/.]\\s?([01O]?[0-9O])\\s?[-/.]\\s?${DAY}\\b`), ([, y, m, d]) => [y, m, d]],
];

function digits(text = ''): string {
  return text.replaceAll(/[OoQ]/g, '0').replaceAll(/[Il]/g, '1');
}

/** An ISO date. Numbers alone with the year last could be either way round, so they are nobody's answer. */
export const readDate: Reader<string> = (text) => {
  for (const [form, order] of dateForms) {
    const match = form.exec(text);
    if (!match) continue;
    const [year = '', month = '', day = ''] = order(match);
    const named = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const value = `${digits(year)}-${(named || digits(month)).toString().padStart(2, '0')}-${digits(day).padStart(2, '0')}`;
    if (isIsoDate(value)) return { value, start: match.index, end: match.index + match[0].length };
  }
  return null;
};

export const readYear: Reader<number> = (text) => {
  const match = /\b(19[3-9]\d|20[0-4]\d)\b/.exec(text);
  return match && { value: Number(match[1]), start: match.index, end: match.index + 4 };
};

const AMOUNT = /(\$|S(?=\d))?\s?(\d{1,3}(?:[,.\s]\s?[\dO]{3})+|\d+)(\.\d{2})?(?:\s?(million|M\b))?/g;

export interface Amount {
  dollars: number;
  /** A price; limits and deductibles are round. */
  hasCents: boolean;
}

/** The amounts in a text, in order. */
export function readAmounts(text: string): Read<Amount>[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [all, sign, number = '', cents, million] = match;
    if (!sign && !/[,.\s]/.test(number) && !million) return [];
    const dollars = Number(digits(number).replaceAll(/[,.\s]/g, '')) * (million ? 1_000_000 : 1);
    return [{ value: { dollars, hasCents: Boolean(cents) }, start: match.index, end: match.index + all.length }];
  });
}

const lettersFor: Readonly<Record<string, string>> = { 2: 'Z', 3: 'J', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B' };
const digitsFor: Readonly<Record<string, string>> = {
  ...{ O: '0', D: '0', Q: '0', I: '1', L: '1', l: '1', Z: '2', A: '4', S: '5', G: '6', T: '7', B: '8' },
};

/** A postal code alternates letters and digits, so one taken for the other is put right. */
export const readPostalCode: Reader<string> = (text) => {
  for (const match of text.matchAll(/\b([A-Za-z][A-Za-z0-9]{2})\s?-?\s?([A-Za-z0-9]{3})\b/g)) {
    const letters = [...`${match[1]}${match[2]}`].map((letter, at) =>
      at % 2 === 0 ? (lettersFor[letter] ?? letter.toUpperCase()) : (digitsFor[letter] ?? letter),
    );
    const value = normalizePostalCode(letters.join(''));
    // Without a digit it is a word, whatever its letters could be.
    if (value && /\d/.test(match[0])) return { value, start: match.index, end: match.index + match[0].length };
  }
  return null;
};

/** Characters that recognition takes for one another, beyond those a VIN never has: first the usual ones, then the rare. */
const alike = [
  ['S5', 'B8', 'Z2', 'G6', '0D'],
  ['1L', '7T', '4A', 'UV', 'VY', '0G', '1T', '3B', '8S', '6B', 'HN', 'MN', 'CG', 'PF', 'EF', 'KX'],
];

/** The VINs with a right check digit that differ in one character, by one of these pairs. */
function correctedBy(pairs: readonly string[], vin: string): string[] {
  const corrected = [...vin].flatMap((character, at) =>
    pairs
      .filter((pair) => pair.includes(character))
      .map((pair) => vin.slice(0, at) + pair.replace(character, '') + vin.slice(at + 1)),
  );
  return [...new Set(corrected.filter(vinCheckDigitMatches))];
}

/** A VIN's ninth character checks the others. With several ways to be right, nothing is known. */
function correctVin(vin: string): string | null {
  const [first] = alike.map((pairs) => correctedBy(pairs, vin)).filter((corrected) => corrected.length > 0);
  return first?.length === 1 ? (first[0] ?? null) : null;
}

/** Letters that a VIN never has, as what they were taken for. */
function inVinLetters(text: string): string {
  return text.replaceAll('l', '1').replaceAll(/[OQ]/g, '0').replaceAll('I', '1').replaceAll('$', 'S');
}

/** Of a character recognized twice, as itself and as a similar one, the one that makes a VIN. */
function withoutDouble(text: string): string | null {
  const doubles = new Set([...alike.flat(), 'O0', 'I1', 'l1', 'Q0']);
  const shorter = [...text].flatMap((character, at) => {
    const beside = [text[at - 1], text[at + 1]];
    const twice = beside.some((other) => other && (doubles.has(character + other) || doubles.has(other + character)));
    return twice ? [inVinLetters(text.slice(0, at) + text.slice(at + 1))] : [];
  });
  const valid = new Set(shorter.filter((vin) => isVin(vin) && vinCheckDigitMatches(vin)));
  return valid.size === 1 ? ([...valid][0] ?? null) : null;
}

function vinIn(text: string, surely: boolean): string | null {
  if (text.length > 17) return withoutDouble(text);
  const vin = inVinLetters(text);
  if (!isVin(vin)) return null;
  if (vinCheckDigitMatches(vin)) return vin;
  return correctVin(vin) ?? (surely ? vin : null);
}

/**
 * A VIN in a text, also with spaces in it.
 * @param surely the paper says that it is one, so it may also be of another market, without a check digit
 */
export function readVin(text: string, surely: boolean): Read<string> | null {
  // In one piece first: a number of a row before it is none of its characters.
  const found = [
    /(?<![A-Za-z0-9])[A-Z0-9l$]{17,18}(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9])[A-Z0-9l$](?:[\s-]?[A-Z0-9l$]){16}(?![A-Za-z0-9])/g,
  ];
  for (const match of found.flatMap((form) => [...text.matchAll(form)])) {
    // The last four are digits, which no words that happen to fit have.
    if (!/[\dOIlSBZG]{4}$/.test(match[0])) continue;
    const value = vinIn(match[0].replaceAll(/[\s-]/g, ''), surely);
    if (value) return { value, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const NAME_WORD = "[\\p{Lu}][\\p{L}'’.-]*";
const PERSON = new RegExp(`^((?:${NAME_WORD})(?:\\s${NAME_WORD}){1,3})(?=$|[,;(&]|\\s(?:and|&))`, 'u');
const NO_PERSON =
  /\b(insur|assur|mutual|policy|number|street|avenue|drive|road|broker|vehicle|address|date|deductible|coverage|package|certificate|ltd|inc|the|your|of|alberta)/i;

/** A person's name at the beginning of a text, written as people write it. */
export const readPerson: Reader<string> = (text) => {
  const match = PERSON.exec(text);
  const name = match?.[1];
  if (!name || NO_PERSON.test(name) || /\d/.test(name)) return null;
  const shouted = name === name.toUpperCase();
  return { value: shouted ? inTitleCase(name) : name, start: 0, end: name.length };
};

export function inTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
