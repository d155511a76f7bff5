import { expect, it } from 'vitest';
import { holdChoices } from './hold-days.ts';

const days = (today: string) => holdChoices(today).map((choice) => choice.day);

it('offers tomorrow, the next Monday that is not today, two weeks and a month', () => {
  expect(days('2026-11-22')).toEqual(['2026-11-23', '2026-11-23', '2026-12-06', '2026-12-22']);
  expect(days('2026-11-23')).toEqual(['2026-11-24', '2026-11-30', '2026-12-07', '2026-12-23']);
  expect(days('2027-01-31')).toEqual(['2027-02-01', '2027-02-01', '2027-02-14', '2027-02-28']);
  expect(days('2026-12-31')[3]).toBe('2027-01-31');
});
