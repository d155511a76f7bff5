/** Trying out weights before they are saved. */
import { z } from 'zod';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { industrySchema } from '#shared/lines/industries.ts';
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
  industry: industrySchema.nullable().default(null),
  alsoNeeds: z
    .array(licenceClassSchema)
    .max(licenceClassSchema.options.length)
    .default([])
    .meta({ description: 'Classes of licence the answers ask for besides that of the line' }),
  postalPrefix: line(POSTAL, { max: 7 }).regex(/^[A-Za-z]\d[A-Za-z]/, POSTAL),
  language: line('Choose a language', { max: 10 }).regex(/^[a-z]{2,3}$/, 'Choose a language'),
});
export type TryRequestInput = z.output<typeof tryRequestInputSchema>;
export const tryRequestSchema = rankingSchema;
