/**
 * Whether a message sounds like danger now. The rules of the assistant know many ways of saying it; this knows how such messages differ
 * from ordinary questions, word by word (naive Bayes), and misses fewer of those that nobody thought of. It adds numbers to call to an
 * answer and replaces none: of ordinary questions, one in ninety gets them too.
 */
import { placeIn } from './classifier.ts';
import { featuresOf } from './features.ts';
import { plainWords } from './question.ts';

/** Trained with the index: how much more often each feature occurs in such messages, as a log of odds. */
export type Urgency = { features: Uint32Array; odds: Float32Array };

/** A logistic regression over the odds of all features, their mean, and the number of words. */
const WEIGHTS = { sum: 0.157, mean: 0.74, words: 0.9 } as const;
const BIAS = -5.25;

/** A feature that few messages have says less than its odds. */
const SMOOTH = 0.3;

/** @param dangerous messages, and @param ordinary questions, as typed */
export function trainUrgency(dangerous: readonly string[], ordinary: readonly string[]): Urgency {
  const [here, there] = [countsIn(dangerous), countsIn(ordinary)];
  const share = ordinary.length / Math.max(dangerous.length, 1);
  const features = Uint32Array.from(new Set([...here.keys(), ...there.keys()])).sort();
  const odds = Float32Array.from(features, (feature) => {
    const dangers = ((here.get(feature) ?? 0) + SMOOTH) / (dangerous.length + 1);
    const others = ((there.get(feature) ?? 0) + SMOOTH * share) / (ordinary.length + 1);
    return Math.log(dangers / others);
  });
  return { features, odds };
}

function countsIn(texts: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const text of texts)
    for (const feature of featuresOf(plainWords(text))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

export function soundsUrgent({ features, odds }: Urgency, message: string): boolean {
  const words = plainWords(message);
  const all = [...featuresOf(words)];
  if (words.length < 2) return false;
  const sum = all.reduce((total, feature) => total + (odds[placeIn(features, feature)] ?? 0), 0);
  const mean = sum / Math.sqrt(all.length + 1);
  return BIAS + WEIGHTS.sum * sum + WEIGHTS.mean * mean + WEIGHTS.words * Math.log(1 + words.length) > 0;
}
