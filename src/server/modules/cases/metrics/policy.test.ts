import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEASURED_MIN, measuredWords, readBuckets, replyBuckets } from './policy.ts';

const PROMISED = 240;
const bounds = replyBuckets(PROMISED);

/** The equivalent of PostgreSQL's `width_bucket(minutes - 1, bounds)`. */
function bucketOf(minutes: number): number {
  return bounds.filter((bound) => bound <= minutes - 1).length;
}

function counted(replies: readonly number[]) {
  const buckets = Map.groupBy(replies, bucketOf);
  return [...buckets].map(([bucket, all]) => ({ bucket, count: all.length }));
}

it('has ascending bounds that include the promise', () => {
  expect(bounds).toEqual([...new Set(bounds)].toSorted((one, other) => one - other));
  expect(bounds).toContain(PROMISED);
});

it('distinguishes the last minute of the promise from the first minute after it', () => {
  expect(readBuckets(counted([240]), PROMISED).inTime).toBe(1);
  expect(readBuckets(counted([241]), PROMISED).inTime).toBe(0);
  expect(readBuckets(counted([0]), PROMISED)).toEqual({ median: 0, inTime: 1 });
  expect(readBuckets([], PROMISED)).toEqual({ median: 0, inTime: 0 });
});

it('counts replies in time exactly, and estimates the median to the width of its bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 960 }), { minLength: 1, maxLength: 200 }), (replies) => {
      const { median, inTime } = readBuckets(counted(replies), PROMISED);
      expect(inTime).toBe(replies.filter((minutes) => minutes <= PROMISED).length);
      const sorted = replies.toSorted((one, other) => one - other);
      const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
      const wide = middle <= PROMISED ? 15 : middle <= 2 * PROMISED ? 30 : 60;
      expect(Math.abs(median - middle)).toBeLessThanOrEqual(wide);
    }),
  );
});

it('is shown next to the promise from 30 replies on, in words, and never rounded up', () => {
  const replies = (count: number, minutes: number) => counted(Array.from({ length: count }, () => minutes));
  expect(measuredWords([], 50, PROMISED)).toBeNull();
  expect(measuredWords(replies(MEASURED_MIN - 1, 40), 50, PROMISED)).toBeNull();
  const [quick, late] = [replies(199, 75), replies(1, 300)];
  expect(measuredWords([...quick, ...late], 0, PROMISED)).toMatch(
    /^Over the last 90 days, the median first reply came 1 hour \d+ minutes after a broker took on the request, measured in business hours\. Of 200 clients, 99% got a first reply within 4 business hours\.$/,
  );
  expect(measuredWords(replies(30, 0), 0, PROMISED)).toContain('less than a minute after');
});

it('counts cases still waiting after the promised time as late', () => {
  const quick = counted(Array.from({ length: 60 }, () => 20));
  expect(measuredWords(quick, 20, PROMISED)).toContain('Of 80 clients, 75%');
  expect(measuredWords(quick, 61, PROMISED)).toMatch(/came 64 hours after .* Of 121 clients, 49%/);
});
