import { expect, test } from 'vitest';
import { keepUnits } from '#shared/platform/units.ts';
import { clockTone, durationWords } from './remaining-time.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [30_000, 'less than a minute'],
  [minutes(1), '1 minute'],
  [minutes(60), '1 hour'],
  [minutes(200), '3 hours 20 minutes'],
  [minutes(24 * 60), '1 day'],
  [minutes(51 * 60 + 5), '2 days 3 hours'],
  [-minutes(25), '25 minutes'],
])('%i ms is %s', (ms, words) => {
  expect(durationWords(ms)).toBe(keepUnits(words));
});

test('a deadline is calm, then soon, then late', () => {
  expect(clockTone(minutes(61), 0)).toBe('calm');
  expect(clockTone(minutes(60), 0)).toBe('soon');
  expect(clockTone(minutes(60), minutes(60))).toBe('late');
});
