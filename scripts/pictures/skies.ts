/** Skies: the colours of the air, the chinook's arch of cloud, streaks, a hailstorm far away, and what flies or shines. */
import { mix } from './palette.ts';
import { noise, random } from './random.ts';
import { clip, ellipse, linear, type Point, path, polygon, rect, type Stop, trace, vertical } from './svg.ts';

export function sky(width: number, height: number, list: readonly Stop[]): string {
  return vertical('sky', 0, height, list) + rect(0, 0, width, height, 'url(#sky)');
}

type Arch = {
  seed: number;
  width: number;
  /** Lowest points of the cloud's edge at the sides and its highest, in pixels from the top. */
  sides: number;
  crown: number;
  /** Where the crown is, 0 to 1 across. */
  centre: number;
  top: string;
  middle: string;
  /** The edge that catches the sun. */
  edge: string;
  streak: string;
};

/** A cloud's upper and lower edge, swollen in the middle, in three widths so that it fades without a filter. */
function wisp(points: readonly Point[], thick: number, colour: string, opacity: number): string {
  const last = points.length - 1;
  return [1, 0.62, 0.3]
    .map((share) => {
      const swell = (i: number) => (1 - (2 * (i / last) - 1) ** 2) ** 0.9 * thick * share;
      const upper = points.map(([x, y], i): Point => [x, y - swell(i)]);
      const lower = points.map(([x, y], i): Point => [x, y + swell(i) * 0.65]).reverse();
      return polygon([...upper, ...lower], colour, `opacity="${(opacity * 0.4).toFixed(3)}"`);
    })
    .join('');
}

/** The chinook arch: one cloud deck with a long curved edge, clear air below it. */
export function chinookArch(arch: Arch): string {
  const waver = noise(arch.seed, 4);
  const edge = (x: number) => {
    const across = (x / arch.width - arch.centre) / Math.max(arch.centre, 1 - arch.centre);
    const bow = arch.crown + (arch.sides - arch.crown) * Math.abs(across) ** 1.9;
    return bow + waver(x / (arch.width * 0.2)) * arch.crown * 0.09;
  };
  const outline = (by: number): Point[] => {
    const points: Point[] = [[-10, -10]];
    for (let x = -10; x <= arch.width + 10; x += 10) points.push([x, edge(x) + by]);
    return [...points, [arch.width + 10, -10]];
  };
  // The edge dissolves over many thin veils: a blur would leave a pale rim along the sides of the picture.
  const veils = 26;
  const soft = arch.crown * 0.34;
  const layers = Array.from({ length: veils }, (_, i) =>
    polygon(
      outline(soft * (0.62 - i / veils)),
      'url(#arch)',
      `opacity="${(0.045 + 0.16 * (i / veils) ** 2).toFixed(3)}"`,
    ),
  );
  const rim = Array.from({ length: 14 }, (_, i) =>
    polygon(outline(soft * (0.95 - i * 0.045)), arch.edge, 'opacity=".05"'),
  );
  return [
    vertical('arch', 0, arch.sides, [
      [0, arch.top],
      [0.6, arch.middle],
      [1, mix(arch.middle, arch.edge, 0.35)],
    ]),
    ...rim,
    ...layers,
    archStreaks(arch, edge),
  ].join('');
}

/** Wisps that follow the arch's own curve, lighter towards its edge. */
function archStreaks(arch: Arch, edge: (x: number) => number): string {
  const chance = random(arch.seed + 1);
  return Array.from({ length: 40 }, (_, i) => {
    const share = chance.between(0.05, 1);
    const middle = chance.between(-0.1, 1.1) * arch.width;
    const half = arch.width * chance.between(0.1, 0.36);
    const points = Array.from({ length: 25 }, (_, step): Point => {
      const x = middle + half * (step / 12 - 1);
      return [x, edge(x) * share];
    });
    const colour = share > 0.82 || i % 4 === 0 ? arch.edge : arch.streak;
    return wisp(points, arch.crown * chance.between(0.02, 0.065), colour, chance.between(0.15, 0.42));
  }).join('');
}

type Streaks = {
  seed: number;
  width: number;
  from: number;
  to: number;
  count: number;
  colour: string;
  opacity: number;
};

/** Thin level clouds, long and tapered. */
export function streaks(options: Streaks): string {
  const chance = random(options.seed);
  const waver = noise(options.seed + 2, 2);
  return Array.from({ length: options.count }, (_, i) => {
    const [middle, y] = [chance.between(-0.05, 1.05) * options.width, chance.between(options.from, options.to)];
    const half = options.width * chance.between(0.06, 0.26);
    const thick = (options.to - options.from) * chance.between(0.015, 0.055);
    const points = Array.from({ length: 27 }, (_, step): Point => {
      const t = step / 13 - 1;
      return [middle + half * t, y + waver(t * 1.4 + i * 7) * thick * 1.2];
    });
    return wisp(points, thick, options.colour, options.opacity * chance.between(0.6, 1.3));
  }).join('');
}

/** A skein of geese: one leader, two lines falling back. */
export function geese(x: number, y: number, size: number, count: number, colour: string, seed: number): string {
  const chance = random(seed);
  const birds = Array.from({ length: count }, (_, i) => {
    const rank = Math.ceil(i / 2);
    const side = i % 2 ? 1 : -1;
    const bx = x + rank * size * 2.3 * (side > 0 ? 1 : 1.2) + chance.between(-0.15, 0.15) * size;
    const by = y + rank * size * (side > 0 ? 0.95 : -0.6) + chance.between(-0.2, 0.2) * size;
    const lift = chance.between(0.35, 0.8) * size;
    return `M${trace([[bx - size, by - lift * 0.6]]).slice(1)}Q${(bx - size * 0.45).toFixed(1)} ${(by - lift).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}Q${(bx + size * 0.45).toFixed(1)} ${(by - lift * 1.1).toFixed(1)} ${(bx + size).toFixed(1)} ${(by - lift * 0.4).toFixed(1)}`;
  });
  return `<path d="${birds.join('')}" fill="none" stroke="${colour}" stroke-width="${(size * 0.22).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Stars, fewer and fainter towards the light. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const chance = random(seed);
  return Array.from({ length: count }, () => {
    const depth = chance.next() ** 1.6;
    const size = chance.between(0.6, 1.5);
    return ellipse(
      chance.next() * width,
      depth * height,
      size,
      size,
      '#fbfaf7',
      `opacity="${((1 - depth) * chance.between(0.3, 0.9)).toFixed(2)}"`,
    );
  }).join('');
}

/** A thunderhead in a box 480 wide and 320 tall, the low sun on its right: rows of billows under a spreading anvil. */
export function thunderhead(seed: number): string {
  const chance = random(seed);
  const billows: { x: number; y: number; r: number }[] = [];
  for (let row = 0; row < 9; row++) {
    const down = row / 8;
    const half = 96 + 128 * down ** 1.3;
    const count = 4 + Math.round(down * 6);
    for (let i = 0; i < count; i++) {
      const across = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
      const x = 250 + across * half * chance.between(0.86, 1.04);
      billows.push({
        x,
        y: 108 + 190 * down + chance.between(-12, 12),
        r: chance.between(28, 46) * (0.85 + down * 0.35),
      });
    }
  }
  const bands = ['#fff0da', '#f6d3b2', '#cbb5ae', '#979a9f', '#768a96', '#647a88'];
  const shades = bands.map((lit, i) =>
    linear(
      `billow-${i}`,
      [
        [0, lit],
        [0.5, mix(lit, bands[Math.min(i + 1, 5)] ?? lit, 0.7)],
        [1, mix(bands[Math.min(i + 1, 5)] ?? lit, '#455d6c', 0.3 + i * 0.1)],
      ],
      'x1=".85" y1=".05" x2=".2" y2="1"',
    ),
  );
  const base = 'M-200 -60H760V200C600 236 520 300 446 310C360 318 190 322 60 310C30 308 0 312 -20 318H-200Z';
  return [
    ...shades,
    vertical('base', 240, 318, [
      [0, '#455d6c', 0],
      [1, '#455d6c', 0.8],
    ]),
    clip('base-line', base),
    anvil(seed + 1),
    '<g clip-path="url(#base-line)">',
    polygon(
      [
        [60, 300],
        [440, 300],
        [350, 110],
        [150, 110],
      ],
      '#8d929b',
    ),
    ...billows.map(({ x, y, r }) => {
      const band = Math.max(0, Math.min(5, Math.round((y - 128) / 46 + (250 - x) / 120 + 0.4)));
      return ellipse(x, y, r, r * 0.9, `url(#billow-${band})`);
    }),
    path(
      billows
        .map(
          ({ x, y, r }) =>
            `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${(r * 0.9).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.9).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`,
        )
        .join(''),
      'url(#base)',
    ),
    '</g>',
  ].join('');
}

/** The anvil: ice blown out along the top of the storm, in long fibres. */
function anvil(seed: number): string {
  const chance = random(seed);
  return Array.from({ length: 46 }, (_, i) => {
    const down = i / 45;
    const y = 112 - 84 * down + chance.between(-5, 5);
    const reach = chance.between(0.72, 1.06) * (230 + 250 * Math.sin(Math.PI * (0.15 + down * 0.62)));
    const middle = 250 + 40 * down + chance.between(-70, 70);
    const points = Array.from({ length: 21 }, (_, step): Point => {
      const t = step / 10 - 1;
      return [middle + reach * t, y - 10 * (1 - t * t)];
    });
    return wisp(points, chance.between(9, 17), mix('#dcc2b2', '#fff5e4', Math.min(1, down * 1.25)), 0.75);
  }).join('');
}
