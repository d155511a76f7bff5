import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './money-text.ts';

test.each([
  ['1420', 142_000],
  ['$1,420.50', 142_050],
  ['1 420.5', 142_050],
  ['0.07', 7],
  ['2,000,000', 200_000_000],
  ['2M', 200_000_000],
  ['1.5 million', 150_000_000],
  ['50k', 5_000_000],
])('%s is %i cents', (typed, cents) => {
  expect(centsFromText(typed)).toBe(cents);
});

test('an empty field is no amount', () => {
  expect(centsFromText('  ')).toBeNull();
});

test.each(['about 1400', '1.234', '-5', '1.2.3', 'included'])('%s is not an amount', (typed) => {
  expect(centsFromText(typed)).toBeNaN();
});

test('every amount is parsed back as it is shown', () => {
  fc.assert(fc.property(fc.nat(), (cents) => centsFromText(formatMoney(cents)) === cents));
});
