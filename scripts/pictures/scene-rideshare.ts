/** Rideshare: a car waits at the kerb on a rainy night for somebody who has just looked up from the phone. */
import { figure, poses } from './figures.ts';
import { halo, line } from './flat.ts';
import { mix, palette } from './palette.ts';
import { random } from './random.ts';
import { sedan } from './sedan.ts';
import { sky } from './skies.ts';
import { type Storefront, storefront } from './storefront.ts';
import { lamp } from './street-furniture.ts';
import { blur, clip, ellipse, glow, group, linear, path, picture, place, rect, vertical } from './svg.ts';
import { tower } from './town-blocks.ts';
import { rainfall } from './weather.ts';

const [width, height, walk, kerb] = [1200, 800, 560, 612];

const night = (shop: Omit<Storefront, 'ground' | 'trim'>): Storefront => ({ ...shop, ground: 0, trim: '#7f8a88' });

const blocks: readonly { at: number; grow: number; shop: Storefront }[] = [
  {
    at: -40,
    grow: 1.3,
    shop: night({
      x: 0,
      width: 230,
      height: 330,
      wall: '#5a3432',
      awning: ['#1d4a40', '#1d4a40'],
      sign: '#14302a',
      windows: 4,
      lit: [1],
      arched: true,
      shop: 'books',
      seed: 11,
    }),
  },
  {
    at: 259,
    grow: 1.3,
    shop: night({
      x: 0,
      width: 210,
      height: 286,
      wall: '#4a5358',
      awning: ['#8d4029', '#a89c86'],
      sign: '#3a2620',
      windows: 3,
      lit: [0, 2],
      arched: false,
      shop: 'bakery',
      seed: 23,
    }),
  },
  {
    at: 690,
    grow: 1.3,
    shop: night({
      x: 0,
      width: 216,
      height: 350,
      wall: '#3f5450',
      awning: ['#a8803a', '#a89c86'],
      sign: '#12332c',
      windows: 4,
      lit: [2, 3],
      arched: true,
      shop: 'florist',
      seed: 37,
    }),
  },
  {
    at: 971,
    grow: 1.3,
    shop: night({
      x: 0,
      width: 220,
      height: 300,
      wall: '#59372d',
      awning: ['#1d4a40', '#8f9a90'],
      sign: '#23373b',
      windows: 3,
      lit: [1],
      arched: false,
      shop: 'tailor',
      seed: 53,
    }),
  },
];

function lights(): string {
  return [
    linear('lamplit', [
      [0, '#ffe2a0'],
      [1, '#e8a850'],
    ]),
    linear('shoplit', [
      [0, '#ffe9b4'],
      [0.6, '#fbcf7c'],
      [1, '#dd9a45'],
    ]),
    linear('skylit', [
      [0, '#22404f'],
      [1, '#38586a'],
    ]),
    linear(
      'wall-shade',
      [
        [0, '#0a1720', 0.1],
        [1, '#0a1720', 0.55],
      ],
      'x1="0" y1="1" x2="0" y2="0"',
    ),
  ].join('');
}

/** Everything behind the kerb. */
function town(): string {
  return [
    ...[
      { x: 536, width: 74, height: 330, colour: '#24424f', side: '#1a3440', top: 'mast' },
      { x: 622, width: 60, height: 420, colour: '#1f3c4a', side: '#17303b', top: 'slant' },
      { x: 586, width: 70, height: 200, colour: '#1a3541', side: '#142b35', top: 'flat' },
    ].map((each, i) => tower({ ...each, top: each.top as 'mast', base: walk, lit: 0.42, cell: [10, 13] }, 30 + i)),
    ...blocks.map(({ at, grow, shop }) => place(at, walk, grow, storefront(shop))),
    ...blocks.map(({ at, grow, shop }, i) =>
      halo(`shop-glow-${i}`, at + (shop.width * grow) / 2, walk - 70, 210, {
        colour: '#ffd88f',
        opacity: 0.4,
        squash: 0.7,
      }),
    ),
    place(596, walk + 22, 1.55, lamp(0, 0)),
    place(1128, walk + 22, 1.55, lamp(1, 0)),
    place(64, walk + 22, 1.55, lamp(2, 0)),
  ].join('');
}

function rider(): string {
  const pose = {
    ...poses.holding,
    arms: [
      [
        [0.2, -1.14],
        [0.14, -1.34],
      ],
      poses.holding.arms[1],
    ] as const,
  };
  const umbrella = [
    line([14, -128, 14, -214], '#c9b38a', 3),
    path(
      'M-62 -184Q-58 -232 14 -236Q86 -232 90 -184Q78 -194 66 -184Q52 -194 40 -184Q28 -194 14 -184Q0 -194 -12 -184Q-24 -194 -38 -184Q-50 -194 -62 -184Z',
      palette.ember,
    ),
    path('M14 -236Q86 -232 90 -184Q78 -194 66 -184Q60 -220 14 -236Z', '#8d3f22'),
    path('M14 -236Q-30 -220 -38 -184Q-50 -194 -62 -184Q-58 -232 14 -236Z', '#d0693c'),
    rect(12.5, -242, 3, 8, '#c9b38a'),
  ].join('');
  return [
    group(umbrella, 'transform="scale(.01)"'),
    figure(
      pose,
      { coat: '#c99a3f', legs: '#22343c', skin: '#c98d63', hair: '#2a1c14', longHair: true },
      rect(29, -132, 5, 15, '#eafffa'),
    ),
  ].join('');
}

/** The car and the rider where they stand, with the light they throw. */
function waiting(): string {
  return [
    place(262, walk + 44, 148, rider()),
    halo('phone', 310, walk + 44 - 186, 92, { colour: '#a8ecdc', opacity: 0.5, heart: ['#d9fff4', 0.9, 0.14] }),
    place(744, 672, 1.52, sedan()),
  ].join('');
}

/** Lamps of the car: white ahead over the wet road, red behind. */
function beams(): string {
  return [
    path('M386 572L388 586L30 704L150 628Z', 'url(#beam)'),
    path('M386 576L388 588L60 740L80 656Z', 'url(#beam)', 'opacity=".7"'),
    glow(
      390,
      572,
      150,
      [
        [0, '#fffdf4', 1],
        [0.1, '#fff3cc', 0.85],
        [0.35, '#ffe2a4', 0.28],
        [1, '#ffe2a4', 0],
      ],
      'head',
    ),
    halo('tail', 1100, 552, 120, { colour: '#f0583a', opacity: 0.6, heart: ['#ff9a7a', 0.9, 0.15] }),
  ].join('');
}

/** The wet street: what stands above it, upside down and blurred, broken by ripples. */
function wet(): string {
  const chance = random(14);
  const mirrored = (line: number, content: string, opacity: number) =>
    group(content, `transform="translate(0 ${line * 2}) scale(1 -1)" opacity="${opacity}" filter="url(#soft)"`);
  const ripples = Array.from({ length: 46 }, () => {
    const y = chance.between(kerb + 20, height);
    const near = (y - kerb) / (height - kerb);
    const half = chance.between(18, 60) * (0.5 + near);
    return ellipse(
      chance.next() * width,
      y,
      half,
      1 + near * 1.6,
      chance.next() < 0.5 ? '#0d1f2a' : '#8fb0bb',
      `opacity="${chance.between(0.12, 0.3).toFixed(2)}"`,
    );
  });
  const rings = Array.from({ length: 22 }, () => {
    const y = chance.between(kerb + 24, height - 10);
    const r = 5 + ((y - kerb) / 188) * 13;
    return `<ellipse cx="${(chance.next() * width).toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 0.3).toFixed(1)}" fill="none" stroke="#bcd3d8" stroke-width="1.2" opacity=".4"/>`;
  });
  return [
    vertical('road', kerb, height, [
      [0, '#22353f'],
      [1, '#16252e'],
    ]),
    vertical('walk', walk, kerb, [
      [0, '#4b5658'],
      [1, '#3d4c53'],
    ]),
    rect(0, walk, width, kerb - walk, 'url(#walk)'),
    clip('pavement', `M0 ${walk}H${width}V${kerb - 10}H0Z`),
    group(mirrored(walk, town(), 0.34), 'clip-path="url(#pavement)"'),
    rect(0, kerb, width, height - kerb, 'url(#road)'),
    clip('street', `M0 ${kerb + 4}H${width}V${height}H0Z`),
    group(
      [
        mirrored(walk + 24, town(), 0.5),
        mirrored(672, place(744, 672, 1.52, sedan()), 0.5),
        mirrored(kerb + 2, place(262, walk + 44, 148, rider()), 0.5),
      ],
      'clip-path="url(#street)"',
    ),
    ...[
      [390, '#fff0c4', 0.75, 44],
      [1100, '#ff6a4a', 0.75, 36],
      [596, '#ffe2a4', 0.5, 30],
      [1128, '#ffe2a4', 0.4, 24],
      [64, '#ffe2a4', 0.45, 30],
    ].map(([x, colour, opacity, wide], i) =>
      halo(`streak-${i}`, 0, 0, 100, { colour: String(colour), opacity: Number(opacity) }).replace(
        'translate(0 0) scale(1 1)',
        `translate(${x} ${kerb + 100}) scale(${Number(wide) / 100} 1.1)`,
      ),
    ),
    ...ripples,
    ...rings,
    rect(0, kerb - 10, width, 16, '#6f7f82'),
    rect(0, kerb - 10, width, 4, '#c9b795'),
    rect(0, kerb + 6, width, 7, '#0a161d', 'opacity=".5"'),
    ellipse(744, 676, 360, 15, '#060f14', 'opacity=".6"'),
    ellipse(262, walk + 45, 46, 6, '#060f14', 'opacity=".5"'),
  ].join('');
}

export function rideshare(): string {
  return picture(width, height, [
    lights(),
    blur('soft', '3 10'),
    linear('paint', [
      [0, mix(palette.spruceLight, '#9fd0c0', 0.35)],
      [0.4, palette.spruceLight],
      [1, palette.spruce],
    ]),
    linear(
      'beam',
      [
        [0, '#fff0c4', 0],
        [1, '#fff0c4', 0.34],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    sky(width, walk, [
      [0, '#0d2130'],
      [0.5, '#1d3f50'],
      [1, '#6b6a6c'],
    ]),
    halo('haze', 610, 470, 330, { colour: '#f0b878', opacity: 0.5 }),
    town(),
    wet(),
    waiting(),
    beams(),
    rainfall(width, height, 190, 12, '#cfe0e6'),
  ]);
}
