// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../scripts/lib/migrate.ts';
import { migrationList } from '../../scripts/lib/prisma-files.ts';
import { withSchemaEngine } from '../../scripts/lib/schema-engine.ts';
import {
  connected,
  FIRST,
  folder,
  history,
  killWhileItWaits,
  query,
  SECOND,
  THIRD,
  untilItWaits,
  url,
  write,
} from './migrating.ts';

describe('data in batches', () => {
  const COUNT = `-- kind: data
-- walk: bird by id, 2 rows at a time
UPDATE bird SET seen = seen + 1 WHERE id BETWEEN $1 AND $2;
INSERT INTO sighting SELECT id FROM bird WHERE id BETWEEN $1 AND $2;
`;

  beforeEach(() => {
    write(FIRST, 'CREATE TABLE bird (id uuid PRIMARY KEY, seen int);\nCREATE TABLE sighting (bird uuid);\n');
  });

  test('processes every row once, each batch in its own transaction', async () => {
    await migrate(url, folder);
    await birds(5);
    write(SECOND, COUNT);
    expect(await migrate(url, folder)).toEqual([SECOND]);
    expect(
      await query('SELECT seen, count(*)::int, count(DISTINCT xmin::text)::int AS transactions FROM bird GROUP BY 1'),
    ).toEqual([{ seen: 1, count: 5, transactions: 3 }]);
    expect(await query('SELECT count(*)::int FROM sighting')).toEqual([{ count: 5 }]);
    expect(await history(SECOND)).toEqual([{ finished: true, logs: null }]);
  });

  test('killed midway, it resumes after the last committed batch, and counts no row twice', async () => {
    await migrate(url, folder);
    await birds(7);
    write(SECOND, COUNT);
    const holder = await connected();
    await holder.query('BEGIN');
    await holder.query("SELECT 1 FROM bird WHERE id = '00000000-0000-0000-0000-000000000005' FOR UPDATE");
    await killWhileItWaits();
    expect(await query('SELECT sum(seen)::int FROM bird')).toEqual([{ sum: 4 }]);
    expect(await history(SECOND)).toEqual([
      { finished: false, logs: '{"after":"00000000-0000-0000-0000-000000000004","rows":4}' },
    ]);
    await holder.end();
    expect(await migrate(url, folder)).toEqual([SECOND]);
    expect(await query('SELECT seen, count(*)::int FROM bird GROUP BY 1')).toEqual([{ seen: 1, count: 7 }]);
  });

  test('one already started may not be edited', async () => {
    await migrate(url, folder);
    await birds(3);
    write(SECOND, COUNT.replace('seen + 1', '1 / (right(id::text, 1)::int - 3)'));
    await expect(migrate(url, folder)).rejects.toThrow(/division by zero\nIts progress is kept/);
    write(SECOND, COUNT);
    await expect(migrate(url, folder)).rejects.toThrow('had begun to apply it');
  });

  test('a statement that cannot run is found even on an empty table', async () => {
    write(SECOND, COUNT.replace('sighting', 'nowhere'));
    await expect(migrate(url, folder)).rejects.toThrow('"nowhere" does not exist');
  });

  test('a column that is not unique is refused', async () => {
    write(SECOND, COUNT.replace('bird by id', 'bird by seen'));
    await expect(migrate(url, folder)).rejects.toThrow('no unique index on seen');
  });

  async function birds(count: number): Promise<void> {
    await query(
      `INSERT INTO bird SELECT ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, 0 FROM generate_series(1, ${count}) n`,
    );
  }
});

describe('concurrent builds', () => {
  const INDEX = '-- kind: concurrent\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS bird_name ON bird (name);\n';

  test('others write while an index is built', async () => {
    await migrate(url, folder);
    write(SECOND, INDEX);
    const writer = await connected();
    await writer.query("BEGIN; INSERT INTO bird VALUES ('owl')");
    const building = migrate(url, folder);
    await untilItWaits();
    await query("SET statement_timeout = '10s'; INSERT INTO bird VALUES ('wren')");
    await writer.query('COMMIT');
    await writer.end();
    expect(await building).toEqual([SECOND]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test('a second process that starts in the meantime does not stop it', async () => {
    write(SECOND, INDEX);
    const answers = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
    expect(answers.flat()).toEqual([FIRST, SECOND]);
  });

  test('an index left invalid by an earlier build is dropped and rebuilt', async () => {
    await migrate(url, folder);
    await query("INSERT INTO bird VALUES ('owl'), ('owl')");
    await expect(query(INDEX)).rejects.toThrow('could not create unique index');
    expect(await indexes()).toEqual([{ valid: false }]);
    await query('TRUNCATE bird');
    write(SECOND, INDEX);
    expect(await migrate(url, folder)).toEqual([SECOND]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test('a build that fails leaves no index behind', async () => {
    await migrate(url, folder);
    await query("INSERT INTO bird VALUES ('owl'), ('owl')");
    write(SECOND, INDEX);
    await expect(migrate(url, folder)).rejects.toThrow(SECOND);
    expect(await indexes()).toEqual([]);
  });

  const indexes = () => query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('bird_name')");
});

describe('concurrent builds on a partitioned table', () => {
  const TABLE = `CREATE TABLE bird (name text) PARTITION BY RANGE (name);
CREATE TABLE bird_a_m PARTITION OF bird FOR VALUES FROM ('a') TO ('n');
CREATE TABLE bird_n_z PARTITION OF bird FOR VALUES FROM ('n') TO ('z');
`;
  const INDEX = '-- kind: concurrent\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "bird_name" ON "bird" ("name");\n';

  beforeEach(() => write(FIRST, TABLE));

  test('others write while the index of a partition is built, and a new partition has it too', async () => {
    await migrate(url, folder);
    write(SECOND, INDEX);
    // As after an interrupted run: the index of the table needs a lock that writers block for a moment.
    await query('CREATE UNIQUE INDEX bird_name ON ONLY bird (name)');
    const writer = await connected();
    await writer.query("BEGIN; INSERT INTO bird VALUES ('owl')");
    const building = migrate(url, folder);
    await untilItWaits();
    await query("SET statement_timeout = '10s'; INSERT INTO bird VALUES ('wren'), ('auk')");
    await writer.query('COMMIT');
    await writer.end();
    expect(await building).toEqual([SECOND]);
    await query("CREATE TABLE bird_rest PARTITION OF bird DEFAULT; INSERT INTO bird VALUES ('Zeledonia')");
    expect(await indexes()).toEqual([{ valid: true, parts: 3 }]);
    await expect(query("INSERT INTO bird VALUES ('owl')")).rejects.toThrow('duplicate key');
  });

  test('one that failed midway continues with the partitions that have none', async () => {
    await migrate(url, folder);
    await query("INSERT INTO bird VALUES ('auk'), ('owl'), ('owl')");
    write(SECOND, INDEX);
    await expect(migrate(url, folder)).rejects.toThrow(SECOND);
    expect(await indexes()).toEqual([{ valid: false, parts: 1 }]);
    await query("DELETE FROM bird WHERE name = 'owl'");
    expect(await migrate(url, folder)).toEqual([SECOND]);
    expect(await indexes()).toEqual([{ valid: true, parts: 2 }]);
  });

  test('on the table itself it waits for writers as long as a schema change, and no longer', async () => {
    await migrate(url, folder);
    write(SECOND, INDEX);
    const writer = await connected();
    await writer.query("BEGIN; INSERT INTO bird VALUES ('owl')");
    await expect(migrate(url, folder)).rejects.toThrow('did not get its lock');
    await writer.query('ROLLBACK');
    await writer.end();
    expect(await migrate(url, folder)).toEqual([SECOND]);
  });

  test('it is dropped with those of its partitions', async () => {
    write(SECOND, INDEX);
    write(THIRD, '-- kind: concurrent\nDROP INDEX CONCURRENTLY IF EXISTS "bird_name";\n');
    expect(await migrate(url, folder)).toEqual([FIRST, SECOND, THIRD]);
    expect(await query("SELECT FROM pg_indexes WHERE tablename LIKE 'bird%'")).toEqual([]);
  });

  const indexes = () =>
    query(`SELECT indisvalid AS valid, (SELECT count(*)::int FROM pg_inherits WHERE inhparent = indexrelid) AS parts
      FROM pg_index WHERE indexrelid = to_regclass('bird_name')`);
});

test('models are compared with migrations of every kind', async () => {
  write(FIRST, 'CREATE TABLE bird (id int PRIMARY KEY, name text NOT NULL);\n');
  write(
    SECOND,
    "-- kind: data\n-- walk: bird by id, 10 rows at a time\nUPDATE bird SET name = '' WHERE id BETWEEN $1 AND $2;\n",
  );
  write(
    THIRD,
    `-- kind: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS bird_name ON bird (name);
CREATE INDEX CONCURRENTLY IF NOT EXISTS bird_name_id ON bird (name, id);\n`,
  );
  const model = `datasource db {\n provider = "postgresql"\n}\nmodel bird {\n id Int @id\n name String\n @@index([name], map: "bird_name")\n @@index([name, id], map: "bird_name_id")\n}\n`;
  const models = [{ path: 'schema.prisma', content: model }];
  const { exitCode } = await withSchemaEngine(process.env.TEST_DATABASE_ADMIN_URL ?? '', models, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationList(folder) },
      to: { tag: 'schemaDatamodel', files: models },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  expect(exitCode).toBe(0);
});
