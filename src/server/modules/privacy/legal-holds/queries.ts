import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { LegalHold } from '#shared/privacy/retention/schema.ts';

const SHOWN_MAX = 50;

/** The holds of one case, active ones first, then newest first. */
export async function findHolds(db: Database | Transaction, caseId: string): Promise<{ holds: LegalHold[] }> {
  const rows = await db.legalHold.findMany({
    where: { caseId },
    orderBy: [{ releasedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
    take: SHOWN_MAX,
    omit: { caseId: true },
  });
  return {
    holds: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      releasedAt: row.releasedAt?.toISOString() ?? null,
    })),
  };
}

/** SQL for a case `c`: it, or another case of the same client or mailbox, has an active hold. Active holds are few. */
export const isHeld = Prisma.sql`EXISTS (
  SELECT 1 FROM legal_holds h JOIN cases o ON o.id = h.case_id
  WHERE h.released_at IS NULL
    AND (o.id = c.id OR o.client_id = c.client_id OR o.contact_email_key = c.contact_email_key))`;

/** A person's cases that are under an active hold. */
export async function findHeldCases(db: Database | Transaction, cases: Prisma.CaseWhereInput) {
  return db.case.findMany({
    where: { AND: [cases, { legalHolds: { some: { releasedAt: null } } }] },
    select: { id: true, serial: true, createdAt: true },
  });
}
