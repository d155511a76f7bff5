/** A matching decision as it is stored and shown: every broker, every filter, every point, in words. */
import { z } from 'zod';

export const matchFilterSchema = z.enum([
  'active',
  'licence_class',
  'licence_expiry',
  'licence_verified',
  'line',
  'area',
  'capacity',
  'away',
  'excluded',
]);
export type MatchFilter = z.infer<typeof matchFilterSchema>;

export const filterResultSchema = z.object({
  filter: matchFilterSchema,
  passed: z.boolean(),
  reason: z.string(),
});
export type FilterResult = z.infer<typeof filterResultSchema>;

export const scorePartSchema = z.object({
  part: z.enum(['capacity', 'language', 'fairness', 'area']),
  points: z.int(),
  outOf: z.int(),
  reason: z.string(),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

export const candidateResultSchema = z.object({
  brokerId: z.string(),
  name: z.string(),
  eligible: z.boolean(),
  filters: z.array(filterResultSchema),
  score: z.int().nullable().meta({ description: 'Out of 100; null when a filter failed' }),
  scoreParts: z.array(scorePartSchema),
});
export type CandidateResult = z.infer<typeof candidateResultSchema>;

export const matchDecisionSchema = z.object({
  chosenId: z.string().nullable(),
  candidates: z.array(candidateResultSchema).meta({ description: 'Best first; those who failed a filter last' }),
  reason: z.string().meta({ description: 'For administrators: names brokers' }),
  clientReason: z.string().meta({ description: 'For the client: names nobody' }),
  seed: z.string().meta({ description: 'Decides between equal scores; the same seed gives the same answer' }),
});
export type MatchDecision = z.infer<typeof matchDecisionSchema>;
