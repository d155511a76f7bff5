/** When a broker takes calls: hours by weekday and days off. Days and times are Alberta’s. */
import { z } from 'zod';
import { isoDate } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { dayHoursSchema } from '#shared/platform/site.ts';
import { addDays, daysBetween } from '#shared/platform/time/days.ts';

const TIME = 'Enter a time like 09:00';
const timeOfDay = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);

/** The shortest day on which a call still fits between two others. */
export const WORKDAY_MINUTES_MIN = 60;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const workdaySchema = z
  .object({ open: timeOfDay, close: timeOfDay }, 'Enter when the day begins and ends')
  .refine(({ open, close }) => minutesOf(close) - minutesOf(open) >= WORKDAY_MINUTES_MIN, {
    ...byRule('too_short', 'A working day lasts an hour or more'),
    path: ['close'],
  })
  .nullable();

const WEEK = 'Enter all seven days of the week';

/** Index 0 is Sunday, as in the site profile; null is a day without calls. */
export const workWeekSchema = z
  .array(workdaySchema, WEEK)
  .length(7, WEEK)
  .refine((week) => week.some((day) => day !== null), byRule('required', 'Choose at least one day of the week'));
export type WorkWeek = z.infer<typeof workWeekSchema>;

export const DAYS_OFF_MAX = 400;
const SPANS_MAX = 60;

/** From the first to the last day, both off. */
const daysOffSchema = z
  .object({ from: isoDate('Choose the first day off'), to: isoDate('Choose the last day off') })
  .refine(({ from, to }) => from <= to, {
    ...byRule('out_of_order', 'The last day can’t be before the first'),
    path: ['to'],
  });
export type DaysOff = z.infer<typeof daysOffSchema>;

function lengthOf({ from, to }: DaysOff): number {
  return Math.max(0, daysBetween(from, to) + 1);
}

const TOO_MANY = `You can enter up to ${DAYS_OFF_MAX} days off`;

export const setHoursInputSchema = z.object({
  /** Null: the brokerage’s hours. */
  hours: workWeekSchema.nullable(),
  daysOff: z
    .array(daysOffSchema)
    .max(SPANS_MAX, TOO_MANY)
    .refine(
      (spans) => spans.reduce((sum, span) => sum + lengthOf(span), 0) <= DAYS_OFF_MAX,
      byRule('too_long', TOO_MANY),
    ),
});
export type SetHoursInput = z.infer<typeof setHoursInputSchema>;

export const ownHoursSchema = z.object({
  hours: z.array(dayHoursSchema).nullable(),
  /** The brokerage’s, which apply while the broker has none of their own. */
  usual: z.array(dayHoursSchema),
  daysOff: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Holidays and closed days of the coming year. */
  closed: z.array(z.object({ day: z.string(), name: z.string() })),
  today: z.string(),
});
export type OwnHours = z.infer<typeof ownHoursSchema>;

/** Every day of these spans once, in order. */
export function daysOf(spans: readonly DaysOff[]): string[] {
  const days = spans.flatMap((span) => Array.from({ length: lengthOf(span) }, (_, index) => addDays(span.from, index)));
  return [...new Set(days)].sort();
}

/** Days in order as spans, consecutive ones joined. */
export function spansOf(days: readonly string[]): DaysOff[] {
  const spans: DaysOff[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/** As they are stored: `09:00-17:00`, or nothing on a day without calls; an empty list for the brokerage’s hours. */
export function storedWeek(week: WorkWeek | null): string[] {
  return week?.map((day) => (day ? `${day.open}-${day.close}` : '')) ?? [];
}

export function weekOf(stored: readonly string[]): WorkWeek | null {
  if (stored.length === 0) return null;
  return stored.map((text) => {
    const [open = '', close = ''] = text.split('-');
    return text ? { open, close } : null;
  });
}
