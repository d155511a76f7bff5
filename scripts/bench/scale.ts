import { Agent } from 'node:http';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { sessionCookie } from '../lib/product.ts';
import { type Question, questions } from './questions.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';

const GOAL = 1.5;

/** One of the two businesses that are compared. */
export interface ListedBusiness {
  product: { url: string };
  people: SeededBusiness;
  /** How many. */
  cases: number;
}

/**
 * Every list, search and chart over HTTP, asked in both businesses in turn, request by request, so that whatever else the machine does
 * meets both. As many brokers ask in the one as in the other: what a person's own rows cost when nobody has read them for long is the
 * memory of the machine, and is shown apart.
 */
export async function measureScale(large: ListedBusiness, small: ListedBusiness, rounds: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const askers = Math.min(large.people.brokers.length, small.people.brokers.length);
  const rows: Row[] = [];
  for (const question of questions) {
    const taken = { large: [] as number[], small: [] as number[] };
    for (let round = -5; round < rounds; round += 1) {
      for (const [size, business] of [
        ['large', large],
        ['small', small],
      ] as const) {
        const time = await timeOf(agent, business, question, Math.abs(round), askers);
        if (round >= 0) taken[size].push(time);
      }
    }
    rows.push(rowOf(question, taken, large.cases, small.cases));
  }
  rows.push(await firstLooks(agent, large, rounds));
  agent.destroy();
  return rows;
}

/** The queue of one broker after the other: nobody has read their requests since the server started. */
async function firstLooks(agent: Agent, business: ListedBusiness, rounds: number): Promise<Row> {
  const brokers = business.people.brokers.length;
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    taken.push(await timeOf(agent, business, questions[0] as Question, brokers - 1 - (round % brokers), brokers));
  return {
    what: `At ${business.cases.toLocaleString('en-CA')} cases: ${questions[0]?.what}, read by each for the first time, p50`,
    result: `${percentile(taken, 0.5).toFixed(1)} ms`,
    details: `p95 ${percentile(taken, 0.95).toFixed(1)} ms, ${taken.length} brokers`,
  };
}

/** Milliseconds of one request. The brokers who ask take turns. */
async function timeOf(
  agent: Agent,
  { product, people }: ListedBusiness,
  question: Question,
  round: number,
  askers: number,
): Promise<number> {
  const broker = people.brokers[round % askers] ?? '';
  const cookie = await sessionCookie(question.who === 'admin' ? people.admin : broker);
  const given = question.input(round);
  const query = given === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(given))}`;
  const started = performance.now();
  await call(agent, `${product.url}/api/trpc/${question.procedure}${query}`, cookie);
  return performance.now() - started;
}

function rowOf({ what }: Question, taken: { large: number[]; small: number[] }, large: number, small: number): Row {
  const p50 = { large: percentile(taken.large, 0.5), small: percentile(taken.small, 0.5) };
  const ratio = p50.large / p50.small;
  return {
    what: `At ${large.toLocaleString('en-CA')} cases against ${small.toLocaleString('en-CA')}: ${what}, p50`,
    result: ratio.toFixed(2),
    goal: `at most ${GOAL}`,
    met: ratio <= GOAL,
    details: `${p50.large.toFixed(1)} ms against ${p50.small.toFixed(1)} ms, p95 ${percentile(taken.large, 0.95).toFixed(1)} against ${percentile(taken.small, 0.95).toFixed(1)} ms, ${taken.large.length} requests each`,
  };
}
