/** The SLA deadlines, in business minutes, and how near they are. What pauses a clock: `modules/cases/sla/reply-clock`. */
import { DateTime } from 'luxon';
import { addBusinessMinutes, businessMinutesBetween, type OpeningHours } from './business-time.ts';

/** A broker answers an offer within 4 business hours, or it goes to the next broker. */
export const OFFER_MINUTES = 240;
/** The first reply comes within 4 business hours of accepting, */
export const FIRST_REPLY_MINUTES = 240;
/** every later one within 8. */
export const NEXT_REPLY_MINUTES = 480;
/** An accepted option is confirmed with the insurer within 4. */
export const CONFIRM_MINUTES = 240;
/** A broker confirms a withdrawal within two business days of 8 hours, and is reminded after the first. */
export const WITHDRAWAL_MINUTES = 960;
export const WITHDRAWAL_REMINDER_MINUTES = 480;
/** The share of the time after which a clock turns amber. */
export const AMBER_SHARE = 0.8;

export type ClockTone = 'calm' | 'amber' | 'red';

/** Amber from 80% of the time on, red when due; nights and holidays do not count. */
export function clockTone(
  { startedAt, dueAt, now }: { startedAt: Date; dueAt: Date; now: Date },
  profile: OpeningHours,
): ClockTone {
  if (now >= dueAt) return 'red';
  const whole = businessMinutesBetween(startedAt, dueAt, profile);
  return businessMinutesBetween(startedAt, now, profile) >= AMBER_SHARE * whole ? 'amber' : 'calm';
}

/**
 * The new due moment after a pause (waiting for the client): the remaining time is kept. A breached clock is due immediately.
 */
export function dueAfterPause(
  { dueAt, pausedAt, resumedAt }: { dueAt: Date; pausedAt: Date; resumedAt: Date },
  profile: OpeningHours,
): Date {
  const left = businessMinutesBetween(pausedAt, dueAt, profile);
  return left > 0 ? addBusinessMinutes(resumedAt, left, profile) : resumedAt;
}

/** The earlier of two moments; the first may be missing. */
export function sooner(a: Date | null, b: Date): Date {
  return a && a < b ? a : b;
}

/**
 * By when an option accepted at `at` is confirmed: within 4 business hours, and before the client's desired effective date (`YYYY-MM-DD`)
 * where that comes first. A desired date that has already begun changes nothing.
 */
export function confirmBy(at: Date, wishedStart: string | null, profile: OpeningHours): Date {
  const usual = addBusinessMinutes(at, CONFIRM_MINUTES, profile);
  const start = wishedStart === null ? null : DateTime.fromISO(wishedStart, { zone: profile.timeZone }).toJSDate();
  return start && start > at && start < usual ? start : usual;
}
