/**
 * Which passage a question is about, and whether it is about none. Each passage is one vector of tf-idf weights: what people ask for it by,
 * and what it says (Rocchio's classifier). Each question that no page answers is a vector too. Trained once, when the content is built
 * (`training.ts`): here only arrays are read.
 */
import { featuresOf, wordingOf } from './features.ts';

/**
 * Arrays with one entry per feature have the same order; `starts[n]` to `starts[n + 1]` are the places of feature `n`. Small numbers are
 * kept instead of weights: there are a million and a half, in the memory of every process.
 */
export type Classifier = {
  /** Ascending. */
  features: Uint32Array;
  /** How much more often each occurs in what the pages answer than in what they do not: a log of odds, times `LEANING`. */
  leanings: Int8Array;
  starts: Uint32Array;
  /** The vectors that have it: passages by their place, then the questions that no page answers. */
  places: Uint16Array;
  /** How often each has it: the logarithm of one more, times `OFTEN`. */
  counts: Uint8Array;
  /** By what the weights of each vector are divided. */
  lengths: Float32Array;
  /** How many of the vectors are passages. */
  passages: number;
  /** How many there are in all. */
  vectors: number;
  /** Every phrase as a number, ascending, and the vector it belongs to. */
  wordings: Uint32Array;
  owners: Uint16Array;
};

/** The scales of the small numbers. Up to 500 times, and odds of e^8. */
export const OFTEN = 40;
export const LEANING = 15;

/** How rare a feature is that so many of the passages have. */
export const rarityOf = (passages: number, holders: number) => Math.log((passages + 1) / (holders + 0.5));

/** How many passages have a feature: their places come first, ascending. */
function holdersOf({ starts, places, passages }: Classifier, feature: number): number {
  const [start, end] = [starts[feature] as number, starts[feature + 1] as number];
  let holders = end - start;
  while (holders > 0 && (places[start + holders - 1] as number) >= passages) holders--;
  return holders;
}

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
  const { leanings, starts, places, counts, lengths, passages, vectors, wordings, owners } = classifier;
  const asked = [...featuresOf(words)].map((feature) => {
    const at = placeIn(classifier.features, feature);
    return { at, rarity: rarityOf(passages, at < 0 ? 0 : holdersOf(classifier, at)) };
  });
  const length = Math.hypot(...asked.map(({ rarity }) => rarity)) || 1;
  const all = new Float64Array(vectors);
  let leaning = 0;
  for (const { at, rarity } of asked) {
    if (at < 0) continue;
    leaning += (leanings[at] as number) / LEANING;
    const weight = (rarity * rarity) / OFTEN / length;
    for (let held = starts[at] as number; held < (starts[at + 1] as number); held++)
      all[places[held] as number] = (all[places[held] as number] as number) + weight * (counts[held] as number);
  }
  lengths.forEach((of, place) => {
    all[place] = (all[place] as number) / of;
  });
  const repeated = owners[placeIn(wordings, wordingOf(words))];
  return {
    likenesses: all.subarray(0, passages),
    elsewhere: all.subarray(passages).reduce((most, one) => Math.max(most, one), 0),
    leaning: leaning / Math.max(asked.length, 1),
    verbatim: repeated !== undefined && repeated < passages ? repeated : null,
    isElsewhere: repeated !== undefined && repeated >= passages,
  };
}
