/** When a call can be scheduled, and what its planner should know about the time: pure rules over the calendar. */
import {
  businessMinutesBetween,
  nextOpening,
  type OpeningHours,
} from '#server/platform/business-time/business-time.ts';
import { CALL_DAYS_MAX } from '#shared/callbacks/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Suggested calls begin on the half hour, */
const STEP_MS = 30 * MINUTE_MS;
/** and leave the client this long to see them. */
const NOTICE_MS = 60 * MINUTE_MS;

export type Span = { start: Date; end: Date };

/** The broker is reminded this long before. */
export const REMIND_BEFORE_MS = 15 * MINUTE_MS;

/** Why no call is possible at that time, or null. `at` is null for a time that the clock change skips on that day. */
export function timeRefusal(at: Date | null, now: Date): string | null {
  if (!at) return 'This time doesn’t exist that day because the clocks change. Choose another.';
  if (at <= now) return 'Choose a time in the future.';
  const days = (at.getTime() - now.getTime()) / DAY_MS;
  return days > CALL_DAYS_MAX ? `Choose a date within the next ${CALL_DAYS_MAX} days.` : null;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether the call is inside business hours from start to end. */
export function isInsideHours({ start, end }: Span, calendar: OpeningHours): boolean {
  return businessMinutesBetween(start, end, calendar) * MINUTE_MS === end.getTime() - start.getTime();
}

export const OUTSIDE_HOURS = 'This is outside business hours. The client may not expect a call then.';

/**
 * Times on the half hour inside business hours at which the broker has no other call: at most one before and one
 * after noon, on the given number of days.
 */
export function suggestedTimes(
  { now, minutes, taken, days }: { now: Date; minutes: number; taken: readonly Span[]; days: number },
  calendar: OpeningHours,
  halfDayOf: (at: Date) => string,
): Date[] {
  const found = new Map<string, Date>();
  let start = new Date(now.getTime() + NOTICE_MS);
  const last = now.getTime() + 30 * DAY_MS;
  while (found.size < days * 2 && start.getTime() < last) {
    start = new Date(Math.ceil(nextOpening(start, calendar).getTime() / STEP_MS) * STEP_MS);
    const span = { start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
    const half = halfDayOf(start);
    if (!found.has(half) && isInsideHours(span, calendar) && !taken.some((other) => overlaps(span, other)))
      found.set(half, start);
    start = new Date(start.getTime() + STEP_MS);
  }
  return [...found.values()];
}
