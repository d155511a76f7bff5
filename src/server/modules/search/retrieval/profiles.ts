/** What each passage is about as a whole: the words of its phrases and its text, combined. */
import { type Features, holdersOf, openFeatures } from './features.ts';

/** A passage as words in order. */
export type Profiled = { id: string; asked: readonly (readonly string[])[]; text: readonly string[] };

export type Profiles = {
  /** The similarity of a question to each passage, 0 to 1, by passage id; passages with nothing in common are left out. */
  likenesses(words: readonly string[]): Map<string, number>;
};

/** The text of a passage counts less than what people say when they ask for it. */
const OF_TEXT = 0.35;

/** Counts words and pairs of adjacent words: `new car` is more than `new` and `car`. */
function countsOf({ asked, text }: Profiled, features: Features): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (feature: number, worth: number) => counts.set(feature, (counts.get(feature) ?? 0) + worth);
  const countAll = (words: readonly string[]) =>
    words.forEach((word, index) => {
      count(features.word(word), 1);
      if (index > 0) count(features.pair(words[index - 1] ?? '', word), 1);
    });
  asked.forEach(countAll);
  for (const word of text) count(features.word(word), OF_TEXT);
  return counts;
}

/** Cosine similarity of tf-idf vectors, with everything about a passage combined into one text: Rocchio's classifier. */
export function openProfiles(passages: readonly Profiled[]): Profiles {
  const features = openFeatures();
  const counted = passages.map((passage) => countsOf(passage, features));
  const { starts, places } = holdersOf(counted, features.size);
  const rarityOf = (holders: number) => Math.log((passages.length + 1) / (holders + 0.5));
  const rarities = Float64Array.from({ length: features.size }, (_, feature) =>
    rarityOf((starts[feature + 1] ?? 0) - (starts[feature] ?? 0)),
  );
  const worthOf = (feature: number, count: number) => Math.log1p(count) * (rarities[feature] ?? 0);
  const lengths = counted.map((counts) => {
    let sum = 0;
    for (const [feature, count] of counts) sum += worthOf(feature, count) ** 2;
    return Math.sqrt(sum);
  });
  /** The value of each feature at each of its places. */
  const worths = new Float64Array(places.length);
  for (let feature = 0; feature < features.size; feature++)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      const place = places[at] ?? 0;
      worths[at] = worthOf(feature, counted[place]?.get(feature) ?? 0) / (lengths[place] ?? 1);
    }

  return {
    likenesses(words) {
      /** By spelling, because features found in no passage count as well. */
      const asked = new Map<string, number | undefined>();
      words.forEach((word, index) => {
        asked.set(word, features.findWord(word));
        const before = words[index - 1];
        if (before !== undefined) asked.set(`${before} ${word}`, features.findPair(before, word));
      });
      const rarityAsked = (feature: number | undefined) =>
        feature === undefined ? rarityOf(0) : (rarities[feature] ?? 0);
      const length = Math.hypot(...[...asked.values()].map(rarityAsked));
      const sums = new Float64Array(passages.length);
      for (const feature of asked.values()) {
        if (feature === undefined) continue;
        const rarity = rarityAsked(feature);
        for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
          const place = places[at] ?? 0;
          sums[place] = (sums[place] ?? 0) + ((worths[at] ?? 0) * rarity) / length;
        }
      }
      return new Map(passages.flatMap(({ id }, place) => ((sums[place] ?? 0) > 0 ? [[id, sums[place] ?? 0]] : [])));
    },
  };
}
