/** One cell of the grid: a limit, a deductible and a note in the few characters that brokers type. */
import type { Coverage } from '#shared/lines/coverages/schema.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './money-text.ts';

/** What a cell says of its coverage; amounts that can’t be read are `NaN`. */
export type CellValue = Pick<Coverage, 'limitCents' | 'deductibleCents'> & { note: string };
/** What an amount without a word is. */
export type CellMeasure = 'limit' | 'deductible';

const NOTHING = /^(-+|–|—|n\/?a)$/i;
const INCLUDED = /^(i|inc|incl|included|y|yes|✓)\.?$/i;
const EXCLUDED = /^(no|excl|excluded|not included)\.?$/i;
/** Digits and nothing that explains them. */
const ONLY_DIGITS = /^[$\d.,\s]+$/;
const PART =
  /^(?:(limit|ded(?:uctible)?)\.?:?\s*)?(\$?\s*\d[\d,\s]*(?:\.\d+)?\s*(?:k|m|mil|million)?)\s*(limit|ded(?:uctible)?)?\.?$/i;

type Part = { cents: number; measure: CellMeasure | null };

function readPart(text: string): Part | null {
  const [, before, amount = '', after] = PART.exec(text) ?? [];
  const cents = centsFromText(amount);
  if (cents === null || Number.isNaN(cents))
    return ONLY_DIGITS.test(text) ? { cents: Number.NaN, measure: null } : null;
  const word = (before ?? after)?.toLowerCase();
  return { cents, measure: word ? (word.startsWith('ded') ? 'deductible' : 'limit') : null };
}

/**
 * What was typed: `2M`, `1,000`, `50,000 / 1,000 ded`, `Included`. Amounts come first, and the rest is the note.
 * @param measure of an amount without a word; of two, the first is the limit
 * @returns null where the option does not mention the coverage
 */
export function readCell(typed: string, measure: CellMeasure): CellValue | null {
  const text = typed.trim();
  if (text === '' || NOTHING.test(text)) return null;
  if (INCLUDED.test(text)) return { limitCents: null, deductibleCents: null, note: 'Included' };
  if (EXCLUDED.test(text)) return { limitCents: null, deductibleCents: null, note: 'Not included' };
  const parts = text.split(/\s*[/;]\s*/);
  const read = parts.map(readPart);
  const end = read.indexOf(null);
  const amounts = (end < 0 ? read : read.slice(0, end)).filter((part) => part !== null).slice(0, 2);
  if (amounts.length === 0) return { limitCents: null, deductibleCents: null, note: text };
  const [first, second] = amounts;
  const usual = second && !second.measure ? 'limit' : second?.measure === 'deductible' ? 'limit' : measure;
  const value: CellValue = { limitCents: null, deductibleCents: null, note: parts.slice(amounts.length).join(' / ') };
  const set = ({ cents, measure: said }: Part, otherwise: CellMeasure) => {
    if ((said ?? otherwise) === 'limit') value.limitCents = cents;
    else value.deductibleCents = cents;
  };
  if (first) set(first, usual);
  if (second) set(second, 'deductible');
  return value;
}

/** The same as text, so that it reads the same again. */
export function cellText({ limitCents, deductibleCents, note }: CellValue, measure: CellMeasure): string {
  const bare = limitCents === null && measure === 'deductible';
  return [
    limitCents !== null &&
      `${measure === 'deductible' && deductibleCents === null ? 'limit ' : ''}${formatMoney(limitCents)}`,
    deductibleCents !== null && `${formatMoney(deductibleCents)}${bare ? '' : ' ded.'}`,
    note,
  ]
    .filter(Boolean)
    .join(' / ');
}

/** A cell as it reads after it was left: tidied where it could be read, and as typed where it couldn’t. */
export function tidyCell(typed: string, measure: CellMeasure): string {
  const value = readCell(typed, measure);
  if (value === null) return '';
  return [value.limitCents, value.deductibleCents].some(Number.isNaN) ? typed : cellText(value, measure);
}
