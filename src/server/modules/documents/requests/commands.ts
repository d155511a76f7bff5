import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  recordEvent,
  refusalOf,
  systemActor,
} from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { firstReply, pausedClock, runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { documentEmails } from '#server/modules/documents/emails.ts';
import { requestSelect, requestView } from '#server/modules/documents/view.ts';
import { publishEvents } from '#server/modules/events/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeDay, localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { DecideDocumentRequestInput, DocumentRequest, RequestDocumentInput } from '#shared/documents/schema.ts';
import { decisionRefusal } from './policy.ts';

/** A checklist item is answered, or open again, where it is as `where` says; other systems learn of it. */
export async function changeRequest(
  tx: Transaction,
  { caseId, requestId, at }: { caseId: string; requestId: string; at: Date },
  status: 'open' | 'submitted',
  where: Prisma.DocumentRequestWhereInput,
): Promise<void> {
  const answered = status === 'submitted' && { decisionNote: null };
  const { count } = await tx.documentRequest.updateMany({
    where: { ...where, id: requestId },
    data: { status, ...answered, version: { increment: 1 } },
  });
  const type = 'document_request.changed';
  if (count > 0) await publishEvents(tx, [{ type, caseId, at, subjectId: requestId, data: { status } }]);
}

/** A double click is not a second request. */
const SAME_WISH_MS = 60_000;

/** Makes it the client's turn and stops the clock. Where the status does not allow that, the request is only recorded. */
async function turnToClient(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  row: MovedCase,
  relation: 'assigned_broker' | 'admin',
  at: Date,
): Promise<void> {
  if (row.status !== 'active') return;
  await moveCase(tx, row, {
    event: 'information_requested',
    actor: actorOf(viewer, relation),
    at,
    // Not a question in the conversation: the dashboard distinguishes the two.
    data: { for: 'document' },
    // As with a question: the broker's counts as a reply, an administrator's pauses the broker's clock.
    patch:
      relation === 'assigned_broker'
        ? { ...firstReply(row, at, calendarOf(services)), firstReplyDueAt: null }
        : pausedClock(row, at),
  });
}

/**
 * Requests a document from the client: adds an item to the checklist.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function requestDocument(
  services: Services,
  viewer: Viewer,
  { caseId, dueOn, ...wish }: RequestDocumentInput,
): Promise<DocumentRequest> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    const outcome = applyEvent(row, 'document_requested', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const known = await tx.documentRequest.findFirst({
      where: { caseId, ...wish, createdById: viewer.id, createdAt: { gt: new Date(at.getTime() - SAME_WISH_MS) } },
      select: requestSelect,
    });
    if (known) return requestView(known);
    const request = await tx.documentRequest.create({
      data: {
        caseId,
        ...wish,
        dueOn: dueOn ? new Date(`${dueOn}T00:00:00Z`) : null,
        createdById: viewer.id,
        createdByName: viewer.fullName,
        createdAt: at,
      },
      select: requestSelect,
    });
    await recordEvent(tx, caseId, {
      event: 'document_requested',
      actor: actorOf(viewer, relation),
      at,
      data: { requestId: request.id, title: request.title },
    });
    await turnToClient(tx, services, viewer, row, relation as 'assigned_broker' | 'admin', at);
    await tellInPortal(
      tx,
      at,
      row,
      'client',
      'document_requested',
      `${viewer.fullName} needs a document · ${row.title}`,
    );
    await queueCaseEmail(tx, services, row, 'client', documentEmails['document-requested'], {
      brokerName: viewer.fullName,
      text: `${request.title}\n${request.why}`,
    });
    return requestView(request);
  });
}

/** Returns a case that waits for its client to the broker once everything requested has arrived. */
export async function resumeWhenComplete(tx: Transaction, services: Services, row: MovedCase, at: Date): Promise<void> {
  if (row.status !== 'waiting_client') return;
  const missing = await tx.documentRequest.count({ where: { caseId: row.id, status: { in: ['open', 'rejected'] } } });
  if (missing > 0) return;
  await moveCase(tx, row, {
    event: 'responded',
    actor: systemActor,
    at,
    patch: runningClock(row, at, calendarOf(services)),
  });
}

async function getRequest(tx: Transaction, viewer: Viewer, requestId: string, at: Date) {
  const found = await tx.documentRequest.findUnique({ where: { id: requestId }, select: { caseId: true } });
  if (!found) throw notFound('request');
  const relation = await getPersonRelation(tx, viewer, found.caseId, at);
  await lockCases(tx, [found.caseId]);
  const request = await tx.documentRequest.findUniqueOrThrow({ where: { id: requestId }, select: requestSelect });
  return { request, relation };
}

/**
 * The broker has reviewed what was sent, or no longer needs it.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has changed since the screen showed it
 */
export async function decideRequest(
  services: Services,
  viewer: Viewer,
  { requestId, version, decision, note }: DecideDocumentRequestInput,
): Promise<DocumentRequest> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const { request, relation } = await getRequest(tx, viewer, requestId, at);
    const row = await getCaseToMove(tx, request.caseId);
    const outcome = applyEvent(row, 'document_decided', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    if (request.version !== version)
      throw conflict('This has been updated since you opened it. Review it and try again.');
    const refused = decisionRefusal(request.status, decision);
    if (refused) throw conflict(refused);
    const decided = await tx.documentRequest.update({
      where: { id: requestId },
      data: { status: decision, decisionNote: note || null, decidedAt: at, version: { increment: 1 } },
      select: requestSelect,
    });
    await recordEvent(tx, row.id, {
      event: 'document_decided',
      actor: actorOf(viewer, relation),
      at,
      data: { requestId, decision, title: request.title },
    });
    if (decision === 'rejected') {
      await tellInPortal(
        tx,
        at,
        row,
        'client',
        'document_rejected',
        `${viewer.fullName} needs a document again · ${row.title}`,
      );
      await queueCaseEmail(tx, services, row, 'client', documentEmails['document-rejected'], {
        brokerName: viewer.fullName,
      });
    }
    await resumeWhenComplete(tx, services, row, at);
    return requestView(decided);
  });
}

const REMIND_DAYS = 2;
const DAY_MS = 86_400_000;
/** More than are due on one morning; the next run takes the rest. */
const REMIND_MAX = 500;
/** Requests that are still open. */
const asked: Prisma.DocumentRequestWhereInput = { status: { in: ['open', 'rejected'] } };

/** Sends one reminder and marks it in the same transaction, so that it is never sent twice. */
async function remind(services: Services, requestId: string, whom: 'client' | 'broker'): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    const mark = whom === 'client' ? 'remindedAt' : 'overdueToldAt';
    const { count } = await tx.documentRequest.updateMany({
      where: { ...asked, id: requestId, [mark]: null },
      data: { [mark]: at },
    });
    if (count === 0) return;
    const { caseId, dueOn } = await tx.documentRequest.findUniqueOrThrow({ where: { id: requestId } });
    const row = await getCaseToMove(tx, caseId);
    // A case that accepts no documents anymore gets no reminder either.
    if ('refused' in applyEvent(row, 'document_requested', 'admin')) return;
    if (whom === 'broker') {
      await tellInPortal(tx, at, row, 'broker', 'document_overdue', `Document overdue · ${row.title}`);
      await queueCaseEmail(tx, services, row, 'broker', documentEmails['document-overdue']);
      return;
    }
    await tellInPortal(tx, at, row, 'client', 'document_due', `Document due soon · ${row.title}`);
    await queueCaseEmail(tx, services, row, 'client', documentEmails['document-due'], {
      dueOn: dueOn ? describeDay(dueOn, { timeZone: 'UTC' }) : '',
    });
  });
}

/** Reminds the client two days before a document is due, and notifies the broker once the day is over: each once. */
export async function remindOfDocuments(services: Services): Promise<void> {
  const { db, env, now } = services;
  const today = new Date(`${localDay(now(), env.site)}T00:00:00Z`);
  const soon = new Date(today.getTime() + REMIND_DAYS * DAY_MS);
  const select = { id: true } as const;
  const [due, overdue] = await Promise.all([
    db.documentRequest.findMany({
      where: { ...asked, dueOn: { gte: today, lte: soon }, remindedAt: null },
      take: REMIND_MAX,
      select,
    }),
    db.documentRequest.findMany({
      where: { ...asked, dueOn: { lt: today }, overdueToldAt: null },
      take: REMIND_MAX,
      select,
    }),
  ]);
  for (const { id } of due) await remind(services, id, 'client');
  for (const { id } of overdue) await remind(services, id, 'broker');
}
