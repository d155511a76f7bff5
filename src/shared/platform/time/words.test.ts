import { expect, it } from 'vitest';
import { addDays, daysBetween, nextMonth, weekdayOf } from './days.ts';
import { dayWords, momentWords, monthWords, shortWords } from './words.ts';

const at = { day: '2026-11-23', hour: 13, minute: 0 };

it('formats a moment, a short moment and a day in the product’s one style', () => {
  expect(momentWords(at)).toBe('Monday, November 23 at 1:00 p.m.');
  expect(shortWords(at)).toBe('Nov 23, 1:00 p.m.');
  expect(dayWords('2026-11-03')).toBe('November 3, 2026');
  expect(monthWords('2024-08')).toBe('August 2024');
});

it('formats midnight, noon and the minutes as people read them', () => {
  expect(shortWords({ ...at, hour: 0, minute: 5 })).toBe('Nov 23, 12:05 a.m.');
  expect(shortWords({ ...at, hour: 12, minute: 30 })).toBe('Nov 23, 12:30 p.m.');
});

it('includes the year of a moment only when it is another one', () => {
  expect(shortWords(at, '2026-01-01')).toBe('Nov 23, 1:00 p.m.');
  expect(shortWords(at, '2027-01-01')).toBe('Nov 23, 2026, 1:00 p.m.');
  expect(momentWords(at, '2027-01-01')).toBe('Monday, November 23, 2026 at 1:00 p.m.');
});

it('counts days without a time zone', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  expect(nextMonth('2027-01-31')).toBe('2027-02-28');
  expect(nextMonth('2026-12-31')).toBe('2027-01-31');
});
