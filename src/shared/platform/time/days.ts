/** Arithmetic on calendar days, `YYYY-MM-DD`, without any time zone. */
const DAY_MS = 86_400_000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const named = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(startOf(day)).getUTCDay();
}

/** @param count may be negative */
export function addDays(day: string, count: number): string {
  return named(startOf(day) + count * DAY_MS);
}

/** How many days the second day is after the first; negative when it is before. */
export function daysBetween(first: string, second: string): number {
  return Math.round((startOf(second) - startOf(first)) / DAY_MS);
}

/** The same day of the next month, or that month's last one: a month after January 31 is February 28. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return named(Date.UTC(year, month, Math.min(date, last)));
}
