/**
 * A process that is killed between a fact and its answer: the call is sent again, and there is one fact.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const page = '/faq/first-questions#flood-cover';

let server: ServerProcess;
let owner: pg.Client;
beforeAll(async () => {
  server = await startServerProcess();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
}, 120_000);
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const vote = (key: string) =>
  createApiClient(server.url).rest('POST', '/api/page-feedback', {
    json: { page, helpful: 'yes' },
    headers: { 'idempotency-key': key },
  });
const votes = async () =>
  (await owner.query<{ count: number }>('SELECT coalesce(sum(helpful), 0)::int AS count FROM page_feedback')).rows[0]
    ?.count;

test('before the commit, nothing happened: the second call makes the fact', { timeout: 120_000 }, async () => {
  const key = crypto.randomUUID();
  // The fact is written, its answer can’t be.
  await owner.query('BEGIN');
  await owner.query('LOCK TABLE idempotency_keys IN EXCLUSIVE MODE');
  const lost = vote(key).catch(() => 'lost');
  await eventually('the answer is about to be stored', async () => {
    const { rows } = await owner.query(
      `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'idempotency_keys'::regclass`,
    );
    return rows.length > 0;
  });
  await server.kill();
  await owner.query('ROLLBACK');
  expect(await lost).toBe('lost');
  await server.restart();
  await eventually('PostgreSQL noticed', async () => {
    const { rows } = await owner.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database()) AND objsubid = 1`);
    return rows.length === 0;
  });
  expect(await votes()).toBe(0);
  const again = await vote(key);
  expect([again.status, again.headers.get('idempotency-replayed'), await votes()]).toEqual([200, null, 1]);
});

test('after the commit, the second call gets the answer', { timeout: 120_000 }, async () => {
  const before = (await votes()) ?? 0;
  const key = crypto.randomUUID();
  const stored = async () => (await owner.query('SELECT 1 FROM idempotency_keys')).rowCount ?? 0;
  const known = await stored();
  const answered = vote(key).catch(() => null);
  await eventually('the fact is certain', async () => (await stored()) > known);
  await server.kill();
  const first = await answered;
  await server.restart();
  const again = await vote(key);
  expect([again.status, again.headers.get('idempotency-replayed'), await votes()]).toEqual([200, 'true', before + 1]);
  // Whether or not it arrived before the kill.
  if (first) expect(again.text).toBe(first.text);
});
