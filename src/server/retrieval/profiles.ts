/** What each passage is about as a whole: the words of everything it is asked by and of what it says, together. */

/** A passage, as words in their order. */
export type Profiled = { id: string; asked: readonly (readonly string[])[]; text: readonly string[] };

export type Profiles = {
  /** How alike a question and each passage are, 0 to 1, by the passage's id; one that shares nothing with it is not named. */
  likenesses(words: readonly string[]): Map<string, number>;
};

/** What a passage says counts less than what people say when they ask for it. */
const OF_TEXT = 0.35;

/** The words, and which follow each other: `new car` is more than `new` and `car`. */
const featuresOf = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
];

function countsOf({ asked, text }: Profiled): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (feature: string, worth: number) => counts.set(feature, (counts.get(feature) ?? 0) + worth);
  for (const words of asked) for (const feature of featuresOf(words)) count(feature, 1);
  for (const word of text) count(word, OF_TEXT);
  return counts;
}

/** Cosines between vectors of tf-idf in which all that belongs to a passage is one text: Rocchio's classifier. */
export function openProfiles(passages: readonly Profiled[]): Profiles {
  const counted = passages.map(countsOf);
  const rarities = new Map<string, number>();
  for (const counts of counted)
    for (const feature of counts.keys()) rarities.set(feature, (rarities.get(feature) ?? 0) + 1);
  const rarityIn = (holders: number) => Math.log((passages.length + 1) / (holders + 0.5));
  for (const [feature, holders] of rarities) rarities.set(feature, rarityIn(holders));
  const rarityOf = (feature: string) => rarities.get(feature) ?? rarityIn(0);

  /** By feature: which passage, by its place, and what the feature is worth there. */
  const postings = new Map<string, [place: number, worth: number][]>();
  counted.forEach((counts, place) => {
    const worths = [...counts].map(([feature, count]): [string, number] => [
      feature,
      Math.log1p(count) * rarityOf(feature),
    ]);
    const length = Math.sqrt(worths.reduce((sum, [, worth]) => sum + worth * worth, 0));
    for (const [feature, worth] of worths) {
      const known = postings.get(feature);
      if (known) known.push([place, worth / length]);
      else postings.set(feature, [[place, worth / length]]);
    }
  });

  return {
    likenesses(words) {
      const features = [...new Set(featuresOf(words))];
      const length = Math.hypot(...features.map(rarityOf));
      const sums = new Float64Array(passages.length);
      for (const feature of features)
        for (const [place, worth] of postings.get(feature) ?? [])
          sums[place] = (sums[place] ?? 0) + (worth * rarityOf(feature)) / length;
      return new Map(passages.flatMap(({ id }, place) => ((sums[place] ?? 0) > 0 ? [[id, sums[place] ?? 0]] : [])));
    },
  };
}
