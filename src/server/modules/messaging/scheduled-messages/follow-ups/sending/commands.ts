/** Sends the follow-ups, one step at a time, in business hours only. Each is a message like any other, from its broker. */
import { answersForBroker } from '#server/modules/cases/access.ts';
import { type Actor, getCaseToMove, lockCases, type MovedCase } from '#server/modules/cases/commands.ts';
import { deliverMessage } from '#server/modules/messaging/commands.ts';
import { followUpJob } from '#server/modules/messaging/jobs.ts';
import { endFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/commands.ts';
import { findStepText, findStop } from '#server/modules/messaging/scheduled-messages/follow-ups/queries.ts';
import { type FollowUpRow, followUpSelect } from '#server/modules/messaging/scheduled-messages/follow-ups/view.ts';
import { writerOf } from '#server/modules/messaging/scheduled-messages/sending/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { businessMorning, isOpen, nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { followUpPlan } from '#shared/content/replies/registry.ts';
import { type FollowUpStop, followUpStopWords } from '#shared/messaging/follow-ups/schema.ts';
import { paths } from '#shared/platform/paths.ts';

/** Nothing is learned from ended ones for longer. */
const KEEP_ENDED_MS = 30 * 86_400_000;

function notifySender(tx: Transaction, at: Date, row: MovedCase, userId: string, title: string): void {
  notify(tx, at, [{ userId, type: 'follow_ups_ended', title, caseId: row.id, link: paths.broker.case(row.id) }]);
}

/** Why the next step must not be sent; null when it may. */
async function obstacle(
  tx: Transaction,
  plan: FollowUpRow,
  row: MovedCase,
  writer: Actor | null,
): Promise<FollowUpStop | null> {
  const stop = await findStop(tx, plan);
  if (stop) return stop;
  if (!writer || !answersForBroker(writer.as)) return 'reassigned';
  return 'refused' in applyEvent(row, 'follow_ups_started', writer.as) ? 'refused' : null;
}

/** Waits for the next step, or, after the last one, for the time to say that nobody answered. */
async function waitFor(tx: Transaction, services: Services, id: string, nextAt: Date, more: object): Promise<void> {
  await tx.followUp.update({ where: { id }, data: { nextAt, ...more } });
  const delayMs = nextAt.getTime() - services.now().getTime();
  await services.jobs.enqueue(tx, followUpJob, { followUpId: id }, { delayMs });
}

/** Everything was sent, and nobody answered. */
async function finish(tx: Transaction, plan: FollowUpRow, row: MovedCase, at: Date): Promise<void> {
  await tx.followUp.update({ where: { id: plan.id }, data: { status: 'finished', endedAt: at } });
  const title = `${row.contactName} hasn’t answered ${followUpPlan.steps.length} follow-ups about ${row.title}`;
  notifySender(tx, at, row, plan.senderId, title);
}

async function sendStep(
  tx: Transaction,
  services: Services,
  plan: FollowUpRow,
  row: MovedCase,
  writer: Actor,
  at: Date,
): Promise<void> {
  const step = await findStepText(tx, services, plan);
  if (!step) return finish(tx, plan, row, at);
  if (step.missing.length > 0) {
    await endFollowUps(tx, plan.id, 'unfinished', at);
    const why = `Follow-ups stopped because ${followUpStopWords.unfinished} · ${row.title}`;
    return notifySender(tx, at, row, plan.senderId, why);
  }
  const clientKey = `follow-up-${plan.id}-${plan.nextStep}`;
  await deliverMessage(tx, services, row, writer, at, { body: step.text, clientKey, kind: 'message' });
  const { eventSeq } = await tx.caseState.findUniqueOrThrow({ where: { caseId: row.id }, select: { eventSeq: true } });
  const days = followUpPlan.steps[plan.nextStep]?.afterDays ?? followUpPlan.reportAfterDays;
  const nextAt = businessMorning(at, days, calendarOf(services));
  await waitFor(tx, services, plan.id, nextAt, { nextStep: plan.nextStep + 1, seenEvent: eventSeq });
}

/**
 * Sends the step that is due, or ends the sequence. Safe to run twice: the step and its message are one transaction under the lock of the
 * case. Outside business hours it waits for the next opening.
 */
export async function sendFollowUp(services: Services, id: string): Promise<void> {
  const { db, now } = services;
  const calendar = calendarOf(services);
  await transaction(db, async (tx) => {
    const found = await tx.followUp.findUnique({ where: { id }, select: { caseId: true } });
    if (!found) return;
    await lockCases(tx, [found.caseId]);
    const at = now();
    const plan = await tx.followUp.findUniqueOrThrow({ where: { id }, select: followUpSelect });
    if (plan.status !== 'running') return;
    if (plan.nextAt > at) return waitFor(tx, services, id, plan.nextAt, {});
    const row = await getCaseToMove(tx, plan.caseId);
    const writer = await writerOf(tx, plan, row);
    const reason = await obstacle(tx, plan, row, writer);
    if (reason || !writer) return endFollowUps(tx, id, reason ?? 'reassigned', at);
    if (!isOpen(at, calendar)) return waitFor(tx, services, id, nextOpening(at, calendar), {});
    await sendStep(tx, services, plan, row, writer, at);
  });
}

/** Those whose next step is due, longest overdue first: a lost timer loses no step. */
export function findDueFollowUps({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.followUp.findMany({
    where: { status: 'running', nextAt: { lte: now() } },
    orderBy: { nextAt: 'asc' },
    take,
    select: { id: true },
  });
}

/** Deletes those that ended a while ago. */
export async function removeEndedFollowUps({ db, now }: Services): Promise<void> {
  await db.followUp.deleteMany({ where: { endedAt: { lt: new Date(now().getTime() - KEEP_ENDED_MS) } } });
}
