import type { Services } from '#server/platform/services.ts';
import { closuresSetting } from '#shared/platform/time/closures.ts';
import type { OpeningHours } from './business-time.ts';

/** Business hours: those of the site profile, except on days the administrators closed. Every SLA clock uses it. */
export function calendarOf({ env, settings }: Pick<Services, 'env' | 'settings'>): OpeningHours {
  return {
    hours: env.site.hours,
    timeZone: env.site.timeZone,
    closures: settings.get(closuresSetting).days.map(({ day }) => day),
  };
}
