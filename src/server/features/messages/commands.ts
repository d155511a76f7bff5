import { notFound } from '#server/app-error.ts';
import { addBusinessMinutes } from '#server/clock/business-time.ts';
import { NEXT_REPLY_MINUTES } from '#server/clock/deadlines.ts';
import type { Transaction } from '#server/db.ts';
import {
  type Actor,
  actorOf,
  getCaseToMove,
  type MovedCase,
  moveCase,
  recordEvent,
  refusalOf,
} from '#server/features/cases/commands.ts';
import { queueCaseMail } from '#server/features/cases/mails.ts';
import { mayReadPerson } from '#server/features/cases/policy.ts';
import { getPersonRelation, getRelation } from '#server/features/cases/queries.ts';
import { messageSelect, messageView } from '#server/features/messages/queries.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Viewer } from '#server/http/session.ts';
import { announce } from '#server/live.ts';
import type { Services } from '#server/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Message, SendMessageInput } from '#shared/messages/schema.ts';
import { paths } from '#shared/paths.ts';

type Words = { body: string; clientKey: string; kind: 'message' | 'note' };

/** Appends to the conversation in the caller's transaction. The counter of the case gives the number, so none is skipped or shared. */
export async function appendMessage(
  tx: Transaction,
  caseId: string,
  actor: Actor,
  at: Date,
  words: Words,
): Promise<Message> {
  const { messageSeq } = await tx.case.update({
    where: { id: caseId },
    data: { messageSeq: { increment: 1 } },
    select: { messageSeq: true },
  });
  const row = await tx.message.create({
    data: {
      caseId,
      seq: messageSeq,
      ...words,
      senderId: actor.id,
      senderName: actor.name,
      senderRole: actor.role,
      createdAt: at,
    },
    select: messageSelect,
  });
  await recordEvent(tx, caseId, {
    event: words.kind === 'note' ? 'note_added' : 'message_sent',
    actor,
    at,
    data: { messageSeq },
  });
  return messageView(row);
}

/** Tells the other side, once: while an earlier notice about this conversation is unread, another mail says nothing new. */
async function tellOfMessage(tx: Transaction, services: Services, row: MovedCase, actor: Actor): Promise<void> {
  const toClient = actor.as !== 'client';
  const userId = toClient ? row.clientId : row.brokerId;
  if (userId) {
    const waiting = await tx.notification.findFirst({
      where: { userId, caseId: row.id, type: 'new_message', readAt: null },
      select: { seq: true },
    });
    const link = toClient ? paths.portal.case(row.id) : paths.broker.case(row.id);
    await notify(tx, services.now(), [
      { userId, type: 'new_message', title: `New message: ${row.title}`, link, caseId: row.id },
    ]);
    if (waiting) return;
  }
  await queueCaseMail(tx, services, row, toClient ? 'client' : 'broker', 'new-message');
}

/** A client who writes while the broker waits has answered: it is the broker's turn again, and the clock runs. */
async function respond(tx: Transaction, { env }: Services, row: MovedCase, actor: Actor, at: Date): Promise<void> {
  if (actor.as !== 'client' || row.status !== 'waiting_client') return;
  await moveCase(tx, row, {
    event: 'responded',
    actor,
    at,
    patch: { firstReplyDueAt: addBusinessMinutes(at, NEXT_REPLY_MINUTES, env.site) },
  });
}

/**
 * Sends a message or, for staff, adds an internal note. The same key again answers with the message that is already there.
 * @throws {AppError} NOT_FOUND without a part in the case; CONFLICT when nobody writes on it any more; TOO_MANY_REQUESTS
 */
export async function sendMessage(
  services: Services,
  viewer: Viewer,
  { caseId, attachments: _attachments, ...words }: SendMessageInput,
): Promise<Message> {
  const { db, limiter, now } = services;
  await limiter.consume(limits.message, viewer.id);
  return db.$transaction(async (tx) => {
    const at = now();
    const relation = await getRelation(tx, viewer, caseId, at);
    if (!mayReadPerson(relation) || (words.kind === 'note' && relation === 'client')) throw notFound('request');
    // The lock comes first: of two sends with one key, the second finds the message of the first.
    await tx.$queryRaw`SELECT id FROM "Case" WHERE id = ${caseId}::uuid FOR UPDATE`;
    const known = await tx.message.findUnique({
      where: { caseId_clientKey: { caseId, clientKey: words.clientKey } },
      select: messageSelect,
    });
    if (known) return messageView(known);
    const row = await getCaseToMove(tx, caseId);
    const actor = actorOf(viewer, relation);
    const outcome = applyEvent(row, words.kind === 'note' ? 'note_added' : 'message_sent', actor.as);
    if ('refused' in outcome) throw refusalOf(outcome);
    const message = await appendMessage(tx, caseId, actor, at, words);
    if (words.kind === 'note') return message;
    if (relation === 'assigned_broker' && !row.firstReplyAt)
      await tx.case.update({ where: { id: caseId }, data: { firstReplyAt: at, firstReplyDueAt: null } });
    await respond(tx, services, row, actor, at);
    await tellOfMessage(tx, services, row, actor);
    return message;
  });
}

/**
 * Remembers how far the viewer has read; never backwards. The other side's screen hears of it.
 * @throws {AppError} NOT_FOUND
 */
export async function markRead(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, seq }: { caseId: string; seq: number },
): Promise<{ readSeq: number }> {
  return db.$transaction(async (tx) => {
    await getPersonRelation(tx, viewer, caseId, now());
    const { messageSeq } = await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: { messageSeq: true } });
    const upTo = Math.min(seq, messageSeq);
    const [row] = await tx.$queryRaw<{ lastReadSeq: number }[]>`
      INSERT INTO "ConversationRead" ("caseId", "userId", "lastReadSeq", "readAt") VALUES (${caseId}::uuid, ${viewer.id}::uuid, ${upTo}, ${now()})
      ON CONFLICT ("caseId", "userId") DO UPDATE SET
        "lastReadSeq" = greatest("ConversationRead"."lastReadSeq", excluded."lastReadSeq"), "readAt" = excluded."readAt"
      RETURNING "lastReadSeq"`;
    // Whoever reads on in a case has seen what happened in it.
    await tx.notification.updateMany({
      where: { userId: viewer.id, caseId, readAt: null },
      data: { readAt: now() },
    });
    await announce(tx, `case:${caseId}`);
    return { readSeq: row?.lastReadSeq ?? upTo };
  });
}
