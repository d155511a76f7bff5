const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-21` as "November 21, 2026". */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}
