/** What fails in a server is sent where its operator said: by requests, jobs, browsers, and the process as it ends. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Report } from '#server/platform/error-reports/target.ts';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver } from '../support/receiver.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startServerProcess } from '../support/server-process.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: TestServer;
let visitor: ApiClient;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ variables: { ERROR_REPORT_URL: `http://127.0.0.1:${receiver.port}/errors` } });
  visitor = createApiClient(server.url);
});
afterEach(() => receiver.answer(() => 200));
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

const sent = () => receiver.received.flatMap(({ body }) => (JSON.parse(body) as { reports: Report[] }).reports);

function reportWith(what: string, matches: (report: Report) => boolean): Promise<Report> {
  return eventually(what, async () => sent().find(matches));
}

/** While it lasts, contact messages can’t be stored, and the error quotes the row. */
async function withBrokenTable(work: () => Promise<void>): Promise<void> {
  await asOwner(server.database, 'ALTER TABLE contact_messages ADD CONSTRAINT odd CHECK (length(name) > 50)');
  try {
    await work();
  } finally {
    await asOwner(server.database, 'ALTER TABLE contact_messages DROP CONSTRAINT odd');
  }
}

test('a request: with its id and procedure, and nothing of what was sent', () =>
  withBrokenTable(async () => {
    const answer = await visitor.rest('POST', '/api/contact', { json: CONTACT });
    const { requestId } = answer.body as { requestId: string };
    const report = await reportWith('the request is reported', ({ facts }) => facts.requestId === requestId);
    expect(report).toMatchObject({
      source: 'request',
      facts: { procedure: 'contact.submit' },
      environment: 'development',
    });
    expect(report.release).toMatch(/^coverbridge@\d/);
    expect(report.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(report)).not.toMatch(/Ava|ava@example|403-555|Do you know/);
  }));

test('what was refused for a reason is no failure', async () => {
  const before = sent().length;
  await visitor.rest('POST', '/api/contact', { json: { ...CONTACT, email: 'ava' } });
  await visitor.rest('GET', '/api/user');
  await withBrokenTable(async () => {
    await visitor.rest('POST', '/api/contact', { json: CONTACT });
  });
  await eventually('the next failure is reported', async () => sent().length > before);
  expect(sent().length).toBe(before + 1);
});

test('a job', async () => {
  await asOwner(server.database, 'ALTER TABLE offers RENAME TO elsewhere');
  try {
    const { db } = server.services;
    await db.$executeRaw`INSERT INTO pgboss.job (name, data) VALUES ('offer.expire', ${JSON.stringify({ offerId: crypto.randomUUID() })}::jsonb)`;
    const report = await reportWith('the job is reported', ({ facts }) => facts.job === 'offer.expire');
    expect(report.source).toBe('job');
  } finally {
    await asOwner(server.database, 'ALTER TABLE elsewhere RENAME TO offers');
  }
});

test('a browser', async () => {
  const { requestId } = await visitor.trpc.browserFailures.report.mutate({
    kind: 'crash',
    name: 'TypeError',
    message: 'Cannot read "Ava Wong" of ava.wong@example.com',
    stack: 'at render (https://coverbridge.example/assets/case-page.js:10:20)',
    page: '/portal/cases/0193a1b2-0000-7000-8000-000000000001?token=abc',
    release: 'abc123',
  });
  expect(await reportWith('the browser is reported', ({ facts }) => facts.requestId === requestId)).toMatchObject({
    source: 'browser',
    message: 'Cannot read "…" of [email address]',
    frames: [{ function: 'render', file: 'assets/case-page.js', line: 10, column: 20 }],
    facts: { page: '/portal/cases/(id)' },
  });
});

test('a receiver that is silent delays no answer', () =>
  withBrokenTable(async () => {
    receiver.answer(() => null);
    const before = receiver.received.length;
    await visitor.rest('POST', '/api/contact', { json: CONTACT });
    await eventually('the receiver was asked', async () => receiver.received.length > before);
    const since = performance.now();
    expect((await visitor.rest('POST', '/api/contact', { json: CONTACT })).status).toBe(500);
    // The receiver would have five seconds.
    expect(performance.now() - since).toBeLessThan(4_500);
  }));

test('what nothing caught ends the process, after it was reported', async () => {
  const own = await startReceiver();
  const fails = `process.on('SIGUSR2', () => Promise.reject(new Error('nobody caught it')))`;
  const doomed = await startServerProcess({
    variables: {
      ERROR_REPORT_URL: `http://127.0.0.1:${own.port}/`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fails)}`,
    },
  });
  try {
    process.kill(doomed.pid(), 'SIGUSR2');
    const body = await eventually('it was reported', async () => own.received[0]?.body);
    expect((JSON.parse(body) as { reports: Report[] }).reports).toMatchObject([
      { source: 'process', name: 'Error', message: 'nobody caught it' },
    ]);
    await eventually('it ended', async () => !(await fetch(`${doomed.url}/healthz`).catch(() => null)));
    expect(await doomed.terminate()).toBe(1);
  } finally {
    await doomed.stop();
    await own.stop();
  }
});
