/** Group benefits: a small team round the bench of a woodworking shop in the morning, the mountains in the window. */
import { figure, type Pose, poses } from './figures.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { spruce } from './plants.ts';
import { sky, streaks } from './skies.ts';
import { clip, ellipse, glow, group, path, picture, place, polygon, rect, stroke } from './svg.ts';
import { floor, frame, lamps, rack, tools, walls } from './workshop.ts';

const [width, height, ground] = [1200, 800, 440];

function outside(): string {
  const back = { seed: 511, width, base: ground + 6, height: 12, wave: 200, lift: (x: number) => 20 * (1 - x) };
  return [
    sky(width, ground + 10, [
      [0, '#6ea3b8'],
      [0.45, '#b9d6da'],
      [0.78, '#f3ead0'],
      [1, '#fbe0ab'],
    ]),
    streaks({ seed: 39, width, from: 180, to: 330, count: 14, colour: '#fbefd9', opacity: 0.6 }),
    glow(
      380,
      ground - 60,
      420,
      [
        [0, '#fffbe8', 0.95],
        [0.3, '#fff0c6', 0.5],
        [1, '#fff0c6', 0],
      ],
      'sun',
      0.8,
    ),
    mountains({
      id: 'west',
      seed: 63,
      width,
      base: ground,
      height: 170,
      step: 104,
      sun: 'left',
      lit: '#b7c4c8',
      shade: '#7697a8',
      shadeOpacity: 0.82,
      snow: { colour: '#fdf5e6', line: 0.4 },
      haze: [
        [0, '#fbe8c0', 0.05],
        [0.55, '#fbe8c0', 0.32],
        [1, '#fbe8c0', 0.78],
      ],
    }),
    hill(back, 640, '#7fa585'),
    treeline(
      ridgeLine(back),
      { seed: 27, from: 220, to: 980, height: [8, 18], step: 5, depth: 14, clearing: 0.25 },
      '#54806b',
    ),
    mist('mist', width, ground - 40, ground + 60, '#f8e6be', 0.5),
    rect(0, 486, width, 60, '#86a763'),
    spruce(318, 540, 150, '#2a5a4a', '#a4b86c', 521, 'left'),
    spruce(360, 546, 104, '#30644f', '#a4b86c', 522, 'left'),
    spruce(880, 546, 190, '#1f4d40', '#93ad68', 523, 'left'),
    spruce(926, 552, 130, '#2a5a4a', '#93ad68', 524, 'left'),
  ].join('');
}

const scale = 168;

const leaning: Pose = {
  hip: [-0.06, -0.88],
  neck: [0.16, -1.36],
  arms: [
    [
      [0.32, -1.1],
      [0.44, -0.86],
    ],
    [
      [0.26, -1.08],
      [0.34, -0.86],
    ],
  ],
  legs: poses.standing.legs,
};

const pointing: Pose = {
  ...poses.standing,
  arms: [
    [
      [-0.16, -1.12],
      [-0.08, -0.88],
    ],
    [
      [0.28, -1.1],
      [0.5, -0.94],
    ],
  ],
};

const skins = ['#c98f66', '#8a5a3c', '#d9a67e', '#a9714c', '#e0b08a'] as const;

/** Those who stand behind the bench. */
function behind(): string {
  const apron = (colour: string) =>
    path('M-10 -126L14 -126L18 -50Q2 -44 -14 -50Z', colour) +
    path('M-10 -126L-6 -138M14 -126L10 -138', 'none', `stroke="${colour}" stroke-width="3"`);
  const tablet = rect(20, -128, 24, 17, '#26343a', 'rx="2"') + rect(22, -126, 20, 13, '#cfe0e2');
  return [
    place(
      452,
      704,
      scale,
      figure(leaning, { coat: '#c99a3c', legs: '#33414a', skin: skins[1], hair: '#1f1713' }, apron('#8a6a35')),
    ),
    place(
      604,
      700,
      scale * 0.97,
      figure(pointing, { coat: '#2a6657', legs: '#33414a', skin: skins[2], hair: '#8a4a2a', longHair: true }, ''),
    ),
    place(
      756,
      704,
      scale * 1.03,
      figure(poses.holding, { coat: '#8d3f2a', legs: '#2f3a42', skin: skins[0], hair: '#cfc8ba' }, tablet),
      true,
    ),
  ].join('');
}

/** The bench, with the drawing everybody looks at. */
function bench(): string {
  return [
    ellipse(606, 742, 330, 12, '#3a2618', 'opacity=".35"'),
    polygon(
      [
        [366, 556],
        [838, 556],
        [884, 586],
        [322, 586],
      ],
      '#e0bd8c',
    ),
    polygon(
      [
        [366, 556],
        [560, 556],
        [536, 586],
        [322, 586],
      ],
      '#f3dcb0',
      'opacity=".7"',
    ),
    rect(322, 586, 562, 18, '#b07f50'),
    rect(322, 586, 562, 4, '#f0d3a2'),
    ...[348, 828].map((x) => rect(x, 604, 30, 134, '#8a5f3d') + rect(x, 604, 8, 134, '#c0935f')),
    rect(378, 676, 450, 16, '#8a5f3d'),
    rect(378, 676, 450, 4, '#b98856'),
    rect(440, 648, 70, 28, '#6d4a31'),
    rect(640, 640, 96, 36, '#2a5a4c'),
    // The drawing, a pencil, mugs, a plane and its shavings, a chair in small.
    polygon(
      [
        [512, 561],
        [690, 561],
        [706, 582],
        [498, 582],
      ],
      '#fbf6ea',
    ),
    path('M540 577l10 -11h34l8 11M604 577v-11h40l6 11M664 577l-4 -11', 'none', 'stroke="#4d7a86" stroke-width="1.600"'),
    stroke(
      [
        [716, 580],
        [744, 572],
      ],
      '#c9573d',
      3,
    ),
    rect(410, 558, 17, 20, '#fbf6ea'),
    path('M427 562q8 2 0 11', 'none', 'stroke="#fbf6ea" stroke-width="3"'),
    rect(786, 556, 17, 20, '#2a6657'),
    path('M440 582h46l4 -11h-44Z', '#7c3424'),
    path('M446 571q2 -10 10 -8l-1 8Z', '#5a2a20'),
    ...[0, 1, 2, 3].map((i) =>
      path(`M${378 + i * 9} 583q-5 -8 3 -9q6 2 2 6`, 'none', 'stroke="#fbe9c4" stroke-width="2.200"'),
    ),
  ].join('');
}

/** Those in front: one in a wheelchair at the bench's end, one with a mug. */
function front(): string {
  const chair = [
    ellipse(-2, -31, 31, 31, 'none', 'stroke="#26343a" stroke-width="5"'),
    ellipse(-2, -31, 25, 25, 'none', 'stroke="#98a3a3" stroke-width="1.500"'),
    path(
      'M-2 -31L-2 -56M-2 -31L20 -18M-2 -31L-24 -18M-2 -31L20 -44M-2 -31L-24 -44',
      'none',
      'stroke="#98a3a3" stroke-width="1.500"',
    ),
    ellipse(40, -9, 9, 9, '#26343a'),
    ellipse(40, -9, 4, 4, '#98a3a3'),
    path('M-20 -46H30L40 -12', 'none', 'stroke="#8d3f2a" stroke-width="5" stroke-linejoin="round"'),
    path(
      'M-20 -46L-24 -96L-36 -98',
      'none',
      'stroke="#26343a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"',
    ),
    path('M36 -6H56', 'none', 'stroke="#26343a" stroke-width="5" stroke-linecap="round"'),
  ].join('');
  const mug =
    rect(24, -128, 11, 13, '#fbf6ea') + path('M24 -125q-6 2 0 8', 'none', 'stroke="#fbf6ea" stroke-width="2.400"');
  return [
    ellipse(956, 752, 84, 8, '#3a2618', 'opacity=".4"'),
    place(
      956,
      750,
      scale,
      figure(poses.seated, { coat: '#4d7a86', legs: '#33414a', skin: skins[3], hair: '#2b1d16' }) +
        place(0, 0, 0.01, chair),
      true,
    ),
    ellipse(268, 752, 60, 7, '#3a2618', 'opacity=".4"'),
    place(
      262,
      750,
      scale * 1.04,
      figure(poses.holding, { coat: '#5c4a6a', legs: '#2b3238', skin: skins[4], hair: '#3a2418', longHair: true }, mug),
    ),
  ].join('');
}

export function groupBenefits(): string {
  const { left, right, top, bottom } = frame;
  return picture(width, height, [
    clip('view', `M${left} ${top}H${right}V${bottom}H${left}Z`),
    group(outside(), 'clip-path="url(#view)"'),
    walls(),
    tools(),
    floor(),
    rack(),
    lamps(),
    behind(),
    bench(),
    front(),
  ]);
}
