/** Which weeks or months a chart shows, including those in which nothing happened. */
import type { DateTime } from 'luxon';

export type Step = 'week' | 'month';

/** The start of every period from `since` to `until`, in local time; weeks begin on Monday. */
export function periodsOf(since: DateTime, until: DateTime, step: Step): DateTime[] {
  const starts: DateTime[] = [];
  for (let start = since.startOf(step); start <= until; start = start.plus({ [`${step}s`]: 1 })) starts.push(start);
  return starts;
}
