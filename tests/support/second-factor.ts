/** Authenticator apps, on a clock that the test advances. */
import { generateSync } from 'otplib';
import { vi } from 'vitest';
import { PASSWORD } from './accounts.ts';
import type { ApiClient } from './api-client.ts';

export const STEP_MS = 30_000;

/** The app's code this many half minutes from now. */
export function codeAt(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });
}

/** The code of the next half minute, which no earlier call has used. */
export function nextCode(secret: string): string {
  vi.setSystemTime(Date.now() + STEP_MS);
  return codeAt(secret);
}

/** Gives a signed-in account a second factor. */
export async function setUp({ trpc }: ApiClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await trpc.account.startSecondFactor.mutate({ currentPassword: PASSWORD });
  const { recoveryCodes } = await trpc.account.confirmSecondFactor.mutate({ code: nextCode(secret) });
  return { secret, recoveryCodes };
}
