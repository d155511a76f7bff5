import { expect, test } from 'vitest';
import { alarmWords } from './policy.ts';

test.each([
  ['nobody', [], null],
  ['a forgetful person', [{ userId: 'a', failures: 9 }], null],
  ['many who mistype', Array.from({ length: 16 }, (_, n) => ({ userId: `${n}`, failures: 3 })), null],
  ['one account', [{ userId: 'a', failures: 12 }], '12 failed sign-ins in 15 minutes, most on one account'],
  [
    'two accounts',
    [
      { userId: 'a', failures: 12 },
      { userId: 'b', failures: 10 },
    ],
    '22 failed sign-ins in 15 minutes, many on 2 accounts',
  ],
  ['names that nobody has', [{ userId: null, failures: 60 }], '60 failed sign-ins in 15 minutes'],
])('an alarm for %s', (_who, accounts, words) => {
  expect(alarmWords(accounts)).toBe(words);
});
