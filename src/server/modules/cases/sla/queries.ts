/** What is due next on a case. The indexes `cases_broker_due` and `cases_all_due` cover the same columns. */
import { addBusinessMinutes, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import {
  AMBER_SHARE,
  CONFIRM_MINUTES,
  FIRST_REPLY_MINUTES,
  NEXT_REPLY_MINUTES,
} from '#server/platform/business-time/deadlines.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { DueFor } from '#shared/cases/views.ts';

export type CaseClocks = {
  takeDueAt: Date | null;
  firstReplyDueAt: Date | null;
  confirmDueAt: Date | null;
  firstReplyAt: Date | null;
};

/** `nextDue` in SQL; null when nothing is due. `s` is the state of the case. */
export const dueAtSql = Prisma.raw(`least(s.take_due_at, s.first_reply_due_at, s.confirm_due_at)`);

const open = openStatuses.map((status) => `'${status}'`).join(', ');

/** The order of indexes `cases_broker_due` and `cases_all_due`: nothing due sorts last. Under row-level security COALESCE uses no index. */
export const dueKey = Prisma.sql`least(s.take_due_at, s.first_reply_due_at, s.confirm_due_at, 'infinity'::timestamptz)`;

/** The predicate of these indexes: open cases, and ended ones with a clock still running. Written out, so that PostgreSQL can prove it. */
export const dueIndexed = Prisma.sql`(s.status IN (${Prisma.raw(open)}) OR ${dueAtSql} IS NOT NULL)`;

/** The clock that runs out first, and what it is for; null when nothing is due. */
export function nextDue(row: CaseClocks): { at: Date; what: DueFor } | null {
  const clocks: [Date | null, DueFor][] = [
    [row.takeDueAt, 'take'],
    [row.confirmDueAt, 'confirm'],
    [row.firstReplyDueAt, row.firstReplyAt ? 'reply' : 'first_reply'],
  ];
  let next: { at: Date; what: DueFor } | null = null;
  for (const [at, what] of clocks) if (at && (!next || at < next.at)) next = { at, what };
  return next;
}

const minutesFor: Record<DueFor, number> = {
  take: FIRST_REPLY_MINUTES,
  first_reply: FIRST_REPLY_MINUTES,
  reply: NEXT_REPLY_MINUTES,
  confirm: CONFIRM_MINUTES,
};

/** Due times of this kind up to the returned one are amber at `at`. */
export function amberUntil(what: DueFor, at: Date, calendar: OpeningHours): Date {
  return addBusinessMinutes(at, minutesFor[what] * (1 - AMBER_SHARE), calendar);
}
