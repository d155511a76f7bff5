/**
 * What the product does on a schedule.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

test('a scheduled job, which comes without data, runs', async () => {
  const { pool } = server.services;
  const { rows: scheduled } = await pool.query<{ data: unknown }>(
    `SELECT data FROM pgboss.schedule WHERE name = 'ledgers.chain'`,
  );
  expect(scheduled).toEqual([{ data: null }]);
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ('ledgers.chain', NULL) RETURNING id`,
  );
  await eventually('the job was done', async () => {
    const { rows: done } = await pool.query('SELECT state, output FROM pgboss.job WHERE id = $1', [rows[0]?.id]);
    return done[0]?.state === 'completed';
  });
});
