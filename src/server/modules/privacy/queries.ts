import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { PrivacyRequest } from '#shared/privacy/schema.ts';

const SHOWN_MAX = 100;

/** The viewer's privacy requests, newest first. */
export async function findRequests(
  db: Database | Transaction,
  viewer: Pick<Viewer, 'id'>,
): Promise<{ requests: PrivacyRequest[] }> {
  const rows = await db.privacyRequest.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN_MAX,
    omit: { userId: true, closedAt: true },
  });
  return {
    requests: rows.map((row) => ({
      ...row,
      dueAt: row.dueAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
