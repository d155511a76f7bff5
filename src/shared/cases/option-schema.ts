/** A quote option as the licensed broker types it: the product and its assistant never write one. */
import { z } from 'zod';
import { line } from '#shared/fields.ts';
import { caseCommandSchema, isoDate, optionalText } from './schema.ts';

/** Premiums are a four-byte integer in the database: 20 million dollars in cents stay below its end. */
export const PREMIUM_CENTS_MAX = 2_000_000_000;
/** 100 million dollars in cents: far above any limit a broker quotes here, and still an exact number in JSON. */
export const AMOUNT_CENTS_MAX = 10_000_000_000;

export const premiumTermSchema = z.enum(['annual', 'semiannual', 'monthly'], 'Please choose how often it is paid');
export type PremiumTerm = z.infer<typeof premiumTermSchema>;

function amount(message: string) {
  return z.int(message).min(0, message).max(AMOUNT_CENTS_MAX, 'Please enter at most 100,000,000 dollars').nullable();
}

const PREMIUM = 'Please enter a premium of at least one cent';

/**
 * One line of the comparison. Amounts are cents; what is not an amount ("included", "actual cash value") is the note.
 */
export const coverageSchema = z.object({
  name: line('Please name the coverage', { max: 120 }),
  limitCents: amount('Please enter the limit as an amount'),
  deductibleCents: amount('Please enter the deductible as an amount'),
  note: optionalText('Please write the note as text', 300),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const quoteOptionInputSchema = z.object({
  insurer: line('Please enter the insurer'),
  premiumCents: z.int(PREMIUM).min(1, PREMIUM).max(PREMIUM_CENTS_MAX, 'Please enter at most 20,000,000 dollars'),
  term: premiumTermSchema,
  coverages: z
    .array(coverageSchema, 'Please list the coverages')
    .min(1, 'Please list at least one coverage')
    .max(20, 'Please list at most 20 coverages'),
  exclusions: optionalText('Please write the exclusions as text'),
  validUntil: isoDate('Please pick the last day on which the client can choose this option'),
  note: optionalText('Please write the note as text'),
});

export const publishOptionsInputSchema = caseCommandSchema.extend({
  options: z
    .array(quoteOptionInputSchema, 'Please add an option')
    .min(1, 'Please add at least one option')
    .max(10, 'Please add at most 10 options'),
  message: optionalText('Please write the message as text'),
});
export type PublishOptionsInput = z.infer<typeof publishOptionsInputSchema>;
