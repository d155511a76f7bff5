import { expect, test } from 'vitest';
import { endBefore, endOf, KEPT_COUNTED, keptWords, periodWords } from './retention-rules.ts';

test('periods follow the calendar', () => {
  const now = new Date('2028-02-29T12:00:00Z');
  expect(endBefore({ months: 24 }, now).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(endBefore({ days: 30 }, now).toISOString()).toBe('2028-01-30T12:00:00.000Z');
  expect(endOf({ months: 84 }, new Date('2026-11-22T00:00:00Z')).toISOString()).toBe('2033-11-22T00:00:00.000Z');
  expect(periodWords({ months: 24 })).toBe('24 months');
});

test('the number of rows kept by holds is exact up to the counting limit', () => {
  expect([0, KEPT_COUNTED, KEPT_COUNTED + 1].map(keptWords)).toEqual(['0', '1,000', 'more than 1,000']);
});
