/** A broker's performance. Every query is an index range over that broker's cases, so its cost does not depend on other brokers. */
import { DateTime } from 'luxon';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { BrokerNumbers, BrokerNumbersInput, NumbersDays } from '#shared/brokers/numbers-schema.ts';
import { periodsOf, type Step } from './policy.ts';

/** `starts` holds the start of each period, so the database needs no time zone. */
type Scope = { brokerId: string; since: Date; starts: string[] };

/** Periods are numbered from 1. `reason` says why a case was lost. */
type Ended = { period: number; status: string; reason: string | null; count: number };

function findEnded(db: Database, { brokerId, since, starts }: Scope): Promise<Ended[]> {
  return db.$queryRaw`
    SELECT width_bucket(closed_at, ${starts}::timestamptz[]) AS period, status::text, close_reason AS reason, count(*)::int AS count
    FROM cases WHERE broker_id = ${brokerId}::uuid AND closed_at >= ${since}
      AND status IN ('bound', 'lost', 'withdrawn')
    GROUP BY 1, 2, 3`;
}

type Replied = { period: number | null; median: number; count: number };

function findReplies(db: Database, { brokerId, since, starts }: Scope): Promise<Replied[]> {
  return db.$queryRaw`
    SELECT width_bucket(first_reply_at, ${starts}::timestamptz[]) AS period,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY first_reply_minutes))::int AS median, count(*)::int AS count
    FROM cases WHERE broker_id = ${brokerId}::uuid AND first_reply_at >= ${since} AND first_reply_minutes IS NOT NULL
    GROUP BY GROUPING SETS ((1), ())`;
}

/** Why cases were lost, most frequent reason first. */
function lostReasonsOf(ended: readonly Ended[]): BrokerNumbers['lostReasons'] {
  const counts = new Map<string, number>();
  for (const { reason, count } of ended.filter(({ status }) => status === 'lost'))
    counts.set(reason ?? 'other', (counts.get(reason ?? 'other') ?? 0) + count);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}

/** @throws {AppError} NOT_FOUND for another broker's numbers, and for an administrator who names no broker */
async function brokerOf({ db }: Services, viewer: Viewer, named: string | undefined): Promise<string> {
  if (viewer.role === 'broker') {
    if (named && named !== viewer.id) throw notFound('broker');
    return viewer.id;
  }
  const broker = named && (await db.brokerProfile.findUnique({ where: { userId: named }, select: { userId: true } }));
  if (!broker) throw notFound('broker');
  return broker.userId;
}

function stepOf(days: NumbersDays): Step {
  return days > 90 ? 'month' : 'week';
}

export async function getNumbers(
  services: Services,
  viewer: Viewer,
  { days, brokerId: named }: BrokerNumbersInput,
): Promise<BrokerNumbers> {
  const { db, env, now } = services;
  const brokerId = await brokerOf(services, viewer, named);
  const today = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).startOf('day');
  const since = today.minus({ days: days - 1 });
  const step = stepOf(days);
  const periods = periodsOf(since, today, step);
  const scope = { brokerId, since: since.toJSDate(), starts: periods.map((start) => start.toUTC().toISO() ?? '') };
  const [ended, replies, load] = await Promise.all([
    findEnded(db, scope),
    findReplies(db, scope),
    db.brokerLoad.findUnique({ where: { brokerId }, select: { openCases: true } }),
  ]);
  const total = (status: string, period?: number) =>
    ended
      .filter((row) => row.status === status && (period === undefined || row.period === period))
      .reduce((sum, row) => sum + row.count, 0);
  const all = replies.find(({ period }) => period === null);
  return {
    days,
    openNow: load?.openCases ?? 0,
    won: total('bound'),
    lost: total('lost'),
    withdrawn: total('withdrawn'),
    medianFirstReplyMinutes: all && all.count > 0 ? all.median : null,
    firstReplies: all?.count ?? 0,
    lostReasons: lostReasonsOf(ended),
    step,
    periods: periods.map((start, index) => ({
      startsOn: start.toFormat('yyyy-MM-dd'),
      won: total('bound', index + 1),
      lost: total('lost', index + 1),
      withdrawn: total('withdrawn', index + 1),
      medianFirstReplyMinutes: replies.find(({ period }) => period === index + 1)?.median ?? null,
    })),
  };
}
