/** State changes of a case: one transaction for the row (checked by version), the event, the notifications, emails and jobs. */

import { eventParts, publishEvents } from '#server/modules/events/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { AppError, changedSince } from '#server/platform/errors/app-error.ts';
import { announce } from '#server/platform/live/live.ts';
import { applyEvent, eventVisibility, isOpen, type Refusal } from '#shared/cases/rules.ts';
import type { CaseActor, CaseContext } from '#shared/cases/transitions.ts';
import type { CaseEventType, CaseStatus } from '#shared/cases/vocabulary.ts';
import { type Flat, withState } from './access.ts';
import { type Change, happeningsOf } from './workflow/events.ts';

/** Who acts: as the state machine names them, and as the timeline will name them. */
export type Actor = {
  as: CaseActor;
  id: string | null;
  name: string;
  role: string;
  /** The key that acted for them, by its name. */
  key?: string | undefined;
};

/** Of a name in the history. */
const NAME_MAX = 200;

export const systemActor: Actor = { as: 'system', id: null, name: 'Automatic step', role: 'system' };

/** Named with the firm wherever the name is shown, and later: nobody may take an assistant for the licensed broker. */
export function assistantActor({ id, fullName, key }: Pick<Viewer, 'id' | 'fullName' | 'key'>, firm: string): Actor {
  const name = `${fullName} (Assistant at ${firm})`.slice(0, NAME_MAX);
  return { as: 'assistant', id, name, role: 'assistant', key: key?.name };
}

export function actorOf(viewer: Viewer, as: CaseActor): Actor {
  if (as === 'assistant') return assistantActor(viewer, viewer.firm?.name ?? '');
  return { as, id: viewer.id, name: viewer.fullName, role: viewer.role, key: viewer.key?.name };
}

/** The part of the row that a command reads and builds on. */
const movedFactsSelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
  status: true,
  stage: true,
  priority: true,
  version: true,
  draftId: true,
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
  withdrawalDueAt: true,
  withdrawalConfirmedAt: true,
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
/** Clocks to set; null stops one. */
export type ClockPatch = Partial<Clocks>;
/** Columns that change with a transition, of the case and of its state. */
export type CasePatch = Prisma.CaseUncheckedUpdateManyInput & ClockPatch;

const movedCaseSelect = { ...movedFactsSelect, state: { select: clockSelect } } satisfies Prisma.CaseSelect;
export type MovedCase = Flat<Prisma.CaseGetPayload<{ select: typeof movedCaseSelect }>>;

/** The content of an event. */
export type Recorded = Pick<Move, 'event' | 'at' | 'visibility'> & {
  actor: Omit<Actor, 'as'>;
  data?: Prisma.InputJsonObject;
  /** What a transition changed. */
  change?: Change;
  /** The partner who sent a new case. */
  partnerId?: string | undefined;
};

export type Move = {
  event: CaseEventType;
  actor: Actor;
  at: Date;
  context?: CaseContext;
  /** What the timeline keeps in addition to status and stage. No answers, no messages. */
  data?: Record<string, string | number | null>;
  /** The audience of a recorded event, where it differs between events of one kind: a document only staff may see. */
  visibility?: 'client' | 'staff';
  /** Other columns that change with the transition. */
  patch?: CasePatch;
};

const CHANGED = 'This request has been updated since you opened it. Review the change and try again.';

/**
 * Locks cases until the transaction ends, ordered by id, so that two transactions locking the same cases cannot deadlock. Cases are
 * locked before everything else (docs/decisions/0039).
 */
export async function lockCases(tx: Transaction, caseIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM cases WHERE id = ANY(${[...caseIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Reads the case a command is about; throws when it is not the version the screen showed. */
export async function getCaseToMove(tx: Database | Transaction, caseId: string, version?: number): Promise<MovedCase> {
  const row = withState(await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: movedCaseSelect }));
  if (version !== undefined && row.version !== version) throw changedSince(CHANGED, row.version);
  return row;
}

/** Locks and reads a case; null when there is none. Until the transaction ends, nobody else can change it or write in it. */
export async function lockCaseToMove(tx: Transaction, caseId: string): Promise<MovedCase | null> {
  const [clocks] = await tx.$queryRaw<Clocks[]>`
    SELECT s.take_due_at AS "takeDueAt", s.first_reply_due_at AS "firstReplyDueAt", s.confirm_due_at AS "confirmDueAt",
      s.paused_due_at AS "pausedDueAt", s.paused_at AS "pausedAt"
    FROM cases c JOIN case_states s ON s.case_id = c.id WHERE c.id = ${caseId}::uuid FOR NO KEY UPDATE`;
  if (!clocks) return null;
  return { ...(await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: movedFactsSelect })), ...clocks };
}

/** FORBIDDEN when the actor may not do it, CONFLICT when it is not possible now. */
export function refusalOf({ refused, forbidden }: Refusal): AppError {
  return new AppError({ code: forbidden ? 'FORBIDDEN' : 'CONFLICT', message: refused });
}

/** Statuses in which a case keeps the clock saved by its pause. */
const resting: readonly CaseStatus[] = ['on_hold', 'waiting_client', 'duplicate'];

/** Sets since when the client is awaited, stops the clocks of the previous status, and ends the pause of a case that no longer rests. */
function turnOf(status: CaseStatus, row: MovedCase, at: Date): CasePatch {
  const turn = {
    waitingSince: status === 'waiting_client' || status === 'quoted' ? at : null,
    ...(status !== 'new' && status !== 'offered' && { takeDueAt: null }),
    ...(status !== 'accepted' && { confirmDueAt: null }),
  };
  if (resting.includes(status) || (!row.pausedAt && !row.holdUntil)) return turn;
  return { ...turn, holdUntil: null, pausedDueAt: null, pausedAt: null };
}

/** A case that ends gets its time; one that is open again has no withdrawal to confirm. */
function endOf(status: CaseStatus, row: MovedCase, at: Date): CasePatch | false {
  if (!isOpen(status)) return isOpen(row.status) && { closedAt: at };
  return { closedAt: null, ...(!isOpen(row.status) && { withdrawalDueAt: null, withdrawalConfirmedAt: null }) };
}

/** The only way to change the hot part of a case: one statement, which returns the numbers it allocated. */
export function changeState(tx: Transaction, caseId: string, data: Prisma.CaseStateUncheckedUpdateInput) {
  return tx.caseState.update({
    where: { caseId },
    data,
    select: { ...clockSelect, eventSeq: true, messageSeq: true },
  });
}

async function overtakenBy(tx: Transaction, id: string): Promise<AppError> {
  const { version } = await tx.case.findUniqueOrThrow({ where: { id }, select: { version: true } });
  return changedSince(CHANGED, version);
}

/**
 * Applies one event of the state machine. Of two transitions from one version, one wins: the update names the version.
 * @throws {AppError} CONFLICT when the state machine refuses the event or another change came first
 */
export async function moveCase(tx: Transaction, row: MovedCase, move: Move): Promise<MovedCase> {
  const outcome = applyEvent(row, move.event, move.actor.as, move.context);
  if ('refused' in outcome) throw refusalOf(outcome);
  const { status, stage } = outcome;
  const { takeDueAt, firstReplyDueAt, confirmDueAt, pausedDueAt, pausedAt, ...facts }: CasePatch = {
    ...(status !== row.status && turnOf(status, row, move.at)),
    ...endOf(status, row, move.at),
    ...move.patch,
  };
  const [moved] = await tx.case.updateManyAndReturn({
    where: { id: row.id, version: row.version },
    data: { status, stage, ...facts, version: { increment: 1 } },
    select: movedFactsSelect,
  });
  if (!moved) throw await overtakenBy(tx, row.id);
  const { priority, brokerId } = moved;
  // An event visible to staff only must not move the case up in its client's list either.
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
  await tx.$executeRaw(eventInsert(row.id, eventSeq, { ...move, data, change: { before: row, after: moved } }));
  announce(tx, `case:${row.id}`);
  // The actor's own screen reloads the queue anyway.
  if (row.brokerId && row.brokerId !== move.actor.id) announce(tx, `queue:${row.brokerId}`);
  return { ...moved, ...clocks };
}

/** The key that acted is part of the history. */
function recordedData({ actor, data = {} }: Recorded): Prisma.InputJsonObject {
  return actor.key ? { ...data, key: actor.key } : data;
}

function publishedBy(caseId: string, { actor, data = {}, ...recorded }: Recorded) {
  return happeningsOf(caseId, { ...recorded, data, actorRole: actor.role });
}

/**
 * The statement that writes the event's row, numbered by the update of its case, and what other systems learn of it.
 * @param beside further parts of the same statement, as after WITH
 */
export function eventInsert(
  caseId: string,
  seq: number,
  recorded: Recorded,
  beside: readonly Prisma.Sql[] = [],
): Prisma.Sql {
  const { event, actor, at, visibility = eventVisibility(event) } = recorded;
  const happenings = publishedBy(caseId, recorded);
  const parts = [...beside, ...(happenings.length > 0 ? eventParts(happenings) : [])];
  return Prisma.sql`${parts.length > 0 ? Prisma.sql`WITH ${Prisma.join(parts)}` : Prisma.empty}
    INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
    VALUES (${caseId}::uuid, ${seq}, ${event}, ${actor.id}::uuid, ${actor.name}, ${actor.role}, ${JSON.stringify(recordedData(recorded))}::jsonb,
      ${visibility}::event_visibility, ${at})`;
}

/** Writes numbered events of many cases, and what other systems learn of them. */
export async function insertEvents(
  tx: Transaction,
  events: readonly (Recorded & { caseId: string; seq: number; personId?: string | null })[],
): Promise<void> {
  await tx.caseEvent.createMany({
    data: events.map(({ caseId, seq, ...recorded }) => ({
      ...{ caseId, seq, type: recorded.event, at: recorded.at, data: recordedData(recorded) },
      ...{ actorId: recorded.actor.id, actorName: recorded.actor.name, actorRole: recorded.actor.role },
      visibility: recorded.visibility ?? eventVisibility(recorded.event),
    })),
  });
  await publishEvents(
    tx,
    events.flatMap(({ caseId, ...recorded }) => publishedBy(caseId, recorded)),
  );
}

/** Allocates the next event number of each given case, in one statement. */
export function numberEvents(tx: Transaction, caseIds: readonly string[]) {
  return tx.caseState.updateManyAndReturn({
    where: { caseId: { in: [...caseIds] } },
    data: { eventSeq: { increment: 1 } },
    select: { caseId: true, eventSeq: true },
  });
}

/**
 * Records an event without a transition: a note, a document, a view of sensitive answers. It leaves the version alone, so
 * recording never makes a command conflict.
 */
export async function recordEvent(tx: Transaction, caseId: string, move: Move): Promise<void> {
  const { eventSeq } = await changeState(tx, caseId, { eventSeq: { increment: 1 } });
  await tx.$executeRaw(eventInsert(caseId, eventSeq, move));
  announce(tx, `case:${caseId}`);
}
