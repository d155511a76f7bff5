import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { bucketMedian } from '#shared/platform/bucket-median.ts';
import { furthest, screensOf, timeBounds } from './policy.ts';

/** The equivalent of PostgreSQL's `width_bucket(seconds, bounds)`. */
const bucketOf = (seconds: number) => timeBounds.filter((bound) => bound <= seconds).length;

it('has ascending bounds from zero, so that every time has a bucket', () => {
  expect(timeBounds).toEqual([...new Set(timeBounds)].toSorted((one, other) => one - other));
  expect(timeBounds[0]).toBe(0);
});

it('estimates the median time to the width of its bucket, in whatever order the counts come', () => {
  const times = fc.array(fc.integer({ min: 0, max: 60 * 60 - 1 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, fc.boolean(), (seconds, reversed) => {
      const buckets = [...Map.groupBy(seconds, bucketOf)].map(([bucket, all]) => ({ bucket, count: all.length }));
      const median = bucketMedian(reversed ? buckets.toReversed() : buckets, timeBounds);
      const middle = seconds.toSorted((one, other) => one - other)[Math.ceil(seconds.length / 2) - 1] ?? 0;
      const wide = middle < 600 ? 12 : middle < 1200 ? 30 : 60;
      expect(Math.abs(median - middle)).toBeLessThanOrEqual(wide);
    }),
  );
});

it('only ever moves forward, and only to a screen of the form, whatever a browser sends', () => {
  const forms = fc.record({
    definition: fc.constantFrom(...Object.values(quoteDefinitions)),
    set: fc.constantFrom<QuestionSet>('short', 'full'),
  });
  fc.assert(
    fc.property(forms, fc.array(fc.oneof(fc.string(), fc.nat({ max: 20 })), { maxLength: 12 }), (form, visits) => {
      const screens = screensOf(form.definition, form.set);
      let reached = '';
      for (const visit of visits) {
        const step = typeof visit === 'number' ? (screens[visit] ?? 'nowhere') : visit;
        const next = furthest(form.definition, form.set, reached, step);
        expect(['', ...screens]).toContain(next);
        expect(screens.indexOf(next)).toBeGreaterThanOrEqual(screens.indexOf(reached));
        reached = next;
      }
      const known = visits.filter((visit) => typeof visit === 'number' && visit < screens.length) as number[];
      if (known.length > 0) expect(screens.indexOf(reached)).toBeGreaterThanOrEqual(Math.max(...known));
    }),
  );
});
