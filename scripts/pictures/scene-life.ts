/** Life insurance: from the porch at dusk, a family round the kitchen table, the evening quiet behind the house. */
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { window } from './life-kitchen.ts';
import { mountains } from './mountains.ts';
import { mix } from './palette.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { sky, stars, streaks } from './skies.ts';
import { ellipse, glow, linear, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 520];

const boards = 690;

function evening(): string {
  return [
    sky(width, ground, [
      [0, '#142f43'],
      [0.4, '#2f5c70'],
      [0.68, '#7f8f92'],
      [0.88, '#e0ab85'],
      [1, '#f3c68f'],
    ]),
    stars(width, 330, 110, 84),
    streaks({ seed: 91, width, from: 330, to: 460, count: 9, colour: '#e6a585', opacity: 0.6 }),
    glow(
      1010,
      190,
      120,
      [
        [0, '#fff3d0', 0.4],
        [1, '#fff3d0', 0],
      ],
      'moonlight',
    ),
    // A young moon.
    path('M1020 158A34 34 0 1 0 1038 214A42 42 0 0 1 1020 158Z', '#fff3d6'),
    mountains({
      id: 'west',
      seed: 18,
      width,
      base: ground,
      height: 150,
      step: 84,
      sun: 'left',
      lit: '#9aa0a6',
      shade: '#4a6a7c',
      shadeOpacity: 0.8,
      snow: { colour: '#f3cfb6', line: 0.36 },
      haze: [
        [0, '#e9b48a', 0.06],
        [0.6, '#e9b48a', 0.26],
        [1, '#e9b48a', 0.66],
      ],
    }),
    meadow(),
  ].join('');
}

function meadow(): string {
  const back = { seed: 421, width, base: ground + 4, height: 10, wave: 180, lift: (x: number) => 24 * x };
  const front = { seed: 425, width, base: ground + 44, height: 9, wave: 210, lift: (x: number) => 20 * (1 - x) };
  return [
    hill(back, 700, '#4f7478'),
    treeline(
      ridgeLine(back),
      { seed: 21, from: 680, to: width, height: [10, 22], step: 5, depth: 10, clearing: 0.2 },
      '#325a60',
    ),
    mist('mist', width, ground - 40, ground + 60, '#d9ae90', 0.5),
    vertical('grass', ground + 20, 760, [
      [0, '#4d7468'],
      [1, '#1f4238'],
    ]),
    hill(front, 820, 'url(#grass)'),
    treeline(
      ridgeLine(front),
      { seed: 23, from: 680, to: 900, height: [20, 40], step: 9, depth: 8, clearing: 0.3 },
      '#23494a',
    ),
    spruce(1150, 660, 330, '#173f3a', '#4a7a68', 431, 'left'),
    spruce(1078, 640, 220, '#1b453f', '#4f806d', 432, 'left'),
    spruce(1212, 690, 420, '#12332f', '#3f6d5d', 433, 'left'),
    spruce(780, 604, 120, '#24504b', '#58877a', 434, 'left'),
  ].join('');
}

/** White boards in the blue of the evening, warmed beside the window. */
function wall(): string {
  const lines: string[] = [];
  for (let y = 60; y < boards; y += 23) lines.push(`M-10 ${y}H758`);
  return [
    linear(
      'boards',
      [
        [0, '#c9c6bd'],
        [0.7, '#b3b9b8'],
        [1, '#8fa0a6'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    rect(-10, 40, 768, boards - 40, 'url(#boards)'),
    path(lines.join(''), 'none', 'stroke="#7d8f96" stroke-width="2.4" opacity=".5"'),
    path(lines.join(''), 'none', 'stroke="#f3ead8" stroke-width="1.4" opacity=".5" transform="translate(0 2.200)"'),
    rect(742, 40, 20, boards - 40, '#dcd9cf'),
    rect(756, 40, 6, boards - 40, '#7d8f96'),
    glow(
      409,
      420,
      470,
      [
        [0, '#ffd98a', 0.62],
        [0.6, '#ffcf7a', 0.22],
        [1, '#ffcf7a', 0],
      ],
      'wall-glow',
      0.8,
    ),
  ].join('');
}

/** A box of geraniums under the window. */
function flowers(): string {
  const chance = random(441);
  const leaves = Array.from({ length: 90 }, () =>
    ellipse(
      150 + chance.next() * 520,
      622 - chance.next() * 22,
      chance.between(6, 12),
      chance.between(4, 8),
      chance.pick(['#2f6147', '#23513d', '#4a7d55']),
    ),
  );
  const blooms = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [160 + i * 17.2 + chance.between(-6, 6), 606 - chance.next() * 16];
    const colour = chance.pick(['#c9573d', '#d9775c', '#f0cf6a', '#f7efe0']);
    return [-4, 0, 4].map((dx) => ellipse(x + dx, y - (dx === 0 ? 3 : 0), 4.4, 4, colour)).join('');
  });
  return [
    ...leaves,
    ...blooms,
    rect(140, 622, 540, 32, '#2a5a4c'),
    rect(140, 622, 540, 5, '#6f9483'),
    rect(140, 648, 540, 6, '#16382f'),
  ].join('');
}

/** The porch: boards, a post with its lantern, a rail, the roof's beam, boots by the wall. */
function porch(): string {
  const planks = Array.from({ length: 21 }, (_, i): string => {
    const x = (i - 10) * 84;
    return stroke(
      [
        [600 + x, boards],
        [600 + x * 1.7, height],
      ],
      '#3f3a36',
      2,
      'opacity=".5"',
    );
  });
  const balusters = Array.from(
    { length: 15 },
    (_, i) => rect(776 + i * 31, 604, 8, 86, '#aab4b2') + rect(776 + i * 31, 604, 3, 86, '#e9dcc0'),
  );
  const boot = (x: number, y: number, s: number, colour: string) =>
    place(
      x,
      y,
      s,
      path('M-6 0V-30H8V-10Q20 -9 22 0Z', colour) +
        rect(-7, -31, 16, 5, mix(colour, '#fbf3e2', 0.4)) +
        rect(-6, -3, 28, 3, '#14201d'),
    );
  return [
    rect(762, 592, 450, 12, '#d5d2c6'),
    rect(762, 592, 450, 4, '#f6e6c6'),
    ...balusters,
    rect(762, 680, 450, 10, '#9fa9a8'),
    vertical('deck', boards, height, [
      [0, '#a98a66'],
      [0.4, '#7d6c58'],
      [1, '#4a4a48'],
    ]),
    rect(0, boards, width, height - boards, 'url(#deck)'),
    ...planks,
    rect(0, boards, width, 4, '#4f4a42', 'opacity=".6"'),
    polygon(
      [
        [118, boards + 4],
        [700, boards + 4],
        [800, height],
        [-10, height],
      ],
      'url(#spill)',
    ),
    vertical('spill', boards, height, [
      [0, '#ffdf9a', 0.6],
      [1, '#ffdf9a', 0.08],
    ]),
    rect(0, 0, width, 44, '#3a4a50'),
    rect(0, 40, width, 14, '#cfccc0'),
    rect(0, 40, width, 4, '#e9e2d0'),
    rect(0, 52, width, 4, '#5f7078'),
    rect(868, 50, 30, 646, '#d9d6ca'),
    rect(868, 50, 8, 646, '#f6e3bb'),
    rect(890, 50, 8, 646, '#93a0a2'),
    rect(860, 50, 46, 18, '#e3dccb'),
    rect(860, 676, 46, 20, '#e3dccb'),
    ...lantern(820, 118),
    boot(716, 712, 1.5, '#3f5a52'),
    boot(752, 716, 1.5, '#3f5a52'),
    boot(792, 722, 0.95, '#c99a3c'),
    boot(816, 724, 0.95, '#c99a3c'),
    ...bench(),
  ].join('');
}

function lantern(x: number, y: number): string[] {
  return [
    glow(
      x,
      y + 26,
      150,
      [
        [0, '#ffe2a4', 0.75],
        [0.3, '#ffd07a', 0.3],
        [1, '#ffd07a', 0],
      ],
      'lantern',
    ),
    stroke(
      [
        [x, 54],
        [x, y],
      ],
      '#26343a',
      2.4,
    ),
    path(`M${x - 16} ${y + 8}L${x - 6} ${y - 4}h12L${x + 16} ${y + 8}Z`, '#26343a'),
    rect(x - 13, y + 8, 26, 34, '#fff0c4'),
    rect(x - 13, y + 8, 4, 34, '#26343a'),
    rect(x + 9, y + 8, 4, 34, '#26343a'),
    rect(x - 1.5, y + 8, 3, 34, '#26343a', 'opacity=".7"'),
    rect(x - 15, y + 42, 30, 6, '#26343a'),
  ];
}

/** Two chairs look out over the meadow, a blanket left on one. */
function bench(): string[] {
  const chair = (x: number, blanket: boolean) =>
    [
      ellipse(x + 44, 742, 70, 7, '#14201d', 'opacity=".35"'),
      ...[0, 1, 2, 3].map((i) =>
        polygon(
          [
            [x + 4 + i * 22, 600],
            [x + 22 + i * 22, 600],
            [x + 20 + i * 22, 694],
            [x + 8 + i * 21, 694],
          ],
          i % 2 ? '#2a6657' : '#2f6f5f',
        ),
      ),
      polygon(
        [
          [x - 10, 694],
          [x + 98, 694],
          [x + 108, 712],
          [x - 20, 712],
        ],
        '#24594c',
      ),
      rect(x - 26, 660, 16, 80, '#1d4a40'),
      rect(x + 98, 660, 16, 80, '#1d4a40'),
      rect(x - 32, 652, 28, 9, '#3d8571'),
      rect(x + 92, 652, 28, 9, '#3d8571'),
      blanket
        ? path(
            `M${x + 30} 590H${x + 82}Q${x + 88} 650 ${x + 78} 700L${x + 28} 704Q${x + 36} 650 ${x + 30} 590Z`,
            '#b4532a',
          ) + path(`M${x + 31} 606h52M${x + 33} 640h52M${x + 33} 674h49`, 'none', 'stroke="#f2cf7f" stroke-width="5"')
        : '',
    ].join('');
  return [chair(942, true), chair(1096, false)];
}

export function life(): string {
  return picture(width, height, [evening(), wall(), window(), flowers(), porch()]);
}
