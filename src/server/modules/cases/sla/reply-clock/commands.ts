/** How a step affects the clock of the next reply: it pauses, resumes, or stops at the first reply. Each returns a patch for `moveCase`. */
import {
  addBusinessMinutes,
  businessMinutesBetween,
  type OpeningHours,
} from '#server/platform/business-time/business-time.ts';
import { dueAfterPause, NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';

type Clock = { firstReplyDueAt: Date | null; pausedDueAt: Date | null; pausedAt: Date | null };

/** Pauses the clock and saves the time left for when work resumes. A pause within a pause keeps what the first one saved. */
export function pausedClock(row: Clock, at: Date): Partial<Clock> {
  return row.pausedAt
    ? { firstReplyDueAt: null }
    : { firstReplyDueAt: null, pausedDueAt: row.firstReplyDueAt, pausedAt: at };
}

/** Resumes the clock. Where none ran, a reply is due within the usual time. */
export function runningClock(
  { pausedDueAt, pausedAt }: Pick<Clock, 'pausedDueAt' | 'pausedAt'>,
  at: Date,
  calendar: OpeningHours,
): Clock {
  const due =
    pausedDueAt && pausedAt
      ? dueAfterPause({ dueAt: pausedDueAt, pausedAt, resumedAt: at }, calendar)
      : addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendar);
  return { firstReplyDueAt: due, pausedDueAt: null, pausedAt: null };
}

/** Empty when there was a first reply before; without minutes when the case was not assigned. */
export type FirstReply = { firstReplyAt?: Date; firstReplyMinutes?: number };

/** What to store of the broker's first reply; empty when there was one before. Only business hours count. */
export function firstReply(
  row: { firstReplyAt: Date | null; assignedAt: Date | null },
  at: Date,
  calendar: OpeningHours,
): FirstReply {
  if (row.firstReplyAt) return {};
  if (!row.assignedAt) return { firstReplyAt: at };
  const minutes = Math.round(businessMinutesBetween(row.assignedAt, at, calendar));
  return { firstReplyAt: at, firstReplyMinutes: Math.max(0, minutes) };
}
