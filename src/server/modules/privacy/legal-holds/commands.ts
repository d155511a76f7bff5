/** Legal holds: while one is active, retention, erasure and undo remove nothing of the case or its client. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import { actorOf, lockCases, recordEvent } from '#server/modules/cases/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { LegalHold, PlaceLegalHoldInput, ReleaseLegalHoldInput } from '#shared/privacy/retention/schema.ts';
import { findHolds } from './queries.ts';

/** Locks the case row: when retention and a hold coincide, the second waits and sees the result of the first. */
async function lockCase(tx: Transaction, caseId: string) {
  await lockCases(tx, [caseId]);
  const row = await tx.case.findUnique({
    where: { id: caseId },
    select: { id: true, serial: true, createdAt: true, anonymisedAt: true },
  });
  if (!row) throw notFound('request');
  return row;
}

const HELD_ALREADY = 'This request is already under a legal hold. Release that hold first if the reason has changed.';

/**
 * Places a legal hold on a case, which can have one at a time. Repeating the same reason returns the existing hold.
 * @throws {AppError} NOT_FOUND; CONFLICT when there is nothing left to keep, or under a hold for another reason
 */
export async function placeHold(
  { db, env, now }: Services,
  viewer: Viewer,
  { caseId, reason }: PlaceLegalHoldInput,
): Promise<{ holds: LegalHold[] }> {
  return transaction(db, async (tx) => {
    const row = await lockCase(tx, caseId);
    if (row.anonymisedAt) throw conflict('The personal information in this request has already been removed.');
    const at = now();
    const current = await tx.legalHold.findFirst({ where: { caseId, releasedAt: null }, select: { reason: true } });
    if (current && current.reason !== reason) throw conflict(HELD_ALREADY);
    // A double click.
    if (current) return findHolds(tx, caseId);
    await tx.legalHold.create({ data: { caseId, reason, placedByName: viewer.fullName, createdAt: at } });
    await recordEvent(tx, caseId, {
      event: 'legal_hold_placed',
      actor: actorOf(viewer, 'admin'),
      at,
      data: { reason },
    });
    const subject = { type: 'case', id: caseId, label: caseNumber(row, env.site) } as const;
    await recordAudit(tx, viewer, at, { action: 'hold.placed', subject, reason });
    return findHolds(tx, caseId);
  });
}

/** Releases a hold; if it was released already, returns the list. @throws {AppError} NOT_FOUND */
export async function releaseHold(
  { db, env, now }: Services,
  viewer: Viewer,
  { holdId, reason }: ReleaseLegalHoldInput,
): Promise<{ holds: LegalHold[] }> {
  return transaction(db, async (tx) => {
    const hold = await tx.legalHold.findUnique({ where: { id: holdId } });
    if (!hold) throw notFound('legal hold');
    const row = await lockCase(tx, hold.caseId);
    const at = now();
    const { count } = await tx.legalHold.updateMany({
      where: { id: holdId, releasedAt: null },
      data: { releasedAt: at, releasedByName: viewer.fullName },
    });
    if (count > 0) {
      await recordEvent(tx, hold.caseId, {
        event: 'legal_hold_released',
        actor: actorOf(viewer, 'admin'),
        at,
        data: { reason },
      });
      const subject = { type: 'case', id: hold.caseId, label: caseNumber(row, env.site) } as const;
      await recordAudit(tx, viewer, at, { action: 'hold.released', subject, reason });
    }
    return findHolds(tx, hold.caseId);
  });
}
