import { expect, test } from 'vitest';
import { expiryState } from './licence-expiry.ts';

test.each([
  ['2026-11-19', 'Expired'],
  ['2026-11-20', 'Ends today'],
  ['2026-11-21', 'Ends in 1 day'],
  ['2027-01-19', 'Ends in 60 days'],
  ['2027-01-20', null],
])('a licence until %s, seen on 20 November 2026, says %s', (expiresOn, words) => {
  expect(expiryState(expiresOn, '2026-11-20')).toBe(words);
});
