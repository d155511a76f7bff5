/** Red Deer: parkland in high summer, the river between aspen bluffs, a thunderhead far off, wild roses at our feet. */
import { type Camera, project, scaleAt } from './camera.ts';
import { barn, bin } from './farm.ts';
import { grove } from './groves.ts';
import { hill, mist, ridgeLine } from './hills.ts';
import { mix } from './palette.ts';
import { leafyTree, spruce, wheat } from './plants.ts';
import { random } from './random.ts';
import { river, shrubs, slopes } from './red-deer-river.ts';
import { field, town } from './red-deer-town.ts';
import { geese, sky, streaks, thunderhead } from './skies.ts';
import { ellipse, glow, picture, place, polygon, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 452];

const camera: Camera = { horizon: ground, centre: 560, focal: 900, eye: 40 };

function air(): string {
  const rain = Array.from({ length: 13 }, (_, i) => {
    const x = 560 + i * 30;
    const slant = 34 + (i % 3) * 10;
    return polygon(
      [
        [x, 366],
        [x + 40, 366],
        [x + 40 - slant, ground + 4],
        [x - slant, ground + 4],
      ],
      'url(#rain)',
      `opacity="${(0.28 + (i % 4) * 0.12).toFixed(2)}"`,
    );
  });
  return [
    sky(width, ground, [
      [0, '#5f97b4'],
      [0.42, '#a5cad4'],
      [0.76, '#e3e4d2'],
      [1, '#f7dfae'],
    ]),
    streaks({ seed: 39, width, from: 40, to: 320, count: 12, colour: '#f4ead6', opacity: 0.5 }),
    glow(
      1120,
      330,
      640,
      [
        [0, '#fff6da', 0.85],
        [0.35, '#ffe9bb', 0.45],
        [1, '#ffe9bb', 0],
      ],
      'sun',
      0.7,
    ),
    vertical('rain', 366, ground, [
      [0, '#5f7683', 0.8],
      [1, '#b9c0b2', 0.06],
    ]),
    ...rain,
    place(440, -16, 1.24, thunderhead(21)),
    geese(250, 208, 8, 9, '#3f6474', 34),
  ].join('');
}

const ridges = [
  { seed: 112, base: 446, height: 14, wave: 260, lean: 14, colour: '#8fae98', trees: '#7aa08c', tall: [7, 13] },
  { seed: 115, base: 470, height: 22, wave: 240, lean: -22, colour: '#7fa477', trees: '#5f8d6f', tall: [11, 20] },
  { seed: 119, base: 506, height: 26, wave: 280, lean: 40, colour: '#8db068', trees: '#4d7d5c', tall: [17, 30] },
] as const;

function hills(): string {
  const drawn = ridges.map((ridge, i) => {
    const shape = { ...ridge, width, lift: (across: number) => ridge.lean * (across - 0.5) };
    const line = ridgeLine(shape);
    return [
      grove(line, {
        seed: 200 + i,
        from: -20,
        to: width + 20,
        height: ridge.tall,
        depth: 2,
        step: 0.5,
        colours: [ridge.trees, mix(ridge.trees, '#a9bf6c', 0.25)],
        light: '#d7d488',
        spruce: [0.16, mix(ridge.trees, '#1d4a40', 0.5)],
      }),
      hill(shape, 640, ridge.colour),
      i === 1
        ? field(
            [
              [70, 470],
              [300, 462],
              [420, 486],
              [110, 500],
            ],
            '#ecd052',
            '#c39b2c',
          ) +
          field(
            [
              [860, 492],
              [1010, 486],
              [1210, 506],
              [960, 520],
            ],
            '#e8cb4e',
            '#c39b2c',
          )
        : '',
      mist(`mist-${i}`, width, ridge.base - 30, ridge.base + 50, '#f3e6c0', 0.42 - i * 0.12),
    ].join('');
  });
  return drawn.join('');
}

function valley(): string {
  const trees = { colours: ['#3f7354', '#4f8158', '#64925c', '#35684f'] as const, light: '#d5d27c' };
  const [fx, fy] = project(camera, 190, 330);
  const scale = scaleAt(camera, 330) * 1.25;
  return [
    vertical('parkland', 500, height, [
      [0, '#a3bd6d'],
      [0.3, '#86ab5e'],
      [1, '#4c7d4c'],
    ]),
    polygon(
      [
        [-10, 528],
        [300, 516],
        [760, 530],
        [width + 10, 514],
        [width + 10, 810],
        [-10, 810],
      ],
      'url(#parkland)',
    ),
    field(
      [
        [820, 560],
        [1010, 548],
        [1214, 574],
        [930, 600],
      ],
      '#efd250',
      '#c39b2c',
    ),
    field(
      [
        [1010, 612],
        [1214, 590],
        [1214, 650],
        [1080, 660],
      ],
      '#d9bf6a',
      '#a98a3d',
    ),
    town(),
    grove(() => 546, {
      ...trees,
      seed: 210,
      from: -20,
      to: 560,
      height: [18, 34],
      depth: 10,
      spruce: [0.16, '#265041'],
    }),
    place(
      fx,
      fy,
      scale,
      barn({ lit: '#a4492f', shade: '#6f2c1d', roof: '#5a2a20', trim: '#f6ead3', window: '#ffe2a0' }),
    ),
    place(fx + 26, fy, scale, bin('#e4e6e0', '#8b9a9a', '#cfd5d0')),
    place(fx + 42, fy + 1, scale, bin('#e4e6e0', '#8b9a9a', '#cfd5d0')),
    grove(() => 562, { ...trees, seed: 211, from: 940, to: 1060, height: [16, 26], depth: 6 }),
    grove((x) => 612 + (x - 700) * 0.02, {
      ...trees,
      seed: 212,
      from: 800,
      to: 960,
      height: [34, 56],
      depth: 22,
      spruce: [0.2, '#23493d'],
    }),
    grove((x) => 618 - x * 0.03, {
      ...trees,
      seed: 213,
      from: 60,
      to: 470,
      height: [34, 58],
      depth: 30,
      spruce: [0.16, '#23493d'],
    }),
  ].join('');
}

/** Wild roses: five pale petals round a yellow heart, on dark leaves. */
function roses(): string {
  const chance = random(32);
  const bush: string[] = [];
  const flowers: string[] = [];
  for (let i = 0; i < 150; i++) {
    const x = 820 + chance.next() ** 0.7 * 400;
    const rise = Math.min(1, (x - 800) / 300);
    const y = 812 - chance.next() * 120 * rise;
    bush.push(
      ellipse(
        x,
        y,
        chance.between(14, 24),
        chance.between(9, 15),
        chance.pick(['#23513d', '#2f6147', '#1b4535', '#3d7250']),
      ),
    );
  }
  for (let i = 0; i < 17; i++) {
    const x = 880 + (i / 16) * 310 + chance.between(-14, 14);
    const rise = Math.min(1, (x - 800) / 300);
    const y = 800 - chance.between(0.12, 0.95) * 108 * rise;
    const size = chance.between(8, 13);
    const turn = chance.between(0, 6);
    const petals = [0, 1, 2, 3, 4].map((n) => {
      const angle = turn + (n * Math.PI * 2) / 5;
      return ellipse(
        x + Math.cos(angle) * size * 0.72,
        y + Math.sin(angle) * size * 0.6,
        size * 0.62,
        size * 0.54,
        n % 2 ? '#e9a3a6' : '#f0b9b6',
      );
    });
    flowers.push(
      ...petals,
      ellipse(x, y, size * 0.34, size * 0.3, '#f2cf7f'),
      ellipse(x, y, size * 0.16, size * 0.14, '#b27f27'),
    );
  }
  return [...bush, ...flowers].join('');
}

function grasses(): string {
  const chance = random(140);
  const stems = [];
  for (let x = -20; x < 420; x += chance.between(4, 9)) {
    stems.push({ x, foot: height + 8, height: 110 * (1 - x / 430) + 16 });
  }
  return (
    wheat({ seed: 141, stems, lean: 0.22, stem: '#2d6044', ear: '#5f8f58' }) +
    wheat({
      seed: 142,
      stems: stems.map((stem) => ({ ...stem, x: stem.x + 4, height: stem.height * 0.8 })),
      lean: 0.2,
      stem: '#5d8f55',
      ear: '#d6cb7e',
    })
  );
}

export function redDeer(): string {
  return picture(width, height, [
    air(),
    hills(),
    valley(),
    slopes(),
    river(),
    shrubs(),
    grove(() => 541, {
      seed: 245,
      from: 596,
      to: 690,
      height: [16, 28],
      depth: 3,
      colours: ['#3f7354', '#57884f'],
      light: '#dcd88a',
    }),
    leafyTree(36, 700, 190, 240, '#3a6d4c', '#cfcf74', 221, 0.26),
    spruce(150, 716, 190, '#1d4a40', '#8aa765', 222),
    leafyTree(1176, 690, 170, 220, '#3f734f', '#dcd67f', 223, 0.26),
    spruce(1086, 700, 160, '#1d4a40', '#8aa765', 224),
    grasses(),
    roses(),
  ]);
}
