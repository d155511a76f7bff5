/**
 * How likely a passage is to answer a question: a logistic regression over how much the question is like it, and how much it is like those
 * that no page answers. `npm run assistant:fit` finds the weights, from the question sets used in development.
 */
import type { Classified } from './classifier.ts';

const WEIGHTS = { score: 9.1, elsewhere: -3.9, leaning: 5.2 } as const;
const BIAS = -1.7;

/** The features of the regression, in the order of the weights. */
export const evidenceOf = (score: number, { elsewhere, leaning }: Pick<Classified, 'elsewhere' | 'leaning'>) =>
  [score, elsewhere, leaning] as const;

/** The confidence in a passage, 0 to 1. @param score by which it is sorted */
export function confidenceOf(score: number, classified: Classified): number {
  if (classified.isElsewhere) return 0;
  const odds = evidenceOf(score, classified).reduce(
    (sum, value, at) => sum + value * (Object.values(WEIGHTS)[at] ?? 0),
    BIAS,
  );
  return 1 / (1 + Math.exp(-odds));
}
