/** The charts of the overview, from the daily counts only. */

import { DateTime } from 'luxon';
import { FIRST_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { rememberedPerDatabase } from '#server/platform/process/remembered.ts';
import type { Services } from '#server/platform/services.ts';
import { type Charts, type ChartsInput, funnelSteps } from '#shared/cases/charts.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { BucketCount } from '#shared/platform/bucket-median.ts';
import { MEASURED_DAYS, measuredWords, readBuckets } from './policy.ts';

const SOURCES_MAX = 10;
const MINUTE_MS = 60_000;
/** Used before anything was counted: weeks start on its day of the week. */
const A_MONDAY = '2001-01-01';

type Counted = { metric: string; dimension: string; count: number };
/** First replies of one bucket in one week, whose Monday is `week`. */
type Replied = { week: Date; bucket: number; count: number };

function shares(sums: readonly Counted[], metric: string): { name: string; count: number }[] {
  return sums
    .filter((sum) => sum.metric === metric)
    .map(({ dimension, count }) => ({ name: dimension, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** The largest ones, and the others as one sum. */
function largest(all: readonly { name: string; count: number }[]): { name: string; count: number }[] {
  const rest = all.slice(SOURCES_MAX).reduce((sum, { count }) => sum + count, 0);
  return [...all.slice(0, SOURCES_MAX), ...(rest > 0 ? [{ name: 'other', count: rest }] : [])];
}

function repliesByWeek(replies: readonly Replied[]): Charts['replies'] {
  return [...Map.groupBy(replies, ({ week }) => week.toISOString().slice(0, 10))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([week, buckets]) => {
      const { median, inTime } = readBuckets(buckets, FIRST_REPLY_MINUTES);
      return { week, count: buckets.reduce((sum, { count }) => sum + count, 0), medianMinutes: median, inTime };
    });
}

type Asking = Pick<Services, 'env' | 'now' | 'db'>;

/** Well below the ten minutes between two counts. */
const MEASURED_FOR_MS = 60_000;

/**
 * First reply times over the last 90 days, in words; null while there are too few replies. From the daily counts only, and at
 * most a minute old. Do not call it inside a transaction.
 */
export const findMeasuredReplies = rememberedPerDatabase(MEASURED_FOR_MS, readMeasuredReplies);

async function readMeasuredReplies({ db, env, now }: Asking): Promise<string | null> {
  const today = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).startOf('day');
  const from = today.minus({ days: MEASURED_DAYS - 1 });
  const buckets = await db.$queryRaw<BucketCount[]>`
    SELECT dimension::int AS bucket, sum(count)::int AS count FROM daily_counts
    WHERE metric = 'first_reply' AND day BETWEEN ${from.toISODate()}::date AND ${today.toISODate()}::date GROUP BY 1`;
  const overdue = await db.dailyCount.findFirst({ where: { metric: 'reply_overdue' }, select: { count: true } });
  const stillWaiting = overdue?.count ?? 0;
  return measuredWords(buckets, stillWaiting, FIRST_REPLY_MINUTES);
}

/** The last days, including today as far as it was counted. */
export async function getCharts({ db, env, now }: Services, { days }: ChartsInput): Promise<Charts> {
  const today = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).startOf('day');
  const to = today.toISODate() ?? '';
  const from = today.minus({ days: days - 1 }).toISODate() ?? '';
  const metrics = [...funnelSteps, 'line', 'source', 'closed', 'counted'];
  // First replies by week, everything else over the whole range. Two queries, on two connections, because grouping by an expression
  // that most rows do not need takes nearly twice as long, and a busy year is fifteen thousand rows. Weeks are counted from a Monday.
  const [sums, replies, oldest, newest] = await Promise.all([
    db.$queryRaw<Counted[]>`
      SELECT metric, dimension, sum(count)::int AS count
      FROM daily_counts WHERE metric = ANY(${metrics}) AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2`,
    db.$queryRaw<Replied[]>`
      SELECT day - (day - ${A_MONDAY}::date) % 7 AS week, dimension::int AS bucket, sum(count)::int AS count
      FROM daily_counts WHERE metric = 'first_reply' AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2`,
    db.caseEvent.findFirst({ orderBy: { at: 'asc' }, select: { at: true } }),
    db.dailyCount.findFirst({ where: { metric: 'counted' }, orderBy: { day: 'desc' }, select: { total: true } }),
  ]);
  const whole = new Map(sums.filter(({ dimension }) => dimension === '').map(({ metric, count }) => [metric, count]));
  const begin = oldest ? DateTime.fromJSDate(oldest.at, { zone: env.site.timeZone }).startOf('day') : today;
  const lived = Math.floor(today.diff(begin, 'days').days + 0.5) + 1;
  return {
    asOf: newest ? new Date(newest.total * MINUTE_MS).toISOString() : null,
    from,
    to,
    missingDays: Math.max(0, Math.min(days, lived) - (whole.get('counted') ?? 0)),
    funnel: funnelSteps.map((step) => ({ step, count: whole.get(step) ?? 0 })),
    replies: repliesByWeek(replies),
    lines: shares(sums, 'line').map(({ name, count }) => ({ line: name as CaseType, count })),
    sources: largest(shares(sums, 'source')),
    closed: shares(sums, 'closed'),
  };
}
