// @module-tag long
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../scripts/lib/migrate.ts';
import { assertMigrationsUnchanged, recordMigrations } from '../../scripts/lib/migration-checksums.ts';
import { connected, FIRST, folder, killWhileItWaits, query, SECOND, THIRD, url, write } from './migrating.ts';

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

test('an unreachable database is reported with a readable error', async () => {
  await expect(migrate('postgresql://nobody@127.0.0.1:1/none', folder)).rejects.toThrow('can’t be reached');
});

test('a migration that fails midway leaves nothing behind', async () => {
  write(SECOND, 'CREATE TABLE nest (name text);\nSELECT song FROM nowhere;\n');
  await expect(migrate(url, folder)).rejects.toThrow(SECOND);
  expect(await query("SELECT to_regclass('nest') AS found")).toEqual([{ found: null }]);
});

test('function bodies, quoted strings and comments arrive whole', async () => {
  write(
    SECOND,
    `-- one; two 'three
CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN NULL; RETURN 2; END $$;
/* a ; /* nested ; */ $$ */
CREATE FUNCTION three() RETURNS text LANGUAGE plpgsql AS $body$ BEGIN EXECUTE $$ SELECT ';'; $$; RETURN 'it''s; 3'; END $body$;
CREATE FUNCTION four() RETURNS int BEGIN ATOMIC SELECT 1; SELECT 4; END;
COMMENT ON TABLE bird IS E'a\\';b';
`,
  );
  await migrate(url, folder);
  expect(await query("SELECT two(), three(), four(), obj_description('bird'::regclass) AS comment")).toEqual([
    { two: 2, three: "it's; 3", four: 4, comment: "a';b" },
  ]);
});

test('a database with tables of another application is left alone', async () => {
  await query('CREATE TABLE ledger (id int)');
  await expect(migrate(url, folder)).rejects.toThrow(/no migration made.*ledger/);
});

test('a migration that does not get its lock gives up without blocking anyone, and applies at the next start', {
  timeout: 60_000,
}, async () => {
  await migrate(url, folder);
  write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\n');
  const reader = await connected();
  await reader.query('BEGIN');
  await reader.query('SELECT * FROM bird');
  await expect(migrate(url, folder)).rejects.toThrow(/did not get its lock .*Nothing was changed/);
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrate(url, folder)).toEqual([SECOND]);
});

test('a statement of a migration has a minute, and five seconds for its lock', async () => {
  const limits = "current_setting('lock_timeout') || ' ' || current_setting('statement_timeout')";
  write(
    SECOND,
    `ALTER TABLE bird ADD PRIMARY KEY (name);\nCREATE TABLE seen AS SELECT ${limits} AS limits;\nINSERT INTO bird VALUES ('owl');\n`,
  );
  write(
    THIRD,
    `-- kind: data\n-- walk: bird by name, 10 rows at a time\nUPDATE bird SET name = ${limits} WHERE name BETWEEN $1 AND $2;\n`,
  );
  await migrate(url, folder);
  expect(await query('SELECT limits, name FROM seen, bird')).toEqual([{ limits: '5s 1min', name: '5s 1min' }]);
});

test('a process killed in the middle of a schema change does not block the next', async () => {
  const gate = await connected();
  await gate.query('SELECT pg_advisory_lock(42)');
  write(SECOND, 'ALTER TABLE bird ADD COLUMN song text;\nSELECT pg_advisory_lock(42);\n');
  await killWhileItWaits();
  await gate.end();
  expect(await migrate(url, folder)).toEqual([SECOND]);
  expect(await query('SELECT song FROM bird')).toEqual([]);
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

  test('the product’s own match what was recorded', () => assertMigrationsUnchanged());
});
