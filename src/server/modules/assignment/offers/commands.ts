/** What brokers and administrators do with a case that needs a broker. */

import { lockCandidate } from '#server/modules/assignment/capacity/commands.ts';
import { mayAccept, noRoomToAccept, noRoomToClaim } from '#server/modules/assignment/capacity/policy.ts';
import { assignmentEmails } from '#server/modules/assignment/emails.ts';
import { findMatchRequest } from '#server/modules/assignment/routing/queries.ts';
import { actorOf, getCaseToMove, lockCases, type MovedCase, moveCase } from '#server/modules/cases/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { getRelation } from '#server/modules/cases/queries.ts';
import { recordNewTime } from '#server/modules/cases/sla/commands.ts';
import { receiptOf } from '#server/modules/cases/summary/queries.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { FIRST_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { filterBroker, isFromBeyond, type MatchRequest } from '#shared/assignment/filters.ts';
import type { FilterResult } from '#shared/assignment/schema.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { declineReasonLabels } from '#shared/cases/labels.ts';
import type { CaseCommand, DeclineOfferInput } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';

/** For the slower of two brokers: the same answer as for a case they could never see. */
function noLongerYours(): AppError {
  return new AppError({ code: 'NOT_FOUND', message: 'This request is no longer available to you.' });
}

/** Locks and reads a case that the viewer may see. */
async function getCaseOf(
  tx: Transaction,
  viewer: Viewer,
  caseId: string,
  version: number,
  at: Date,
): Promise<MovedCase> {
  await lockCases(tx, [caseId]);
  await getRelation(tx, viewer, caseId, at).catch((error) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? noLongerYours() : error;
  });
  return getCaseToMove(tx, caseId, version);
}

/** Records the case's new broker, starts the first-reply clock and notifies the client. */
async function takeOn(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  event: 'accepted' | 'claimed' | 'assigned',
  brokerId: string,
  viewer: Viewer,
): Promise<MovedCase> {
  const at = services.now();
  const profile = await tx.brokerProfile.findUniqueOrThrow({
    where: { userId: brokerId },
    select: { firm: true, licenceNumber: true, user: { select: { fullName: true } } },
  });
  const actor = actorOf(
    viewer,
    event === 'accepted' ? 'offered_broker' : event === 'claimed' ? 'other_broker' : 'admin',
  );
  const replyBy = addBusinessMinutes(at, FIRST_REPLY_MINUTES, calendarOf(services));
  const replyByWords = describeMoment(replyBy, services.env.site);
  const moved = await moveCase(tx, row, {
    event,
    actor,
    at,
    context: { eligible: true },
    data: { broker: `${profile.user.fullName}, ${profile.firm}` },
    patch: {
      brokerId,
      assignedAt: at,
      firstReplyDueAt: replyBy,
    },
  });
  if (row.firstReplyDueAt && replyBy > row.firstReplyDueAt)
    await recordNewTime(tx, row.id, at, `Your broker will reply by ${replyByWords}.`);
  if (moved.clientId) {
    const title = `${profile.user.fullName} of ${profile.firm} is your broker · ${row.title}`;
    notify(tx, at, [
      { userId: moved.clientId, type: 'broker_assigned', title, link: paths.portal.case(row.id), caseId: row.id },
    ]);
  }
  const { firm, licenceNumber } = profile;
  await queueCaseEmail(tx, services, moved, 'client', assignmentEmails['broker-assigned'], {
    brokerName: profile.user.fullName,
    firm,
    licenceNumber,
    replyBy: replyByWords,
  });
  return moved;
}

/** Since the offer the licence may have expired, and the client may have changed an answer that asks for another licence. */
async function assertStillLicensed(
  tx: Transaction,
  { env, now }: Services,
  row: MovedCase,
  broker: BrokerCandidate,
): Promise<void> {
  const refusals = filterBroker(await findMatchRequest(tx, row, []), broker, localDay(now(), env.site))
    .filter(({ filter, passed }) => !passed && (filter === 'licence_class' || filter === 'licence_expiry'))
    .map(({ reason }) => reason);
  if (refusals.length > 0)
    throw conflict(
      ['Your licence doesn’t allow this request anymore.', ...refusals, 'Decline it, and we’ll look further.'].join(
        ' ',
      ),
    );
}

/**
 * The broker accepts the offer.
 * @throws {AppError} NOT_FOUND when it was not offered to this broker or has expired; CONFLICT when the case changed or the broker is full
 */
export async function acceptOffer(
  services: Services,
  viewer: Viewer,
  { caseId, version }: CaseCommand,
): Promise<CommandReceipt> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const row = await getCaseOf(tx, viewer, caseId, version, at);
    const broker = await lockCandidate(tx, viewer.id);
    const { count } = await tx.offer.updateMany({
      where: { caseId, brokerId: viewer.id, status: 'open', expiresAt: { gt: at } },
      data: { status: 'accepted', respondedAt: at },
    });
    if (count === 0) throw noLongerYours();
    if (broker && !mayAccept(broker)) throw noRoomToAccept(broker);
    if (broker) await assertStillLicensed(tx, services, row, broker);
    return receiptOf(await takeOn(tx, services, row, 'accepted', viewer.id, viewer));
  });
}

/**
 * The broker declines; the next candidate is asked.
 * @throws {AppError} NOT_FOUND, CONFLICT as for accepting
 */
export async function declineOffer(
  services: Services,
  viewer: Viewer,
  { caseId, version, reason, note }: DeclineOfferInput,
): Promise<CommandReceipt> {
  const { db, jobs, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const row = await getCaseOf(tx, viewer, caseId, version, at);
    const { count } = await tx.offer.updateMany({
      where: { caseId, brokerId: viewer.id, status: 'open' },
      data: { status: 'declined', respondedAt: at, declineReason: reason },
    });
    if (count === 0) throw noLongerYours();
    const moved = await moveCase(tx, row, {
      event: 'offer_declined',
      actor: actorOf(viewer, 'offered_broker'),
      at,
      data: { reason: note ? `${declineReasonLabels[reason]}: ${note}` : declineReasonLabels[reason] },
    });
    await jobs.enqueue(tx, routeCaseJob, { caseId });
    return receiptOf(moved);
  });
}

const NOT_ELIGIBLE = 'The broker doesn’t meet the licence, line, area or capacity rules for this request.';

/**
 * Locks the broker and returns in words the matching rules they fail for this case. A broker who declined it may still accept it.
 * @throws {AppError} CONFLICT for a user who is not a broker
 */
async function refusalsOf(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  brokerId: string,
): Promise<{ request: MatchRequest; broker: BrokerCandidate; failed: FilterResult[] }> {
  const broker = await lockCandidate(tx, brokerId);
  if (!broker) throw conflict(NOT_ELIGIBLE);
  const today = localDay(services.now(), services.env.site);
  const request = await findMatchRequest(tx, row, []);
  return { request, broker, failed: filterBroker(request, broker, today).filter(({ passed }) => !passed) };
}

function notEligible(failed: readonly FilterResult[]): AppError {
  return conflict([NOT_ELIGIBLE, ...failed.map(({ reason }) => reason)].join(' '));
}

/**
 * A broker claims a case from the pool.
 * @throws {AppError} NOT_FOUND when it is not in this broker's pool; CONFLICT when another broker was faster or a rule is not met
 */
export async function claimCase(
  services: Services,
  viewer: Viewer,
  { caseId, version }: CaseCommand,
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const row = await getCaseOf(tx, viewer, caseId, version, services.now());
    const { broker, failed } = await refusalsOf(tx, services, row, viewer.id);
    if (failed.length === 1 && failed[0]?.filter === 'capacity') throw noRoomToClaim(broker);
    if (failed.length > 0) throw notEligible(failed);
    return receiptOf(await takeOn(tx, services, row, 'claimed', viewer.id, viewer));
  });
}

/**
 * An administrator assigns a new case to a broker.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function assignCase(
  services: Services,
  viewer: Viewer,
  { caseId, version, brokerId }: CaseCommand & { brokerId: string },
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const row = await getCaseOf(tx, viewer, caseId, version, services.now());
    const { request, failed } = await refusalsOf(tx, services, row, brokerId);
    const refused = failed.filter(({ filter }) => filter !== 'area' || !isFromBeyond(request));
    if (refused.length > 0) throw notEligible(refused);
    const moved = await takeOn(tx, services, row, 'assigned', brokerId, viewer);
    notify(tx, services.now(), [
      {
        userId: brokerId,
        type: 'case_assigned',
        title: `Assigned to you · ${row.title}`,
        link: paths.broker.case(caseId),
        caseId,
      },
    ]);
    return receiptOf(moved);
  });
}
