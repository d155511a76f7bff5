/** The steps of a case that need only the case: its priority, and the two ways to end it early. */

import { type Actor, actorOf, getCaseToMove, type MovedCase, moveCase } from '#server/modules/cases/commands.ts';
import { findJoined } from '#server/modules/cases/participants/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { receiptOf } from '#server/modules/cases/summary/queries.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { pendingWithdrawal } from '#server/modules/cases/workflow/withdrawal/policy.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { closeReasonLabels, priorityLabels } from '#shared/cases/labels.ts';
import type { SetPriorityInput, SetReferenceInput } from '#shared/cases/move-schema.ts';
import type { CaseCommand, CloseCaseInput, WithdrawCaseInput } from '#shared/cases/schema.ts';
import type { CommandReceipt, Relation } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { workflowEmails } from './emails.ts';

type Step = { tx: Transaction; row: MovedCase; relation: Relation; at: Date };

/** One transaction around a step of a case the viewer takes part in, at the version the screen showed. */
export async function step(
  services: Services,
  viewer: Viewer,
  { caseId, version }: CaseCommand,
  run: (step: Step) => Promise<MovedCase>,
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    const row = await getCaseToMove(tx, caseId, version);
    return receiptOf(await run({ tx, row, relation, at }));
  });
}

type Notice = { type: string; title: string };

/** Notifies the participants, except the one who acts. */
export async function tellParticipants(tx: Transaction, at: Date, row: MovedCase, notice: Notice): Promise<void> {
  const link = paths.portal.case(row.id);
  const joined = await findJoined(tx, row.id);
  notify(
    tx,
    at,
    joined.map(({ id }) => ({ ...notice, userId: id, link, caseId: row.id })),
  );
}

/** Notifies one side of a case in its portal; a client without an account gets email only. */
export async function tellInPortal(
  tx: Transaction,
  at: Date,
  row: MovedCase,
  whom: 'client' | 'broker',
  type: string,
  title: string,
): Promise<void> {
  const userId = whom === 'client' ? row.clientId : row.brokerId;
  const link = whom === 'client' ? paths.portal.case(row.id) : paths.broker.case(row.id);
  if (userId) notify(tx, at, [{ userId, type, title, link, caseId: row.id }]);
  if (whom === 'client') await tellParticipants(tx, at, row, { type, title });
}

/**
 * The broker or an administrator closes a case that leads nowhere.
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
    await tellInPortal(tx, at, moved, 'client', 'lost', `${viewer.fullName} closed the request · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'client', workflowEmails['case-closed']);
    return moved;
  });
}

/**
 * Ends a case for its client, in the caller's transaction: contact stops, everyone who worked on it is notified, and the broker has to
 * confirm it.
 */
export async function endByClient(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { actor, at, reason }: { actor: Actor; at: Date; reason: string | null },
): Promise<MovedCase> {
  const moved = await moveCase(tx, row, {
    event: 'withdrawn',
    actor,
    at,
    data: { reason },
    patch: { firstReplyDueAt: null, ...pendingWithdrawal(row, at, calendarOf(services)) },
  });
  await endOffers(tx, row.id, at);
  const title = actor.as === 'admin' ? `Withdrawn · ${row.title}` : `Withdrawn by the client · ${row.title}`;
  await tellInPortal(tx, at, moved, 'broker', 'withdrawn', title);
  await queueCaseEmail(tx, services, moved, 'broker', workflowEmails['case-closed']);
  if (actor.as === 'admin') {
    // The client asked in some other way: the last message they get confirms that it was done.
    await tellInPortal(tx, at, moved, 'client', 'withdrawn', title);
    await queueCaseEmail(tx, services, moved, 'client', workflowEmails['case-closed']);
  } else await tellParticipants(tx, at, moved, { type: 'withdrawn', title });
  return moved;
}

/**
 * The client withdraws the request, or an administrator does it for the client; contact stops.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function withdrawCase(
  services: Services,
  viewer: Viewer,
  { reason, ...input }: WithdrawCaseInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, ({ tx, row, relation, at }) =>
    endByClient(tx, services, row, { actor: actorOf(viewer, relation), at, reason: reason || null }),
  );
}

/**
 * Sets the priority, for those who work on the case. Setting the same one again changes nothing.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function setPriority(
  services: Services,
  viewer: Viewer,
  { priority, ...input }: SetPriorityInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    if (row.priority === priority) return row;
    const reason = `${priorityLabels[priority]}, was ${priorityLabels[row.priority]}`;
    const actor = actorOf(viewer, relation);
    return moveCase(tx, row, { event: 'priority_set', actor, at, data: { priority, reason }, patch: { priority } });
  });
}

/**
 * Notes the number of the case in its broker's own system. Setting the same one again changes nothing.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function setReference(
  services: Services,
  viewer: Viewer,
  { externalReference: typed, ...input }: SetReferenceInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const externalReference = typed || null;
    const before = await tx.case.findUniqueOrThrow({ where: { id: row.id }, select: { externalReference: true } });
    if (before.externalReference === externalReference) return row;
    const actor = actorOf(viewer, relation);
    const data = { reason: externalReference ?? 'Removed' };
    return moveCase(tx, row, { event: 'reference_set', actor, at, data, patch: { externalReference } });
  });
}

/**
 * An ended case is no longer offered to anyone. An offer made while this step waited for the lock is younger than the
 * step: it then ends at the time it began.
 */
export async function endOffers(tx: Transaction, caseId: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE offers SET status = 'expired', responded_at = greatest(offered_at, ${at}) WHERE case_id = ${caseId}::uuid AND status = 'open'`;
}
