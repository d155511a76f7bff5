import type { Database, Transaction } from '#server/db.ts';

/** When a case ended. A message afterwards moves it up in lists, but does not lengthen the days in which it comes back. */
export async function findClosedAt(db: Database | Transaction, caseId: string): Promise<Date | null> {
  const closing = await db.caseEvent.findFirst({
    where: { caseId, type: { in: ['bound', 'lost', 'withdrawn'] } },
    orderBy: { seq: 'desc' },
    select: { at: true },
  });
  return closing?.at ?? null;
}
