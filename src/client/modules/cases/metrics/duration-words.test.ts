import { expect, test } from 'vitest';
import { keepUnits } from '#shared/platform/units.ts';
import { durationTicks, durationWords } from './duration-words.ts';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [200.4, '3 h 20 min'],
  [1450, '24 h 10 min'],
])('%s business minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(keepUnits(words));
});

test.each([
  [0, [0, 10]],
  [44, [0, 10, 20, 30, 40, 50]],
  [299, [0, 60, 120, 180, 240, 300]],
  [3000, [0, 960, 1920, 2880, 3840]],
])('a chart up to %s minutes has round lines', (longest, ticks) => {
  expect(durationTicks(longest)).toEqual(ticks);
});
