import { expect, test } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { hoursInWords, openingHours, weekdayHours } from './opening-hours.ts';

test('the week in the wording of the specification', () => {
  expect(openingHours(defaultSiteProfile.hours)).toEqual([
    { days: 'Monday to Friday', hours: '9am-5pm' },
    { days: 'Saturday', hours: '10am-2pm' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});

test('the week in one phrase, for a sentence', () => {
  expect(hoursInWords(defaultSiteProfile.hours)).toBe('Monday to Friday 9am-5pm, Saturday 10am-2pm, Sunday closed');
});

test('the footer shows the weekdays only', () => {
  expect(weekdayHours(defaultSiteProfile.hours)).toBe('Mon-Fri 9am-5pm');
});
