/** Background work on pg-boss: enqueued in the transaction of the fact it follows from, so neither can exist alone. */
import pLimit from 'p-limit';
import { fromPrisma, PgBoss } from 'pg-boss';
import type { Env } from '#server/env.ts';
import { type Database, silenceOf, type Transaction } from '#server/platform/db/client.ts';
import { DeadlineClient } from '#server/platform/db/deadline-client.ts';
import { kept } from '#server/platform/db/kept-statements.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { limitsOf } from '#server/platform/db/roles.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Log } from '#server/platform/process/log.ts';
import { type Carried, carried, traced } from '#server/platform/traces/traces.ts';
import type { Job } from './definition.ts';
import { bringQueues } from './queues.ts';

export type Jobs = {
  /** `startAfter` delays the job until then, `delayMs` for this long; both by the database's clock. */
  enqueue<Data extends object>(
    tx: Transaction | Database,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; delayMs?: number },
  ): Promise<void>;
  /** Many of one kind in one statement. */
  enqueueMany<Data extends object>(tx: Transaction | Database, job: Job<Data>, data: Data[]): Promise<void>;
  /**
   * Starts a worker; a handler that throws is retried with increasing delays, for about a day. `organizationId` is the organization the job
   * belongs to.
   */
  work<Data extends object>(
    job: Job<Data>,
    handle: (data: Data, organizationId: string) => Promise<void>,
  ): Promise<void>;
  /** The same queues, for jobs enqueued while working for another organization: they belong to it. */
  within(organizationId: string): Jobs;
  /** Milliseconds of `Date.now()` at which a worker last polled the database and was answered; now, when no workers run. */
  answeredAt(): number;
  close(): Promise<void>;
};

/** In addition to a job's data: its organization, unless it is the installation's own. */
type Whose = { organizationId?: string };

/** pg-boss fetches the next batch immediately only after a full one of several jobs; after a batch of one it waits for the next poll. */
const BATCH_SIZE = 10;

/** What jobs need of the environment. */
type JobsEnv = Pick<Env, 'databaseUrl' | 'databaseTimeoutSeconds' | 'runJobs'> & {
  configuredSite: Pick<Env['configuredSite'], 'timeZone'>;
};

/**
 * The start script makes its tables (scripts/lib/job-tables.ts): the application may not create any. Mornings begin in the site's time
 * zone. A statement that takes longer than `databaseTimeoutSeconds` is cancelled, or its connection is broken, and the worker retries on a
 * new one. Without `runJobs` jobs are only sent: other processes run them and maintain the queues.
 * @param known every existing job: its queue and its schedule are created here
 * @throws when the tables are missing or older than the library
 */
export async function openJobs(
  { databaseUrl, databaseTimeoutSeconds, runJobs, configuredSite }: JobsEnv,
  known: readonly Job<object>[],
  log: Log,
): Promise<Jobs> {
  // Passed on to the driver's pool; the library's types do not include them all.
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    ...limitsOf(databaseTimeoutSeconds),
    Client: DeadlineClient,
    deadline: () => silenceOf(databaseTimeoutSeconds),
  };
  const boss = new PgBoss({
    ...connection,
    migrate: false,
    createSchema: false,
    max: 4,
    useListenNotify: runJobs,
    supervise: runJobs,
    schedule: runJobs,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => reportError(log, error, { job: 'pg-boss' }));
  await boss.start();
  await bringQueues(boss, known, configuredSite.timeZone);
  const startedAt = Date.now();
  const enqueuing = (whose: Whose): Pick<Jobs, 'enqueue' | 'enqueueMany'> => ({
    async enqueue(tx, { name }, data, options = {}) {
      await boss.send(
        name,
        { ...data, ...whose, ...carried() },
        {
          db: fromPrisma(tx),
          ...(options.startAfter && { startAfter: options.startAfter }),
          // Never zero: a clock that disagrees must not cause a loop.
          ...(options.delayMs && { startAfter: Math.max(1, Math.ceil(options.delayMs) / 1000) }),
        },
      );
    },
    async enqueueMany(tx, { name }, data) {
      if (data.length > 0)
        await boss.insert(
          name,
          data.map((item) => ({ data: { ...item, ...whose, ...carried() } })),
          { db: { executeSql: (text, values) => fromPrisma(tx).executeSql(kept(text), values) } },
        );
    },
  });
  const jobs: Jobs = {
    ...enqueuing({}),
    within: (organizationId) => ({ ...jobs, ...enqueuing({ organizationId }) }),
    answeredAt() {
      if (!runJobs) return Date.now();
      const fetched = boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0);
      return Math.max(startedAt, ...fetched);
    },
    async work<Data extends object>(
      { name: queue, atOnce = BATCH_SIZE, batches = 1 }: Job<Data>,
      handle: (data: Data, organizationId: string) => Promise<void>,
    ) {
      const limit = pLimit(atOnce);
      // Settled one by one: an email that was sent must not be sent again because another job of its batch failed.
      await boss.work(
        queue,
        {
          batchSize: BATCH_SIZE,
          localConcurrency: batches,
          notifyPollingIntervalSeconds: 5,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) =>
          limit.map(jobs, async (job) => {
            try {
              // Scheduled jobs have null data.
              const {
                organizationId = INSTALLATION,
                traceparent,
                ...data
              } = (job.data ?? {}) as Data & Whose & Carried;
              const work = () => handle(data as Data, organizationId);
              await traced(
                {
                  name: `job ${queue}`,
                  kind: 'job',
                  facts: { 'messaging.destination.name': queue },
                  parent: traceparent,
                },
                work,
              );
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              reportError(log, error, { job: queue });
              // The name only: an error's message may contain the job's data.
              const { name, code } = error as { name?: string; code?: string };
              return { id: job.id, status: 'failed' as const, output: { error: code ?? name ?? 'unknown' } };
            }
          }),
      );
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
  return jobs;
}
