/** One action on many cases. Each runs separately: a refused one does not stop the others. */
import { z } from 'zod';
import { caseCommandSchema } from '#shared/cases/schema.ts';
import { casePrioritySchema } from '#shared/cases/vocabulary.ts';
import { idSchema, isoDate, optionalText } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';

export const BULK_MAX = 100;
/** How long it can be undone. */
export const BULK_UNDO_MINUTES = 10;

const CHOOSE = 'Choose at least one request';

export const bulkActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('priority'), priority: casePrioritySchema }),
    z.object({
      kind: z.literal('hold'),
      until: isoDate('Choose the date the hold ends'),
      note: optionalText('The note must be text'),
    }),
    z.object({ kind: z.literal('resume') }),
    /** Without a broker: to the delegate of the assigned broker. */
    z.object({ kind: z.literal('handOver'), brokerId: idSchema.optional() }),
  ],
  'Choose what to do with the requests',
);
export type BulkAction = z.infer<typeof bulkActionSchema>;

export const bulkInputSchema = z.object({
  action: bulkActionSchema,
  cases: z
    .array(caseCommandSchema, CHOOSE)
    .min(1, CHOOSE)
    .max(BULK_MAX, `Choose up to ${BULK_MAX} requests`)
    .refine(
      (cases) => new Set(cases.map(({ caseId }) => caseId)).size === cases.length,
      byRule('duplicate', 'List each request once'),
    ),
});
export type BulkInput = z.infer<typeof bulkInputSchema>;

export const bulkResultSchema = z.object({
  caseId: z.uuid(),
  ok: z.boolean(),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const bulkOutputSchema = z.object({
  /** For undoing it; null when nothing was changed. */
  bulkId: z.uuid().nullable(),
  results: z.array(bulkResultSchema),
});
export type BulkOutput = z.infer<typeof bulkOutputSchema>;

export const undoBulkInputSchema = z.object({ bulkId: idSchema });
export type UndoBulkInput = z.infer<typeof undoBulkInputSchema>;

export const undoBulkOutputSchema = z.object({ results: z.array(bulkResultSchema) });
