/**
 * A process that is killed between a fact and its answer: the call is sent again, and there is one fact.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createPartner, partnerLead } from '../support/partners.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const page = '/faq/first-questions#flood-cover';

let server: ServerProcess;
let owner: pg.Client;
let partner: Awaited<ReturnType<typeof createPartner>>;
beforeAll(async () => {
  server = await startServerProcess();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  partner = await createPartner(await signIn(server.url, 'demo_admin'), 'north-star');
}, 120_000);
afterAll(async () => {
  await owner.end();
  await server.stop();
});

/** A call with a key of idempotency, and how often its fact happened. */
type Repeated = { send(key: string): Promise<Answer>; count(): Promise<number> };

async function counted(sql: string, values: string[] = []): Promise<number> {
  return (await owner.query<{ count: number }>(sql, values)).rows[0]?.count ?? 0;
}

const vote = (): Repeated => ({
  send: (key) =>
    createApiClient(server.url).rest('POST', '/api/page-feedback', {
      json: { page, helpful: 'yes' },
      headers: { 'idempotency-key': key },
    }),
  count: () => counted('SELECT coalesce(sum(helpful), 0)::int AS count FROM page_feedback'),
});

function lead(): Repeated {
  const json = partnerLead();
  return {
    send: (key) => partner.api.rest('POST', '/api/leads', { json, headers: { 'idempotency-key': key } }),
    count: () => counted('SELECT count(*)::int AS count FROM cases WHERE contact_email = $1', [json.answers.email]),
  };
}

const calls: [string, number, () => Repeated][] = [
  ['a vote', 200, vote],
  ['a lead', 201, lead],
];

test.each(calls)(
  '%s, before the commit: nothing happened, and the second call makes the fact',
  { timeout: 120_000 },
  async (_, status, make) => {
    const { send, count } = make();
    const before = await count();
    const key = crypto.randomUUID();
    // The fact is written, its answer can’t be.
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE idempotency_keys IN EXCLUSIVE MODE');
    const lost = send(key).catch(() => 'lost');
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
    expect(await count()).toBe(before);
    const again = await send(key);
    expect([again.status, again.headers.get('idempotency-replayed'), await count()]).toEqual([
      status,
      null,
      before + 1,
    ]);
  },
);

test.each(calls)(
  '%s, after the commit: the second call gets the answer',
  { timeout: 120_000 },
  async (_, status, make) => {
    const { send, count } = make();
    const before = await count();
    const key = crypto.randomUUID();
    const stored = () => counted('SELECT count(*)::int AS count FROM idempotency_keys');
    const known = await stored();
    const answered = send(key).catch(() => null);
    await eventually('the fact is certain', async () => (await stored()) > known);
    await server.kill();
    const first = await answered;
    await server.restart();
    const again = await send(key);
    expect([again.status, again.headers.get('idempotency-replayed'), await count()]).toEqual([
      status,
      'true',
      before + 1,
    ]);
    // Whether or not it arrived before the kill.
    if (first) expect(again.text).toBe(first.text);
  },
);
