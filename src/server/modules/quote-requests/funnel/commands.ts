/**
 * What became of the drafts, counted by the day on which each was started. A draft lives for at least thirty days from then, so every day of
 * that time is recounted from what is there, and its numbers remain when the drafts are gone. See docs/decisions/0074.
 */
import { DateTime } from 'luxon';
import { daysBetween } from '#server/modules/cases/metrics/commands.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { intakeMetrics } from '#shared/cases/charts.ts';
import { DRAFT_DAYS } from '#shared/quote-requests/requests.ts';
import { timeBounds } from './policy.ts';

const DAY_MS = 86_400_000;
/** The timeout on a full database. */
const COUNT_MS = 60_000;
const COUNTING = 'intake counts';

/**
 * Counts drafts as sent, by how long they took; as left, by the furthest screen, when nobody changed them for a day; and as open. A draft is
 * in exactly one count: one that was left and is sent in the end moves. One that an agent prepared is in none, since nobody began it on
 * our pages. Running it twice, or concurrently, writes the same rows.
 * @param days how many days back; more than the default only where drafts are older than their retention, as in the demo
 */
export async function countIntake({ db, env, now }: Services, days = DRAFT_DAYS): Promise<void> {
  const at = now();
  const zone = env.site.timeZone;
  const today = DateTime.fromJSDate(at, { zone }).startOf('day');
  const first = today.minus({ days: days - 1 });
  const counted = daysBetween(first.toISODate() ?? '', today.toISODate() ?? '', zone);
  // A draft expires thirty days after its last change.
  const idle = new Date(at.getTime() + (DRAFT_DAYS - 1) * DAY_MS);
  await longTransaction(db, COUNT_MS, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${COUNTING}))::text`;
    // Only rows that changed are written: most days look as they did ten minutes ago.
    await tx.$executeRaw`
      WITH days AS (
        SELECT * FROM unnest(${counted.map(({ day }) => day)}::date[], ${counted.map(({ start }) => start)}::timestamptz[],
          ${counted.map(({ stop }) => stop)}::timestamptz[]) AS days (day, start, stop)
      ), known AS (
        SELECT days.day, draft.line || '/' || draft.question_set || '/' AS form,
          CASE WHEN draft.sent_at IS NOT NULL THEN 'intake_sent' WHEN draft.expires_at < ${idle} THEN 'intake_left' ELSE 'intake_open' END AS metric,
          -- Bucket 0 was sent without having been saved before, so that its time is not known.
          CASE WHEN draft.sent_at IS NULL THEN draft.reached WHEN draft.sent_at <= draft.created_at THEN '0'
            ELSE width_bucket(extract(epoch FROM draft.sent_at - draft.created_at)::float8, ${timeBounds}::float8[])::text END AS place
        FROM quote_drafts draft JOIN days ON draft.created_at >= days.start AND draft.created_at < days.stop
        WHERE draft.created_at >= ${first.toJSDate()} AND draft.prepared_by IS NULL
      ), fresh AS MATERIALIZED (
        SELECT day, metric, form || place AS dimension, count(*)::int AS count FROM known GROUP BY 1, 2, 3
      ), gone AS (
        DELETE FROM daily_counts old WHERE old.metric = ANY(${[...intakeMetrics]}) AND old.day >= ${first.toISODate()}::date
          AND NOT EXISTS (SELECT 1 FROM fresh WHERE (fresh.metric, fresh.day, fresh.dimension) = (old.metric, old.day, old.dimension))
      )
      INSERT INTO daily_counts AS old (day, metric, dimension, count, total)
      SELECT day, metric, dimension, count, 0 FROM fresh
      ON CONFLICT (organization_id, metric, day, dimension) DO UPDATE SET count = excluded.count WHERE old.count <> excluded.count`;
  });
}
