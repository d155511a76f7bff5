/**
 * Which phrases a question is most like, one by one. The classifier knows what the phrases of a passage have in common; a question that
 * is much like three unusual ones is about their passage too.
 */
import { placeIn } from './classifier.ts';
import { featuresOf } from './features.ts';

/** `starts[n]` to `starts[n + 1]` are the places of feature `n` in `phrases`. */
export type Neighbours = {
  /** Ascending. */
  features: Uint32Array;
  /** How rare each feature is. */
  rarities: Float32Array;
  starts: Uint32Array;
  /** The phrases that have it; in half the memory where there are fewer than 65,536. */
  phrases: Uint16Array | Uint32Array;
  /** The place of each phrase's passage. */
  owners: Uint16Array;
  /** The length of each phrase as a vector of rarities. */
  lengths: Float32Array;
  /** The rarity of what no phrase has. */
  unknown: number;
};

/** Features of more phrases than this tell little, and cost most of the time. */
const COMMON = 3_000;
/** What one phrase alone has makes it no nearer to any other question. */
const SEEN_MIN = 2;
/** Of how many phrases of a passage the mean is taken. */
const NEAREST = 3;

/** @param phrases of each passage, as words in order, not stemmed */
export function trainNeighbours(phrases: readonly (readonly string[][])[]): Neighbours {
  const all = phrases.flatMap((of, owner) => of.map((words) => ({ owner, features: featuresOf(words) })));
  const held = new Map<number, number[]>();
  all.forEach(({ features: of }, phrase) => {
    for (const feature of of) {
      const phrases = held.get(feature);
      if (phrases) phrases.push(phrase);
      else held.set(feature, [phrase]);
    }
  });
  const rarityOf = (count: number) => Math.log((all.length + 1) / (count + 0.5));
  const shared = [...held].filter(([, { length }]) => length >= SEEN_MIN);
  const features = Uint32Array.from(shared, ([feature]) => feature).sort();
  const placed = Array.from(features, (feature) => held.get(feature) ?? []);
  const starts = new Uint32Array(features.length + 1);
  placed.forEach(({ length }, at) => {
    starts[at + 1] = (starts[at] as number) + (length > COMMON ? 0 : length);
  });
  return {
    features,
    rarities: Float32Array.from(placed, ({ length }) => rarityOf(length)),
    starts,
    phrases: (all.length > 0xffff ? Uint32Array : Uint16Array).from(
      placed.filter(({ length }) => length <= COMMON).flat(),
    ),
    owners: Uint16Array.from(all, ({ owner }) => owner),
    lengths: Float32Array.from(all, ({ features: of }) =>
      Math.hypot(...[...of].map((feature) => rarityOf(held.get(feature)?.length ?? 0))),
    ),
    unknown: rarityOf(0),
  };
}

/** How much a question is like the nearest phrases of each passage, by its place, 0 to 1. @param words in order, not stemmed */
export function nearestTo(neighbours: Neighbours, words: readonly string[]): Map<number, number> {
  const { rarities, starts, phrases, owners, lengths, unknown } = neighbours;
  const asked = [...featuresOf(words)].map((feature) => placeIn(neighbours.features, feature));
  const length = Math.hypot(...asked.map((at) => (at < 0 ? unknown : (rarities[at] as number)))) || 1;
  const shared = new Map<number, number>();
  for (const at of asked) {
    if (at < 0) continue;
    const worth = (rarities[at] as number) ** 2;
    for (let held = starts[at] as number; held < (starts[at + 1] as number); held++) {
      const phrase = phrases[held] as number;
      shared.set(phrase, (shared.get(phrase) ?? 0) + worth);
    }
  }
  const likenesses = new Map<number, number[]>();
  for (const [phrase, worth] of shared) {
    const owner = owners[phrase] as number;
    const likeness = worth / ((lengths[phrase] as number) * length);
    const best = likenesses.get(owner);
    if (best) best.push(likeness);
    else likenesses.set(owner, [likeness]);
  }
  return new Map([...likenesses].map(([owner, all]) => [owner, meanOfNearest(all)]));
}

function meanOfNearest(likenesses: number[]): number {
  const nearest = likenesses.sort((one, other) => other - one).slice(0, NEAREST);
  return nearest.reduce((sum, likeness) => sum + likeness, 0) / NEAREST;
}
