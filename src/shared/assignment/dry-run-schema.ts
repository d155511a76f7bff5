/** Trying out weights before they are saved. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, line } from '#shared/platform/fields.ts';
import { rankingSchema } from './schema.ts';
import { matchingWeightsSchema } from './weights.ts';

/** Recomputes the latest decisions with other weights. */
export const dryRunInputSchema = z.object({ weights: matchingWeightsSchema });
export const dryRunSchema = z.object({
  decisions: z.array(
    z.object({
      id: z.uuid(),
      caseId: z.uuid(),
      caseNumber: z.string(),
      line: caseTypeSchema,
      at: dateTimeSchema,
      before: z.string(),
      after: z.string(),
      changed: z.boolean(),
    }),
  ),
  changed: z.int(),
  partial: z.int().meta({
    description: 'How many are missing some of their eligible brokers, so a different broker may have ranked first',
  }),
});
export type DryRun = z.infer<typeof dryRunSchema>;

const POSTAL = 'Enter the first three characters of a postal code, such as T2P';
export const tryRequestInputSchema = z.object({
  weights: matchingWeightsSchema,
  type: caseTypeSchema,
  postalPrefix: line(POSTAL, { max: 7 }).regex(/^[A-Za-z]\d[A-Za-z]/, POSTAL),
  language: line('Choose a language', { max: 10 }).regex(/^[a-z]{2,3}$/, 'Choose a language'),
});
export type TryRequestInput = z.infer<typeof tryRequestInputSchema>;
export const tryRequestSchema = rankingSchema;
