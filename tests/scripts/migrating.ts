import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { databaseUrls } from '../../scripts/lib/cluster-roles.ts';
import { createDatabase } from '../../scripts/lib/embedded-database.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { eventually } from '../support/eventually.ts';

export const FIRST = '20260101000000_first';
export const SECOND = '20260102000000_second';
export const THIRD = '20260103000000_third';
/** Before each test of the file: a folder with the first migration, and an empty database. */
export let folder: string;
export let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-migrations-'));
  const name = `migrate_${process.pid}_${Date.now()}`;
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
  await createDatabase(adminUrl, name);
  url = databaseUrls(adminUrl, name).databaseOwnerUrl;
  write(FIRST, 'CREATE TABLE bird (name text);\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Waits until PostgreSQL makes a session of the database wait for a lock. */
export async function untilItWaits(): Promise<void> {
  const sql = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await eventually('a statement waits for a lock', async () => (await query(sql)).length > 0);
}

/** Applies the migrations in a separate process, and kills it when it waits for a lock. */
export async function killWhileItWaits(): Promise<void> {
  const script = `import { migrate } from ${JSON.stringify(inRoot('scripts', 'lib', 'migrate.ts'))};
    await migrate(${JSON.stringify(url)}, ${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: inRoot() });
  const ended = once(child, 'exit');
  await untilItWaits();
  child.kill('SIGKILL');
  await ended;
}

export async function history(name: string): Promise<unknown[]> {
  return query(
    `SELECT finished_at IS NOT NULL AS finished, logs FROM _prisma_migrations WHERE migration_name = '${name}'`,
  );
}

export async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function query(sql: string): Promise<unknown[]> {
  const client = await connected();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}
