/** One action on many cases, and its undo. Each case is its own transaction under the rules of the single action. */

import pLimit from 'p-limit';
import { handOver, transferCase } from '#server/modules/assignment/reassignment/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { actorOf, getCaseToMove } from '#server/modules/cases/commands.ts';
import { receiptOf } from '#server/modules/cases/summary/queries.ts';
import { setPriority } from '#server/modules/cases/workflow/commands.ts';
import { holdCase, resumeCase } from '#server/modules/cases/workflow/hold/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import type { CasePriority } from '#shared/cases/vocabulary.ts';
import {
  BULK_UNDO_MINUTES,
  type BulkAction,
  type BulkInput,
  type BulkOutput,
  type BulkResult,
  type UndoBulkInput,
} from '#shared/queue/bulk-schema.ts';

/** The state of a case before the change, and its version after: any later change raises the version. */
type BulkItem = {
  caseId: string;
  version: number;
  priority: CasePriority;
  holdUntil: string | null;
  brokerId: string | null;
};

/** Each is a transaction, which mostly waits for the database. */
const AT_ONCE = 4;

const BROKEN = 'Something went wrong on our side. Try this request again.';
const TOUCHED = 'This request has been updated since you opened it, so it wasn’t changed.';

function apply(services: Services, viewer: Viewer, action: BulkAction, command: CaseCommand): Promise<CommandReceipt> {
  if (action.kind === 'priority') return setPriority(services, viewer, { ...command, priority: action.priority });
  if (action.kind === 'hold')
    return holdCase(services, viewer, { ...command, until: action.until, ...(action.note && { note: action.note }) });
  if (action.kind === 'resume') return resumeCase(services, viewer, command);
  return handOver(services, viewer, { ...command, ...(action.brokerId && { brokerId: action.brokerId }) });
}

/** Runs one of many actions. A failure does not stop the rest, since those before it are done and can be undone. */
async function attempt(
  { log }: Pick<Services, 'log'>,
  caseId: string,
  run: () => Promise<unknown>,
): Promise<BulkResult> {
  try {
    await run();
    return { caseId, ok: true, message: null };
  } catch (error) {
    if (error instanceof AppError) return { caseId, ok: false, message: error.message };
    reportError(log, error, { procedure: 'cases.bulk' });
    return { caseId, ok: false, message: BROKEN };
  }
}

/**
 * Applies one action to many cases and reports for each whether it succeeded. All rows are read up front: an action succeeds only at the
 * requested version, so the row that was read is the state before it.
 */
export async function changeTogether(
  services: Services,
  viewer: Viewer,
  { action, cases }: BulkInput,
): Promise<BulkOutput> {
  const { db, now } = services;
  const before = await db.case.findMany({
    where: { id: { in: cases.map(({ caseId }) => caseId) } },
    select: { id: true, priority: true, holdUntil: true, brokerId: true },
  });
  const rows = new Map(before.map((row) => [row.id, row]));
  const changed = new Map<string, BulkItem>();
  // A broker's room goes to the first of the list.
  const atOnce = pLimit(action.kind === 'handOver' ? 1 : AT_ONCE);
  const change = async (command: CaseCommand) => {
    const row = rows.get(command.caseId);
    if (!row) throw notFound('request');
    const { version } = await apply(services, viewer, action, command);
    const { priority, brokerId } = row;
    if (version !== command.version)
      changed.set(command.caseId, {
        caseId: command.caseId,
        version,
        priority,
        brokerId,
        holdUntil: row.holdUntil && localDay(row.holdUntil, services.env.site),
      });
  };
  const results = await atOnce.map(cases, (command) => attempt(services, command.caseId, () => change(command)));
  // As they were asked for, not as they ended: an undo reports them in this order.
  const items = cases.flatMap(({ caseId }) => changed.get(caseId) ?? []);
  if (items.length === 0) return { bulkId: null, results };
  const at = now();
  const { id } = await transaction(db, async (tx) => {
    await recordAudit(tx, viewer, at, {
      action: 'cases.changed_together',
      subject: { type: 'case', id: null, label: items.length === 1 ? '1 case' : `${items.length} cases` },
      data: { kind: action.kind },
    });
    return tx.bulkAction.create({
      data: { actorId: viewer.id, action: action.kind, items, createdAt: at },
      select: { id: true },
    });
  });
  return { bulkId: id, results };
}

/** Returns a case to its previous broker. Acts for the person who reassigned it, who may no longer have a part in it. */
function handBack(
  services: Services,
  viewer: Viewer,
  { caseId, version, brokerId }: BulkItem,
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const row = await getCaseToMove(tx, caseId, version);
    if (!brokerId) throw conflict(TOUCHED);
    const actor = actorOf(viewer, viewer.role === 'admin' ? 'admin' : 'system');
    return receiptOf(await transferCase(tx, services, row, { actor, at, toId: brokerId, comesBack: true }));
  });
}

function putBack(services: Services, viewer: Viewer, kind: string, item: BulkItem): Promise<CommandReceipt> {
  const { caseId, version, priority, holdUntil } = item;
  if (kind === 'priority') return setPriority(services, viewer, { caseId, version, priority });
  if (kind === 'hold') return resumeCase(services, viewer, { caseId, version });
  if (kind === 'handOver') return handBack(services, viewer, item);
  if (!holdUntil) throw conflict('The date its hold was due to end isn’t known.');
  return holdCase(services, viewer, { caseId, version, until: holdUntil });
}

/** Claims an action that can still be undone, for this call alone: the second click of a double click finds nothing to undo. */
async function takeBulk(
  { db, now }: Services,
  viewer: Viewer,
  bulkId: string,
): Promise<{ kind: string; items: BulkItem[] }> {
  const since = new Date(now().getTime() - BULK_UNDO_MINUTES * 60_000);
  const { count } = await db.bulkAction.updateMany({
    where: { id: bulkId, actorId: viewer.id, undoneAt: null, createdAt: { gte: since } },
    data: { undoneAt: now() },
  });
  const row = await db.bulkAction.findUnique({ where: { id: bulkId, actorId: viewer.id } });
  if (!row) throw notFound('step');
  if (count === 0)
    throw conflict(`This can’t be undone: it has already been undone, or is older than ${BULK_UNDO_MINUTES} minutes.`);
  return { kind: row.action, items: row.items as BulkItem[] };
}

/**
 * Restores the cases that were not changed since, and reports those that could not be restored.
 * @throws {AppError} NOT_FOUND for another person's action; CONFLICT when it was undone already or too much time has passed
 */
export async function undoTogether(
  services: Services,
  viewer: Viewer,
  { bulkId }: UndoBulkInput,
): Promise<{ results: BulkResult[] }> {
  const { kind, items } = await takeBulk(services, viewer, bulkId);
  const versions = await services.db.case.findMany({
    where: { id: { in: items.map(({ caseId }) => caseId) } },
    select: { id: true, version: true },
  });
  const untouched = new Set(
    items
      .filter(({ caseId, version }) => versions.some((row) => row.id === caseId && row.version === version))
      .map(({ caseId }) => caseId),
  );
  const results = await pLimit(kind === 'handOver' ? 1 : AT_ONCE).map(items, async (item) =>
    untouched.has(item.caseId)
      ? attempt(services, item.caseId, () => putBack(services, viewer, kind, item))
      : { caseId: item.caseId, ok: false, message: TOUCHED },
  );
  await transaction(services.db, (tx) =>
    recordAudit(tx, viewer, services.now(), {
      action: 'cases.change_undone',
      subject: { type: 'case', id: null, label: items.length === 1 ? '1 case' : `${items.length} cases` },
      data: { kind },
    }),
  );
  return { results };
}
