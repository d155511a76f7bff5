import { formatMoney } from '#shared/platform/formats.ts';
import { type ColumnStart, measureOf } from './option-grid.ts';

/** Below the name of a row: what the client asked for, or that its amounts are deductibles. */
export function rowHint({ type, start }: Pick<ColumnStart, 'type' | 'start'>, name: string): string | undefined {
  const found = start.find((coverage) => coverage.name === name);
  if (found?.origin !== 'wish') return measureOf(type, name) === 'deductible' ? 'Deductible' : undefined;
  const amounts = [
    found.limitCents !== null && formatMoney(found.limitCents),
    found.deductibleCents !== null && `${formatMoney(found.deductibleCents)} deductible`,
    found.note,
  ].filter(Boolean);
  return amounts.length > 0 ? `Client asked for ${amounts.join(', ')}` : 'Client asked for this';
}
