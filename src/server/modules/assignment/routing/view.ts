import { failureList } from '#shared/assignment/rules.ts';
import type { FailureCounts, RankedBroker, Ranking } from '#shared/assignment/schema.ts';
import { scoreParts } from '#shared/assignment/scores.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import type { NamedBroker } from './queries.ts';

type Outcome = {
  chosenId: string | null;
  considered: number;
  eligible: number;
  failures: FailureCounts;
  best: readonly RankedBroker[];
  weights: MatchingWeights;
};

/** A matching outcome in words, with the current names of its brokers. */
export function rankingView(outcome: Outcome, names: ReadonlyMap<string, NamedBroker>): Ranking {
  const { chosenId, considered, eligible, failures, best, weights } = outcome;
  return {
    chosenId,
    considered,
    eligible,
    failures: failureList(failures),
    best: best.map((kept) => ({
      brokerId: kept.brokerId,
      ...(names.get(kept.brokerId) ?? { name: 'Former broker', firm: null }),
      score: kept.score,
      speaks: kept.speaks,
      scoreParts: scoreParts(kept, eligible, weights),
    })),
  };
}
