/** Every column and every function in the catalogue: each column has the constraint that its type requires, or a list says why not. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OURS } from '../support/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { knowsTimeZone } from '../support/time-zones.ts';
import { timesWithoutOrder } from '../support/times-without-order.ts';
import { uuidsWithoutReference } from '../support/uuids-without-reference.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** The columns, as `table.column`, that match a condition on `a` (pg_attribute) and `c` (its table). */
async function columnsWhere(condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname || '.' || a.attname AS name
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND ${OURS} AND a.attnum > 0 AND NOT a.attisdropped AND ${condition}`,
  );
  return rows.map(({ name }) => name).toSorted();
}

// A row generates its own id; a primary key with another name is the id of something else.
test('every column that holds an id has a foreign key, or a reason says why not', async () => {
  const without = await columnsWhere(
    `a.atttypid = 'uuid'::regtype
     AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY(k.conkey))
     AND NOT (a.attname IN ('id', 'key') AND EXISTS (
       SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'p' AND k.conkey = ARRAY[a.attnum]))`,
  );
  expect(without).toEqual(Object.keys(uuidsWithoutReference).toSorted());
});

test('every text is bounded, and every JSON value says whether it is an object or a list', async () => {
  const without = await columnsWhere(
    `a.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
     AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('c', 'f') AND a.attnum = ANY(k.conkey))`,
  );
  expect(without).toEqual([]);
});

test('no timestamp may precede the creation of its row, or a reason says why not', async () => {
  const without = await columnsWhere(
    `a.atttypid = 'timestamptz'::regtype AND EXISTS (SELECT FROM pg_attribute began WHERE began.attrelid = c.oid
       AND began.attname IN ('created_at', 'offered_at', 'first_at') AND began.attnum <> a.attnum
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c'
         AND k.conname = c.relname || '_dates_check' AND k.conkey @> ARRAY[a.attnum, began.attnum]))`,
  );
  expect(without).toEqual(Object.keys(timesWithoutOrder).toSorted());
});

test('no function of ours uses a time zone: the zone data of a server may be older than a law', async () => {
  const { rows } = await client.query<{ name: string; body: string }>(
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS body FROM pg_proc p
     WHERE p.pronamespace = current_schema()::regnamespace AND p.prokind IN ('f', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ body }) => knowsTimeZone(body.replace(/--.*/g, ''))).map(({ name }) => name)).toEqual([]);
});
