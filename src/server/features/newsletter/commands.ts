import { AppError, conflict } from '#server/app-error.ts';
import { recordConsent } from '#server/features/consents/commands.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import type { Services } from '#server/services.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { ALREADY_SUBSCRIBED, newsletterConsent, type SubscribeInput } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/paths.ts';

/** A pending address gets its confirmation mail again at most this often (decision 15). */
const RESEND_MS = 3_600_000;

/**
 * Puts an address on the list as pending and asks its owner to confirm by mail.
 * @throws {AppError} CONFLICT when the address is on the list already, pending or confirmed
 */
export async function subscribe({ db, jobs, now }: Services, { email }: SubscribeInput): Promise<{ message: string }> {
  const emailKey = email.toLowerCase();
  const token = newToken();
  const at = now();
  const fresh = {
    status: 'pending',
    confirmTokenHash: hashToken(token),
    confirmationSentAt: at,
    unsubscribedAt: null,
  } as const;
  const outcome = await db.$transaction(async (tx) => {
    const created = await tx.newsletterSubscriber.createMany({
      data: [{ email, emailKey, ...fresh }],
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
          data: { confirmTokenHash: fresh.confirmTokenHash, confirmationSentAt: at },
        })
      ).count > 0;
    const returning =
      sendsAgain &&
      (await tx.newsletterSubscriber.updateMany({ where: { emailKey, status: 'unsubscribed' }, data: fresh })).count >
        0;
    if (created.count > 0 || sendsAgain) {
      const path = `${paths.newsletterConfirm}?token=${token}`;
      await queueMails(tx, jobs, [
        { template: 'newsletter-confirm', to: email, toName: '', data: { path, consent: newsletterConsent.text } },
      ]);
    }
    return created.count > 0 || returning ? 'added' : 'known';
  });
  if (outcome === 'known') throw conflict(ALREADY_SUBSCRIBED);
  return { message: 'Please confirm with the link in the mail we just sent you.' };
}

/**
 * Confirms an address: the double of the opt-in. Its consent is recorded with the words the mail showed.
 * @throws {AppError} NOT_FOUND when the link is not one of ours
 */
export async function confirmSubscription(
  { db, now }: Services,
  { token }: { token: string },
): Promise<{ message: string }> {
  await db.$transaction(async (tx) => {
    const subscriber = await tx.newsletterSubscriber.findUnique({ where: { confirmTokenHash: hashToken(token) } });
    if (!subscriber)
      throw new AppError({ code: 'NOT_FOUND', message: 'This link does not work any more. Please sign up again.' });
    if (subscriber.status === 'confirmed') return;
    await tx.newsletterSubscriber.update({
      where: { id: subscriber.id },
      data: { status: 'confirmed', confirmedAt: now() },
    });
    await recordConsent(tx, now(), {
      ...newsletterConsent,
      given: true,
      subjectEmail: subscriber.emailKey,
      channel: 'mail-link',
      evidence: { subscriberId: subscriber.id },
    });
  });
  return { message: 'Your sign-up is confirmed.' };
}
