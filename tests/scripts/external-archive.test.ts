/**
 * PostgreSQL elsewhere archives its log, and is put back to a moment, by the commands of docs/operations.md as they are printed there.
 * @module-tag long
 */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemo } from '../../prisma/seed/demo.ts';
import type { Finding } from '../../scripts/lib/doctor/finding.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { createApiClient, submitQuote } from '../support/api-client.ts';
import {
  type DebianCluster,
  debianCluster,
  debianPrograms,
  loginsOf,
  makeRoles,
  NO_PACKAGES,
} from '../support/debian-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { valueIn } from '../support/metrics.ts';
import { startServerProcess } from '../support/server-process.ts';
import { serverVariables } from '../support/server-variables.ts';
import { workedCase } from '../support/worked-case.ts';
import { startScript } from './processes.ts';

const TOKEN = 'a-token-for-the-monitor-0123456789';
let programs: string | undefined;
let found: DebianCluster | undefined;
let folder: string;
let archive: string;
let copies: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-archive-'));
  [archive, copies] = [path.join(folder, 'archive'), path.join(folder, 'copies')];
  programs = await debianPrograms();
  if (!programs) return;
  found = await debianCluster(programs, 'initdb');
  const { uid, gid } = found.account;
  for (const each of [folder, archive, copies]) {
    mkdirSync(each, { recursive: true });
    if (uid !== undefined) chownSync(each, uid, gid ?? uid);
  }
  found.start();
  makeRoles(found);
});
afterAll(() => {
  found?.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(({ skip }) => {
  if (!found) skip(NO_PACKAGES);
});

const cluster = () => found as DebianCluster;
const logins = () => loginsOf(cluster());

/** The commands of a block of the guide, as the user that runs PostgreSQL would give them. */
function follow(heading: string, more: Record<string, string> = {}): void {
  const guide = readFileSync(inRoot('docs/operations.md'), 'utf8');
  const block = guide.split(`# ${heading}\n`)[1]?.split('```')[0];
  expect(block, heading).toBeDefined();
  const { account, port, folder: data, adminUrl } = cluster();
  const server = {
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGPASSWORD: new URL(adminUrl).password,
  };
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    PGDATA: data,
    ARCHIVE: archive,
    COPIES: copies,
    ...server,
    ...more,
  };
  execFileSync('sh', ['-eu', '-c', block ?? ''], { ...account, cwd: '/', env, stdio: 'pipe' });
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

async function command(script: string, args: string[] = []): Promise<string> {
  const env = { ...serverVariables(1, logins(), path.join(folder, 'data')), DATABASE_OWNER_URL: logins().ownerUrl };
  const run = startScript(`scripts/${script}.ts`, args, env);
  expect(await run.ended, run.output()).toBe(0);
  return run.output();
}

async function archiving(): Promise<Finding | undefined> {
  const env = serverVariables(1, logins(), path.join(folder, 'data'));
  const run = startScript('scripts/doctor.ts', ['--json'], env);
  await run.ended;
  return (JSON.parse(run.output()) as (Finding & { name: string })[]).find(({ name }) => name === 'Archive');
}

const serverHere = () => startServerProcess({ database: logins(), variables: { METRICS_TOKEN: TOKEN } });
const sendable = () => ({ clientKey: crypto.randomUUID() });

test('what was acknowledged before the moment is there, and the accident after it is not', {
  timeout: 900_000,
}, async () => {
  expect(await archiving()).toMatchObject({ state: 'ok', says: expect.stringContaining('doesn’t archive') });
  follow('Once: archive the log');
  cluster().stop();
  cluster().start();
  await command('migrate');
  await seedDemo(logins().url);
  const server = await serverHere();
  const { caseId, broker } = await workedCase(server.url);
  const say = (body: string) => broker.trpc.messages.send.mutate({ caseId, body, ...sendable() });
  await say('before the copy');
  follow('Every night: a copy, and what is older than the privacy policy allows');
  await say('before the accident');
  await submitQuote(createApiClient(server.url), { email: 'kept@example.com' });
  const [moment] = await ask<{ at: string }>(logins().ownerUrl, 'SELECT clock_timestamp()::text AS at');
  await say('after the moment');
  await ask(logins().ownerUrl, `UPDATE cases SET title = 'a wrong click'`);
  await server.terminate();
  cluster().stop();
  renameSync(cluster().folder, `${cluster().folder}.before`);
  const copy = path.join(copies, readdirSync(copies).sort().at(-1) ?? '');
  follow('After an accident: PostgreSQL is stopped, and its folder was moved aside', {
    COPY: copy,
    AT: moment?.at ?? '',
  });
  cluster().start();
  await eventually('it accepts writes', async () => {
    const [row] = await ask<{ reading: boolean }>(cluster().adminUrl, 'SELECT pg_is_in_recovery() AS reading');
    return row?.reading === false;
  });
  follow('As soon as it accepts writes');
  const bodies = await ask<{ body: string }>(
    logins().ownerUrl,
    `SELECT body FROM messages WHERE body ~ 'the' ORDER BY seq`,
  );
  expect(bodies.map(({ body }) => body)).toEqual(['before the copy', 'before the accident']);
  const titles = await ask(logins().ownerUrl, `SELECT FROM cases WHERE title = 'a wrong click'`);
  expect(titles).toEqual([]);
  expect(await ask(logins().ownerUrl, `SELECT FROM cases WHERE contact_email_key = 'kept@example.com'`)).toHaveLength(
    1,
  );
  await command('ledger-verify');
  const again = await serverHere();
  await submitQuote(createApiClient(again.url), { email: 'afterwards@example.com' });
  await again.terminate();
  expect(await archiving()).toMatchObject({ state: 'ok', says: expect.stringContaining('60 seconds') });
});

test('an archive that fails is a problem for the doctor and a number for the monitor, until it succeeds', async () => {
  const server = await serverHere();
  const failing = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    return valueIn(text, 'coverbridge_database_archive_failing');
  };
  expect(await failing()).toBe(0);
  renameSync(archive, `${archive}.gone`);
  await ask(cluster().adminUrl, `SELECT pg_logical_emit_message(false, 'test', 'written'), pg_switch_wal()`);
  await eventually('the doctor sees it', async () => (await archiving())?.state === 'problem', 120_000);
  await eventually('the monitor sees it', async () => (await failing()) === 1);
  renameSync(`${archive}.gone`, archive);
  await eventually('it is archived', async () => (await archiving())?.state === 'ok', 180_000);
  await eventually('the monitor sees that, too', async () => (await failing()) === 0);
  await server.terminate();
});
