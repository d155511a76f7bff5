/** Dates in the wording (docs/decisions/0034) and the calendar of the site's time zone, never the machine's. */
import { DateTime } from 'luxon';
import type { SiteProfile } from '#shared/platform/site.ts';
import { dayWords, momentWords, timeWords, type WallTime } from '#shared/platform/time/words.ts';

type Zone = Pick<SiteProfile, 'timeZone'>;

function wallTimeOf(date: Date, { timeZone }: Zone): WallTime {
  const { hour, minute } = DateTime.fromJSDate(date, { zone: timeZone });
  return { day: localDay(date, { timeZone }), hour, minute };
}

/** `Monday, November 23 at 9:00 a.m. Alberta time`: readers may be in another province. */
export function describeMoment(date: Date, site: Zone & Pick<SiteProfile, 'region'>): string {
  return `${momentWords(wallTimeOf(date, site))} ${site.region} time`;
}

/** `9:00 a.m. Alberta time`, within the hour. */
export function describeTime(date: Date, site: Zone & Pick<SiteProfile, 'region'>): string {
  return `${timeWords(wallTimeOf(date, site))} ${site.region} time`;
}

/** `November 23, 2026` */
export function describeDay(date: Date, site: Zone): string {
  return dayWords(localDay(date, site));
}

/** `November 23, 2026 at 9:00 a.m.`: in printed documents, which may be read years later. */
export function describeOnPaper(date: Date, site: Zone): string {
  return `${describeDay(date, site)} at ${timeWords(wallTimeOf(date, site))}`;
}

/** The local day, `YYYY-MM-DD`, which licences, options and holds are compared with. */
export function localDay(date: Date, { timeZone }: Zone): string {
  return DateTime.fromJSDate(date, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/** A day, `YYYY-MM-DD`, as the database stores it: midnight UTC. */
export function dateOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The instant of a local day, `YYYY-MM-DD`, and time, `HH:mm`; null for a time that the clock change skips. */
export function momentOf({ day, time }: { day: string; time: string }, { timeZone }: Zone): Date | null {
  const moment = DateTime.fromISO(`${day}T${time}`, { zone: timeZone });
  return moment.isValid && moment.toFormat('HH:mm') === time ? moment.toJSDate() : null;
}

/** From the first moment of the first day to the last of the last, in local time. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }, timeZone: string) {
  const start = (day: string) => DateTime.fromISO(day, { zone: timeZone }).startOf('day');
  return {
    since: from ? start(from).toJSDate() : null,
    until: to ? start(to).plus({ days: 1 }).toJSDate() : null,
  };
}

/** Long before the first request. */
const FIRST_YEAR = 2000;

/** When each year began there, up to the one after `date`: PostgreSQL's `width_bucket` uses them to find the year of a moment. */
export function yearsUntil(date: Date, { timeZone }: Zone): { first: number; starts: string[] } {
  const { year: last } = DateTime.fromJSDate(date, { zone: timeZone });
  const starts = Array.from({ length: last + 2 - FIRST_YEAR }, (_, index) => {
    return (
      DateTime.fromObject({ year: FIRST_YEAR + index }, { zone: timeZone })
        .toUTC()
        .toISO() ?? ''
    );
  });
  return { first: FIRST_YEAR, starts };
}
