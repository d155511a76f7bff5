/** Personal identifiers made of letters and digits: addresses, vehicles, licences of other provinces. */
import { type Finding, findAll, redactedWords } from './finding.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}/gu;
/** With spaces around or brackets instead of the symbols, or spelled out. */
const EMAIL_APART =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64} ?(?:@|\(at\)|\[at\]|\{at\}) ?[\p{L}\p{N}-]{1,63} ?(?:\.|\(dot\)|\[dot\]|\{dot\}| dot ) ?[a-z]{2,10}(?![\p{L}\p{N}])/gu;
const EMAIL_SPOKEN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64} (?:at|arobase) (?:[\p{L}\p{N}-]{1,63} (?:dot|point) [a-z]{2,10}|(?:gmail|hotmail|outlook|yahoo|icloud|live|proton|protonmail|shaw|telus|me)\.[a-z]{2,4}(?:\.[a-z]{2})?)(?![\p{L}\p{N}])/gu;

const VIN = /(?<![a-z0-9])[a-hj-npr-z0-9]{17}(?![a-z0-9])/g;
/** In groups; only counts with a valid check digit, or after a word that announces it. */
const VIN_APART = /(?<![a-z0-9])[a-hj-npr-z0-9]{1,17}(?:[ .-]{1,2}[a-hj-npr-z0-9]{1,16}){1,16}(?![a-z0-9])/g;
const VIN_WORD = /\bvin\b|vehicle identification|serial n|numero de serie|chassis/;
/** Announces another kind of number, when it is nearer. */
const OTHER_WORD = /licen[cs]e|\bpermis\b|\bdl\b|\bplate|\bplaque|\bpolicy\b|\bclaim\b/;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTER_VALUES = '0123456789.abcdefgh..jklmn.p.r..stuvwxyz';

function checks(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, sign, place) => total + (LETTER_VALUES.indexOf(sign) % 10) * (WEIGHTS[place] ?? 0),
    0,
  );
  return vin[8] === (sum % 11 === 10 ? 'x' : String(sum % 11));
}

const isMixed = (vin: string) => /[a-z]/.test(vin) && (vin.match(/\d/g)?.length ?? 0) >= 4;

/** A sequence of words and digits in which whole groups add up to a 17-character vehicle number. */
function apartIn(text: string): Finding[] {
  return findAll(text, VIN_APART, 'vin').flatMap((row) => {
    const groups = [...text.slice(row.start, row.end).matchAll(/[a-z0-9]+/g)];
    const before = text.slice(Math.max(0, row.start - 40), row.start + 20);
    const word = VIN_WORD.exec(before);
    const announced = word !== null && !OTHER_WORD.test(before.slice(word.index));
    return groups.flatMap((first, from) => {
      let vin = '';
      for (const group of groups.slice(from)) {
        vin += group[0];
        if (vin.length > 17) break;
        if (vin.length < 17 || !isMixed(vin) || !(announced || (checks(vin) && /\d{4}$/.test(vin)))) continue;
        const start = row.start + first.index;
        return [{ ...row, start, end: row.start + group.index + group[0].length }];
      }
      return [];
    });
  });
}

const LICENCE_APART =
  /(?:licen[cs]e|permis(?: de conduire)?|\bdl)\b[^.;!?\d]{0,24}?(?<it>(?<![a-z])(?:[a-z]{1,2}|[b-z] )\d{4,6}(?:[ -]?\d{2,6}){1,3})(?![a-z0-9])/g;
const HEALTH_QUEBEC =
  /(?:ramq|maladie|soleil|sante|health|medicare)[^.;!?\d]{0,24}?(?<it>(?<![a-z])[a-z]{4}[ -]?\d{4}[ -]?\d{4})(?![a-z0-9])/g;
/** The Northwest Territories: a letter and seven digits. */
const HEALTH_NORTH = /(?:health|nwt)[^.;!?\d]{0,24}?(?<it>(?<![a-z])[a-z] ?\d{7})(?![a-z0-9])/g;

const POSTAL = /(?<![a-z0-9])[abceghj-nprstvxy]\d[abceghj-nprstv-z][ -]{0,2}\d[abceghj-nprstv-z]\d(?![a-z0-9])/g;
const POSTAL_APART =
  /(?<![a-z0-9])[abceghj-nprstvxy][ .-]\d[ .-][abceghj-nprstv-z][ .-]{1,3}\d[ .-][abceghj-nprstv-z][ .-]\d(?![a-z0-9])/g;

/** The first half names a district, which an answer may need; the second half narrows it to a few houses. */
function postalCodesIn(text: string): Finding[] {
  return [POSTAL, POSTAL_APART].flatMap((pattern) =>
    findAll(text, pattern, 'postal-code').map((found) => {
      const code = text.slice(found.start, found.end).replace(/[^a-z0-9]/g, '');
      return { ...found, word: `${code.slice(0, 3).toUpperCase()} ${redactedWords['postal-code']}` };
    }),
  );
}

export function lettersIn(text: string): Finding[] {
  return [
    ...findAll(text, EMAIL, 'email'),
    ...findAll(text, EMAIL_APART, 'email'),
    ...findAll(text, EMAIL_SPOKEN, 'email'),
    ...findAll(text, VIN, 'vin').filter(({ start, end }) => isMixed(text.slice(start, end))),
    ...apartIn(text),
    ...[HEALTH_QUEBEC, HEALTH_NORTH].flatMap((pattern) => findAll(text, pattern, 'health-number')),
    ...findAll(text, LICENCE_APART, 'licence'),
    ...postalCodesIn(text),
  ];
}
