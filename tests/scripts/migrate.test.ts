import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../scripts/lib/embedded-database.ts';
import { migrate } from '../../scripts/lib/migrate.ts';
import { assertMigrationsUnchanged, recordMigrations } from '../../scripts/lib/migration-checksums.ts';
import { databaseUrl } from '../../scripts/lib/test-templates.ts';

const FIRST = '20260101000000_first';
const SECOND = '20260102000000_second';
let folder: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-migrations-'));
  const name = `migrate_${process.pid}_${Date.now()}`;
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
  await createDatabase(adminUrl, name);
  url = databaseUrl(adminUrl, name);
  write(FIRST, 'CREATE TABLE bird (name text);\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('applies what is new, once, also when two processes start at the same time', async () => {
  const answers = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(answers.flat()).toEqual([FIRST]);
  expect(await migrate(url, folder)).toEqual([]);
  write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\n');
  expect(await migrate(url, folder)).toEqual([SECOND]);
});

test('names a migration that fails, and names it again at the next start', async () => {
  write(SECOND, 'SELECT song FROM nowhere;\n');
  await expect(migrate(url, folder)).rejects.toThrow(SECOND);
  await expect(migrate(url, folder)).rejects.toThrow(SECOND);
});

test('refuses a migration that was edited after it had been applied', async () => {
  await migrate(url, folder);
  appendFileSync(path.join(folder, FIRST, 'migration.sql'), '-- a late thought\n');
  await expect(migrate(url, folder)).rejects.toThrow(`${FIRST} was edited`);
});

test('a database that cannot be reached is said in a sentence', async () => {
  await expect(migrate('postgresql://nobody@127.0.0.1:1/none', folder)).rejects.toThrow('cannot be reached');
});

test('a migration that fails in the middle leaves nothing behind', async () => {
  write(SECOND, 'CREATE TABLE nest (name text);\nSELECT song FROM nowhere;\n');
  await expect(migrate(url, folder)).rejects.toThrow(SECOND);
  expect(await query("SELECT to_regclass('nest') AS found")).toEqual([{ found: null }]);
});

test('a body with semicolons arrives whole', async () => {
  write(SECOND, 'CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN NULL; RETURN 2; END $$;\n');
  await migrate(url, folder);
  expect(await query('SELECT two() AS found')).toEqual([{ found: 2 }]);
});

test('a migration that does not get its lock gives up without holding anybody, and applies at the next start', {
  timeout: 60_000,
}, async () => {
  await migrate(url, folder);
  write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\n');
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT * FROM bird');
  await expect(migrate(url, folder)).rejects.toThrow(/did not get its lock .*Nothing was changed/);
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrate(url, folder)).toEqual([SECOND]);
});

describe('checksums', () => {
  const file = () => path.join(folder, 'checksums.txt');

  test('a new migration has to be recorded, which changes no other line', () => {
    expect(() => assertMigrationsUnchanged(folder)).toThrow(`${FIRST} is new`);
    recordMigrations(folder);
    assertMigrationsUnchanged(folder);
    const before = readFileSync(file(), 'utf8');
    write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\n');
    recordMigrations(folder);
    assertMigrationsUnchanged(folder);
    expect(readFileSync(file(), 'utf8').startsWith(before)).toBe(true);
  });

  test('one that was changed or removed is named, and recording again does not hide it', () => {
    write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\n');
    recordMigrations(folder);
    write(FIRST, 'CREATE TABLE bird (name varchar);\n');
    rmSync(path.join(folder, SECOND), { recursive: true });
    recordMigrations(folder);
    expect(() => assertMigrationsUnchanged(folder)).toThrow(`${FIRST} was changed`);
    expect(() => assertMigrationsUnchanged(folder)).toThrow(`${SECOND} was removed`);
  });

  test('the product’s own are what was recorded', () => assertMigrationsUnchanged());
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}
