/** Lethbridge’s railway viaduct, the ground under it, and the freight that crosses. */
import { mix } from './palette.ts';
import { random } from './random.ts';
import { ellipse, glow, path, polygon, rect } from './svg.ts';

const width = 1200;

const deck = 318;

/** How far down its side a rounded hill has come at a share of its width: steep in the middle, flat at the toe. */
export const bell = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.abs(share)) ** 1.1);

export const floorAt = 596;

/** The two spurs that carry the bridge's ends, and where the ground is under it. */
export const abutments = [
  { x: 10, top: deck + 6, half: 400 },
  { x: 1196, top: deck + 8, half: 400 },
] as const;

function footAt(x: number): number {
  const grounds = abutments.map((hillside) =>
    Math.abs(x - hillside.x) > hillside.half
      ? floorAt + 8
      : hillside.top + (floorAt + 6 - hillside.top) * bell((x - hillside.x) / hillside.half),
  );
  return Math.min(...grounds) + 3;
}

/** The viaduct: plate girders over braced steel towers, each tower two legs wide, short spans and long in turn. */
export function viaduct(): string {
  const steel = '#26383d';
  const parts: string[] = [];
  const legs: string[] = [];
  const ties: string[] = [];
  const feet: string[] = [];
  for (let x = 44; x < width + 40; x += 62) {
    const foot = footAt(x + 11);
    const tall = foot - deck - 14;
    if (tall < 18) continue;
    const top = deck + 13;
    const spread = 1.5 + tall * 0.018;
    const storeys = Math.max(1, Math.round(tall / 44));
    for (const side of [0, 22]) {
      const lean = side === 0 ? -spread : spread;
      legs.push(`M${x + side} ${top}L${(x + side + lean).toFixed(1)} ${foot.toFixed(1)}`);
      feet.push(rect(x + side + lean - 4, foot - 4, 8, 8, '#cdbd98'));
    }
    for (let i = 0; i < storeys; i++) {
      const [a, b] = [i / storeys, (i + 1) / storeys];
      const at = (side: number, t: number) =>
        `${(x + side + (side ? spread : -spread) * t).toFixed(1)} ${(top + tall * t).toFixed(1)}`;
      ties.push(`M${at(0, a)}L${at(22, b)}M${at(22, a)}L${at(0, b)}M${at(0, b)}L${at(22, b)}`);
    }
  }
  parts.push(
    ...feet,
    path(ties.join(''), 'none', `stroke="${steel}" stroke-width="1.3" opacity=".85"`),
    path(legs.join(''), 'none', `stroke="${steel}" stroke-width="3.6"`),
    path(legs.join(''), 'none', 'stroke="#b98d5d" stroke-width="1" transform="translate(-1.2 0)" opacity=".8"'),
    rect(-10, deck, width + 20, 14, steel),
    rect(-10, deck, width + 20, 3, '#5b6663'),
    rect(-10, deck - 2, width + 20, 2.4, '#1b2a2e'),
  );
  const stiffeners: string[] = [];
  for (let x = -10; x < width + 10; x += 15.5) stiffeners.push(`M${x} ${deck + 3}v11`);
  parts.push(path(stiffeners.join(''), 'none', 'stroke="#435457" stroke-width="1" opacity=".8"'));
  return parts.join('');
}

/** A freight on its way east: two locomotives, grain hoppers, boxcars, tank cars. */
export function train(): string {
  const chance = random(46);
  const base = deck - 3;
  const wheels = (x: number, long: number) =>
    [0.12, 0.24, 0.76, 0.88].map((share) => ellipse(x + long * share, base - 2, 2.3, 2.3, '#14201d')).join('');
  const hopper = (x: number, colour: string) =>
    polygon(
      [
        [x, base - 21],
        [x + 50, base - 21],
        [x + 50, base - 9],
        [x + 43, base - 4],
        [x + 7, base - 4],
        [x, base - 9],
      ],
      colour,
    ) +
    rect(x + 2, base - 23, 46, 2.4, mix(colour, '#14201d', 0.4)) +
    rect(x, base - 21, 50, 3, '#fff0c8', 'opacity=".3"') +
    path(
      `M${x + 12} ${base - 21}v15M${x + 25} ${base - 21}v17M${x + 38} ${base - 21}v15`,
      'none',
      'stroke="#14201d" stroke-width="1" opacity=".3"',
    ) +
    wheels(x, 50);
  const box = (x: number, colour: string) =>
    rect(x, base - 23, 50, 18, colour) +
    rect(x, base - 23, 50, 2.6, '#fff0c8', 'opacity=".35"') +
    rect(x + 18, base - 21, 14, 16, mix(colour, '#14201d', 0.25)) +
    wheels(x, 50);
  const tank = (x: number) =>
    rect(x, base - 6, 50, 2, '#14201d') +
    `<rect x="${x}" y="${base - 21}" width="50" height="15" rx="7" fill="#3a474a"/>` +
    rect(x + 5, base - 19, 40, 2.4, '#e9d3a6', 'opacity=".5"') +
    rect(x + 21, base - 24, 8, 4, '#3a474a') +
    wheels(x, 50);
  const engine = (x: number) =>
    polygon(
      [
        [x, base - 5],
        [x, base - 21],
        [x + 36, base - 21],
        [x + 37, base - 26],
        [x + 49, base - 26],
        [x + 51, base - 17],
        [x + 57, base - 15],
        [x + 58, base - 5],
      ],
      '#a4452b',
    ) +
    rect(x, base - 9, 58, 3, '#f0d08c') +
    rect(x + 40, base - 24, 8, 5, '#3c5a63') +
    path(`M${x + 6} ${base - 19}h24v6h-24Z`, '#6f2c1d', 'opacity=".6"') +
    wheels(x, 58);
  const cars: string[] = [];
  const kinds = [hopper, hopper, box, tank, hopper, box, hopper, tank, tank, hopper, hopper, box];
  let x = 830;
  cars.push(engine(x), engine(x - 62));
  x -= 62;
  for (const kind of kinds) {
    x -= 54;
    cars.push(rect(x + 49, base - 6, 6, 2, '#14201d'));
    cars.push(
      kind === tank
        ? tank(x)
        : (kind as typeof box)(x, chance.pick(['#c9a24d', '#8d3f2a', '#5c7a72', '#d9d2bd', '#9a5a38', '#4d6a74'])),
    );
  }
  const lamp = glow(
    892,
    base - 14,
    26,
    [
      [0, '#fffbe8', 1],
      [0.3, '#ffe9b0', 0.5],
      [1, '#ffe9b0', 0],
    ],
    'engine-lamp',
  );
  return cars.join('') + lamp;
}
