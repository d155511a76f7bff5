import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sessionCookie } from '../lib/product.ts';
import { enabledClient } from './enabled-client.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';

const MESSAGES = 300;
/** How long a server buffers its statistics. */
const COUNTERS_MS = 2_000;

type Conversation = { caseId: string; clientId: string; brokerId: string };
type Counted = { wal: number; updates: number; hot: number };

/**
 * Messages sent one after the other, each in another conversation, by the client and the broker in turn: what one costs in WAL, which is
 * flushed to disk and copied to standbys, right after a checkpoint, when the first change of a page logs all of it. Includes the email,
 * its job and the server's other work.
 */
export async function measureMessages({ product, databaseOwnerUrl, cases, quick }: Setting): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  const { rows: conversations } = await database.query<Conversation>(
    `SELECT id AS "caseId", client_id AS "clientId", broker_id AS "brokerId" FROM cases WHERE status = 'active' AND ${enabledClient} ORDER BY md5(id::text) LIMIT $1`,
    [quick ? 20 : MESSAGES],
  );
  await database.query('CHECKPOINT');
  const before = await count(database);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (const [index, { caseId, clientId, brokerId }] of conversations.entries()) {
    const cookie = await sessionCookie(index % 2 === 0 ? clientId : brokerId);
    const message = {
      caseId,
      clientKey: randomUUID(),
      kind: 'message',
      body: 'The roof is from 2019, the garage is newer.',
    };
    const started = performance.now();
    await call(agent, `${product.url}/api/trpc/messages.send`, cookie, message);
    times.push(performance.now() - started);
  }
  agent.destroy();
  await sleep(COUNTERS_MS);
  const after = await count(database);
  await database.end();
  const share = (after.wal - before.wal) / conversations.length / 1024;
  return [
    {
      what: `A message at ${cases.toLocaleString('en-CA')} cases, write-ahead log after a checkpoint`,
      result: `${Math.round(share)} KB`,
      details: `${conversations.length} messages, p95 ${Math.round(percentile(times, 0.95))} ms; ${after.hot - before.hot} of ${after.updates - before.updates} updates across all tables touched no index`,
    },
  ];
}

async function count(database: pg.Client): Promise<Counted> {
  const { rows } = await database.query<Counted>(`
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 AS wal,
      sum(n_tup_upd)::int AS updates, sum(n_tup_hot_upd)::int AS hot FROM pg_stat_user_tables`);
  return rows[0] ?? { wal: 0, updates: 0, hot: 0 };
}
