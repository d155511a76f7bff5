/** What is due next on a case. `cases_broker_due` and `cases_all_due` are indexes over the same columns. */
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

/** The same as `nextDue` in SQL; null when nothing is due. `s` is the state of the case. */
export const dueAtSql = Prisma.raw(`least(s.take_due_at, s.first_reply_due_at, s.confirm_due_at)`);

const open = openStatuses.map((status) => `'${status}'`).join(', ');

/** The order of the indexes `cases_broker_due` and `cases_all_due`: what has no due time comes last. Behind row-level security COALESCE would reach no index. */
export const dueKey = Prisma.sql`least(s.take_due_at, s.first_reply_due_at, s.confirm_due_at, 'infinity'::timestamptz)`;

/** What these indexes hold: everything open, and whatever has ended with somebody still waiting. Written out, so that PostgreSQL can prove it. */
export const dueIndexed = Prisma.sql`(s.status IN (${Prisma.raw(open)}) OR ${dueAtSql} IS NOT NULL)`;

/** The first clock to run out, and what it is for; null when nothing is due. */
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

/** Due times of this kind up to then are amber at `at`. */
export function amberUntil(what: DueFor, at: Date, calendar: OpeningHours): Date {
  return addBusinessMinutes(at, minutesFor[what] * (1 - AMBER_SHARE), calendar);
}
