import { isStaff } from '#server/modules/cases/access.ts';
import { getCaseToMove, type MovedCase } from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { listReplies, replyValuesOf } from '#server/modules/messaging/canned-replies/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { businessMorning } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import { followUpPlan, getStarterReply } from '#shared/content/replies/registry.ts';
import { replyNamed } from '#shared/messaging/canned-replies/insertable.ts';
import { renderReply } from '#shared/messaging/canned-replies/variables.ts';
import type { FollowUpStop, FollowUpView } from '#shared/messaging/follow-ups/schema.ts';
import { endingTypes, stopFor } from './policy.ts';
import { type FollowUpRow, followUpSelect, followUpView } from './view.ts';

/** Why follow-ups can't be started now, in words; null when they can. */
export function refusalToStart(row: MovedCase, relation: Relation, running: boolean): string | null {
  const outcome = applyEvent(row, 'follow_ups_started', relation);
  if ('refused' in outcome) return outcome.refused;
  if (running) return 'Follow-ups are already running for this request.';
  if (!row.firstReplyAt) return 'Write to the client first. Follow-ups ask about a message they already have.';
  return row.firstReplyDueAt ? 'The client is waiting for your answer. Reply first.' : null;
}

/** Why a running sequence has to end, by what has happened since it last sent; null when nothing did. */
export async function findStop(
  db: Database | Transaction,
  { caseId, seenEvent }: Pick<FollowUpRow, 'caseId' | 'seenEvent'>,
): Promise<FollowUpStop | null> {
  const events = await db.caseEvent.findMany({
    where: { caseId, seq: { gt: seenEvent }, type: { in: endingTypes } },
    orderBy: { seq: 'asc' },
    select: { type: true, actorRole: true, data: true },
  });
  for (const event of events) {
    const reason = stopFor(event);
    if (reason) return reason;
  }
  return null;
}

/**
 * The follow-ups that a broker has running in cases that are theirs now, the nearest first, without those that an answer has ended and
 * whose timer hasn’t noticed yet.
 */
export async function findRunningFollowUps(
  db: Database,
  brokerId: string,
  take: number,
): Promise<{ id: string; caseId: string; nextAt: Date }[]> {
  const running = await db.followUp.findMany({
    where: { senderId: brokerId, status: 'running', case: { brokerId } },
    orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    take,
    select: { id: true, caseId: true, nextAt: true, seenEvent: true },
  });
  if (running.length === 0) return [];
  const since = await db.caseEvent.findMany({
    where: {
      type: { in: endingTypes },
      OR: running.map(({ caseId, seenEvent }) => ({ caseId, seq: { gt: seenEvent } })),
    },
    select: { caseId: true, type: true, actorRole: true, data: true },
  });
  const ended = new Set(since.filter((event) => stopFor(event)).map(({ caseId }) => caseId));
  return running.filter(({ caseId }) => !ended.has(caseId));
}

/** The text of a step for one case, in its sender's version of the reply. Null after the last step. */
export async function findStepText(
  db: Database | Transaction,
  services: Services,
  { caseId, senderId, sender, nextStep }: Pick<FollowUpRow, 'caseId' | 'senderId' | 'sender' | 'nextStep'>,
): Promise<{ title: string; text: string; missing: readonly string[] } | null> {
  const step = followUpPlan.steps[nextStep - 1];
  if (!step) return null;
  const reply = replyNamed(await listReplies(db, senderId), step.reply) ?? getStarterReply(step.reply);
  const values = await replyValuesOf(db, services, caseId, sender.fullName);
  return { title: reply.title, ...renderReply(reply.body, values) };
}

/** When each step of a new sequence would be sent. */
function planFrom(services: Services): FollowUpView['plan'] {
  let at = services.now();
  return followUpPlan.steps.map(({ reply, afterDays }) => {
    at = businessMorning(at, afterDays, calendarOf(services));
    return { title: getStarterReply(reply).title, when: describeMoment(at, services.env.site) };
  });
}

/**
 * The newest follow-ups of a case. One that an answer has ended shows so at once, before its timer notices.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case
 */
export async function getFollowUps(services: Services, viewer: Viewer, caseId: string): Promise<FollowUpView> {
  const { db, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!isStaff(relation)) throw notFound('request');
  const [row, newest] = await Promise.all([
    getCaseToMove(db, caseId),
    db.followUp.findFirst({ where: { caseId }, orderBy: { startedAt: 'desc' }, select: followUpSelect }),
  ]);
  const stop = newest?.status === 'running' ? await findStop(db, newest) : null;
  const current = newest && stop ? { ...newest, status: 'stopped' as const, stopReason: stop } : newest;
  const running = current?.status === 'running';
  return {
    followUp: current && followUpView(services, current, running ? await findStepText(db, services, current) : null),
    refusal: refusalToStart(row, relation, running),
    plan: planFrom(services),
  };
}
