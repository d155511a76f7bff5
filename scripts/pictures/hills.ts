/** Rolling ground: hill lines, the spruce that stand along them, and mist between them. */
import { noise, random } from './random.ts';
import { type Point, path, polygon, rect, trace, vertical } from './svg.ts';

type Ridge = {
  seed: number;
  width: number;
  base: number;
  height: number;
  /** Length of one rise, in pixels. */
  wave: number;
  /** Lifts or lowers the line across the picture (0 to 1), in pixels upwards. */
  lift?: (across: number) => number;
};

/** Height of the ridge's line at a picture position. */
export function ridgeLine(ridge: Ridge): (x: number) => number {
  const shape = noise(ridge.seed, 4);
  return (x) => ridge.base - shape(x / ridge.wave) * ridge.height - (ridge.lift?.(x / ridge.width) ?? 0);
}

/** The ground below a ridge line, down to `bottom`. */
export function hill(ridge: Ridge, bottom: number, fill: string): string {
  const line = ridgeLine(ridge);
  const points: Point[] = [[-10, bottom]];
  for (let x = -10; x <= ridge.width + 10; x += 6) points.push([x, line(x)]);
  points.push([ridge.width + 10, bottom]);
  return polygon(points, fill);
}

type Treeline = {
  seed: number;
  from: number;
  to: number;
  /** Shortest and tallest tree, in pixels. */
  height: readonly [number, number];
  /** Mean distance between trunks, in pixels. */
  step: number;
  /** How far below the line trees may stand, in pixels. */
  depth?: number;
  /** 0 leaves every tree standing; nearer 1 opens wide clearings. */
  clearing?: number;
};

/** Small conifers along a line, as one path: far enough away to be single strokes of a brush. */
export function treeline(line: (x: number) => number, trees: Treeline, fill: string): string {
  const chance = random(trees.seed);
  const stand = noise(trees.seed + 3, 2);
  const data: string[] = [];
  for (let x = trees.from; x < trees.to; x += trees.step * chance.between(0.4, 1.6)) {
    if (stand(x / (trees.step * 14)) < (trees.clearing ?? 0) * 2 - 1) continue;
    const foot = line(x) + chance.next() * (trees.depth ?? 2) + 1;
    const height = chance.between(...trees.height);
    const half = height * chance.between(0.13, 0.2);
    data.push(
      `${trace([
        [x - half, foot],
        [x - half * 0.45, foot - height * 0.45],
        [x - half * 0.6, foot - height * 0.42],
        [x, foot - height],
        [x + half * 0.6, foot - height * 0.42],
        [x + half * 0.45, foot - height * 0.45],
        [x + half, foot],
      ])}Z`,
    );
  }
  return path(data.join(''), fill);
}

/** A band of mist, clear above, dense towards its foot, gone again where it ends. */
export function mist(id: string, width: number, top: number, bottom: number, colour: string, opacity: number): string {
  return (
    vertical(id, top, bottom, [
      [0, colour, 0],
      [0.45, colour, opacity * 0.6],
      [0.72, colour, opacity],
      [1, colour, 0],
    ]) + rect(0, top, width, bottom - top, `url(#${id})`)
  );
}
