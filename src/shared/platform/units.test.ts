import { expect, test } from 'vitest';
import { keepUnits } from './units.ts';

/** `_` for the space that does not wrap. */
const shown = (text: string) => keepUnits(text).replaceAll('\u00A0', '_');

test.each([
  ['$5 to $6 billion in losses', '$5 to $6_billion in losses'],
  ['1.5 metres from the wall', '1.5_metres from the wall'],
  ['2 h 15 min', '2_h 15_min'],
  ['160 to 500 km, or 4,500 kg', '160 to 500_km, or 4,500_kg'],
  ['Nov 23, 1:00 p.m.', 'Nov 23, 1:00_p.m.'],
  ['at most 7.5 per cent in 12 months', 'at most 7.5_per cent in 12_months'],
  ['within 4 business hours', 'within 4_business hours'],
])('%s is kept together', (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test.each([
  'In June 2013 many homes',
  'Class 1 motorcycles',
  '2 minor claims',
  '3 daylight hours',
  '2 business owners',
  'days and years',
])('%s may wrap anywhere', (text) => {
  expect(shown(text)).toBe(text);
});
