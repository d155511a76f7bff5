/** Table settings that the models cannot express and a rewritten migration could lose: fill factor and autovacuum (docs/decisions/0044). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OURS } from '../support/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { defaultsDo, tableSettings } from '../support/table-settings.ts';

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

test('every table has its storage and vacuum settings here, or a reason for the defaults', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND ${OURS}`,
  );
  const said = [...Object.keys(tableSettings), ...Object.keys(defaultsDo)];
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('no table has settings other than those listed here', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT coalesce(i.inhparent, c.oid)::regclass::text AS name FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND c.reloptions IS NOT NULL AND n.nspname = current_schema()`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tableSettings).toSorted());
});

test.each(Object.entries(tableSettings))('%s is stored and vacuumed as it is used', async (table, wanted) => {
  const { rows } = await client.query<{ part: string; name: string | null; value: string }>(
    // Each partition of a partitioned table has them; the default one is empty, or should be.
    `SELECT c.relname AS part, option_name AS name, option_value AS value
     FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_options_to_table(c.reloptions) ON true
     WHERE c.relkind = 'r' AND $1::regclass IN (c.oid, i.inhparent) AND c.relname NOT LIKE '%_rest'`,
    [table],
  );
  expect(rows).not.toEqual([]);
  for (const [part, options] of Map.groupBy(rows, (row) => row.part)) {
    const found = Object.fromEntries(
      options.map(({ name, value }) => [name?.replace('autovacuum_', ''), Number(value)]),
    );
    expect(found, part).toMatchObject(wanted);
  }
});

test('a visit changes no index of the session', async () => {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE tablename = 'user_sessions' AND indexdef ~ 'last_seen_at'`,
  );
  expect(rows).toEqual([]);
});

const carried = `SELECT status::text, priority::text, broker_id AS "brokerId", last_event_at = created_at AS still FROM case_states
  JOIN (SELECT id, created_at FROM cases) c ON c.id = case_id WHERE case_id = $1`;

test('a case has its state, and the state its scope, no matter who wrote the case', async () => {
  const { rows } = await client.query<{ id: string }>(`
    INSERT INTO cases (id, type, title, contact_name, contact_email, contact_email_key, contact_phone, definition_version, answers, source)
    VALUES (gen_random_uuid(), 'auto', 'By hand', 'Morgan Example', 'm@example.com', 'm@example.com', '', 1, '{}', 'website') RETURNING id`);
  const id = rows[0]?.id;
  const state = async () => (await client.query(carried, [id])).rows;
  expect(await state()).toEqual([{ status: 'new', priority: 'normal', brokerId: null, still: true }]);
  await client.query(`UPDATE cases SET status = 'offered', priority = 'urgent' WHERE id = $1`, [id]);
  expect(await state()).toEqual([{ status: 'offered', priority: 'urgent', brokerId: null, still: true }]);
  await expect(client.query('UPDATE case_states SET message_seq = -1 WHERE case_id = $1', [id])).rejects.toThrow(
    'case_states_numbers_count_up',
  );
});
