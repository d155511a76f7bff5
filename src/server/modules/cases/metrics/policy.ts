/** First reply times are stored as counts per bucket, from which the median over any range of days can be estimated. */

import { type BucketCount, bucketMedian } from '#shared/platform/bucket-median.ts';

const QUARTER = 15;

/** The lower bounds in minutes, from 0: every quarter of an hour up to the promise, then wider. The promise itself is a bound. */
export function replyBuckets(promised: number): number[] {
  const quarters = Array.from({ length: promised / QUARTER }, (_, index) => index * QUARTER);
  const halves = Array.from({ length: 8 }, (_, index) => promised + index * 2 * QUARTER);
  const hours = Array.from({ length: 8 }, (_, index) => promised * 2 + index * 4 * QUARTER);
  return [...quarters, ...halves, ...hours, promised * 4, promised * 8, promised * 16];
}

/**
 * The approximate median of bucketed replies, and how many came within the promise. `bucket` is the result of PostgreSQL's
 * `width_bucket(minutes - 1, bounds)`: the first bucket is 1; 0 is a reply after zero minutes.
 */
export function readBuckets(counts: readonly BucketCount[], promised: number): { median: number; inTime: number } {
  const bounds = replyBuckets(promised);
  const inTime = counts
    .filter(({ bucket }) => (bounds[bucket] ?? Number.POSITIVE_INFINITY) <= promised)
    .reduce((sum, { count }) => sum + count, 0);
  return { median: Math.round(bucketMedian(counts, bounds)), inTime };
}

/** The days a measured time covers, and the replies it needs: fewer are not significant, and could identify one person. */
export const MEASURED_DAYS = 90;
export const MEASURED_MIN = 30;

function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);
  return [counted(hours, 'hour'), counted(rest, 'minute')].filter(Boolean).join(' ') || 'less than a minute';
}

/**
 * Measured first reply times, as one sentence next to the promise; null below 30 replies. Cases still waiting after the promised time
 * count as late, or the slowest would improve the numbers. The share is rounded down.
 */
export function measuredWords(counts: readonly BucketCount[], stillWaiting: number, promised: number): string | null {
  if (counts.reduce((sum, { count }) => sum + count, 0) < MEASURED_MIN) return null;
  const longest = { bucket: replyBuckets(promised).length, count: stillWaiting };
  const everybody = stillWaiting > 0 ? [...counts, longest] : counts;
  const all = everybody.reduce((sum, { count }) => sum + count, 0);
  const { median, inTime } = readBuckets(everybody, promised);
  const share = Math.floor((100 * inTime) / all);
  return `Over the last ${MEASURED_DAYS} days, the median first reply came ${durationWords(median)} after a broker took on the request, measured in business hours. Of ${all} clients, ${share}% got a first reply within ${promised / 60} business hours.`;
}
