import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { autoRequest } from '../../tests/support/requests.ts';
import type { Product } from '../lib/product.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';

/** Few cases but many brokers: the cost of a submission must not depend on how many brokers could be offered it. */
export const manyBrokers = { cases: 20_000, brokers: 2_500, clients: 6_000 };

const PEOPLE = 20;
const GOAL_MS = 500;
/** All of them must have been offered to a broker within this time. */
const ROUTED_WITHIN_MS = 60_000;

/** Where the submissions go. */
export interface Submitted {
  product: Product;
  databaseOwnerUrl: string;
  people: SeededBusiness;
  cases: number;
}

/**
 * Twenty people submit at the same moment, each again as soon as the last response arrives. The same process assigns each request and sends
 * the emails of both steps during the run.
 */
export async function measureSubmissions(
  { product, databaseOwnerUrl, people, cases }: Submitted,
  quick: boolean,
): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const url = `${product.url}/api/trpc/quotes.submit`;
  const round = randomUUID().slice(0, 8);
  const times: number[] = [];
  const failures: string[] = [];
  async function submit(input: SubmitQuoteInput): Promise<void> {
    const started = performance.now();
    try {
      await call(agent, url, '', input);
    } catch (error) {
      failures.push(String(error));
    }
    times.push(performance.now() - started);
  }
  const everybody = (requests: number, name: string) =>
    Promise.all(
      Array.from({ length: PEOPLE }, async (_, person) => {
        for (let request = 0; request < requests; request += 1)
          await submit(autoRequest({ email: `${name}-${person}-${request}-${round}@example.com` }));
      }),
    );
  await everybody(1, 'warm');
  times.length = 0;
  const started = performance.now();
  await everybody(quick ? 1 : 10, 'person');
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const offered = await timeToRoute(databaseOwnerUrl, round);
  const p95 = percentile(times, 0.95);
  const size = `${cases.toLocaleString('en-CA')} cases, ${people.brokers.length.toLocaleString('en-CA')} brokers`;
  const what = `${PEOPLE} people submitting a request at once, ${size}`;
  return [
    {
      what: `${what}, p95`,
      result: `${Math.round(p95)} ms`,
      goal: `at most ${GOAL_MS} ms`,
      met: p95 <= GOAL_MS,
      details: `median ${Math.round(percentile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms; ${times.length} requests, ${Math.round(times.length / seconds)}/s; the last one had a broker ${Math.round(offered / 1000)} s after it came in`,
    },
    {
      what: `${what}, refused or failed`,
      result: String(failures.length),
      goal: '0',
      met: failures.length === 0,
      details: failures[0] ?? `of ${times.length}`,
    },
  ];
}

/** Milliseconds until each of them was offered. @throws when one was not offered */
async function timeToRoute(databaseOwnerUrl: string, round: string): Promise<number> {
  const started = performance.now();
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  try {
    for (;;) {
      const { rows } = await database.query<{ left: number }>(
        `SELECT count(*)::int AS left FROM cases WHERE contact_email LIKE $1 AND status = 'new'`,
        [`%-${round}@example.com`],
      );
      const waited = performance.now() - started;
      if (rows[0]?.left === 0) return waited;
      if (waited > ROUTED_WITHIN_MS) throw new Error(`${rows[0]?.left} requests have no broker after a minute`);
      await sleep(200);
    }
  } finally {
    await database.end();
  }
}
