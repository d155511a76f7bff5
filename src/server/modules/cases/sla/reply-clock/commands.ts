/** What a step does to the clock of the next reply: it pauses, runs on, or ends with the first reply. Each answers a patch for `moveCase`. */
import {
  addBusinessMinutes,
  businessMinutesBetween,
  type OpeningHours,
} from '#server/platform/business-time/business-time.ts';
import { dueAfterPause, NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';

type Clock = { firstReplyDueAt: Date | null; pausedDueAt: Date | null; pausedAt: Date | null };

/** Pauses the clock: what is left of it is left when work goes on. A pause within a pause keeps what the first one kept. */
export function pausedClock(row: Clock, at: Date): Partial<Clock> {
  return row.pausedAt
    ? { firstReplyDueAt: null }
    : { firstReplyDueAt: null, pausedDueAt: row.firstReplyDueAt, pausedAt: at };
}

/** Lets the clock run on. Where none ran, a reply is due within the usual time. */
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

/** Nothing where there was one before; no minutes where nobody had taken the case on. */
export type FirstReply = { firstReplyAt?: Date; firstReplyMinutes?: number };

/** What is kept of the broker's first reply, and nothing when there was one before. Hours in which nobody works do not count. */
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
