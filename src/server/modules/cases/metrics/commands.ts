/**
 * Daily counts of what happened. The charts read only these rows, so they cost the same at any number of cases. A day is always
 * recounted as a whole: running it twice, or concurrently, produces the same rows.
 */
import { DateTime } from 'luxon';
import { dueIndexed, dueKey } from '#server/modules/cases/sla/queries.ts';
import { FIRST_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import type { Database } from '#server/platform/db/client.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { intakeMetrics } from '#shared/cases/charts.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import { MEASURED_DAYS, replyBuckets } from './policy.ts';

/** Longer than the range of any chart, so that the week at its edge is complete. */
const REACH_DAYS = 380;
/** Late writes (an import, a wrong clock) change the last days; older days are not recounted. */
const AGAIN_DAYS = 3;
/** Days per statement: few enough to finish within seconds on a full database. */
const BATCH_DAYS = 14;
const MINUTE_MS = 60_000;
/** The timeout on a full database. */
const COUNT_MS = 120_000;
const COUNTING = 'daily counts';

type Day = { day: string; start: Date; stop: Date };

/** Calendar days in Alberta: the database's own time zone data may predate the last change of the rules. */
export function daysBetween(first: string, last: string, zone: string): Day[] {
  const days: Day[] = [];
  let at = DateTime.fromISO(first, { zone }).startOf('day');
  for (let day = first; day <= last; day = at.toISODate() ?? '') {
    const next = at.plus({ days: 1 });
    days.push({ day, start: at.toJSDate(), stop: next.toJSDate() });
    at = next;
  }
  return days;
}

/** The days to count: always the last ones, and older ones that were never counted. */
async function findDaysToCount({ db, env, now }: Services): Promise<Day[]> {
  const zone = env.site.timeZone;
  const today = DateTime.fromJSDate(now(), { zone }).startOf('day');
  const oldest = await db.caseEvent.findFirst({ orderBy: { at: 'asc' }, select: { at: true } });
  const reach = today.minus({ days: REACH_DAYS });
  const begin = oldest ? DateTime.fromJSDate(oldest.at, { zone }).startOf('day') : today;
  const first = DateTime.max(begin, reach).toISODate() ?? '';
  const last = today.toISODate() ?? '';
  const counted = await db.dailyCount.findMany({
    where: { metric: 'counted', day: { gte: new Date(first) } },
    select: { day: true },
  });
  const known = new Set(counted.map(({ day }) => day.toISOString().slice(0, 10)));
  const again = today.minus({ days: AGAIN_DAYS - 1 }).toISODate() ?? '';
  return daysBetween(first, last, zone).filter(({ day }) => day >= again || !known.has(day));
}

/** The events that count as a step, a first reply or an end. */
const stepEvents = ['submitted', 'accepted', 'claimed', 'assigned', 'options_published', 'option_accepted', 'bound'];
const replyEvents = ['message_sent', 'information_requested', 'options_published', 'document_requested'];
const endEvents = ['lost', 'withdrawn', 'merged'];
/** Counted from something else than the events, and not deleted with a day. */
const keptMetrics = ['reply_overdue', ...intakeMetrics];
const counted = [...new Set([...stepEvents, ...replyEvents, ...endEvents])];

/** Recounts consecutive days in one transaction: until it commits, charts show the previous numbers. */
async function countDays(db: Database, days: readonly Day[], at: Date): Promise<void> {
  const names = days.map(({ day }) => day);
  const starts = days.map(({ start }) => start);
  const stops = days.map(({ stop }) => stop);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const bounds = replyBuckets(FIRST_REPLY_MINUTES);
  await longTransaction(db, COUNT_MS, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${COUNTING}))::text`;
    await tx.$executeRaw`DELETE FROM daily_counts WHERE day = ANY(${names}::date[]) AND metric <> ALL(${keptMetrics})`;
    // A step counts once per case, on the day it was first reached. The events are read once, over the whole range, whose
    // bounds the planner can estimate; the length of a reply and the reason of an end are columns of the case.
    await tx.$executeRaw`
        WITH days AS (
          SELECT * FROM unnest(${names}::date[], ${starts}::timestamptz[], ${stops}::timestamptz[]) AS days (day, start, stop)
        ), steps (metric, type) AS (VALUES
          ('submitted', 'submitted'), ('taken_on', 'accepted'), ('taken_on', 'claimed'), ('taken_on', 'assigned'),
          ('quoted', 'options_published'), ('accepted', 'option_accepted'), ('bound', 'bound')
        ), happened AS MATERIALIZED (
          SELECT days.day, event.case_id, event.seq, event.type, event.at
          FROM case_events event JOIN days ON event.at >= days.start AND event.at < days.stop
          WHERE event.type = ANY(${counted}) AND event.at >= ${starts[0]} AND event.at < ${stops.at(-1)}
        ), reached AS (
          SELECT happened.day, steps.metric, happened.case_id FROM happened JOIN steps USING (type)
          WHERE NOT EXISTS (
            SELECT 1 FROM case_events earlier JOIN steps AS same ON same.type = earlier.type AND same.metric = steps.metric
            WHERE earlier.case_id = happened.case_id AND earlier.seq < happened.seq)
        ), came AS (
          SELECT reached.day, cases.type, cases.source FROM reached JOIN cases ON cases.id = reached.case_id
          WHERE reached.metric = 'submitted'
        ), replied AS (
          SELECT DISTINCT happened.day, cases.id, cases.first_reply_minutes AS minutes,
            width_bucket(cases.first_reply_minutes - 1, ${bounds}::int[])::text AS bucket
          FROM happened JOIN cases ON cases.id = happened.case_id AND cases.first_reply_at = happened.at
          WHERE happened.type = ANY(${replyEvents}) AND cases.first_reply_minutes IS NOT NULL
        ), ended AS (
          SELECT happened.day, CASE happened.type WHEN 'lost' THEN coalesce(cases.close_reason, 'other')
            WHEN 'merged' THEN 'duplicate' ELSE 'withdrawn' END AS reason
          FROM happened JOIN cases ON cases.id = happened.case_id WHERE happened.type = ANY(${endEvents})
        )
        INSERT INTO daily_counts (day, metric, dimension, count, total)
        SELECT day, metric, '', count(*)::int, 0 FROM reached GROUP BY day, metric
        UNION ALL SELECT day, 'line', type, count(*)::int, 0 FROM came GROUP BY day, type
        UNION ALL SELECT day, 'source', source, count(*)::int, 0 FROM came GROUP BY day, source
        UNION ALL SELECT day, 'closed', reason, count(*)::int, 0 FROM ended GROUP BY day, reason
        UNION ALL SELECT day, 'first_reply', bucket, count(*)::int, sum(minutes)::int FROM replied GROUP BY day, bucket
        UNION ALL SELECT day, 'counted', '', 1, ${minute}::int FROM days`;
  });
}

/** Groups of consecutive days, up to the limit of one statement: newest first, so that the last month is ready before the year. */
function batches(days: readonly Day[]): Day[][] {
  const found: Day[][] = [];
  for (const day of days.toReversed()) {
    const last = found.at(-1);
    if (last?.[0]?.start.getTime() === day.stop.getTime() && last.length < BATCH_DAYS) last.unshift(day);
    else found.push([day]);
  }
  return found;
}

/** Counts the cases still waiting for an overdue first reply, over the days used for measured times. One row holds the last count. */
async function countOverdueReplies({ db, env, now }: Services): Promise<void> {
  const at = now();
  const today = DateTime.fromJSDate(at, { zone: env.site.timeZone }).startOf('day');
  const from = today.minus({ days: MEASURED_DAYS - 1 }).toJSDate();
  await longTransaction(db, COUNT_MS, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${COUNTING}))::text`;
    await tx.$executeRaw`DELETE FROM daily_counts WHERE metric = 'reply_overdue'`;
    // The first condition is for the index: any overdue clock of a case is found by its earliest clock.
    await tx.$executeRaw`
      INSERT INTO daily_counts (day, metric, dimension, count, total)
      SELECT ${today.toISODate()}::date, 'reply_overdue', '', count(*)::int, 0 FROM case_states s JOIN cases c ON c.id = s.case_id
      WHERE ${dueIndexed} AND ${dueKey} <= ${at} AND s.first_reply_due_at BETWEEN ${from} AND ${at}
        AND s.status::text = ANY(${openStatuses}::text[]) AND s.broker_id IS NOT NULL AND c.first_reply_at IS NULL`;
  });
}

/** Counts the missing and the recent days, and the overdue replies. */
export async function fillDailyCounts(services: Services): Promise<void> {
  for (const days of batches(await findDaysToCount(services))) await countDays(services.db, days, services.now());
  await countOverdueReplies(services);
}
