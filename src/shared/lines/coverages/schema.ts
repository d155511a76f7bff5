/** What an option covers, and how its premium is paid. */
import { z } from 'zod';
import { line, optionalText } from '#shared/platform/fields.ts';

/** 100 million dollars in cents: far above any limit a broker quotes here, and still an exact number in JSON. */
export const AMOUNT_CENTS_MAX = 10_000_000_000;

export const premiumTermSchema = z.enum(['annual', 'semiannual', 'monthly'], 'Choose how often it’s paid');
export type PremiumTerm = z.infer<typeof premiumTermSchema>;

function amount(message: string) {
  return z.int(message).min(0, message).max(AMOUNT_CENTS_MAX, 'Enter $100,000,000 or less').nullable();
}

/**
 * One row of the comparison. Amounts are cents; anything that is not an amount ("included", "actual cash value") is the note.
 */
export const coverageSchema = z.object({
  name: line('Enter the name of the coverage', { max: 120 }),
  limitCents: amount('Enter the limit as an amount'),
  deductibleCents: amount('Enter the deductible as an amount'),
  note: optionalText('The note must be text', 300),
});
export type Coverage = z.infer<typeof coverageSchema>;
