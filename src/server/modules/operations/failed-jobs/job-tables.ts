/**
 * What pg-boss keeps about jobs that fail. It has no question for it that costs little: its own counts are cached and its search reads
 * every job, so the few statements here ask its tables.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** Told through what they belong to: a mail that was not sent, a file that was not looked at. */
const toldElsewhere = ['mail.send', 'document.scan'];

/**
 * Jobs that will be tried again stand in the small index of jobs that wait; those given up on are looked for only in queues that pg-boss
 * says have some.
 */
export const ownTrouble = Prisma.sql`name <> ALL(${toldElsewhere}) AND name NOT LIKE '\\_\\_pgboss%' AND (
  state = 'retry' AND state < 'active' AND NOT blocked
  OR state = 'failed' AND name IN (SELECT name FROM pgboss.queue WHERE failed_count > 0))`;

export type FailingJob = {
  id: string;
  queue: string;
  attempts: number;
  /** The name of the error alone: its words may hold somebody's data. */
  lastError: string | null;
  createdAt: Date;
  nextAt: Date | null;
};

/** The newest jobs in trouble. */
export function findFailingJobs(db: Database, most: number): Promise<FailingJob[]> {
  return db.$queryRaw<FailingJob[]>`
    SELECT id, name AS queue, retry_count + (state = 'failed')::int AS attempts, output ->> 'error' AS "lastError",
      created_on AS "createdAt", CASE WHEN state = 'retry' THEN start_after END AS "nextAt"
    FROM pgboss.job WHERE ${ownTrouble} ORDER BY created_on DESC LIMIT ${most}`;
}

/** Has a job done now, which waits for its next attempt or was given up. Answers whether there was one. */
export async function bringForward(tx: Transaction, job: { queue: string; id: string }): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = ${job.queue} AND id = ${job.id}::uuid AND state IN ('retry', 'failed')`;
  return count > 0;
}

/** The same for the job of one mail or one file, by what it carries. */
export async function bringForwardOf(
  tx: Transaction,
  { queue, carries }: { queue: 'mail.send' | 'document.scan'; carries: Record<string, string> },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = ${queue} AND state IN ('created', 'retry', 'failed') AND data @> ${JSON.stringify(carries)}::jsonb`;
  return count > 0;
}
