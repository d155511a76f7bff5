/** When a call can be scheduled, and what its planner should know about the time: pure rules over the calendar. */
import { type OpeningHours, openingsWithin } from '#server/platform/business-time/business-time.ts';
import { BOOKING_DAYS, CALL_DAYS_MAX } from '#shared/callbacks/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Suggested calls begin on the half hour, */
const STEP_MS = 30 * MINUTE_MS;
/** and leave the client this long to see them. */
const NOTICE_MS = 60 * MINUTE_MS;
/** What a client books leaves the broker time to prepare. */
const BOOKING_NOTICE_MS = 2 * 60 * MINUTE_MS;

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

/** Whether the call is inside these hours from start to end. */
export function isInsideHours({ start, end }: Span, calendar: OpeningHours): boolean {
  return openingsWithin(start, end, calendar).some(
    (open) => open.start.getTime() === start.getTime() && open.end.getTime() === end.getTime(),
  );
}

export const OUTSIDE_HOURS = 'This is outside the broker’s hours for calls. The client may not expect a call then.';

type Wanted = { from: Date; until: Date; minutes: number; taken: readonly Span[] };

/** Starts on the half hour at which the call is inside these hours and overlaps no other. */
function freeStarts({ from, until, minutes, taken }: Wanted, calendar: OpeningHours): Date[] {
  const length = minutes * MINUTE_MS;
  const starts = openingsWithin(from, until, calendar).flatMap(({ start, end }) => {
    const first = Math.ceil(start.getTime() / STEP_MS) * STEP_MS;
    const count = Math.floor((end.getTime() - length - first) / STEP_MS) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => new Date(first + index * STEP_MS));
  });
  return starts.filter((start) => {
    const span = { start, end: new Date(start.getTime() + length) };
    return !taken.some((other) => overlaps(span, other));
  });
}

/**
 * Free times to propose: at most one before and one after noon, on the given number of days.
 */
export function suggestedTimes(
  { now, minutes, taken, days }: { now: Date; minutes: number; taken: readonly Span[]; days: number },
  calendar: OpeningHours,
  halfDayOf: (at: Date) => string,
): Date[] {
  const from = new Date(now.getTime() + NOTICE_MS);
  const until = new Date(now.getTime() + 30 * DAY_MS);
  const found = new Map<string, Date>();
  for (const start of freeStarts({ from, until, minutes, taken }, calendar)) {
    const half = halfDayOf(start);
    if (!found.has(half)) found.set(half, start);
  }
  return [...found.values()].slice(0, days * 2);
}

/** Times that a client may book: all free ones of the coming two weeks that leave the broker time to notice. */
export function bookableTimes(
  { now, minutes, taken }: { now: Date; minutes: number; taken: readonly Span[] },
  calendar: OpeningHours,
): Date[] {
  const from = new Date(now.getTime() + BOOKING_NOTICE_MS);
  const until = new Date(now.getTime() + BOOKING_DAYS * DAY_MS);
  return freeStarts({ from, until, minutes, taken }, calendar);
}
