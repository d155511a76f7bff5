/** Commercial auto: a semi and a delivery van pass on the divided highway, a row of grain elevators behind them. */
import { bin, elevator } from './farm.ts';
import { grove } from './groves.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { shelterbelt, wheat } from './plants.ts';
import { random } from './random.ts';
import { geese, sky, streaks } from './skies.ts';
import { ellipse, glow, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';
import { carSide, deliveryVan, semi } from './trucks.ts';

const [width, height, ground] = [1200, 800, 456];

function air(): string {
  return [
    sky(width, ground, [
      [0, '#6a9db5'],
      [0.4, '#b3d0d7'],
      [0.72, '#f0e6ce'],
      [1, '#f9dba4'],
    ]),
    streaks({ seed: 87, width, from: 30, to: 260, count: 20, colour: '#fbefd9', opacity: 0.55 }),
    streaks({ seed: 39, width, from: 240, to: 400, count: 9, colour: '#efbd90', opacity: 0.5 }),
    glow(
      1010,
      ground - 60,
      560,
      [
        [0, '#fffbe8', 0.98],
        [0.1, '#fff3cc', 0.85],
        [0.42, '#ffe4ac', 0.4],
        [1, '#ffe4ac', 0],
      ],
      'sun',
      0.7,
    ),
    geese(720, 128, 8, 9, '#4a636e', 64),
  ].join('');
}

function distance(): string {
  const light = '#fbe3b2';
  const back = { seed: 343, width, base: ground - 4, height: 9, wave: 250, lift: (x: number) => 14 * (1 - x) };
  return [
    mountains({
      id: 'west',
      seed: 39,
      width,
      base: ground,
      height: 122,
      step: 68,
      profile: (across) => 0.95 - 0.6 * across,
      sun: 'right',
      lit: '#b3c4c9',
      shade: '#7f9fae',
      shadeOpacity: 0.82,
      snow: { colour: '#fdf4e4', line: 0.42 },
      haze: [
        [0, light, 0.05],
        [0.55, light, 0.36],
        [1, light, 0.82],
      ],
    }),
    hill(back, ground + 10, '#8fa78f'),
    treeline(
      ridgeLine(back),
      { seed: 14, from: 0, to: width, height: [4, 10], step: 5, depth: 6, clearing: 0.35 },
      '#6a8d7c',
    ),
    mist('mist', width, ground - 52, ground + 24, light, 0.55),
  ].join('');
}

/** Canola and wheat in level bands up to the railway. */
function fields(): string {
  const bands = [
    [ground, 10, '#b7bd83'],
    [ground + 8, 12, '#ecd055'],
    [ground + 18, 16, '#9db070'],
    [ground + 32, 30, '#efce4d'],
    [ground + 58, 60, '#dcb255'],
  ] as const;
  return [
    ...bands.map(([y, tall, colour], i) =>
      polygon(
        [
          [0, y + (i % 2) * 3],
          [width, y + ((i + 1) % 2) * 3],
          [width, y + tall + 4],
          [0, y + tall + 4],
        ],
        colour,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      rect(0, ground + 66 + i * 7, width, 1.4 + i * 0.2, '#a97c2a', 'opacity=".22"'),
    ),
  ].join('');
}

const red = { lit: '#a4492f', shade: '#6f2c1d', roof: '#5a2a20', trim: '#f6ead3', window: '#ffe2a0' };
const green = { lit: '#3f7a66', shade: '#1d4a40', roof: '#16382f', trim: '#f6ead3', window: '#ffe2a0' };
const white = { lit: '#f3ead6', shade: '#b9b9ae', roof: '#8d3f2a', trim: '#b4532a', window: '#ffcf70' };

/** The elevator row by its siding, hoppers waiting under the spouts. */
function siding(): string {
  const rail = 556;
  const scale = 9.6;
  const hopper = (x: number, colour: string) =>
    [
      polygon(
        [
          [x, rail - 30],
          [x + 74, rail - 30],
          [x + 74, rail - 14],
          [x + 64, rail - 6],
          [x + 10, rail - 6],
          [x, rail - 14],
        ],
        colour,
      ),
      rect(x, rail - 31, 74, 3, '#fff3d0', 'opacity=".5"'),
      path(
        `M${x + 18} ${rail - 28}v20M${x + 37} ${rail - 28}v22M${x + 56} ${rail - 28}v20`,
        'none',
        'stroke="#14201d" stroke-width="1.2" opacity=".3"',
      ),
      ...[10, 20, 54, 64].map((dx) => ellipse(x + dx, rail - 3, 3.4, 3.4, '#1b2426')),
      rect(x + 74, rail - 8, 8, 2, '#1b2426'),
    ].join('');
  const spout = (x: number) =>
    stroke(
      [
        [x, rail - 108],
        [x + 22, rail - 42],
      ],
      '#7d7467',
      5,
    );
  return [
    shelterbelt(-20, 150, rail - 4, 54, '#35604e', '#b9b968', 361),
    shelterbelt(812, 1230, rail - 4, 46, '#3d6b52', '#c5bf6c', 363),
    ellipse(470, rail, 380, 6, '#5b4a1c', 'opacity=".3"'),
    place(232, rail, scale, elevator(green)),
    place(400, rail, scale * 1.06, elevator(red)),
    place(580, rail, scale * 0.94, elevator(white)),
    ...[704, 740, 776].map((x) => place(x, rail, scale * 0.72, bin('#eceadf', '#8b9a9a', '#cfd5d0'))),
    spout(262),
    spout(432),
    rect(0, rail - 1, width, 3, '#6d6255'),
    rect(0, rail + 2, width, 5, '#a3967f'),
    hopper(164, '#c99b3c'),
    hopper(246, '#8d3f2a'),
    hopper(328, '#d9d2bd'),
    hopper(410, '#4d6a74'),
    hopper(492, '#c99b3c'),
    grove(() => rail + 12, {
      seed: 366,
      from: 880,
      to: 1220,
      height: [18, 34],
      depth: 4,
      step: 0.6,
      colours: ['#47734f', '#5d8a58'],
      light: '#dcd07a',
      spruce: [0.2, '#265041'],
    }),
  ].join('');
}

/** Two carriageways with a grassed median between them. */
function highway(): string {
  const dashes = (y: number, long: number, thick: number, gap: number, shift: number) =>
    Array.from({ length: Math.ceil(width / gap) + 1 }, (_, i) =>
      rect(i * gap - shift, y, long, thick, '#f6efdf', 'opacity=".85"'),
    );
  return [
    vertical('verge', 566, 800, [
      [0, '#bdb873'],
      [0.4, '#8f9a58'],
      [1, '#667b49'],
    ]),
    vertical('far-lanes', 584, 630, [
      [0, '#a69c90'],
      [1, '#85807b'],
    ]),
    vertical('near-lanes', 668, 770, [
      [0, '#8b8681'],
      [1, '#63625f'],
    ]),
    rect(0, 566, width, 240, 'url(#verge)'),
    rect(0, 582, width, 52, '#cdb98d'),
    rect(0, 586, width, 44, 'url(#far-lanes)'),
    rect(0, 588, width, 1.6, '#f6efdf', 'opacity=".8"'),
    rect(0, 626, width, 2, '#e9b640', 'opacity=".9"'),
    ...dashes(607, 34, 2.2, 96, 30),
    rect(0, 664, width, 112, '#cdb98d'),
    rect(0, 670, width, 100, 'url(#near-lanes)'),
    rect(0, 674, width, 2.6, '#e9b640', 'opacity=".9"'),
    rect(0, 762, width, 3.4, '#f6efdf', 'opacity=".85"'),
    ...[688, 704, 735, 751].map((y) => rect(0, y, width, 9, '#575654', 'opacity=".3"')),
    ...dashes(718, 60, 3.6, 168, 70),
  ].join('');
}

function tufts(): string {
  const chance = random(371);
  const blades: [string[], string[]] = [[], []];
  for (let i = 0; i < 150; i++) {
    const [x, y] = [chance.next() * width, chance.between(638, 662)];
    const tall = chance.between(5, 11);
    blades[i % 2]?.push(
      `M${x.toFixed(1)} ${y.toFixed(1)}l-2 ${(-tall).toFixed(1)}l3 ${(tall * 0.6).toFixed(1)}l3 ${(-tall * 0.9).toFixed(1)}l2 ${(tall * 1.2).toFixed(1)}Z`,
    );
  }
  const stems = [];
  for (let x = -10; x < width + 20; x += chance.between(5, 10))
    stems.push({ x, foot: 812, height: chance.between(20, 34) });
  return [
    path(blades[0].join(''), '#6f8048', 'opacity=".6"'),
    path(blades[1].join(''), '#cfc782', 'opacity=".6"'),
    wheat({ seed: 373, stems, lean: 0.24, stem: '#5f7a48', ear: '#e0bd6a' }),
  ].join('');
}

function traffic(): string {
  const glass = '#bcd2d8';
  return [
    place(1010, 604, 15, carSide('#f0e8d6', glass), true),
    place(128, 624, 17, carSide('#8d3f2a', glass), true),
    place(640, 605, 15, deliveryVan('#5c7a72', glass), true),
    place(1040, 748, 35, deliveryVan('#f4ecdb', '#7fa0ad')),
    place(440, 752, 34.5, semi({ body: '#1f5548', glass: '#bcd7da', chrome: '#d5d8d2', box: '#f2ebdb' })),
    glow(
      80,
      709,
      64,
      [
        [0, '#fffbe8', 0.9],
        [0.3, '#fff0c4', 0.4],
        [1, '#fff0c4', 0],
      ],
      'head-lamp',
    ),
  ].join('');
}

export function commercialAuto(): string {
  return picture(width, height, [air(), distance(), fields(), siding(), highway(), tufts(), traffic()]);
}
