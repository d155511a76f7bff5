/** A second thing only the owner has: an authenticator app, or a recovery code from a drawer. */
import { randomInt } from 'node:crypto';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '#server/adapters/authenticator.ts';
import { AppError, conflict } from '#server/app-error.ts';
import type { Transaction } from '#server/db.ts';
import { tellOwner } from '#server/features/account/commands.ts';
import { provePassword } from '#server/features/passwords/commands.ts';
import { refusedField } from '#server/features/passwords/policy.ts';
import { isSecondFactorRequired } from '#server/features/second-factor/policy.ts';
import { recordSecurityEvent } from '#server/features/security-events/commands.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Viewer } from '#server/http/session.ts';
import { seal, unseal } from '#server/sealing.ts';
import type { Services } from '#server/services.ts';
import { hashToken } from '#server/tokens.ts';
import {
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  readAuthenticatorCode,
  readRecoveryCode,
  writeRecoveryCode,
} from '#shared/account/recovery-codes.ts';
import type { SecondFactorProof } from '#shared/account/schema.ts';

const RECOVERY_CODES = 10;
export const WRONG_CODE = 'This code is not right. Please check the newest one';
const ALREADY = 'Your account has a second factor already.';

/** What binds a sealed secret to its account. */
export function sealOf(userId: string): string {
  return `totp:${userId}`;
}

function hashRecoveryCode(userId: string, letters: string): string {
  return hashToken(`${userId}:${letters}`);
}

type Enrolled = { id: string; totpSealed: Uint8Array | null };

/** Accepts a code of the app. Each time step is good once, also for two who send the same code at once. */
async function acceptStep({ db, env, now }: Services, { id, totpSealed }: Enrolled, code: string): Promise<boolean> {
  if (!totpSealed) return false;
  const step = stepOfCode(unseal(env, totpSealed, sealOf(id)) as string, code, now());
  if (step === null) return false;
  const { count } = await db.user.updateMany({
    where: { id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count > 0;
}

/** True for a code of the app or an unused recovery code; either is used up by it. */
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

/** Apart from the codes that others try at the login: they must not use up what the owner may try here. */
function ownKey(viewer: Viewer): string {
  return `${viewer.id}:signed-in`;
}

/** New codes in place of all older ones. Only their hashes are kept. */
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
 * Begins: a new secret, which counts only once a code of it was right.
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
 * The first right code switches it on, and answers the recovery codes, this once.
 * @throws {AppError} BAD_REQUEST for a wrong code; CONFLICT when nothing was begun, or it is on already; TOO_MANY_REQUESTS
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
  if (!user.totpSealed) throw conflict('There is no set-up under way. Please start again.');
  if (!(await acceptStep(services, user, code))) throw refusedField('code', WRONG_CODE);
  const { totpSealed } = user;
  const recoveryCodes = await db.$transaction(async (tx) => {
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
async function proveBoth(services: Services, viewer: Viewer, { currentPassword, code }: SecondFactorProof) {
  await provePassword(services, viewer, currentPassword);
  const user = await services.db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  if (!user.totpEnabledAt) throw conflict('Your account has no second factor.');
  await services.limiter.consume(limits.secondFactor, ownKey(viewer));
  if (!(await acceptCode(services, user, code))) throw refusedField('code', WRONG_CODE);
  await services.limiter.reset(limits.secondFactor, ownKey(viewer));
}

/**
 * Takes it away.
 * @throws {AppError} FORBIDDEN for staff who must have one; as `proveBoth`
 */
export async function removeSecondFactor(services: Services, viewer: Viewer, proof: SecondFactorProof): Promise<void> {
  if (isSecondFactorRequired(services.env, viewer.role))
    throw new AppError({
      code: 'FORBIDDEN',
      message: 'Your role needs a second factor. With a new phone, log in with a recovery code and make new codes.',
    });
  await proveBoth(services, viewer, proof);
  await services.db.$transaction(async (tx) => {
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
  return services.db.$transaction(async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, viewer.id);
    await recordSecurityEvent(tx, services.now(), viewer.origin, { kind: 'recovery_codes_renewed', userId: viewer.id });
    await tellOwner(tx, services, viewer, 'recovery-codes-renewed');
    return { recoveryCodes };
  });
}
