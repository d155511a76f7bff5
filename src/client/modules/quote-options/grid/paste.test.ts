import { expect, test } from 'vitest';
import { startingCoverages } from '#shared/lines/coverages/start.ts';
import type { OptionGrid } from '#shared/quote-options/draft.ts';
import { checkGrid } from './check-grid.ts';
import { emptyGrid } from './option-grid.ts';
import { isTable, readTable, withPasted } from './paste.ts';
import { dayFromText } from './pasted-day.ts';
import { tidyPremium } from './premium-text.ts';

const answers = { coverWish: 'full', liability: '2000000' };
const begin = { type: 'auto' as const, start: startingCoverages('auto', answers), validUntil: '2026-12-20' };
const cellsOf = ({ rows, columns }: OptionGrid, name: string) => {
  const key = rows.find((row) => row.name === name)?.key ?? '';
  return columns.map(({ cells }) => cells[key] ?? '');
};

test('cells may have quotation marks and line breaks of their own', () => {
  expect(readTable('a\tb\r\n"two\nlines"\t"say ""hi"""\n')).toEqual([
    ['a', 'b'],
    ['two lines', 'say "hi"'],
  ]);
  expect(readTable('\t\n\t1')).toEqual([
    ['', ''],
    ['', '1'],
  ]);
  expect(isTable('1520')).toBe(false);
  expect(isTable('1520\t1499')).toBe(true);
});

test('cells without names fill rows and columns from the cursor, and options are added for them', () => {
  const grid = emptyGrid(begin);
  const table = readTable('Fictional Mutual\tImaginary Insurance\tPrairie\n1520\t1,499.50\t128/mo');
  const pasted = withPasted(grid, table, { row: 'insurer', column: 0 }, begin);
  expect(pasted.columns.map(({ insurer, premium, term }) => [insurer, premium, term])).toEqual([
    ['Fictional Mutual', '$1,520', 'annual'],
    ['Imaginary Insurance', '$1,499.50', 'annual'],
    ['Prairie', '$128', 'monthly'],
  ]);
  // What a new option starts with stays.
  expect(cellsOf(pasted, 'Third-party liability')).toEqual(['$2,000,000', '$2,000,000', '$2,000,000']);
});

test('a whole comparison finds its rows by their names, however they are spelled', () => {
  const sheet = [
    'Coverage\tFictional Mutual\tImaginary Insurance',
    'Annual premium\t$1,520.00\t$1,499.00',
    'Section A\t2,000,000\t1,000,000',
    'Collision deductible\t1000\t500',
    'SEF 44\tincluded\t',
    'Pet taxi\t\t$50',
    'Expiry date\tDecember 27, 2026\t2026/12/28',
  ].join('\n');
  const pasted = withPasted(emptyGrid(begin), readTable(sheet), { row: 'premium', column: 0 }, begin);
  expect(pasted.columns.map(({ insurer, premium, validUntil }) => [insurer, premium, validUntil])).toEqual([
    ['Fictional Mutual', '$1,520', '2026-12-27'],
    ['Imaginary Insurance', '$1,499', '2026-12-28'],
  ]);
  expect(cellsOf(pasted, 'Third-party liability')).toEqual(['$2,000,000', '$1,000,000']);
  expect(cellsOf(pasted, 'Collision')).toEqual(['$1,000', '$500']);
  expect(cellsOf(pasted, 'Family protection (SEF 44)')).toEqual(['Included', '']);
  expect(cellsOf(pasted, 'Pet taxi')).toEqual(['', '$50']);
  const { input } = checkGrid({ caseId: crypto.randomUUID(), version: 1 }, pasted, 'auto', '2026-11-20');
  expect(input?.options).toHaveLength(2);
});

test('nothing is pasted beyond ten options', () => {
  const wide = [Array.from({ length: 14 }, (_, place) => `Insurer ${place}`).join('\t'), 'x'].join('\n');
  expect(withPasted(emptyGrid(begin), readTable(wide), { row: 'insurer', column: 1 }, begin).columns).toHaveLength(10);
});

test.each([
  ['2026-12-27', '2026-12-27'],
  ['2026/2/3', '2026-02-03'],
  ['Dec. 27 2026', '2026-12-27'],
  ['27-Dec-2026', '2026-12-27'],
  ['12/11/2026', null],
  ['2026-02-30', null],
  ['soon', null],
])('%s is the day %s', (text, day) => {
  expect(dayFromText(text)).toBe(day);
});

test('how often a premium is paid can be typed beside it', () => {
  expect(tidyPremium('126.7/mo')).toEqual({ premium: '$126.70', term: 'monthly' });
  expect(tidyPremium('780 per 6 months')).toEqual({ premium: '$780', term: 'semiannual' });
  expect(tidyPremium('1520')).toEqual({ premium: '$1,520' });
  expect(tidyPremium('about 1500')).toEqual({ premium: 'about 1500' });
});
