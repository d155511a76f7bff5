/**
 * Taking the person out of a case that is over: contact, answers, messages and documents go; line, area, dates and how it ended stay,
 * because the numbers are counted from them. Nobody deletes a case. What goes of which table stands in src/server/modules/data-classes.
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

/** Locks the cases, and then asks which of them may go: a hold that was placed meanwhile is seen by the second question. */
async function lockEnded(tx: Transaction, caseIds: readonly string[]): Promise<string[]> {
  await lockCases(tx, caseIds);
  const ended = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c
    WHERE c.id = ANY(${caseIds}::uuid[]) AND c.closed_at IS NOT NULL AND c.anonymised_at IS NULL AND NOT ${isHeld}`;
  return ended.map(({ id }) => id);
}

/** What lies in the storage goes by a job, once nobody can read it any more. */
async function sweepContent(tx: Transaction, jobs: Jobs, ids: string[]): Promise<void> {
  const stored = await tx.documentVersion.findMany({
    where: { document: { caseId: { in: ids } }, wrappedKey: { not: null } },
    select: { storageKey: true },
  });
  await jobs.enqueueMany(tx, sweepContentJob, stored);
}

/**
 * Anonymises those of the cases that are over, still have somebody in them and are under no legal hold. Done twice, the second finds
 * nothing to do. Answers the ids of those it changed. The transaction is one of `retentionDb`: nobody else may change a history.
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
