import type { Services } from '#server/platform/services.ts';
import { closuresSetting } from '#shared/platform/time/closures.ts';
import type { OpeningHours } from './business-time.ts';

/** When people work: the hours of the site profile without the days the administrators closed. Every clock of a case reads it. */
export function calendarOf({ env, settings }: Pick<Services, 'env' | 'settings'>): OpeningHours {
  return {
    hours: env.site.hours,
    timeZone: env.site.timeZone,
    closures: settings.get(closuresSetting).days.map(({ day }) => day),
  };
}
