/**
 * Removes the person from a closed case: contact, answers, messages and documents go; line, area, dates and outcome stay, because the
 * statistics are computed from them. Cases are never deleted. src/server/modules/data-classes defines what is removed from each table.
 */

import { type Actor, lockCases, numberEvents } from '#server/modules/cases/commands.ts';
import { eraseConsents } from '#server/modules/consents/erasure/commands.ts';
import { eraseRows } from '#server/modules/data-classes/erasing.ts';
import { dropNotices } from '#server/modules/notifications/commands.ts';
import { isHeld } from '#server/modules/privacy/legal-holds/queries.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { sweepContentJob } from '#server/platform/files/jobs.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { eventVisibility } from '#shared/cases/rules.ts';

/** Locks the cases before checking which may be anonymised, so that a hold placed in the meantime is seen. */
async function lockEnded(tx: Transaction, caseIds: readonly string[]): Promise<string[]> {
  await lockCases(tx, caseIds);
  const ended = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c
    WHERE c.id = ANY(${caseIds}::uuid[]) AND c.closed_at IS NOT NULL AND c.anonymised_at IS NULL AND NOT ${isHeld}`;
  return ended.map(({ id }) => id);
}

/** Stored content is removed by a job, once nobody can read it anymore. */
async function sweepContent(tx: Transaction, jobs: Jobs, ids: string[]): Promise<void> {
  const stored = await tx.documentVersion.findMany({
    where: { document: { caseId: { in: ids } }, wrappedKey: { not: null } },
    select: { storageKey: true },
  });
  await jobs.enqueueMany(tx, sweepContentJob, stored);
}

/**
 * Anonymises the given cases that are closed, not yet anonymised and not under a legal hold; a second run finds nothing to do. Returns the
 * ids of those it changed. The transaction must be from `retentionDb`: no other role may change a history.
 */
export async function anonymiseCases(
  tx: Transaction,
  { jobs }: { jobs: Jobs },
  caseIds: readonly string[],
  { actor, at, reason }: { actor: Actor; at: Date; reason: string },
): Promise<string[]> {
  const ids = await lockEnded(tx, caseIds);
  if (ids.length === 0) return [];
  await sweepContent(tx, jobs, ids);
  await eraseConsents(tx, at, { caseIds: ids });
  await eraseRows(tx, { occasion: 'case', ids, at });
  dropNotices(tx, { caseIds: ids });
  const numbered = await numberEvents(tx, ids);
  await tx.caseEvent.createMany({
    data: numbered.map(({ caseId, eventSeq }) => ({
      caseId,
      seq: eventSeq,
      type: 'anonymised',
      actorId: actor.id,
      actorName: actor.name,
      actorRole: actor.role,
      data: { reason },
      visibility: eventVisibility('anonymised'),
      at,
    })),
  });
  return ids;
}
