/** A stored decision once more, with other weights: what a change of the rules would have meant for requests that came in. */
import type { MatchingWeights } from '#shared/settings/schema.ts';
import { ranking } from './rules.ts';
import type { CandidateResult } from './schema.ts';

/**
 * Who would have been chosen; `null` for nobody. `undefined` when what is stored does not say: a part that gave no points at all
 * then tells nothing about how many it would give now. Points are kept as whole numbers, so a share is known to about one in forty.
 */
export function rescoreDecision(
  candidates: readonly CandidateResult[],
  weights: MatchingWeights,
  seed: string,
): CandidateResult | null | undefined {
  const eligible = candidates.filter((candidate) => candidate.eligible);
  const silent = eligible.some(({ scoreParts }) =>
    scoreParts.some(({ part, outOf }) => outOf === 0 && weights[part] > 0),
  );
  if (silent) return undefined;
  const rescored = eligible.map((candidate): CandidateResult => {
    const scoreParts = candidate.scoreParts.map((part) => ({
      ...part,
      points: part.outOf === 0 ? 0 : Math.round((part.points / part.outOf) * weights[part.part]),
      outOf: weights[part.part],
    }));
    return { ...candidate, scoreParts, score: scoreParts.reduce((sum, { points }) => sum + points, 0) };
  });
  return rescored.toSorted(ranking(seed))[0] ?? null;
}
