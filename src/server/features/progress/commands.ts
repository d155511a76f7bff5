/** The steps of a case between finding a broker and having options, and the two ways of ending early. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db.ts';
import { actorOf, getCaseToMove, type MovedCase, moveCase } from '#server/features/cases/commands.ts';
import { queueCaseMail } from '#server/features/cases/mails.ts';
import { getPersonRelation } from '#server/features/cases/queries.ts';
import { receiptOf } from '#server/features/cases/view.ts';
import { appendMessage } from '#server/features/messages/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { closeReasonLabels } from '#shared/cases/labels.ts';
import type { CaseCommand, CloseCaseInput, RequestInformationInput, WithdrawCaseInput } from '#shared/cases/schema.ts';
import type { CommandReceipt, Relation } from '#shared/cases/views.ts';
import { paths } from '#shared/paths.ts';

type Step = { tx: Transaction; row: MovedCase; relation: Relation; at: Date };

/** One transaction around a step of a case the viewer has a part in, at the version the screen showed. */
export async function step(
  services: Services,
  viewer: Viewer,
  { caseId, version }: CaseCommand,
  run: (step: Step) => Promise<MovedCase>,
): Promise<CommandReceipt> {
  return services.db.$transaction(async (tx) => {
    const at = services.now();
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    const row = await getCaseToMove(tx, caseId, version);
    return receiptOf(await run({ tx, row, relation, at }));
  });
}

/** Tells one side of a case inside its portal; a client without an account hears by mail alone. */
export function tellInPortal(
  tx: Transaction,
  at: Date,
  row: MovedCase,
  whom: 'client' | 'broker',
  type: string,
  title: string,
): Promise<void> {
  const userId = whom === 'client' ? row.clientId : row.brokerId;
  const link = whom === 'client' ? paths.portal.case(row.id) : paths.broker.case(row.id);
  return userId ? notify(tx, at, [{ userId, type, title, link, caseId: row.id }]) : Promise.resolve();
}

/**
 * The broker asks the client for something: the words go into the conversation, and it is the client's turn.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function requestInformation(
  services: Services,
  viewer: Viewer,
  { message, ...input }: RequestInformationInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    const replied = relation === 'assigned_broker' && !row.firstReplyAt ? { firstReplyAt: at } : {};
    const moved = await moveCase(tx, row, {
      event: 'information_requested',
      actor,
      at,
      patch: { ...replied, firstReplyDueAt: null },
    });
    await appendMessage(tx, row.id, actor, at, { body: message, clientKey: randomUUID(), kind: 'message' });
    await tellInPortal(tx, at, moved, 'client', 'information_requested', `Your broker has a question: ${row.title}`);
    await queueCaseMail(tx, services, moved, 'client', 'information-requested');
    return moved;
  });
}

/**
 * The broker or an administrator ends a case that leads nowhere.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function closeCase(
  services: Services,
  viewer: Viewer,
  { reason, note, ...input }: CloseCaseInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const words = closeReasonLabels[reason];
    const data = { reason: note ? `${words}: ${note}` : words };
    const moved = await moveCase(tx, row, {
      event: 'lost',
      actor: actorOf(viewer, relation),
      at,
      data,
      patch: { closeReason: reason, firstReplyDueAt: null },
    });
    await endOffers(tx, row.id, at);
    await tellInPortal(tx, at, moved, 'client', 'lost', `Closed: ${row.title}`);
    await queueCaseMail(tx, services, moved, 'client', 'case-closed');
    return moved;
  });
}

/**
 * The client takes the request back; contact stops.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function withdrawCase(
  services: Services,
  viewer: Viewer,
  { reason, ...input }: WithdrawCaseInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const data = { reason: reason || null };
    const moved = await moveCase(tx, row, {
      event: 'withdrawn',
      actor: actorOf(viewer, relation),
      at,
      data,
      patch: { firstReplyDueAt: null },
    });
    await endOffers(tx, row.id, at);
    await tellInPortal(tx, at, moved, 'broker', 'withdrawn', `Withdrawn by the client: ${row.title}`);
    await queueCaseMail(tx, services, moved, 'broker', 'case-closed');
    return moved;
  });
}

/** A case that ended is offered to nobody any more. */
async function endOffers(tx: Transaction, caseId: string, at: Date): Promise<void> {
  await tx.offer.updateMany({ where: { caseId, status: 'open' }, data: { status: 'expired', respondedAt: at } });
}
