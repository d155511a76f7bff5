/** The outbox: a mail is written in the transaction of the fact it tells of, and a job sends it. */

import { sendMailJob } from '#server/modules/notifications/jobs.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { OutboxMail } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { gathering } from '#server/platform/db/transaction.ts';
import { MailRejected, type MailTransport, MailUnanswered } from '#server/platform/email/transport.ts';
import { renderMail } from '#server/platform/email/view.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { batchedPerDatabase } from '#server/platform/process/batching.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotificationChannel } from '#shared/notifications/schema.ts';
import { channelOf } from '#shared/notifications/topics.ts';
import { choiceTopic, type EmailBook, isForStrangers, type OutgoingEmail } from './definition.ts';

/** How each email is to go, by what its recipient chose for its topic. */
async function channelsOf(tx: Transaction, emails: readonly OutgoingEmail[]): Promise<NotificationChannel[]> {
  const asked = emails.flatMap(({ email, userId, chosen }) => {
    const topic = choiceTopic(email);
    return userId && chosen === undefined && topic !== 'always' && topic !== 'security' ? [{ userId, topic }] : [];
  });
  const choices = asked.length > 0 ? await tx.notificationPreference.findMany({ where: { OR: asked } }) : [];
  return emails.map(({ email, userId, chosen }) => {
    const topic = choiceTopic(email);
    if (topic === 'always' || !userId) return 'instant';
    const known = choices.find((choice) => choice.userId === userId && choice.topic === topic)?.channel;
    return channelOf(topic, chosen ?? known);
  });
}

/** The line that stands for an email in tomorrow's digest. */
function digestItems({ email, data, userId }: OutgoingEmail): { userId: string; line: string; path: string }[] {
  if (!userId || typeof email.rule === 'string') return [];
  // A rule with a line is only for data with a path.
  return [{ userId, line: email.rule.line(data as never), path: (data as { path: string }).path }];
}

type Row = { id: string; template: string; to: string; toName: string; data: object };
type Stored = { jobs: Services['jobs']; row: Row };

/** Written by hand, with one parameter: a burst of submissions queues hundreds at once. */
const outbox = gathering<Stored>('mails', async (tx, stored) => {
  const rows = stored.map(({ row }) => row);
  await tx.$executeRaw`
    INSERT INTO outbox_mails (id, template, "to", to_name, data)
    SELECT id, template, "to", "toName", data
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS mail (id uuid, template text, "to" text, "toName" text, data jsonb)`;
  await stored[0]?.jobs.enqueueMany(
    tx,
    sendMailJob,
    rows.map(({ id }) => ({ mailId: id })),
  );
});

/**
 * Puts emails into the outbox; they leave if and only if the transaction commits. The one place where the choices of a
 * recipient with an account are heard: at once, as a line of the daily digest, or not at all.
 */
export async function queueEmails(
  tx: Transaction,
  jobs: Services['jobs'],
  emails: readonly OutgoingEmail[],
): Promise<void> {
  if (emails.length === 0) return;
  const channels = await channelsOf(tx, emails);
  const later = emails.filter((_, index) => channels[index] === 'digest');
  if (later.length > 0) await tx.digestItem.createMany({ data: later.flatMap(digestItems) });
  outbox.add(
    tx,
    emails
      .filter((_, index) => channels[index] === 'instant')
      .map(({ email, to, toName, data }) => ({ jobs, row: { id: newId(), template: email.name, to, toName, data } })),
  );
}

/** Takes back the mails to these addresses, in lower case, that the transaction was about to write. */
export function dropMails(tx: Transaction, addresses: readonly string[]): void {
  outbox.drop(tx, ({ row }) => addresses.includes(row.to.toLowerCase()));
}

/** Mails that went out at the same time are marked in one statement, since each of its own would wait for the disk. */
const markSent = batchedPerDatabase(async ({ db, now }: Services, ids: readonly string[]) => {
  await db.outboxMail.updateMany({
    where: { id: { in: [...ids] } },
    // What a mail said is not kept: it may hold a link that opens something.
    data: { state: 'sent', attempts: { increment: 1 }, sentAt: now(), lastError: null, gaveUpAt: null, data: {} },
  });
  return ids;
});

/** What is kept about a failure. The words of an error may hold an address, so only a reply code or the name of the error is. */
function reasonOf(error: unknown): string {
  if (error instanceof MailRejected || error instanceof MailUnanswered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? String(responseCode) : (code ?? error.name);
}

/** Somebody opened a link that was sent to it. */
async function isProven({ db }: Services, mailbox: string): Promise<boolean> {
  const emailKey = mailbox.toLowerCase();
  const [user, subscriber] = await Promise.all([
    db.user.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } }, select: { id: true } }),
    db.newsletterSubscriber.findFirst({ where: { emailKey, status: 'confirmed' }, select: { id: true } }),
  ]);
  return user !== null || subscriber !== null;
}

/**
 * Whether a mailbox has had its share of emails that strangers caused. Counted once per email, on the way out, because there every
 * one of them comes past; emails that become files reach nobody.
 */
async function isOverShare(services: Services, { to, attempts }: OutboxMail): Promise<boolean> {
  const { env, limiter } = services;
  if (!env.smtpUrl || attempts > 0) return false;
  if (await isProven(services, to)) return false;
  return !(await limiter.allows(limits.strangersMailbox, hashToken(to.toLowerCase())));
}

/**
 * Sends one mail of the outbox. Called again after a crash or a failure: a mail that is marked sent is left alone, one that
 * went out just before a crash goes out again under the same Message-ID. A mail that was refused for good, or that twice in a
 * row got no answer after it was handed over, is given up: it stays in the administrator's list and can be sent from there.
 * @throws what the mail server said when another try may help, so that the job is tried again later
 */
export async function sendQueuedMail(
  services: Services,
  transport: MailTransport,
  emails: EmailBook,
  mailId: string,
): Promise<void> {
  const { db, env } = services;
  const mail = await db.outboxMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.state === 'sent' || mail.state === 'withheld') return;
  const email = emails.get(mail.template);
  if (!email) throw new Error(`Nothing defines the email ${mail.template}`);
  // A name that a stranger typed is the stranger's words.
  const name = isForStrangers(email) ? '' : mail.toName;
  if (isForStrangers(email) && (await isOverShare(services, mail))) {
    await db.outboxMail.update({ where: { id: mailId }, data: { state: 'withheld', data: {} } });
    return;
  }
  try {
    const greeting = name ? `Hello ${name},` : 'Hello,';
    const content = { greeting, ...email.content(mail.data as never, env.site) };
    await transport.send({
      id: mail.id,
      to: { name, address: mail.to },
      ...renderMail(content, env.site),
    });
  } catch (error) {
    const lastError = reasonOf(error);
    const isUnanswered = error instanceof MailUnanswered && mail.lastError === lastError;
    const gaveUpAt = error instanceof MailRejected || isUnanswered ? services.now() : null;
    await db.outboxMail.update({
      where: { id: mailId },
      data: { state: 'failed', attempts: { increment: 1 }, lastError, gaveUpAt },
    });
    if (gaveUpAt) return;
    throw error;
  }
  // The last mail to somebody is not kept: it would be the one thing left that says who they were.
  if (mail.template === 'account-erased') await db.outboxMail.delete({ where: { id: mailId } });
  else await markSent(services, mailId);
}
