/** The amounts of the law by name, for questionnaires, coverages and services. */
import { amounts } from '../generated/amounts.ts';
import { amountText } from './amount.ts';

export type AmountId = keyof typeof amounts;

/** As a reader sees it: `$200,000`, `4 years`. */
export function amount(id: AmountId): string {
  return amountText(amounts[id]);
}

/** The number itself, in dollars or years. */
export function amountValue(id: AmountId): number {
  const found = amounts[id];
  return 'dollars' in found ? found.dollars : found.years;
}
