/** How long it takes to match 10,000 requests with 500 brokers. */
import { findField } from '#server/modules/assignment/routing/queries.ts';
import { findCandidates } from '#server/modules/brokers/queries.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { isEligible, type MatchRequest } from '#shared/assignment/filters.ts';
import { bestOf, scoreBrokers } from '#shared/assignment/rules.ts';
import type { Rival } from '#shared/assignment/scores.ts';
import { matchingWeightsSetting } from '#shared/assignment/weights.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { industrySchema } from '#shared/lines/industries.ts';
import { placingOf } from '#shared/lines/placing.ts';
import type { Row } from './report.ts';

export const matchingBusiness = { cases: 1_000, brokers: 500, clients: 300 };

const REQUESTS = 10_000;
const GOAL_SECONDS = 30;
const areas = ['T2P', 'T5J', 'T6E', 'T1J', 'T8N', 'T9H'];

/** Every line and industry in turn, in six places. */
function requestAt(index: number): MatchRequest {
  const type = caseTypeSchema.options[index % caseTypeSchema.options.length] ?? 'auto';
  const industry = industrySchema.options[index % industrySchema.options.length];
  const answers = { industry, wanted: index % 2 ? ['health', 'life'] : ['health'] };
  const postalPrefix = areas[index % areas.length] ?? 'T2P';
  return { ...placingOf(type, answers), type, postalPrefix, language: index % 5 ? 'en' : 'fr', excludedBrokerIds: [] };
}

/** @returns seconds for all requests, extrapolated from those made */
async function secondsFor(requests: number, work: (request: MatchRequest, seed: string) => unknown): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < requests; index += 1) await work(requestAt(index), `seed-${index}`);
  return ((performance.now() - started) / 1000) * (REQUESTS / requests);
}

/** The rules for every broker, the points and the choice, in this process; beside it, the search as the database does it for routing. */
export async function measureMatching(databaseUrl: string, quick: boolean): Promise<Row[]> {
  const requests = quick ? REQUESTS / 10 : REQUESTS;
  const { db, pool } = connectDatabase(databaseUrl, 2);
  try {
    const today = new Date().toISOString().slice(0, 10);
    const brokers = await findCandidates(db);
    const choose = (request: MatchRequest, rivals: readonly Rival[], seed: string) =>
      bestOf(scoreBrokers(request, rivals, matchingWeightsSetting.initial), seed);
    const seconds = await secondsFor(requests, (request, seed) =>
      choose(
        request,
        brokers.filter((broker) => isEligible(request, broker, today)),
        seed,
      ),
    );
    const searched = await secondsFor(requests / 10, async (request, seed) =>
      choose(request, (await findField(db, request, today)).rivals, seed),
    );
    const count = REQUESTS.toLocaleString('en-CA');
    return [
      {
        what: `${count} requests matched with ${brokers.length} brokers`,
        result: `${seconds.toFixed(1)} s`,
        goal: `under ${GOAL_SECONDS} s`,
        met: seconds < GOAL_SECONDS,
        details: `every rule in words, points and choice; the database finds and counts them for routing in ${(searched / (REQUESTS / 1000)).toFixed(1)} ms a request`,
      },
    ];
  } finally {
    await db.$disconnect();
    await pool.end();
  }
}
