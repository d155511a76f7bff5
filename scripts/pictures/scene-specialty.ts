/** Specialty: a travel trailer at a turquoise mountain lake, a canoe drawn up, a fire lit at the end of the day. */

import { campers, canoe, fire, trailer } from './campsite.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { mix } from './palette.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { geese, sky, streaks } from './skies.ts';
import { clip, ellipse, glow, group, type Point, path, picture, place, polygon, rect, vertical } from './svg.ts';
import { glints } from './waters.ts';

const [width, height, shore] = [1200, 800, 452];

function air(): string {
  return [
    sky(width, shore, [
      [0, '#4f8199'],
      [0.4, '#9dbcc2'],
      [0.74, '#efd3b0'],
      [1, '#f7d59c'],
    ]),
    streaks({ seed: 21, width, from: 40, to: 250, count: 15, colour: '#f7d3ae', opacity: 0.55 }),
    glow(
      330,
      360,
      480,
      [
        [0, '#fff4d0', 0.8],
        [0.4, '#ffdfa4', 0.35],
        [1, '#ffdfa4', 0],
      ],
      'sun',
      0.8,
    ),
    geese(860, 96, 7, 9, '#3f6474', 74),
  ].join('');
}

const alp = '#f6d3ab';

/** The ranges that close the valley; drawn again, upside down, in the lake. */
function ranges(id: string): string {
  const left = {
    seed: 371,
    width,
    base: shore - 6,
    height: 16,
    wave: 150,
    lift: (x: number) => 230 * Math.max(0, 0.3 - x) ** 0.95,
  };
  const right = {
    seed: 375,
    width,
    base: shore - 4,
    height: 14,
    wave: 150,
    lift: (x: number) => 330 * Math.max(0, x - 0.64) ** 1.05,
  };
  return [
    mountains({
      id: `${id}-far`,
      seed: 57,
      width,
      base: shore,
      height: 330,
      step: 220,
      profile: (across) => 0.5 + 0.5 * Math.exp(-(((across - 0.52) / 0.26) ** 2)),
      sun: 'left',
      lit: '#b3a9a6',
      shade: '#54788c',
      shadeOpacity: 0.82,
      snow: { colour: '#fdeedd', line: 0.34 },
      haze: [
        [0, alp, 0.02],
        [0.6, alp, 0.2],
        [1, alp, 0.62],
      ],
    }),
    mountains({
      id: `${id}-near`,
      seed: 91,
      width,
      base: shore,
      height: 170,
      step: 150,
      profile: (across) => 0.35 + 1.1 * Math.abs(across - 0.5),
      sun: 'left',
      lit: '#8d9c98',
      shade: '#3f6774',
      shadeOpacity: 0.8,
      snow: { colour: '#fbeedd', line: 0.8 },
      haze: [
        [0, alp, 0],
        [0.6, alp, 0.14],
        [1, alp, 0.46],
      ],
    }),
    hill(left, shore + 2, '#3f6f66'),
    treeline(
      ridgeLine(left),
      { seed: 16, from: 0, to: 520, height: [14, 28], step: 6, depth: 40, clearing: 0.1 },
      '#2a5a52',
    ),
    hill(right, shore + 2, '#386860'),
    treeline(
      ridgeLine(right),
      { seed: 18, from: 700, to: width, height: [14, 30], step: 6, depth: 50, clearing: 0.1 },
      '#23524b',
    ),
  ].join('');
}

function lake(): string {
  return [
    vertical('lake', shore, 720, [
      [0, '#a9c4b6'],
      [0.16, '#6fb0ad'],
      [0.55, '#3f98a0'],
      [1, '#2b7480'],
    ]),
    vertical('tint', shore, 720, [
      [0, '#4fa3a6', 0.38],
      [0.5, '#3f98a0', 0.76],
      [1, '#2b7480', 1],
    ]),
    rect(0, shore, width, 300, 'url(#lake)'),
    clip('water', `M0 ${shore}H${width}V760H0Z`),
    group(
      group(ranges('mirror'), `transform="translate(0 ${shore * 1.74}) scale(1 -.74)" opacity=".75"`),
      'clip-path="url(#water)"',
    ),
    rect(0, shore, width, 300, 'url(#tint)'),
    rect(0, shore - 1, width, 3, '#f3dcb4', 'opacity=".55"'),
    mist('lake-mist', width, shore - 40, shore + 26, '#f6ddb4', 0.5),
    glints({
      seed: 57,
      count: 120,
      from: shore + 12,
      to: 690,
      edges: () => [0, width],
      light: '#e3f4e6',
      dark: '#1f5f6c',
      opacity: 0.42,
    }),
  ].join('');
}

const bank: Point[] = [
  [-10, 604],
  [120, 596],
  [300, 606],
  [460, 622],
  [600, 648],
  [760, 676],
  [930, 690],
  [1080, 676],
  [1210, 650],
];

function ground(): string {
  const chance = random(381);
  const stones = Array.from({ length: 70 }, () => {
    const t = chance.next();
    const i = Math.min(bank.length - 2, Math.floor(t * (bank.length - 1)));
    const [a, b] = [bank[i] ?? [0, 0], bank[i + 1] ?? [0, 0]];
    const share = t * (bank.length - 1) - i;
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share + chance.between(-3, 16);
    const size = chance.between(3, 11);
    return (
      ellipse(x, y, size, size * 0.6, chance.pick(['#8f9a94', '#a9aa9c', '#73827f'])) +
      ellipse(x - size * 0.2, y - size * 0.2, size * 0.6, size * 0.26, '#e3dcc6', 'opacity=".6"')
    );
  });
  const blades: [string[], string[]] = [[], []];
  for (let i = 0; i < 260; i++) {
    const y = 650 + chance.next() * 150;
    const x = chance.next() * width;
    const tall = 5 + ((y - 640) / 160) * 14;
    blades[i % 2]?.push(
      `M${x.toFixed(1)} ${y.toFixed(1)}l-3 ${(-tall).toFixed(1)}l4 ${(tall * 0.6).toFixed(1)}l3 ${(-tall * 0.9).toFixed(1)}l3 ${(tall * 1.3).toFixed(1)}Z`,
    );
  }
  return [
    vertical('meadow', 600, height, [
      [0, '#a9a867'],
      [0.3, '#76894f'],
      [1, '#2f5640'],
    ]),
    polygon([...bank.map(([x, y]): Point => [x, y - 5]), [width + 10, 810], [-10, 810]], '#d8c79a'),
    polygon([...bank.map(([x, y]): Point => [x, y + 9]), [width + 10, 810], [-10, 810]], 'url(#meadow)'),
    ...stones,
    path(blades[0].join(''), '#3f6a45', 'opacity=".5"'),
    path(blades[1].join(''), '#c3bd77', 'opacity=".5"'),
    path('M150 812Q250 740 470 722Q610 712 640 740Q620 780 640 812Z', '#c7b27f', 'opacity=".92"'),
  ].join('');
}

function frame(): string {
  const trees = [
    [44, 640, 330],
    [118, 628, 230],
    [-10, 668, 420],
    [170, 622, 150],
    [1120, 676, 250],
    [1176, 690, 380],
    [1060, 668, 150],
  ] as const;
  return trees
    .map(([x, y, tall], i) => spruce(x, y, tall, mix('#12332c', '#1d4a40', (i % 3) / 2), '#8fa569', 390 + i, 'left'))
    .join('');
}

export function specialty(): string {
  return picture(width, height, [
    air(),
    ranges('land'),
    lake(),
    ground(),
    frame(),
    glow(
      378,
      660,
      300,
      [
        [0, '#ffdf9a', 0.4],
        [1, '#ffdf9a', 0],
      ],
      'camp',
      0.45,
    ),
    place(378, 708, 62, trailer()),
    canoe(1018, 694),
    campers(),
    fire(782, 762),
  ]);
}
