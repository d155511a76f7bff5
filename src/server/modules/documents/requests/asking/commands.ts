import { answersForBroker } from '#server/modules/cases/access.ts';
import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { firstReply, pausedClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { documentEmails } from '#server/modules/documents/emails.ts';
import { type RequestRow, requestSelect, requestView } from '#server/modules/documents/view.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import { type RequestDocumentsInput, titleKey } from '#shared/documents/checklist-schema.ts';
import type { DocumentRequest, RequestDocumentInput } from '#shared/documents/schema.ts';

/** The person who asks, and the case, under its lock. */
type Asker = { services: Services; viewer: Viewer; relation: Relation; row: MovedCase; at: Date };
/** `message` is what the broker writes with them in the conversation: it's in the email of those who read messages there. */
type Terms = { dueOn?: string | undefined; message?: string | undefined };
type Wish = Omit<RequestDocumentInput, 'caseId' | 'dueOn'>;

/**
 * Locks the case and checks that documents may be requested in it.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT
 */
async function getAsker(tx: Transaction, services: Services, viewer: Viewer, caseId: string): Promise<Asker> {
  const at = services.now();
  const relation = await getPersonRelation(tx, viewer, caseId, at);
  await lockCases(tx, [caseId]);
  const row = await getCaseToMove(tx, caseId);
  const outcome = applyEvent(row, 'document_requested', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  return { services, viewer, relation, row, at };
}

/** Makes it the client's turn and stops the clock. Where the status does not allow that, the request is only recorded. */
async function turnToClient(tx: Transaction, { services, viewer, relation, row, at }: Asker): Promise<void> {
  if (row.status !== 'active') return;
  await moveCase(tx, row, {
    event: 'information_requested',
    actor: actorOf(viewer, relation),
    at,
    // Not a question in the conversation: the dashboard distinguishes the two.
    data: { for: 'document' },
    // As with a question: the broker's counts as a reply, an administrator's pauses the broker's clock.
    patch: answersForBroker(relation)
      ? { ...firstReply(row, at, calendarOf(services)), firstReplyDueAt: null }
      : pausedClock(row, at),
  });
}

async function createRequest(tx: Transaction, asker: Asker, wish: Wish, dueOn: Date | null): Promise<RequestRow> {
  const { viewer, relation, row, at } = asker;
  const request = await tx.documentRequest.create({
    data: {
      ...{ caseId: row.id, ...wish, dueOn, createdAt: at },
      ...{ createdById: viewer.id, createdByName: viewer.fullName },
    },
    select: requestSelect,
  });
  await recordEvent(tx, row.id, {
    event: 'document_requested',
    actor: actorOf(viewer, relation),
    at,
    data: { requestId: request.id, title: request.title },
  });
  return request;
}

/** Adds requests to the checklist, in their order: one event for each, and one notice and one email for all. */
async function ask(tx: Transaction, asker: Asker, wishes: readonly Wish[], { dueOn: day, message }: Terms) {
  const { services, viewer, row, at } = asker;
  const dueOn = day ? new Date(`${day}T00:00:00Z`) : null;
  const requests: RequestRow[] = [];
  for (const wish of wishes) requests.push(await createRequest(tx, asker, wish, dueOn));
  await turnToClient(tx, asker);
  const count = wishes.length;
  const what = count === 1 ? 'a document' : `${count} documents`;
  await tellInPortal(tx, at, row, 'client', 'document_requested', `${viewer.fullName} needs ${what} · ${row.title}`);
  await queueCaseEmail(tx, services, row, 'client', documentEmails['document-requested'], {
    ...{ brokerName: viewer.fullName, count },
    ...(dueOn && { dueOn: describeDay(dueOn, { timeZone: 'UTC' }) }),
    text: [...wishes.map(({ title, why }) => `${title}: ${why}`), ...(message ? [message] : [])].join('\n'),
  });
  return requests;
}

/** A double click is not a second request. */
const SAME_WISH_MS = 60_000;

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
    const asker = await getAsker(tx, services, viewer, caseId);
    const known = await tx.documentRequest.findFirst({
      where: {
        ...{ caseId, ...wish, createdById: viewer.id },
        createdAt: { gt: new Date(asker.at.getTime() - SAME_WISH_MS) },
      },
      select: requestSelect,
    });
    const [made] = known ? [known] : await ask(tx, asker, [wish], { dueOn });
    return requestView(made as RequestRow);
  });
}

/**
 * Requests several documents in the caller's transaction. What is already waited for is not requested again, so that repeating the call
 * changes nothing.
 * @returns the requests in the order of the input, and whether any is new
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function askForDocuments(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { caseId, documents, dueOn, message }: RequestDocumentsInput,
): Promise<{ requests: DocumentRequest[]; relation: Relation; isNew: boolean }> {
  const asker = await getAsker(tx, services, viewer, caseId);
  const open = await tx.documentRequest.findMany({
    where: { caseId, status: { in: ['open', 'rejected', 'submitted'] } },
    select: requestSelect,
  });
  const byTitle = new Map(open.map((request) => [titleKey(request.title), request]));
  const wishes = documents.filter(({ title }) => !byTitle.has(titleKey(title)));
  if (wishes.length > 0)
    for (const made of await ask(tx, asker, wishes, { dueOn, message })) byTitle.set(titleKey(made.title), made);
  const requests = documents.map(({ title }) => requestView(byTitle.get(titleKey(title)) as RequestRow));
  return { requests, relation: asker.relation, isNew: wishes.length > 0 };
}
