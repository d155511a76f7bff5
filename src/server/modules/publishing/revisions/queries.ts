/** What was published of a document, newest first. */
import type { Database, Transaction } from '#server/platform/db/client.ts';

type Reads = Database | Transaction;

/** The number of the newest revision; 0 while nothing was published. */
export async function findNewestNumber(db: Reads, key: string): Promise<number> {
  const newest = await db.publishedRevision.findFirst({
    where: { key },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  return newest?.number ?? 0;
}

export function findRevision(db: Reads, key: string, number: number) {
  return db.publishedRevision.findFirst({ where: { key, number } });
}

/** One page of the history, from the one before `before` on. */
export function listRevisions(db: Reads, key: string, { before, take }: { before?: number | undefined; take: number }) {
  return db.publishedRevision.findMany({
    where: { key, ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take,
  });
}
