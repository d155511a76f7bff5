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
import { runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
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
import type { DecideDocumentRequestInput, DocumentRequest } from '#shared/documents/schema.ts';
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

type Reminder = { whom: 'client' | 'broker'; dueOn: { gte?: Date; lt?: Date; lte?: Date } };

/** What a reminder is still to be sent about. */
function toRemind({ whom, dueOn }: Reminder) {
  return { ...asked, dueOn, [whom === 'client' ? 'remindedAt' : 'overdueToldAt']: null };
}

/** Sends one reminder about all such requests of a case, and marks them in the same transaction: none is sent twice. */
async function remind(services: Services, caseId: string, reminder: Reminder): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    const marked = await tx.documentRequest.updateManyAndReturn({
      where: { caseId, ...toRemind(reminder) },
      data: reminder.whom === 'client' ? { remindedAt: at } : { overdueToldAt: at },
      select: { dueOn: true },
    });
    const days = marked.flatMap(({ dueOn }) => dueOn ?? []).toSorted((a, b) => a.getTime() - b.getTime());
    const [first] = days;
    if (!first) return;
    const row = await getCaseToMove(tx, caseId);
    // A case that accepts no documents anymore gets no reminder either.
    if ('refused' in applyEvent(row, 'document_requested', 'admin')) return;
    const [what, type] = reminder.whom === 'client' ? ['due soon', 'document_due'] : ['overdue', 'document_overdue'];
    const title = `${days.length === 1 ? 'Document' : `${days.length} documents`} ${what} · ${row.title}`;
    await tellInPortal(tx, at, row, reminder.whom, type, title);
    if (reminder.whom === 'broker')
      return queueCaseEmail(tx, services, row, 'broker', documentEmails['document-overdue']);
    await queueCaseEmail(tx, services, row, 'client', documentEmails['document-due'], {
      dueOn: describeDay(first, { timeZone: 'UTC' }),
      count: days.length,
    });
  });
}

/**
 * Reminds the client two days before documents are due, and notifies the broker once their day is over: once about each request, and once
 * a case about several.
 */
export async function remindOfDocuments(services: Services): Promise<void> {
  const { db, env, now } = services;
  const today = new Date(`${localDay(now(), env.site)}T00:00:00Z`);
  const soon = new Date(today.getTime() + REMIND_DAYS * DAY_MS);
  const reminders: Reminder[] = [
    { whom: 'client', dueOn: { gte: today, lte: soon } },
    { whom: 'broker', dueOn: { lt: today } },
  ];
  for (const reminder of reminders) {
    const found = await db.documentRequest.findMany({
      where: toRemind(reminder),
      take: REMIND_MAX,
      select: { caseId: true },
    });
    for (const caseId of new Set(found.map((request) => request.caseId))) await remind(services, caseId, reminder);
  }
}
