/** A second factor that only the owner has: an authenticator app, or a saved recovery code. */
import { randomInt } from 'node:crypto';
import { tellOwner } from '#server/modules/accounts/account/commands.ts';
import { proveOwner, provePassword } from '#server/modules/accounts/auth/step-up/commands.ts';
import {
  acceptStep,
  hashRecoveryCode,
  ownKey,
  sealOf,
  WRONG_CODE,
} from '#server/modules/accounts/second-factor/codes/commands.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { authenticatorUri, newAuthenticatorSecret } from '#server/platform/crypto/authenticator.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { RECOVERY_LENGTH, RECOVERY_LETTERS, writeRecoveryCode } from '#shared/accounts/account/recovery-codes.ts';
import type { SecondFactorProof } from '#shared/accounts/account/schema.ts';
import { isSecondFactorRequired } from './policy.ts';

const RECOVERY_CODES = 10;
const ALREADY = 'Two-step verification is already on.';

/** New codes replacing all older ones. Only their hashes are stored. */
async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)];
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: RECOVERY_LENGTH }, letter).join(''));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ codeHash: hashRecoveryCode(userId, code), userId })),
  });
  return codes.map(writeRecoveryCode);
}

/**
 * Starts enrolment: a new secret, which takes effect only after a correct code from it.
 * @throws {AppError} BAD_REQUEST for a wrong password; CONFLICT when there is a second factor already
 */
export async function startSecondFactor(
  services: Services,
  viewer: Viewer,
  { currentPassword }: { currentPassword: string },
): Promise<{ secret: string; uri: string }> {
  const { db, env } = services;
  await provePassword(services, viewer, currentPassword);
  const secret = newAuthenticatorSecret();
  const { count } = await db.user.updateMany({
    where: { id: viewer.id, totpEnabledAt: null },
    data: { totpSealed: seal(env, secret, sealOf(viewer.id)), totpLastStep: null },
  });
  if (count === 0) throw conflict(ALREADY);
  return { secret, uri: authenticatorUri(secret, env.site.name, viewer.username) };
}

/**
 * The first correct code switches it on and returns the recovery codes, this once.
 * @throws {AppError} BAD_REQUEST for a wrong code; CONFLICT when enrolment was not started, or it is on already; TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  services: Services,
  viewer: Viewer,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, now, limiter } = services;
  await limiter.consume(limits.secondFactor, ownKey(viewer));
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  if (user.totpEnabledAt) throw conflict(ALREADY);
  if (!user.totpSealed) throw conflict('This setup is no longer active. Start again.');
  if (!(await acceptStep(services, user, code))) throw refusedField('code', 'incorrect', WRONG_CODE);
  const { totpSealed } = user;
  const recoveryCodes = await transaction(db, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, totpEnabledAt: null, totpSealed },
      data: { totpEnabledAt: now() },
    });
    if (count === 0) throw conflict(ALREADY);
    const codes = await replaceRecoveryCodes(tx, viewer.id);
    await recordSecurityEvent(tx, services.now(), viewer.origin, { kind: 'second_factor_on', userId: viewer.id });
    await tellOwner(tx, services, viewer, 'second-factor-on');
    return codes;
  });
  await limiter.reset(limits.secondFactor, ownKey(viewer));
  return { recoveryCodes };
}

/** @throws {AppError} BAD_REQUEST for a wrong password or code; CONFLICT without a second factor; TOO_MANY_REQUESTS */
async function proveBoth(services: Services, viewer: Viewer, proof: SecondFactorProof): Promise<void> {
  if (!(await proveOwner(services, viewer, proof))) throw conflict('Two-step verification isn’t on for your account.');
}

/**
 * Removes it.
 * @throws {AppError} FORBIDDEN for staff who must have one; as `proveBoth`
 */
export async function removeSecondFactor(services: Services, viewer: Viewer, proof: SecondFactorProof): Promise<void> {
  if (isSecondFactorRequired(services.env, viewer.role))
    throw new AppError({
      code: 'FORBIDDEN',
      message:
        'Your role requires two-step verification. If you have a new phone, sign in with a recovery code and create new ones.',
    });
  await proveBoth(services, viewer, proof);
  await transaction(services.db, async (tx) => {
    await tx.user.update({
      where: { id: viewer.id },
      data: { totpSealed: null, totpEnabledAt: null, totpLastStep: null },
    });
    await tx.recoveryCode.deleteMany({ where: { userId: viewer.id } });
    await recordSecurityEvent(tx, services.now(), viewer.origin, { kind: 'second_factor_off', userId: viewer.id });
    await tellOwner(tx, services, viewer, 'second-factor-off');
  });
}

/** @throws {AppError} as `proveBoth` */
export async function newRecoveryCodes(
  services: Services,
  viewer: Viewer,
  proof: SecondFactorProof,
): Promise<{ recoveryCodes: string[] }> {
  await proveBoth(services, viewer, proof);
  return transaction(services.db, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, viewer.id);
    await recordSecurityEvent(tx, services.now(), viewer.origin, { kind: 'recovery_codes_renewed', userId: viewer.id });
    await tellOwner(tx, services, viewer, 'recovery-codes-renewed');
    return { recoveryCodes };
  });
}
