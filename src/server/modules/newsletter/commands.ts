import { recordConsent } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { suppress } from '#server/modules/notifications/suppressions/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { findSuppression } from '#server/modules/notifications/suppressions/queries.ts';
import { hashToken, newToken, readSignedToken, signToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  ALREADY_SUBSCRIBED,
  ASKED_TO_STOP,
  NEVER_AGAIN,
  newsletterConsent,
  SIGN_UP_CONFIRMED,
  type SubscribeInput,
  UNSUBSCRIBED,
} from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { newsletterEmails } from './emails.ts';
import { mayAskAgain } from './policy.ts';

/** The only purposes a signed token in these emails is valid for. */
const UNSUBSCRIBE = 'newsletter-unsubscribe';
const NEVER = 'newsletter-never';

/**
 * The unsubscribe link of a subscriber, valid forever.
 * @param issueId the issue it is in, so that its numbers say how many left because of it
 */
export function unsubscribePath({ env }: Pick<Services, 'env'>, subscriberId: string, issueId?: string): string {
  const subject = issueId ? `${subscriberId} ${issueId}` : subscriberId;
  return `${paths.newsletterUnsubscribe}?token=${signToken(env.dataKey, UNSUBSCRIBE, subject)}`;
}

const invalidLink = () => new AppError({ code: 'NOT_FOUND', message: 'This link is incomplete or not valid.' });

type SignUp = { email: string; emailKey: string; topics: string[]; at: Date; confirmTokenHash: string };

/** Puts an address on the list, or asks it again. Returns its row if it gets a confirmation email. */
async function addToList(tx: Transaction, { email, emailKey, topics, at, confirmTokenHash }: SignUp, lifted: boolean) {
  const fresh = { status: 'pending', topics, confirmTokenHash, confirmationSentAt: at } as const;
  const made = await tx.newsletterSubscriber.createManyAndReturn({
    data: [{ email, emailKey, ...fresh, createdAt: at }],
    skipDuplicates: true,
    select: { id: true },
  });
  const [created] = made;
  if (created) return { id: created.id, isNew: true };
  await tx.$queryRaw`SELECT id FROM newsletter_subscribers WHERE email_key = ${emailKey} FOR NO KEY UPDATE`;
  const known = await tx.newsletterSubscriber.findUnique({ where: { emailKey } });
  if (!known || !mayAskAgain(known, at, { lifted })) return null;
  await tx.newsletterSubscriber.update({
    where: { emailKey },
    data: { ...fresh, confirmationSentBefore: known.confirmationSentAt, unsubscribedAt: null },
  });
  return { id: known.id, isNew: known.status === 'unsubscribed' };
}

/**
 * Adds an address to the list as pending and emails its owner a confirmation link. An address whose owner asked us to stop gets nothing,
 * and the same answer as one that is on the list.
 * @throws {AppError} CONFLICT when the address is already on the list, pending or confirmed, or its owner asked us to stop
 */
export async function subscribe(
  services: Services,
  { email, topics = [] }: SubscribeInput,
): Promise<{ message: string }> {
  const { db, jobs, now, env } = services;
  const emailKey = email.toLowerCase();
  const token = newToken();
  const hash = await hashAddress(services, email);
  const signUp = { email, emailKey, topics: [...new Set(topics)], at: now(), confirmTokenHash: hashToken(token) };
  const isNew = await transaction(db, async (tx) => {
    const { level, lifted } = await findSuppression(tx, hash);
    const added = level === null ? await addToList(tx, signUp, lifted) : null;
    if (!added) return false;
    const data = {
      path: `${paths.newsletterConfirm}?token=${token}`,
      neverPath: `${paths.newsletterNever}?token=${signToken(env.dataKey, NEVER, `${hash} ${added.id}`)}`,
      consent: newsletterConsent.text,
    };
    await queueEmails(tx, jobs, [outgoing(newsletterEmails['newsletter-confirm'], { to: email, toName: '', data })]);
    return added.isNew;
  });
  if (!isNew) throw conflict(ALREADY_SUBSCRIBED);
  return { message: 'Please confirm with the link in the email we just sent you.' };
}

/**
 * Confirms an address, the second half of the double opt-in. Records the consent with the wording of the email and sends a welcome
 * email that says how to unsubscribe.
 * @throws {AppError} NOT_FOUND when we did not issue the link; CONFLICT when the owner of the address has since asked us to stop
 */
export async function confirmSubscription(
  services: Services,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    const subscriber = await tx.newsletterSubscriber.findUnique({ where: { confirmTokenHash: hashToken(token) } });
    if (!subscriber) throw new AppError({ code: 'NOT_FOUND', message: 'This link no longer works. Sign up again.' });
    const { level } = await findSuppression(tx, await hashAddress(services, subscriber.email));
    if (level !== null) throw conflict(ASKED_TO_STOP);
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id: subscriber.id, status: 'pending' },
      data: { status: 'confirmed', confirmedAt: now() },
    });
    if (count === 0) return;
    await recordConsent(tx, now(), {
      ...newsletterConsent,
      given: true,
      emailKey: subscriber.emailKey,
      channel: 'mail-link',
      evidence: { subscriberId: subscriber.id, topics: subscriber.topics.join(',') },
    });
    const path = unsubscribePath(services, subscriber.id);
    await queueEmails(tx, jobs, [
      outgoing(newsletterEmails['newsletter-welcome'], {
        to: subscriber.email,
        toName: '',
        data: { path, topics: subscriber.topics },
      }),
    ]);
  });
  return { message: SIGN_UP_CONFIRMED };
}

/** How an address left the list: how the ledger names it, and the hash that goes on the suppression list. */
type Leaving = { channel: 'unsubscribe-link' | 'portal' | 'on-request'; hash: string };

/**
 * Unsubscribes an address, puts it on the suppression list, and records the withdrawal next to the consent. Returns false when it was
 * unsubscribed already.
 */
export async function leaveList(
  tx: Transaction,
  at: Date,
  { id, emailKey }: { id: string; emailKey: string },
  { channel, hash }: Leaving,
): Promise<boolean> {
  await suppress(tx, at, hash, 'needed');
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: { id, status: { not: 'unsubscribed' } },
    data: { status: 'unsubscribed', unsubscribedAt: at, confirmTokenHash: null },
  });
  if (count === 0) return false;
  await recordConsent(tx, at, {
    ...newsletterConsent,
    given: false,
    emailKey,
    channel,
    evidence: { subscriberId: id },
  });
  return true;
}

/** Counts in an issue that a subscriber left with its link. */
async function countLeft(tx: Transaction, at: Date, subscriberId: string, issueId: string): Promise<void> {
  const where = { subscriberId, issueId, unsubscribedAt: null };
  const { count } = await tx.newsletterDelivery.updateMany({ where, data: { unsubscribedAt: at } });
  if (count > 0)
    await tx.newsletterIssue.update({ where: { id: issueId }, data: { unsubscribedCount: { increment: count } } });
}

/**
 * Unsubscribes an address immediately, without a login; safe to repeat, also when the address has been deleted since.
 * @throws {AppError} NOT_FOUND when we did not issue the link
 */
export async function unsubscribe(services: Services, { token }: { token: string }): Promise<{ message: string }> {
  const { db, now, env } = services;
  const [id, issueId] = readSignedToken(env, UNSUBSCRIBE, token)?.split(' ') ?? [];
  if (!id) throw invalidLink();
  const subscriber = await db.newsletterSubscriber.findUnique({ where: { id } });
  if (subscriber) {
    const leaving = { channel: 'unsubscribe-link', hash: await hashAddress(services, subscriber.email) } as const;
    await transaction(db, async (tx) => {
      const at = now();
      const left = await leaveList(tx, at, subscriber, leaving);
      if (left && issueId) await countLeft(tx, at, id, issueId);
    });
  }
  return { message: UNSUBSCRIBED };
}

/**
 * “Never email me again”, from the email that asks to confirm: no email but security and answers, no matter who types the address. Of an
 * address that never agreed to anything, only the hash is kept.
 * @throws {AppError} NOT_FOUND when we did not issue the link
 */
export async function neverWrite(services: Services, { token }: { token: string }): Promise<{ message: string }> {
  const { db, now, env } = services;
  const [hash, id] = readSignedToken(env, NEVER, token)?.split(' ') ?? [];
  if (!hash || !id) throw invalidLink();
  await transaction(db, async (tx) => {
    await tx.newsletterSubscriber.deleteMany({ where: { id, status: 'pending' } });
    const subscriber = await tx.newsletterSubscriber.findUnique({ where: { id } });
    if (subscriber) await leaveList(tx, now(), subscriber, { channel: 'unsubscribe-link', hash });
    await suppress(tx, now(), hash, 'nothing');
  });
  return { message: NEVER_AGAIN };
}
