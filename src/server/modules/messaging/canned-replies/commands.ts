import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { starterReplies } from '#shared/content/replies/registry.ts';
import {
  type CannedReply,
  type CreateReplyInput,
  REPLIES_MAX,
  type RemoveReplyInput,
  type UpdateReplyInput,
} from '#shared/messaging/canned-replies/schema.ts';
import { mayWriteReply, writableReplies } from './policy.ts';
import { replySelect, replyView } from './queries.ts';

const CHANGED =
  'This reply has been updated since you opened it. Review it and try again. What you typed is still here.';
const ADMINS_ONLY = 'Only administrators can create shared replies. You can create one of your own.';

/** Two replies with the same shortcut in one list would be ambiguous. */
async function checkShortcut(tx: Transaction, ownerId: string | null, id: string, shortcut: string): Promise<void> {
  if (shortcut === '') return;
  const other = await tx.cannedReply.findFirst({
    where: { ownerId, shortcut, id: { not: id } },
    select: { title: true },
  });
  if (other) throw refusedField('shortcut', 'taken', `Another reply already uses this shortcut: ${other.title}`);
}

/** A reply of the product has one version for each person and one for everyone: with two, nobody could say which one applies. */
async function checkReplaced(tx: Transaction, ownerId: string | null, replaces: string | null): Promise<void> {
  if (replaces === null) return;
  if (!starterReplies.some(({ name }) => name === replaces))
    throw refusedField('replaces', 'not_an_option', 'Choose one of the replies that come with the product');
  const other = await tx.cannedReply.findFirst({ where: { ownerId, replaces }, select: { title: true } });
  if (other) throw conflict(`There’s already a version of this reply: ${other.title}`);
}

/** Shared replies go to clients in the name of any broker, so changes to them are audited. A broker's own replies are private. */
async function auditShared(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  row: { id: string; ownerId: string | null; title: string },
  what: 'created' | 'changed' | 'deleted',
): Promise<void> {
  if (row.ownerId) return;
  const subject = { type: 'reply', id: row.id, label: row.title } as const;
  await recordAudit(tx, viewer, at, { action: 'reply.changed', subject, data: { what } });
}

/**
 * Stores a new reply; a retry with the same id returns the existing one.
 * @throws {AppError} FORBIDDEN for a shared one without the right; BAD_REQUEST; CONFLICT when the list is full
 */
export async function createReply(
  { db, now }: Services,
  viewer: Viewer,
  { id, scope, shortcut, replaces, ...words }: CreateReplyInput,
): Promise<CannedReply> {
  if (!mayWriteReply(viewer, scope)) throw new AppError({ code: 'FORBIDDEN', message: ADMINS_ONLY });
  const ownerId = scope === 'own' ? viewer.id : null;
  return transaction(db, async (tx) => {
    const known = await tx.cannedReply.findUnique({ where: { id }, select: replySelect });
    if (known) {
      if (known.ownerId !== ownerId) throw conflict('This reply already exists.');
      return replyView(known);
    }
    if ((await tx.cannedReply.count({ where: { ownerId } })) >= REPLIES_MAX)
      throw conflict(`You’ve reached the limit of ${REPLIES_MAX} replies. First, delete one you no longer use.`);
    await checkShortcut(tx, ownerId, id, shortcut);
    await checkReplaced(tx, ownerId, replaces);
    const createdBy = { createdByName: viewer.fullName, createdAt: now() };
    const row = await tx.cannedReply.create({
      data: { id, ownerId, ...words, replaces, shortcut: shortcut || null, ...createdBy },
      select: replySelect,
    });
    await auditShared(tx, viewer, now(), row, 'created');
    return replyView(row);
  });
}

/** The row, if the viewer may change it and saw its newest version. */
async function getReplyToChange(tx: Transaction, viewer: Viewer, { id, version }: { id: string; version: number }) {
  const row = await tx.cannedReply.findFirst({ where: { id, ...writableReplies(viewer) }, select: replySelect });
  if (!row) throw notFound('reply');
  if (row.version !== version) throw changedSince(CHANGED, row.version);
  return row;
}

/** @throws {AppError} NOT_FOUND for a reply the viewer may not change; CONFLICT when it changed; BAD_REQUEST */
export async function updateReply(
  { db, now }: Services,
  viewer: Viewer,
  { id, version, shortcut, ...words }: UpdateReplyInput,
): Promise<CannedReply> {
  return transaction(db, async (tx) => {
    const row = await getReplyToChange(tx, viewer, { id, version });
    await checkShortcut(tx, row.ownerId, id, shortcut);
    const { count } = await tx.cannedReply.updateMany({
      where: { id, version },
      data: { ...words, shortcut: shortcut || null, version: { increment: 1 } },
    });
    if (count === 0) throw conflict(CHANGED);
    await auditShared(tx, viewer, now(), { ...row, title: words.title }, 'changed');
    return replyView(await tx.cannedReply.findUniqueOrThrow({ where: { id }, select: replySelect }));
  });
}

/** @throws {AppError} NOT_FOUND for a reply the viewer may not delete; CONFLICT when it changed */
export async function removeReply(
  { db, now }: Services,
  viewer: Viewer,
  { id, version }: RemoveReplyInput,
): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const row = await getReplyToChange(tx, viewer, { id, version });
    const { count } = await tx.cannedReply.deleteMany({ where: { id, version } });
    if (count === 0) throw conflict(CHANGED);
    await auditShared(tx, viewer, now(), row, 'deleted');
    return { id };
  });
}
