/** The outbox: an email is written in the same transaction as the event it reports, and a job sends it. */

import { sendMailJob } from '#server/modules/notifications/jobs.ts';
import { findReturnPaths } from '#server/modules/notifications/reply-addresses/queries.ts';
import { findDelivery } from '#server/modules/notifications/suppressions/queries.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { OutboxMail } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { gathering } from '#server/platform/db/transaction.ts';
import { MailRejected, type MailTransport, MailUnanswered } from '#server/platform/email/transport.ts';
import { renderMail } from '#server/platform/email/view.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { batchedPerDatabase } from '#server/platform/process/batching.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotificationChannel } from '#shared/notifications/schema.ts';
import { channelOf } from '#shared/notifications/topics.ts';
import { isReachable } from '#shared/platform/placeholder-address.ts';
import { type AnyEmail, choiceTopic, type EmailBook, isForStrangers, type OutgoingEmail } from './definition.ts';

/** The channel for each email, based on its recipient's preference for the topic. */
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

/** The line that replaces an email in the next daily digest. */
function digestItems({ email, data, userId }: OutgoingEmail): { userId: string; line: string; path: string }[] {
  if (!userId || typeof email.rule === 'string') return [];
  // A rule with a digest line exists only for data with a path.
  return [{ userId, line: email.rule.line(data as never), path: (data as { path: string }).path }];
}

type Row = { id: string; template: string; to: string; toName: string; data: object };
type Stored = { jobs: Services['jobs']; row: Row };

/**
 * Writes emails in one statement. Without a job of the caller’s own nobody sends them: use `queueEmails`.
 * @param rows the ids are version 7 and new
 */
export async function writeMails(tx: Transaction, rows: readonly Row[]): Promise<void> {
  await tx.$executeRaw`${KEPT}
    INSERT INTO outbox_mails (id, template, "to", to_name, data)
    SELECT id, template, "to", "toName", data
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS mail (id uuid, template text, "to" text, "toName" text, data jsonb)`;
}

/** Raw SQL with a single parameter: a burst of submissions queues hundreds of emails at once. */
const outbox = gathering<Stored>('mails', async (tx, stored) => {
  const rows = stored.map(({ row }) => row);
  await writeMails(tx, rows);
  await stored[0]?.jobs.enqueueMany(
    tx,
    sendMailJob,
    rows.map(({ id }) => ({ mailId: id })),
  );
});

/**
 * Queues emails in the outbox; they are sent if and only if the transaction commits. This is the only place that applies the
 * preferences of recipients with an account: send immediately, add a line to the daily digest, or drop. Nothing goes to people without an
 * address.
 */
export async function queueEmails(
  tx: Transaction,
  jobs: Services['jobs'],
  addressed: readonly OutgoingEmail[],
): Promise<void> {
  const emails = addressed.filter(({ to }) => isReachable(to));
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

/** Drops the emails to these addresses (in lower case) that the transaction was about to write. */
export function dropMails(tx: Transaction, addresses: readonly string[]): void {
  outbox.drop(tx, ({ row }) => addresses.includes(row.to.toLowerCase()));
}

/** Marks emails sent at the same time in one statement, since separate updates would each wait for the disk. */
const markSent = batchedPerDatabase(async ({ db, now }: Services, ids: readonly string[]) => {
  await db.outboxMail.updateMany({
    where: { id: { in: [...ids] } },
    // The data of a sent email is not kept: it may hold a link that grants access.
    data: { state: 'sent', attempts: { increment: 1 }, sentAt: now(), lastError: null, gaveUpAt: null, data: {} },
  });
  return ids;
});

/** What is stored about a failure: only a reply code or the error's name, since an error message may contain an address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailRejected || error instanceof MailUnanswered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? String(responseCode) : (code ?? error.name);
}

/** Whether someone has opened a link that was sent to this mailbox. */
async function isProven({ db }: Services, mailbox: string): Promise<boolean> {
  const emailKey = mailbox.toLowerCase();
  const [user, subscriber] = await Promise.all([
    db.user.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } }, select: { id: true } }),
    db.newsletterSubscriber.findFirst({ where: { emailKey, status: 'confirmed' }, select: { id: true } }),
  ]);
  return user !== null || subscriber !== null;
}

/**
 * Whether a mailbox has reached its limit of emails triggered by strangers. Counted once per email at sending, since every email passes
 * through here; emails written to files reach nobody and are not counted.
 */
async function isOverShare(services: Services, { to, attempts }: OutboxMail): Promise<boolean> {
  const { env, limiter } = services;
  if (!env.smtpUrl || attempts > 0) return false;
  if (await isProven(services, to)) return false;
  return !(await limiter.allows(limits.strangersMailbox, hashToken(to.toLowerCase())));
}

/** Why an email must not be sent to its address, or how its reader can stop such emails. */
async function findPermission(services: Services, email: AnyEmail, mail: OutboxMail) {
  const delivery = typeof email.law === 'string' ? null : await findDelivery(services, email, mail.to);
  // The owner's wish comes first: an email that is not sent anyway must not use up the day's share.
  const withheld = delivery?.suppressed || (isForStrangers(email) && (await isOverShare(services, mail)));
  return { withheld, choicesPath: delivery?.choicesPath };
}

const REPLY = 'You can reply to this email. Your reply is added to the request, with the files you attach.';

/** The words of an email, with the way out that the law asks for. */
function contentOf(
  services: Services,
  email: AnyEmail,
  mail: OutboxMail,
  { data, choicesPath, replyTo }: { data: unknown; choicesPath: string | undefined; replyTo: string | undefined },
) {
  // A name typed by a stranger is untrusted text.
  const name = isForStrangers(email) ? '' : mail.toName;
  const { wayOutPath = choicesPath, ...words } = email.content(data as never, services.env.site);
  const wayOut = typeof email.law !== 'string' && wayOutPath && { label: email.law.wayOut, path: wayOutPath };
  const reply = replyTo ? { reply: REPLY } : {};
  return {
    name,
    content: { greeting: name ? `Hello ${name},` : 'Hello,', ...words, ...reply, ...(wayOut && { wayOut }) },
  };
}

/**
 * Sends one email from the outbox. Safe to run again after a crash or a failure: an email marked as sent is skipped, and one sent just
 * before a crash is sent again under the same Message-ID. Gives up on an email that was rejected permanently, or that twice in a row got
 * no reply after handoff: it stays in the administrators' list and can be sent from there.
 * @throws the mail server's error when a retry may help, so that the job is retried
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
  if (!email) throw new Error(`There’s no definition for the email ${mail.template}`);
  const { withheld, choicesPath } = await findPermission(services, email, mail);
  const data = !withheld && email.read ? await email.read(services, mail.data as never) : mail.data;
  if (withheld || data === null) {
    await db.outboxMail.update({ where: { id: mailId }, data: { state: 'withheld', data: {} } });
    return;
  }
  try {
    const { bounceTo, replyTo } = await findReturnPaths(services, mail);
    const { name, content } = contentOf(services, email, mail, { data, choicesPath, replyTo });
    await transport.send({
      id: mail.id,
      to: { name, address: mail.to },
      ...(replyTo && { replyTo }),
      ...(bounceTo && { bounceTo }),
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
  // The final email to an erased account is not kept: it would be the only record left of who they were.
  if (mail.template === 'account-erased') await db.outboxMail.delete({ where: { id: mailId } });
  else await markSent(services, mailId);
}
