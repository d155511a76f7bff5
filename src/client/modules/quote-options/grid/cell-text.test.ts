import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellMeasure, cellText, readCell, tidyCell } from './cell-text.ts';

const value = (limitCents: number | null, deductibleCents: number | null = null, note = '') => ({
  limitCents,
  deductibleCents,
  note,
});

test.each<[string, CellMeasure, ReturnType<typeof readCell>]>([
  ['2M', 'limit', value(200_000_000)],
  ['$1,000', 'deductible', value(null, 100_000)],
  ['50,000 / 1,000', 'limit', value(5_000_000, 100_000)],
  ['50k/1000 ded', 'limit', value(5_000_000, 100_000)],
  ['500 ded', 'limit', value(null, 50_000)],
  ['ded. 500', 'limit', value(null, 50_000)],
  ['limit 5,000', 'deductible', value(500_000)],
  ['20,000 ; sewer only', 'limit', value(2_000_000, null, 'sewer only')],
  ['inc', 'limit', value(null, null, 'Included')],
  ['no', 'deductible', value(null, null, 'Not included')],
  ['Actual cash value', 'limit', value(null, null, 'Actual cash value')],
  ['Wind/hail 2%', 'limit', value(null, null, 'Wind/hail 2%')],
  ['500 per day', 'limit', value(null, null, '500 per day')],
  ['-', 'limit', null],
  ['n/a', 'limit', null],
  ['  ', 'limit', null],
])('%s, where a bare amount is the %s', (typed, measure, read) => {
  expect(readCell(typed, measure)).toEqual(read);
});

test('digits that are no amount are no note either', () => {
  expect(readCell('1.234', 'limit')?.limitCents).toBeNaN();
  expect(tidyCell('1.234', 'limit')).toBe('1.234');
});

test.each([
  ['2000000', 'limit', '$2,000,000'],
  ['1000', 'deductible', '$1,000'],
  ['50000/1000', 'limit', '$50,000 / $1,000 ded.'],
  ['i', 'limit', 'Included'],
  ['—', 'limit', ''],
] as const)('%s is tidied', (typed, measure, tidy) => {
  expect(tidyCell(typed, measure)).toBe(tidy);
});

test('whatever is shown reads the same again', () => {
  const cents = fc.option(fc.nat({ max: 10_000_000_000 }));
  const note = fc.constantFrom('', 'Included', 'Not included', 'Replacement cost', 'Up to 30 days');
  fc.assert(
    fc.property(
      cents,
      cents,
      note,
      fc.constantFrom('limit' as const, 'deductible' as const),
      (limit, ded, words, measure) => {
        const cell = value(limit, ded, words);
        const text = cellText(cell, measure);
        expect(readCell(text, measure)).toEqual(text === '' ? null : cell);
      },
    ),
  );
});
