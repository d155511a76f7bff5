/** What the models cannot say of a table, and a rewritten migration could lose: room on its pages, and when it is vacuumed (docs/decisions/0044). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

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

const soon = { vacuum_scale_factor: 0.02, analyze_scale_factor: 0.02 };
const settings: Record<string, Record<string, number>> = {
  // Changed again and again, mostly where no index looks: with room beside it a row stays on its page.
  case_states: { fillfactor: 70, ...soon },
  cases: { fillfactor: 90, ...soon },
  broker_loads: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 500 },
  notification_counters: { fillfactor: 50, vacuum_scale_factor: 0.02, vacuum_threshold: 1000 },
  user_sessions: { fillfactor: 70, vacuum_scale_factor: 0.02, analyze_scale_factor: 0.05 },
  conversation_reads: { fillfactor: 70, vacuum_scale_factor: 0.02 },
  notifications: { fillfactor: 85, vacuum_scale_factor: 0.05 },
  // Queues and counters, where a share of the rows says nothing.
  rate_limits: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 1000 },
  conversation_writers: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 200 },
  outbox_mails: { fillfactor: 70, vacuum_scale_factor: 0.02, vacuum_threshold: 500 },
  // Only ever added to.
  messages: { vacuum_insert_scale_factor: 0.02, analyze_scale_factor: 0.02 },
  case_events: { vacuum_insert_scale_factor: 0.02, analyze_scale_factor: 0.02 },
};

test.each(Object.entries(settings))('%s is stored and vacuumed as it is used', async (table, wanted) => {
  const { rows } = await client.query<{ part: string; name: string | null; value: string }>(
    // Of a table in months each month has them; the rest is empty, or should be.
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

test('a case has its state, and the state its scope, whoever wrote the case', async () => {
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
