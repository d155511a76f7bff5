import { describe, expect, test } from 'vitest';
import type { AppError } from '#server/platform/errors/app-error.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { demoPassword } from '#shared/platform/samples.ts';
import { refuseWeakPassword } from './policy.ts';

const owner = { username: 'Ava_Wong1988', email: 'Ava.Wong1@example.com', role: 'client' } as const;
const setting = { env: { production: false, site: { name: 'Acme Cover Inc.' } } };

function issuesOf(password: string, changes: { role?: Role; production?: boolean } = {}) {
  const { role = 'client', production = false } = changes;
  try {
    refuseWeakPassword({ env: { ...setting.env, production } }, password, { ...owner, role });
  } catch (error) {
    return (error as AppError).issues;
  }
  return undefined;
}

describe('a new password', () => {
  test('is refused with the reason when it is a common one', () => {
    expect(issuesOf('Password123')).toMatchObject([
      { path: 'password', message: expect.stringContaining('10,000 most common') },
    ]);
  });

  test('is refused when it is the username, the address or its local part, in any case', () => {
    for (const password of ['Ava_Wong1988', 'aVA_wONG1988', 'ava.wong1@Example.com', 'Ava.wong1'])
      expect(issuesOf(password), password).toMatchObject([
        { path: 'password', message: expect.stringContaining('username or your email') },
      ]);
  });

  test('is refused when it is made of guessable words, including the name of the site', () => {
    for (const password of ['Calgary2026!', 'Acme-2026-Acme', 'AcmeCover1'])
      expect(issuesOf(password), password).toMatchObject([
        { path: 'password', message: expect.stringContaining('easily guessed words') },
      ]);
  });

  test('needs 12 characters for staff and 8 for clients', () => {
    const short = 'Trout-9-lam';
    expect(issuesOf(short)).toBeUndefined();
    for (const role of ['broker', 'admin'] as const) {
      expect(issuesOf(short, { role })).toMatchObject([{ path: 'password', message: expect.stringContaining('12') }]);
      expect(issuesOf(`${short}p`, { role })).toBeUndefined();
    }
  });

  test('is not the demo password in production, since anyone could have read it', () => {
    expect(issuesOf(demoPassword)).toBeUndefined();
    expect(issuesOf(demoPassword, { production: true })).toHaveLength(1);
  });

  test('may contain the name', () => {
    expect(issuesOf('Ava_Wong1988-and-more')).toBeUndefined();
  });
});
