/** When a broker can be called: the days and hours they chose, within what is open at all. */
import { dayOf, today } from '#server/modules/brokers/view.ts';
import type { OpeningHours } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { albertaHolidays } from '#server/platform/business-time/holidays.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { daysOf, type OwnHours, spansOf, weekOf } from '#shared/brokers/working-hours.ts';
import { closuresSetting } from '#shared/platform/time/closures.ts';

const select = { hours: true, daysOff: true, awayUntil: true } as const;

/**
 * The calendar of a broker for calls: own hours, which may go beyond the brokerage’s, without days off and time away. Holidays and closed
 * days are closed for everyone. Without a broker, or hours of their own, the brokerage’s hours apply.
 */
export async function findCallCalendar(
  services: Pick<Services, 'env' | 'settings' | 'now'>,
  db: Database | Transaction,
  brokerId: string | null,
): Promise<OpeningHours> {
  const usual = calendarOf(services);
  const own = brokerId && (await db.brokerProfile.findUnique({ where: { userId: brokerId }, select }));
  if (!own) return usual;
  const day = today(services);
  const back = own.awayUntil && dayOf(own.awayUntil);
  const away = back && back > day ? daysOf([{ from: day, to: back }]).slice(0, -1) : [];
  return {
    ...usual,
    hours: weekOf(own.hours) ?? usual.hours,
    closures: [...(usual.closures ?? []), ...own.daysOff.map(dayOf), ...away],
  };
}

/** What is closed for everyone from today on, to the end of next year. */
function closedDays(services: Pick<Services, 'settings'>, day: string): OwnHours['closed'] {
  const year = Number(day.slice(0, 4));
  const holidays = [...albertaHolidays(year), ...albertaHolidays(year + 1)].map(([on, name]) => ({ day: on, name }));
  return [...holidays, ...services.settings.get(closuresSetting).days]
    .filter((closed) => closed.day >= day)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** @throws {AppError} NOT_FOUND for someone without a broker's profile */
export async function getOwnHours(services: Services, brokerId: string): Promise<OwnHours> {
  const row = await services.db.brokerProfile.findUnique({ where: { userId: brokerId }, select });
  if (!row) throw notFound('broker');
  const day = today(services);
  return {
    hours: weekOf(row.hours),
    usual: services.env.site.hours,
    daysOff: spansOf(row.daysOff.map(dayOf).filter((off) => off >= day)),
    closed: closedDays(services, day),
    today: day,
  };
}
