/** The wordings of the two consents, as a partner reads them to show ours. */
import { z } from 'zod';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';
import { consentPurposeSchema } from './wordings.ts';

export const listConsentTextsInputSchema = z.object({
  ...pageFields,
  all: z
    .boolean('Send true or false')
    .optional()
    .meta({ description: 'Also earlier wordings that someone agreed to; only today’s unless this is true' }),
});
export type ListConsentTextsInput = z.infer<typeof listConsentTextsInputSchema>;

export const consentTextSchema = z
  .object({
    purpose: consentPurposeSchema.meta({
      description:
        '`contact`: a broker may contact the person. `share`: the answers are shared with the broker. A request needs both',
    }),
    version: z.int().meta({ description: 'The version to send with a consent to it' }),
    text: z.string().meta({ description: 'The exact words to show, unabridged, beside an unticked checkbox' }),
    sha256: z.string().meta({ description: 'SHA-256 of the words in UTF-8, in hexadecimal' }),
    since: z
      .string()
      .nullable()
      .meta({ format: 'date', description: 'The first day of this version; null where it isn’t recorded' }),
    isCurrent: z.boolean().meta({ description: 'A request is accepted only with consents to current wordings' }),
  })
  .meta({ id: 'ConsentText', description: 'The wording of a consent' });
export type ConsentTextView = z.infer<typeof consentTextSchema>;
export const consentTextListSchema = pageSchemaOf(consentTextSchema);
