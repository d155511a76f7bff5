import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { periodsOf } from './policy.ts';

const day = (iso: string) => DateTime.fromISO(iso, { zone: 'America/Edmonton' });

test('weeks begin on Monday and go on over the end of daylight saving', () => {
  expect(periodsOf(day('2026-10-24'), day('2026-11-22'), 'week')).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
});

test('a year has thirteen months in which it began and ended', () => {
  const months = periodsOf(day('2025-11-23'), day('2026-11-22'), 'month');
  expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-11-01', '2026-11-01']);
});
