/** Validation of single values by real-world rules: postal codes, vehicle numbers, the calendar. */
import type { Shift } from './types.ts';

// The letters D, F, I, O, Q and U are never used in a postal code; the first letter names the region, T is Alberta.
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** `t2p1j9`, `T2P-1J9` and `T2P  1J9` all become `T2P 1J9`; `null` when it is not a Canadian postal code. */
export function normalizePostalCode(text: string): string | null {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return POSTAL_CODE.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
}

/** Expects a normalised postal code. Saskatchewan's side of Lloydminster (S9V) is not Alberta. */
export function isAlbertaPostalCode(postalCode: string): boolean {
  return postalCode.startsWith('T');
}

/** Upper case, without the spaces and hyphens that come along when copying. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** 17 characters without I, O and Q. Expects a normalised VIN. */
export function isVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
}

const VIN_LETTERS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether position 9 matches the other sixteen. A mismatch is a reason to double-check, not an error:
 * vehicles built before 1981 or for other markets do not follow the rule. Expects a normalised VIN.
 */
export function vinCheckDigitMatches(vin: string): boolean {
  const sum = VIN_WEIGHTS.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (VIN_LETTERS[character] ?? Number(character));
  }, 0);
  const remainder = sum % 11;
  return vin.charAt(8) === (remainder === 10 ? 'X' : String(remainder));
}

/** `YYYY-MM-DD`, and a day that exists. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** `YYYY-MM`. */
export function isIsoMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Shifts an ISO date; a day the target month does not have becomes its last day. */
export function shiftDate(date: string, { years = 0, months = 0, days = 0 }: Shift): string {
  const month = Number(date.slice(5, 7)) - 1 + months;
  const year = Number(date.slice(0, 4)) + years + Math.floor(month / 12);
  const monthOfYear = ((month % 12) + 12) % 12;
  const moved = new Date(0);
  moved.setUTCFullYear(
    year,
    monthOfYear,
    Math.min(Number(date.slice(8, 10)), daysInMonth(year, monthOfYear + 1)) + days,
  );
  return moved.toISOString().slice(0, 10);
}
