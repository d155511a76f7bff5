/**
 * A real PgBouncer in between: in session mode everything works; any other mode, and settings that lose something, are refused with a sentence.
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findPooling } from '#server/platform/db/pooler.ts';
import { asRole } from '#server/platform/db/roles.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import type { Finding } from '../../scripts/lib/doctor/finding.ts';
import { databaseUrl } from '../../scripts/lib/test-templates.ts';
import { adminUrl, createTestDatabase, type TestDatabase } from '../support/database.ts';
import { hasProgram } from '../support/debian-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { type PgBouncer, type PoolMode, startPgBouncer } from '../support/pgbouncer.ts';
import { startServerProcess } from '../support/server-process.ts';
import { serverVariables } from '../support/server-variables.ts';
import { workedCase } from '../support/worked-case.ts';
import { startScript } from './processes.ts';

beforeEach(async ({ skip }) => {
  if (!(await hasProgram('pgbouncer'))) skip('pgbouncer is not installed, and only root on Debian could install it');
});

const logins = ({ url, ownerUrl, retentionUrl }: TestDatabase) => [url, ownerUrl, retentionUrl];
const through = ({ behind }: PgBouncer, database: TestDatabase): TestDatabase => ({
  url: behind(database.url),
  ownerUrl: behind(database.ownerUrl),
  retentionUrl: behind(database.retentionUrl),
  drop: database.drop,
});

/** A database that is only reached through the pooler. */
async function pooled(mode: PoolMode, { from = 'empty' as 'empty' | 'demo', settings = {} } = {}) {
  const database = await createTestDatabase({ from });
  const bouncer = await startPgBouncer(mode, logins(database), settings);
  onTestFinished(async () => {
    await bouncer.stop();
    await database.drop();
  });
  return { bouncer, database: through(bouncer, database), direct: database };
}

async function doctor(database: TestDatabase, variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-pooled-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const run = startScript('scripts/doctor.ts', ['--json'], { ...serverVariables(1, database, dataDir), ...variables });
  await run.ended;
  const found = JSON.parse(run.output()) as (Finding & { name: string })[];
  return (name: string) => found.find((each) => each.name === name);
}

test('in session mode a request is made, assigned and answered live, and goes on after the pooler was killed', async () => {
  const { bouncer, database } = await pooled('session', { from: 'demo' });
  const server = await startServerProcess({ database: { ...database, drop: async () => undefined } });
  onTestFinished(server.stop);
  const { caseId, client, broker } = await workedCase(server.url);
  const stream = openLiveStream(server.url, cookieHeader(client.cookies), { caseId });
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
  const say = (body: string) => {
    const clientKey = crypto.randomUUID();
    return eventually(body, () => broker.trpc.messages.send.mutate({ caseId, body, clientKey }).catch(() => null));
  };
  await say('before');
  await eventually('it arrives', async () => stream.bodies().includes('before'));
  await bouncer.restart();
  await say('afterwards');
  await eventually('it arrives again', async () => stream.bodies().includes('afterwards'), 90_000);
  stream.close();
});

test('in session mode migrations and roles are set up through it, and the doctor says what is in between', async () => {
  const { database } = await pooled('session');
  const migrate = startScript('scripts/migrate.ts', [], {
    ...serverVariables(1, database, path.join(tmpdir(), 'coverbridge-none')),
    DATABASE_OWNER_URL: database.ownerUrl,
  });
  expect(await migrate.ended, migrate.output()).toBe(0);
  const of = await doctor(database);
  expect(of('Notices (LISTEN)')).toMatchObject({ state: 'ok', says: 'arrive, through a pooler in session mode' });
  expect(of('Time limits')).toMatchObject({ state: 'ok' });
  const limited = await doctor(database, { DATABASE_TIMEOUT_SECONDS: '4' });
  expect(limited('Time limits')).toMatchObject({ state: 'warning', says: expect.stringContaining('15 seconds apply') });
});

test.each([
  ['transaction', {}],
  // The settings under which the same connection comes back most easily.
  ['transaction', { server_round_robin: '1' }],
  ['transaction', { default_pool_size: '1', query_wait_timeout: '2' }],
  ['statement', {}],
] as const)('in %s mode (%o) it is found out, and nothing starts', async (mode, settings) => {
  const { database, direct } = await pooled(mode, { settings });
  // As many connections as it likes to turn to.
  const held = await Promise.all(Array.from({ length: 3 }, () => connected(database.url)));
  for (const client of held) await client.query('SELECT 1').catch(() => undefined);
  expect(await findPooling(database.url)).toBe('shared');
  expect(await findPooling(direct.url)).toBe('none');
  for (const client of held) await client.end();
  await expect(waitForDatabase(database.url, 0, () => undefined)).rejects.toThrow(
    /in transaction mode, which .*pool_mode = session/,
  );
  const of = await doctor(database);
  expect(of('Notices (LISTEN)')).toMatchObject({ state: 'problem', remedy: expect.stringContaining('session') });
});

test('a migration through a pooler in transaction mode ends with the sentence', async () => {
  const { database } = await pooled('transaction');
  const migrate = startScript('scripts/migrate.ts', [], {
    ...serverVariables(1, database, path.join(tmpdir(), 'coverbridge-none')),
    DATABASE_OWNER_URL: database.ownerUrl,
  });
  expect(await migrate.ended).toBe(1);
  expect(migrate.output()).toContain('a pooler in transaction mode, which the product can’t use');
});

test('a pooler that has no second connection, or refuses the time limits, is named', async () => {
  const full = await pooled('session', { settings: { default_pool_size: '1', query_wait_timeout: '2' } });
  await expect(waitForDatabase(full.database.url, 0, () => undefined)).rejects.toThrow('no second connection free');
  const strict = await pooled('session', { settings: { ignore_startup_parameters: '' } });
  await expect(waitForDatabase(strict.database.url, 0, () => undefined)).rejects.toThrow(
    /unsupported startup parameter.*Set ignore_startup_parameters in PgBouncer/,
  );
});

test('one login for every role is refused through a pooler that drops how it becomes one', async () => {
  const name = `operator_${randomBytes(6).toString('hex')}`;
  const administrator = await connected(adminUrl());
  await administrator.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  await administrator.query(`GRANT coverbridge_app TO ${name}`);
  onTestFinished(async () => {
    await administrator.query(`DROP ROLE ${name}`);
    await administrator.end();
  });
  const login = Object.assign(new URL(databaseUrl(adminUrl(), 'postgres')), {
    username: name,
    password: 'secret',
  }).href;
  const names = 'options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
  const bouncer = await startPgBouncer('session', [login], { ignore_startup_parameters: names });
  onTestFinished(bouncer.stop);
  const asApp = asRole(bouncer.behind(login), 'app');
  await expect(waitForDatabase(asApp, 0, () => undefined)).rejects.toThrow(/doesn’t become coverbridge_app.*“options”/);
});

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
