/** Connects everything the procedures depend on, for one installation: its database, its jobs, its files. */
import path from 'node:path';
import { dispatchAsItHappens } from '#server/app/jobs/event-dispatch.ts';
import { jobs as knownJobs } from '#server/app/jobs/workers.ts';
import { assertDataKey } from '#server/app/keys/key-check.ts';
import { type Env, type ShownSite, withSite } from '#server/env.ts';
import { createSessionBudget } from '#server/platform/auth/session-budget.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { openDatabaseClock } from '#server/platform/db/clock.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { publisher } from '#server/platform/events.ts';
import { BucketStaging } from '#server/platform/files/bucket-staging.ts';
import { guardedStorage, openDocumentFolder } from '#server/platform/files/document-folder.ts';
import { documentPlace } from '#server/platform/files/document-place.ts';
import { readingLimits } from '#server/platform/files/examination.ts';
import { createExaminer, readingQueue } from '#server/platform/files/examiner.ts';
import { createScanner } from '#server/platform/files/scanner.ts';
import { FolderStaging } from '#server/platform/files/staging.ts';
import { watchForwardedRequests } from '#server/platform/http/forwarded-requests.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLive } from '#server/platform/live/live.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { openOutbound } from '#server/platform/outbound/sender.ts';
import { within } from '#server/platform/process/deadline.ts';
import { createForeground } from '#server/platform/process/foreground.ts';
import type { Log } from '#server/platform/process/log.ts';
import { openReadiness } from '#server/platform/process/readiness.ts';
import type { Services } from '#server/platform/services.ts';
import { openWithin } from '#server/platform/services-within.ts';
import { openSettings } from '#server/platform/settings.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { createTextTransport } from '#server/platform/texts/transport.ts';
import { listeners } from './listeners.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

export type OpenedServices = {
  services: Services;
  site: LiveSite;
  /** Disconnects. Requests must have ended. */
  close(): Promise<void>;
};

/** How long each part may take to close once no request is open. */
const CLOSE_MS = 8_000;
/** The nightly run uses one connection; an erasure may run at the same time. */
const RETENTION_POOL = 2;
const WRONG_DATA_DIR =
  'the documents for this database are in a different folder from DATA_DIR: share that folder, use a bucket, or run npm run documents:adopt (docs/operations.md)';

/** @returns its failure, reported: a part that can't be closed must not keep the others open */
export function closeStep(log: Log, what: string, work: Promise<unknown>): Promise<unknown> {
  return within(CLOSE_MS, what, work).catch((error) => reportError(log, error, { job: `close ${what}` }));
}

/**
 * @param given a clock instead of the database's, whether a dependency is gone for good, what counts, and another site's profile
 * @throws StartError when the key of the environment doesn't fit the database
 */
export async function openServices(
  env: Env,
  log: Log,
  given: { now?: () => Date; lost?: () => string | null; metrics?: Metrics | null; site?: ShownSite } = {},
): Promise<OpenedServices> {
  const database = connectDatabase(env.databaseUrl, env.databasePool, env.databaseTimeoutSeconds);
  // Connects when something is to be removed, which is seldom.
  const retention = connectDatabase(env.databaseRetentionUrl, RETENTION_POOL, env.databaseTimeoutSeconds);
  // Before the first worker, because jobs seal data too.
  await assertDataKey(database.db, env).catch(async (error) => {
    await database.close();
    throw error;
  });
  const clock = given.now ? null : await openDatabaseClock(database.pool, log);
  const documentFolder = env.s3 ? null : openDocumentFolder({ db: database.db, dataDir: env.dataDir });
  const identity = (await documentFolder?.identity()) ?? null;
  if (documentFolder && identity === null) log.error(WRONG_DATA_DIR);
  const [jobs, live] = await Promise.all([
    openJobs(env, knownJobs, log),
    openLive(env.databaseUrl, log, documentPlace(env, identity)),
  ]);
  const readiness = openReadiness({
    databaseUrl: env.databaseUrl,
    jobs,
    live,
    lost: given.lost,
    onSilence() {
      database.dropIdle();
      retention.dropIdle();
    },
  });
  const settings = await openSettings(database.db, live, log);
  const site = openLiveSite(env.configuredSite, settings);
  const storage = createStorage(env);
  const uploads = path.join(env.dataDir, 'uploads');
  const metrics = given.metrics ?? null;
  // A megabyte of code that only servers with a provider need.
  const openai = env.openai && (await import('#server/modules/assistant/providers/openai.ts'));
  const refused = (limit: string) => metrics?.refused(limit);
  metrics?.watchPool(database.pool);
  const now = given.now ?? clock?.now ?? (() => new Date());
  const services: Services = {
    organizationId: INSTALLATION,
    within: openWithin(() => services, { database, retention }),
    env: withSite(env, given.site ?? site),
    db: database.db,
    retentionDb: retention.db,
    pool: database.pool,
    jobs,
    live,
    publish: publisher(listeners),
    readiness,
    limiter: createRateLimiter(database.pool, env.rateLimitScale, refused),
    budget: createSessionBudget(env.rateLimitScale, { refused }),
    forwardedRequests: watchForwardedRequests(),
    foreground: createForeground(),
    settings,
    staging: env.s3
      ? new BucketStaging({ db: database.db, storage, jobs, keys: env, dataDir: env.dataDir, now })
      : new FolderStaging({ dataDir: env.dataDir, keys: env }),
    examiner: createExaminer({ uploads, log }),
    reader: createExaminer({ uploads, log, limits: readingLimits, queue: readingQueue }),
    documentFolder,
    storage: documentFolder ? guardedStorage(storage, documentFolder) : storage,
    scanner: createScanner(env.clamd),
    assistant: openai?.createAssistant(env.openai) ?? null,
    texts: createTextTransport(env),
    metrics,
    outbound: openOutbound({ allowPrivate: env.webhookAllowPrivate }),
    log,
    now,
  };
  const stopDispatch = env.runJobs ? dispatchAsItHappens(services) : null;

  return {
    services,
    site,
    async close() {
      stopDispatch?.();
      services.examiner.close();
      services.reader.close();
      readiness.close();
      settings.close();
      clock?.close();
      live.close();
      // Nothing below may keep the process alive: a database that went silent never closes its connections.
      await closeStep(log, 'jobs', jobs.close());
      await closeStep(log, 'webhooks', services.outbound.close());
      await closeStep(log, 'database', Promise.all([database.close(), retention.close()]));
    },
  };
}
