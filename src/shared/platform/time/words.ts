/**
 * The three date formats, on screen, in emails and in print (docs/decisions/0034). Built here instead of with Intl: its
 * order, abbreviations and spaces differ between browsers.
 */
import { weekdayOf } from './days.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Local wall-clock time. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** 0 to 23 */
  hour: number;
  minute: number;
}

const yearOf = (day: string) => day.slice(0, 4);
const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
const dayOf = (day: string) => Number(day.slice(8, 10));

/** `1:00 p.m.`, used in the other formats. */
export function timeWords({ hour, minute }: WallTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `, 2025` when the day is not in the current year. */
function otherYear(day: string, today: string | undefined): string {
  return today === undefined || yearOf(day) === yearOf(today) ? '' : `, ${yearOf(day)}`;
}

/**
 * `Monday, November 23 at 1:00 p.m.`
 * @param today `YYYY-MM-DD`; when given, the year is included for a date in any other year
 */
export function momentWords(at: WallTime, today?: string): string {
  const date = `${WEEKDAYS[weekdayOf(at.day)]}, ${monthOf(at.day)} ${dayOf(at.day)}`;
  return `${date}${otherYear(at.day, today)} at ${timeWords(at)}`;
}

/**
 * `Nov 23, 1:00 p.m.`
 * @param today as in `momentWords`
 */
export function shortWords(at: WallTime, today?: string): string {
  return `${monthOf(at.day).slice(0, 3)} ${dayOf(at.day)}${otherYear(at.day, today)}, ${timeWords(at)}`;
}

/** `November 23, 2026`, from `YYYY-MM-DD`. */
export function dayWords(day: string): string {
  return `${monthOf(day)} ${dayOf(day)}, ${yearOf(day)}`;
}

/** `November 2026`, from `YYYY-MM`. */
export function monthWords(month: string): string {
  return `${monthOf(month)} ${yearOf(month)}`;
}

/** The label of a point on a chart's axis: `Nov 23` for a day or a week, `Nov 2026` for a month, from its first day. */
export function axisWords(day: string, step: 'day' | 'week' | 'month'): string {
  return `${monthOf(day).slice(0, 3)} ${step === 'month' ? yearOf(day) : dayOf(day)}`;
}
