/** Changing an account's email address: it takes effect only once both mailboxes, the current and the new one, have confirmed. */

import { endSessions, tellOwner } from '#server/modules/accounts/account/commands.ts';
import { accountEmails } from '#server/modules/accounts/account/emails.ts';
import { proveOwner } from '#server/modules/accounts/auth/step-up/commands.ts';
import { getOwnLink } from '#server/modules/accounts/auth/verification/commands.ts';
import { mailboxProven } from '#server/modules/accounts/events.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { issueToken, lockUser, useToken, voidTokens } from '#server/modules/accounts/tokens/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Session, Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChangeEmailInput } from '#shared/accounts/account/schema.ts';
import { paths } from '#shared/platform/paths.ts';

const VALID_MS = 24 * 3_600_000;
const TAKEN = 'This email address already has an account.';
const BOTH = ['change_email_old', 'change_email_new'] as const;

/**
 * Asks both mailboxes. A current address that was never confirmed is not asked: if it was mistyped, its owner could never answer.
 * @throws {AppError} BAD_REQUEST for a wrong password or code, or the address in use; CONFLICT for one that is taken; TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email: newEmail, ...proof }: ChangeEmailInput,
): Promise<void> {
  const { db, limiter } = services;
  await proveOwner(services, viewer, proof);
  const newKey = newEmail.toLowerCase();
  if (newKey === viewer.email.toLowerCase())
    throw refusedField('email', 'not_allowed', 'Your account already uses this address');
  await limiter.consume(limits.accountMail, viewer.id);
  if ((await db.user.count({ where: { emailKey: newKey } })) > 0) throw conflict(TAKEN);
  await transaction(db, (tx) => askMailboxes(tx, services, viewer, newEmail));
}

async function askMailboxes(
  tx: Transaction,
  { jobs, now }: Services,
  { id: userId, email, fullName, emailVerified }: Viewer,
  newEmail: string,
): Promise<void> {
  await voidTokens(tx, userId, [...BOTH]);
  const issue = { userId, newEmail, validMs: VALID_MS, now: now() };
  const pathOf = (token: string) => `${paths.portal.confirmEmail}?token=${token}`;
  const fresh = await issueToken(tx, { ...issue, purpose: 'change_email_new', email: newEmail.toLowerCase() });
  await queueEmails(tx, jobs, [
    outgoing(accountEmails['confirm-new-email'], { to: newEmail, toName: '', userId, data: { path: pathOf(fresh) } }),
  ]);
  if (!emailVerified) return;
  const old = await issueToken(tx, { ...issue, purpose: 'change_email_old', email: email.toLowerCase() });
  await queueEmails(tx, jobs, [
    outgoing(accountEmails['confirm-old-email'], { to: email, toName: fullName, userId, data: { path: pathOf(old) } }),
  ]);
}

export async function cancelEmailChange({ db }: Services, viewer: Viewer): Promise<void> {
  await transaction(db, (tx) => voidTokens(tx, viewer.id, [...BOTH]));
}

/** The change itself. Links sent to the old mailbox are voided, other sessions end, and both mailboxes are notified. */
async function swapEmail(tx: Transaction, services: Services, viewer: Viewer, newEmail: string): Promise<void> {
  const at = services.now();
  await tx.user.update({
    where: { id: viewer.id },
    data: { email: newEmail, emailKey: newEmail.toLowerCase(), emailVerifiedAt: at },
  });
  await voidTokens(tx, viewer.id, ['verify_email', 'reset_password']);
  await endSessions(tx, { userId: viewer.id, except: viewer.sessionId, now: at });
  await services.publish(tx, mailboxProven, { userId: viewer.id, at });
  await recordSecurityEvent(tx, at, viewer.origin, { kind: 'email_changed', userId: viewer.id });
  await tellOwner(tx, services, { ...viewer, email: newEmail }, 'email-changed', { alsoTo: [viewer.email] });
}

/**
 * Records the confirmation of one mailbox; the second one changes the address. Idempotent.
 * @throws {AppError} NOT_FOUND, UNAUTHORIZED, FORBIDDEN as for every link; CONFLICT when the address was taken in the meantime
 */
export async function confirmEmailChange(
  services: Services & { session: Session },
  { token }: { token: string },
): Promise<{ message: string; done: boolean }> {
  const { db, now } = services;
  const { row, viewer } = await getOwnLink(services, token, [...BOTH]);
  const newEmail = row.newEmail ?? '';
  try {
    const done = await transaction(db, async (tx) => {
      await lockUser(tx, viewer.id);
      const fresh = await useToken(tx, { id: row.id, purpose: row.purpose }, now());
      const waiting = await tx.accountToken.count({
        where: { userId: viewer.id, purpose: { in: [...BOTH] }, usedAt: null },
      });
      if (fresh && waiting === 0) await swapEmail(tx, services, viewer, newEmail);
      return waiting === 0;
    });
    return done
      ? { message: 'Your email address was changed.', done }
      : { message: 'Thank you. Now confirm with the link we emailed to your other address.', done };
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw conflict(TAKEN);
    throw error;
  }
}
