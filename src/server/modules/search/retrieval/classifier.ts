/**
 * Which passage a question is about, and whether it is about none. Each passage is one vector of tf-idf weights: what people ask for it by,
 * and what it says (Rocchio's classifier). Each question that no page answers is a vector too. Trained once, when the content is built
 * (`training.ts`): here only arrays are read.
 */
import { featuresOf, wordingOf } from './features.ts';

/** Arrays with one entry per feature have the same order; `starts[n]` to `starts[n + 1]` are the places of feature `n`. */
export type Classifier = {
  /** Ascending. */
  features: Uint32Array;
  /** How rare each feature is. */
  rarities: Float32Array;
  /** How much more often it occurs in what the pages answer than in what they do not: a log of odds. */
  leanings: Float32Array;
  starts: Uint32Array;
  /** The vectors that have it: passages by their place, then the questions that no page answers. */
  places: Uint16Array;
  /** Its worth in each. */
  worths: Float32Array;
  /** How many of the vectors are passages. */
  passages: number;
  /** How many there are in all. */
  vectors: number;
  /** The rarity of what occurs nowhere. */
  unknown: number;
  /** Every phrase as a number, ascending, and the vector it belongs to. */
  wordings: Uint32Array;
  owners: Uint16Array;
};

export type Classified = {
  /** How much the question is like each passage, by its place; about 0 to 1. */
  likenesses: Float64Array;
  /** How much it is like the nearest question that no page answers. */
  elsewhere: number;
  /** Above 0 when its features are typical of questions that the pages answer. */
  leaning: number;
  /** The place of the passage whose phrase it repeats; null when it repeats none, or one that no page answers. */
  verbatim: number | null;
  /** Whether it repeats a question that no page answers. */
  isElsewhere: boolean;
};

/** The place of a number in an ascending list; -1 when it isn’t there. */
export function placeIn(numbers: Uint32Array, sought: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = numbers[middle] as number;
    if (found === sought) return middle;
    if (found < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** @param words of the question, in order, not stemmed */
export function classify(classifier: Classifier, words: readonly string[]): Classified {
  const { rarities, leanings, starts, places, worths, passages, vectors, unknown, wordings, owners } = classifier;
  const asked = [...featuresOf(words)].map((feature) => placeIn(classifier.features, feature));
  const rarityOf = (at: number) => (at < 0 ? unknown : (rarities[at] as number));
  const length = Math.hypot(...asked.map(rarityOf)) || 1;
  const all = new Float64Array(vectors);
  let leaning = 0;
  for (const at of asked) {
    if (at < 0) continue;
    leaning += leanings[at] as number;
    const weight = rarityOf(at) / length;
    for (let held = starts[at] as number; held < (starts[at + 1] as number); held++)
      all[places[held] as number] = (all[places[held] as number] as number) + weight * (worths[held] as number);
  }
  const repeated = owners[placeIn(wordings, wordingOf(words))];
  return {
    likenesses: all.subarray(0, passages),
    elsewhere: all.subarray(passages).reduce((most, one) => Math.max(most, one), 0),
    leaning: leaning / Math.max(asked.length, 1),
    verbatim: repeated !== undefined && repeated < passages ? repeated : null,
    isElsewhere: repeated !== undefined && repeated >= passages,
  };
}
