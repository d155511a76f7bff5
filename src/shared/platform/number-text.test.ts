import { expect, test } from 'vitest';
import { dollars, wholeNumber, yearNumber } from './number-text.ts';

test('whole numbers are parsed with spaces and commas, and shown grouped', () => {
  expect(wholeNumber.parse('12,000')).toBe(12_000);
  expect(wholeNumber.parse('12 000 ')).toBe(12_000);
  expect(wholeNumber.show(12_000)).toBe('12,000');
  expect(yearNumber.show(2019)).toBe('2019');
});

test('dollars are stored in cents', () => {
  expect(dollars.parse('$1,200.5')).toBe(120_050);
  expect(dollars.parse('1200.')).toBe(120_000);
  expect(dollars.show(120_050)).toBe('1,200.50');
  expect(dollars.show(120_000)).toBe('1,200');
});

test('text that is not a number stays as it was typed', () => {
  expect(wholeNumber.parse('a dozen')).toBe('a dozen');
  expect(wholeNumber.parse('')).toBe('');
  expect(wholeNumber.parse('-1')).toBe('-1');
  expect(dollars.parse('1.234')).toBe('1.234');
  expect(dollars.show('about ten')).toBe('about ten');
  expect(dollars.show(undefined)).toBe('');
});
