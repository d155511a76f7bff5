/** A case moves to another broker: to a delegate, to a broker an administrator names, or, when its broker leaves, to the next match. */

import { lockCandidate } from '#server/modules/assignment/capacity/commands.ts';
import { assignmentEmails } from '#server/modules/assignment/emails.ts';
import { findMatchRequest } from '#server/modules/assignment/routing/queries.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { findCandidates } from '#server/modules/brokers/queries.ts';
import {
  type Actor,
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { keepAssistants } from '#server/modules/cases/participants/assistants/commands.ts';
import { recordNewTime } from '#server/modules/cases/sla/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { areColleagues } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import { promiseFrom, promiseWords } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { HandOverInput, WorkHandedOver } from '#shared/cases/move-schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { carried } from '#shared/cases/transitions.ts';
import type { CommandReceipt, Relation } from '#shared/cases/views.ts';
import { tellFormer, tellSuccessor } from './notices/commands.ts';
import { takeOverRefusals } from './policy.ts';
import { clocksForSuccessor, findDelegate } from './queries.ts';

type Transfer = {
  actor: Actor;
  at: Date;
  toId: string;
  note?: string | undefined;
  /** It goes back to the previous broker. */
  comesBack?: boolean;
  /** The caller notifies the brokers once about all cases. */
  together?: boolean;
};

/** The receiving broker: the named one for administrators; within the firm, any colleague; for brokers also their own delegate. */
async function successorOf(tx: Transaction, relation: Relation, row: MovedCase, named?: string): Promise<string> {
  if (relation === 'admin' && named) return named;
  if (named && (await areColleagues(tx, row.brokerId, named))) return named;
  if (relation === 'firm_manager') {
    if (named) throw new AppError({ code: 'FORBIDDEN', message: 'You can reassign a request only within your firm.' });
    throw refusedField('brokerId', 'required', 'Choose a broker.');
  }
  const delegate = await findDelegate(tx, row.brokerId);
  if (delegate && (!named || named === delegate.id)) return delegate.id;
  if (named)
    throw new AppError({
      code: 'FORBIDDEN',
      message: 'You can reassign a request only to your backup broker, or within your firm.',
    });
  const message = relation === 'admin' ? 'Choose a broker.' : 'Choose a backup broker in your profile first.';
  throw relation === 'admin' ? refusedField('brokerId', 'required', message) : conflict(message);
}

/** Locks the broker and returns every rule that is not met. @throws {AppError} NOT_FOUND for a user who is not a broker */
async function refusalsFor(tx: Transaction, services: Services, row: MovedCase, transfer: Transfer): Promise<string[]> {
  const broker = await lockCandidate(tx, transfer.toId);
  if (!broker) throw notFound('broker');
  const today = localDay(transfer.at, services.env.site);
  const refusals = takeOverRefusals(await findMatchRequest(tx, row, []), broker, today, transfer);
  return refusals.length > 0 ? [`${broker.name} can’t take over this request.`, ...refusals] : [];
}

/**
 * Reassigns a case to another broker in the caller's transaction and notifies everyone involved.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function transferCase(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  transfer: Transfer,
): Promise<MovedCase> {
  const { actor, at, toId, note } = transfer;
  if (toId === row.brokerId) throw conflict('This broker already has the request.');
  await lockCases(tx, [row.id]);
  const refusals = await refusalsFor(tx, services, row, transfer);
  if (refusals.length > 0) throw conflict(refusals.join(' '));
  const { firm, licenceNumber, user } = await tx.brokerProfile.findUniqueOrThrow({
    where: { userId: toId },
    select: { firm: true, licenceNumber: true, user: { select: { fullName: true } } },
  });
  const clocks = await clocksForSuccessor(tx, services, row, at);
  const moved = await moveCase(tx, row, {
    event: 'reassigned',
    actor,
    at,
    context: { hasDelegate: true },
    data: { broker: `${user.fullName}, ${firm}`, fromId: row.brokerId, reason: note || null },
    // The number is of the system of the broker who leaves.
    patch: { brokerId: toId, assignedAt: at, externalReference: null, ...clocks },
  });
  await keepAssistants(tx, moved);
  const replyBy = clocks.firstReplyDueAt && describeMoment(clocks.firstReplyDueAt, services.env.site);
  if (replyBy && row.firstReplyDueAt?.getTime() !== clocks.firstReplyDueAt?.getTime())
    await recordNewTime(tx, row.id, at, `You can expect a reply by ${replyBy}.`);
  const words = `${user.fullName} of ${firm} is your broker now · ${row.title}`;
  await tellInPortal(tx, at, moved, 'client', 'broker_changed', words);
  const who = { brokerName: user.fullName, firm, licenceNumber, ...(replyBy && { replyBy }) };
  await queueCaseEmail(tx, services, moved, 'client', assignmentEmails['broker-changed'], who);
  if (transfer.together) return moved;
  await tellInPortal(tx, at, moved, 'broker', 'case_handed_over', `Reassigned to you · ${row.title}`);
  await queueCaseEmail(tx, services, moved, 'broker', assignmentEmails['case-handed-over']);
  await tellFormer(tx, services, row, transfer, user.fullName);
  return moved;
}

/**
 * Hands a case over: a broker to a colleague of the firm or their own delegate, a manager within the firm, an administrator to any broker
 * who may work on it.
 * @throws {AppError} NOT_FOUND; FORBIDDEN; BAD_REQUEST without a broker to hand over to; CONFLICT with the rules that are not met
 */
export function handOver(
  services: Services,
  viewer: Viewer,
  { brokerId, note, ...input }: HandOverInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const outcome = applyEvent(row, 'reassigned', relation, { hasDelegate: true });
    if ('refused' in outcome) throw refusalOf(outcome);
    const toId = await successorOf(tx, relation, row, brokerId);
    return transferCase(tx, services, row, { actor: actorOf(viewer, relation), at, toId, note });
  });
}

/** How many cases are read at once; each is moved in its own transaction, so that none waits for all. */
const BATCH = 50;

/** The broker leaves without a successor: the search starts again. Pending options came from the leaving broker and are superseded. */
async function release(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { actor, at }: { actor: Actor; at: Date },
): Promise<MovedCase> {
  const promise = promiseFrom(at, calendarOf(services));
  const moved = await moveCase(tx, row, {
    event: 'unassigned',
    actor,
    at,
    data: { brokerId: row.brokerId },
    patch: {
      brokerId: null,
      externalReference: null,
      assignedAt: null,
      firstReplyAt: null,
      firstReplyMinutes: null,
      takeDueAt: promise.takenBy,
      firstReplyDueAt: promise.answeredBy,
    },
  });
  await keepAssistants(tx, moved);
  const promised = promiseWords(promise, services.env.site);
  await recordNewTime(tx, row.id, at, promised);
  await tx.quoteOption.updateMany({
    where: { caseId: row.id, status: { in: ['open', 'accepted'] } },
    data: { status: 'superseded' },
  });
  await services.jobs.enqueue(tx, routeCaseJob, { caseId: row.id });
  await tellInPortal(tx, at, moved, 'client', 'broker_left', `We’re looking for another broker · ${row.title}`);
  await queueCaseEmail(tx, services, moved, 'client', assignmentEmails['broker-left'], { promise: promised });
  return moved;
}

/** One case of a leaving broker: to the successor where the rules allow it, otherwise back to the search. */
async function moveOne(
  services: Services,
  actor: Actor,
  caseId: string,
  fromId: string,
  toId: string | null,
): Promise<'handedOver' | 'searching' | null> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    const carried = !('refused' in applyEvent(row, 'unassigned', 'system'));
    if (row.brokerId !== fromId || !carried) return null;
    // Area and capacity are not checked here: an administrator has decided who gets all of it. The licence is.
    const transfer = { actor, at, toId: toId ?? '', comesBack: true, together: true };
    const fits = toId !== null && (await refusalsFor(tx, services, row, transfer)).length === 0;
    await (fits ? transferCase(tx, services, row, transfer) : release(tx, services, row, { actor, at }));
    return fits ? 'handedOver' : 'searching';
  });
}

/** Withdraws what is offered to a leaving broker; the next candidate is asked. */
async function withdrawOffers(services: Services, actor: Actor, brokerId: string): Promise<number> {
  const { db, jobs, now } = services;
  const offers = await db.offer.findMany({ where: { brokerId, status: 'open' }, select: { id: true, caseId: true } });
  let withdrawn = 0;
  for (const { id, caseId } of offers)
    withdrawn += await transaction(db, async (tx) => {
      const at = now();
      await lockCases(tx, [caseId]);
      const { count } = await tx.offer.updateMany({
        where: { id, status: 'open' },
        data: { status: 'expired', respondedAt: at },
      });
      const row = await getCaseToMove(tx, caseId);
      if (count === 0 || row.status !== 'offered') return count;
      const data = { reason: 'This broker no longer takes requests.' };
      await moveCase(tx, row, { event: 'offer_expired', actor: { ...actor, as: 'system' }, at, data });
      await jobs.enqueue(tx, routeCaseJob, { caseId });
      return count;
    });
  return withdrawn;
}

/**
 * All open work of a broker goes to another one, or back to the search if none is named or the licence does not fit.
 * Called again after a failure, it continues with what is left.
 * @throws {AppError} NOT_FOUND when either is not a broker
 */
export async function handOverAll(
  services: Services,
  viewer: Viewer,
  fromBrokerId: string,
  toBrokerId: string | null,
): Promise<WorkHandedOver> {
  const { db, now } = services;
  if (fromBrokerId === toBrokerId) throw conflict('You can’t reassign work to the same broker.');
  if (toBrokerId && (await findCandidates(db, [toBrokerId])).length === 0) throw notFound('broker');
  const from = await db.user.findUnique({ where: { id: fromBrokerId }, select: { fullName: true } });
  if (!from) throw notFound('broker');
  const actor = actorOf(viewer, viewer.role === 'admin' ? 'admin' : 'system');
  const report = { handedOver: 0, searching: 0, offersWithdrawn: await withdrawOffers(services, actor, fromBrokerId) };
  let after = '';
  for (;;) {
    const rows = await db.case.findMany({
      where: { brokerId: fromBrokerId, status: { in: [...carried] }, ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of rows) {
      const outcome = await moveOne(services, actor, id, fromBrokerId, toBrokerId);
      if (outcome) report[outcome] += 1;
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) break;
  }
  await transaction(db, async (tx) => {
    if (toBrokerId && report.handedOver > 0) await tellSuccessor(tx, services, toBrokerId, report.handedOver);
    await recordAudit(tx, viewer, now(), {
      action: 'broker.work_handed_over',
      subject: { type: 'broker', id: fromBrokerId, label: from.fullName },
      data: { ...report, to: toBrokerId },
    });
  });
  return report;
}
