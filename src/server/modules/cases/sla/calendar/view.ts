/** The dates of a request for the client's calendar: when a reply is due, and when the insurance they have renews. */
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import { promiseWords } from '#server/platform/business-time/promises.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export interface RequestDates {
  number: string;
  takenBy: Date | null;
  /** By when a reply is due; null when none is. */
  answeredBy: Date | null;
  /** The month in which the current policy renews, `YYYY-MM`; null when it is unknown or over. */
  renews: string | null;
  createdAt: Date;
}

const REPLY_MINUTES = 15;
const MINUTE_MS = 60_000;
const ALARM_SECONDS = 14 * 86_400;

function dueWords({ takenBy, answeredBy }: RequestDates, at: Date, site: SiteProfile): string {
  if (takenBy && answeredBy && at < takenBy) return promiseWords({ takenBy, answeredBy }, site);
  return `A broker aims to reply to you by ${describeMoment(answeredBy as Date, site)}.`;
}

/**
 * The calendar (RFC 5545). As for calls: in UTC, and nothing of the request but its number, because people show their calendars to
 * others. Adding it again replaces the entries, so the number of each update grows with time.
 */
export function requestCalendar(dates: RequestDates, { site, now }: { site: SiteProfile; now: Date }): string {
  const { number, answeredBy, renews, createdAt } = dates;
  const host = new URL(site.url).hostname;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Requests', language: 'EN' },
  });
  const sequence = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / MINUTE_MS));
  const common = { sequence, stamp: now, url: site.url + paths.portal.home };
  if (answeredBy)
    calendar.createEvent({
      ...common,
      id: `reply-${number}@${host}`,
      start: answeredBy,
      end: new Date(answeredBy.getTime() + REPLY_MINUTES * MINUTE_MS),
      summary: `Broker’s reply due, ${number}`,
      description: `${dueWords(dates, now, site)} If you haven’t heard by then, email ${site.email} with your request number.\n\n${site.legalNotice}`,
    });
  if (renews) {
    const month = DateTime.fromFormat(renews, 'yyyy-MM', { zone: 'utc' });
    const event = calendar.createEvent({
      ...common,
      id: `renewal-${number}@${host}`,
      allDay: true,
      start: month.toJSDate(),
      summary: `Your current insurance renews this month, ${number}`,
      description: `You said that your current insurance renews in ${month.setLocale('en-CA').toFormat('LLLL yyyy')}. Your policy has the exact day. Keep it until a new policy is confirmed.`,
    });
    if (month.toMillis() - ALARM_SECONDS * 1000 > now.getTime())
      event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  }
  return calendar.toString();
}
