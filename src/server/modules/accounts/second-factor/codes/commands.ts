/** The codes of a second factor: from the authenticator app, and the recovery codes. Each works once. */

import type { Viewer } from '#server/platform/auth/session.ts';
import { stepOfCode } from '#server/platform/crypto/authenticator.ts';
import { unseal } from '#server/platform/crypto/sealing.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { readAuthenticatorCode, readRecoveryCode } from '#shared/accounts/account/recovery-codes.ts';

export const WRONG_CODE = 'That code is incorrect. Enter the current one from your app';

/** Binds a sealed secret to its account. */
export function sealOf(userId: string): string {
  return `totp:${userId}`;
}

/** The form in which a recovery code is stored. */
export function hashRecoveryCode(userId: string, letters: string): string {
  return hashToken(`${userId}:${letters}`);
}

type Enrolled = { id: string; totpSealed: Uint8Array | null };

/** Accepts a code from the app. Each time step works once, also when the same code is sent twice concurrently. */
export async function acceptStep(
  { db, env, now }: Services,
  { id, totpSealed }: Enrolled,
  code: string,
): Promise<boolean> {
  if (!totpSealed) return false;
  const step = stepOfCode(unseal(env, totpSealed, sealOf(id)) as string, code, now());
  if (step === null) return false;
  const { count } = await db.user.updateMany({
    where: { id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count > 0;
}

/** True for a code from the app or an unused recovery code; either is used up. */
export async function acceptCode(services: Services, user: Enrolled, typed: string): Promise<boolean> {
  const digits = readAuthenticatorCode(typed);
  if (digits) return acceptStep(services, user, digits);
  const letters = readRecoveryCode(typed);
  if (!letters) return false;
  const { count } = await services.db.recoveryCode.updateMany({
    where: { codeHash: hashRecoveryCode(user.id, letters), userId: user.id, usedAt: null },
    data: { usedAt: services.now() },
  });
  return count > 0;
}

/** Separate from the codes that others try at login: they must not use up the owner's tries here. */
export function ownKey(viewer: Viewer): string {
  return `${viewer.id}:signed-in`;
}
