/** Merging a second request of the same person into the first, and separating the two again. Nothing is moved or lost. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import {
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
import { conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { MergeCasesInput, UnmergeCaseInput } from '#shared/cases/move-schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { duplicateEmails } from './emails.ts';
import { joinRefusal } from './policy.ts';

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
  viewer: Viewer,
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
    const refusal = joinRefusal(row, target);
    if (refusal) throw conflict(refusal);
    const actor = actorOf(viewer, relation);
    const moved = await moveCase(tx, row, {
      event: 'merged',
      actor,
      at,
      data: { reason: caseNumber(target, env.site), caseId: target.id },
      patch: { mergedIntoId: target.id, ...pausedClock(row, at) },
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
    await tellBrokers(tx, viewer, at, [target, moved], {
      type: 'merged',
      title: `${number} was merged with ${caseNumber(target, env.site)}`,
    });
    if (viewer.role === 'admin')
      await recordAudit(tx, viewer, at, {
        action: 'case.merged',
        subject: { type: 'case', id: row.id, label: number },
        data: { into: caseNumber(target, env.site) },
      });
    return receiptOf(moved);
  });
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
    const broker = await hasBroker(tx, row);
    const before = await findBefore(tx, caseId);
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
