/** How texts are worded: which words follow each other in them, small words too. */
import { type Holders, holdersOf, openFeatures } from './features.ts';

export type Wordings<Text> = {
  /** @param words its words in their order, cut back */
  add(text: Text, words: readonly string[]): void;
  /** How much of the wording of each text a question has, both ways, 0 to 1; texts that share no pair are not named. */
  alike(words: readonly string[]): Map<Text, number>;
};

/** The first and the last word are marked by the edge beside them. */
function pairsOf<Pair>(words: readonly string[], pairOf: (first: string, second: string) => Pair): Pair[] {
  const edged = ['', ...words, ''];
  return edged.slice(1).map((word, index) => pairOf(edged[index] ?? '', word));
}

/** What is known once no more are added. */
type Opened = Holders & { rarities: Float64Array; totals: Float64Array };

/** Dice's coefficient over pairs of words, where a rare pair tells more: "umbrella insurance" more than "what does". */
export function openWordings<Text>(): Wordings<Text> {
  const features = openFeatures();
  const texts: Text[] = [];
  /** Of each text, every one once. */
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
      /** By what it reads as, for those that nobody has written count as well. */
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
