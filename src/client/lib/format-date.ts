/** The only three date formats, always in the site's time zone: docs/decisions/0034. */
import { dayWords, momentWords, shortWords } from '#shared/platform/time/words.ts';
import { keepUnits } from '#shared/platform/units.ts';
import { siteDay, siteTime, siteToday } from './site-clock.ts';
import { readSiteProfile } from './site-profile.tsx';

let region: string | undefined;

/** `Monday, November 23 at 1:00 p.m. Alberta time`, from an ISO date-time. */
export function formatMoment(iso: string): string {
  region ??= readSiteProfile().region;
  return keepUnits(`${momentWords(siteTime(iso), siteToday())} ${region} time`);
}

/** `Nov 23, 1:00 p.m.`, from an ISO date-time: for lists and labels. */
export function formatShortMoment(iso: string): string {
  return keepUnits(shortWords(siteTime(iso), siteToday()));
}

/** `November 23, 2026`, from `YYYY-MM-DD` or an ISO date-time. */
export function formatDay(day: string): string {
  return dayWords(day.length === 10 ? day : siteDay(day));
}
