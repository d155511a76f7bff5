/** Background work on pg-boss: enqueued in the transaction of the fact it follows from, so neither can exist alone. */
import pLimit from 'p-limit';
import { fromPrisma, PgBoss } from 'pg-boss';
import type { Env } from '#server/env.ts';
import { type Database, silenceOf, type Transaction } from '#server/platform/db/client.ts';
import { DeadlineClient } from '#server/platform/db/deadline-client.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { limitsOf } from '#server/platform/db/roles.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Log } from '#server/platform/process/log.ts';

/** Every queue and what its jobs carry: ids, never content. */
export type Queues = {
  'mail.send': { mailId: string };
  'case.route': { caseId: string };
  'offer.expire': { offerId: string };
  /** Shortly before that. */
  'offer.warn': { offerId: string };
  /** Every minute: does what is due and was not done by a timer of its own. */
  'timers.sweep': Record<string, never>;
  /** Every few minutes: finds the clocks to tell of. */
  'case.clocks': Record<string, never>;
  'case.clock': { caseId: string };
  /** Every morning: finds who has something to read. */
  'digest.start': Record<string, never>;
  'digest.send': { userId: string };
  /** The address, sealed: the one who asked may be nobody we know. */
  'password.forgot': { sealed: string };
  'document.scan': { versionId: string };
  /** Deletes what lies under a key, unless a document lives there. */
  'document.sweep': { storageKey: string };
  /** Once an hour: asks for documents again. */
  'document.remind': Record<string, never>;
  /** Shortly before a call. */
  'callback.remind': { callbackId: string };
  /** The hour of a planned message has come. */
  'message.scheduled': { scheduledId: string };
  /** Every night: removes what has reached the end of its retention. */
  'retention.run': Record<string, never>;
  'import.run': { importId: string };
  'import.undo': { importId: string };
  /** Counts the days the charts of the overview show. */
  'counts.fill': Record<string, never>;
  /** Every morning: finds whose licence is near its end. */
  'licence.remind': Record<string, never>;
  'licence.tell': { brokerId: string };
  /** Every minute: chains the consents and the entries of the audit that were written. */
  'ledgers.chain': Record<string, never>;
  upkeep: Record<string, never>;
};
export type QueueName = keyof Queues;

export type Jobs = {
  /** `startAfter` holds the job back until then, `delayMs` for so long; the database counts both. */
  enqueue<Name extends QueueName>(
    tx: Transaction | Database,
    queue: Name,
    data: Queues[Name],
    options?: { startAfter?: Date; delayMs?: number },
  ): Promise<void>;
  /** Many jobs of one queue in one statement. */
  enqueueMany<Name extends QueueName>(tx: Transaction | Database, queue: Name, data: Queues[Name][]): Promise<void>;
  /**
   * Starts a worker; a handler that throws is called again later, with growing pauses, about a day long. Of a batch `atOnce` jobs run at
   * once, all of them by default. `organizationId` is whose job it is.
   */
  work<Name extends QueueName>(
    queue: Name,
    handle: (data: Queues[Name], organizationId: string) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  /** The same queues, for what is enqueued while working for another organization: its jobs are its own. */
  within(organizationId: string): Jobs;
  /** Milliseconds of `Date.now()` at which a worker last asked the database for jobs and was answered; now, where none works. */
  answeredAt(): number;
  close(): Promise<void>;
};

/** Beside what a job is about: whose it is, where it is not the installation's own. */
type Whose = { organizationId?: string };

/** A worker that dies takes its job along for this long at most; then another process does it again. */
const EXPIRE_SECONDS = 60;
/** A large file takes the scanner longer than that, and so do rounds over many rows. */
const expireSecondsOf: Partial<Record<QueueName, number>> = {
  // A mail server may take ten minutes to acknowledge (mail-transport.ts), and a second try meanwhile would be a second copy.
  'mail.send': 900,
  'document.scan': 600,
  'timers.sweep': 300,
  'counts.fill': 1_800,
  'retention.run': 3_600,
  'import.run': 600,
  'import.undo': 600,
  // The last of a batch waits for the others, two at a time.
  'case.route': 300,
};
const HEARTBEAT_SECONDS = 10;

/** Batches of one queue that a process works on at once; one batch waits for its slowest job. */
const concurrencyOf: Partial<Record<QueueName, number>> = { 'mail.send': 3 };
/** pg-boss asks for the next batch at once only behind a full one of several jobs; behind a batch of one it waits for the next poll. */
const BATCH_SIZE = 10;

const queueNames: QueueName[] = [
  'mail.send',
  'case.route',
  'offer.expire',
  'offer.warn',
  'timers.sweep',
  'case.clocks',
  'case.clock',
  'digest.start',
  'digest.send',
  'password.forgot',
  'document.scan',
  'document.sweep',
  'document.remind',
  'callback.remind',
  'message.scheduled',
  'retention.run',
  'import.run',
  'import.undo',
  'counts.fill',
  'licence.remind',
  'licence.tell',
  'ledgers.chain',
  'upkeep',
];
/** Once an hour, at a minute when nothing else begins. */
const UPKEEP_CRON = '17 * * * *';
/** What a lost timer costs at most. */
const SWEEP_CRON = '* * * * *';
/** Until then a consent, or an entry of the audit, is written, but not yet sealed by the one after it. */
const CHAIN_CRON = '* * * * *';
/** Five minutes are little against the hours of a clock. */
const CLOCKS_CRON = '*/5 * * * *';
/** Charts tell of today as it was minutes ago. */
const COUNTS_CRON = '*/10 * * * *';
/** In the morning, and twice more for what failed then: nobody is reminded twice of the same. */
const REMIND_CRON = '30 8,10,13 * * *';
/** At night, when nobody waits for the database. */
const RETENTION_CRON = '40 2 * * *';
/** Once a day; a morning without a server is made up for. */
const LICENCE_CRON = '15 7 * * *';
/** At eight by the clock on the wall there, in summer and in winter. */
const DIGEST_CRON = '0 8 * * *';

/** What jobs need of the environment. */
type JobsEnv = Pick<Env, 'databaseUrl' | 'databaseTimeoutSeconds' | 'runJobs'> & {
  site: Pick<Env['site'], 'timeZone'>;
};

/**
 * Its tables are the start script's work (scripts/lib/job-tables.ts): the application may not make any. Mornings begin in the time zone of
 * the site. A statement that takes longer than `databaseTimeoutSeconds` is ended, or its connection is broken, and the worker asks again on
 * a new one. Without `runJobs` jobs are only sent: other processes start them, and look after the queues.
 * @throws when the tables are missing or older than the library
 */
export async function openJobs(
  { databaseUrl, databaseTimeoutSeconds, runJobs, site }: JobsEnv,
  log: Log,
): Promise<Jobs> {
  // Handed on to the driver's pool; the library's types do not name them all.
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
  for (const name of queueNames) {
    const expireInSeconds = expireSecondsOf[name] ?? EXPIRE_SECONDS;
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 30,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    });
    // A queue of an earlier release keeps what it was made with.
    if (expireInSeconds !== EXPIRE_SECONDS) await boss.updateQueue(name, { expireInSeconds });
  }
  await boss.schedule('upkeep', UPKEEP_CRON);
  await boss.schedule('timers.sweep', SWEEP_CRON);
  await boss.schedule('ledgers.chain', CHAIN_CRON);
  await boss.schedule('case.clocks', CLOCKS_CRON);
  await boss.schedule('counts.fill', COUNTS_CRON);
  await boss.schedule('document.remind', REMIND_CRON, null, { tz: site.timeZone });
  await boss.schedule('retention.run', RETENTION_CRON, null, { tz: site.timeZone });
  // A morning without a server is made up for when there is one again.
  await boss.schedule('licence.remind', LICENCE_CRON, null, { tz: site.timeZone, missed: 'once' });
  await boss.schedule('digest.start', DIGEST_CRON, null, { tz: site.timeZone, missed: 'once' });
  const startedAt = Date.now();
  const enqueuing = (whose: Whose): Pick<Jobs, 'enqueue' | 'enqueueMany'> => ({
    async enqueue(tx, queue, data, options = {}) {
      await boss.send(
        queue,
        { ...data, ...whose },
        {
          db: fromPrisma(tx),
          ...(options.startAfter && { startAfter: options.startAfter }),
          // Never at once: a clock that disagrees must not make a loop.
          ...(options.delayMs && { startAfter: Math.max(1, Math.ceil(options.delayMs) / 1000) }),
        },
      );
    },
    async enqueueMany(tx, queue, data) {
      if (data.length > 0)
        await boss.insert(
          queue,
          data.map((item) => ({ data: { ...item, ...whose } })),
          { db: fromPrisma(tx) },
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
    async work(queue, handle, { atOnce = BATCH_SIZE } = {}) {
      const limit = pLimit(atOnce);
      // Settled one by one: a mail that went out must not go out again because its neighbour failed.
      await boss.work(
        queue,
        {
          batchSize: BATCH_SIZE,
          localConcurrency: concurrencyOf[queue] ?? 1,
          notifyPollingIntervalSeconds: 5,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) =>
          limit.map(jobs, async (job) => {
            try {
              // A schedule gives its jobs null.
              const { organizationId = INSTALLATION, ...data } = (job.data ?? {}) as Queues[typeof queue] & Whose;
              await handle(data as Queues[typeof queue], organizationId);
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              reportError(log, error, { job: queue });
              // The name alone: the words of an error may hold what the job is about.
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
