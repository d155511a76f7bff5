/** Retail: a clothes and plant shop on a spring morning, its awning out and a crab apple in blossom. */
import { blossom } from './blossom.ts';
import { type Dress, figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { mix, palette } from './palette.ts';
import { mannequin, pot, rail } from './shop-wares.ts';
import { sky, streaks } from './skies.ts';
import { ellipse, linear, path, picture, place, rect, vertical } from './svg.ts';
import { bicycle } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 648];

const [shopLeft, shopRight] = [206, 1016];

const paint = { wall: '#2f6a5b', panel: '#26584b', deep: '#1d4a40', trim: '#f7efdd' };

function street(): string {
  return [
    sky(width, 520, [
      [0, '#9cc3cf'],
      [0.6, '#d6e6e2'],
      [1, '#f7ecd0'],
    ]),
    streaks({ seed: 51, width, from: 20, to: 190, count: 9, colour: '#fbf6e8', opacity: 0.7 }),
    // The neighbours, pale in the morning.
    rect(-10, 196, 226, ground - 196, '#d8bd94'),
    rect(-10, 182, 232, 18, '#efe0c2'),
    rect(-10, 200, 226, 8, '#14201d', 'opacity=".12"'),
    ...[24, 118].map(
      (x) =>
        rect(x - 6, 254, 66, 108, '#f7efdd') +
        rect(x, 260, 54, 96, 'url(#pale)') +
        rect(x + 25, 260, 4, 96, '#f7efdd') +
        rect(x - 10, 362, 74, 8, '#c9ac80'),
    ),
    ...Array.from({ length: 11 }, (_, i) => rect(-10, 396 + i * 23, 216, 2, '#b08e62', 'opacity=".3"')),
    rect(20, 456, 150, ground - 456, '#8a5a3c'),
    rect(30, 466, 130, 140, 'url(#pale)'),
    rect(92, 466, 5, 140, '#8a5a3c'),
    ...[56, 118].map(
      (x) =>
        path(`M${x} 606v-34h24v34Z`, '#c9805a') +
        ellipse(x + 12, 556, 22, 24, '#5d8a58') +
        ellipse(x + 18, 548, 12, 13, '#9fb564', 'opacity=".7"'),
    ),
    path('M6 440H184L200 484H-10Z', '#6f9483'),
    path('M-10 484H200v10H-10Z', '#557a6a'),
    rect(1006, 226, 210, ground - 226, '#b06a50'),
    rect(1000, 212, 220, 18, '#efe0c2'),
    rect(1006, 230, 200, 8, '#14201d', 'opacity=".14"'),
    ...[1044, 1130].map(
      (x) =>
        rect(x - 6, 282, 62, 104, '#f7efdd') +
        rect(x, 288, 50, 92, 'url(#pale)') +
        rect(x + 23, 288, 4, 92, '#f7efdd') +
        rect(x - 10, 386, 70, 8, '#8a4d3a'),
    ),
    rect(1046, 470, 150, ground - 470, '#3a4f52'),
    rect(1056, 480, 130, 130, 'url(#pale)'),
  ].join('');
}

function pavement(): string {
  const joints = Array.from({ length: 15 }, (_, i) =>
    line([i * 86, ground, 600 + (i * 86 - 600) * 1.22, ground + 84], '#b7ab95', 1.6, 'opacity=".7"'),
  );
  return [
    vertical('walk', ground, ground + 84, [
      [0, '#cfc3aa'],
      [1, '#e6dac0'],
    ]),
    vertical('road', ground + 98, height, [
      [0, '#8d8880'],
      [1, '#6d6b68'],
    ]),
    rect(0, ground, width, 86, 'url(#walk)'),
    ...joints,
    rect(0, ground + 84, width, 16, '#a59a86'),
    rect(0, ground + 84, width, 4, '#f3e8d0'),
    rect(0, ground + 100, width, height, 'url(#road)'),
    rect(0, ground + 100, width, 10, '#14201d', 'opacity=".16"'),
    // The shade of the awning and of the tree.
    shape(
      [shopLeft - 10, ground, shopRight + 10, ground, shopRight - 20, ground + 34, shopLeft - 50, ground + 34],
      '#4a4a44',
      'opacity=".2"',
    ),
  ].join('');
}

function facade(): string {
  const boards = Array.from({ length: 7 }, (_, i) =>
    rect(shopLeft, 158 + i * 22, shopRight - shopLeft, 2, '#14201d', 'opacity=".12"'),
  );
  const upper = [286, 450, 702, 866].map((x, i) => {
    const curtain = (side: 1 | -1) => {
      const edge = side === 1 ? x : x + 72;
      return path(
        `M${edge} 186h${side * 24}q${side * -4} 60 ${side * -20} 92h${side * -4}Z`,
        '#fbf6e8',
        'opacity=".8"',
      );
    };
    return [
      rect(x - 9, 177, 90, 110, paint.trim),
      rect(x, 186, 72, 92, 'url(#pale)'),
      i % 2 ? curtain(1) + curtain(-1) : '',
      rect(x + 34, 186, 4, 92, paint.trim),
      rect(x, 228, 72, 4, paint.trim),
      rect(x - 14, 286, 100, 9, '#d9ccb0'),
      // Window boxes.
      rect(x - 6, 270, 84, 18, '#8a5a3c'),
      ...[2, 16, 30, 44, 58, 70].map((by, k) =>
        ellipse(x + by, 266 - (k % 2) * 5, 11, 10, k % 2 ? '#5d8a58' : '#3f7a5e'),
      ),
      ...[6, 24, 40, 62].map((by, k) => ellipse(x + by, 260 - (k % 2) * 5, 5, 5, k % 2 ? '#f2cf7f' : '#e58f8a')),
    ].join('');
  });
  return [
    rect(shopLeft, 140, shopRight - shopLeft, ground - 140, paint.wall),
    ...boards,
    rect(shopLeft, 140, shopRight - shopLeft, ground - 140, 'url(#morning)'),
    ...upper,
    rect(shopLeft - 14, 112, shopRight - shopLeft + 28, 16, paint.trim),
    rect(shopLeft - 8, 128, shopRight - shopLeft + 16, 14, '#d9ccb0'),
    ...Array.from({ length: 27 }, (_, i) => rect(shopLeft + 6 + i * 30, 128, 12, 14, '#b9ab8c')),
    rect(shopLeft, 142, shopRight - shopLeft, 10, '#14201d', 'opacity=".2"'),
    rect(shopLeft, 318, shopRight - shopLeft, 60, paint.deep),
    rect(shopLeft, 314, shopRight - shopLeft, 6, paint.trim),
  ].join('');
}

/** A shop window from left to right with the room behind it. */
function shopWindow(left: number, right: number, inside: string): string {
  const [top, sill] = [376, 588];
  return [
    rect(left - 8, top - 6, right - left + 16, sill - top + 14, paint.deep),
    rect(left, top, right - left, sill - top, 'url(#room)'),
    ...[0.25, 0.75].map((t, i) =>
      halo(`lamp-${left}-${i}`, left + (right - left) * t, top + 54, 64, {
        colour: '#fff1cc',
        opacity: 0.5,
        heart: ['#fffbe8', 0.95, 0.25],
      }),
    ),
    inside,
    shape([left, sill - 40, left + 120, top, left + 176, top, left, sill], '#ffffff', 'opacity=".13"'),
    shape([right - 120, sill, right - 24, top, right, top, right, sill], '#ffffff', 'opacity=".1"'),
    rect(left - 12, sill, right - left + 24, 12, paint.trim),
    rect(left - 8, sill + 12, right - left + 16, ground - sill - 12, paint.panel),
    ...[0, 1].map((i) =>
      rect(
        left + 10 + i * ((right - left) / 2 - 2),
        sill + 22,
        (right - left) / 2 - 18,
        26,
        paint.deep,
        'opacity=".6"',
      ),
    ),
  ].join('');
}

function door(left: number, right: number): string {
  return [
    rect(left - 12, 364, right - left + 24, ground - 364, paint.trim),
    rect(left, 376, right - left, ground - 376, 'url(#room)'),
    rail(left + 6, right - 4, 470, 9),
    rect(left, 560, right - left, ground - 560, '#b98a55', 'opacity=".55"'),
    // One leaf stands open.
    shape([left, 392, left + 26, 404, left + 26, ground - 4, left, ground], paint.deep),
    shape([left + 6, 412, left + 21, 418, left + 21, 570, left + 6, 566], '#cfe0da'),
    rect(left, 376, right - left, 16, paint.deep),
    rect(left, ground - 8, right - left, 8, '#b9ab8c'),
  ].join('');
}

function awning(left: number, right: number): string {
  const [top, foot] = [322, 392];
  const count = 27;
  const [upper, lower] = [(right - left) / count, (right - left + 44) / count];
  const strips = Array.from({ length: count }, (_, i) => {
    const [a, b] = [left - 22 + lower * i, left - 22 + lower * (i + 1)];
    const colour = i % 2 ? '#fbf3e0' : '#d9714f';
    return (
      path(`M${left + upper * i} ${top}H${left + upper * (i + 1)}L${b} ${foot - 16}H${a}Z`, colour) +
      path(`M${a} ${foot - 16}H${b}V${foot}Q${(a + b) / 2} ${foot + 13} ${a} ${foot}Z`, mix(colour, '#8a5a3c', 0.18))
    );
  });
  return [
    rect(left, foot, right - left, 26, '#14201d', 'opacity=".2"'),
    ...strips,
    shape([left, top, right, top, right + 6, top + 14, left - 6, top + 14], '#14201d', 'opacity=".12"'),
  ].join('');
}

const someone = (x: number, foot: number, dress: Dress, mirrored: boolean, held = '') =>
  ellipse(x - 14, foot, 52, 6, '#4a4a44', 'opacity=".3"') +
  place(x, foot, 104, figure(poses.walking, dress, held), mirrored);

export function retail(): string {
  return picture(width, height, [
    linear('pale', [
      [0, '#a8c6cc'],
      [1, '#dfe9e2'],
    ]),
    linear('room', [
      [0, '#fff4d4'],
      [0.6, '#fbe0a8'],
      [1, '#e3b577'],
    ]),
    linear(
      'morning',
      [
        [0, '#14201d', 0.12],
        [0.6, '#fff4d4', 0],
        [1, '#fff4d4', 0.22],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    street(),
    facade(),
    shopWindow(
      246,
      520,
      rail(270, 500, 450, 4) +
        rect(246, 572, 274, 16, '#b98a55') +
        mannequin(306, 584, 'dress', '#d9714f', '#f2cf7f') +
        mannequin(394, 584, 'coat', '#2f6a5b', '#f3e4c6') +
        mannequin(474, 584, 'shirt', '#fbf3e0', '#4d6f80'),
    ),
    door(560, 662),
    shopWindow(
      702,
      976,
      [456, 516].map((y) => rect(702, y, 274, 6, '#8a5a3c')).join('') +
        rect(702, 572, 274, 16, '#b98a55') +
        pot(738, 456, 30, 34, 'round', '#c9805a', 1) +
        pot(794, 456, 28, 40, 'blade', '#e9dcc0', 2) +
        pot(850, 456, 30, 34, 'trail', '#8a9a8c', 3) +
        pot(930, 456, 30, 42, 'round', '#c9805a', 4) +
        pot(752, 516, 34, 40, 'trail', '#e9dcc0', 5) +
        pot(886, 516, 32, 36, 'blade', '#c9805a', 6) +
        pot(944, 516, 30, 36, 'round', '#b4532a', 7) +
        pot(740, 578, 44, 92, 'blade', '#4d6f80', 8) +
        mannequin(828, 584, 'dress', '#e3b04b', '#8a5a3c') +
        pot(904, 578, 44, 66, 'round', '#c9805a', 9) +
        pot(952, 578, 34, 44, 'blade', '#e9dcc0', 10),
    ),
    awning(shopLeft + 14, shopRight - 14),
    pavement(),
    pot(538, ground + 20, 46, 96, 'round', '#c9805a', 21),
    pot(684, ground + 20, 46, 104, 'blade', '#c9805a', 22),
    pot(724, ground + 24, 34, 46, 'round', '#e9dcc0', 24),
    ellipse(320, ground + 40, 96, 6, '#4a4a44', 'opacity=".3"'),
    place(320, ground + 40, 84, bicycle(palette.ember)),
    someone(
      448,
      ground + 66,
      { coat: '#e9dcc0', legs: '#4d6f80', skin: '#8a5a3e', hair: '#17110e', longHair: true, skirt: true },
      false,
      path('M-34 -92l8 -26l8 26ZM-44 -92h36v40h-36Z', '#d9a42f'),
    ),
    someone(860, ground + 60, { coat: '#b4532a', legs: '#3a4f5a', skin: '#e0ab82', hair: '#7a4f2c' }, true),
    blossom(1090, ground + 62),
    halo('sun', 1180, 60, 620, { colour: '#fff7dc', opacity: 0.4 }),
  ]);
}
