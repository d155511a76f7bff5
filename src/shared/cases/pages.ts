/** The lists about cases that have a REST address: their filters and orders, each along an index, and their pages. */
import { z } from 'zod';
import { momentSchema, pageFields, pageSchemaOf, updateOrderSchema } from '#shared/platform/pages.ts';
import { externalReferenceSchema } from './move-schema.ts';
import {
  caseIdInputSchema,
  caseScopeSchema,
  caseSummarySchema,
  quoteOptionSchema,
  timelineEntrySchema,
} from './views.ts';
import { caseStatusSchema } from './vocabulary.ts';

export const casePageInputSchema = z.object({
  scope: caseScopeSchema.optional().meta({
    description:
      'Which list: `own` and `shared` for clients, `mine`, `offered` and `pool` for brokers, `all` for administrators. Without it: `own`, `mine` or `all`, by your role',
  }),
  status: caseStatusSchema.optional().meta({ description: 'Only cases in this status' }),
  updatedSince: momentSchema.optional().meta({
    description:
      'Only cases in which something happened at this moment or later. To follow changes, add `order=updated_asc` and begin a minute before the last `lastEventAt` you have: a change can be seen a little after its time',
  }),
  externalReference: externalReferenceSchema
    .optional()
    .meta({ description: 'Only cases with exactly this number of the broker’s own system. Not for clients' }),
  order: updateOrderSchema
    .optional()
    .meta({ description: 'Latest update first (`updated_desc`), unless this says otherwise' }),
  ...pageFields,
});
export type CasePageInput = z.infer<typeof casePageInputSchema>;

export const casePageSchema = pageSchemaOf(caseSummarySchema);
export type CasePage = z.infer<typeof casePageSchema>;

export const offerPageInputSchema = z.object(pageFields);
export type OfferPageInput = z.infer<typeof offerPageInputSchema>;

/** One page of anything that belongs to a case. */
export const casePartPageInputSchema = caseIdInputSchema.extend(pageFields);
export type CasePartPageInput = z.infer<typeof casePartPageInputSchema>;

export const timelinePageSchema = pageSchemaOf(timelineEntrySchema);
export type TimelinePage = z.infer<typeof timelinePageSchema>;

export const optionPageSchema = pageSchemaOf(quoteOptionSchema);
export type OptionPage = z.infer<typeof optionPageSchema>;
