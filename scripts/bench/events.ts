import { Agent } from 'node:http';
import pg from 'pg';
import { sessionCookie } from '../lib/product.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const PAGES = 200;
const GOAL = 1.5;

/** In one statement: a statement has a time limit here as in production. */
const STEP = 50_000;

/** Adds events from one place to another, one in ten of them a broker's. */
async function fill(database: pg.Client, brokerId: string, from: number, to: number): Promise<void> {
  for (let first = from + 1; first <= to; first += STEP)
    await database.query(
      `WITH numbered AS (SELECT id, status, version, row_number() OVER () AS n, count(*) OVER () AS all_cases FROM cases),
        happened AS (
          INSERT INTO integration_events (id, position, type, case_id, data, status, case_version, at, dispatched_at)
          SELECT gen_random_uuid(), place, 'case.status_changed', numbered.id, '{}', status, version, now(), now()
          FROM generate_series($2::int, $3::int) AS place JOIN numbered ON numbered.n = 1 + place % numbered.all_cases
          RETURNING id, position)
      INSERT INTO integration_event_recipients (event_id, recipient_id, position, parting)
        SELECT id, $1::uuid, position, true FROM happened WHERE position % 10 = 0`,
      [brokerId, first, Math.min(to, first + STEP - 1)],
    );
  await database.query('ANALYZE integration_events, integration_event_recipients');
}

/** Milliseconds of a page of events somewhere in the list, in the middle of many calls. */
async function pageTime(url: string, userIds: readonly string[], positions: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const cookies = await Promise.all(userIds.map((id) => sessionCookie(id)));
  const hour = Math.floor(Date.now() / 3_600_000);
  const times: number[] = [];
  for (let index = 0; index < PAGES; index++) {
    const after = Buffer.from(`${hour}.${Math.floor((positions * 0.9 * index) / PAGES)}`).toString('base64url');
    const cookie = cookies[index % cookies.length] ?? '';
    const started = performance.now();
    await call(agent, `${url}/api/events?limit=50&after=${after}`, cookie);
    times.push(performance.now() - started);
  }
  agent.destroy();
  return percentile(times, 0.5);
}

/** A page of events among ten thousand and among a million, as an administrator and a broker in turn. */
export async function measureEvents({ product, databaseOwnerUrl, quick }: Setting): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    `(SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL LIMIT 1)
     UNION ALL (SELECT id FROM users WHERE role = 'broker' AND disabled_at IS NULL LIMIT 1)`,
  );
  const people = rows.map(({ id }) => id);
  const brokerId = people[1] ?? '';
  await database.query('DELETE FROM integration_events');
  await fill(database, brokerId, 0, FEW);
  await pageTime(product.url, people, FEW);
  const few = await pageTime(product.url, people, FEW);
  const count = quick ? 10 * FEW : MANY;
  await fill(database, brokerId, FEW, count);
  await pageTime(product.url, people, count);
  const many = await pageTime(product.url, people, count);
  await database.end();
  const ratio = many / few;
  return [
    {
      what: `A page of events among ${count.toLocaleString('en-CA')}, against one among ${FEW.toLocaleString('en-CA')}`,
      result: `${ratio.toFixed(2)} times as long`,
      goal: `at most ${GOAL}`,
      met: ratio <= GOAL,
      details: `p50 of ${PAGES} pages of 50, by administrator and broker in turn: ${many.toFixed(1)} ms, ${few.toFixed(1)} ms`,
    },
  ];
}
