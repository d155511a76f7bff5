/** Which offers need a second look. */
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';

const WARNING_MINUTES = 60;

/** Offers that expire within one business hour. `o`: the offer. */
export function isEnding(services: Services): Prisma.Sql {
  const end = addBusinessMinutes(services.now(), WARNING_MINUTES, calendarOf(services));
  return Prisma.sql`o.status = 'open' AND o.expires_at < ${end}`;
}
