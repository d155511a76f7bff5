import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertMigrationsSafe } from '../../scripts/lib/migrations/lint.ts';
import { advice, type Rule } from '../../scripts/lib/migrations/rules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CONCURRENT = '-- kind: concurrent\n';
const DATA = '-- kind: data\n-- walk: bird by id, 1000 rows at a time\n';

const REFUSED: [Rule, string][] = [
  ['index', 'CREATE INDEX a ON bird (name);'],
  ['index', 'CREATE UNIQUE INDEX a ON bird (name);'],
  ['not-valid', 'ALTER TABLE bird ADD CONSTRAINT a CHECK (size > 0);'],
  ['not-valid', 'ALTER TABLE bird ADD CONSTRAINT a FOREIGN KEY (nest) REFERENCES nest (id);'],
  ['not-valid', 'ALTER TABLE bird ADD CONSTRAINT a NOT NULL name;'],
  ['not-valid', 'ALTER TABLE bird ADD COLUMN size int CHECK (size > 0);'],
  ['not-valid', 'ALTER TABLE bird ADD COLUMN nest int DEFAULT 1 REFERENCES nest (id);'],
  ['not-valid', 'ALTER DOMAIN length ADD CONSTRAINT a CHECK (VALUE > 0);'],
  ['using-index', 'ALTER TABLE bird ADD PRIMARY KEY (id);'],
  ['using-index', 'ALTER TABLE bird ADD CONSTRAINT a UNIQUE (name);'],
  ['using-index', 'ALTER TABLE bird ADD COLUMN ring text UNIQUE;'],
  ['using-index', 'ALTER TABLE bird ADD CONSTRAINT a EXCLUDE (name WITH =);'],
  ['validate', 'ALTER TABLE bird VALIDATE CONSTRAINT a;'],
  ['set-not-null', 'ALTER TABLE bird ALTER COLUMN name SET NOT NULL;'],
  ['not-null-column', 'ALTER TABLE bird ADD COLUMN size int NOT NULL;'],
  ['volatile-default', 'ALTER TABLE bird ADD COLUMN key uuid DEFAULT uuidv7();'],
  ['volatile-default', 'ALTER TABLE bird ADD COLUMN at timestamptz DEFAULT (coalesce(clock_timestamp(), now()));'],
  ['volatile-default', 'ALTER TABLE bird ADD COLUMN number bigserial;'],
  ['volatile-default', 'ALTER TABLE bird ADD COLUMN number int GENERATED ALWAYS AS IDENTITY;'],
  ['volatile-default', 'ALTER TABLE bird ADD COLUMN twice int GENERATED ALWAYS AS (size * 2) STORED;'],
  ['type', 'ALTER TABLE bird ALTER COLUMN size TYPE bigint;'],
  ['data', "UPDATE bird SET name = '';"],
  ['data', 'DELETE FROM bird;'],
  ['data', 'INSERT INTO nest SELECT id FROM bird;'],
  ['data', 'MERGE INTO bird USING nest ON true WHEN MATCHED THEN DELETE;'],
  ['data', 'WITH gone AS (DELETE FROM bird RETURNING id) SELECT count(*) FROM gone;'],
  ['data', 'WITH gone AS (DELETE FROM bird RETURNING id) INSERT INTO nest VALUES ((SELECT count(*) FROM gone));'],
  ['data', 'CREATE TABLE copy AS SELECT * FROM bird;'],
  ['do-block', 'DO $$ BEGIN DELETE FROM bird; END $$;'],
  ['do-block', 'CALL tidy();'],
  ['rename', 'ALTER TABLE bird RENAME TO birds;'],
  ['rename', 'ALTER TABLE bird RENAME COLUMN name TO label;'],
  ['rename', "ALTER TYPE kind RENAME VALUE 'a' TO 'b';"],
  ['rename', 'ALTER TYPE kind RENAME TO sort;'],
  ['drop', 'ALTER TABLE bird DROP COLUMN name;'],
  ['drop', 'DROP TABLE bird;'],
  ['drop', 'DROP VIEW birds;'],
  ['lock', 'LOCK TABLE bird;'],
  ['lock', 'VACUUM FULL bird;'],
  ['lock', 'CLUSTER bird USING a;'],
  ['lock', 'TRUNCATE bird;'],
  ['lock', 'REINDEX TABLE bird;'],
  ['lock', 'REFRESH MATERIALIZED VIEW birds;'],
  ['lock', 'ALTER TABLE bird SET UNLOGGED;'],
  ['limits', "SET LOCAL lock_timeout = '1h';"],
  ['transaction', 'COMMIT;'],
  ['concurrent', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON bird (name);'],
  ['concurrent', 'DROP INDEX CONCURRENTLY IF EXISTS a;'],
  ['kind-concurrent', `${CONCURRENT}CREATE INDEX IF NOT EXISTS a ON bird (name);`],
  ['kind-concurrent', `${CONCURRENT}CREATE INDEX CONCURRENTLY a ON bird (name);`],
  ['kind-concurrent', `${CONCURRENT}CREATE INDEX CONCURRENTLY ON bird (name);`],
  ['kind-concurrent', `${CONCURRENT}DROP INDEX CONCURRENTLY a;`],
  ['kind-concurrent', `${CONCURRENT}ALTER TABLE bird VALIDATE CONSTRAINT a, ADD COLUMN size int;`],
  ['kind-data', `${DATA}UPDATE bird SET name = '';`],
  ['kind-data', `${DATA}UPDATE bird SET name = '' WHERE id >= $1;`],
  ['kind-data', `${DATA}ALTER TABLE bird ADD COLUMN size int;`],
];

const ACCEPTED: [string, string][] = [
  ['an index of a new table', 'CREATE TABLE nest (id int);\nCREATE INDEX a ON nest (id);'],
  [
    'everything else on a new table',
    'CREATE TABLE nest (id int);\nALTER TABLE nest ADD PRIMARY KEY (id), ADD CHECK (id > 0);\nUPDATE nest SET id = 1;',
  ],
  ['an index of a partitioned table only', 'CREATE INDEX a ON ONLY bird (name);'],
  [
    'a constraint for new rows',
    'ALTER TABLE bird ADD CONSTRAINT a CHECK (size > 0) NOT VALID, ADD CONSTRAINT b FOREIGN KEY (nest) REFERENCES nest (id) NOT VALID;',
  ],
  ['an empty column with a reference', 'ALTER TABLE bird ADD COLUMN nest int REFERENCES nest (id);'],
  ['a key by an index that is there', 'ALTER TABLE bird ADD CONSTRAINT a UNIQUE USING INDEX a;'],
  [
    'a constant default',
    "ALTER TABLE bird ADD COLUMN size int NOT NULL DEFAULT -1, ADD COLUMN tags text[] NOT NULL DEFAULT '{}'::text[];",
  ],
  [
    'the time as a default',
    'ALTER TABLE bird ADD COLUMN at timestamptz NOT NULL DEFAULT now(), ADD COLUMN b timestamptz DEFAULT CURRENT_TIMESTAMP;',
  ],
  ['a default for new rows', 'ALTER TABLE bird ALTER COLUMN key SET DEFAULT uuidv7();'],
  ['a few rows', "INSERT INTO setting VALUES ('a', 1), ('b', 2);"],
  [
    'functions and triggers that change rows later',
    'CREATE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM bird; COMMIT; RETURN NULL; END $$;\nCREATE FUNCTION b() RETURNS void BEGIN ATOMIC DELETE FROM bird; END;\nCREATE TRIGGER a AFTER INSERT ON bird EXECUTE FUNCTION a();',
  ],
  ['a renamed index or constraint', 'ALTER INDEX a RENAME TO b;\nALTER TABLE bird RENAME CONSTRAINT c TO d;'],
  [
    'an index that goes, settings of a table, a new value',
    "DROP INDEX a;\nALTER TABLE bird SET (fillfactor = 80);\nALTER TYPE kind ADD VALUE 'c';",
  ],
  [
    'what runs concurrently',
    `${CONCURRENT}CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a ON bird (name);\nDROP INDEX CONCURRENTLY IF EXISTS b;\nALTER TABLE bird VALIDATE CONSTRAINT c;`,
  ],
  [
    'rows in batches',
    `${DATA}UPDATE bird SET name = '' WHERE id BETWEEN $1 AND $2;\nINSERT INTO nest SELECT id FROM bird WHERE id BETWEEN $1 AND $2;`,
  ],
  ['what a line allows', '-- lint: allow rename: no release runs on the old name\nALTER TABLE bird RENAME TO birds;'],
];

test.each(REFUSED)('%s: %s', async (rule, sql) => {
  await expect(lint(sql)).rejects.toThrow(`rule ${rule}: ${advice[rule]}`);
});

test('each rule has an example', () => {
  expect(new Set(REFUSED.map(([rule]) => rule))).toEqual(new Set(Object.keys(advice)));
});

test.each(ACCEPTED)('accepts %s', async (_, sql) => lint(sql));

describe('SET NOT NULL', () => {
  const proof = 'ALTER TABLE bird ADD CONSTRAINT named CHECK (name IS NOT NULL) NOT VALID;';
  const validated = `${CONCURRENT}ALTER TABLE bird VALIDATE CONSTRAINT named;`;

  test('is accepted after a migration that validated the check of this column', async () => {
    await lint(proof, validated, 'ALTER TABLE bird ALTER COLUMN name SET NOT NULL;');
    await expect(lint(proof, validated, 'ALTER TABLE bird ALTER COLUMN size SET NOT NULL;')).rejects.toThrow(
      'set-not-null',
    );
  });

  test('is refused while the check is not validated', async () => {
    await expect(lint(proof, 'ALTER TABLE bird ALTER COLUMN name SET NOT NULL;')).rejects.toThrow('set-not-null');
  });
});

describe('exceptions', () => {
  const rename = 'ALTER TABLE bird RENAME TO birds;';

  test.each([
    ['without a reason', `-- lint: allow rename:\n${rename}`, 'names its rule and its reason'],
    ['for another rule', `-- lint: allow drop: nobody reads it\n${rename}`, 'rule rename'],
    [
      'for a rule that does not exist',
      `-- lint: allow renaming: nobody reads it\n${rename}`,
      'no rule called renaming',
    ],
    [
      'that nothing needs',
      '-- lint: allow drop: nobody reads it\nALTER TABLE bird ADD COLUMN size int;',
      'doesn’t break the rule drop',
    ],
    [
      'for another statement',
      `-- lint: allow rename: nobody reads it\n${rename}\nALTER TABLE nest RENAME TO nests;`,
      'line 3, rule rename',
    ],
    [
      'for what would break the runner',
      '-- lint: allow transaction: we know better\nCOMMIT;',
      'nothing allows transaction',
    ],
    ['in a string', `SELECT '\n-- lint: allow rename: nobody reads it\n';\n${rename}`, 'line 4, rule rename'],
  ])('one %s is refused', async (_, sql, words) => {
    await expect(lint(sql)).rejects.toThrow(words);
  });
});

describe('what a release still reads', () => {
  const drop = (since = '') =>
    `-- lint: allow drop${since}: nothing reads it anymore\nALTER TABLE bird DROP COLUMN name;`;
  /** Releases that end with these migrations, counted from 1. */
  const released = (...places: number[]) =>
    places.map((place) => ({ version: `1.${place}.0`, migration: `2026010${place}000000` }));
  const other = 'ALTER TABLE bird ADD COLUMN label text;';

  test('goes freely until there is a release', async () => lintAfter([], other, drop()));

  test('goes with a migration of an earlier release', async () => {
    await lintAfter(released(1, 2), other, other, drop(' since 20260102000000'));
  });

  test('doesn’t go without a name, nor with one of the same release', async () => {
    await expect(lintAfter(released(1), other, other, drop())).rejects.toThrow('goes in two releases');
    await expect(lintAfter(released(1), other, other, drop(' since 20260102000000'))).rejects.toThrow('in no release');
  });

  test('a rule that takes nothing away needs no name', async () => {
    const index = '-- lint: allow index: the table has ten rows for ever\nCREATE INDEX a ON bird (name);';
    await lintAfter(released(1), other, index);
  });
});

describe('kinds', () => {
  test.each([
    ['an unknown kind', '-- kind: quick\nSELECT 1;', 'isn’t a kind of migration'],
    [
      'a kind that is not in the first line',
      `\n${CONCURRENT}CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON bird (name);`,
      'goes on the first line',
    ],
    [
      'data that says no walk',
      '-- kind: data\nDELETE FROM bird WHERE id BETWEEN $1 AND $2;',
      'which rows it walks through',
    ],
    [
      'a batch that is too large',
      `${DATA.replace('1000', '10001')}DELETE FROM bird WHERE id BETWEEN $1 AND $2;`,
      'from 1 to 10000 rows',
    ],
    ['SQL that PostgreSQL cannot read', 'SELECT 1;\nCREATE TABEL bird;', 'Line 2: syntax error at or near "TABEL"'],
  ])('%s is refused', async (_, sql, words) => {
    await expect(lint(sql)).rejects.toThrow(words);
  });
});

test('reports every problem, with migration and line, and leaves migrations older than the rules alone', async () => {
  const sql = '-- é\nDROP TABLE bird;\n\nDROP TABLE nest;';
  await expect(lint(sql)).rejects.toThrow(
    /^20260101000000, line 2, rule drop:.*\n\n20260101000000, line 4, rule drop:/s,
  );
  await assertMigrationsSafe(folder, '20260101000000');
});

test('the product’s own migrations follow the rules', () => assertMigrationsSafe());

function lint(...scripts: string[]): Promise<void> {
  return lintAfter([], ...scripts);
}

async function lintAfter(releases: Parameters<typeof assertMigrationsSafe>[2], ...scripts: string[]): Promise<void> {
  for (const [index, sql] of scripts.entries()) {
    const name = path.join(folder, `2026010${index + 1}000000`);
    mkdirSync(name, { recursive: true });
    writeFileSync(path.join(name, 'migration.sql'), `${sql}\n`);
  }
  await assertMigrationsSafe(folder, '', releases);
}
