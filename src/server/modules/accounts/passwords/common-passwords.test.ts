import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../prisma/seed/people.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('the list of common passwords', () => {
  test('contains the well-known ones that would pass the other rules, in any case', () => {
    for (const password of ['Password1', 'PASSWORD1', 'Qwerty123', 'Abcd1234', 'Trustno1', 'Passw0rd', 'Welcome1'])
      expect(isCommonPassword(password), password).toBe(true);
  });

  test('does not contain others, nor the demo password', () => {
    for (const password of ['Mallard-under-3-bridges', 'xK3-vlod-Waap', DEMO_PASSWORD])
      expect(isCommonPassword(password), password).toBe(false);
  });
});
