/** The most common hold dates, in the site's calendar, `YYYY-MM-DD`. */
import { addDays, nextMonth, weekdayOf } from '#shared/platform/time/days.ts';

export function holdChoices(today: string): { label: string; day: string }[] {
  const untilMonday = (8 - weekdayOf(today)) % 7 || 7;
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'Next Monday', day: addDays(today, untilMonday) },
    { label: 'In two weeks', day: addDays(today, 14) },
    { label: 'In one month', day: nextMonth(today) },
  ];
}
