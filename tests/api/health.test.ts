/**
 * What outsiders see when part of the system is down: the truth for a load balancer, calm words for a person, the cause in the log.
 * @module-tag long
 */
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import { outageOf } from '#server/platform/errors/outage.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let visitor: ApiClient;
const logged: string[] = [];
let lost: string | null = null;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  server = await startTestServer({ overrides: { log, lost: () => lost } });
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

const CALM = /^Something went wrong on our side\. .+ Try again in a moment\.$/;

function logOf(requestId: string): string {
  return logged.filter((line) => line.includes(requestId)).join('');
}

test('a healthy server reports it to load balancers', async () => {
  expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await visitor.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('a pool exhausted by slow requests neither delays readiness nor fails it', async () => {
  const { pool } = server.services;
  const taken = await Promise.all(Array.from({ length: server.env.databasePool }, () => pool.connect()));
  try {
    expect(await visitor.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  } finally {
    for (const client of taken) client.release();
  }
});

test('a process that cannot recover reports it to its supervisor', async () => {
  lost = 'the embedded database cannot be started';
  expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 503, body: { status: lost } });
  lost = null;
  expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 200 });
});

test('the database ends a statement that takes too long, unless its transaction asked for more', async () => {
  const { db, pool } = server.services;
  const limits = await pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
  );
  expect(limits.rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '150000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '15000' },
  ]);
  const limit = await longTransaction(
    db,
    60_000,
    (tx) => tx.$queryRaw<{ limit: string; wait: string }[]>`
    SELECT current_setting('statement_timeout') AS limit, current_setting('lock_timeout') AS wait`,
  );
  expect(limit).toEqual([{ limit: '1min', wait: '1min' }]);
});

test('a long statement works where it is meant to be long, and nowhere else', async () => {
  const { db, close } = connectDatabase(server.database.url, 2, 1);
  try {
    const cause = await db.$queryRaw`SELECT pg_sleep(3)::text`.catch((error: unknown) => error);
    expect(outageOf(cause)).toBe('database');
    const slept = await longTransaction(
      db,
      60_000,
      (tx) => tx.$queryRaw<{ slept: string }[]>`
      SELECT pg_sleep(3)::text AS slept`,
    );
    expect(slept).toEqual([{ slept: '' }]);
  } finally {
    await close();
  }
});

test('every request is logged in one line with its id, without what was sent', async () => {
  const { headers } = await visitor.call(
    'GET',
    '/api/trpc/auth.invitation?input=%7B%22json%22%3A%7B%22secret%22%3A1%7D%7D',
  );
  const requestId = headers.get('x-request-id') ?? '';
  const line = await eventually('the line is there', async () => logOf(requestId));
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/api/trpc/auth.invitation', status: 400, requestId });
  expect(line).not.toContain('secret');
});

test('the line of a request names the user by id and no ticket', async () => {
  const client = await signIn(server.url, 'demo_client');
  const { id } = await client.trpc.auth.session.query();
  const { path } = await client.trpc.privacy.prepareExport.mutate({ currentPassword: DEMO_PASSWORD });
  const { headers } = await client.call('GET', path);
  const line = await eventually('the line is there', async () =>
    logged.find((text) => text.includes(headers.get('x-request-id') ?? '') && text.includes('"ms"')),
  );
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    path: '/api/privacy/export/(token)',
    status: 200,
    userId: id,
  });
  expect(logged.join('')).not.toContain(path.split('/').at(-1));
  expect(logged.join('')).not.toContain('demo_client');
});

test('the line of a sign-in names the user who signed in', async () => {
  const client = createApiClient(server.url);
  const { headers } = await client.rest('POST', '/api/login', {
    json: { username: 'demo_client', password: DEMO_PASSWORD },
  });
  const { id } = await client.trpc.auth.session.query();
  const line = await eventually('the line is there', async () =>
    logged.find((text) => text.includes(headers.get('x-request-id') ?? '') && text.includes('"ms"')),
  );
  expect(JSON.parse(line)).toMatchObject({ path: '/api/login', userId: id });
});

test('an unexpected failure is a calm sentence with a request id in both APIs; the log has the cause and no personal data', async () => {
  await asOwner(server.database, 'ALTER TABLE contact_messages RENAME TO "Elsewhere"');
  try {
    const rest = await visitor.rest('POST', '/api/contact', { json: CONTACT });
    const { requestId } = rest.body as { requestId: string };
    expect(rest).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL_SERVER_ERROR', message: expect.stringMatching(CALM) },
    });
    const trpc = await failureOf(visitor.trpc.contact.submit.mutate(CONTACT));
    expect(trpc).toMatchObject({ status: 500, message: expect.stringMatching(CALM) });
    for (const answer of [rest.text, JSON.stringify(trpc)])
      expect(answer).not.toMatch(/stack|prisma|Elsewhere|node_modules/i);
    for (const id of [requestId, trpc.requestId ?? '']) {
      const told = await eventually(
        'the cause is logged',
        async () => logOf(id).includes('unexpected error') && logOf(id),
      );
      expect(told).toMatch(/P2021|42P01/);
      expect(told).not.toMatch(/Ava|ava@example|403-555|Do you know/);
    }
  } finally {
    await asOwner(server.database, 'ALTER TABLE "Elsewhere" RENAME TO contact_messages');
  }
});

test('values that a driver or Prisma quotes do not reach the log', async () => {
  // A column that refuses what the form allows: the database's error contains the row.
  await asOwner(server.database, 'ALTER TABLE contact_messages ADD CONSTRAINT odd CHECK (length(name) > 50)');
  const rest = await visitor.rest('POST', '/api/contact', { json: CONTACT });
  const { requestId } = rest.body as { requestId: string };
  expect(rest.status).toBe(500);
  const told = await eventually(
    'the cause is logged',
    async () => logOf(requestId).includes('unexpected error') && logOf(requestId),
  );
  expect(told).not.toMatch(/Ava|ava@example|403-555|Do you know/);
});

test('a database outage makes the server unready, not dead, and it recovers automatically', async () => {
  const name = new URL(server.database.url).pathname.slice(1);
  const outside = new pg.Client({ connectionString: process.env.TEST_DATABASE_ADMIN_URL });
  await outside.connect();
  try {
    await outside.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await outside.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    expect(await visitor.call('GET', '/readyz')).toMatchObject({ status: 503 });
    expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(
      await visitor.rest('POST', '/api/login', { json: { username: 'demo_client', password: 'x' } }),
    ).toMatchObject({
      status: 500,
      body: { message: expect.stringMatching(CALM) },
    });
  } finally {
    await outside.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
    await outside.end();
  }
  await eventually('the server is ready again', async () => (await visitor.call('GET', '/readyz')).status === 200);
  const login = { username: 'demo_client', password: 'Prairie-2026' };
  expect((await visitor.rest('POST', '/api/login', { json: login })).status).toBe(200);
});
