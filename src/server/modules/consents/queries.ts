import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';
import { proofSelect, proofView } from './records/queries.ts';

/** Whether a consent the case depends on was withdrawn: without it, the case cannot be reopened. */
export async function isConsentWithdrawn(tx: Database | Transaction, caseId: string): Promise<boolean> {
  return (await tx.consentRecord.count({ where: { caseId, given: false } })) > 0;
}

/** The consent of a case that was withdrawn last; null when none was. */
export function findLastWithdrawal(
  db: Database | Transaction,
  caseId: string,
): Promise<{ purpose: string; at: Date } | null> {
  return db.consentRecord.findFirst({
    where: { caseId, given: false },
    orderBy: { seq: 'desc' },
    select: { purpose: true, at: true },
  });
}

const PROOFS_SHOWN = 100;

/** The ledger rows themselves, newest first, each checked against its predecessor in the chain. */
export async function findProofs(tx: Transaction, where: Prisma.ConsentRecordWhereInput): Promise<ConsentProof[]> {
  const rows = await tx.consentRecord.findMany({
    where,
    orderBy: { seq: 'desc' },
    take: PROOFS_SHOWN,
    select: proofSelect,
  });
  const before = await tx.consentLink.findMany({
    where: { place: { in: rows.flatMap(({ link }) => (link ? [link.place - 1] : [])) } },
    select: { place: true, hash: true },
  });
  const byPlace = new Map(before.map((link) => [link.place, link]));
  return rows.map((row) => proofView(row, (row.link && byPlace.get(row.link.place - 1)) ?? null));
}
