import { Agent, type OutgoingHttpHeaders } from 'node:http';
import pg from 'pg';
import { sessionCookie } from '../lib/product.ts';
import { keyFor } from './keys.ts';
import type { Row } from './report.ts';
import { callWith } from './requests.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';

const ROUNDS = 400;
const REST_GOAL = 1.1;
const KEY_GOAL_MS = 0.5;

type Way = { url: string; headers: OutgoingHttpHeaders };

/** Milliseconds of the calls, sent in turn, so that other activity on the machine affects all of them. */
async function timesOf<Name extends string>(ways: Record<Name, Way>, rounds: number): Promise<Record<Name, number[]>> {
  const agent = new Agent({ keepAlive: true });
  const names = Object.keys(ways) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -20; round < rounds; round += 1)
    for (const name of names) {
      const { url, headers } = ways[name];
      const started = performance.now();
      await callWith(agent, url, headers);
      if (round >= 0) times[name].push(performance.now() - started);
    }
  agent.destroy();
  return times;
}

const p50 = (times: readonly number[]) => percentile(times, 0.5);

/** The same procedures over REST and over tRPC, and over REST with a key instead of a session, as a broker with much work. */
export async function measureRest({ product, databaseOwnerUrl, quick }: Setting): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  const { rows } = await database.query<{ brokerId: string; caseId: string }>(
    `SELECT c.broker_id AS "brokerId", min(c.id::text) AS "caseId" FROM cases c JOIN users u ON u.id = c.broker_id
     WHERE c.status = 'active' AND u.disabled_at IS NULL GROUP BY c.broker_id ORDER BY count(*) DESC, c.broker_id LIMIT 1`,
  );
  const { brokerId = '', caseId = '' } = rows[0] ?? {};
  const authorization = await keyFor(database, { ownerId: brokerId }, ['cases:read', 'messages:read']);
  await database.end();
  const cookie = await sessionCookie(brokerId);
  const asked: [what: string, rest: string, procedure: string, input: object][] = [
    ['a list of 50 cases', '/api/cases?limit=50', 'cases.page', { limit: 50 }],
    ['a case', `/api/cases/${caseId}`, 'cases.get', { caseId }],
    ['its messages', `/api/cases/${caseId}/messages`, 'messages.page', { caseId }],
  ];
  const rounds = quick ? 20 : ROUNDS;
  const found: Row[] = [];
  for (const [what, rest, procedure, input] of asked) {
    const query = `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const ways = {
      rest: { url: product.url + rest, headers: { cookie } },
      trpc: { url: `${product.url}/api/trpc/${procedure}${query}`, headers: { cookie } },
      key: { url: product.url + rest, headers: { authorization } },
    };
    found.push(...rowsOf(what, await timesOf(ways, rounds)));
  }
  return found;
}

function rowsOf(what: string, { rest, trpc, key }: Record<'rest' | 'trpc' | 'key', number[]>): Row[] {
  const ratio = p50(rest) / p50(trpc);
  const more = p50(key) - p50(rest);
  return [
    {
      what: `REST against tRPC: ${what}, p50`,
      result: ratio.toFixed(2),
      goal: `at most ${REST_GOAL}`,
      met: ratio <= REST_GOAL,
      details: `${p50(rest).toFixed(2)} ms against ${p50(trpc).toFixed(2)} ms, ${rest.length} calls each`,
    },
    {
      what: `REST with a key against a session: ${what}, p50`,
      result: `${more >= 0 ? '+' : '−'}${Math.abs(more).toFixed(2)} ms`,
      goal: `at most +${KEY_GOAL_MS} ms`,
      met: more <= KEY_GOAL_MS,
      details: `${p50(key).toFixed(2)} ms against ${p50(rest).toFixed(2)} ms`,
    },
  ];
}
