/** Connects everything and listens; `close` lets open requests finish first. */
import path from 'node:path';
import { liveContent } from '#server/app/http/live-pages.ts';
import { loadPages, type ReadBuilt } from '#server/app/http/pages.ts';
import { dispatchAsItHappens } from '#server/app/jobs/event-dispatch.ts';
import { jobs as knownJobs, startWorkers } from '#server/app/jobs/workers.ts';
import { assertDataKey } from '#server/app/keys/key-check.ts';
import type { Env } from '#server/env.ts';
import { createAssistant } from '#server/modules/assistant/providers/openai.ts';
import { watchKeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { findLaunchWarning } from '#server/modules/operations/go-live/queries.ts';
import { openSearch, readerOf } from '#server/modules/search/queries.ts';
import { createSessionBudget } from '#server/platform/auth/session-budget.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { assertZoneRules } from '#server/platform/business-time/zone-rules.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { openDatabaseClock } from '#server/platform/db/clock.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { publisher } from '#server/platform/events.ts';
import { guardedStorage, openDocumentFolder } from '#server/platform/files/document-folder.ts';
import { readingLimits } from '#server/platform/files/examination.ts';
import { createExaminer, readingQueue } from '#server/platform/files/examiner.ts';
import { createScanner } from '#server/platform/files/scanner.ts';
import { Staging } from '#server/platform/files/staging.ts';
import { watchForwardedRequests } from '#server/platform/http/forwarded-requests.ts';
import { listen } from '#server/platform/http/listener.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLive } from '#server/platform/live/live.ts';
import { openOutbound } from '#server/platform/outbound/sender.ts';
import { within } from '#server/platform/process/deadline.ts';
import { createForeground } from '#server/platform/process/foreground.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openReadiness } from '#server/platform/process/readiness.ts';
import type { Services } from '#server/platform/services.ts';
import { openWithin } from '#server/platform/services-within.ts';
import { openSettings } from '#server/platform/settings.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { createApp } from './app.ts';
import { listeners } from './listeners.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What the caller knows better: the time, the log, whether a dependency is gone for good, and what files of the build contain. */
export type Overrides = Partial<Pick<Services, 'now' | 'log'>> & { lost?: () => string | null; readBuilt?: ReadBuilt };

export type Running = {
  url: string;
  services: Services;
  /** What must be done before real visitors arrive; set only in production, while there is anything. */
  launchWarning: string | null;
  /** Switches to today's pages; the server does this automatically every minute. */
  refreshPages(): void;
  close(): Promise<void>;
};

/** How long each part may take to close once no request is open. */
const CLOSE_MS = 8_000;
/** The nightly run uses one connection; an erasure may run at the same time. */
const RETENTION_POOL = 2;
const A_MINUTE_MS = 60_000;
const WRONG_DATA_DIR =
  'the documents for this database are in a different folder from DATA_DIR: share that folder, use a bucket, or run npm run documents:adopt (docs/operations.md)';

const TOO_MUCH =
  'the login in DATABASE_URL can also assume the table-owner role or the retention role, and so could injected SQL: give each role its own login (docs/operations.md, The three roles)';

export async function serve(env: Env, overrides: Overrides = {}): Promise<Running> {
  assertZoneRules(env.site.timeZone);
  const log = overrides.log ?? createLog(env.logLevel);
  const { login, isMore } = await waitForDatabase(env.databaseUrl, env.databaseWaitSeconds, (sentence) =>
    log.warn(sentence),
  );
  if (isMore) log.warn({ login }, TOO_MUCH);
  const database = connectDatabase(env.databaseUrl, env.databasePool, env.databaseTimeoutSeconds);
  // Connects when something is to be removed, which is seldom.
  const retention = connectDatabase(env.databaseRetentionUrl, RETENTION_POOL, env.databaseTimeoutSeconds);
  // Before the first worker, because jobs seal data too.
  await assertDataKey(database.db, env).catch(async (error) => {
    await database.close();
    throw error;
  });
  const clock = overrides.now ? null : await openDatabaseClock(database.pool, log);
  const now = overrides.now ?? clock?.now ?? (() => new Date());
  const [jobs, live, pages] = await Promise.all([
    openJobs(env, knownJobs, log),
    openLive(env.databaseUrl, log),
    loadPages(
      path.join(root, 'dist'),
      { siteUrl: env.site.url, isDemo: !env.production, live: () => liveContent(services) },
      () => localDay(now(), env.site),
      overrides.readBuilt,
    ),
  ]);
  const readiness = openReadiness({
    databaseUrl: env.databaseUrl,
    jobs,
    live,
    lost: overrides.lost,
    onSilence() {
      database.dropIdle();
      retention.dropIdle();
    },
  });
  const settings = await openSettings(database.db, live, log);
  const documentFolder = env.s3 ? null : openDocumentFolder({ db: database.db, dataDir: env.dataDir });
  const storage = createStorage(env);
  const services: Services = {
    organizationId: INSTALLATION,
    within: openWithin(() => services, { database, retention }),
    env,
    db: database.db,
    retentionDb: retention.db,
    pool: database.pool,
    jobs,
    live,
    publish: publisher(listeners),
    readiness,
    limiter: createRateLimiter(database.pool, env.rateLimitScale),
    budget: createSessionBudget(env.rateLimitScale),
    forwardedRequests: watchForwardedRequests(),
    foreground: createForeground(),
    settings,
    staging: new Staging({ dataDir: env.dataDir, keys: env }),
    examiner: createExaminer({ uploads: path.join(env.dataDir, 'uploads'), log }),
    reader: createExaminer({
      uploads: path.join(env.dataDir, 'uploads'),
      log,
      limits: readingLimits,
      queue: readingQueue,
    }),
    documentFolder,
    storage: documentFolder ? guardedStorage(storage, documentFolder) : storage,
    scanner: createScanner(env.clamd),
    assistant: createAssistant(env.openai),
    outbound: openOutbound({ allowPrivate: env.webhookAllowPrivate }),
    log,
    now,
  };
  if (documentFolder && !(await documentFolder.isOurs())) log.error(WRONG_DATA_DIR);
  if (env.runJobs) await startWorkers(services, createMailTransport(env));
  const stopDispatch = env.runJobs ? dispatchAsItHappens(services) : null;
  const calendar = setInterval(() => pages?.refresh(), A_MINUTE_MS).unref();

  const keyUses = watchKeyUses(services);
  const listener = await listen({ ...env, drainMs: env.drainSeconds * 1000 }, createApp({ services, pages, keyUses }));
  const launchWarning = env.production ? await findLaunchWarning(services) : null;
  if (launchWarning) log.warn(launchWarning);

  function step(what: string, work: Promise<unknown>): Promise<unknown> {
    return within(CLOSE_MS, what, work).catch((error) => reportError(log, error, { job: `close ${what}` }));
  }
  async function closeAll(): Promise<void> {
    readiness.drain();
    const { cut } = await listener.stop(live.endStreams);
    if (cut > 0) log.warn({ cut }, 'requests were still open when the shutdown deadline passed');
    clearInterval(calendar);
    stopDispatch?.();
    services.examiner.close();
    services.reader.close();
    readiness.close();
    settings.close();
    clock?.close();
    live.close();
    // Nothing below may keep the process alive: a database that went silent never closes its connections.
    await step('uses of keys', keyUses.close());
    await step('jobs', jobs.close());
    await step('webhooks', services.outbound.close());
    await step('database', Promise.all([database.close(), retention.close()]));
    log.flush();
  }
  let closing: Promise<void> | undefined;

  return {
    url: listener.url,
    services,
    launchWarning,
    refreshPages: () => pages?.refresh(),
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

/** The same for real visitors: does all slow first-use work before the first request, so that nobody waits for it. */
export async function serveWarm(env: Env, overrides?: Overrides): Promise<Running> {
  openSearch({ day: localDay(new Date(), env.site), site: env.site });
  const running = await serve(env, overrides);
  // With the statements chosen in the admin area, which only the database knows: what didn’t change is not read again.
  openSearch(readerOf(running.services));
  return running;
}
