/** Leafy woods in rows: aspen and cottonwood with the odd spruce, far enough away to be crowns. */
import { mix } from './palette.ts';
import { crown, spruce } from './plants.ts';
import { random } from './random.ts';

type Grove = {
  seed: number;
  from: number;
  to: number;
  /** Shortest and tallest tree, in pixels. */
  height: readonly [number, number];
  /** Mean distance between trees, as a share of their height. */
  step?: number;
  /** How far below the line trees may stand, in pixels. */
  depth?: number;
  colours: readonly [string, ...string[]];
  light: string;
  /** Share of spruce, and their colour. */
  spruce?: readonly [share: number, colour: string];
};

/** Trees along a line, those behind drawn first. */
export function grove(line: (x: number) => number, trees: Grove): string {
  const chance = random(trees.seed);
  const [low, high] = trees.height;
  const stand: { x: number; y: number; tall: number; needles: boolean; colour: string }[] = [];
  for (let x = trees.from; x < trees.to; ) {
    const tall = chance.between(low, high);
    const y = line(x) + chance.next() * (trees.depth ?? 0);
    const needles = chance.next() < (trees.spruce?.[0] ?? 0);
    stand.push({ x, y, tall, needles, colour: chance.pick(trees.colours) });
    x += tall * (trees.step ?? 0.45) * chance.between(0.6, 1.4);
  }
  return stand
    .sort((first, second) => first.y - second.y)
    .map(({ x, y, tall, needles, colour }, i) =>
      needles
        ? spruce(x, y, tall * 1.15, trees.spruce?.[1] ?? colour, mix(colour, trees.light, 0.2), trees.seed * 31 + i)
        : crown(x, y, tall * 0.78, tall, colour, trees.light, trees.seed * 17 + i),
    )
    .join('');
}

/** Crowns scattered along a river's bank; `edge` gives the bank at a height, `away` which side of it they stand on. */
export function bankside(
  edge: (y: number) => number,
  away: 1 | -1,
  trees: Grove & {
    /** Least and greatest distance from the water, as shares of a tree's height. */ apart: readonly [number, number];
  },
): string {
  const chance = random(trees.seed);
  const [low, high] = trees.height;
  let content = '';
  for (let y = trees.from; y < trees.to; ) {
    const near = (y - trees.from) / (trees.to - trees.from);
    const tall = (low + (high - low) * near) * chance.between(0.75, 1.2);
    const x = edge(y) + away * tall * chance.between(...trees.apart);
    const colour = chance.pick(trees.colours);
    content +=
      chance.next() < (trees.spruce?.[0] ?? 0)
        ? spruce(x, y, tall * 1.2, trees.spruce?.[1] ?? colour, mix(colour, trees.light, 0.2), Math.round(y * 7))
        : crown(x, y, tall * 0.78, tall, colour, trees.light, Math.round(y * 5));
    y += tall * (trees.step ?? 0.45) * chance.between(0.6, 1.4);
  }
  return content;
}
