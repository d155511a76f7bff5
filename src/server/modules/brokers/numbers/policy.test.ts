import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { periodsOf } from './policy.ts';

const day = (iso: string) => DateTime.fromISO(iso, { zone: 'America/Edmonton' });

test('weeks begin on Monday, also across the end of daylight saving', () => {
  const weeks = periodsOf(day('2025-10-25'), day('2025-11-23'), 'week');
  expect(weeks.map((start) => start.toUTC().toISO({ suppressMilliseconds: true }))).toEqual([
    '2025-10-20T06:00:00Z',
    '2025-10-27T06:00:00Z',
    '2025-11-03T07:00:00Z',
    '2025-11-10T07:00:00Z',
    '2025-11-17T07:00:00Z',
  ]);
});

test('a year from mid-month to mid-month covers thirteen months', () => {
  const months = periodsOf(day('2025-11-23'), day('2026-11-22'), 'month').map((start) => start.toISODate());
  expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-11-01', '2026-11-01']);
});
