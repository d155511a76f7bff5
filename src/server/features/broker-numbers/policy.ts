/** Which weeks or months a chart shows, also those in which nothing happened. */
import type { DateTime } from 'luxon';

export type Step = 'week' | 'month';

/** The first days of every step from `since` to `until`; weeks begin on Monday, as PostgreSQL cuts them. */
export function periodsOf(since: DateTime, until: DateTime, step: Step): string[] {
  const days: string[] = [];
  for (let start = since.startOf(step); start <= until; start = start.plus({ [`${step}s`]: 1 }))
    days.push(start.toFormat('yyyy-MM-dd'));
  return days;
}
