/** Which eligible broker is offered a request, and why: deterministic, so a stored decision can be recomputed. */
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import { industryWords } from '#shared/lines/industries.ts';
import type { Placing } from '#shared/lines/placing.ts';
import { licenceWords, type MatchRequest } from './filters.ts';
import { type FailureCounts, KEPT_BROKERS, type MatchFilter, matchFilterSchema, type RankedBroker } from './schema.ts';
import { drawNumber, type Rival, scoreFacts, scoreOf } from './scores.ts';
import type { MatchingWeights } from './weights.ts';

/** Plain code point order: a locale's collation differs between machines. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Best first; the seed breaks ties. */
function ranking(seed: string) {
  return (one: RankedBroker, other: RankedBroker): number =>
    other.score - one.score ||
    drawNumber(seed, one.brokerId) - drawNumber(seed, other.brokerId) ||
    byText(one.brokerId, other.brokerId);
}

/** The points of every eligible broker, in the given order. */
export function scoreBrokers(
  request: MatchRequest,
  rivals: readonly Rival[],
  weights: MatchingWeights,
): RankedBroker[] {
  return scoreFacts(request, rivals).map((facts) => ({ ...facts, score: scoreOf(facts, rivals.length, weights) }));
}

/** The brokers a decision keeps, best first: the first is chosen. The order of `scored` does not matter. */
export function bestOf(scored: readonly RankedBroker[], seed: string): RankedBroker[] {
  const scores = scored.map(({ score }) => score).toSorted((one, other) => other - one);
  const last = scores[KEPT_BROKERS - 1] ?? 0;
  // Only brokers who could be kept take part in the draw.
  return scored
    .filter(({ score }) => score >= last)
    .toSorted(ranking(seed))
    .slice(0, KEPT_BROKERS);
}

/**
 * The broker a stored decision would have chosen under other weights, among those it kept; null when it kept nobody.
 * @param eligible how many brokers met every rule at the time
 */
export function rescoreDecision(
  kept: readonly RankedBroker[],
  { eligible, weights, seed }: { eligible: number; weights: MatchingWeights; seed: string },
): RankedBroker | null {
  const rescored = kept.map((facts) => ({ ...facts, score: scoreOf(facts, eligible, weights) }));
  return rescored.toSorted(ranking(seed))[0] ?? null;
}

function withArticle(words: string): string {
  return `${/^[AEIOU]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** What the answers asked for when a decision was made, for administrators. */
export function placingWords({ licences, industry }: Placing): string {
  const place = industry ? ` and placing ${industryWords[industry]}` : '';
  return `Asked for a broker with ${licenceWords(licences)}${place}.`;
}

/** For the client: true of the chosen broker, and says nothing about the others. */
export function clientMatchReason({ licences, industry }: Placing, { speaks }: { speaks: boolean }): string {
  const held = licences.map((needed) => withArticle(`${licenceClassLabels[needed]} licence`));
  const traits = [
    `hold ${held.join(' and ') || 'an insurance licence'}`,
    ...(industry && industry !== 'other' ? [`place insurance for ${industryWords[industry]}`] : []),
    'serve your area',
    ...(speaks ? ['speak your language'] : []),
  ];
  return `Matched because they ${traits.join(', ')} and have capacity for a new client.`;
}

/** Why each rule excludes brokers, to be followed by a count: "licence expired: 3". */
export const failureLabels: Readonly<Record<MatchFilter, string>> = {
  active: 'account disabled',
  licence_class: 'no licence for this line',
  licence_expiry: 'licence expired',
  licence_verified: 'licence not verified',
  line: 'doesn’t offer this line',
  industry: 'doesn’t place this industry',
  area: 'doesn’t serve this area',
  capacity: 'at capacity',
  away: 'away',
  excluded: 'already offered',
};

/** The rules that excluded any broker, in the order of the rules. */
export function failureList(counts: FailureCounts): { filter: MatchFilter; count: number }[] {
  return matchFilterSchema.options.flatMap((filter) => {
    const count = counts[filter] ?? 0;
    return count > 0 ? [{ filter, count }] : [];
  });
}

/** Why nobody was chosen, as one sentence of bounded length however many brokers there are. */
export function nobodyReason(considered: number, counts: FailureCounts): string {
  if (considered === 0) return 'No broker was chosen: there are no brokers.';
  const rules = failureList(counts).map(({ filter, count }) => `${failureLabels[filter]}: ${count}`);
  const whose = considered === 1 ? 'the only broker doesn’t meet' : `none of the ${considered} brokers meets`;
  return `No broker was chosen: ${whose} every rule (${rules.join(', ')}).`;
}
