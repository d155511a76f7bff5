/** Moving a case: one transaction for the row (checked by version), the event, the notifications, mails and jobs. */

import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import { announce } from '#server/platform/live/live.ts';
import { applyEvent, eventVisibility, isOpen, type Refusal } from '#shared/cases/rules.ts';
import type { CaseEventType, CaseStatus } from '#shared/cases/schema.ts';
import type { CaseActor, CaseContext } from '#shared/cases/transitions.ts';
import { type Flat, withState } from './access.ts';

/** Who acts: in the machine's words, and as the timeline will name them. */
export type Actor = { as: CaseActor; id: string | null; name: string; role: string };

export const systemActor: Actor = { as: 'system', id: null, name: 'Automatic step', role: 'system' };

export function actorOf(viewer: Viewer, as: CaseActor): Actor {
  return { as, id: viewer.id, name: viewer.fullName, role: viewer.role };
}

/** The part of the row a command has read and builds on. */
const movedFactsSelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
  status: true,
  stage: true,
  priority: true,
  version: true,
  clientId: true,
  brokerId: true,
  contactName: true,
  contactEmail: true,
  contactEmailKey: true,
  contactPhoneE164: true,
  postalCode: true,
  language: true,
  firstReplyAt: true,
  assignedAt: true,
  holdUntil: true,
  mergedIntoId: true,
  importBatchId: true,
  closedAt: true,
  createdAt: true,
} satisfies Prisma.CaseSelect;

const clockSelect = {
  takeDueAt: true,
  firstReplyDueAt: true,
  confirmDueAt: true,
  pausedDueAt: true,
  pausedAt: true,
} satisfies Prisma.CaseStateSelect;
type Clocks = Record<keyof typeof clockSelect, Date | null>;
/** Clocks to set, or to stop by null. */
export type ClockPatch = Partial<Clocks>;
/** Columns that change with a move, of the case and of its state. */
export type CasePatch = Prisma.CaseUncheckedUpdateManyInput & ClockPatch;

const movedCaseSelect = { ...movedFactsSelect, state: { select: clockSelect } } satisfies Prisma.CaseSelect;
export type MovedCase = Flat<Prisma.CaseGetPayload<{ select: typeof movedCaseSelect }>>;

/** What an event says. */
type Recorded = Pick<Move, 'event' | 'at' | 'visibility'> & {
  actor: Omit<Actor, 'as'>;
  data?: Prisma.InputJsonObject;
};

export type Move = {
  event: CaseEventType;
  actor: Actor;
  at: Date;
  context?: CaseContext;
  /** What the timeline remembers beside status and stage. No answers, no messages. */
  data?: Record<string, string | number | null>;
  /** Whom a recorded event is for, where it is not the same for every event of its kind: a document only staff may see. */
  visibility?: 'client' | 'staff';
  /** Other columns that change with the move. */
  patch?: CasePatch;
};

const CHANGED =
  'Somebody changed this request in the meantime. Please look at it again and repeat your step if it is still right.';

/**
 * Holds cases until the transaction ends, by id: two who hold the same ones wait for one another, and never in a circle. Cases come
 * before everything else that is held (docs/decisions/0039).
 */
export async function lockCases(tx: Transaction, caseIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM cases WHERE id = ANY(${[...caseIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Reads the case a command is about, and refuses when it is not the version the screen showed. */
export async function getCaseToMove(tx: Database | Transaction, caseId: string, version?: number): Promise<MovedCase> {
  const row = withState(await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: movedCaseSelect }));
  if (version !== undefined && row.version !== version) throw conflict(CHANGED);
  return row;
}

/** Locks a case and reads it; null for one that is not there. Nobody else changes it, or writes in it, before the transaction ends. */
export async function lockCaseToMove(tx: Transaction, caseId: string): Promise<MovedCase | null> {
  const [clocks] = await tx.$queryRaw<Clocks[]>`
    SELECT s.take_due_at AS "takeDueAt", s.first_reply_due_at AS "firstReplyDueAt", s.confirm_due_at AS "confirmDueAt",
      s.paused_due_at AS "pausedDueAt", s.paused_at AS "pausedAt"
    FROM cases c JOIN case_states s ON s.case_id = c.id WHERE c.id = ${caseId}::uuid FOR NO KEY UPDATE`;
  if (!clocks) return null;
  return { ...(await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: movedFactsSelect })), ...clocks };
}

/** Not theirs to do is FORBIDDEN, not possible now is CONFLICT. */
export function refusalOf({ refused, forbidden }: Refusal): AppError {
  return new AppError({ code: forbidden ? 'FORBIDDEN' : 'CONFLICT', message: refused });
}

/** Cases that rest keep what their pause put aside. */
const resting: readonly CaseStatus[] = ['on_hold', 'waiting_client', 'duplicate'];

/** Since when the client is waited for; an end to the clocks of the status that was, and to the pause of a case that rests no more. */
function turnOf(status: CaseStatus, row: MovedCase, at: Date): CasePatch {
  const turn = {
    waitingSince: status === 'waiting_client' || status === 'quoted' ? at : null,
    ...(status !== 'new' && status !== 'offered' && { takeDueAt: null }),
    ...(status !== 'accepted' && { confirmDueAt: null }),
  };
  if (resting.includes(status) || (!row.pausedAt && !row.holdUntil)) return turn;
  return { ...turn, holdUntil: null, pausedDueAt: null, pausedAt: null };
}

/** The one way to change the hot part of a case: one statement, which answers with the numbers it gave out. */
export function changeState(tx: Transaction, caseId: string, data: Prisma.CaseStateUncheckedUpdateInput) {
  return tx.caseState.update({
    where: { caseId },
    data,
    select: { ...clockSelect, eventSeq: true, messageSeq: true },
  });
}

/**
 * Applies one event of the machine. Of two moves from one version one wins: the update names the version.
 * @throws {AppError} CONFLICT when the machine refuses the event or somebody else was faster
 */
export async function moveCase(tx: Transaction, row: MovedCase, move: Move): Promise<MovedCase> {
  const outcome = applyEvent(row, move.event, move.actor.as, move.context);
  if ('refused' in outcome) throw refusalOf(outcome);
  const { status, stage } = outcome;
  const { takeDueAt, firstReplyDueAt, confirmDueAt, pausedDueAt, pausedAt, ...facts }: CasePatch = {
    ...(status !== row.status && turnOf(status, row, move.at)),
    ...(isOpen(status) ? { closedAt: null } : isOpen(row.status) && { closedAt: move.at }),
    ...move.patch,
  };
  const [moved] = await tx.case.updateManyAndReturn({
    where: { id: row.id, version: row.version },
    data: { status, stage, ...facts, version: { increment: 1 } },
    select: movedFactsSelect,
  });
  if (!moved) throw conflict(CHANGED);
  const { priority, brokerId } = moved;
  // What only staff may know must not move a case in the list of its client either.
  const movesUp = status !== row.status || eventVisibility(move.event) === 'client';
  const {
    eventSeq,
    messageSeq: _,
    ...clocks
  } = await changeState(tx, row.id, {
    ...{ status, priority, brokerId, takeDueAt, firstReplyDueAt, confirmDueAt, pausedDueAt, pausedAt },
    eventSeq: { increment: 1 },
    ...(movesUp && { lastEventAt: move.at }),
  });
  const data = { ...move.data, before: { status: row.status, stage: row.stage }, after: { status, stage } };
  await tx.$executeRaw(eventInsert(row.id, eventSeq, { ...move, data }));
  announce(tx, `case:${row.id}`);
  // The one who acts reads the queue again anyway.
  if (row.brokerId && row.brokerId !== move.actor.id) announce(tx, `queue:${row.brokerId}`);
  return { ...moved, ...clocks };
}

/** The row of an event, under a number that the update of its case gave out. As SQL, so that it can go along with what it tells of. */
export function eventInsert(
  caseId: string,
  seq: number,
  { event, actor, at, data = {}, visibility = eventVisibility(event) }: Recorded,
): Prisma.Sql {
  return Prisma.sql`INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
    VALUES (${caseId}::uuid, ${seq}, ${event}, ${actor.id}::uuid, ${actor.name}, ${actor.role}, ${JSON.stringify(data)}::jsonb,
      ${visibility}::event_visibility, ${at})`;
}

/** The numbers of one more event in each of some cases, in one statement. */
export function numberEvents(tx: Transaction, caseIds: readonly string[]) {
  return tx.caseState.updateManyAndReturn({
    where: { caseId: { in: [...caseIds] } },
    data: { eventSeq: { increment: 1 } },
    select: { caseId: true, eventSeq: true },
  });
}

/**
 * Records an event that moves nothing: a note, a document, a look at sensitive answers. It does not touch the version, so
 * whatever is recorded never gets in the way of a command.
 */
export async function recordEvent(tx: Transaction, caseId: string, move: Move): Promise<void> {
  const { eventSeq } = await changeState(tx, caseId, { eventSeq: { increment: 1 } });
  await tx.$executeRaw(eventInsert(caseId, eventSeq, move));
  announce(tx, `case:${caseId}`);
}
