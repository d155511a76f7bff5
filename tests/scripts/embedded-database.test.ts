// @module-tag long
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeCluster } from '../../scripts/lib/create-cluster.ts';
import { isAlive } from '../../scripts/lib/lock.mjs';
import { eventually } from '../support/eventually.ts';
import { type Started, startScript } from './processes.ts';

let folder: string;

beforeAll(async () => {
  // Created by root it would be closed to PostgreSQL's own user; that case works too, but elsewhere on the disk.
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-database-'));
  chmodSync(folder, 0o755);
  const first = hold();
  expect(await first.says(/postgresql:.*\n/)).toContain('created');
  await query(first, 'CREATE TABLE kept (word text)');
  await end(first);
});

afterAll(async () => {
  await removeCluster(folder);
  rmSync(folder, { recursive: true, force: true });
});

test('a database whose owner was killed is taken over, and stopped by the process that took it over', async () => {
  const owner = hold();
  await owner.says(/postgresql:.*\n/);
  await query(owner, "INSERT INTO kept VALUES ('taken over')");
  await kill(owner);
  expect(isAlive(postmaster())).toBe(true);

  const next = hold();
  expect(await next.says(/postgresql:.*\n/)).toContain('already running');
  expect(await words(next)).toContain('taken over');
  const pid = postmaster();
  await end(next);
  expect(isAlive(pid)).toBe(false);
});

test('after owner and database were killed, a stale postmaster.pid does not block the next start and no commit is lost', async () => {
  const owner = hold();
  await owner.says(/postgresql:.*\n/);
  await query(owner, "INSERT INTO kept VALUES ('committed')");
  process.kill(postmaster(), 'SIGKILL');
  await kill(owner);

  const next = hold();
  expect(await next.says(/postgresql:.*\n/)).toContain('started');
  expect(await words(next)).toContain('committed');
  await end(next);
});

test('a postmaster.pid whose process id now belongs to another program is stale too', async () => {
  const owner = hold();
  await owner.says(/postgresql:.*\n/);
  process.kill(postmaster(), 'SIGKILL');
  await kill(owner);
  const file = path.join(folder, 'database', 'cluster', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));

  const next = hold();
  expect(await next.says(/postgresql:.*\n/)).toContain('started');
  await end(next);
});

test('a database created by an earlier release as the administrator is transferred to the owner, with its contents', async () => {
  const first = hold();
  const address = new URL(/postgresql:\S+/.exec(await first.says(/postgresql:.*\n/))?.[0] ?? '');
  address.username = 'coverbridge';
  address.password = JSON.parse(readFileSync(path.join(folder, 'database', 'access.json'), 'utf8')).password;
  const administrator = new pg.Client({ connectionString: address.href });
  await administrator.connect();
  for (const sql of [
    "CREATE TYPE kind AS ENUM ('hail', 'fire'); CREATE TABLE made (id serial, kind kind)",
    'ALTER TABLE kept OWNER TO coverbridge',
    'ALTER DATABASE coverbridge OWNER TO coverbridge',
  ])
    await administrator.query(sql);
  await administrator.end();
  await end(first);

  const next = hold();
  await next.says(/postgresql:.*\n/);
  expect(await words(next)).toBeDefined();
  await query(
    next,
    "ALTER TABLE made ADD COLUMN more text; ALTER TYPE kind ADD VALUE 'theft'; DROP TABLE made; DROP TYPE kind",
  );
  await end(next);
});

test('two processes share one database, and the last to leave stops it', async () => {
  const both = [hold(), hold()];
  await Promise.all(both.map((each) => each.says(/postgresql:.*\n/)));
  const [one, other] = both as [Started, Started];
  const pid = postmaster();
  await end(one);
  expect(await words(other)).toBeDefined();
  await end(other);
  expect(isAlive(pid)).toBe(false);
});

test('a database that dies while it is held is restarted on the same address, with everything committed', async () => {
  const owner = hold();
  await owner.says(/postgresql:.*\n/);
  await query(owner, "INSERT INTO kept VALUES ('before the crash')");
  process.kill(postmaster(), 'SIGKILL');
  await owner.says(/Restarting it/);
  const found = await eventually('it answers again', () => words(owner).catch(() => null));
  expect(found).toContain('before the crash');
  const pid = postmaster();
  await end(owner);
  expect(isAlive(pid), 'whoever holds it stops it').toBe(false);
});

test('one that cannot be restarted counts as lost, until it is back', async () => {
  const owner = hold('1');
  await owner.says(/postgresql:.*\n/);
  const [cluster, aside] = [path.join(folder, 'database', 'cluster'), path.join(folder, 'database', 'aside')];
  process.kill(postmaster(), 'SIGKILL');
  renameSync(cluster, aside);
  await owner.says(/can’t be restarted/);
  renameSync(aside, cluster);
  await owner.says(/it is back/);
  expect(await words(owner)).toBeDefined();
  await end(owner);
});

function hold(...patience: string[]): Started {
  return startScript('tests/scripts/hold-database.ts', [folder, ...patience]);
}

async function end(started: Started): Promise<void> {
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
}

async function kill(started: Started): Promise<void> {
  started.child.kill('SIGKILL');
  await started.ended;
}

function postmaster(): number {
  return Number(readFileSync(path.join(folder, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query(started: Started, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: /postgresql:\S+/.exec(started.output())?.[0] });
  // The test kills the server it is connected to.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function words(started: Started): Promise<string[]> {
  return (await query(started, 'SELECT word FROM kept')).map((row) => row.word ?? '');
}
