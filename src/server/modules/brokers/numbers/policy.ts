/** Which weeks or months a chart shows, also those in which nothing happened. */
import type { DateTime } from 'luxon';

export type Step = 'week' | 'month';

/** The first moments of every step from `since` to `until`, by the clock on the wall there; weeks begin on Monday. */
export function periodsOf(since: DateTime, until: DateTime, step: Step): DateTime[] {
  const starts: DateTime[] = [];
  for (let start = since.startOf(step); start <= until; start = start.plus({ [`${step}s`]: 1 })) starts.push(start);
  return starts;
}
