import type { Database, Transaction } from '#server/platform/db/client.ts';

/** The administrators to notify when one of them has to act. */
export function findAdmins(db: Database | Transaction): Promise<{ id: string; email: string; fullName: string }[]> {
  return db.user.findMany({
    where: { roleText: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
}
