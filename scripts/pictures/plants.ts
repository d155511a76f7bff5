/** What grows: spruce and poplar near enough to have branches, and ripe wheat at the viewer's feet. */
import { mix } from './palette.ts';
import { noise, type Random, random } from './random.ts';
import { ellipse, linear, type Point, path, polygon, rect, trace } from './svg.ts';

type Side = 'left' | 'right';

/** One tier of boughs: a ragged skirt below a point, its sunny half catching the light. */
function tier(
  x: number,
  top: number,
  foot: number,
  half: number,
  colours: readonly [string, string],
  sun: 1 | -1,
  chance: Random,
): string {
  const tall = foot - top;
  const skirt: Point[] = [1, 0.62, 0.3, 0, -0.3, -0.62, -1].map((reach, i) => [
    x + half * reach * (Math.abs(reach) === 1 ? chance.between(0.88, 1.1) : 1),
    foot + tall * (i % 2 ? chance.between(-0.16, -0.06) : chance.between(-0.02, 0.09)),
  ]);
  const sunny = (sun === 1 ? skirt.slice(0, 4) : skirt.slice(3).reverse()).map(
    ([px, py]): Point => [px, py - tall * 0.07],
  );
  const inner: Point = [x - sun * half * 0.05, foot - tall * 0.3];
  return polygon([[x, top], ...skirt], colours[0]) + polygon([[x, top], ...sunny.slice(0, 3), inner], colours[1]);
}

/** One spruce, tier over tier; `light` is what its sunny side catches: sun, or snow lying on the boughs. */
export function spruce(
  x: number,
  foot: number,
  height: number,
  colour: string,
  light: string,
  seed: number,
  sun: Side = 'right',
): string {
  const chance = random(seed);
  const half = height * chance.between(0.17, 0.22);
  const tiers = Math.max(4, Math.min(9, Math.round(height / 16)));
  const trunk = half * 0.1;
  const parts = [
    rect(x - trunk, foot - height * 0.12, trunk * 2, height * 0.12, mix(colour, '#2b1d14', 0.5)),
    ...Array.from({ length: tiers }, (_, i) => {
      const down = 1 - i / tiers;
      const bottom = foot - height * (1 - (0.04 + 0.91 * down));
      const reach = half * (0.16 + 0.84 * down ** 0.9) * chance.between(0.9, 1.08);
      const top = foot - height * (1 - 0.91 * Math.max(0, down - 1.9 / tiers));
      const shade = mix(colour, '#061815', 0.16 * down);
      return tier(
        x,
        Math.max(foot - height, top),
        bottom,
        reach,
        [shade, mix(colour, light, 0.42)],
        sun === 'right' ? 1 : -1,
        chance,
      );
    }),
  ];
  return parts.join('');
}

/** A rounded crown of leaves: lobes in shade, with lobes of light on the sun's side. For trees far away. */
export function crown(
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
  light: string,
  seed: number,
): string {
  const chance = random(seed);
  const lobes = Array.from({ length: 9 }, () => {
    const [across, up] = [chance.between(-0.36, 0.36), chance.between(0.3, 0.78)];
    return { x: x + across * width * (1.15 - up * 0.5), y: foot - up * height, r: width * chance.between(0.17, 0.27) };
  });
  return [
    trunk(x, foot, width * 0.035, height * 0.5, mix(colour, '#2b1d14', 0.6)),
    ...lobes.map((lobe) => ellipse(lobe.x, lobe.y, lobe.r, lobe.r * 0.92, colour)),
    ...lobes.map((lobe) =>
      ellipse(lobe.x + lobe.r * 0.22, lobe.y - lobe.r * 0.25, lobe.r * 0.62, lobe.r * 0.5, light, 'opacity=".42"'),
    ),
  ].join('');
}

function trunk(x: number, foot: number, half: number, tall: number, colour: string): string {
  return polygon(
    [
      [x - half, foot],
      [x - half * 0.5, foot - tall],
      [x + half * 0.5, foot - tall],
      [x + half, foot],
    ],
    colour,
  );
}

/** A broad-leaved tree seen close: many small lobes, each rounded by its own light, the low ones in front. */
export function leafyTree(
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
  light: string,
  seed: number,
  stem = 0.42,
): string {
  const chance = random(seed);
  const middle = (1 + stem * 0.7) / 2;
  const lobes = Array.from({ length: 64 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const out = chance.next() ** 0.6;
    const r = width * chance.between(0.07, 0.13);
    return {
      x: x + Math.cos(angle) * out * width * 0.4,
      y: foot - height * (middle + Math.sin(angle) * out * (1 - middle) * 0.82),
      r,
    };
  }).sort((first, second) => first.y - second.y);
  const top = foot - height;
  const id = `leaf${seed}`;
  const shades = [0, 1, 2].map((band) =>
    linear(
      `${id}-${band}`,
      [
        [0, mix(light, colour, 0.2 + band * 0.24)],
        [0.5, mix(colour, light, 0.22 - band * 0.1)],
        [1, mix(colour, '#0c241f', 0.12 + band * 0.16)],
      ],
      'x1=".8" y1="0" x2=".3" y2="1"',
    ),
  );
  return [
    ...shades,
    trunk(x, foot, width * 0.03, height * 0.6, mix(colour, '#2b1d14', 0.7)),
    ...lobes.map((lobe) => {
      const down = (lobe.y - top) / height;
      const away = (x - lobe.x) / width;
      const band = Math.max(0, Math.min(2, Math.floor(down * 2.6 + away * 1.6)));
      return ellipse(lobe.x, lobe.y, lobe.r, lobe.r * 0.86, `url(#${id}-${band})`);
    }),
  ].join('');
}

/** A shelterbelt: a planted row of crowns, uneven as old rows are. */
export function shelterbelt(
  from: number,
  to: number,
  foot: number,
  height: number,
  colour: string,
  light: string,
  seed: number,
): string {
  const chance = random(seed);
  const trees: string[] = [];
  for (let x = from; x < to; x += height * chance.between(0.28, 0.5)) {
    const tall = height * chance.between(0.6, 1.05);
    const tree = chance.next() < 0.3 ? spruce : null;
    const nextSeed = Math.floor(chance.next() * 1e6);
    trees.push(
      tree
        ? tree(x, foot, tall * 1.15, mix(colour, '#0c241f', 0.35), colour, nextSeed)
        : crown(x, foot, tall * 0.62, tall, mix(colour, light, chance.between(0, 0.25)), light, nextSeed),
    );
  }
  return trees.join('');
}

type Stalks = {
  seed: number;
  /** Where stems stand and how tall they are, in pixels. */
  stems: readonly { x: number; foot: number; height: number }[];
  /** Wind: how far heads lean, as a share of height. */
  lean: number;
  stem: string;
  ear: string;
};

/** Wheat seen close: bowed stems as strokes, ears as slim pointed leaves. */
export function wheat(stalks: Stalks): string {
  const chance = random(stalks.seed);
  const gust = noise(stalks.seed + 1, 2);
  const stems: string[] = [];
  const ears: string[] = [];
  const tallest = Math.max(...stalks.stems.map((stalk) => stalk.height));
  for (const stalk of stalks.stems) {
    const { x, foot } = stalk;
    const height = stalk.height * (1 + gust(x / 90) * 0.16 + chance.between(-0.1, 0.1));
    const lean = height * (stalks.lean + gust(x / 140 + 9) * 0.16 + chance.between(-0.07, 0.07));
    const [tx, ty] = [x + lean, foot - height];
    stems.push(
      `${trace([[x, foot]])}Q${(x + lean * 0.15).toFixed(1)} ${(foot - height * 0.6).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`,
    );
    const ear = Math.min(height * 0.3, tallest * 0.22) * chance.between(0.8, 1.15);
    const fat = ear * 0.13;
    const [dx, dy] = [ear * 0.5, -ear * 0.86];
    ears.push(
      `${trace([
        [tx, ty],
        [tx + dx * 0.4 - fat, ty + dy * 0.45],
        [tx + dx, ty + dy],
        [tx + dx * 0.5 + fat, ty + dy * 0.4],
      ])}Z`,
    );
  }
  return (
    `<path d="${stems.join('')}" fill="none" stroke="${stalks.stem}" stroke-width="${(tallest * 0.016).toFixed(2)}"/>` +
    path(ears.join(''), stalks.ear)
  );
}
