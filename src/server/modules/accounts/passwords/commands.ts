import { endSessions, tellOwner } from '#server/modules/accounts/account/commands.ts';
import { accountEmails } from '#server/modules/accounts/account/emails.ts';
import { proveOwner } from '#server/modules/accounts/auth/step-up/commands.ts';
import { mailboxProven } from '#server/modules/accounts/events.ts';
import { mailResetLinkJob } from '#server/modules/accounts/jobs.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { issueToken, lockUser, useToken, voidTokens } from '#server/modules/accounts/tokens/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Session, Viewer } from '#server/platform/auth/session.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChangePasswordInput } from '#shared/accounts/account/schema.ts';
import { FORGOT_PASSWORD_ANSWER, type ResetPasswordInput } from '#shared/accounts/auth/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { refuseWeakPassword } from './policy.ts';

const RESET_MS = 30 * 60_000;
const ASKED_FOR = 'forgot-password';
const LINK_GONE = 'This link no longer works. Request a new one.';

/**
 * Requests a link to set a new password. Whether or not the address has an account, the work and the answer are the same:
 * a job is queued. Only the worker looks up the address, so the response time reveals nothing.
 */
export async function forgotPassword(
  { db, jobs, env, limiter }: Services,
  { email }: { email: string },
): Promise<{ message: string }> {
  const emailKey = email.toLowerCase();
  if (await limiter.allows(limits.forgotPasswordMailbox, hashToken(emailKey))) {
    // Sealed: the queue keeps its jobs for days, including those about people we do not know.
    const sealed = Buffer.from(seal(env, emailKey, ASKED_FOR)).toString('base64url');
    await transaction(db, (tx) => jobs.enqueue(tx, mailResetLinkJob, { sealed }));
  }
  return { message: FORGOT_PASSWORD_ANSWER };
}

/** The worker's part: emails the link if there is an account that may sign in. Voids older links. */
export async function mailResetLink({ db, jobs, env, now }: Services, { sealed }: { sealed: string }): Promise<void> {
  const emailKey = unseal(env, Buffer.from(sealed, 'base64url'), ASKED_FOR) as string;
  await transaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { emailKey, disabledAt: null } });
    if (!user) return;
    const token = await issueToken(tx, {
      userId: user.id,
      purpose: 'reset_password',
      email: emailKey,
      validMs: RESET_MS,
      now: now(),
    });
    const path = `${paths.portal.resetPassword}?token=${token}`;
    await queueEmails(tx, jobs, [
      outgoing(accountEmails['reset-password'], {
        to: user.email,
        toName: user.fullName,
        userId: user.id,
        data: { path },
      }),
    ]);
  });
}

/** The link's account, while the link is valid and its mailbox is still the account's. */
async function findResetUser({ db, now }: Services, token: string) {
  const row = await db.accountToken.findUnique({
    where: { tokenHash: hashToken(token), purpose: 'reset_password', usedAt: null, expiresAt: { gt: now() } },
    select: { email: true, user: true },
  });
  if (!row || row.user.disabledAt || row.user.emailKey !== row.email)
    throw new AppError({ code: 'NOT_FOUND', message: LINK_GONE });
  return row.user;
}

/** Stores the new hash and voids whatever was pending under the old password. */
async function replacePassword(tx: Transaction, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChangedAt: at } });
  await voidTokens(tx, userId, ['reset_password', 'change_email_old', 'change_email_new']);
}

/**
 * Sets a new password for the holder of the link, which proves the mailbox. Every session ends and none is started, so a
 * second factor stays in force. The browser becomes a known device, so that guessing by others cannot lock the owner out.
 * @throws {AppError} NOT_FOUND for a link that is unknown, used or expired; BAD_REQUEST for a weak password
 */
export async function resetPassword(
  services: Services & { session: Session },
  { token, password }: ResetPasswordInput,
): Promise<{ message: string }> {
  const { db, now, session } = services;
  const user = await findResetUser(services, token);
  refuseWeakPassword(services, password, user);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    const at = now();
    await lockUser(tx, user.id);
    if (!(await useToken(tx, { tokenHash: hashToken(token), purpose: 'reset_password' }, at)))
      throw new AppError({ code: 'NOT_FOUND', message: LINK_GONE });
    await replacePassword(tx, user.id, passwordHash, at);
    await tx.user.update({
      where: { id: user.id },
      data: { sessionEpoch: { increment: 1 }, emailVerifiedAt: user.emailVerifiedAt ?? at },
    });
    await endSessions(tx, { userId: user.id, now: at });
    await session.knowDevice(tx, user.id);
    if (!user.emailVerifiedAt) await services.publish(tx, mailboxProven, { userId: user.id, at });
    await recordSecurityEvent(tx, at, session.origin, { kind: 'password_reset', userId: user.id });
    await tellOwner(tx, services, user, 'password-changed');
  });
  return { message: 'Your password was changed. You can now sign in with it.' };
}

/**
 * Changes the password of a signed-in user. Every other session ends; this one continues.
 * @throws {AppError} BAD_REQUEST for a wrong current password or code, and for a new one that is weak or unchanged
 */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { password, ...proof }: ChangePasswordInput,
): Promise<{ message: string }> {
  const { db, now } = services;
  await proveOwner(services, viewer, proof);
  if (password === proof.currentPassword)
    throw refusedField('password', 'not_allowed', 'This is your current password. Choose a different one');
  refuseWeakPassword(services, password, viewer);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    const at = now();
    await replacePassword(tx, viewer.id, passwordHash, at);
    await endSessions(tx, { userId: viewer.id, except: viewer.sessionId, now: at });
    await recordSecurityEvent(tx, at, viewer.origin, { kind: 'password_changed', userId: viewer.id });
    await tellOwner(tx, services, viewer, 'password-changed');
  });
  return { message: 'Your password was changed. All other sessions were signed out.' };
}
