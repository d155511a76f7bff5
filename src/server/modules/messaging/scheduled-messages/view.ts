import { DateTime } from 'luxon';
import { isOpen, nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type PlannedTime,
  type ScheduledList,
  type ScheduledMessage,
  stopReasonSchema,
} from '#shared/messaging/scheduled-messages/schema.ts';

export const scheduledSelect = {
  id: true,
  caseId: true,
  body: true,
  senderId: true,
  senderName: true,
  sendAt: true,
  status: true,
  seenSeq: true,
  stopReason: true,
  clientKey: true,
  version: true,
} satisfies Prisma.ScheduledMessageSelect;
export type ScheduledRow = Prisma.ScheduledMessageGetPayload<{ select: typeof scheduledSelect }>;

/** A time as local time in Alberta: a browser elsewhere, or with outdated rules, must not compute it. */
function plannedTime(at: Date, { site }: Services['env']): PlannedTime {
  const local = DateTime.fromJSDate(at, { zone: site.timeZone });
  return { day: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm'), when: describeMoment(at, site) };
}

export function scheduledView({ env }: Pick<Services, 'env'>, row: ScheduledRow): ScheduledMessage {
  const { id, body, senderId, senderName, sendAt, version } = row;
  const planned = plannedTime(sendAt, env);
  return {
    id,
    body,
    senderId,
    senderName,
    sendAt: sendAt.toISOString(),
    ...planned,
    status: row.status === 'stopped' ? 'stopped' : 'scheduled',
    stopReason: stopReasonSchema.safeParse(row.stopReason).data ?? null,
    version,
  };
}

/** The instant of a local day and time there. A time skipped by a daylight saving change becomes the next one that exists. */
export function momentOf(day: string, time: string, { site }: Services['env']): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone: site.timeZone }).toJSDate();
}

/** The suggested times: tomorrow at nine, and the next opening. */
export function timesToChoose(services: Services): ScheduledList['times'] {
  const { env, now } = services;
  const calendar = calendarOf(services);
  const today = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).startOf('day');
  const tomorrow = today.plus({ days: 1 }).set({ hour: 9 }).toJSDate();
  // During opening hours, the next opening is the one after tonight.
  const from = isOpen(now(), calendar) ? today.plus({ days: 1 }).toJSDate() : now();
  const opening = nextOpening(from, calendar);
  return {
    today: today.toFormat('yyyy-MM-dd'),
    tomorrow: { ...plannedTime(tomorrow, env), open: isOpen(tomorrow, calendar) },
    opening: opening.getTime() === tomorrow.getTime() ? null : plannedTime(opening, env),
  };
}
