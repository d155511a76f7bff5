/**
 * Schedules and reschedules calls with a client and records how they ended. Notifies both sides; reminds the broker shortly before.
 * Staff choose any time; a client chooses from the free ones.
 */

import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment, momentOf } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type Callback,
  callbackStatusLabels,
  type EndCallbackInput,
  type MoveCallbackInput,
  type PlanCallbackInput,
} from '#shared/callbacks/schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import { assertBookable, assertEndable, assertFree, assertMovable } from './free-times/commands.ts';
import { remindOfCallbackJob } from './jobs.ts';
import { announceCall, type CallEvent } from './notices/commands.ts';
import { REMIND_BEFORE_MS, timeRefusal } from './policy.ts';
import { findWarnings } from './queries.ts';
import { type CallbackRow, callbackSelect, callbackView } from './view.ts';

const CHANGED = 'This call has been updated since you opened it. Review it and try again.';

type Step = { tx: Transaction; services: Services; viewer: Viewer; at: Date; row: MovedCase; relation: Relation };

/** Locks the case of a call; refuses an event that the state machine refuses. */
async function begin(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  caseId: string,
  event: CallEvent,
): Promise<Step> {
  const at = services.now();
  const relation = await getPersonRelation(tx, viewer, caseId, at);
  await lockCases(tx, [caseId]);
  const row = await getCaseToMove(tx, caseId);
  const outcome = applyEvent(row, event, relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  return { tx, services, viewer, at, row, relation };
}

/** The same for an existing call, at the version the screen showed. */
async function beginWith(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { callbackId, version }: { callbackId: string; version: number },
  event: CallEvent,
): Promise<{ step: Step; call: CallbackRow }> {
  const found = await tx.callback.findUnique({ where: { id: callbackId }, select: { caseId: true } });
  if (!found) throw notFound('call');
  const step = await begin(tx, services, viewer, found.caseId, event);
  const call = await tx.callback.findUniqueOrThrow({ where: { id: callbackId }, select: callbackSelect });
  if (call.version !== version) throw changedSince(CHANGED, call.version);
  if (call.status !== 'planned') throw conflict('This call is over. Schedule a new one.');
  return { step, call };
}

/** @throws {AppError} BAD_REQUEST for a time at which no call is possible */
function getMoment({ services, at }: Step, wall: { day: string; time: string }): Date {
  const moment = momentOf(wall, services.env.site);
  const message = timeRefusal(moment, at) ?? '';
  if (!moment) throw refusedField('time', 'not_an_option', message);
  if (message) throw refusedField('time', moment <= at ? 'too_early' : 'too_late', message);
  return moment;
}

async function answer({ services, tx, at, row }: Step, call: CallbackRow): Promise<Callback> {
  const ahead = call.status === 'planned' && call.at > at;
  const warnings = ahead ? await findWarnings(services, tx, row.brokerId, call) : [];
  return callbackView(call, { site: services.env.site, now: at, warnings });
}

/** Recorded in the history with the time as it was then. */
async function record(step: Step, event: CallEvent, call: CallbackRow, outcome?: string): Promise<void> {
  const { tx, viewer, at, row, relation, services } = step;
  const when = describeMoment(call.at, services.env.site);
  await recordEvent(tx, row.id, {
    event,
    actor: actorOf(viewer, relation),
    at,
    data: { callbackId: call.id, when, ...(outcome && { outcome }) },
  });
}

const announce = (step: Step, event: CallEvent, call: CallbackRow) => announceCall({ ...step, event }, call);

async function remindLater({ tx, services }: Step, call: CallbackRow): Promise<void> {
  const startAfter = new Date(call.at.getTime() - REMIND_BEFORE_MS);
  await services.jobs.enqueue(tx, remindOfCallbackJob, { callbackId: call.id }, { startAfter });
}

/**
 * Schedules a call. Idempotent: the same id returns the existing call.
 * @throws {AppError} NOT_FOUND; FORBIDDEN; BAD_REQUEST for a time in the past; CONFLICT where the case has no one working on it, and for
 * a client whose choice is not free
 */
export function planCallback(
  services: Services,
  viewer: Viewer,
  { caseId, callbackId, minutes, about, ...wall }: PlanCallbackInput,
): Promise<Callback> {
  return transaction(services.db, async (tx) => {
    const step = await begin(tx, services, viewer, caseId, 'callback_planned');
    const known = await tx.callback.findUnique({
      where: { id: callbackId },
      select: { ...callbackSelect, createdById: true },
    });
    if (known && (known.caseId !== caseId || known.createdById !== viewer.id)) throw notFound('call');
    if (known) return answer(step, known);
    const at = getMoment(step, wall);
    await assertBookable(step, minutes);
    await assertFree(step, at, { minutes });
    const call = await tx.callback.create({
      data: {
        id: callbackId,
        caseId,
        at,
        minutes,
        about: about || null,
        createdById: viewer.id,
        createdByName: viewer.fullName,
        createdAt: step.at,
      },
      select: callbackSelect,
    });
    await record(step, 'callback_planned', call);
    await announce(step, 'callback_planned', call);
    await remindLater(step, call);
    return answer(step, call);
  });
}

/**
 * Changes the time, length or subject of a call; calendars that imported it replace their entry. Without a difference nothing changes.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST; CONFLICT when it has changed or is over, and for a client whose choice is not free
 */
export function moveCallback(
  services: Services,
  viewer: Viewer,
  { minutes, about, day, time, ...command }: MoveCallbackInput,
): Promise<Callback> {
  return transaction(services.db, async (tx) => {
    const { step, call } = await beginWith(tx, services, viewer, command, 'callback_changed');
    const at = getMoment(step, { day, time });
    const sameTime = at.getTime() === call.at.getTime() && minutes === call.minutes;
    assertMovable(step, call, minutes);
    if (sameTime && (about || null) === call.about) return answer(step, call);
    if (!sameTime) await assertFree(step, at, { id: call.id, minutes });
    const moved = await tx.callback.update({
      where: { id: call.id },
      data: {
        at,
        minutes,
        about: about || null,
        version: { increment: 1 },
        ...(!sameTime && { sequence: { increment: 1 }, remindedAt: null }),
      },
      select: callbackSelect,
    });
    if (sameTime) return answer(step, moved);
    await record(step, 'callback_changed', moved);
    await announce(step, 'callback_changed', moved);
    await remindLater(step, moved);
    return answer(step, moved);
  });
}

/**
 * Records how a call ended, or cancels it; only a cancellation is news to the client.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has changed, is over, or cannot have been missed yet
 */
export function endCallback(
  services: Services,
  viewer: Viewer,
  { outcome, ...command }: EndCallbackInput,
): Promise<Callback> {
  return transaction(services.db, async (tx) => {
    const { step, call } = await beginWith(tx, services, viewer, command, 'callback_ended');
    assertEndable(step, call, outcome);
    if (outcome === 'missed' && call.at > step.at) throw conflict('This call hasn’t started yet. Cancel it instead.');
    const cancelled = outcome === 'cancelled';
    const ended = await tx.callback.update({
      where: { id: call.id },
      data: { status: outcome, version: { increment: 1 }, ...(cancelled && { sequence: { increment: 1 } }) },
      select: callbackSelect,
    });
    await record(step, 'callback_ended', ended, callbackStatusLabels[outcome]);
    // Contact stops after a withdrawal: no one is emailed about a call that does not take place anyway.
    if (cancelled && !('refused' in applyEvent(step.row, 'message_sent', step.relation)))
      await announce(step, 'callback_ended', call);
    return answer(step, ended);
  });
}

/** Calls that start soon and whose reminder was not sent. */
function toRemindOf(at: Date) {
  const within = { gt: at, lte: new Date(at.getTime() + REMIND_BEFORE_MS) };
  return { status: 'planned', remindedAt: null, at: within } as const;
}

/** The calls whose reminder is due, soonest first. */
export function findDueReminders({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.callback.findMany({ where: toRemindOf(now()), orderBy: { at: 'asc' }, take, select: { id: true } });
}

/**
 * Reminds the broker shortly before a call, once. A timer that fired too early, or before the call was rescheduled, is set again;
 * one that fires after the call sends nothing. Idempotent.
 */
export async function remindOfCallback(services: Services, callbackId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    const { count } = await tx.callback.updateMany({
      where: { id: callbackId, ...toRemindOf(at) },
      data: { remindedAt: at },
    });
    const call = await tx.callback.findUnique({
      where: { id: callbackId },
      select: { ...callbackSelect, remindedAt: true },
    });
    if (!call) return;
    const delayMs = call.at.getTime() - REMIND_BEFORE_MS - at.getTime();
    if (call.status === 'planned' && !call.remindedAt && delayMs > 0)
      await services.jobs.enqueue(tx, remindOfCallbackJob, { callbackId }, { delayMs });
    if (count === 0) return;
    const row = await getCaseToMove(tx, call.caseId);
    if ('refused' in applyEvent(row, 'message_sent', 'admin')) return;
    const when = describeMoment(call.at, services.env.site);
    await tellInPortal(tx, at, row, 'broker', 'callback_soon', `Call at ${when} · ${row.title}`);
  });
}
