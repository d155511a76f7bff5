/** Connects everything and listens; `close` lets open requests finish first. */
import { liveContent } from '#server/app/http/live-pages.ts';
import type { ReadBuilt } from '#server/app/http/served-pages.ts';
import { listenForAnswers, systemResolve } from '#server/app/inbound-email.ts';
import { startWorkers } from '#server/app/jobs/workers.ts';
import { assetsOf, publishAssets } from '#server/app/rendering/release-assets.ts';
import type { Env } from '#server/env.ts';
import type { Resolve } from '#server/modules/inbound-email/senders/queries.ts';
import { watchKeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { findLaunchWarning } from '#server/modules/operations/go-live/queries.ts';
import { openSearch, readerOf } from '#server/modules/search/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { assertZoneRules } from '#server/platform/business-time/zone-rules.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { listen } from '#server/platform/http/listener.ts';
import { distFolder } from '#server/platform/process/code-places.ts';
import { createLog } from '#server/platform/process/log.ts';
import { returnStartMemory } from '#server/platform/process/start-garbage.ts';
import type { Services } from '#server/platform/services.ts';
import { createApp } from './app.ts';
import { beginTracing } from './begin-tracing.ts';
import { followSite } from './follow-site.ts';
import { listenForMetrics, openScrape } from './metrics.ts';
import { closeStep, openServices } from './open-services.ts';
import { createSandbox } from './sandbox.ts';
import { lastWords, watchForFailures } from './watch-failures.ts';

/** What the caller knows better: the time, the log, whether a dependency is gone for good, what files of the build contain, and name servers. */
export type Overrides = Partial<Pick<Services, 'now' | 'log'>> & {
  lost?: () => string | null;
  readBuilt?: ReadBuilt;
  resolve?: Resolve;
  /** Whether browsers may get this release’s files from other servers too: tests serve one build, and copy it into no database. */
  publishes?: boolean;
};

export type Running = {
  url: string;
  services: Services;
  /** What must be done before real visitors arrive; set only in production, while there is anything. */
  launchWarning: string | null;
  /** Switches to today's pages; the server does this automatically every minute. */
  refreshPages(): void;
  /** Reports what nothing caught, for two seconds at most: then the process has to end. */
  lastWords(error: unknown): Promise<void>;
  close(): Promise<void>;
};

const A_MINUTE_MS = 60_000;
const TOO_MUCH =
  'the login in DATABASE_URL can also assume the table-owner role or the retention role, and so could injected SQL: give each role its own login (docs/operations.md, The three roles)';

export async function serve(env: Env, overrides: Overrides = {}): Promise<Running> {
  assertZoneRules(env.configuredSite.timeZone);
  const log = overrides.log ?? createLog(env.logLevel);
  const { login, isMore } = await waitForDatabase(env.databaseUrl, env.databaseWaitSeconds, (sentence) =>
    log.warn(sentence),
  );
  if (isMore) log.warn({ login }, TOO_MUCH);
  const metrics = env.watch.metrics ? (await import('#server/platform/metrics/prometheus.ts')).openMetrics() : null;
  const reports = watchForFailures(env, log, metrics);
  const tracing = await beginTracing(env);
  const opened = await openServices(env, log, { ...overrides, metrics });
  const { services, site } = opened;
  const { live, readiness, now } = services;
  const publishing = {
    siteUrl: env.configuredSite.url,
    isDemo: !env.production,
    live: () => liveContent(services),
    today: () => localDay(now(), env.configuredSite),
  };
  const following = await followSite({ services, site, publishing, readBuilt: overrides.readBuilt }).catch(
    async (error) => {
      await opened.close();
      throw error;
    },
  );
  const { pages } = following;
  // Before the first page names them. Without them, a server still serves its own.
  if (pages && overrides.publishes)
    await publishAssets(services.db, await assetsOf(distFolder), now()).catch((error) =>
      reportError(log, error, { job: 'publish assets' }),
    );
  if (env.runJobs) await startWorkers(services, createMailTransport(services.env));
  const calendar = setInterval(() => pages?.refresh(), A_MINUTE_MS).unref();

  const resolve = overrides.resolve ?? systemResolve();
  const sandbox = createSandbox(services, overrides, log);
  const keyUses = watchKeyUses(services);
  const scrape = metrics && openScrape(services, metrics);
  const listener = await listen(
    { ...env, drainMs: env.drainSeconds * 1000 },
    createApp({ services, pages, keyUses, sandbox, resolve, scrape }),
  );
  const ownPort = env.watch.metrics?.own;
  const stopMetrics = ownPort && scrape && metrics ? await listenForMetrics(ownPort, scrape, metrics) : null;
  const stopAnswers = await listenForAnswers(services, resolve);
  const launchWarning = env.production ? await findLaunchWarning(services) : null;
  if (launchWarning) log.warn(launchWarning);

  async function closeAll(): Promise<void> {
    readiness.drain();
    following.stop();
    await closeStep(log, 'inbound email', stopAnswers());
    const { cut } = await listener.stop(live.endStreams);
    if (cut > 0) log.warn({ cut }, 'requests were still open when the shutdown deadline passed');
    clearInterval(calendar);
    await closeStep(log, 'uses of keys', keyUses.close());
    await closeStep(log, 'metrics', Promise.all([stopMetrics?.(), scrape?.close()]));
    if (sandbox) await closeStep(log, 'sandbox', sandbox.close());
    await opened.close();
    await reports?.close();
    await tracing?.close();
    log.flush();
  }
  let closing: Promise<void> | undefined;

  return {
    url: listener.url,
    services,
    launchWarning,
    refreshPages: () => pages?.refresh(),
    lastWords: (error) => lastWords(error, log, reports),
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

/**
 * The same for real visitors: does all slow first-use work before the first request, so that nobody waits for it, and gives back the
 * memory that starting took.
 */
export async function serveWarm(env: Env, overrides?: Overrides): Promise<Running> {
  const running = await serve(env, { ...overrides, publishes: true });
  openSearch(readerOf(running.services));
  // And after each change, so that the first search afterwards doesn’t wait.
  running.services.settings.onRefresh(() => openSearch(readerOf(running.services)));
  returnStartMemory();
  return running;
}
