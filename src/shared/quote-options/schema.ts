/** A quote option as the licensed broker types it: neither the product nor its assistant ever writes one. */
import { z } from 'zod';
import { caseCommandSchema } from '#shared/cases/schema.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { isoDate, line, optionalText } from '#shared/platform/fields.ts';

/** Premiums are a four-byte integer in the database: 20 million dollars in cents stay below its maximum. */
export const PREMIUM_CENTS_MAX = 2_000_000_000;
const PREMIUM = 'Please enter a premium of at least one cent';

export const quoteOptionInputSchema = z.object({
  insurer: line('Please enter the insurer'),
  premiumCents: z.int(PREMIUM).min(1, PREMIUM).max(PREMIUM_CENTS_MAX, 'Please enter $20,000,000 or less'),
  term: premiumTermSchema,
  coverages: z
    .array(coverageSchema, 'Please list the coverages')
    .min(1, 'Please list at least one coverage')
    .max(20, 'Please list at most 20 coverages'),
  exclusions: optionalText('Please enter the exclusions as text'),
  validUntil: isoDate('Please pick the date this option is valid until'),
  note: optionalText('Please enter the note as text'),
});

export const publishOptionsInputSchema = caseCommandSchema.extend({
  options: z
    .array(quoteOptionInputSchema, 'Please add an option')
    .min(1, 'Please add at least one option')
    .max(10, 'Please add at most 10 options'),
  message: optionalText('Please enter the message as text'),
});
export type PublishOptionsInput = z.infer<typeof publishOptionsInputSchema>;
