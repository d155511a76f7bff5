/**
 * Taking the person out of a case that is over: contact, answers, messages and documents go; line, area, dates and how it ended stay,
 * because the numbers are counted from them. Nobody deletes a case. Each statement takes any number of cases.
 */

import type { Transaction } from '#server/db.ts';
import { type Actor, lockCases, numberEvents } from '#server/features/cases/commands.ts';
import { eraseConsents } from '#server/features/consent-erasure/commands.ts';
import { isHeld } from '#server/features/legal-holds/queries.ts';
import { removeNotices } from '#server/features/notifications/commands.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { eventVisibility } from '#shared/cases/rules.ts';
import { lineLabels } from '#shared/quotes/lines.ts';

/** What stands where a name stood. */
export const REMOVED = 'Removed';
/** Of a domain that can never exist (RFC 2606). */
export const removedEmail = (id: string) => `removed-${id}@removed.invalid`;

/** What an event may still say: how the case moved, and who of the staff moved it. */
const KEPT_DATA = ['before', 'after', 'broker', 'source', 'count', 'insurer'];

type Ended = { id: string; clientId: string | null; brokerId: string | null };

/** Locks the cases, and then asks which of them may go: a hold that was placed meanwhile is seen by the second question. */
async function lockEnded(tx: Transaction, caseIds: readonly string[]): Promise<Ended[]> {
  await lockCases(tx, caseIds);
  return tx.$queryRaw<Ended[]>`
    SELECT c.id, c.client_id AS "clientId", c.broker_id AS "brokerId" FROM cases c
    WHERE c.id = ANY(${caseIds}::uuid[]) AND c.closed_at IS NOT NULL AND c.anonymised_at IS NULL AND NOT ${isHeld}`;
}

async function removeDocuments(tx: Transaction, jobs: Jobs, ids: string[], at: Date): Promise<void> {
  const stored = await tx.documentVersion.findMany({
    where: { document: { caseId: { in: ids } }, wrappedKey: { not: null } },
    select: { storageKey: true },
  });
  const ofCases = { document: { caseId: { in: ids } } };
  // Without its key the content cannot be read any more, even before the bytes are gone.
  await tx.documentVersion.updateMany({ where: ofCases, data: { wrappedKey: null, fileName: REMOVED } });
  await tx.document.updateMany({ where: { caseId: { in: ids } }, data: { title: REMOVED } });
  await tx.document.updateMany({
    where: { caseId: { in: ids }, uploadedByRole: 'client' },
    data: { uploadedByName: REMOVED },
  });
  await tx.document.updateMany({
    where: { caseId: { in: ids }, deletedAt: null },
    data: { deletedAt: at, deletedByName: 'Retention' },
  });
  await tx.documentRequest.updateMany({
    where: { caseId: { in: ids } },
    data: { title: REMOVED, why: '', decisionNote: null },
  });
  await jobs.enqueueMany(tx, 'document.sweep', stored);
}

async function removeWords(tx: Transaction, ids: string[]): Promise<void> {
  const ofCases = { caseId: { in: ids } };
  await tx.message.updateMany({ where: ofCases, data: { body: '' } });
  await tx.message.updateMany({ where: { ...ofCases, senderRole: 'client' }, data: { senderName: REMOVED } });
  await tx.scheduledMessage.deleteMany({ where: ofCases });
  await tx.conversationWriter.deleteMany({ where: ofCases });
  await tx.callback.updateMany({ where: ofCases, data: { about: null } });
  await tx.quoteOption.updateMany({ where: ofCases, data: { coverages: [], exclusions: null, note: null } });
}

async function removePeople(tx: Transaction, cases: Ended[], ids: string[], at: Date): Promise<void> {
  const joined = await tx.caseParticipant.findMany({
    where: { caseId: { in: ids }, userId: { not: null } },
    select: { userId: true },
  });
  const people = [
    ...cases.flatMap(({ clientId, brokerId }) => [clientId, brokerId]),
    ...joined.map((row) => row.userId),
  ];
  // Their titles name the request.
  await removeNotices(
    tx,
    [...new Set(people)].filter((id) => id !== null),
    ids,
  );
  await tx.caseInvitation.deleteMany({ where: { caseId: { in: ids } } });
  await tx.$executeRaw`
    UPDATE case_participants SET name = ${REMOVED}, email = 'removed@removed.invalid',
      email_key = 'removed@removed.invalid', user_id = NULL, removed_at = coalesce(removed_at, ${at}::timestamptz)
    WHERE case_id = ANY(${ids}::uuid[])`;
}

async function emptyCases(tx: Transaction, ids: string[], at: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE cases SET contact_name = ${REMOVED}, contact_email = 'removed-' || id || '@removed.invalid',
      contact_email_key = 'removed-' || id || '@removed.invalid', contact_phone = '', contact_phone_e164 = NULL,
      postal_code = left(postal_code, 3), client_id = NULL, answers = '{}', sealed_answers = NULL,
      title = coalesce(${JSON.stringify(lineLabels)}::jsonb ->> type, type), policy_number = NULL,
      anonymised_at = ${at}::timestamptz, version = version + 1
    WHERE id = ANY(${ids}::uuid[])`;
}

async function emptyHistory(tx: Transaction, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE case_events e SET
      data = CASE WHEN e.type = 'contact_corrected' THEN '{}'::jsonb ELSE coalesce(
        (SELECT jsonb_object_agg(key, value) FROM jsonb_each(e.data) WHERE key = ANY(${KEPT_DATA}::text[])), '{}') END,
      actor_name = CASE WHEN e.actor_role IN ('client', 'visitor') THEN ${REMOVED} ELSE e.actor_name END,
      actor_id = CASE WHEN e.actor_role IN ('client', 'visitor') THEN NULL ELSE e.actor_id END
    WHERE e.case_id = ANY(${ids}::uuid[])`;
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
  const cases = await lockEnded(tx, caseIds);
  const ids = cases.map(({ id }) => id);
  if (ids.length === 0) return [];
  await removeDocuments(tx, jobs, ids, at);
  await removeWords(tx, ids);
  await removePeople(tx, cases, ids, at);
  await eraseConsents(tx, at, { caseIds: ids });
  await emptyHistory(tx, ids);
  await emptyCases(tx, ids, at);
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
