import { DateTime } from 'luxon';
import { findCallCalendar } from '#server/modules/brokers/working-hours/queries.ts';
import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { nextOpening, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeDay, describeMoment, localDay, momentOf } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  CALL_MINUTES,
  type CallbackList,
  type CallbackPage,
  type CheckCallbackInput,
  type SuggestCallbacksInput,
  type WorkCalendar,
} from '#shared/callbacks/schema.ts';
import type { CasePartPageInput } from '#shared/cases/pages.ts';
import { allowedEvents } from '#shared/cases/rules.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import { isInsideHours, OUTSIDE_HOURS, overlaps, type Span, suggestedTimes, timeRefusal } from './policy.ts';
import { type CallbackRow, calendarEntry, callbackSelect, callbackView, endOf, wallTime } from './view.ts';

/** Far more than any case, or any broker's coming days, has. */
const LIST_MAX = 200;
const MINUTE_MS = 60_000;
const SUGGESTED_DAYS = 3;
const SUGGESTED_WITHIN_MS = 31 * 86_400_000;

type OtherCall = Span & { id: string; words: string };

/** A broker's calls in this time, across all cases: no one can take two calls at once. */
export async function findPlanned(
  { db, env }: { db: Database | Transaction; env: Services['env'] },
  brokerId: string | null,
  { start, end }: Span,
): Promise<OtherCall[]> {
  if (!brokerId) return [];
  const rows = await db.callback.findMany({
    where: {
      status: 'planned',
      at: { gt: new Date(start.getTime() - CALL_MINUTES.max * MINUTE_MS), lt: end },
      case: { brokerId, status: { notIn: ['lost', 'withdrawn', 'duplicate'] } },
    },
    orderBy: { at: 'asc' },
    take: LIST_MAX,
    select: { id: true, at: true, minutes: true, case: { select: { serial: true, createdAt: true } } },
  });
  return rows.map((row) => ({
    id: row.id,
    start: row.at,
    end: endOf(row),
    words: `another ${row.minutes}-minute call, ${describeMoment(row.at, env.site)} (${caseNumber(row.case, env.site)})`,
  }));
}

/** What a broker has planned, and when they can be called. */
type Schedule = { calendar: OpeningHours; others: readonly OtherCall[] };

function warningsFor(id: string | undefined, span: Span, { calendar, others }: Schedule): string[] {
  const hours = isInsideHours(span, calendar) ? [] : [OUTSIDE_HOURS];
  const taken = others.filter((other) => other.id !== id && overlaps(span, other));
  return [...hours, ...taken.map(({ words }) => `The broker has ${words}.`)];
}

const spanOf = (row: Pick<CallbackRow, 'at' | 'minutes'>): Span => ({ start: row.at, end: endOf(row) });

async function findSchedule(
  services: Services,
  db: Database | Transaction,
  brokerId: string | null,
  span: Span,
): Promise<Schedule> {
  const calendar = await findCallCalendar(services, db, brokerId);
  return { calendar, others: await findPlanned({ db, env: services.env }, brokerId, span) };
}

/** Warnings for staff about one call. Clients and participants do not see other calls. */
export async function findWarnings(
  services: Services,
  db: Database | Transaction,
  brokerId: string | null,
  row: Pick<CallbackRow, 'id' | 'at' | 'minutes'>,
): Promise<string[]> {
  const span = spanOf(row);
  return warningsFor(row.id, span, await findSchedule(services, db, brokerId, span));
}

/**
 * The calls of a case: upcoming ones first, soonest first, then past ones, newest first.
 * @throws {AppError} NOT_FOUND without a part in the case
 */
export async function findCallbacks(services: Services, viewer: Viewer, caseId: string): Promise<CallbackList> {
  const { db, env } = services;
  const now = services.now();
  const relation = await getPersonRelation(db, viewer, caseId, now);
  const [row, rows] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true, stage: true, brokerId: true } }),
    db.callback.findMany({ where: { caseId }, orderBy: { at: 'desc' }, take: LIST_MAX, select: callbackSelect }),
  ]);
  const open = rows.filter(({ status, at }) => status === 'planned' && at > now).toReversed();
  const staff = isStaff(relation);
  const warned = staff ? await findWarningsOf(services, row.brokerId, open.toReversed()) : new Map<string, string[]>();
  const view = (call: CallbackRow) =>
    callbackView(call, {
      site: env.site,
      now,
      warnings: warned.get(call.id) ?? [],
    });
  const allowed = allowedEvents(row, relation);
  const mayPlan = allowed.includes('callback_planned');
  const views = [...open, ...rows.filter((call) => !open.includes(call))].map(view);
  return {
    // A call cancelled because its case ended is over too.
    callbacks: views.toSorted((a, b) => Number(isAhead(b)) - Number(isAhead(a))),
    mayPlan,
    mayEnd: allowed.includes('callback_ended'),
    mayBook: relation === 'client' && mayPlan && row.brokerId !== null && !views.some(isAhead),
  };
}

/**
 * One page of the calls of a case, latest first. Of those to come, staff read what speaks against the time.
 * @throws {AppError} NOT_FOUND without a part in the case
 */
export async function findCallbackPage(
  services: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<CallbackPage> {
  const { db, env } = services;
  const now = services.now();
  const staff = isStaff(await getPersonRelation(db, viewer, caseId, now));
  const { brokerId } = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { brokerId: true } });
  const found = await db.callback.findMany({
    where: { caseId, ...(cursor !== undefined && afterPlace('at', decodeCursor(cursor))) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: callbackSelect,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ at, id }) => ({ at, id }));
  const open = rows.filter(({ status, at }) => status === 'planned' && at > now);
  const warned = staff ? await findWarningsOf(services, brokerId, open) : new Map<string, string[]>();
  const items = rows.map((row) => callbackView(row, { site: env.site, now, warnings: warned.get(row.id) ?? [] }));
  return { items, nextCursor };
}

/** The warnings of several calls, latest first, in one statement. */
async function findWarningsOf(services: Services, brokerId: string | null, calls: CallbackRow[]) {
  const [last, first] = [calls[0], calls.at(-1)];
  if (!first || !last) return new Map<string, string[]>();
  const schedule = await findSchedule(services, services.db, brokerId, { start: first.at, end: endOf(last) });
  return new Map(calls.map((call) => [call.id, warningsFor(call.id, spanOf(call), schedule)]));
}

function isAhead({ status, begun }: { status: string; begun: boolean }): boolean {
  return status === 'planned' && !begun;
}

/** The broker of a case, after checking that the viewer may see it. */
async function getBrokerId(services: Services, viewer: Viewer, caseId: string): Promise<string | null> {
  const { db, now } = services;
  await getPersonRelation(db, viewer, caseId, now());
  return (await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { brokerId: true } })).brokerId;
}

/**
 * What to know about a time before scheduling a call.
 * @throws {AppError} NOT_FOUND
 */
export async function checkCallback(
  services: Services,
  viewer: Viewer,
  { caseId, callbackId, minutes, ...wall }: CheckCallbackInput,
) {
  const { db, env, now } = services;
  const brokerId = await getBrokerId(services, viewer, caseId);
  const at = momentOf(wall, env.site);
  const refusal = timeRefusal(at, now());
  const words = at ? describeMoment(at, env.site) : '';
  if (!at || refusal) return { words, refusal, warnings: [] };
  return {
    words,
    refusal,
    warnings: await findWarnings(services, db, brokerId, { id: callbackId ?? '', at, minutes }),
  };
}

/**
 * Times inside their hours at which the broker of the case is free.
 * @throws {AppError} NOT_FOUND
 */
export async function suggestCallbacks(services: Services, viewer: Viewer, { caseId, minutes }: SuggestCallbacksInput) {
  const { db, env } = services;
  const now = services.now();
  const brokerId = await getBrokerId(services, viewer, caseId);
  const within = { start: now, end: new Date(now.getTime() + SUGGESTED_WITHIN_MS) };
  const { calendar, others: taken } = await findSchedule(services, db, brokerId, within);
  const halfDay = (at: Date) => DateTime.fromJSDate(at, { zone: env.site.timeZone }).toFormat('yyyy-MM-dd a');
  const times = suggestedTimes({ now, minutes, taken, days: SUGGESTED_DAYS }, calendar, halfDay);
  return {
    times: times.map((at) => ({
      day: localDay(at, env.site),
      time: wallTime(at, env.site),
      words: describeMoment(at, env.site),
    })),
  };
}

/** The day in Alberta, and the next business day. */
export async function getWorkCalendar(services: Services): Promise<WorkCalendar> {
  const { env, now } = services;
  const tomorrow = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).plus({ days: 1 }).startOf('day');
  const opening = nextOpening(tomorrow.toJSDate(), calendarOf(services));
  return {
    today: localDay(now(), env.site),
    nextBusinessDay: localDay(opening, env.site),
    nextBusinessDayWords: describeDay(opening, env.site),
  };
}

/**
 * The calendar entry of a call, for either side.
 * @throws {AppError} NOT_FOUND, also for a call of another case than the address names
 */
export async function getCalendarEntry(
  { db, env, now }: Services,
  viewer: Viewer,
  { caseId, callbackId }: { caseId: string; callbackId: string },
): Promise<{ fileName: string; text: string }> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const row = await db.callback.findFirst({
    where: { id: callbackId, caseId },
    select: { ...callbackSelect, case: { select: { status: true, serial: true, createdAt: true } } },
  });
  if (!row) throw notFound('call');
  const number = caseNumber(row.case, env.site);
  return {
    fileName: `call-${number}.ics`,
    text: calendarEntry(row, { number, site: env.site, now: now(), relation }),
  };
}
