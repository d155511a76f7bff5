/** Hand-written SQL stays readable: every name in the schema is snake_case, tables are plural, and keys sort by time. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { sourceFiles } from '../support/source-files.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('tables, columns, constraints, indexes, sequences and types have names in snake_case', async () => {
  const { rows } = await client.query<{ name: string }>(`
    WITH ours AS (SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = current_schema()::regnamespace)
    SELECT relname AS name FROM ours
    UNION SELECT attname FROM pg_attribute JOIN ours ON attrelid = ours.oid WHERE relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
    UNION SELECT conname FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
    UNION SELECT tgname FROM pg_trigger JOIN ours ON tgrelid = ours.oid WHERE NOT tgisinternal
    UNION SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION SELECT typname FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typtype = 'e'`);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.map(({ name }) => name).filter((name) => !/^_?[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
});

test('no row has a random key: version 4 UUIDs are for what must not be guessed', () => {
  const random = sourceFiles('src')
    .filter(({ path }) => path.startsWith('src/server/') && !path.endsWith('.test.ts'))
    .filter(({ text }) => /randomUUID|uuid\(4\)|gen_random_uuid/.test(text))
    .map(({ path }) => path);
  // The number of a form on a partner's page, whose answer it opens, seeds of a draw, and the id of a request in the log.
  expect(random).toEqual([
    'src/server/app/embed/routes.ts',
    'src/server/modules/assignment/dry-run/queries.ts',
    'src/server/modules/assignment/routing/commands.ts',
    'src/server/platform/trpc/context.ts',
  ]);
});
