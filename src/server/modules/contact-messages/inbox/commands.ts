/** Handling contact messages. Each command locks its message, so that of two concurrent commands the second sees the first's result. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import { caseOfMessage } from '#server/modules/contact-messages/conversion/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { ContactMessage } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  ContactStatus,
  ConvertInput,
  DeskReceipt,
  ReplyInput,
  SetDeskStatusInput,
} from '#shared/contact-messages/desk-schema.ts';
import { inboxEmails } from './emails.ts';
import { refuseOld, refuseSpam, statusRefusal } from './policy.ts';
import { findCaseRef } from './queries.ts';

async function holdMessage(tx: Transaction, id: string): Promise<ContactMessage> {
  await tx.$queryRaw`SELECT id FROM contact_messages WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const row = await tx.contactMessage.findUnique({ where: { id } });
  if (!row) throw notFound('message');
  return row;
}

async function receiptOf(tx: Transaction, { env }: Services, row: ContactMessage): Promise<DeskReceipt> {
  const { status, version, caseId } = row;
  return { status, version, case: await findCaseRef(tx, caseId, env.site) };
}

type Change = { status: ContactStatus; caseId?: string; version?: number };

function update(tx: Transaction, viewer: Viewer, at: Date, id: string, change: Change): Promise<ContactMessage> {
  return tx.contactMessage.update({
    where: { id },
    data: { version: { increment: 1 }, ...change, handledByName: viewer.fullName, handledAt: at },
  });
}

const subjectOf = ({ id, name }: ContactMessage) => ({ type: 'contact_message', id, label: name }) as const;

async function changeStatus(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  row: ContactMessage,
  change: Change,
): Promise<ContactMessage> {
  await recordAudit(tx, viewer, at, {
    action: 'contact.status_changed',
    subject: subjectOf(row),
    data: { before: row.status, after: change.status },
  });
  return update(tx, viewer, at, row.id, change);
}

/**
 * Marks a new message as open when staff read it; other statuses do not change. The version stays the same: reading a
 * message changes nothing that a colleague who answers first must see.
 * @throws {AppError} NOT_FOUND
 */
export function openMessage(services: Services, viewer: Viewer, messageId: string): Promise<DeskReceipt> {
  return transaction(services.db, async (tx) => {
    const row = await holdMessage(tx, messageId);
    if (row.status !== 'new') return receiptOf(tx, services, row);
    const opened = await changeStatus(tx, viewer, services.now(), row, { status: 'open', version: row.version });
    return receiptOf(tx, services, opened);
  });
}

/**
 * Marks a message as spam or sets another status; also undoes both.
 * @throws {AppError} NOT_FOUND; CONFLICT on a concurrent change, for a converted message, and for "replied" without a reply
 */
export function setMessageStatus(
  services: Services,
  viewer: Viewer,
  { messageId, version, status }: SetDeskStatusInput,
): Promise<DeskReceipt> {
  return transaction(services.db, async (tx) => {
    const row = await holdMessage(tx, messageId);
    if (row.status === status) return receiptOf(tx, services, row);
    refuseOld(row, version);
    const replies = await tx.contactReply.count({ where: { contactMessageId: messageId } });
    const refusal = statusRefusal(row.status, status, replies);
    if (refusal) throw refusal;
    return receiptOf(tx, services, await changeStatus(tx, viewer, services.now(), row, { status }));
  });
}

/**
 * Replies by email. A retry with the same key sends nothing and returns the same result.
 * @throws {AppError} NOT_FOUND; CONFLICT on a concurrent change, and for spam
 */
export function replyToMessage(
  services: Services,
  viewer: Viewer,
  { messageId, version, body, clientKey }: ReplyInput,
): Promise<DeskReceipt> {
  const { db, jobs, now } = services;
  return transaction(db, async (tx) => {
    const row = await holdMessage(tx, messageId);
    const sent = await tx.contactReply.findUnique({ where: { clientKey }, select: { contactMessageId: true } });
    // Another message's key would be a bug in the screen; the error reveals nothing.
    if (sent && sent.contactMessageId !== messageId) throw notFound('message');
    if (sent) return receiptOf(tx, services, row);
    refuseOld(row, version);
    refuseSpam(row);
    const at = now();
    const senderName = viewer.fullName;
    await tx.contactReply.create({ data: { contactMessageId: messageId, body, clientKey, senderName, createdAt: at } });
    const data = { subject: row.subject, body, senderName };
    await queueEmails(tx, jobs, [outgoing(inboxEmails['contact-reply'], { to: row.email, toName: row.name, data })]);
    const status = row.status === 'converted' ? row.status : 'replied';
    await recordAudit(tx, viewer, at, {
      action: 'contact.replied',
      subject: subjectOf(row),
      data: { before: row.status, after: status },
    });
    return receiptOf(tx, services, await update(tx, viewer, at, messageId, { status }));
  });
}

/**
 * Converts a message to a case, in one step; repeating it returns the existing case.
 * @throws {AppError} NOT_FOUND; CONFLICT on a concurrent change, and for spam
 */
export function convertMessage(services: Services, viewer: Viewer, input: ConvertInput): Promise<DeskReceipt> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const row = await holdMessage(tx, input.messageId);
    if (row.caseId) return receiptOf(tx, services, row);
    refuseOld(row, input.version);
    refuseSpam(row);
    const at = now();
    const caseId = await caseOfMessage(tx, services, viewer, row, input, at);
    await recordAudit(tx, viewer, at, {
      action: 'contact.converted',
      subject: subjectOf(row),
      data: { before: row.status, caseId, type: input.type },
    });
    return receiptOf(tx, services, await update(tx, viewer, at, row.id, { status: 'converted', caseId }));
  });
}
