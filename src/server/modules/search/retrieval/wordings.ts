/** The wording of texts: which words follow each other, function words included. */
import { type Holders, holdersOf, openFeatures } from './features.ts';

export type Wordings<Text> = {
  /** @param words its stemmed words in order */
  add(text: Text, words: readonly string[]): void;
  /** The similarity of a question's wording to each text, both ways, 0 to 1; texts without a common pair are left out. */
  alike(words: readonly string[]): Map<Text, number>;
};

/** The first and the last word are paired with a boundary marker. */
function pairsOf<Pair>(words: readonly string[], pairOf: (first: string, second: string) => Pair): Pair[] {
  const edged = ['', ...words, ''];
  return edged.slice(1).map((word, index) => pairOf(edged[index] ?? '', word));
}

/** Computed once no more texts are added. */
type Opened = Holders & { rarities: Float64Array; totals: Float64Array };

/** Dice's coefficient over word pairs, where a rare pair counts more: "umbrella insurance" more than "what does". */
export function openWordings<Text>(): Wordings<Text> {
  const features = openFeatures();
  const texts: Text[] = [];
  /** The distinct pairs of each text. */
  const pairs: Set<number>[] = [];
  let opened: Opened | undefined;

  const rarityOf = (holders: number) => Math.log(1 + texts.length / holders);
  function open(): Opened {
    const { starts, places } = holdersOf(pairs, features.size);
    const rarities = Float64Array.from({ length: features.size }, (_, pair) =>
      rarityOf((starts[pair + 1] ?? 0) - (starts[pair] ?? 0)),
    );
    const totals = Float64Array.from(pairs, (own) => {
      let total = 0;
      for (const pair of own) total += rarities[pair] ?? 0;
      return total;
    });
    return { starts, places, rarities, totals };
  }

  return {
    add(text, words) {
      opened = undefined;
      texts.push(text);
      pairs.push(new Set(pairsOf(words, features.pair)));
    },
    alike(words) {
      opened ??= open();
      const { starts, places, rarities, totals } = opened;
      /** By spelling, because pairs found in no text count as well. */
      const own = new Map(
        pairsOf(words, (first, second) => [`${first} ${second}`, features.findPair(first, second)] as const),
      );
      const sums = new Float64Array(texts.length);
      const same: number[] = [];
      let total = 0;
      for (const pair of own.values()) {
        const rarity = pair === undefined ? rarityOf(1) : (rarities[pair] ?? 0);
        total += rarity;
        if (pair === undefined) continue;
        for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at++) {
          const place = places[at] ?? 0;
          if (sums[place] === 0) same.push(place);
          sums[place] = (sums[place] ?? 0) + rarity;
        }
      }
      return new Map(
        same.map((place) => [texts[place] as Text, (2 * (sums[place] ?? 0)) / (total + (totals[place] ?? 0))]),
      );
    },
  };
}
