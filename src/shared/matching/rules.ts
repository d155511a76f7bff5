/** Which broker is offered a request, and why: deterministic, so a stored decision can be computed again. */
import { licenceClassLabels, requiredLicenceClass } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import { type MatchingWeights, settingDefaults } from '#shared/settings/schema.ts';
import { type BrokerCandidate, filterBroker, isEligible, type MatchRequest } from './filters.ts';
import type { CandidateResult, MatchDecision } from './schema.ts';
import { drawNumber, scoreBroker } from './scores.ts';

export type MatchInput = {
  request: MatchRequest;
  candidates: readonly BrokerCandidate[];
  /** `YYYY-MM-DD` in the site's time zone. */
  today: string;
  seed: string;
  /** As the administrators set them; the default otherwise. */
  weights?: MatchingWeights;
};

/** Plain code point order: a locale's collation differs between machines. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Best first; equal points are drawn by the seed. */
export function ranking(seed: string) {
  return (one: CandidateResult, other: CandidateResult): number =>
    (other.score ?? -1) - (one.score ?? -1) ||
    drawNumber(seed, one.brokerId) - drawNumber(seed, other.brokerId) ||
    byText(one.brokerId, other.brokerId);
}

function failures(candidate: CandidateResult): string {
  const reasons = candidate.filters.filter(({ passed }) => !passed).map(({ reason }) => reason);
  return `${candidate.name}: ${reasons.join(' ')}`;
}

/** For administrators: who, by how much, and every other broker with the reason. */
function adminReason(ranked: readonly CandidateResult[], seed: string): string {
  const [chosen, ...others] = ranked;
  if (!chosen) return 'Nobody was chosen: there are no brokers.';
  if (chosen.score === null) return `Nobody was chosen. ${ranked.map(failures).join(' ')}`;
  const because = chosen.scoreParts.map(({ points, outOf, reason }) => `${reason} (${points} of ${outOf})`).join(' ');
  const tied = others.filter(({ score }) => score === chosen.score).map(({ name }) => name);
  const draw = tied.length > 0 ? ` Equal with ${tied.join(', ')}: the draw with seed ${seed} decided.` : '';
  const rest = others.map((other) =>
    other.score === null ? failures(other) : `${other.name}: ${other.score} of 100 points.`,
  );
  const notChosen = rest.length > 0 ? ` Not chosen: ${rest.join(' ')}` : '';
  return `Chosen: ${chosen.name} with ${chosen.score} of 100 points, because: ${because}${draw}${notChosen}`;
}

function withArticle(words: string): string {
  return `${/^[AEIOU]/.test(words) ? 'an' : 'a'} ${words}`;
}

/**
 * For the client: true of the chosen broker, and without a word about the others. Also told from a stored candidate.
 */
export function clientMatchReason(type: CaseType, chosen: CandidateResult | undefined): string {
  if (!chosen) return 'No licensed broker is free for your request right now. We keep looking and will tell you.';
  const required = requiredLicenceClass(type);
  const licence = required === null ? 'an insurance licence' : withArticle(`${licenceClassLabels[required]} licence`);
  const speaksIt = chosen.scoreParts.some(({ part, points }) => part === 'language' && points > 0);
  const traits = [`hold ${licence}`, 'serve your area', ...(speaksIt ? ['speak your language'] : [])];
  return `Matched because they ${traits.join(', ')} and have room for a new client.`;
}

/** Chooses a broker, or nobody when every candidate fails a filter. The order of `candidates` does not matter. */
export function matchBroker({
  request,
  candidates,
  today,
  seed,
  weights = settingDefaults.matching,
}: MatchInput): MatchDecision {
  const rivals = candidates.filter((broker) => isEligible(request, broker, today));
  const results = candidates.map((broker): CandidateResult => {
    const eligible = rivals.includes(broker);
    const scoreParts = eligible ? scoreBroker(request, broker, rivals, weights) : [];
    return {
      brokerId: broker.brokerId,
      name: broker.name,
      eligible,
      filters: filterBroker(request, broker, today),
      score: eligible ? scoreParts.reduce((sum, { points }) => sum + points, 0) : null,
      scoreParts,
    };
  });
  const ranked = results.toSorted(ranking(seed));
  const chosen = ranked.find(({ eligible }) => eligible);
  return {
    chosenId: chosen?.brokerId ?? null,
    candidates: ranked,
    reason: adminReason(ranked, seed),
    clientReason: clientMatchReason(request.type, chosen),
    seed,
  };
}
