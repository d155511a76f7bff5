/** Starting and stopping the follow-ups to a client who does not answer. */
import { mayReadPerson, worksOn } from '#server/modules/cases/access.ts';
import { actorOf, lockCaseToMove, recordEvent, refusalOf } from '#server/modules/cases/commands.ts';
import { findRelation } from '#server/modules/cases/queries.ts';
import { followUpJob } from '#server/modules/messaging/jobs.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { businessMorning } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { followUpPlan } from '#shared/content/replies/registry.ts';
import type { FollowUpStop, FollowUpView, StartFollowUpInput } from '#shared/messaging/follow-ups/schema.ts';
import { findStop, getFollowUps, refusalToStart } from './queries.ts';
import { followUpSelect } from './view.ts';

/** The case under its lock, for someone who works on it. */
async function lockWorkedCase(tx: Transaction, viewer: Viewer, caseId: string, at: Date) {
  const row = await lockCaseToMove(tx, caseId);
  const relation = row && (await findRelation(tx, viewer, row, at));
  if (!row || !relation || !worksOn(relation) || !mayReadPerson(relation)) throw notFound('request');
  return { row, relation };
}

/** Ends a sequence for a reason. */
export async function endFollowUps(tx: Transaction, id: string, reason: FollowUpStop, at: Date): Promise<void> {
  await tx.followUp.update({ where: { id }, data: { status: 'stopped', stopReason: reason, endedAt: at } });
}

/** Whether one is running in the case. One that an answer has ended is ended here, so that the next can begin. */
async function isRunning(tx: Transaction, caseId: string, at: Date): Promise<boolean> {
  const running = await tx.followUp.findFirst({ where: { caseId, status: 'running' }, select: followUpSelect });
  if (!running) return false;
  const stop = await findStop(tx, running);
  if (stop) await endFollowUps(tx, running.id, stop, at);
  return stop === null;
}

/**
 * Starts the follow-ups, in the name of the case's broker. A retry with the same id starts nothing more.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case; FORBIDDEN for an administrator; CONFLICT when the client is not who
 * is awaited, or a sequence is running
 */
export async function startFollowUps(
  services: Services,
  viewer: Viewer,
  { caseId, id }: StartFollowUpInput,
): Promise<FollowUpView> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const { row, relation } = await lockWorkedCase(tx, viewer, caseId, at);
    const known = await tx.followUp.findUnique({ where: { id }, select: { caseId: true } });
    if (known?.caseId === caseId) return;
    if (known) throw conflict('These follow-ups already exist.');
    const outcome = applyEvent(row, 'follow_ups_started', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const refusal = refusalToStart(row, relation, await isRunning(tx, caseId, at));
    if (refusal) throw conflict(refusal);
    const { eventSeq } = await tx.caseState.findUniqueOrThrow({ where: { caseId }, select: { eventSeq: true } });
    const nextAt = businessMorning(at, followUpPlan.steps[0]?.afterDays ?? 1, calendarOf(services));
    await tx.followUp.create({
      data: { id, caseId, senderId: viewer.id, startedAt: at, nextAt, seenEvent: eventSeq },
    });
    await recordEvent(tx, caseId, { event: 'follow_ups_started', actor: actorOf(viewer, relation), at });
    await jobs.enqueue(tx, followUpJob, { followUpId: id }, { delayMs: nextAt.getTime() - at.getTime() });
  });
  return getFollowUps(services, viewer, caseId);
}

/**
 * Stops them. Stopping again changes nothing.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case
 */
export async function stopFollowUps(services: Services, viewer: Viewer, id: string): Promise<FollowUpView> {
  const { db, now } = services;
  const found = await db.followUp.findUnique({ where: { id }, select: { caseId: true } });
  if (!found) throw notFound('follow-ups');
  const { caseId } = found;
  await transaction(db, async (tx) => {
    const at = now();
    const { relation } = await lockWorkedCase(tx, viewer, caseId, at);
    const { status } = await tx.followUp.findUniqueOrThrow({ where: { id }, select: { status: true } });
    if (status !== 'running') return;
    await endFollowUps(tx, id, 'by_hand', at);
    await recordEvent(tx, caseId, { event: 'follow_ups_stopped', actor: actorOf(viewer, relation), at });
  });
  return getFollowUps(services, viewer, caseId);
}
