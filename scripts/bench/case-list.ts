import { Agent } from 'node:http';
import { encodeCursor } from '#server/keyset.ts';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { sessionCookie } from '../lib/product.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';

const GOAL = 1.5;
/** Pages of one walk through a list. */
const WALK = 4;

/** One of the two businesses that are compared. */
export interface ListedBusiness {
  product: { url: string };
  people: SeededBusiness;
}

interface Page {
  cases: unknown[];
  nextCursor: string | null;
}

/**
 * The case list over HTTP, in both databases in turn, request by request: an administrator's list of everything (from its
 * newest page, from some place in the middle, and of one status) and a broker's own list, each walked page by page.
 */
export async function measureCaseList(large: ListedBusiness, small: ListedBusiness, walks: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const times = {
    all: { large: [] as number[], small: [] as number[] },
    mine: { large: [] as number[], small: [] as number[] },
  };
  for (let walk = -5; walk < walks; walk += 1) {
    for (const scope of ['all', 'mine'] as const) {
      for (const [size, business] of [
        ['large', large],
        ['small', small],
      ] as const) {
        const taken = await walkList(agent, business, scope, walk);
        if (walk >= 0) times[scope][size].push(...taken);
      }
    }
  }
  agent.destroy();
  return (['all', 'mine'] as const).map((scope) => {
    const p95 = { large: percentile(times[scope].large, 0.95), small: percentile(times[scope].small, 0.95) };
    const ratio = p95.large / p95.small;
    const whose = scope === 'all' ? "the administrator's list of all" : "a broker's own list";
    return {
      what: `Case list, ${whose}, p95 at 200,000 cases against 2,000`,
      result: ratio.toFixed(2),
      goal: `at most ${GOAL}`,
      met: ratio <= GOAL,
      details: `${p95.large.toFixed(1)} ms against ${p95.small.toFixed(1)} ms, ${times[scope].large.length} requests each`,
    };
  });
}

/** Milliseconds of each page. */
async function walkList(
  agent: Agent,
  { product, people }: ListedBusiness,
  scope: 'all' | 'mine',
  walk: number,
): Promise<number[]> {
  const broker = people.brokers[Math.abs(walk * 7) % people.brokers.length] ?? '';
  const cookie = await sessionCookie(scope === 'all' ? people.admin : broker);
  const filter = walk % 3 === 1 ? { status: 'active' } : {};
  const times: number[] = [];
  // In a list of all, every second walk begins somewhere in the two years.
  let cursor = scope === 'all' && walk % 2 === 0 ? somewhere(walk) : undefined;
  for (let page = 0; page < (scope === 'all' ? WALK : 2); page += 1) {
    const input = encodeURIComponent(JSON.stringify({ json: { scope, ...filter, cursor } }));
    const started = performance.now();
    const answer = await call(agent, `${product.url}/api/trpc/cases.list?input=${input}`, cookie);
    times.push(performance.now() - started);
    const list = (JSON.parse(answer) as { result: { data: { json: Page } } }).result.data.json;
    if (list.cases.length === 0) throw new Error('The case list is empty: there is nothing to measure');
    if (!list.nextCursor) break;
    cursor = list.nextCursor;
  }
  return times;
}

function somewhere(walk: number): string {
  const daysAgo = (Math.abs(walk * 37) % 600) + 30;
  return encodeCursor({ at: new Date(Date.now() - daysAgo * 86_400_000), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' });
}
