/** Merging a second request of the same person into the first, and separating the two again. Nothing is moved or lost. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import {
  type Actor,
  actorOf,
  changeState,
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { pausedClock, runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { caseNumber, receiptOf } from '#server/modules/cases/summary/queries.ts';
import { endOffers, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { hasBroker } from '#server/modules/cases/workflow/reopen/queries.ts';
import { isConsentWithdrawn } from '#server/modules/consents/queries.ts';
import { findWishedStart } from '#server/modules/quote-options/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { OpeningHours } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { confirmBy } from '#server/platform/business-time/deadlines.ts';
import { promiseFrom } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { JoinCasesInput, MergeCasesInput, UnmergeCaseInput } from '#shared/cases/move-schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { duplicateEmails } from './emails.ts';
import { isAgain, joinRefusal } from './policy.ts';

const NOT_AGAIN = 'These requests aren’t about the same kind of insurance, or were sent too far apart.';

/** Statuses in which someone answers the client. */
const answered: readonly CaseStatus[] = ['active', 'quoted', 'accepted', 'bound'];

/** A client waiting in the merged case keeps waiting: the earlier of the two clocks is kept. */
async function keepSoonerClock(tx: Transaction, row: MovedCase, target: MovedCase): Promise<void> {
  const due = row.firstReplyDueAt;
  if (!due || !answered.includes(target.status) || (target.firstReplyDueAt && target.firstReplyDueAt <= due)) return;
  await changeState(tx, target.id, { firstReplyDueAt: due });
}

/** Notifies the brokers of both cases, except the one who did it. */
async function tellBrokers(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  at: Date,
  rows: MovedCase[],
  notice: { type: string; title: string },
): Promise<void> {
  const told = new Set([viewer.id]);
  for (const row of rows) {
    if (row.brokerId && !told.has(row.brokerId)) await tellInPortal(tx, at, row, 'broker', notice.type, notice.title);
    if (row.brokerId) told.add(row.brokerId);
  }
}

type Joining = { row: MovedCase; target: MovedCase; actor: Actor & { id: string }; at: Date };

/**
 * Merges a case into another. The caller has locked both, and checked that the actor may see both.
 * @throws {AppError} FORBIDDEN; CONFLICT
 */
async function joinInto(tx: Transaction, services: Services, { row, target, actor, at }: Joining): Promise<MovedCase> {
  const { env } = services;
  const refusal = joinRefusal(row, target);
  if (refusal) throw conflict(refusal);
  const moved = await moveCase(tx, row, {
    event: 'merged',
    actor,
    at,
    data: { reason: caseNumber(target, env.site), caseId: target.id },
    patch: {
      mergedIntoId: target.id,
      ...pausedClock(row, at),
      // Nobody has worked on it: who works on the other one reads it as well.
      ...(row.brokerId === null && target.brokerId !== null && { brokerId: target.brokerId, assignedAt: at }),
    },
  });
  await endOffers(tx, row.id, at);
  await keepSoonerClock(tx, row, target);
  const number = caseNumber(row, env.site);
  await recordEvent(tx, target.id, {
    event: 'duplicate_joined',
    actor,
    at,
    data: { reason: number, caseId: row.id },
  });
  await tellInPortal(tx, at, moved, 'client', 'merged', `Merged with another of your requests · ${row.title}`);
  await queueCaseEmail(tx, services, moved, 'client', duplicateEmails['case-joined']);
  await tellBrokers(tx, actor, at, [target, moved], {
    type: 'merged',
    title: `${number} was merged with ${caseNumber(target, env.site)}`,
  });
  return moved;
}

/**
 * Merges a case into another one of the same person. Its content stays in it and stays readable.
 * @throws {AppError} NOT_FOUND without a relation to either one; FORBIDDEN; CONFLICT
 */
export function mergeCases(
  services: Services,
  viewer: Viewer,
  { caseId, version, intoId }: MergeCasesInput,
): Promise<CommandReceipt> {
  const { db, env } = services;
  return transaction(db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId, intoId]);
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    await getPersonRelation(tx, viewer, intoId, at);
    const row = await getCaseToMove(tx, caseId, version);
    const target = await getCaseToMove(tx, intoId);
    const actor = { ...actorOf(viewer, relation), id: viewer.id };
    const moved = await joinInto(tx, services, { row, target, actor, at });
    if (viewer.role === 'admin')
      await recordAudit(tx, viewer, at, {
        action: 'case.merged',
        subject: { type: 'case', id: row.id, label: caseNumber(row, env.site) },
        data: { into: caseNumber(target, env.site) },
      });
    return receiptOf(moved);
  });
}

/**
 * A client adds a request to an earlier one of their own, which is open and for the same line. Nobody else's request can be named, and
 * the answer never says whether it exists. Pressed twice, it is added once.
 * @throws {AppError} NOT_FOUND when either one isn't theirs; CONFLICT
 */
export function joinOwnCases(
  services: Services,
  viewer: Viewer,
  { caseId, intoId }: JoinCasesInput,
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId, intoId]);
    const own = await tx.case.findMany({
      where: { id: { in: [caseId, intoId] }, clientId: viewer.id },
      select: { id: true },
    });
    if (own.length !== 2) throw notFound('request');
    const row = await getCaseToMove(tx, caseId);
    if (row.mergedIntoId === intoId) return receiptOf(row);
    const target = await getCaseToMove(tx, intoId);
    if (!isAgain(row, target)) throw conflict(NOT_AGAIN);
    const actor = { ...actorOf(viewer, 'client'), id: viewer.id };
    return receiptOf(await joinInto(tx, services, { row, target, actor, at }));
  });
}

/** A request that was just created is added to an open one of the same client. @returns false when that isn't possible anymore */
export async function joinNewCase(
  tx: Transaction,
  services: Services,
  { caseId, intoId, client, at }: { caseId: string; intoId: string; client: Pick<Viewer, 'id' | 'fullName'>; at: Date },
): Promise<boolean> {
  const found = await tx.case.count({ where: { id: intoId, clientId: client.id } });
  if (found === 0) return false;
  const row = await getCaseToMove(tx, caseId);
  const target = await getCaseToMove(tx, intoId);
  if (!isAgain(row, target) || joinRefusal(row, target)) return false;
  const actor = { as: 'client', id: client.id, name: client.fullName, role: 'client' } as const;
  await joinInto(tx, services, { row, target, actor, at });
  return true;
}

/** The status of the case before it was merged. */
async function findBefore(tx: Transaction, caseId: string): Promise<CaseStatus | undefined> {
  const event = await tx.caseEvent.findFirst({
    where: { caseId, type: 'merged' },
    orderBy: { seq: 'desc' },
    select: { data: true },
  });
  return (event?.data as { before?: { status?: CaseStatus } } | undefined)?.before?.status;
}

/** In a working status the clock continues with the time left; in a resting one it stays paused. */
async function clocksAfter(tx: Transaction, services: Services, row: MovedCase, status: CaseStatus, at: Date) {
  const calendar = calendarOf(services);
  if (status === 'new') {
    const { takenBy, answeredBy } = promiseFrom(at, calendar);
    return { takeDueAt: takenBy, firstReplyDueAt: answeredBy, pausedDueAt: null, pausedAt: null };
  }
  const clocks = replyClockAfter(row, status, at, calendar);
  if (status !== 'accepted') return clocks;
  return { ...clocks, confirmDueAt: confirmBy(at, await findWishedStart(tx, row.id), calendar) };
}

function replyClockAfter(row: MovedCase, status: CaseStatus, at: Date, calendar: OpeningHours) {
  if (status === 'on_hold' || status === 'waiting_client') return {};
  if (row.pausedDueAt || status === 'active') return runningClock(row, at, calendar);
  return { pausedDueAt: null, pausedAt: null };
}

/**
 * Separates a merged case again; it continues in the status it had before.
 * @throws {AppError} NOT_FOUND; CONFLICT, also when its consent was withdrawn since
 */
export function unmergeCase(
  services: Services,
  viewer: Viewer,
  { caseId, version }: UnmergeCaseInput,
): Promise<CommandReceipt> {
  const { db, env, jobs } = services;
  return transaction(db, async (tx) => {
    const at = services.now();
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    const known = await getCaseToMove(tx, caseId, version);
    await lockCases(tx, [caseId, ...(known.mergedIntoId ? [known.mergedIntoId] : [])]);
    const row = await getCaseToMove(tx, caseId, version);
    const actor = actorOf(viewer, relation);
    const before = await findBefore(tx, caseId);
    // A request that looked for a broker looks for one again, although another could read it in the meantime.
    const broker = before !== 'new' && before !== 'offered' && (await hasBroker(tx, row));
    const context = { hasBroker: broker, ...(before && { before }) };
    const outcome = applyEvent(row, 'unmerged', actor.as, context);
    if ('refused' in outcome) throw refusalOf(outcome);
    const moved = await moveCase(tx, row, {
      event: 'unmerged',
      actor,
      at,
      context,
      patch: {
        mergedIntoId: null,
        ...(await clocksAfter(tx, services, row, outcome.status, at)),
        ...(!broker && { brokerId: null, assignedAt: null }),
      },
    });
    if (await isConsentWithdrawn(tx, caseId))
      throw conflict('Consent for this request was withdrawn, so the request can’t be changed.');
    if (moved.status === 'new') {
      // The broker who published these options is gone: the next one prepares new ones.
      await tx.quoteOption.updateMany({
        where: { caseId, status: { in: ['open', 'accepted'] } },
        data: { status: 'superseded' },
      });
      await jobs.enqueue(tx, routeCaseJob, { caseId });
    }
    const number = caseNumber(row, env.site);
    if (row.mergedIntoId)
      await recordEvent(tx, row.mergedIntoId, {
        event: 'duplicate_left',
        actor,
        at,
        data: { reason: number, caseId },
      });
    await tellInPortal(tx, at, moved, 'client', 'unmerged', `A separate request again · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'client', duplicateEmails['case-separated']);
    await tellBrokers(tx, viewer, at, [moved], { type: 'unmerged', title: `${number} is a separate request again` });
    if (viewer.role === 'admin')
      await recordAudit(tx, viewer, at, {
        action: 'case.unmerged',
        subject: { type: 'case', id: caseId, label: number },
      });
    return receiptOf(moved);
  });
}
