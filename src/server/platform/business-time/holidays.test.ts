import fc from 'fast-check';
import { expect, it } from 'vitest';
import { albertaHoliday, albertaHolidays } from './holidays.ts';

// As published by the province for these years (2023 for a New Year's Day on a Sunday, which does not move).
it.each([
  [2023, '01-01 02-20 04-07 05-22 07-01 09-04 10-09 11-11 12-25'],
  [2024, '01-01 02-19 03-29 05-20 07-01 09-02 10-14 11-11 12-25'],
  [2025, '01-01 02-17 04-18 05-19 07-01 09-01 10-13 11-11 12-25'],
  [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25'],
  [2018, '01-01 02-19 03-30 05-21 07-02 09-03 10-08 11-11 12-25'],
])('%i', (year, days) => {
  expect([...albertaHolidays(year).keys()]).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

it('knows Easter at its earliest and latest', () => {
  expect(albertaHoliday(1818, 3, 20)).toBe('Good Friday');
  expect(albertaHoliday(2038, 4, 23)).toBe('Good Friday');
});

it('always has nine holidays, on the weekdays their rules require', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
      const weekdays = new Map([...albertaHolidays(year)].map(([day, name]) => [name, new Date(day).getUTCDay()]));
      expect(weekdays.size).toBe(9);
      for (const name of ['Alberta Family Day', 'Victoria Day', 'Labour Day', 'Thanksgiving Day']) {
        expect(weekdays.get(name)).toBe(1);
      }
      expect(weekdays.get('Good Friday')).toBe(5);
      expect(weekdays.get('Canada Day')).not.toBe(0);
    }),
  );
});

it('treats optional holidays as business days', () => {
  expect(albertaHoliday(2026, 12, 26)).toBeNull();
  expect(albertaHoliday(2026, 9, 30)).toBeNull();
  expect(albertaHoliday(2026, 4, 6)).toBeNull();
});
