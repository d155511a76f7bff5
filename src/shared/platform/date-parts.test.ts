import { expect, test } from 'vitest';
import { joinDate, splitDate } from './date-parts.ts';

test('a date is split and joined again', () => {
  expect(splitDate('1987-03-05')).toEqual({ year: '1987', month: '3', day: '5' });
  expect(joinDate({ year: '1987', month: '3', day: '5' }, { withDay: true })).toBe('1987-03-05');
  expect(joinDate({ year: '1987', month: '11', day: '' }, { withDay: false })).toBe('1987-11');
});

test('an unfinished date keeps what was typed', () => {
  const unfinished = joinDate({ year: '', month: '3', day: '4' }, { withDay: true });
  expect(splitDate(unfinished)).toEqual({ year: '', month: '3', day: '4' });
  expect(splitDate(joinDate({ year: '19-87', month: '', day: '' }, { withDay: true })).year).toBe('1987');
});

test('empty fields are no answer', () => {
  expect(joinDate({ year: '', month: '', day: ' ' }, { withDay: true })).toBe('');
  expect(splitDate('')).toEqual({ year: '', month: '', day: '' });
});
