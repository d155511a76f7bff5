/** How texts are worded: which words follow each other in them, small words too. */

export type Wordings<Text> = {
  /** @param words its words in their order, cut back */
  add(text: Text, words: readonly string[]): void;
  /** How much of the wording of each text a question has, both ways, 0 to 1; texts that share no pair are not named. */
  alike(words: readonly string[]): Map<Text, number>;
};

/** The first and the last word are marked by the edge beside them. */
function pairsOf(words: readonly string[]): Set<string> {
  const edged = ['', ...words, ''];
  return new Set(edged.slice(1).map((word, index) => `${edged[index]} ${word}`));
}

/** Dice's coefficient over pairs of words, where a rare pair tells more: "umbrella insurance" more than "what does". */
export function openWordings<Text>(): Wordings<Text> {
  const holders = new Map<string, Text[]>();
  const pairs = new Map<Text, Set<string>>();
  /** What all the pairs of a text weigh; known once no more are added. */
  const totals = new Map<Text, number>();
  const rarityOf = (pair: string) => Math.log(1 + pairs.size / (holders.get(pair)?.length ?? 1));
  const sumOf = (some: Iterable<string>) => [...some].reduce((sum, pair) => sum + rarityOf(pair), 0);
  function totalOf(text: Text): number {
    const total = totals.get(text) ?? sumOf(pairs.get(text) ?? []);
    totals.set(text, total);
    return total;
  }
  return {
    add(text, words) {
      totals.clear();
      const own = pairsOf(words);
      pairs.set(text, own);
      for (const pair of own) {
        const known = holders.get(pair);
        if (known) known.push(text);
        else holders.set(pair, [text]);
      }
    },
    alike(words) {
      const own = pairsOf(words);
      const total = sumOf(own);
      const same = new Map<Text, number>();
      for (const pair of own) {
        const rarity = rarityOf(pair);
        for (const text of holders.get(pair) ?? []) same.set(text, (same.get(text) ?? 0) + rarity);
      }
      for (const [text, sum] of same) same.set(text, (2 * sum) / (total + totalOf(text)));
      return same;
    },
  };
}
