/** An option's expiry: its default, and when the broker should check it again. */
import type { WorkCalendar } from '#shared/callbacks/schema.ts';
import { addDays } from '#shared/platform/time/days.ts';

/** Insurers usually hold a quote for about a month. */
const USUAL_DAYS = 30;

/** Both as `YYYY-MM-DD`. */
export function usualExpiry(today: string): string {
  return addDays(today, USUAL_DAYS);
}

/** The warning about an expiry, or null. An incomplete date is not checked. */
export function expiryWarning(validUntil: string, today: string, calendar: WorkCalendar | undefined): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(validUntil)) return null;
  if (validUntil < today) return 'This date has passed. The option can no longer be accepted.';
  if (calendar && validUntil < calendar.nextBusinessDay)
    return `This is before the next business day, ${calendar.nextBusinessDayWords}. The client may not be able to reach you before it expires.`;
  return null;
}
