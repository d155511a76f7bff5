import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../scripts/lib/embedded-database.ts';
import { migrate } from '../../scripts/lib/migrate.ts';
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

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}
