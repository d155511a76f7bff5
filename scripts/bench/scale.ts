import { Agent } from 'node:http';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { sessionCookie } from '../lib/product.ts';
import { type Question, questions } from './questions.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';

const GOAL = 1.5;
/** Fewer pairs of similar responses say too little: below this, all are compared. */
const PAIRS_MIN = 20;

/** One of the two businesses that are compared. */
export interface ListedBusiness {
  product: { url: string };
  people: SeededBusiness;
  /** The number of cases. */
  cases: number;
}

/**
 * Requests every list, search and chart over HTTP, round by round and in both businesses in turn: other activity on the machine affects
 * both, and a job that runs for some seconds affects a few rounds of every question instead of all rounds of one. The same number of
 * brokers ask in each business: what a broker's own rows cost when they have not been read for a long time depends on the machine's
 * memory, and is shown separately.
 */
export async function measureScale(large: ListedBusiness, small: ListedBusiness, rounds: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const askers = Math.min(large.people.brokers.length, small.people.brokers.length);
  const pairs = new Map<Question, Pair[]>(questions.map((question) => [question, []]));
  for (let round = -5; round < rounds; round += 1) {
    for (const question of questions) {
      const asked = (business: ListedBusiness) => ask(agent, business, question, Math.abs(round), askers);
      const pair = { large: await asked(large), small: await asked(small) };
      if (round >= 0) pairs.get(question)?.push(pair);
    }
  }
  const rows = questions.map((question) => rowOf(question, pairs.get(question) ?? [], large.cases, small.cases));
  rows.push(await firstLooks(agent, large, rounds));
  agent.destroy();
  return rows;
}

/** The queues of the brokers, one after the other: their requests have not been read since the server started. */
async function firstLooks(agent: Agent, business: ListedBusiness, rounds: number): Promise<Row> {
  const brokers = business.people.brokers.length;
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    taken.push((await ask(agent, business, questions[0] as Question, brokers - 1 - (round % brokers), brokers)).time);
  return {
    what: `At ${business.cases.toLocaleString('en-CA')} cases: ${questions[0]?.what}, read by each for the first time, p50`,
    result: `${percentile(taken, 0.5).toFixed(1)} ms`,
    details: `p95 ${percentile(taken, 0.95).toFixed(1)} ms, ${taken.length} brokers`,
  };
}

/** How long a request took, in milliseconds, and the length of the response in characters. */
interface Answer {
  time: number;
  size: number;
}

/** The same request in both businesses. */
type Pair = Record<'large' | 'small', Answer>;

/** A page half as long again takes longer in a business of any size. */
const alike = ({ large, small }: Pair) => Math.max(large.size, small.size) <= 1.5 * Math.min(large.size, small.size);

/** One request. The brokers who ask take turns. */
async function ask(
  agent: Agent,
  { product, people }: ListedBusiness,
  question: Question,
  round: number,
  askers: number,
): Promise<Answer> {
  const broker = people.brokers[round % askers] ?? '';
  const cookie = await sessionCookie(question.who === 'admin' ? people.admin : broker);
  const given = question.input(round);
  const query = given === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(given))}`;
  const started = performance.now();
  const { length } = await call(agent, `${product.url}/api/trpc/${question.procedure}${query}`, cookie);
  return { time: performance.now() - started, size: length };
}

/**
 * The goal is about time that grows with data that is not shown, so it applies to responses of about the same length in both: a group that
 * fills a page of the large business may hold three requests of the small one. The ratio for all requests is reported next to it.
 */
function rowOf({ what, share = 0.5 }: Question, pairs: Pair[], large: number, small: number): Row {
  const similar = pairs.filter(alike);
  const compared = similar.length >= PAIRS_MIN ? similar : pairs;
  const of = (size: keyof Pair, part: number, among = compared) =>
    percentile(
      among.map((pair) => pair[size].time),
      part,
    );
  const ratio = of('large', share) / of('small', share);
  const all = of('large', share, pairs) / of('small', share, pairs);
  return {
    what: `At ${large.toLocaleString('en-CA')} cases against ${small.toLocaleString('en-CA')}: ${what}, p${share * 100}`,
    result: ratio.toFixed(2),
    goal: `at most ${GOAL}`,
    met: ratio <= GOAL,
    details: `${of('large', 0.5).toFixed(1)} ms against ${of('small', 0.5).toFixed(1)} ms, p95 ${of('large', 0.95).toFixed(1)} against ${of('small', 0.95).toFixed(1)} ms, ${compared.length} of ${pairs.length} pairs of requests; ${all.toFixed(2)} overall`,
  };
}
