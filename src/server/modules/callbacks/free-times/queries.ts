/** Times that the client of a case can choose for a call with its broker. */
import { findCallCalendar } from '#server/modules/brokers/working-hours/queries.ts';
import { bookableTimes, isInsideHours } from '#server/modules/callbacks/policy.ts';
import { findPlanned } from '#server/modules/callbacks/queries.ts';
import { endOf, wallTime } from '#server/modules/callbacks/view.ts';
import { refusalOf } from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  BOOKED_MINUTES,
  BOOKING_DAYS,
  type FreeTimes,
  type FreeTimesInput,
  type MisplacedCalls,
} from '#shared/callbacks/schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';

const DAY_MS = 86_400_000;
/** More than anyone has ahead. */
const CALLS_MAX = 200;

/**
 * Soonest first; none without a broker.
 * @param call.id the call that is being moved, whose own time is free
 */
export async function findBookableTimes(
  services: Services,
  db: Database | Transaction,
  brokerId: string | null,
  { id, minutes }: { id?: string | undefined; minutes: number },
): Promise<Date[]> {
  if (!brokerId) return [];
  const now = services.now();
  const within = { start: now, end: new Date(now.getTime() + BOOKING_DAYS * DAY_MS) };
  const planned = await findPlanned({ db, env: services.env }, brokerId, within);
  const taken = planned.filter((other) => other.id !== id);
  return bookableTimes({ now, minutes, taken }, await findCallCalendar(services, db, brokerId));
}

/**
 * The free times of the case's broker, for a new call or for one that is to be moved.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for those who schedule no calls; CONFLICT where the case has no one working on it
 */
export async function findFreeTimes(
  services: Services,
  viewer: Viewer,
  { caseId, callbackId }: FreeTimesInput,
): Promise<FreeTimes> {
  const { db, env } = services;
  const relation = await getPersonRelation(db, viewer, caseId, services.now());
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { status: true, stage: true, brokerId: true },
  });
  const outcome = applyEvent(row, 'callback_planned', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  const call = callbackId && (await db.callback.findFirst({ where: { id: callbackId, caseId } }));
  if (callbackId && !call) throw notFound('call');
  const minutes = call ? call.minutes : BOOKED_MINUTES;
  const times = await findBookableTimes(services, db, row.brokerId, { id: callbackId, minutes });
  return {
    minutes,
    times: times.map((at) => ({
      day: localDay(at, env.site),
      time: wallTime(at, env.site),
      startsAt: at.toISOString(),
      words: describeMoment(at, env.site),
    })),
  };
}

/** The viewer's calls ahead that are outside their hours, soonest first: they were agreed on before the hours changed, or knowingly. */
export async function findMisplacedCalls(services: Services, viewer: Viewer): Promise<MisplacedCalls> {
  const { db, env, now } = services;
  const calendar = await findCallCalendar(services, db, viewer.id);
  const rows = await db.callback.findMany({
    where: {
      status: 'planned',
      at: { gt: now() },
      case: { brokerId: viewer.id, status: { notIn: ['lost', 'withdrawn', 'duplicate'] } },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: CALLS_MAX,
    select: { caseId: true, at: true, minutes: true, case: { select: { serial: true, createdAt: true } } },
  });
  const misplaced = rows.filter((row) => !isInsideHours({ start: row.at, end: endOf(row) }, calendar));
  return {
    calls: misplaced.map(({ caseId, at, case: row }) => ({
      caseId,
      number: caseNumber(row, env.site),
      words: describeMoment(at, env.site),
    })),
  };
}
