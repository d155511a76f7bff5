/**
 * Business time: all opening hours of the site profile, Saturday's 10 to 2 included, in its time zone, without Alberta's general
 * holidays. Footer and structured data name Monday to Friday only; SLA clocks keep the whole promise of the contact page.
 * Opening windows are converted to instants before anything is added, so a day of 23 or 25 hours counts its actual length.
 * Alberta stopped changing its clocks in 2026 and stays at UTC-6: only time zone data from 2026b on has this, and Node brings its own.
 */
import { DateTime } from 'luxon';
import type { SiteProfile } from '#shared/platform/site.ts';
import { albertaHoliday } from './holidays.ts';

export type OpeningHours = Pick<SiteProfile, 'hours' | 'timeZone'> & {
  /** Closed days, `YYYY-MM-DD`, in addition to holidays. */
  closures?: readonly string[];
};

const MINUTE_MS = 60_000;
/** After opening: people have read what arrived overnight. */
const MORNING_MINUTES = 60;
/** No calendar is closed longer than this; a profile without any opening hours must end in an error, not in a loop. */
const CLOSED_DAYS_MAX = 60;

type Window = { opens: number; closes: number };

function timeOn(day: DateTime, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return day.set({ hour, minute, second: 0, millisecond: 0 }).toMillis();
}

function windowOf(day: DateTime, profile: OpeningHours): Window | null {
  const hours = profile.hours[day.weekday % 7];
  if (!hours || albertaHoliday(day.year, day.month, day.day)) return null;
  if (profile.closures?.includes(day.toISODate() ?? '')) return null;
  return { opens: timeOn(day, hours.open), closes: timeOn(day, hours.close) };
}

/** The opening windows between two moments, cut at both ends: none where everything is closed. */
export function openingsWithin(from: Date, until: Date, profile: OpeningHours): { start: Date; end: Date }[] {
  const windows: { start: Date; end: Date }[] = [];
  let day = DateTime.fromJSDate(from, { zone: profile.timeZone }).startOf('day');
  for (; day.toMillis() < until.getTime(); day = day.plus({ days: 1 })) {
    const window = windowOf(day, profile);
    const start = window && Math.max(window.opens, from.getTime());
    const end = window && Math.min(window.closes, until.getTime());
    if (start !== null && end !== null && start < end) windows.push({ start: new Date(start), end: new Date(end) });
  }
  return windows;
}

/** The rest of the current opening window and all later ones, endlessly. */
function* windowsFrom(from: Date, profile: OpeningHours): Generator<Window, never> {
  let day = DateTime.fromJSDate(from, { zone: profile.timeZone }).startOf('day');
  if (!day.isValid) throw new RangeError('The time, or the time zone in the site profile, isn’t valid');
  let closedDays = 0;
  while (closedDays <= CLOSED_DAYS_MAX) {
    const window = windowOf(day, profile);
    const opens = window && Math.max(window.opens, from.getTime());
    closedDays += 1;
    if (window && opens !== null && opens < window.closes) {
      closedDays = 0;
      yield { opens, closes: window.closes };
    }
    day = day.plus({ days: 1 });
  }
  throw new Error('The site profile has no opening hours');
}

/** The opening at or after this moment; the moment itself while open. */
export function nextOpening(at: Date, profile: OpeningHours): Date {
  return new Date(windowsFrom(at, profile).next().value.opens);
}

/** Open includes the opening minute and excludes the closing one. */
export function isOpen(at: Date, profile: OpeningHours): boolean {
  return nextOpening(at, profile).getTime() === at.getTime();
}

/**
 * The moment when this many business minutes have passed. Outside opening hours the count starts at the next opening;
 * a count that ends exactly at closing time ends there, not on the next morning. Throws RangeError below zero.
 */
export function addBusinessMinutes(from: Date, minutes: number, profile: OpeningHours): Date {
  if (!(minutes >= 0)) throw new RangeError('Business minutes can only be counted forward');
  let left = minutes * MINUTE_MS;
  const windows = windowsFrom(from, profile);
  for (;;) {
    const { opens, closes } = windows.next().value;
    if (left <= closes - opens) return new Date(opens + left);
    left -= closes - opens;
  }
}

/** Business minutes from `a` to `b`, with fractions; negative when `b` is earlier. */
export function businessMinutesBetween(a: Date, b: Date, profile: OpeningHours): number {
  if (b < a) return -businessMinutesBetween(b, a, profile);
  let passed = 0;
  for (const { opens, closes } of windowsFrom(a, profile)) {
    if (opens >= b.getTime()) break;
    passed += Math.min(closes, b.getTime()) - opens;
  }
  return passed / MINUTE_MS;
}

/** Monday to Friday. */
const LAST_WEEKDAY = 5;

/**
 * A time in the morning, this many business days later: Mondays to Fridays that are open, an hour after opening. Saturday's hours are
 * for those who come, not for writing to people.
 */
export function businessMorning(from: Date, days: number, profile: OpeningHours): Date {
  if (!(days >= 1)) throw new RangeError('Business days can only be counted forward');
  let day = DateTime.fromJSDate(from, { zone: profile.timeZone }).startOf('day');
  let left = days;
  for (let tried = 0; tried <= days * 7 + CLOSED_DAYS_MAX; tried += 1) {
    day = day.plus({ days: 1 });
    const window = windowOf(day, profile);
    if (!window || day.weekday > LAST_WEEKDAY) continue;
    left -= 1;
    if (left === 0) return new Date(Math.min(window.opens + MORNING_MINUTES * MINUTE_MS, window.closes - MINUTE_MS));
  }
  throw new Error('The site profile has no weekday with opening hours');
}
