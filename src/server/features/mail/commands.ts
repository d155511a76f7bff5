/** The outbox: a mail is written in the transaction of the fact it tells of, and a job sends it. */
import { randomUUID } from 'node:crypto';
import type { MailTransport } from '#server/adapters/mail-transport.ts';
import { batchedPerDatabase } from '#server/batching.ts';
import type { Transaction } from '#server/db.ts';
import { type MailData, type MailTemplate, mailContent } from '#server/features/mail/mails.ts';
import { renderMail } from '#server/features/mail/view.ts';
import type { Services } from '#server/services.ts';

export type OutgoingMail<Template extends MailTemplate = MailTemplate> = {
  [Name in Template]: { template: Name; to: string; toName: string; data: MailData[Name] };
}[Template];

/** Puts mails into the outbox; they leave if and only if the transaction commits. */
export async function queueMails(tx: Transaction, jobs: Services['jobs'], mails: OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({ id: randomUUID(), ...mail }));
  // By hand, with one parameter: a burst of submissions queues hundreds at once.
  await tx.$executeRaw`
    INSERT INTO "OutboxMail" (id, template, "to", "toName", data)
    SELECT id, template, "to", "toName", data
    FROM json_populate_recordset(NULL::"OutboxMail", ${JSON.stringify(rows)}::json)`;
  await jobs.enqueueMany(
    tx,
    'mail.send',
    rows.map(({ id }) => ({ mailId: id })),
  );
}

/** Mails that went out at the same time are marked in one statement, since each of its own would wait for the disk. */
const markSent = batchedPerDatabase(async ({ db, now }: Services, ids: readonly string[]) => {
  await db.outboxMail.updateMany({
    where: { id: { in: [...ids] } },
    data: { state: 'sent', attempts: { increment: 1 }, sentAt: now(), lastError: null },
  });
  return ids;
});

/**
 * Sends one mail of the outbox. Called again after a crash or a failure: a mail that is marked sent is left alone, one that
 * went out just before a crash goes out again under the same Message-ID.
 * @throws whatever the mail server said, so that the job is tried again
 */
export async function sendQueuedMail(services: Services, transport: MailTransport, mailId: string): Promise<void> {
  const { db, env } = services;
  const mail = await db.outboxMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.state === 'sent') return;
  const content = mailContent(mail.template as MailTemplate, mail.data as never, mail.toName, env.site);
  try {
    await transport.send({
      id: mail.id,
      to: { name: mail.toName, address: mail.to },
      ...renderMail(content, env.site),
    });
  } catch (error) {
    const reason = error instanceof Error ? `${(error as { code?: string }).code ?? error.name}` : 'unknown';
    await db.outboxMail.update({
      where: { id: mailId },
      data: { state: 'failed', attempts: { increment: 1 }, lastError: reason },
    });
    throw error;
  }
  await markSent(services, mailId);
}
