import { recordConsent } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { hashToken, newToken, readSignedToken, signToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  ALREADY_SUBSCRIBED,
  newsletterConsent,
  SIGN_UP_CONFIRMED,
  type SubscribeInput,
  UNSUBSCRIBED,
} from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { newsletterEmails } from './emails.ts';

/** A pending address is sent its confirmation email again at most this often (spec decision 15). */
const RESEND_MS = 3_600_000;
/** The only purpose an unsubscribe token is valid for. */
const UNSUBSCRIBE = 'newsletter-unsubscribe';

/**
 * Adds an address to the list as pending and emails its owner a confirmation link.
 * @throws {AppError} CONFLICT when the address is already on the list, pending or confirmed
 */
export async function subscribe(
  { db, jobs, now }: Services,
  { email, topics = [] }: SubscribeInput,
): Promise<{ message: string }> {
  const emailKey = email.toLowerCase();
  const token = newToken();
  const at = now();
  const fresh = {
    status: 'pending',
    topics: [...new Set(topics)],
    confirmTokenHash: hashToken(token),
    confirmationSentAt: at,
    unsubscribedAt: null,
  } as const satisfies Partial<Prisma.NewsletterSubscriberCreateManyInput>;
  const outcome = await transaction(db, async (tx) => {
    const created = await tx.newsletterSubscriber.createMany({
      data: [{ email, emailKey, ...fresh, createdAt: at }],
      skipDuplicates: true,
    });
    const sendsAgain =
      created.count === 0 &&
      (
        await tx.newsletterSubscriber.updateMany({
          where: {
            emailKey,
            OR: [
              { status: 'unsubscribed' },
              { status: 'pending', confirmationSentAt: { lt: new Date(at.getTime() - RESEND_MS) } },
            ],
          },
          data: { confirmTokenHash: fresh.confirmTokenHash, confirmationSentAt: at, topics: fresh.topics },
        })
      ).count > 0;
    const returning =
      sendsAgain &&
      (await tx.newsletterSubscriber.updateMany({ where: { emailKey, status: 'unsubscribed' }, data: fresh })).count >
        0;
    if (created.count > 0 || sendsAgain) {
      const path = `${paths.newsletterConfirm}?token=${token}`;
      await queueEmails(tx, jobs, [
        outgoing(newsletterEmails['newsletter-confirm'], {
          to: email,
          toName: '',
          data: { path, consent: newsletterConsent.text },
        }),
      ]);
    }
    return created.count > 0 || returning ? 'added' : 'known';
  });
  if (outcome === 'known') throw conflict(ALREADY_SUBSCRIBED);
  return { message: 'Please confirm with the link in the email we just sent you.' };
}

/**
 * Confirms an address, the second half of the double opt-in. Records the consent with the wording of the email and sends a welcome
 * email that says how to unsubscribe.
 * @throws {AppError} NOT_FOUND when we did not issue the link
 */
export async function confirmSubscription(
  { db, jobs, now, env }: Services,
  { token }: { token: string },
): Promise<{ message: string }> {
  await transaction(db, async (tx) => {
    const subscriber = await tx.newsletterSubscriber.findUnique({ where: { confirmTokenHash: hashToken(token) } });
    if (!subscriber) throw new AppError({ code: 'NOT_FOUND', message: 'This link no longer works. Sign up again.' });
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
    const path = `${paths.newsletterUnsubscribe}?token=${signToken(env.dataKey, UNSUBSCRIBE, subscriber.id)}`;
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

/** Unsubscribes an address and records the withdrawal next to the consent. Returns false when it was unsubscribed already. */
export async function leaveList(
  tx: Transaction,
  at: Date,
  { id, emailKey }: { id: string; emailKey: string },
  channel: 'unsubscribe-link' | 'portal' | 'on-request',
): Promise<boolean> {
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

/**
 * Unsubscribes an address immediately, without a login; safe to repeat. The withdrawal is recorded next to the consent.
 * @throws {AppError} NOT_FOUND when we did not issue the link
 */
export async function unsubscribe(
  { db, now, env }: Services,
  { token }: { token: string },
): Promise<{ message: string }> {
  // Links sent before a key rotation keep working as long as the old key is configured.
  const keys = [env.dataKey, ...(env.dataKeyOld ? [env.dataKeyOld] : [])];
  const id = keys.map((key) => readSignedToken(key, UNSUBSCRIBE, token)).find((found) => found !== null) ?? null;
  const subscriber = id && (await db.newsletterSubscriber.findUnique({ where: { id } }));
  if (!subscriber) throw new AppError({ code: 'NOT_FOUND', message: 'This link is incomplete or not valid.' });
  await transaction(db, (tx) => leaveList(tx, now(), subscriber, 'unsubscribe-link'));
  return { message: UNSUBSCRIBED };
}
