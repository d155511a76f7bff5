/** The numbers behind the charts: what is counted per day, and what a chart receives. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';

/** The steps of the funnel, in order. */
export const funnelSteps = ['submitted', 'taken_on', 'quoted', 'accepted', 'bound'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What became of the drafts of a day: see `quote-requests/funnel`. */
export const intakeMetrics = ['intake_sent', 'intake_left', 'intake_open'] as const;

/**
 * What is counted per day: the steps; first replies by how long they took; new cases by line and by source; closed cases by reason.
 * `counted` marks a day as counted and holds, as `total`, the minute since 1970 at which that was. `reply_overdue` comes from the latest
 * count alone: how many cases are still waiting for an overdue first reply. The `intake` metrics come from the drafts, by the day on which
 * each was started.
 */
export const dailyMetricSchema = z.enum([
  ...funnelSteps,
  'first_reply',
  'reply_overdue',
  'line',
  'source',
  'closed',
  'counted',
  ...intakeMetrics,
]);

/** How many days a chart goes back. */
export const chartDays = [30, 90, 365] as const;
export const chartsInputSchema = z.object({
  days: z.literal([...chartDays], 'Choose 30, 90 or 365 days'),
});
export type ChartsInput = z.infer<typeof chartsInputSchema>;

const day = z.string().meta({ format: 'date' });
const share = z.object({ name: z.string(), count: z.int() });

export const chartsSchema = z.object({
  /** Null before anything was counted. */
  asOf: dateTimeSchema.nullable(),
  from: day,
  to: day,
  /** Days in the range that have not been counted yet. */
  missingDays: z.int(),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count: z.int() })),
  replies: z.array(
    z.object({
      /** Its Monday. */
      week: day,
      count: z.int(),
      medianMinutes: z.int().meta({ description: 'Business minutes, accurate to about a quarter of an hour' }),
      inTime: z.int().meta({ description: 'Of these, how many were on time' }),
    }),
  ),
  lines: z.array(z.object({ line: caseTypeSchema, count: z.int() })),
  sources: z.array(share).meta({ description: 'The ten largest, then the rest as "other"' }),
  closed: z.array(share).meta({ description: 'By close reason, `withdrawn` or `duplicate`' }),
});
export type Charts = z.infer<typeof chartsSchema>;
