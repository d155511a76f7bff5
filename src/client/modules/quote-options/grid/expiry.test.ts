import { expect, test } from 'vitest';
import { expiryWarning, usualExpiry } from './expiry.ts';

// Friday; Monday is the next business day.
const today = '2026-11-20';
const calendar = { today, nextBusinessDay: '2026-11-23', nextBusinessDayWords: 'November 23, 2026' };

test('an option starts with about a month', () => {
  expect(usualExpiry('2026-12-15')).toBe('2027-01-14');
});

test('a day that has passed, or comes before the next business day, is pointed out', () => {
  expect(expiryWarning('2026-11-19', today, calendar)).toContain('has passed');
  expect(expiryWarning('2026-11-19', today, undefined)).toContain('has passed');
  for (const day of ['2026-11-20', '2026-11-22'])
    expect(expiryWarning(day, today, calendar)).toContain('November 23, 2026');
  for (const day of ['2026-11-23', '2026-12-20', '', '2026-1']) expect(expiryWarning(day, today, calendar)).toBeNull();
});
