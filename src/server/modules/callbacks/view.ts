/** A call as each side sees it: its time in words and in Alberta time. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { isStaff } from '#server/modules/cases/access.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type Callback, type CallbackStatus, callbackCalendarPath } from '#shared/callbacks/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

type Zone = Pick<SiteProfile, 'timeZone'>;

export const callbackSelect = {
  id: true,
  caseId: true,
  at: true,
  minutes: true,
  about: true,
  status: true,
  sequence: true,
  createdByName: true,
  version: true,
  case: { select: { status: true } },
} satisfies Prisma.CallbackSelect;
export type CallbackRow = Prisma.CallbackGetPayload<{ select: typeof callbackSelect }>;

const MINUTE_MS = 60_000;

export function endOf({ at, minutes }: Pick<CallbackRow, 'at' | 'minutes'>): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** A case that has ended has no calls either, whatever was scheduled. */
const ended: readonly CaseStatus[] = ['lost', 'withdrawn', 'duplicate'];

function standingOf({ status, case: about }: Pick<CallbackRow, 'status' | 'case'>): CallbackStatus {
  return status === 'planned' && ended.includes(about.status) ? 'cancelled' : status;
}

export function wallTime(at: Date, { timeZone }: Zone): string {
  return DateTime.fromJSDate(at, { zone: timeZone }).toFormat('HH:mm');
}

export function callbackView(
  row: CallbackRow,
  { site, now, warnings }: { site: SiteProfile; now: Date; warnings: string[] },
): Callback {
  return {
    id: row.id,
    caseId: row.caseId,
    startsAt: row.at.toISOString(),
    endsAt: endOf(row).toISOString(),
    day: localDay(row.at, site),
    time: wallTime(row.at, site),
    minutes: row.minutes,
    words: describeMoment(row.at, site),
    about: row.about,
    status: standingOf(row),
    createdByName: row.createdByName,
    version: row.version,
    calendarPath: callbackCalendarPath(row.caseId, row.id),
    begun: row.at <= now,
    warnings,
  };
}

const ALARM_SECONDS = 15 * 60;

/**
 * One calendar entry (RFC 5545). In UTC: a one-time event needs no daylight-saving rules, and a calendar whose rules are
 * older than July 2026 would be an hour off in Alberta's winter. The text gives the local time. Nothing of the case but
 * its number: people show their calendars to family and colleagues.
 */
export function calendarEntry(
  row: CallbackRow,
  { number, site, now, relation }: { number: string; site: SiteProfile; now: Date; relation: Relation },
): string {
  const standing = standingOf(row);
  const staff = isStaff(relation);
  const path = relation === 'admin' ? paths.admin.case : staff ? paths.broker.case : paths.portal.case;
  const cancelled = standing === 'cancelled';
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
  });
  const event = calendar.createEvent({
    id: `callback-${row.id}@${new URL(site.url).hostname}`,
    // The end of a case cancels the call without updating it: the sequence still has to increase.
    sequence: row.sequence + (standing === row.status ? 0 : 1),
    start: row.at,
    end: endOf(row),
    stamp: now,
    summary: `${cancelled ? 'Cancelled: ' : ''}${staff ? 'Call' : 'Call with your broker'}, ${number}`,
    description: `${describeMoment(row.at, site)}, about ${row.minutes} minutes.\n\n${site.legalNotice}`,
    location: 'Phone',
    url: site.url + path(row.caseId),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (standing === 'planned') event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  return calendar.toString();
}
