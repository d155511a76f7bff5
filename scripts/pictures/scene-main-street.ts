/** Business insurance: the shops of a small town's main street, lamps just lit, under the end of a chinook evening. */
import { bin, elevator } from './farm.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { palette } from './palette.ts';
import { dog, walker } from './people.ts';
import { leafyTree } from './plants.ts';
import { chinookArch, geese, sky } from './skies.ts';
import { type Storefront, storefront, storefrontLight } from './storefront.ts';
import { bench, lamp, lights, planter } from './street-furniture.ts';
import { glow, picture, place, polygon, rect, stroke, vertical } from './svg.ts';
import { bicycle, pickupSide } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 612];
const dusk = '#f6d6a4';

const shops: readonly Storefront[] = [
  {
    x: -70,
    ground,
    width: 236,
    height: 336,
    wall: '#9c5038',
    trim: '#efe0c2',
    awning: ['#1d4a40', '#1d4a40'],
    sign: '#1d4a40',
    windows: 4,
    lit: [2],
    arched: true,
    shop: 'books',
    seed: 11,
  },
  {
    x: 166,
    ground,
    width: 208,
    height: 284,
    wall: '#d9b98a',
    trim: '#fbf3e2',
    awning: ['#b4532a', '#fbf3e2'],
    sign: '#5a3324',
    windows: 3,
    lit: [0, 1],
    arched: false,
    shop: 'bakery',
    seed: 23,
  },
  {
    x: 374,
    ground,
    width: 232,
    height: 366,
    wall: '#7c8f86',
    trim: '#f3ead4',
    awning: ['#e3b04b', '#fbf3e2'],
    sign: '#12332c',
    windows: 4,
    lit: [1],
    arched: true,
    shop: 'florist',
    seed: 37,
  },
  {
    x: 742,
    ground,
    width: 220,
    height: 310,
    wall: '#8d3f2a',
    trim: '#f0dcb6',
    awning: ['#2a6657', '#f3ead4'],
    sign: '#23373b',
    windows: 3,
    lit: [2],
    arched: true,
    shop: 'tools',
    seed: 41,
  },
  {
    x: 962,
    ground,
    width: 262,
    height: 350,
    wall: '#c99b62',
    trim: '#fbf3e2',
    awning: ['#12332c', '#12332c'],
    sign: '#4a2f22',
    windows: 4,
    lit: [0, 3],
    arched: false,
    shop: 'tailor',
    seed: 53,
  },
];

function air(): string {
  return [
    sky(width, 560, [
      [0, '#7c9fb0'],
      [0.3, '#b3c8cd'],
      [0.62, '#f2dcb8'],
      [0.9, '#f6cb91'],
      [1, '#f4bd7e'],
    ]),
    glow(
      660,
      500,
      520,
      [
        [0, '#fff3d0', 0.95],
        [0.3, '#ffe0a5', 0.55],
        [1, '#ffe0a5', 0],
      ],
      'sun',
      0.7,
    ),
    chinookArch({
      seed: 19,
      width,
      sides: 190,
      crown: 104,
      centre: 0.56,
      top: '#6f93a6',
      middle: '#93b0bd',
      edge: '#f6d5ab',
      streak: '#bcd0d6',
    }),
    geese(640, 236, 8, 9, '#4a636e', 24),
  ].join('');
}

/** What the gap between the shops looks out on: the elevator by the tracks, hills, peaks. */
function beyond(): string {
  const back = { seed: 7, width, base: 540, height: 14, wave: 150 };
  return [
    mountains({
      id: 'peaks',
      seed: 61,
      width,
      base: 556,
      height: 120,
      step: 62,
      sun: 'right',
      lit: '#b1bfc2',
      shade: '#7d9aa6',
      shadeOpacity: 0.85,
      snow: { colour: '#fdf0dc', line: 0.4 },
      haze: [
        [0, dusk, 0.1],
        [1, dusk, 0.75],
      ],
    }),
    hill(back, 640, '#6d9080'),
    treeline(ridgeLine(back), { seed: 3, from: 560, to: 780, height: [8, 18], step: 5, depth: 10 }, '#47705f'),
    rect(590, 566, 170, 50, '#c9a75a'),
    rect(590, 566, 170, 3, '#8b8a55'),
    place(706, 572, 3.2, bin('#e4e6e0', '#8b9a9a', '#cfd5d0')),
    place(
      664,
      574,
      6.6,
      elevator({ lit: '#a4492f', shade: '#6f2c1d', roof: '#5a2a20', trim: '#f6ead3', window: '#ffe2a0' }),
    ),
    leafyTree(622, 590, 60, 66, '#3f6b52', '#c2c273', 71, 0.2),
    leafyTree(724, 592, 70, 60, '#3f6b52', '#c2c273', 73, 0.2),
  ].join('');
}

function pavement(): string {
  const spill = shops.map((shop) => {
    const [left, right] = [shop.x + 14, shop.x + shop.width - 14];
    return polygon(
      [
        [left, ground],
        [right, ground],
        [right + 26, ground + 62],
        [left - 26, ground + 62],
      ],
      'url(#spill)',
    );
  });
  const joints = Array.from({ length: 17 }, (_, i) =>
    stroke(
      [
        [i * 76 - 10, ground],
        [i * 76 - 10 + (i - 8) * 8, ground + 48],
      ],
      '#8a7f6d',
      1.4,
      'opacity=".5"',
    ),
  );
  return [
    vertical('walk', ground, ground + 50, [
      [0, '#a79a83'],
      [1, '#c9b999'],
    ]),
    vertical('street', ground + 60, height, [
      [0, '#80786f'],
      [0.4, '#625f5c'],
      [1, '#454746'],
    ]),
    vertical('spill', ground, ground + 62, [
      [0, '#ffe2a0', 0.75],
      [1, '#ffe2a0', 0],
    ]),
    rect(0, ground, width, 52, 'url(#walk)'),
    ...joints,
    rect(0, ground + 50, width, 12, '#8d8373'),
    rect(0, ground + 50, width, 3, '#ddcfb0'),
    rect(0, ground + 62, width, height - ground - 62, 'url(#street)'),
    ...spill,
    ...Array.from({ length: 8 }, (_, i) =>
      polygon(
        [
          [i * 172 - 30, 772],
          [i * 172 + 56, 772],
          [i * 172 + 48, 780],
          [i * 172 - 42, 780],
        ],
        '#e3b04b',
        'opacity=".85"',
      ),
    ),
    rect(0, ground + 62, width, 10, '#14201d', 'opacity=".18"'),
  ].join('');
}

export function mainStreet(): string {
  const metre = 50;
  return picture(width, height, [
    storefrontLight(),
    air(),
    beyond(),
    // The near ends of the two blocks, in shade, close the gap.
    polygon(
      [
        [606, ground - 366],
        [622, ground - 348],
        [622, ground],
        [606, ground],
      ],
      '#4c5c56',
    ),
    polygon(
      [
        [742, ground - 310],
        [728, ground - 296],
        [728, ground],
        [742, ground],
      ],
      '#5c2a1d',
    ),
    ...shops.map(storefront),
    pavement(),
    lights(),
    lamp(582, ground + 40),
    lamp(766, ground + 40),
    lamp(168, ground + 40),
    planter(96, ground + 44),
    bench(262, ground + 42),
    place(918, ground + 40, metre, bicycle('#2a6657')),
    planter(1010, ground + 44),
    place(452, ground + 44, metre, walker('#b4532a', '#2b3d45', '#c98d63', '#2a1c14')),
    place(506, ground + 45, metre, dog('#7a5334')),
    stroke(
      [
        [468, ground + 1],
        [494, ground + 16],
        [520, ground + 14],
      ],
      '#3a2a20',
      1.4,
    ),
    place(1084, ground + 42, metre, walker('#23473f', '#5a4a3a', '#e0ab82', '#7a4f2c'), true),
    place(680, 736, 62, pickupSide(palette.spruceLight, '#174238', '#cfdcdc')),
  ]);
}
