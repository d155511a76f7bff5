/**
 * How likely a passage is to answer a question: a logistic regression over how much the question is like it, and how much it is like those
 * that no page answers. `npm run assistant:fit` finds the weights, from the question sets used in development.
 */
import type { Classified } from './classifier.ts';

type Weights = { score: number; elsewhere: number; leaning: number; bias: number };

/** Of a question to the assistant. */
const ASKED: Weights = { score: 9.1, elsewhere: -3.9, leaning: 5.2, bias: -2.1 };

/**
 * Of what is typed into the search box: a few words are always somewhat like a question that no page answers, so that says less there, and
 * a page that says them says more. From searches of the blind sets and phrases of up to seven words, each asked of an index without it.
 */
export const SEARCHED: Weights = { score: 11.7, elsewhere: -1.2, leaning: 4.3, bias: -2 };

/** The features of the regression, in the order of the weights. */
export const evidenceOf = (score: number, { elsewhere, leaning }: Pick<Classified, 'elsewhere' | 'leaning'>) =>
  [score, elsewhere, leaning] as const;

/** The confidence in a passage, 0 to 1. @param score by which it is sorted */
export function confidenceOf(score: number, classified: Classified, weights = ASKED): number {
  if (classified.isElsewhere) return 0;
  const [of, elsewhere, leaning] = evidenceOf(score, classified);
  const odds = weights.bias + of * weights.score + elsewhere * weights.elsewhere + leaning * weights.leaning;
  return 1 / (1 + Math.exp(-odds));
}
