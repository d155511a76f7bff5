/** Super Visa: grandparents come through the arrivals hall at sunset, and their grandchild runs to meet them. */
import { parkedAircraft } from './aircraft.ts';
import { people } from './arrivals.ts';
import { figure, poses } from './figures.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { leafyTree } from './plants.ts';
import { sky, streaks } from './skies.ts';
import { clip, ellipse, glow, group, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 452];

/** Where the glass ends and the hall's floor begins. */
const sill = 578;

function outside(): string {
  const back = { seed: 311, width, base: ground - 4, height: 7, wave: 240, lift: () => 0 };
  return [
    sky(width, ground, [
      [0, '#6f93a8'],
      [0.4, '#b9b9b2'],
      [0.7, '#f0c795'],
      [1, '#fbdd9c'],
    ]),
    streaks({ seed: 65, width, from: 120, to: 400, count: 18, colour: '#f3b98c', opacity: 0.6 }),
    glow(
      640,
      ground - 54,
      520,
      [
        [0, '#fffbe8', 1],
        [0.09, '#fff2c8', 0.95],
        [0.4, '#ffdf9f', 0.45],
        [1, '#ffdf9f', 0],
      ],
      'sun',
      0.8,
    ),
    mountains({
      id: 'west',
      seed: 91,
      width,
      base: ground,
      height: 118,
      step: 70,
      profile: (across) => 0.6 + 0.4 * Math.abs(across - 0.5),
      sun: 'right',
      lit: '#c3b3a8',
      shade: '#8a98a3',
      shadeOpacity: 0.8,
      snow: { colour: '#fdeed6', line: 0.4 },
      haze: [
        [0, '#fbdca2', 0.18],
        [0.6, '#fbdca2', 0.5],
        [1, '#fbdca2', 0.85],
      ],
    }),
    hill(back, ground + 8, '#9c9a76'),
    treeline(
      ridgeLine(back),
      { seed: 12, from: 0, to: width, height: [4, 9], step: 6, depth: 3, clearing: 0.4 },
      '#6f7f68',
    ),
    vertical('apron', ground, sill, [
      [0, '#e6c694'],
      [1, '#b9a285'],
    ]),
    rect(0, ground, width, sill - ground, 'url(#apron)'),
    polygon(
      [
        [0, 502],
        [1200, 486],
        [1200, 490],
        [0, 508],
      ],
      '#f3e0b4',
      'opacity=".8"',
    ),
    place(
      930,
      530,
      10.6,
      parkedAircraft({ body: '#f6e9cf', belly: '#a99a8c', tail: '#1d4a40', glass: '#4f5f66', metal: '#cdbfa8' }),
    ),
    tug(),
  ].join('');
}

/** A tug with two carts of bags by the aircraft. */
function tug(): string {
  const cart = (x: number) =>
    rect(x, 528, 34, 5, '#3f4a4b') +
    rect(x + 2, 514, 13, 14, '#8d3f2a') +
    rect(x + 16, 518, 16, 10, '#2a6657') +
    rect(x, 506, 34, 3, '#e9d6ac') +
    rect(x, 506, 2, 24, '#5b5f5c') +
    rect(x + 32, 506, 2, 24, '#5b5f5c') +
    ellipse(x + 7, 535, 4, 4, '#1b2426') +
    ellipse(x + 27, 535, 4, 4, '#1b2426');
  return [
    cart(430),
    cart(472),
    path('M512 533V520h12l4 -12h16v25Z', '#e3b04b'),
    rect(530, 510, 11, 8, '#4f5f66'),
    ellipse(519, 535, 5, 5, '#1b2426'),
    ellipse(538, 535, 5, 5, '#1b2426'),
  ].join('');
}

const panes = [-60, 118, 296, 474, 652, 830, 1008, 1186, 1364] as const;

/** Timber columns and beams hold the glass; the ceiling is slats of fir with lamps between. */
function hall(): string {
  const wood = '#6b4a33';
  const mullions = panes.map((x, i) =>
    i % 2
      ? rect(x - 9, 96, 18, sill - 96, wood) +
        rect(x - 9, 96, 5, sill - 96, '#a8774c') +
        rect(x + 5, 96, 4, sill - 96, '#4a3223')
      : rect(x - 3, 96, 6, sill - 96, '#4a3a2f'),
  );
  const slats = Array.from({ length: 25 }, (_, i): string => {
    const x = (i - 12) * 62;
    return polygon(
      [
        [640 + x * 0.82, 100],
        [640 + x * 0.82 + 17, 100],
        [640 + x * 1.5 + 34, -4],
        [640 + x * 1.5, -4],
      ],
      i % 2 ? '#8a5f3d' : '#7b5436',
    );
  });
  const lamps = [170, 410, 640, 880, 1120].map((x, i) =>
    [
      glow(
        x,
        150,
        70,
        [
          [0, '#ffe6a8', 0.6],
          [1, '#ffe6a8', 0],
        ],
        `hall-lamp-${i}`,
      ),
      stroke(
        [
          [x, 60],
          [x, 128],
        ],
        '#3a2a1f',
        2,
      ),
      path(`M${x - 24} 146Q${x - 20} 126 ${x} 126Q${x + 20} 126 ${x + 24} 146Z`, '#1d4a40'),
      rect(x - 22, 145, 44, 4, '#ffe9b4'),
    ].join(''),
  );
  return [
    rect(0, 330, width, 4, '#4a3a2f', 'opacity=".75"'),
    ...mullions,
    rect(0, 0, width, 100, '#5d3f2a'),
    ...slats,
    rect(0, 92, width, 12, '#4a3223'),
    rect(0, 92, width, 3, '#b98556'),
    ...lamps,
    rect(0, sill - 8, width, 10, '#4a3a2f'),
    rect(0, sill - 8, width, 2.5, '#e9c48c'),
  ].join('');
}

/** Polished stone: the evening lies on it in long panes. */
function floor(): string {
  const light = panes.slice(0, -1).map((x, i): string => {
    const end = panes[i + 1] ?? x;
    const out = (px: number, share: number) => 640 + (px - 640) * (1 + share);
    return polygon(
      [
        [x + 10, sill + 2],
        [end - 10, sill + 2],
        [out(end - 10, 0.66), height],
        [out(x + 10, 0.66), height],
      ],
      'url(#pane)',
    );
  });
  const joints = [606, 642, 690, 752].map((y) =>
    stroke(
      [
        [0, y],
        [width, y],
      ],
      '#6f5640',
      1,
      'opacity=".28"',
    ),
  );
  return [
    vertical('stone', sill, height, [
      [0, '#b9946a'],
      [0.4, '#94765a'],
      [1, '#5f5148'],
    ]),
    vertical('pane', sill, height, [
      [0, '#ffe9bb', 0.85],
      [0.5, '#ffdca0', 0.42],
      [1, '#ffdca0', 0.06],
    ]),
    rect(0, sill, width, height - sill, 'url(#stone)'),
    ...light,
    ...joints,
    glow(
      640,
      sill + 30,
      420,
      [
        [0, '#fff3d0', 0.6],
        [1, '#fff3d0', 0],
      ],
      'floor-sun',
      0.36,
    ),
  ].join('');
}

/** Travellers far down the hall, hardly more than their outlines. */
function others(): string {
  const far = (x: number, size: number, coat: string, mirrored: boolean) =>
    place(x, 618, size, figure(poses.walking, { coat, legs: '#4a3d36', skin: '#6b4a38', hair: '#3a2b24' }), mirrored);
  return group(
    [far(140, 74, '#5d4b42', true), far(1096, 72, '#574a45', false), far(1134, 70, '#63503f', false)],
    'opacity=".85"',
  );
}

function plants(): string {
  return [
    clip('inside', `M0 100H${width}V${height}H0Z`),
    path('M1098 748L1112 660H1196L1210 748Z', '#3a2a22'),
    path('M1098 748L1112 660H1124L1114 748Z', '#a8774c', 'opacity=".7"'),
    leafyTree(1154, 664, 150, 240, '#2a4a39', '#b9a25c', 331, 0.3),
    rect(0, 690, 92, 12, '#5d3f2a'),
    rect(0, 690, 92, 3, '#c99462'),
    rect(10, 702, 8, 46, '#3a2a22'),
    rect(70, 702, 8, 46, '#3a2a22'),
    rect(0, 636, 92, 9, '#5d3f2a'),
    rect(0, 654, 92, 9, '#5d3f2a'),
    rect(78, 634, 7, 60, '#3a2a22'),
  ].join('');
}

export function supervisa(): string {
  return picture(width, height, [outside(), hall(), floor(), others(), people(), plants()]);
}
