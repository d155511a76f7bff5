/** The clock of the next reply while a case pauses: what was left of it is left when work goes on. */
import { addBusinessMinutes, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import { dueAfterPause, NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';

type Clock = { firstReplyDueAt: Date | null; pausedDueAt: Date | null; pausedAt: Date | null };

/** Puts the clock aside. A pause within a pause keeps what the first one put aside. */
export function pausedClock(row: Clock, at: Date): Partial<Clock> {
  return row.pausedAt
    ? { firstReplyDueAt: null }
    : { firstReplyDueAt: null, pausedDueAt: row.firstReplyDueAt, pausedAt: at };
}

/** Lets it run again; where none ran, whoever waits is owed a reply within the usual time. */
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
