/** What the settings pages show, including the effect of a change before it is made. */
import { nextOpening } from '#server/platform/business-time/business-time.ts';
import { albertaHolidays } from '#server/platform/business-time/holidays.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import { promiseFrom } from '#server/platform/business-time/promises.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { savedOrInitial } from '#server/platform/settings.ts';
import type { Setting } from '#shared/platform/settings.ts';
import { type Closures, closuresSetting } from '#shared/platform/time/closures.ts';
import type { Hours } from '#shared/settings/schema.ts';
import { checkClosures } from './commands.ts';

/** A setting with its version, read from the table: an edit must not start from this process's cached value. */
export async function getSetting<Value>({ db }: { db: Database | Transaction }, setting: Setting<Value>) {
  const row = await db.setting.findFirst({ where: { key: setting.key } });
  return {
    version: row?.version ?? 0,
    value: savedOrInitial(setting, row?.value),
    updatedByName: row?.updatedByName ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Closed days, and the holidays of this year and the next from Alberta's calendar. */
export async function getHours(services: Services): Promise<Hours> {
  const today = localDay(services.now(), services.env.site);
  const year = Number(today.slice(0, 4));
  const holidays = [...albertaHolidays(year), ...albertaHolidays(year + 1)].map(([day, name]) => ({ day, name }));
  return { ...(await getSetting(services, closuresSetting)), holidays, today };
}

/**
 * The effect of these closed days on a request that arrives now.
 * @throws {AppError} BAD_REQUEST when they would stop the SLA timers
 */
export function describeClosures(services: Services, closures: Closures) {
  checkClosures(services, closures);
  const { site } = services.env;
  const calendar = { hours: site.hours, timeZone: site.timeZone, closures: closures.days.map(({ day }) => day) };
  const at = services.now();
  return {
    openText: describeMoment(nextOpening(at, calendar), site),
    dueText: describeMoment(promiseFrom(at, calendar).answeredBy, site),
  };
}
