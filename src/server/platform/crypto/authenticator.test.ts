import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';

const NOW = new Date('2026-11-23T16:00:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);

describe('an authenticator code', () => {
  const secret = newAuthenticatorSecret();
  const codeOf = (step: number) => generateSync({ secret, epoch: step * 30 });

  test('identifies its 30-second step, at most one before or after now', () => {
    expect([-1, 0, 1].map((away) => stepOfCode(secret, codeOf(STEP + away), NOW))).toEqual([STEP - 1, STEP, STEP + 1]);
    expect([-2, 2].map((away) => stepOfCode(secret, codeOf(STEP + away), NOW))).toEqual([null, null]);
  });

  test('does not match another secret', () => {
    expect(stepOfCode(newAuthenticatorSecret(), codeOf(STEP), NOW)).toBeNull();
  });
});

test('the URI for apps contains the account, the issuer and the secret', () => {
  expect(authenticatorUri('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'Coverbridge', 'ava_w')).toBe(
    'otpauth://totp/Coverbridge:ava_w?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Coverbridge',
  );
});
