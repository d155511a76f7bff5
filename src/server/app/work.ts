/** A process that does jobs and serves nothing but its own health, so that jobs never share a process with requests. */
import express from 'express';
import { startWorkers } from '#server/app/jobs/workers.ts';
import type { Env } from '#server/env.ts';
import { findAttention } from '#server/modules/operations/go-live/queries.ts';
import { assertZoneRules } from '#server/platform/business-time/zone-rules.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { health } from '#server/platform/http/health.ts';
import { type Listener, listen } from '#server/platform/http/listener.ts';
import { createLog } from '#server/platform/process/log.ts';
import { returnStartMemory } from '#server/platform/process/start-garbage.ts';
import type { Services } from '#server/platform/services.ts';
import { beginTracing } from './begin-tracing.ts';
import { listenForMetrics, metricsDoor, openScrape, type Scrape } from './metrics.ts';
import { closeStep, openServices } from './open-services.ts';
import { lastWords, watchForFailures } from './watch-failures.ts';

export type Working = {
  /** Where `/healthz` and `/readyz` answer; null without HEALTH_PORT. */
  url: string | null;
  /** Reports what nothing caught, before the process ends. */
  lastWords(error: unknown): Promise<void>;
  close(): Promise<void>;
};

/** @param lost whether a dependency is gone for good */
export async function work(env: Env, { lost }: { lost?: () => string | null } = {}): Promise<Working> {
  assertZoneRules(env.configuredSite.timeZone);
  const log = createLog(env.logLevel);
  const metrics = env.watch.metrics ? (await import('#server/platform/metrics/prometheus.ts')).openMetrics() : null;
  const reports = watchForFailures(env, log, metrics);
  const tracing = await beginTracing(env);
  const opened = await openServices(env, log, { lost, metrics });
  const { services } = opened;
  await startWorkers(services, createMailTransport(services.env));
  const scrape = metrics && openScrape(services, metrics);
  const listener = await listenForSupervisor(services, scrape);
  const ownPort = env.watch.metrics?.own;
  const stopMetrics = ownPort && scrape && metrics ? await listenForMetrics(ownPort, scrape, metrics) : null;
  returnStartMemory();

  async function closeAll(): Promise<void> {
    services.readiness.drain();
    if (listener)
      await closeStep(
        log,
        'health',
        listener.stop(() => undefined),
      );
    await closeStep(log, 'metrics', Promise.all([stopMetrics?.(), scrape?.close()]));
    await opened.close();
    await reports?.close();
    await tracing?.close();
    log.flush();
  }
  let closing: Promise<void> | undefined;

  return {
    url: listener?.url ?? null,
    lastWords: (error) => lastWords(error, log, reports),
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

async function listenForSupervisor(services: Services, scrape: Scrape | null): Promise<Listener | null> {
  const { host, healthPort: port } = services.env;
  if (port === null) return null;
  const app = express();
  app.disable('x-powered-by');
  app.use(health(services, () => findAttention(services)));
  app.use(metricsDoor(services, scrape));
  return listen({ host, port, drainMs: 0 }, app);
}
