import { describe, expect, test } from 'vitest';
import type { AppError } from '#server/app-error.ts';
import { refuseWeakPassword } from '#server/features/passwords/policy.ts';

const owner = { username: 'Ava_Wong1988', email: 'Ava.Wong1@example.com' };

function issuesOf(password: string) {
  try {
    refuseWeakPassword(password, owner);
  } catch (error) {
    return (error as AppError).issues;
  }
  return undefined;
}

describe('a new password', () => {
  test('is refused with the reason when it is a common one', () => {
    expect(issuesOf('Password123')).toEqual([
      { path: 'password', message: expect.stringContaining('10,000 most common') },
    ]);
  });

  test('is refused when it is the username or the address, or what stands before the @, in any case', () => {
    for (const password of ['Ava_Wong1988', 'aVA_wONG1988', 'ava.wong1@Example.com', 'Ava.wong1'])
      expect(issuesOf(password), password).toEqual([
        { path: 'password', message: expect.stringContaining('username or your email') },
      ]);
  });

  test('may contain the name', () => {
    expect(issuesOf('Ava_Wong1988-and-more')).toBeUndefined();
  });
});
