/** Opening hours of the site profile, in words. */
import type { SiteProfile } from '#shared/platform/site.ts';

/** Index 0 is Sunday, as in the profile. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface HoursRow {
  days: string;
  hours: string;
}

/** `09:00` as `9am`, `14:30` as `2:30pm`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** The week from Monday, consecutive days with equal hours joined: `Monday to Friday`, `9am-5pm`. */
export function openingHours(hours: SiteProfile['hours']): HoursRow[] {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const name = DAYS[day] ?? '';
    const open = hours[day];
    const text = open ? `${clock(open.open)}-${clock(open.close)}` : 'Closed';
    const last = rows.at(-1);
    if (last?.hours === text) last.last = name;
    else rows.push({ first: name, last: name, hours: text });
  }
  return rows.map(({ first, last, hours: text }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours: text,
  }));
}

/** The whole week in one phrase: `Monday to Friday 9am-5pm, Saturday 10am-2pm, Sunday closed`. */
export function hoursInWords(hours: SiteProfile['hours']): string {
  return openingHours(hours)
    .map((row) => `${row.days} ${row.hours.toLowerCase()}`)
    .join(', ');
}

/** Monday to Friday only, as the footer shows it (spec decision 11): `Mon-Fri 9am-5pm`. */
export function weekdayHours(hours: SiteProfile['hours']): string {
  const monday = hours[1];
  return monday ? `Mon-Fri ${clock(monday.open)}-${clock(monday.close)}` : 'By appointment';
}
