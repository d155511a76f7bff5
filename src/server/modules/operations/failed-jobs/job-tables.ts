/**
 * What pg-boss stores about failing jobs. Its API has no cheap query for them: its counts are cached and its search reads every job, so
 * these few statements query its tables.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** Reported with what they belong to: an unsent email, an unscanned file. */
const toldElsewhere = ['mail.send', 'document.scan'];

/**
 * Jobs waiting for a retry are in the small index of waiting jobs; failed ones are read only from queues for which pg-boss reports
 * some.
 */
export const ownTrouble = Prisma.sql`name <> ALL(${toldElsewhere}) AND name NOT LIKE '\\_\\_pgboss%' AND (
  state = 'retry' AND state < 'active' AND NOT blocked
  OR state = 'failed' AND name IN (SELECT name FROM pgboss.queue WHERE failed_count > 0))`;

export type FailingJob = {
  id: string;
  queue: string;
  attempts: number;
  /** Only the error's name: its message may contain personal data. */
  lastError: string | null;
  createdAt: Date;
  nextAt: Date | null;
};

/** The newest failing jobs. */
export function findFailingJobs(db: Database, most: number): Promise<FailingJob[]> {
  return db.$queryRaw<FailingJob[]>`
    SELECT id, name AS queue, retry_count + (state = 'failed')::int AS attempts, output ->> 'error' AS "lastError",
      created_on AS "createdAt", CASE WHEN state = 'retry' THEN start_after END AS "nextAt"
    FROM pgboss.job WHERE ${ownTrouble} ORDER BY created_on DESC LIMIT ${most}`;
}

/** Makes a job that is waiting for a retry or has failed run now. Returns whether there was one. */
export async function bringForward(tx: Transaction, job: { queue: string; id: string }): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = ${job.queue} AND id = ${job.id}::uuid AND state IN ('retry', 'failed')`;
  return count > 0;
}

/** The same for the job of one email or file, found by its payload. */
export async function bringForwardOf(
  tx: Transaction,
  { queue, carries }: { queue: 'mail.send' | 'document.scan'; carries: Record<string, string> },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = ${queue} AND state IN ('created', 'retry', 'failed') AND data @> ${JSON.stringify(carries)}::jsonb`;
  return count > 0;
}
