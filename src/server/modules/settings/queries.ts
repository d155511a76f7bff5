/** What the settings pages show, and what a change would mean before it is made. */
import { nextOpening } from '#server/platform/business-time/business-time.ts';
import { albertaHolidays } from '#server/platform/business-time/holidays.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import { promiseFrom } from '#server/platform/business-time/promises.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { Closures, SettingKey } from '#shared/settings/schema.ts';
import { type SettingValue, settingDefaults, settingSchemas } from '#shared/settings/schema.ts';
import type { Hours } from '#shared/settings/sections.ts';
import { checkClosures } from './commands.ts';

/** A setting with its version, from the table: whoever edits it must not edit what this process remembers. */
export async function getSetting<Key extends SettingKey>({ db }: { db: Database | Transaction }, key: Key) {
  const row = await db.setting.findFirst({ where: { key } });
  const parsed = settingSchemas[key].safeParse(row?.value);
  return {
    version: row?.version ?? 0,
    value: (parsed.success ? parsed.data : settingDefaults[key]) as SettingValue<Key>,
    updatedByName: row?.updatedByName ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Closed days, and the holidays of this year and the next, which the calendar of Alberta gives. */
export async function getHours(services: Services): Promise<Hours> {
  const today = localDay(services.now(), services.env.site);
  const year = Number(today.slice(0, 4));
  const holidays = [...albertaHolidays(year), ...albertaHolidays(year + 1)].map(([day, name]) => ({ day, name }));
  return { ...(await getSetting(services, 'closures')), holidays, today };
}

/**
 * What these closed days would do to a request that arrives now.
 * @throws {AppError} BAD_REQUEST when they would stop the clocks
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
