// @module-tag long
/** The commands of a running installation, from the build: a server, a worker and the migrations, as processes of their own. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inSources, SOURCE_LINES } from '#server/platform/process/source-lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { READ_PAPER_PATH } from '#shared/quote-requests/reading.ts';
import { buildServerWhenStale } from '../../scripts/lib/build-stamp.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { inRoot, root } from '../../scripts/lib/root.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { serverVariables } from '../support/server-variables.ts';
import { type Started, startScript } from './processes.ts';

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;
/** What an image contains: the build and the migrations, without packages, sources or the rest of the repository. */
let installation: string;
let port: number;
const started: Started[] = [];

beforeAll(async () => {
  await buildServerWhenStale();
  installation = mkdtempSync(path.join(tmpdir(), 'coverbridge-installation-'));
  for (const name of ['dist', path.join('prisma', 'migrations')])
    cpSync(inRoot(name), path.join(installation, name), { recursive: true });
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-serve-'));
  port = await freePort();
}, 240_000);
afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  rmSync(installation, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

function run(command: 'serve' | 'worker' | 'migrate', args: string[] = [], variables: Record<string, string> = {}) {
  const base = {
    ...serverVariables(port, database, dataDir),
    DATABASE_OWNER_URL: database.ownerUrl,
    LOG_LEVEL: 'warn',
  };
  const file = path.relative(root, path.join(installation, 'dist', 'server', `${command}.js`));
  const process = startScript(file, args, { ...base, ...variables });
  started.push(process);
  return process;
}

const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
const mailState = async (to: string) =>
  (await owner.query<{ state: string }>(`SELECT state FROM outbox_mails WHERE "to" = $1`, [to])).rows[0]?.state;

test('the bundle is plain ASCII: of any other file V8 keeps two bytes for each character', () => {
  const folder = path.join(installation, 'dist', 'server');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => !/^[\0-\x7f]*$/.test(readFileSync(path.join(folder, name), 'latin1')))).toEqual([]);
});

test('Prisma’s query compiler is a file of its own', () => {
  const folder = path.join(installation, 'dist', 'server');
  expect(
    readFileSync(path.join(folder, 'files', 'query-compiler.wasm'))
      .subarray(0, 4)
      .toString(),
  ).toBe('\0asm');
  expect(readdirSync(folder).filter((name) => name.includes('wasm-base64'))).toEqual([]);
});

test('a job that a server enqueues is done by a worker, and both end when they are asked to', async () => {
  const health = await freePort();
  const serve = run('serve', ['--no-jobs']);
  await serve.says(/listening on/);
  const to = `${randomBytes(4).toString('hex')}@example.com`;
  const answer = await fetch(`http://127.0.0.1:${port}/api/newsletter/simple`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: to }),
  });
  expect(answer.status).toBe(200);
  expect(await mailState(to)).toBe('queued');

  const worker = run('worker', [], { HEALTH_PORT: String(health) });
  await worker.says(/working; health at/);
  await vi.waitFor(async () => expect(await mailState(to)).toBe('sent'), { timeout: 60_000, interval: 100 });
  expect(await (await fetch(`http://127.0.0.1:${health}/healthz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://127.0.0.1:${health}/`)).status).toBe(404);

  for (const { child } of [serve, worker]) child.kill('SIGTERM');
  expect(await Promise.all([serve.ended, worker.ended])).toEqual([0, 0]);
});

test('the bundle has the files it reads and the processes it starts', async () => {
  await run('serve').says(/listening on/);
  for (const address of ['/', '/api/docs', '/api/docs/style.css', '/api/docs/reference.js', '/api/docs/inter.woff2'])
    expect((await get(address)).status, address).toBe(200);
  for (const address of ['/verify-consent.mjs', '/embed.js', '/search?q=winter+tires', '/api/openapi.json'])
    expect((await get(address)).status, address).toBe(200);
  expect(await (await get('/search?q=winter+tires')).text()).toContain('winter');
  // Written by the bundle, and read by its examination process.
  const pdf = await (await get(paths.paperForm('auto'))).arrayBuffer();
  const read = await fetch(`http://127.0.0.1:${port}${READ_PAPER_PATH}`, { method: 'POST', body: pdf });
  expect(read.status, await read.text()).toBe(200);
});

test('without a migration of this release it does not start, and says what to do', async () => {
  const last = readdirSync(inRoot('prisma', 'migrations'))
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1);
  await owner.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [last]);
  try {
    const serve = run('serve');
    expect(await serve.ended).toBe(1);
    expect(serve.output()).toContain(`The database lacks a migration of this release (${last}). Run: npm run migrate`);
  } finally {
    await owner.query('UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = $1', [last]);
  }
});

test('with a database of a newer release it does not start, unless going back was on purpose', async () => {
  await owner.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('next', '-', '29991231000000_next', now())`,
  );
  try {
    const serve = run('serve');
    expect(await serve.ended).toBe(1);
    expect(serve.output()).toContain(
      'The database belongs to a newer release: it has the migration 29991231000000_next',
    );
    await run('serve', [], { ALLOW_NEWER_DATABASE: 'true' }).says(/listening on/);
  } finally {
    await owner.query(`DELETE FROM _prisma_migrations WHERE id = 'next'`);
  }
});

test('migrate says that nothing is missing, and restores a right that was taken away', async () => {
  await owner.query('REVOKE SELECT ON _prisma_migrations FROM coverbridge_app');
  const migrate = run('migrate');
  expect(await migrate.ended).toBe(0);
  expect(migrate.output()).toContain('The database is up to date.');
  await run('serve').says(/listening on/);
});

test('a stack trace of the bundle leads to the source', () => {
  const folder = path.join(installation, 'dist', 'server');
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const chunk = readdirSync(folder).find(
    (name) => name.endsWith('.js') && text(name).includes('function assertDataKey('),
  );
  const line = text(chunk ?? '')
    .slice(0, text(chunk ?? '').indexOf('function assertDataKey('))
    .split('\n').length;
  const stack = `at assertDataKey (file:///srv/dist/server/${chunk}:${line + 1}:3)`;
  const [, source = '', at] =
    /\((.+):(\d+):1\)/.exec(inSources(stack, JSON.parse(text(`files/${SOURCE_LINES}`)))) ?? [];
  const inSource = readFileSync(inRoot(source), 'utf8').split('\n').slice(0, Number(at)).join('\n');
  expect(source).toBe('src/server/app/keys/key-check.ts');
  expect(inSource).toContain('async function assertDataKey(');
});
