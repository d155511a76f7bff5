/** Edmonton: the river valley in autumn, the High Level Bridge over it, the skyline and the dome on its rim. */
import { glassTowers } from './cityscape.ts';
import { hazy, legislature, towers } from './edmonton-skyline.ts';
import { bankside, grove } from './groves.ts';
import { bridge, piers } from './high-level-bridge.ts';
import { hill, mist, ridgeLine } from './hills.ts';
import { mix } from './palette.ts';
import { leafyTree, spruce } from './plants.ts';
import { random } from './random.ts';
import { geese, sky, streaks } from './skies.ts';
import { clip, glow, group, type Point, picture, place, polygon, rect, trace, vertical } from './svg.ts';
import { glints, reflection } from './waters.ts';

const [width, height, rim] = [1200, 800, 424];

const autumn = ['#b9812b', '#cf9a37', '#dcae4a', '#a8702a', '#8f8a45'] as const;

const sunlit = '#f6dc93';

function air(): string {
  return [
    sky(width, rim + 60, [
      [0, '#6f9db3'],
      [0.4, '#b2cfd5'],
      [0.7, '#efe4cb'],
      [0.9, '#f9d9a6'],
      [1, '#f6cf94'],
    ]),
    streaks({ seed: 25, width, from: 60, to: 330, count: 22, colour: '#fbe9cc', opacity: 0.55 }),
    streaks({ seed: 28, width, from: 240, to: 390, count: 10, colour: '#eab78a', opacity: 0.5 }),
    glow(
      120,
      rim - 10,
      620,
      [
        [0, '#fff4d4', 0.9],
        [0.3, '#ffe3ac', 0.5],
        [1, '#ffe3ac', 0],
      ],
      'sun',
      0.6,
    ),
    geese(880, 170, 8, 11, '#44606a', 17),
  ].join('');
}

const middle = (y: number) =>
  838 - 330 * Math.sin(((y - 548) / 252) * 1.45) ** 1.4 - 60 * Math.sin((y - 548) / 46) * Math.exp(-(y - 548) / 120);

const half = (y: number) => 60 + ((y - 548) / 252) ** 1.35 * 330;

const edges = (y: number) => [middle(y) - half(y), middle(y) + half(y) * 1.05] as const;

function river(): string {
  const heights = Array.from({ length: 64 }, (_, i) => 546 + (i / 63) * 262);
  const shape: Point[] = [
    ...heights.map((y): Point => [edges(Math.max(548, y))[0], y]),
    ...heights.map((y): Point => [edges(Math.max(548, y))[1], y]).reverse(),
  ];
  const sand: Point[] = [
    ...heights.map((y): Point => [edges(Math.max(548, y))[0] - 8 - (y - 546) * 0.06, y]),
    ...heights.map((y): Point => [edges(Math.max(548, y))[1] + 6 + (y - 546) * 0.1, y]).reverse(),
  ];
  return [
    vertical('river', 546, height, [
      [0, '#e9dcb6'],
      [0.3, '#a9bdb0'],
      [0.65, '#5f8a92'],
      [1, '#2f5f6e'],
    ]),
    clip('river-edge', `${trace(shape)}Z`),
    polygon(sand, '#cdb27c'),
    polygon(shape, 'url(#river)'),
    group(
      [
        reflection('gold-left', 340, 552, 420, 130, '#c8923a', 0.6),
        reflection('gold-right', 820, 556, 330, 120, '#b9812b', 0.55),
        ...piers.map((x, i) => reflection(`pier-${i}`, x - 9, 556, 18, 120, '#20343a', 0.55)),
        glints({ seed: 17, count: 130, from: 560, to: 800, edges, light: '#fdeecb', dark: '#234b57' }),
      ],
      'clip-path="url(#river-edge)"',
    ),
  ].join('');
}

function slopes(): string {
  const far = { seed: 61, width, base: 436, height: 8, wave: 240, lift: (x: number) => 12 * x };
  const north = {
    seed: 62,
    width,
    base: 474,
    height: 6,
    wave: 200,
    lift: (x: number) => -96 * Math.max(0, x - 0.36) ** 1.1,
  };
  const south = {
    seed: 64,
    width,
    base: 560,
    height: 5,
    wave: 190,
    lift: (x: number) => 150 * Math.max(0, x - 0.78) ** 0.8,
  };
  const trees = { colours: autumn, light: sunlit, spruce: [0.2, '#28503f'] as const };
  return [
    hill(far, 600, '#a59a68'),
    grove(ridgeLine(far), {
      ...trees,
      seed: 70,
      from: 560,
      to: width + 20,
      height: [12, 22],
      colours: ['#b39a5c', '#a59a62', '#c0a45c'],
      depth: 5,
      spruce: [0.3, '#5f7d68'],
    }),
    mist('valley-mist', width, 396, 520, '#f8dfb2', 0.6),
    ...hazy.map(([x, wide, tall]) => rect(x, 470 - tall, wide, tall, '#b6c0b6')),
    glassTowers(towers, 400),
    place(598, 460, 1.3, legislature()),
    hill(north, 640, '#9a7a38'),
    grove(ridgeLine(north), { ...trees, seed: 71, from: -20, to: 700, height: [20, 36], depth: 12 }),
    grove((x) => ridgeLine(north)(x) + 34, { ...trees, seed: 72, from: -20, to: 720, height: [24, 42], depth: 20 }),
    hill(south, 640, '#8a7437'),
    grove(ridgeLine(south), { ...trees, seed: 73, from: 930, to: width + 30, height: [26, 44], depth: 10 }),
  ].join('');
}

/** The near woods on both banks, deepening towards the viewer. */
function woods(): string {
  const trees = { colours: autumn, light: sunlit };
  const left = (y: number) => (x: number) => y + Math.max(0, x - 300) * 0.02;
  return [
    vertical('leaf-litter', 540, height, [
      [0, '#a98a43'],
      [0.4, '#7d7a40'],
      [1, '#36553c'],
    ]),
    rect(0, 540, width, 270, 'url(#leaf-litter)'),
    river(),
    grove(() => 520, {
      ...trees,
      seed: 80,
      from: 690,
      to: 1230,
      height: [15, 26],
      depth: 10,
      step: 0.36,
      spruce: [0.24, '#35604d'],
    }),
    grove(() => 548, {
      ...trees,
      seed: 77,
      from: 676,
      to: 1010,
      height: [18, 32],
      depth: 8,
      step: 0.34,
      spruce: [0.24, '#2d5545'],
    }),
    grove(left(556), {
      ...trees,
      seed: 74,
      from: -20,
      to: 690,
      height: [28, 48],
      depth: 14,
      spruce: [0.22, '#254b3c'],
    }),
    grove(() => 590, {
      ...trees,
      seed: 75,
      from: -20,
      to: 560,
      height: [36, 58],
      depth: 22,
      spruce: [0.26, '#1f4538'],
    }),
    grove((x) => 640 - x * 0.05, {
      ...trees,
      seed: 78,
      from: -20,
      to: 430,
      height: [44, 70],
      depth: 22,
      spruce: [0.26, '#1b4034'],
    }),
    grove((x) => 700 - x * 0.1, {
      ...trees,
      seed: 79,
      from: 150,
      to: 300,
      height: [60, 84],
      depth: 16,
      spruce: [0.3, '#1b4034'],
    }),
    bankside((y) => edges(y)[0], -1, {
      ...trees,
      seed: 81,
      from: 586,
      to: 790,
      height: [26, 74],
      step: 0.42,
      apart: [0.7, 1.9],
      spruce: [0.25, '#1b4034'],
    }),
    grove(() => 586, {
      ...trees,
      seed: 76,
      from: 970,
      to: width + 40,
      height: [40, 64],
      depth: 26,
      spruce: [0.3, '#1f4538'],
    }),
  ].join('');
}

function frame(): string {
  const chance = random(5);
  const near = Array.from({ length: 9 }, (_, i) => {
    const x = 880 + i * 44 + chance.between(-12, 12);
    return i % 3 === 1
      ? spruce(x, 770 + chance.between(-14, 40), chance.between(150, 220), '#173f36', '#7f8a4c', 90 + i, 'left')
      : leafyTree(x, 740 + i * 9, 110, 130 + i * 7, mix('#a8702a', '#cf9a37', chance.next()), '#f2cf7f', 90 + i, 0.24);
  });
  return [
    ...near,
    leafyTree(50, 700, 150, 176, '#b07a2c', '#f6d88c', 101, 0.24),
    spruce(138, 690, 172, '#1d4a40', '#8a9a56', 102, 'left'),
    spruce(-4, 764, 280, '#12332c', '#7f8a4c', 104, 'left'),
    spruce(1180, 826, 330, '#12332c', '#7f8a4c', 105, 'left'),
    leafyTree(66, 800, 150, 150, '#a8702a', '#efc873', 106, 0.2),
  ].join('');
}

export function edmonton(): string {
  return picture(width, height, [air(), slopes(), woods(), bridge(), frame()]);
}
