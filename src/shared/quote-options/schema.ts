/** A quote option as the licensed broker types it: neither the product nor its assistant ever writes one. */
import { z } from 'zod';
import { caseCommandSchema } from '#shared/cases/schema.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { idSchema, isoDate, line, optionalText } from '#shared/platform/fields.ts';

/** Premiums are a four-byte integer in the database: 20 million dollars in cents stay below its maximum. */
export const PREMIUM_CENTS_MAX = 2_000_000_000;
/** As many as fit a comparison that people can read. */
export const OPTIONS_MAX = 10;
const PREMIUM = 'Enter a premium of at least one cent';

export const quoteOptionInputSchema = z.object({
  insurer: line('Enter the insurer'),
  premiumCents: z.int(PREMIUM).min(1, PREMIUM).max(PREMIUM_CENTS_MAX, 'Enter $20,000,000 or less'),
  term: premiumTermSchema,
  coverages: z
    .array(coverageSchema, 'Send the coverages as a list')
    .min(1, 'Add at least one coverage')
    .max(20, 'Add at most 20 coverages'),
  exclusions: optionalText('The exclusions must be text'),
  validUntil: isoDate('Choose the date this option is valid until'),
  note: optionalText('The note must be text'),
  documentId: idSchema
    .nullish()
    .meta({ description: 'The insurer’s quote, a document of the case. The client can open it with the option' }),
});

export const publishOptionsInputSchema = caseCommandSchema.extend({
  options: z
    .array(quoteOptionInputSchema, 'Add an option')
    .min(1, 'Add at least one option')
    .max(OPTIONS_MAX, `Add up to ${OPTIONS_MAX} options`),
  message: optionalText('The message must be text'),
});
export type PublishOptionsInput = z.infer<typeof publishOptionsInputSchema>;
