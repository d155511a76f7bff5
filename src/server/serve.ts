/** Connects everything and listens; `close` lets open requests finish first. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAssistant } from '#server/adapters/assistant-openai.ts';
import { createMailTransport } from '#server/adapters/mail-transport.ts';
import { createScanner } from '#server/adapters/scanner.ts';
import { createStorage } from '#server/adapters/storage.ts';
import { createApp } from '#server/app.ts';
import { localDay } from '#server/clock/moments.ts';
import { connectDatabase, silenceOf } from '#server/db.ts';
import type { Env } from '#server/env.ts';
import { findLaunchWarning } from '#server/features/launch/queries.ts';
import { openSearch } from '#server/features/search/queries.ts';
import { createExaminer } from '#server/files/examiner.ts';
import { Staging } from '#server/files/staging.ts';
import { loadPages } from '#server/http/pages.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorkers } from '#server/jobs/workers.ts';
import { openLive } from '#server/live.ts';
import { createLog } from '#server/log.ts';
import { openReadiness } from '#server/readiness.ts';
import type { Services } from '#server/services.ts';
import { openSettings } from '#server/settings.ts';

const root = path.join(import.meta.dirname, '../..');

/** What whoever starts it knows better: the clock, the log, and whether what it needs is gone for good. */
export type Overrides = Partial<Pick<Services, 'now' | 'log'>> & { lost?: () => string | null };

export type Running = {
  url: string;
  services: Services;
  /** What somebody should do before strangers come, in production while there is anything. */
  launchWarning: string | null;
  /** Puts in force what changes today; the server does it by itself every minute. */
  refreshPages(): void;
  close(): Promise<void>;
};

/** How long a shutdown waits for requests that are still being answered. */
const DRAIN_MS = 10_000;
const A_MINUTE_MS = 60_000;

export async function serve(env: Env, overrides: Overrides = {}): Promise<Running> {
  const log = overrides.log ?? createLog(env.logLevel);
  const now = overrides.now ?? (() => new Date());
  const database = connectDatabase(env.databaseUrl, env.databasePool, env.databaseTimeoutSeconds);
  const [jobs, live, pages] = await Promise.all([
    openJobs(env.databaseUrl, log, env.site.timeZone, silenceOf(env.databaseTimeoutSeconds)),
    openLive(env.databaseUrl, log),
    loadPages(path.join(root, 'dist'), env.site.url.startsWith('https:'), () => localDay(now(), env.site)),
  ]);
  const readiness = openReadiness({
    databaseUrl: env.databaseUrl,
    jobs,
    live,
    lost: overrides.lost,
    onSilence: database.dropIdle,
  });
  const settings = await openSettings(database.db, live, log);
  const services: Services = {
    env,
    db: database.db,
    pool: database.pool,
    jobs,
    live,
    readiness,
    limiter: createRateLimiter(database.pool, env.rateLimitScale),
    settings,
    staging: new Staging({ dataDir: env.dataDir, keys: env }),
    examiner: createExaminer({ uploads: path.join(env.dataDir, 'uploads'), log }),
    storage: createStorage(env),
    scanner: createScanner(env.clamd),
    assistant: createAssistant(env.openai),
    log,
    now,
  };
  await startWorkers(services, createMailTransport(env));
  const calendar = setInterval(() => pages?.refresh(), A_MINUTE_MS).unref();

  const server = createServer(
    // Slow clients are shed: Node's own limits are minutes long.
    { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 10_000 },
    createApp({ services, pages }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const launchWarning = env.production ? await findLaunchWarning(services) : null;
  if (launchWarning) log.warn(launchWarning);

  return {
    url: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`,
    services,
    launchWarning,
    refreshPages: () => pages?.refresh(),
    async close() {
      clearInterval(calendar);
      services.examiner.close();
      readiness.close();
      const drained = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      live.endStreams();
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await drained;
      clearTimeout(timer);
      await jobs.close();
      settings.close();
      live.close();
      await database.close();
      log.flush();
    },
  };
}

/** The same for visitors: what would keep the first of them waiting, and everybody with them, is done before anybody is let in. */
export function serveWarm(env: Env, overrides?: Overrides): Promise<Running> {
  openSearch({ day: localDay(new Date(), env.site), site: env.site });
  return serve(env, overrides);
}
