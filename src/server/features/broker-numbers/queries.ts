/** How a broker's work went. Every read is a range of an index of that broker's cases, so it costs what the broker did, not what all did. */
import { DateTime } from 'luxon';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/db.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import type { BrokerNumbers, BrokerNumbersInput, NumbersDays } from '#shared/brokers/numbers-schema.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import { periodsOf, type Step } from './policy.ts';

/** `starts` holds the first moments of the periods, so the database needs to know of no time zone. */
type Scope = { brokerId: string; since: Date; starts: string[] };

/** The first period is number 1. */
type Ended = { period: number; status: string; count: number };

function findEnded(db: Database, { brokerId, since, starts }: Scope): Promise<Ended[]> {
  return db.$queryRaw`
    SELECT width_bucket(closed_at, ${starts}::timestamptz[]) AS period, status::text, count(*)::int AS count
    FROM cases WHERE broker_id = ${brokerId}::uuid AND closed_at >= ${since}
      AND status IN ('bound', 'lost', 'withdrawn')
    GROUP BY 1, 2`;
}

type Replied = { period: number | null; median: number; count: number };

/** A case changed last when it was answered first, or later: so the range over its last event holds every first reply. */
function findReplies(db: Database, { brokerId, since, starts }: Scope): Promise<Replied[]> {
  return db.$queryRaw`
    SELECT width_bucket(first_reply_at, ${starts}::timestamptz[]) AS period,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY first_reply_minutes))::int AS median, count(*)::int AS count
    FROM case_states s JOIN cases c ON c.id = s.case_id
    WHERE s.broker_id = ${brokerId}::uuid AND s.last_event_at >= ${since} AND first_reply_at >= ${since}
      AND first_reply_minutes IS NOT NULL
    GROUP BY GROUPING SETS ((1), ())`;
}

async function findLostReasons(db: Database, { brokerId, since }: Scope) {
  const rows = await db.case.groupBy({
    by: ['closeReason'],
    where: { brokerId, closedAt: { gte: since }, status: 'lost' },
    _count: true,
  });
  return rows
    .map(({ closeReason, _count }) => ({ reason: closeReason ?? 'other', count: _count }))
    .sort((a, b) => b.count - a.count);
}

/** @throws {AppError} NOT_FOUND for another broker's numbers, and for an administrator who names nobody, or no broker */
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
  const [ended, replies, lostReasons, openNow] = await Promise.all([
    findEnded(db, scope),
    findReplies(db, scope),
    findLostReasons(db, scope),
    db.case.count({ where: { brokerId, status: { in: [...openStatuses] } } }),
  ]);
  const total = (status: string) =>
    ended.filter((row) => row.status === status).reduce((sum, row) => sum + row.count, 0);
  const all = replies.find(({ period }) => period === null);
  return {
    days,
    openNow,
    won: total('bound'),
    lost: total('lost'),
    withdrawn: total('withdrawn'),
    medianFirstReplyMinutes: all && all.count > 0 ? all.median : null,
    firstReplies: all?.count ?? 0,
    lostReasons,
    step,
    periods: periods.map((start, index) => {
      const count = (status: string) =>
        ended.find((row) => row.period === index + 1 && row.status === status)?.count ?? 0;
      return {
        startsOn: start.toFormat('yyyy-MM-dd'),
        won: count('bound'),
        lost: count('lost'),
        withdrawn: count('withdrawn'),
        medianFirstReplyMinutes: replies.find((row) => row.period === index + 1)?.median ?? null,
      };
    }),
  };
}
