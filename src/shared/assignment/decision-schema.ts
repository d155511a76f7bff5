/** Why this broker, as administrators read it: past assignment decisions, and how matching would rate a broker now. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { candidateResultSchema, placingSchema, rankingSchema } from './schema.ts';
import { matchingWeightsSchema } from './weights.ts';

export const decisionSchema = rankingSchema.extend({
  id: z.uuid(),
  at: dateTimeSchema,
  chosenName: z.string().nullable(),
  needs: placingSchema.nullable().meta({ description: 'What the answers asked for then; null if it wasn’t recorded' }),
  seed: z.string().meta({ description: 'Breaks ties; the same seed gives the same result' }),
  weights: matchingWeightsSchema.meta({ description: 'The points for each factor at that moment' }),
});
export const decisionListSchema = z.object({ decisions: z.array(decisionSchema) });

const SEARCH = 'Enter the name of a broker or firm';
export const explainBrokersInputSchema = z.object({ caseId: idSchema, search: line(SEARCH, { min: 2, max: 100 }) });
export type ExplainBrokersInput = z.infer<typeof explainBrokersInputSchema>;
export const explanationSchema = z.object({
  at: dateTimeSchema.meta({ description: 'Calculated now, not when a decision was made' }),
  brokers: z.array(candidateResultSchema),
  more: z.boolean().meta({ description: 'More brokers match this name' }),
});
export type Explanation = z.infer<typeof explanationSchema>;
