/** Where a monitor reads the metrics: `/metrics` with a token, or a port of its own (docs/decisions/0108). */
import { createServer } from 'node:http';
import { Router } from 'express';
import { type Collector, collectors } from '#server/modules/operations/gauges/queries.ts';
import { hashToken, tokenMatches } from '#server/platform/crypto/tokens.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { within } from '#server/platform/process/deadline.ts';
import type { Services } from '#server/platform/services.ts';

/** Readers that ask more often get the same values. */
const FRESH_MS = 10_000;
/** Of one collector. All of them together stay below the ten seconds that Prometheus waits by default. */
const STATEMENT_SECONDS = 1;
const COLLECT_MS = 8_000;

export type Scrape = {
  /** The metrics as text. Never fails because of the database. */
  read(): Promise<string>;
  close(): Promise<void>;
};

/**
 * Reads what the database knows on a connection of its own: a pool that is exhausted is what somebody wants to see here. It is opened by
 * the first reader.
 */
export function openScrape(services: Services, metrics: Metrics): Scrape {
  const { env, log } = services;
  const database = connectDatabase(env.databaseUrl, 1, STATEMENT_SECONDS);
  const own = { ...services, db: database.db, pool: database.pool };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function collect(name: string, { gauges, read }: Collector): Promise<void> {
    try {
      metrics.set(gauges, await read(own));
    } catch (error) {
      // A value that is no longer true must not look like one.
      metrics.forget(gauges);
      metrics.notCollected(name);
      reportError(log, error, { job: `metrics ${name}` });
    }
  }
  async function collectAll(): Promise<void> {
    for (const [name, collector] of Object.entries(collectors)) await collect(name, collector);
  }
  /** Readers that arrive together share one reading. One that takes too long goes on, for the next reader. */
  async function refresh(): Promise<void> {
    if (performance.now() - readAt < FRESH_MS) return;
    reading ??= collectAll().finally(() => {
      readAt = performance.now();
      reading = undefined;
    });
    await within(COLLECT_MS, 'metrics', reading).catch(() => undefined);
  }

  return {
    async read() {
      await refresh();
      return metrics.text();
    },
    async close() {
      await reading;
      await database.close();
    },
  };
}

/** `/metrics` beside the site, for those who know the token; without one there is no such address. */
export function metricsDoor({ env, metrics }: Services, scrape: Scrape | null): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const token = env.watch.metrics?.token;
  if (!token || !scrape || !metrics) return routes;
  const expected = hashToken(token);
  routes.get('/metrics', async (req, res) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(req.get('authorization') ?? '') ?? [];
    if (!tokenMatches(given, expected)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      throw new AppError({ code: 'UNAUTHORIZED', message: 'The metrics need the token in METRICS_TOKEN.' });
    }
    res.set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).send(await scrape.read());
  });
  return routes;
}

/** The port of its own. @returns a function that closes it */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  scrape: Scrape,
  { contentType }: Metrics,
): Promise<() => Promise<void>> {
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return res.writeHead(404).end();
    const text = await scrape.read();
    return res.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
