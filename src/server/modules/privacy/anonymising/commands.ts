/**
 * Removes the person from a closed case: contact, answers, messages and documents go; line, area, dates and outcome stay, because the
 * statistics are computed from them. Cases are never deleted. src/server/modules/data-classes defines what is removed from each table.
 */

import { type Actor, insertEvents, lockCases, numberEvents } from '#server/modules/cases/commands.ts';
import { eraseConsents } from '#server/modules/consents/erasure/commands.ts';
import { eraseRows } from '#server/modules/data-classes/erasing.ts';
import { dropNotices } from '#server/modules/notifications/commands.ts';
import { isHeld } from '#server/modules/privacy/legal-holds/queries.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { sweepContentJob } from '#server/platform/files/jobs.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** Locks the cases before checking which may be anonymised, so that a hold placed in the meantime is seen. Returns them with their clients. */
async function lockEnded(tx: Transaction, caseIds: readonly string[]): Promise<Map<string, string | null>> {
  await lockCases(tx, caseIds);
  const ended = await tx.$queryRaw<{ id: string; clientId: string | null }[]>`
    SELECT c.id, c.client_id AS "clientId" FROM cases c
    WHERE c.id = ANY(${caseIds}::uuid[]) AND c.closed_at IS NOT NULL AND c.anonymised_at IS NULL AND NOT ${isHeld}`;
  return new Map(ended.map(({ id, clientId }) => [id, clientId]));
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
  const clients = await lockEnded(tx, caseIds);
  const ids = [...clients.keys()];
  if (ids.length === 0) return [];
  await sweepContent(tx, jobs, ids);
  // Before the erasure, which removes from the history who had the case: their systems are to delete it too.
  const numbered = await numberEvents(tx, ids);
  await insertEvents(
    tx,
    numbered.map(({ caseId, eventSeq }) => ({
      ...{ caseId, seq: eventSeq, event: 'anonymised', actor, at, data: { reason } },
      personId: clients.get(caseId) ?? null,
    })),
  );
  await eraseConsents(tx, at, { caseIds: ids });
  await eraseRows(tx, { occasion: 'case', ids, at });
  dropNotices(tx, { caseIds: ids });
  return ids;
}
