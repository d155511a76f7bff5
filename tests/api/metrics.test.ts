/** What a monitor reads: the right numbers, in few series, for those who may. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScrape } from '#server/app/metrics.ts';
import { collectors } from '#server/modules/operations/gauges/queries.ts';
import { newId } from '#server/platform/db/ids.ts';
import { openMetrics } from '#server/platform/metrics/prometheus.ts';
import type { Services } from '#server/platform/services.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { createApiClient, signIn, submitQuote } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { seriesIn, valueIn } from '../support/metrics.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TOKEN = 'a-token-for-the-monitor-0123456789';
let server: TestServer;
let ownPort: number;

beforeAll(async () => {
  ownPort = await freePort();
  const variables = { METRICS_TOKEN: TOKEN, METRICS_PORT: String(ownPort), RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  server = await startTestServer({ variables });
});
afterAll(() => server.stop());

const ask = (authorization?: string) =>
  fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });

async function metrics(): Promise<string> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('beside the site they need the token, and on their own port nothing', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const refused = await ask(wrong);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refused.text()).not.toContain('coverbridge_');
  }
  const own = `http://127.0.0.1:${ownPort}`;
  const answer = await fetch(`${own}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('coverbridge_http_requests_total');
  expect((await fetch(`${own}/`)).status).toBe(404);
  expect((await fetch(`${own}/api/user`)).status).toBe(404);
});

test('without a token or a port of their own there are none', async () => {
  const other = await startTestServer();
  try {
    const answer = await fetch(`${other.url}/metrics`, { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    expect(other.services.metrics).toBeNull();
  } finally {
    await other.stop();
  }
});

test('a thousand addresses are a handful of series', async () => {
  const kinds = [
    (n: number) => `/nowhere/${n}`,
    (n: number) => `/api/nowhere/${n}`,
    (n: number) => `/api/cases/${newId()}?n=${n}`,
    (n: number) => `/api/documents/versions/${n}/content`,
    (n: number) => `/assets/file-${n}.js`,
    (n: number) => `/api/trpc/procedure${n}`,
    (n: number) => `/mcp/${n}`,
    (n: number) => `/portal/request/${n}`,
    (n: number) => `/api/uploads/${n}`,
    (n: number) => `//${n}`,
  ];
  for (let n = 0; n < 100; n += 1)
    await Promise.all(kinds.map((path) => fetch(server.url + path(n)).then((r) => r.text())));
  await fetch(`${server.url}/nowhere`, { method: 'PROPFIND' });
  const seen = seriesIn(await metrics()).filter(({ name }) => name === 'coverbridge_http_requests_total');
  expect(seen.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(1_000);
  expect(seen.length).toBeLessThan(30);
  const routes = new Set(seen.map(({ labels }) => labels.route));
  for (const route of ['(none)', '/api/*', '/api/cases/{caseId}', '/assets/*', '/api/trpc/*'])
    expect([...routes]).toContain(route);
  expect([...routes].filter((route) => /\d/.test(route ?? ''))).toEqual([]);
  expect(seen.find(({ labels }) => labels.method === 'other')).toBeDefined();
});

test('requests, calls, jobs and refusals are counted', async () => {
  const visitor = createApiClient(server.url);
  await visitor.rest('POST', '/api/contact', { json: CONTACT });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push(
      (await visitor.rest('POST', '/api/newsletter/simple', { json: { email: 'ava@example.com' } })).status,
    );
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  const sent = { queue: 'mail.send', outcome: 'ok' };
  await eventually('an email was sent', async () => valueIn(await metrics(), 'coverbridge_jobs_total', sent));
  const text = await metrics();
  const newsletter = { method: 'POST', route: '/api/newsletter/simple' };
  expect(valueIn(text, 'coverbridge_http_requests_total', { ...newsletter, status: '429' })).toBe(refused);
  expect(valueIn(text, 'coverbridge_http_request_duration_seconds_count', newsletter)).toBe(12);
  expect(valueIn(text, 'coverbridge_refused_total', { limit: 'newsletter' })).toBe(refused);
  expect(valueIn(text, 'coverbridge_procedure_calls_total', { procedure: 'contact.submit', outcome: 'ok' })).toBe(1);
  expect(valueIn(text, 'coverbridge_database_connections_max')).toBe(server.env.databasePool);
  expect(valueIn(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

test('streams are counted while they are open, apart from requests', async () => {
  const client = await signIn(server.url, 'demo_client');
  const stream = openLiveStream(server.url, cookieHeader(client.cookies));
  await eventually('the stream is counted', async () => valueIn(await metrics(), 'coverbridge_streams_open') === 1);
  // The reading of the metrics itself.
  expect(valueIn(await metrics(), 'coverbridge_http_requests_open')).toBe(1);
  stream.close();
  await eventually('it is gone', async () => valueIn(await metrics(), 'coverbridge_streams_open') === 0);
});

/** Readings of their own, so that none is ten seconds old. */
async function readNow(services: Services): Promise<string> {
  const own = openMetrics();
  const scrape = openScrape(services, own);
  try {
    return await scrape.read();
  } finally {
    await scrape.close();
  }
}

test('what waits in the database is counted', async () => {
  const { db } = server.services;
  await submitQuote(createApiClient(server.url));
  await db.outboxMail.create({
    data: {
      id: newId(),
      template: 'test',
      to: 'lee@example.com',
      toName: 'Lee',
      data: {},
      state: 'failed',
      gaveUpAt: new Date(),
    },
  });
  const failed = await db.outboxMail.count({ where: { state: 'failed' } });
  const text = await readNow(server.services);
  for (const { gauges } of Object.values(collectors))
    for (const name of Object.keys(gauges)) expect(text, name).toContain(`# TYPE ${name} gauge`);
  expect(valueIn(text, 'coverbridge_emails', { state: 'failed' })).toBe(failed);
  expect(valueIn(text, 'coverbridge_queue_jobs', { queue: 'mail.send', state: 'failed' })).toBe(0);
  expect(valueIn(text, 'coverbridge_cases_open', { status: 'active' })).toBe(
    await db.caseState.count({ where: { status: 'active' } }),
  );
  expect(valueIn(text, 'coverbridge_sla_clocks', { state: 'running' })).toBeGreaterThan(0);
  expect(seriesIn(text).filter(({ name }) => name === 'coverbridge_collect_errors_total')).toEqual([]);
});

test('a table that can’t be read takes its own values away, and no others', async () => {
  await asOwner(server.database, 'REVOKE SELECT ON text_messages FROM coverbridge_app');
  try {
    const text = await readNow(server.services);
    expect(valueIn(text, 'coverbridge_collect_errors_total', { collector: 'texts' })).toBe(1);
    expect(seriesIn(text).filter(({ name }) => name === 'coverbridge_texts')).toEqual([]);
    expect(valueIn(text, 'coverbridge_emails', { state: 'queued' })).toBeGreaterThanOrEqual(0);
  } finally {
    await asOwner(server.database, 'GRANT SELECT ON text_messages TO coverbridge_app');
  }
});

test('an exhausted pool is seen, and keeps nobody from seeing it', async () => {
  const { pool } = server.services;
  const taken = await Promise.all(Array.from({ length: server.env.databasePool }, () => pool.connect()));
  const waiting = pool.connect().then((client) => client.release());
  try {
    const text = await metrics();
    expect(valueIn(text, 'coverbridge_database_connections', { state: 'busy' })).toBe(server.env.databasePool);
    expect(valueIn(text, 'coverbridge_database_waiting')).toBeGreaterThan(0);
  } finally {
    for (const client of taken) client.release();
    await waiting;
  }
});

test('nothing in the metrics is about a person', async () => {
  const text = await metrics();
  for (const { labels } of seriesIn(text))
    for (const value of Object.values(labels)) {
      expect(value).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
      expect(value).not.toContain('@');
      expect(value.length).toBeLessThan(80);
    }
  expect(text).not.toContain('ava@example.com');
});
