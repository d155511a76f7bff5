/** Re-authenticates the owner of a session before an action for which an unattended screen must not be enough. */

import { acceptCode, ownKey, WRONG_CODE } from '#server/modules/accounts/second-factor/codes/commands.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { passwordMatches } from '#server/platform/crypto/password-hash.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnerProof } from '#shared/accounts/account/schema.ts';
import { SECOND_FACTOR_NEEDED } from '#shared/accounts/auth/schema.ts';

type Outcome = 'wrong_password' | 'wrong_code';

function recordFailure({ db, now }: Services, viewer: Viewer, outcome: Outcome): Promise<void> {
  return recordSecurityEvent(db, now(), viewer.origin, { kind: 'identity_check', outcome, userId: viewer.id });
}

/**
 * The password alone, for setting up a second factor.
 * @throws {AppError} BAD_REQUEST at `currentPassword`; TOO_MANY_REQUESTS
 */
export async function provePassword(services: Services, viewer: Viewer, password: string): Promise<void> {
  const { db, limiter } = services;
  await limiter.consume(limits.passwordProof, viewer.id);
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { passwordHash: true },
  });
  if (!(await passwordMatches(passwordHash, password))) {
    await recordFailure(services, viewer, 'wrong_password');
    throw refusedField('currentPassword', 'incorrect', 'That password is incorrect');
  }
  await limiter.reset(limits.passwordProof, viewer.id);
}

/**
 * The password, and a code where the account has a second factor: a stolen password must not be enough to change what protects it.
 * @returns whether there is a second factor
 * @throws {AppError} BAD_REQUEST at `currentPassword` or `code`; TOO_MANY_REQUESTS
 */
export async function proveOwner(
  services: Services,
  viewer: Viewer,
  { currentPassword, code }: OwnerProof,
): Promise<boolean> {
  const { db, limiter } = services;
  await provePassword(services, viewer, currentPassword);
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  if (!user.totpEnabledAt) return false;
  if (!code) throw refusedField('code', 'required', SECOND_FACTOR_NEEDED);
  await limiter.consume(limits.secondFactor, ownKey(viewer));
  if (!(await acceptCode(services, user, code))) {
    await recordFailure(services, viewer, 'wrong_code');
    throw refusedField('code', 'incorrect', WRONG_CODE);
  }
  await limiter.reset(limits.secondFactor, ownKey(viewer));
  return true;
}
