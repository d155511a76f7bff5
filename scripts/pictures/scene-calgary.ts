/** Calgary: downtown and its tower on the Bow, the red footbridge, the mountains and a chinook arch in the west. */

import { crescent, hazy, lookout, towers } from './calgary-skyline.ts';
import { type Camera, project, scaleAt } from './camera.ts';
import { glassTowers } from './cityscape.ts';
import { grove } from './groves.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { walker } from './people.ts';
import { leafyTree, spruce } from './plants.ts';
import { type Course, strip } from './road.ts';
import { chinookArch, geese, sky, streaks } from './skies.ts';
import { clip, ellipse, glow, group, type Point, path, picture, place, polygon, rect, trace, vertical } from './svg.ts';
import { bicycle } from './vehicles.ts';
import { glints, reflection } from './waters.ts';

const [width, height, ground] = [1200, 800, 478];

const camera: Camera = { horizon: ground, centre: 800, focal: 1000, eye: 14 };

const course: Course = (z) => -14 * Math.exp(-z / 90) + 26 * Math.exp(-z / 420) - 30;

const [leftBank, rightBank] = [-22, 24];

function air(): string {
  return [
    sky(width, ground, [
      [0, '#8fb3c2'],
      [0.34, '#c9dcdf'],
      [0.66, '#f1e6cc'],
      [0.86, '#fadfae'],
      [1, '#f9d592'],
    ]),
    streaks({ seed: 24, width, from: 300, to: 420, count: 9, colour: '#e9b98a', opacity: 0.5 }),
    glow(
      860,
      ground - 44,
      520,
      [
        [0, '#fffbea', 0.98],
        [0.1, '#fff1c9', 0.8],
        [0.45, '#ffe3a4', 0.36],
        [1, '#ffe3a4', 0],
      ],
      'sun',
      0.68,
    ),
    chinookArch({
      seed: 34,
      width,
      sides: 250,
      crown: 92,
      centre: 0.62,
      top: '#7ba0b1',
      middle: '#a2bfc9',
      edge: '#f7e0bc',
      streak: '#c6dae0',
    }),
  ].join('');
}

function west(): string {
  const light = '#fbe3b2';
  const back = { seed: 43, width, base: ground - 14, height: 14, wave: 240, lift: (x: number) => 12 * x };
  return [
    mountains({
      id: 'rockies',
      seed: 18,
      width,
      base: ground - 4,
      height: 150,
      step: 74,
      profile: (across) => 0.5 + 0.5 * Math.exp(-(((across - 0.78) / 0.3) ** 2)),
      sun: 'right',
      lit: '#b2c3c8',
      shade: '#7f9fae',
      shadeOpacity: 0.82,
      snow: { colour: '#fdf4e4', line: 0.42 },
      haze: [
        [0, light, 0.05],
        [0.55, light, 0.36],
        [1, light, 0.8],
      ],
    }),
    hill(back, ground + 8, '#86a291'),
    treeline(
      ridgeLine(back),
      { seed: 3, from: 0, to: width, height: [5, 11], step: 5, depth: 7, clearing: 0.35 },
      '#658b7b',
    ),
    mist('mist', width, ground - 56, ground + 20, light, 0.6),
  ].join('');
}

/** The footbridge: a red tube of crossing bands, its glass showing the evening between them. */
function footbridge(): string {
  const z = 150;
  const scale = scaleAt(camera, z);
  const [left, foot] = project(camera, course(z) + leftBank - 9, z);
  const [right] = project(camera, course(z) + rightBank + 9, z);
  const tall = 6.2 * scale;
  const base = foot - 3.4 * scale;
  const long = right - left;
  const bow = (t: number) => -Math.sin(Math.PI * t) * 9;
  const edge = (up: number) =>
    Array.from({ length: 25 }, (_, i): Point => [left + (long * i) / 24, base + bow(i / 24) - up]);
  const holes: string[] = [];
  const cells = 13;
  for (let i = 0; i < cells; i++) {
    const at = (share: number, up: number): Point => {
      const t = 0.035 + ((i + share) / cells) * 0.93;
      return [left + long * t, base + bow(t) - tall * up];
    };
    holes.push(`${trace([at(0.04, 0.5), at(0.5, 0.88), at(0.96, 0.5), at(0.5, 0.14)])}Z`);
    if (i === 0) continue;
    holes.push(
      `${trace([at(-0.34, 0.9), at(0.34, 0.9), at(0, 0.62)])}Z${trace([at(-0.34, 0.1), at(0.34, 0.1), at(0, 0.38)])}Z`,
    );
  }
  return [
    polygon([...edge(0), ...edge(tall).reverse()], '#b23c26'),
    path(holes.join(''), '#f4d9a8'),
    path(holes.join(''), '#3d5f66', 'opacity=".34"'),
    polygon([...edge(tall * 0.96), ...edge(tall * 1.04).reverse()], '#d8663f'),
    polygon([...edge(-3), ...edge(2).reverse()], '#7c2718'),
    polygon(
      [
        [left - 26, foot + 4],
        [left - 10, base - 2],
        [left + 12, base],
        [left + 16, foot + 6],
      ],
      '#a3a595',
    ),
    polygon(
      [
        [right + 26, foot + 4],
        [right + 10, base - 2],
        [right - 12, base],
        [right - 16, foot + 6],
      ],
      '#c3bda2',
    ),
  ].join('');
}

const trail = (from: number, to: number) =>
  polygon(strip(camera, course, from, to, 30, 600), '#d9c8a0', 'opacity=".9"');

const waterEdges = (y: number) => {
  const z = (camera.eye * camera.focal) / (y - ground);
  return [project(camera, course(z) + leftBank, z)[0], project(camera, course(z) + rightBank, z)[0]] as const;
};

function valley(): string {
  const shore = strip(camera, course, leftBank, rightBank, 40, 1500);
  const bluff = {
    seed: 47,
    width,
    base: ground + 26,
    height: 10,
    wave: 200,
    lift: (x: number) => 110 * Math.max(0, x - 0.66) ** 0.7 - 14,
  };
  const line = ridgeLine(bluff);
  return [
    rect(0, ground - 2, width, 120, '#a3ae7c'),
    hill(bluff, 660, '#6d8f63'),
    grove(line, {
      seed: 51,
      from: 850,
      to: width + 30,
      height: [22, 42],
      depth: 26,
      colours: ['#476f55', '#57805a', '#6b8d58'],
      light: '#d9c777',
      spruce: [0.3, '#2d5547'],
    }),
    vertical('meadow', ground, height, [
      [0, '#b9b97c'],
      [0.2, '#8ea566'],
      [1, '#47704a'],
    ]),
    vertical('river', ground, height, [
      [0, '#fbe2a8'],
      [0.22, '#e3d8b4'],
      [0.5, '#8fb0ad'],
      [1, '#3c6a75'],
    ]),
    polygon(
      [
        [-10, 548],
        [760, 482],
        [840, 482],
        [width + 10, 560],
        [width + 10, height],
        [-10, height],
      ],
      'url(#meadow)',
    ),
    ...hazy.map(([x, wide, tall]) => rect(x, 560 - tall, wide, tall, '#a9b9b5')),
    glassTowers(towers, 300),
    crescent(184, 560, 66, 300),
    place(628, 540, 2.7, lookout()),
    grove((x) => 566 - Math.max(0, x - 380) * 0.15, {
      seed: 61,
      from: -20,
      to: 720,
      height: [20, 34],
      depth: 6,
      step: 0.36,
      colours: ['#35604e', '#426f55', '#58805a'],
      light: '#c9c274',
      spruce: [0.12, '#23493d'],
    }),
    trail(29, 32),
    trail(-31, -28.4),
    polygon(strip(camera, course, leftBank - 2.4, rightBank + 2.4, 40, 1500), '#c3b88c'),
    polygon(shore, 'url(#river)'),
    clip('shore', `${trace(shore)}Z`),
    group(
      [
        reflection('in-trees', 20, 560, 560, 100, '#31604f', 0.55),
        reflection('in-bridge', 470, 560, 480, 66, '#8d3f2a', 0.42),
        reflection('in-tower', 572, 560, 36, 200, '#c08d60', 0.8),
        reflection('in-crescent', 270, 610, 130, 190, '#2f5a66', 0.55),
        reflection('in-left', 60, 680, 150, 130, '#2f5a66', 0.55),
        glow(
          840,
          560,
          260,
          [
            [0, '#fff0c4', 0.75],
            [1, '#fff0c4', 0],
          ],
          'in-sun',
          0.7,
        ),
        glints({ seed: 7, count: 150, from: 520, to: 800, edges: waterEdges, light: '#fdeecb', dark: '#2f5d68' }),
      ],
      'clip-path="url(#shore)"',
    ),
  ].join('');
}

/** The near banks: paths, people going home along the river, poplars. */
function banks(): string {
  const person = (aside: number, z: number, coat: string, mirrored = false) =>
    place(
      ...project(camera, course(z) + aside, z),
      scaleAt(camera, z) * 1.15,
      walker(coat, '#26343a', '#c99a76', '#2b2119'),
      mirrored,
    );
  const rider = project(camera, course(66) + 30.4, 66);
  return [
    leafyTree(1096, 640, 150, 190, '#3f6c4e', '#d3c472', 81, 0.24),
    leafyTree(1188, 672, 210, 270, '#3a6549', '#d3c472', 82, 0.24),
    leafyTree(70, 700, 210, 236, '#2f5a48', '#b9b565', 83, 0.24),
    leafyTree(-24, 742, 240, 300, '#2a5243', '#a9ab60', 84, 0.24),
    spruce(186, 690, 150, '#1d4a40', '#7f9d60', 85),
    person(-29.6, 86, '#b4532a'),
    person(30.2, 92, '#2a6657', true),
    person(31.2, 94, '#8d3f2a', true),
    ellipse(rider[0], rider[1], 22, 3, '#2c4f38', 'opacity=".35"'),
    place(...rider, scaleAt(camera, 66) * 1.15, bicycle('#b4532a')),
    place(
      rider[0],
      rider[1] - 9,
      scaleAt(camera, 66) * 1.1,
      path(
        'M-.3 -.8L-.1 -.82L.16 -.28L0 -.26ZM-.34 -.82Q-.3 -1.3 .1 -1.4L.22 -1.24L.34 -1.02L.28 -.96L.06 -1.06L-.1 -.8Z',
        '#24424a',
      ) +
        ellipse(0.16, -1.52, 0.13, 0.15, '#c99a76') +
        path('M.0 -1.54Q.0 -1.72 .18 -1.71Q.32 -1.69 .32 -1.56Z', '#e3b04b'),
    ),
  ].join('');
}

export function calgary(): string {
  return picture(width, height, [air(), west(), valley(), footbridge(), banks(), geese(950, 236, 7, 9, '#4a636e', 24)]);
}
