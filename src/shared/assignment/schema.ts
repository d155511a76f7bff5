/** A matching decision as stored and shown: the top brokers with their points, and how many each rule excluded. */
import { z } from 'zod';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { industrySchema } from '#shared/lines/industries.ts';

/** In the order in which they are explained. */
export const matchFilterSchema = z.enum([
  'active',
  'licence_class',
  'licence_expiry',
  'licence_verified',
  'line',
  'industry',
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

/** How many brokers a decision keeps by name; for the others it keeps only how many each rule excluded. */
export const KEPT_BROKERS = 10;

/** The inputs to a broker's points. With the weights and the number of eligible brokers, every point can be recomputed. */
export const rankedBrokerSchema = z.object({
  brokerId: z.string(),
  score: z.int(),
  /** Remaining capacity, out of `capacity`. */
  free: z.int(),
  capacity: z.int(),
  speaks: z.boolean(),
  /** The most specific of the broker's areas that contains the postal code. */
  area: z.string(),
  /** How many of the eligible brokers have waited longer for an offer. */
  waitedLonger: z.int(),
});
export type RankedBroker = z.infer<typeof rankedBrokerSchema>;

/** As stored: what the answers asked of a broker at that moment, as `Placing`. */
export const placingSchema = z.object({ licences: z.array(licenceClassSchema), industry: industrySchema.nullable() });

/** As stored: best first. */
export const keptBrokersSchema = z.array(rankedBrokerSchema).max(KEPT_BROKERS);
/** As stored: how many brokers failed each rule. A broker who failed two is counted twice. */
export const failureCountsSchema = z.partialRecord(matchFilterSchema, z.int());
export type FailureCounts = z.infer<typeof failureCountsSchema>;

/** Distinguishes brokers with the same name; adds the licence number where the firm is the same. */
const firmSchema = z.string().nullable().meta({ description: 'Null for someone who is no longer a broker' });

/** One broker against one request: every rule with its reason, and the points if all of them passed. */
export const candidateResultSchema = z.object({
  brokerId: z.string(),
  name: z.string(),
  firm: firmSchema,
  eligible: z.boolean(),
  filters: z.array(filterResultSchema),
  score: z.int().nullable().meta({ description: 'Out of 100; null if a rule wasn’t met' }),
  scoreParts: z.array(scorePartSchema),
});
export type CandidateResult = z.infer<typeof candidateResultSchema>;

/** The outcome of matching, for display. */
export const rankingSchema = z.object({
  chosenId: z.string().nullable(),
  considered: z.int().meta({ description: 'How many brokers there were' }),
  eligible: z.int().meta({ description: 'How many of them met every rule' }),
  failures: z
    .array(z.object({ filter: matchFilterSchema, count: z.int() }))
    .meta({ description: 'How many brokers failed each rule; a broker who failed two is counted twice' }),
  best: z
    .array(
      z.object({
        brokerId: z.string(),
        name: z.string(),
        firm: firmSchema,
        score: z.int(),
        speaks: z.boolean(),
        scoreParts: z.array(scorePartSchema),
      }),
    )
    .meta({ description: `The ${KEPT_BROKERS} best, best first` }),
});
export type Ranking = z.infer<typeof rankingSchema>;
