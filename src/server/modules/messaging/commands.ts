import { answersForBroker, isStaff, mayReadPerson } from '#server/modules/cases/access.ts';
import {
  type Actor,
  actorOf,
  type ClockPatch,
  changeState,
  eventInsert,
  lockCaseToMove,
  type MovedCase,
  moveCase,
  refusalOf,
  systemActor,
} from '#server/modules/cases/commands.ts';
import { findRelation, getPersonRelation } from '#server/modules/cases/queries.ts';
import { type FirstReply, firstReply, runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { endWriting } from '#server/modules/messaging/typing-indicator/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { type AppError, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent, isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { type CallFacts, callWords } from '#shared/messaging/call-log/schema.ts';
import type { Message, SendMessageInput } from '#shared/messaging/schema.ts';
import { type Mention, notifyMentioned } from './notes/mentions/commands.ts';
import { tellOfMessage, writesForClient } from './notices/commands.ts';
import { findAttachments, findByKey, findObstacles } from './queries.ts';

type Words = {
  body: string;
  clientKey: string;
  kind: 'message' | 'note';
  documentIds?: readonly string[];
  /** The call a note is about. */
  call?: CallFacts;
};

/** The parts of the statement for what belongs to a note; none for most messages. */
function noteFacts(caseId: string, id: string, mentions: readonly Mention[], call: CallFacts | undefined) {
  const parts: Prisma.Sql[] = [];
  if (mentions.length > 0)
    parts.push(Prisma.sql`mentioned AS (
        INSERT INTO message_mentions (case_id, message_id, user_id, notified)
        SELECT ${caseId}::uuid, ${id}::uuid, unnest(${mentions.map(({ userId }) => userId)}::uuid[]), unnest(${mentions.map(({ notified }) => notified)}::boolean[]))`);
  if (call)
    parts.push(Prisma.sql`logged AS (
        INSERT INTO logged_calls (case_id, message_id, direction, reached, minutes)
        VALUES (${caseId}::uuid, ${id}::uuid, ${call.direction}, ${call.reached}, ${call.minutes}::int))`);
  return parts;
}

/**
 * Appends to the conversation in the caller's transaction: one update of the case for its numbers, clocks and list position,
 * and one statement for the rows. The counter of the case assigns the number, so none is skipped or shared.
 */
export async function appendMessage(
  tx: Transaction,
  caseId: string,
  actor: Actor,
  at: Date,
  { documentIds = [], call, ...words }: Words,
  {
    clocks = {},
    first = {},
    mentions = [],
  }: { clocks?: ClockPatch; first?: FirstReply; mentions?: readonly Mention[] } = {},
): Promise<Message> {
  const note = words.kind === 'note';
  const { messageSeq: seq, eventSeq } = await changeState(tx, caseId, {
    ...clocks,
    messageSeq: { increment: 1 },
    eventSeq: { increment: 1 },
    ...(!note && { lastEventAt: at }),
  });
  const id = newId();
  const event = call
    ? { event: 'call_logged' as const, data: { messageSeq: seq, reached: call.reached, reason: callWords(call) } }
    : { event: note ? ('note_added' as const) : ('message_sent' as const), data: { messageSeq: seq } };
  const beside = [
    Prisma.sql`said AS (
        INSERT INTO messages (id, case_id, seq, kind, sender_id, sender_name, sender_role, body, client_key, created_at)
        VALUES (${id}::uuid, ${caseId}::uuid, ${seq}, ${words.kind}::message_kind, ${actor.id}::uuid, ${actor.name}, ${actor.role},
          ${words.body}, ${words.clientKey}, ${at}))`,
    Prisma.sql`attached AS (
        INSERT INTO message_attachments (case_id, message_id, document_id) SELECT ${caseId}::uuid, ${id}::uuid, unnest(${[...documentIds]}::uuid[]))`,
    ...noteFacts(caseId, id, mentions, call),
    // Once in the life of a case.
    Prisma.sql`answered AS (
        UPDATE cases SET first_reply_at = ${first.firstReplyAt ?? null}::timestamptz, first_reply_minutes = ${first.firstReplyMinutes ?? null}::int
        WHERE id = ${caseId}::uuid AND ${first.firstReplyAt !== undefined})`,
    Prisma.sql`stopped AS (${endWriting(caseId, actor.id)})`,
  ];
  const [row] = await tx.$queryRaw<[{ stoppedWriting: boolean }]>`
    ${eventInsert(caseId, eventSeq, { ...event, actor, at }, beside)} RETURNING EXISTS (SELECT 1 FROM stopped) AS "stoppedWriting"`;
  announce(tx, `case:${caseId}`);
  if (row.stoppedWriting) announce(tx, `writing:${caseId}`);
  const sender = { senderId: actor.id, senderName: actor.name, senderRole: actor.role };
  const attachments = documentIds.length > 0 ? await findAttachments(tx, caseId, id) : [];
  const facts = { attachments, mentions: [...mentions], call: call ?? null };
  return { seq, ...words, ...sender, createdAt: at.toISOString(), ...facts };
}

/**
 * Checks the attached documents: in this case, not deleted, and visible to everyone who will read the message.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for one that the readers may not see, or that is in quarantine
 */
async function checkAttachments(
  tx: Transaction,
  caseId: string,
  documentIds: readonly string[],
  { staff, toClient }: { staff: boolean; toClient: boolean },
): Promise<void> {
  if (documentIds.length === 0) return;
  const found = await tx.document.findMany({
    where: { id: { in: [...documentIds] }, caseId, deletedAt: null, ...(!staff && { visibility: 'client' }) },
    select: { visibility: true, versions: { orderBy: { number: 'desc' }, take: 1, select: { scanState: true } } },
  });
  if (found.length < documentIds.length) throw notFound('document');
  if (toClient && found.some(({ visibility }) => visibility === 'staff'))
    throw refusedField(
      'attachments',
      'not_allowed',
      'You can’t attach a staff-only document to a message to the client.',
    );
  if (found.some(({ versions }) => versions[0]?.scanState === 'infected'))
    throw refusedField(
      'attachments',
      'not_allowed',
      'One of the files is quarantined because the scanner found a threat in it.',
    );
}

/** Whether this message answers the client: the broker's or an assistant's does, and an administrator's where a closed case has no broker. */
function answersClient(actor: Actor, row: MovedCase): boolean {
  if (answersForBroker(actor.as)) return true;
  return actor.as === 'admin' && row.brokerId === null && !isOpen(row.status);
}

/** Which clocks a message sets or stops, when it does not change the status of the case. */
function clocksAfter(row: MovedCase, actor: Actor, at: Date, calendar: OpeningHours): ClockPatch {
  if (answersClient(actor, row))
    return row.firstReplyDueAt || row.pausedDueAt ? { firstReplyDueAt: null, pausedDueAt: null } : {};
  // Every message of the client needs a reply, in every status; a running clock is not reset.
  if (!writesForClient(actor) || row.firstReplyDueAt || movedByClient(row.status)) return {};
  return { firstReplyDueAt: addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendar) };
}

function movedByClient(status: CaseStatus): boolean {
  return status === 'waiting_client' || status === 'on_hold';
}

/** A message from the client's side answers the broker's request: it is the broker's turn again, and the clock runs. */
async function respond(tx: Transaction, services: Services, row: MovedCase, actor: Actor, at: Date): Promise<void> {
  if (!writesForClient(actor) || !movedByClient(row.status)) return;
  const patch = runningClock(row, at, calendarOf(services));
  if (row.status === 'waiting_client') await moveCase(tx, row, { event: 'responded', actor, at, patch });
  // A client who writes does not wait for the end of the hold.
  else
    await moveCase(tx, row, { event: 'resumed', actor: systemActor, at, data: { reason: 'The client wrote.' }, patch });
}

/**
 * Writes a message or a note, with its effects on the case: the clocks, and whose turn it is. In the caller's transaction, under the lock
 * of the case. Nobody is notified.
 * @throws {AppError} CONFLICT when the case accepts no messages anymore
 */
export async function writeMessage(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  actor: Actor,
  at: Date,
  words: Words,
): Promise<Message> {
  const note = words.kind === 'note';
  const outcome = applyEvent(row, words.call ? 'call_logged' : note ? 'note_added' : 'message_sent', actor.as);
  if ('refused' in outcome) throw refusalOf(outcome);
  if (note) {
    const mentions = await notifyMentioned(tx, row, actor, at, words.body);
    return appendMessage(tx, row.id, actor, at, words, { mentions });
  }
  const calendar = calendarOf(services);
  const message = await appendMessage(tx, row.id, actor, at, words, {
    clocks: clocksAfter(row, actor, at, calendar),
    first: answersForBroker(actor.as) ? firstReply(row, at, calendar) : {},
  });
  await respond(tx, services, row, actor, at);
  return message;
}

/** Writes a message or a note as `writeMessage` does, and notifies everyone who reads it. */
export async function deliverMessage(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  actor: Actor,
  at: Date,
  words: Words,
): Promise<Message> {
  const message = await writeMessage(tx, services, row, actor, at, words);
  if (words.kind !== 'note')
    await tellOfMessage(tx, services, row, actor, { body: words.body, files: words.documentIds?.length ?? 0 });
  return message;
}

/**
 * Nobody should reply to a conversation they have not fully read: of two concurrent senders, the later one sees the other's message
 * first. Notes are never blocked, but may block a message of staff, so that a colleague's warning is read.
 */
function wroteMeanwhile(newer: string): AppError {
  const message = `${newer} wrote while you were writing. Your message wasn’t sent. Read theirs first.`;
  return refusedField('seenSeq', 'stale', message, 'CONFLICT');
}

/**
 * Sends a message or, for staff, adds an internal note. A retry with the same key returns the existing message.
 * @throws {AppError} NOT_FOUND without a relation to the case; BAD_REQUEST for files that may not be attached; CONFLICT when the
 * case accepts no messages anymore, or someone else wrote since; TOO_MANY_REQUESTS
 */
export async function sendMessage(
  services: Services,
  viewer: Viewer,
  { caseId, attachments, seenSeq, ...words }: SendMessageInput,
): Promise<Message> {
  const { db, limiter, now } = services;
  await limiter.consume(limits.message, countedAs(viewer));
  return transaction(db, async (tx) => {
    const at = now();
    // The lock comes first: of two sends with one key, the second finds the message of the first.
    const row = await lockCaseToMove(tx, caseId);
    const relation = row && (await findRelation(tx, viewer, row, at));
    const staff = relation !== null && isStaff(relation);
    const note = words.kind === 'note';
    if (!row || !relation || !mayReadPerson(relation) || (note && !staff)) throw notFound('request');
    const { clientKey } = words;
    const obstacles = await findObstacles(tx, viewer, caseId, {
      clientKey,
      after: note ? null : (seenSeq ?? null),
      staff,
    });
    const known = obstacles.sent && (await findByKey(tx, caseId, clientKey));
    if (known) return known;
    if (obstacles.newer) throw wroteMeanwhile(obstacles.newer);
    const documentIds = [...new Set(attachments)];
    await checkAttachments(tx, caseId, documentIds, { staff, toClient: !note });
    return deliverMessage(tx, services, row, actorOf(viewer, relation), at, { ...words, documentIds });
  });
}

/**
 * Stores how far the viewer has read; never moves back. The other side's screen is updated.
 * @throws {AppError} NOT_FOUND
 */
export async function markRead(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, seq }: { caseId: string; seq: number },
): Promise<{ readSeq: number }> {
  return transaction(db, async (tx) => {
    await getPersonRelation(tx, viewer, caseId, now());
    const { messageSeq } = await tx.caseState.findUniqueOrThrow({ where: { caseId }, select: { messageSeq: true } });
    const upTo = Math.min(seq, messageSeq);
    const [row] = await tx.$queryRaw<{ lastReadSeq: number }[]>`
      INSERT INTO conversation_reads (case_id, user_id, last_read_seq, read_at) VALUES (${caseId}::uuid, ${viewer.id}::uuid, ${upTo}, ${now()})
      ON CONFLICT (case_id, user_id) DO UPDATE SET
        last_read_seq = greatest(conversation_reads.last_read_seq, excluded.last_read_seq), read_at = excluded.read_at
      RETURNING last_read_seq AS "lastReadSeq"`;
    // Reading on in a case also covers its other notifications.
    await tx.notification.updateMany({
      where: { userId: viewer.id, caseId, readAt: null },
      data: { readAt: now() },
    });
    announce(tx, `case:${caseId}`);
    return { readSeq: row?.lastReadSeq ?? upTo };
  });
}
