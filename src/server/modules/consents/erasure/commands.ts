/** What erasure removes from the ledger: the person. That someone agreed, to which text and when, stays, and stays chained. */
import type { Transaction } from '#server/platform/db/client.ts';

/**
 * Removes the details of the consents to some cases, and of a mailbox's consents without a case. A person with no other records
 * loses mailbox and salt: their digests then prove nothing about anyone.
 * @param caseIds cases being anonymised
 * @param emailKey a mailbox, in lower case, whose owner is being erased
 */
export async function eraseConsents(
  tx: Transaction,
  at: Date,
  { caseIds, emailKey = null }: { caseIds: readonly string[]; emailKey?: string | null },
): Promise<void> {
  const people = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM consent_people
    WHERE email_key = ${emailKey}::text OR id IN (SELECT person_id FROM consent_records WHERE case_id = ANY(${caseIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`;
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.$executeRaw`
    DELETE FROM consent_details d USING consent_records r JOIN consent_people p ON p.id = r.person_id
    WHERE d.seq = r.seq AND p.id = ANY(${ids}::uuid[])
      AND (r.case_id = ANY(${caseIds}::uuid[]) OR r.case_id IS NULL AND p.email_key = ${emailKey}::text)`;
  await tx.$executeRaw`
    UPDATE consent_people p SET email_key = NULL, salt = NULL, erased_at = ${at}::timestamptz
    WHERE p.id = ANY(${ids}::uuid[]) AND p.erased_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM consent_records r JOIN consent_details d USING (seq) WHERE r.person_id = p.id)`;
}

/** Removes people whose consents have come to the end of their retention, with every detail of them. */
export async function endConsents(tx: Transaction, at: Date, people: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM consent_details d USING consent_records r WHERE d.seq = r.seq AND r.person_id = ANY(${people}::uuid[])`;
  await tx.$executeRaw`
    UPDATE consent_people SET email_key = NULL, salt = NULL, erased_at = ${at}::timestamptz WHERE id = ANY(${people}::uuid[])`;
}
