/**
 * Words and pairs of adjacent words as numbers. An index contains a quarter of a million of them; building a string for each would take
 * most of the time needed to open it.
 */
export type Features = {
  /** How many have a number; numbering starts at 0. */
  readonly size: number;
  /** The number of a word; a new word gets the next one. */
  word(word: string): number;
  pair(first: string, second: string): number;
  /** The number of a known word. */
  findWord(word: string): number | undefined;
  findPair(first: string, second: string): number | undefined;
};

/** More words than any language has; a pair still fits exactly in one number. */
const WORDS_MAX = 2 ** 26;

function numberIn<Key>(known: Map<Key, number>, key: Key): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, known.size);
  return known.size - 1;
}

export function openFeatures(): Features {
  const words = new Map<string, number>();
  /** By the word's number, starting at 1, or the combined numbers of a pair. */
  const features = new Map<number, number>();
  const wordKey = (word: string) => numberIn(words, word) + 1;
  return {
    get size() {
      return features.size;
    },
    word: (word) => numberIn(features, wordKey(word)),
    pair: (first, second) => numberIn(features, wordKey(first) * WORDS_MAX + wordKey(second)),
    findWord(word) {
      const number = words.get(word);
      return number === undefined ? undefined : features.get(number + 1);
    },
    findPair(first, second) {
      const [one, other] = [words.get(first), words.get(second)];
      return one === undefined || other === undefined ? undefined : features.get((one + 1) * WORDS_MAX + other + 1);
    },
  };
}

/** `places` from `starts[n]` to `starts[n + 1]`: the positions of the lists that have feature `n`. */
export type Holders = { starts: Int32Array; places: Int32Array };

/** Inverts the lists: for each feature, which of them have it. */
export function holdersOf(lists: readonly { keys(): Iterable<number> }[], size: number): Holders {
  const starts = new Int32Array(size + 1);
  for (const list of lists) for (const feature of list.keys()) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 1; feature <= size; feature++)
    starts[feature] = (starts[feature] ?? 0) + (starts[feature - 1] ?? 0);
  const places = new Int32Array(starts[size] ?? 0);
  const next = starts.slice();
  lists.forEach((list, place) => {
    for (const feature of list.keys()) {
      const at = next[feature] ?? 0;
      places[at] = place;
      next[feature] = at + 1;
    }
  });
  return { starts, places };
}
