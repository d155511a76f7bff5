/** Scheduled messages. Each is sent at most once; one that cannot be sent is kept, and its author is notified of the reason. */

import { worksOn } from '#server/modules/cases/access.ts';
import { actorOf, getCaseToMove, lockCases, type MovedCase, refusalOf } from '#server/modules/cases/commands.ts';
import { deliverMessage } from '#server/modules/messaging/commands.ts';
import { sendScheduledJob } from '#server/modules/messaging/jobs.ts';
import { findByKey, findNewerSender } from '#server/modules/messaging/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import {
  type CancelScheduledInput,
  type ChangeScheduledInput,
  SCHEDULE_DAYS_MAX,
  type ScheduledMessage,
  type ScheduleMessageInput,
  type SendScheduledNowInput,
} from '#shared/messaging/scheduled-messages/schema.ts';
import type { Message } from '#shared/messaging/schema.ts';
import { getStaffRelation, SCHEDULED_MAX } from './queries.ts';
import { momentOf, type ScheduledRow, scheduledSelect, scheduledView } from './view.ts';

const CHANGED = 'This scheduled message has since been changed, sent or cancelled. Review it and try again.';
const DAY_MS = 86_400_000;

/** @throws {AppError} BAD_REQUEST for a time that has passed, or one too far away */
function plannedMoment({ env, now }: Services, { day, time }: { day: string; time: string }): Date {
  const at = momentOf(day, time, env);
  if (at <= now()) throw refusedField('time', 'too_early', 'Choose a time in the future');
  if (at.getTime() - now().getTime() > SCHEDULE_DAYS_MAX * DAY_MS)
    throw refusedField('day', 'too_late', `Choose a date within the next ${SCHEDULE_DAYS_MAX} days`);
  return at;
}

/** Locks the case first, as for every message in it. */
async function lockCase(tx: Transaction, caseId: string): Promise<MovedCase> {
  await lockCases(tx, [caseId]);
  return getCaseToMove(tx, caseId);
}

function setTimer(tx: Transaction, { jobs }: Services, { id, sendAt }: { id: string; sendAt: Date }): Promise<void> {
  return jobs.enqueue(tx, sendScheduledJob, { scheduledId: id }, { startAfter: sendAt });
}

/**
 * Schedules a message to the client. A retry with the same key returns the existing one.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case; BAD_REQUEST for the time; CONFLICT when the case accepts no
 * messages anymore, or has too many scheduled; TOO_MANY_REQUESTS
 */
export async function scheduleMessage(
  services: Services,
  viewer: Viewer,
  { caseId, body, day, time, seenSeq, clientKey }: ScheduleMessageInput,
): Promise<ScheduledMessage> {
  const { db, limiter, now } = services;
  await limiter.consume(limits.message, viewer.id);
  return transaction(db, async (tx) => {
    const relation = await getStaffRelation(tx, viewer, caseId, now());
    const row = await lockCase(tx, caseId);
    const key = { caseId_clientKey: { caseId, clientKey } };
    const known = await tx.scheduledMessage.findUnique({ where: key, select: scheduledSelect });
    if (known) return scheduledView(services, known);
    const sendAt = plannedMoment(services, { day, time });
    const outcome = applyEvent(row, 'message_sent', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const waiting = await tx.scheduledMessage.count({ where: { caseId, status: { in: ['scheduled', 'stopped'] } } });
    if (waiting >= SCHEDULED_MAX)
      throw conflict('This request has reached its limit of scheduled messages. Cancel one first.');
    const made = await tx.scheduledMessage.create({
      data: { caseId, body, sendAt, seenSeq, clientKey, senderId: viewer.id, senderName: viewer.fullName },
      select: scheduledSelect,
    });
    await setTimer(tx, services, made);
    return scheduledView(services, made);
  });
}

type Named = { id: string; version: number };

/** A scheduled message in a case the viewer works on, at the version they saw. Under the lock, the later of two sees the other's change. */
async function getScheduledToMove(tx: Transaction, services: Services, viewer: Viewer, { id, version }: Named) {
  const found = await tx.scheduledMessage.findUnique({ where: { id }, select: { caseId: true } });
  if (!found) throw notFound('scheduled message');
  const relation = await getStaffRelation(tx, viewer, found.caseId, services.now()).catch((error) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound('scheduled message') : error;
  });
  if (!worksOn(relation)) throw notFound('scheduled message');
  const row = await lockCase(tx, found.caseId);
  const plan = await tx.scheduledMessage.findUniqueOrThrow({ where: { id }, select: scheduledSelect });
  return { relation, row, plan, refusal: refusalOfPlan(plan, version) };
}

/** Why the person has to look at it again first. */
function refusalOfPlan(plan: ScheduledRow, version: number): AppError | null {
  if (plan.version !== version) return changedSince(CHANGED, plan.version);
  return isWaiting(plan) ? null : conflict(CHANGED);
}

function isWaiting({ status }: Pick<ScheduledRow, 'status'>): boolean {
  return status === 'scheduled' || status === 'stopped';
}

/**
 * Changes the text or the time. The message is now from the person who changes it, who has read the conversation up to `seenSeq`.
 * @throws {AppError} NOT_FOUND, CONFLICT, BAD_REQUEST
 */
export async function changeScheduled(
  services: Services,
  viewer: Viewer,
  { id, version, body, day, time, seenSeq }: ChangeScheduledInput,
): Promise<ScheduledMessage> {
  return transaction(services.db, async (tx) => {
    const { relation, row, refusal } = await getScheduledToMove(tx, services, viewer, { id, version });
    if (refusal) throw refusal;
    const sendAt = plannedMoment(services, { day, time });
    const outcome = applyEvent(row, 'message_sent', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const changed = await tx.scheduledMessage.update({
      where: { id },
      data: {
        body,
        sendAt,
        seenSeq,
        senderId: viewer.id,
        senderName: viewer.fullName,
        status: 'scheduled',
        stopReason: null,
        version: { increment: 1 },
      },
      select: scheduledSelect,
    });
    await setTimer(tx, services, changed);
    return scheduledView(services, changed);
  });
}

/**
 * Cancels it. Cancelling again changes nothing.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function cancelScheduled(
  services: Services,
  viewer: Viewer,
  named: CancelScheduledInput,
): Promise<{ id: string }> {
  return transaction(services.db, async (tx) => {
    const { plan, refusal } = await getScheduledToMove(tx, services, viewer, named);
    if (plan.status === 'cancelled') return { id: plan.id };
    if (refusal) throw refusal;
    await tx.scheduledMessage.update({
      where: { id: plan.id },
      data: { status: 'cancelled', version: { increment: 1 } },
    });
    return { id: plan.id };
  });
}

/**
 * Sends it at once, in the name of the person who does so. Repeating it returns the message that was sent.
 * @throws {AppError} NOT_FOUND; CONFLICT when it was changed, the case accepts no messages, or someone wrote after `seenSeq`
 */
export async function sendScheduledNow(
  services: Services,
  viewer: Viewer,
  { seenSeq, ...named }: SendScheduledNowInput,
): Promise<Message> {
  const { db, limiter, now } = services;
  await limiter.consume(limits.message, viewer.id);
  return transaction(db, async (tx) => {
    const { relation, row, plan, refusal } = await getScheduledToMove(tx, services, viewer, named);
    const { body, clientKey } = plan;
    const sent = plan.status === 'sent' ? await findByKey(tx, row.id, clientKey) : null;
    if (sent) return sent;
    if (refusal) throw refusal;
    const newer = await findNewerSender(tx, viewer, row.id, { after: seenSeq, staff: true });
    if (newer) throw conflict(`${newer} has since sent a message. Read it first.`);
    await tx.scheduledMessage.update({
      where: { id: plan.id },
      data: { status: 'sent', senderId: viewer.id, senderName: viewer.fullName, version: { increment: 1 } },
    });
    return deliverMessage(tx, services, row, actorOf(viewer, relation), now(), { body, clientKey, kind: 'message' });
  });
}
