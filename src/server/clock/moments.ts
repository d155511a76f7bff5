/**
 * Dates in the words and the calendar of the site's time zone. Said by the server on purpose: a browser from before
 * July 2026 still puts Alberta's clocks back every November and would be an hour off.
 */
import { DateTime } from 'luxon';
import type { SiteProfile } from '#shared/site.ts';

type Zone = Pick<SiteProfile, 'timeZone'>;

/** 'Monday, 23 November at 9:00 a.m.', always English and never in the time zone of the machine. */
export function describeMoment(date: Date, { timeZone }: Zone): string {
  // Put together here: Intl's order and its narrow spaces differ between versions of ICU, and mails are compared in tests.
  const local = DateTime.fromJSDate(date, { zone: timeZone }).setLocale('en-CA');
  return `${local.toFormat('cccc, d LLLL')} at ${local.toFormat('h:mm')} ${local.hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** 'Monday, 23 November' */
export function describeDay(date: Date, { timeZone }: Zone): string {
  return DateTime.fromJSDate(date, { zone: timeZone }).setLocale('en-CA').toFormat('cccc, d LLLL');
}

/** The day as people there call it, `YYYY-MM-DD`: what licences, options and holds are compared with. */
export function localDay(date: Date, { timeZone }: Zone): string {
  return DateTime.fromJSDate(date, { zone: timeZone }).toFormat('yyyy-MM-dd');
}
