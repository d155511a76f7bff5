/**
 * Proof that a mailbox belongs to an account. Clicking a link in an email proves control of the mailbox; being signed in
 * proves control of the account. Both are required: otherwise someone could register with another person's address, have
 * that person click the link, and be shown their requests.
 */
import { randomInt } from 'node:crypto';
import { accountEmails } from '#server/modules/accounts/account/emails.ts';
import { mailboxProven } from '#server/modules/accounts/events.ts';
import { issueToken, useToken } from '#server/modules/accounts/tokens/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Session, Viewer } from '#server/platform/auth/session.ts';
import { hashCode, hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { AccountTokenPurpose } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';

const VALID_MS = 24 * 3_600_000;
/** Wrong codes allowed per email; after that only its link works. */
const TRIES = 5;
const CONFIRMED = 'Your email address is confirmed.';

/** Sends the link and the code to the account's address and voids older ones. */
export async function queueVerification(
  tx: Transaction,
  { jobs, env, now }: Services,
  user: { id: string; email: string },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = await issueToken(tx, {
    userId: user.id,
    purpose: 'verify_email',
    email: user.email.toLowerCase(),
    codeHash: hashCode(env.dataKey, user.id, code),
    validMs: VALID_MS,
    now: now(),
  });
  const data = { path: `${paths.portal.verifyEmail}?token=${token}`, code };
  // Without a name: it is chosen at registration, and the mailbox may be someone else's.
  await queueEmails(tx, jobs, [
    outgoing(accountEmails['verify-email'], { to: user.email, toName: '', userId: user.id, data }),
  ]);
}

/** @throws {AppError} TOO_MANY_REQUESTS */
export async function sendVerification(services: Services, viewer: Viewer): Promise<{ message: string }> {
  if (viewer.emailVerified) return { message: CONFIRMED };
  await services.limiter.consume(limits.accountMail, viewer.id);
  await transaction(services.db, (tx) => queueVerification(tx, services, viewer));
  return { message: `We sent an email to ${viewer.email}. The link and code expire in 24 hours.` };
}

async function markVerified(tx: Transaction, { publish, now }: Services, userId: string): Promise<void> {
  const at = now();
  await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: at } });
  // Marked as used rather than deleted: clicking the link again says that it is done.
  await tx.accountToken.updateMany({ where: { userId, purpose: 'verify_email', usedAt: null }, data: { usedAt: at } });
  await publish(tx, mailboxProven, { userId, at });
}

/**
 * The token's row, for a viewer who is signed in to its account.
 * @throws {AppError} NOT_FOUND when it is unknown or expired; UNAUTHORIZED and FORBIDDEN without that session
 */
export async function getOwnLink(
  { db, now, session }: Services & { session: Session },
  token: string,
  purposes: AccountTokenPurpose[],
) {
  const row = await db.accountToken.findUnique({
    where: { tokenHash: hashToken(token), purpose: { in: purposes }, expiresAt: { gt: now() } },
  });
  if (!row) throw new AppError({ code: 'NOT_FOUND', message: 'This link no longer works. Request a new one.' });
  const viewer = await session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: 'Sign in to your account, then confirm again.' });
  if (viewer.id !== row.userId)
    throw new AppError({
      code: 'FORBIDDEN',
      message: 'This link belongs to another account. Sign in to that one, then confirm again.',
    });
  return { row, viewer };
}

/** Verifies by the link. */
export async function verifyEmail(
  services: Services & { session: Session },
  { token }: { token: string },
): Promise<{ message: string }> {
  const { row, viewer } = await getOwnLink(services, token, ['verify_email']);
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, emailKey: row.email, emailVerifiedAt: null },
      data: { emailVerifiedAt: now() },
    });
    if (count > 0) await markVerified(tx, services, viewer.id);
  });
  return { message: CONFIRMED };
}

/**
 * Verifies by the code, typed where the person is signed in.
 * @throws {AppError} BAD_REQUEST at `code` when it is wrong, or was wrong too often; TOO_MANY_REQUESTS
 */
export async function verifyEmailCode(services: Services, viewer: Viewer, { code }: { code: string }): Promise<void> {
  if (viewer.emailVerified) return;
  const { db, now, env, limiter } = services;
  await limiter.consume(limits.mailCode, viewer.id);
  const waiting = { userId: viewer.id, purpose: 'verify_email', email: viewer.email.toLowerCase() } as const;
  // Counted before it is compared, so that concurrent codes get no more tries than sequential ones.
  const tried = await db.accountToken.updateMany({
    where: { ...waiting, attempts: { lt: TRIES }, usedAt: null, expiresAt: { gt: now() } },
    data: { attempts: { increment: 1 } },
  });
  if (tried.count === 0)
    throw refusedField('code', 'stale', 'This code no longer works. Use the link in the email, or request a new one');
  const right = await transaction(db, async (tx) => {
    const codeHash = hashCode(env.dataKey, viewer.id, code);
    if (!(await useToken(tx, { ...waiting, codeHash }, now()))) return false;
    await markVerified(tx, services, viewer.id);
    return true;
  });
  if (!right) throw refusedField('code', 'incorrect', 'That code doesn’t match. Check our most recent email');
  await limiter.reset(limits.mailCode, viewer.id);
}
