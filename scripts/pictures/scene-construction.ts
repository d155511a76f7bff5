/** Construction: a steel frame going up under a tower crane, the foothills behind it. */
import { type Camera, project, scaleAt } from './camera.ts';
import { type Dress, figure, poses } from './figures.ts';
import { line } from './flat.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { mix, palette } from './palette.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { cone, crane, digger } from './site-machines.ts';
import { chinookArch, sky, streaks } from './skies.ts';
import { ellipse, glow, type Point, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 618];

const camera: Camera = { horizon: ground - 22, centre: 600, focal: 1150, eye: 2.6 };

const at = (x: number, z: number, up = 0) => project(camera, x, z, up);

function air(): string {
  return [
    sky(width, ground, [
      [0, '#8fb3c3'],
      [0.35, '#bfd3d8'],
      [0.68, '#f0e2c6'],
      [0.9, '#f9ddab'],
      [1, '#f8d393'],
    ]),
    glow(
      250,
      510,
      600,
      [
        [0, '#fffbe8', 1],
        [0.1, '#fff3cf', 0.85],
        [0.42, '#ffe4ab', 0.35],
        [1, '#ffe4ab', 0],
      ],
      'sun',
      0.66,
    ),
    chinookArch({
      seed: 33,
      width,
      sides: 150,
      crown: 74,
      centre: 0.36,
      top: '#86a9b9',
      middle: '#a5c0cb',
      edge: '#f7e3c0',
      streak: '#cddfe3',
    }),
    streaks({ seed: 8, width, from: 250, to: 440, count: 9, colour: '#f3cfa4', opacity: 0.5 }),
  ].join('');
}

function land(): string {
  const back = { seed: 21, width, base: 556, height: 20, wave: 230, lift: (x: number) => 30 * x };
  const middle = { seed: 35, width, base: 584, height: 16, wave: 190, lift: (x: number) => 26 * (1 - x) };
  return [
    mountains({
      id: 'rockies',
      seed: 18,
      width,
      base: 572,
      height: 170,
      step: 104,
      sun: 'left',
      lit: '#bac6c8',
      shade: '#7e9cab',
      shadeOpacity: 0.85,
      snow: { colour: '#fdf4e2', line: 0.38 },
      haze: [
        [0, '#f6dfb4', 0.08],
        [1, '#f6dfb4', 0.7],
      ],
    }),
    hill(back, 660, '#84a28f'),
    treeline(
      ridgeLine(back),
      { seed: 4, from: 0, to: width, height: [6, 14], step: 5, depth: 12, clearing: 0.35 },
      '#688d7d',
    ),
    mist('mist', width, 520, 610, '#f6dfb4', 0.55),
    hill(middle, 680, '#5a8570'),
    treeline(
      ridgeLine(middle),
      { seed: 6, from: 0, to: width, height: [10, 24], step: 5, depth: 12, clearing: 0.3 },
      '#3c6b59',
    ),
    vertical('earth', ground - 12, height, [
      [0, '#c9b184'],
      [0.3, '#b5966a'],
      [1, '#7d6348'],
    ]),
    path(`M-10 ${ground - 6}Q300 ${ground - 16} 620 ${ground - 8}T1210 ${ground - 12}V${height}H-10Z`, 'url(#earth)'),
  ].join('');
}

/** A beam between two places of the frame, its upper edge in the sun. */
function beam(from: Point, to: Point, thick: number, colour: string, light = true): string {
  return (
    stroke([from, to], colour, thick) +
    (light
      ? line([from[0], from[1] - thick * 0.34, to[0], to[1] - thick * 0.34], '#f3c79a', thick * 0.24, 'opacity=".7"')
      : '')
  );
}

const bays = [-2.2, 5, 12.2, 19.4];

const rows = [50, 58, 66];

const storey = 3.5;

/** Floors that stand, bay by bay: the far right is a storey lower. */
const standing = (x: number) => (x > 13 ? 4 : 5);

/** One line of columns and beams, farthest first. */
function frameRow(z: number, index: number): string {
  const steel = mix('#9c4a2c', '#d9b48c', index * 0.2);
  const dark = mix('#6f3220', '#c9a888', index * 0.22);
  const scale = scaleAt(camera, z);
  const parts: string[] = [];
  for (let floor = 1; floor <= 5; floor++) {
    for (let i = 0; i < bays.length - 1; i++) {
      const [a = 0, b = 0] = [bays[i], bays[i + 1]];
      if (floor > standing(b)) continue;
      parts.push(beam(at(a, z, floor * storey), at(b, z, floor * storey), 0.5 * scale, steel));
    }
  }
  for (const x of bays) {
    const top = standing(x) * storey + 1.1;
    const [px, foot] = at(x, z);
    const [, head] = at(x, z, top);
    parts.push(rect(px - 0.2 * scale, head, 0.4 * scale, foot - head, dark));
    parts.push(rect(px - 0.2 * scale, head, 0.14 * scale, foot - head, mix(steel, '#f3c79a', 0.45)));
  }
  return parts.join('');
}

/** Beams that run away from the viewer, and the decks that lie on them. */
function decks(from: number, to: number): string {
  const parts: string[] = [];
  for (let floor = 1; floor <= 5; floor++) {
    const up = floor * storey;
    const end = floor === 5 ? 12.2 : 19.4;
    if (floor <= 4) {
      const last = floor === 4 ? 12.2 : 19.4;
      parts.push(
        polygon(
          [at(-2.2, from, up), at(-2.2, to, up), at(last, to, up), at(last, from, up)],
          floor <= 2 ? '#8f8673' : '#a07f58',
          '',
        ),
      );
      const [lx, ly] = at(-2.2, from, up);
      const [rx] = at(last, from, up);
      parts.push(rect(lx, ly, rx - lx, 4, floor <= 2 ? '#dcd6c2' : '#b9a98f'));
    }
    for (const x of bays) {
      if (x <= end + 0.1) parts.push(beam(at(x, from, up), at(x, to, up), 6, '#7d3a24', false));
    }
  }
  return parts.join('');
}

/** Diagonal bracing, ladders of scaffold and a stair of planks on the left bay. */
function bracing(): string {
  const z = 50;
  const pairs = [0, 1, 2, 3].map((floor) => [at(12.2, z, floor * storey), at(19.4, z, (floor + 1) * storey)] as const);
  return pairs
    .map(([a, b], i) => {
      const c: Point = [a[0], b[1]];
      const d: Point = [b[0], a[1]];
      return i % 2 ? stroke([a, b], '#7d3a24', 3.5) : stroke([c, d], '#7d3a24', 3.5);
    })
    .join('');
}

const hiVis = (coat: string, legs: string, skin: string, hat: string): Dress => ({
  coat,
  legs,
  skin,
  hair: '#2a1c14',
  bands: '#f7f1d8',
  hat: { shape: 'hard', colour: hat },
});

function crew(): string {
  const z = 50;
  const someone = (x: number, up: number, pose: keyof typeof poses, dress: Dress, mirrored = false, grow = 1.3) => {
    const [px, py] = at(x, z, up);
    return place(px, py - 4, scaleAt(camera, z) * grow, figure(poses[pose], dress), mirrored);
  };
  return [
    someone(0.6, 5 * storey + 0.1, 'standing', hiVis('#e0742e', '#36505a', '#c98d63', '#fbfaf7')),
    someone(11.3, 5 * storey + 0.1, 'holding', hiVis('#d9c12f', '#3a3f45', '#e0ab82', '#e3b04b'), true),
    someone(15.4, 4 * storey + 0.1, 'kneeling', hiVis('#e0742e', '#4a3b30', '#8a5a3e', '#fbfaf7')),
    someone(2.4, 2 * storey + 0.1, 'walking', hiVis('#d9c12f', '#36505a', '#c98d63', '#e3b04b')),
    someone(9, 1 * storey + 0.1, 'pushing', hiVis('#e0742e', '#3a3f45', '#e0ab82', '#fbfaf7'), true),
  ].join('');
}

/** A site hut, stacked steel, a fence of panels and a digger near the viewer. */
function site(): string {
  const chance = random(3);
  const stones = Array.from({ length: 60 }, () => {
    const [x, y] = [chance.between(0, width), chance.between(ground + 16, height)];
    const size = 2 + ((y - ground) / 180) * 6;
    return ellipse(
      x,
      y,
      size * chance.between(0.8, 1.8),
      size * 0.5,
      chance.next() < 0.5 ? '#e0c99a' : '#7a6148',
      'opacity=".45"',
    );
  });
  const steel = (x: number, y: number, wide: number) =>
    [0, 1, 2]
      .map((row) =>
        Array.from(
          { length: 3 - row },
          (_, i) =>
            rect(x + row * 10 + i * 22, y - 13 - row * 14, wide, 12, i % 2 ? '#a8502f' : '#8d4228') +
            rect(x + row * 10 + i * 22, y - 13 - row * 14, wide, 3, '#f3c79a', 'opacity=".7"'),
        ).join(''),
      )
      .join('');
  return [
    path(`M-10 690Q260 646 560 668T1210 650V706Q820 690 520 716T-10 760Z`, '#d6bf92', 'opacity=".55"'),
    path(
      'M-10 706Q260 662 560 684T1210 664v6Q840 670 560 690T-10 714ZM-10 738Q260 694 540 702T1210 688v6Q840 692 540 709T-10 746Z',
      '#8a6f50',
      'opacity=".5"',
    ),
    ...stones,
    rect(-60, 552, 168, 72, '#e9dfc6'),
    rect(-60, 552, 168, 8, palette.spruce),
    rect(-60, 616, 168, 8, '#8a7a62'),
    rect(-8, 574, 44, 26, '#ffe3a4'),
    rect(64, 572, 30, 48, palette.spruceMid),
    ellipse(880, 744, 130, 8, '#3a2b20', 'opacity=".35"'),
    steel(780, 744, 190),
    ...[
      [1062, 742],
      [1122, 724],
      [1176, 708],
    ].map(([x = 0, y = 0]) => cone(x, y)),
  ].join('');
}

export function construction(): string {
  const [sx, sy] = at(8.6, 54);
  return picture(width, height, [
    air(),
    land(),
    ...[1012, 1066, 1124, 1180].map((x, i) =>
      spruce(x, ground - 2 + (i % 2) * 4, 120 + ((i * 53) % 70), '#2a5a4b', '#a9b06e', 20 + i, 'left'),
    ),
    site(),
    crane(ground),
    ellipse(sx + 60, sy + 14, 360, 16, '#3a2b20', 'opacity=".3"'),
    frameRow(rows[2] ?? 38, 2),
    decks(58, 66),
    frameRow(rows[1] ?? 32, 1),
    decks(50, 58),
    frameRow(rows[0] ?? 27, 0),
    bracing(),
    crew(),
    digger(150, 752),
    ellipse(474, 742, 46, 6, '#3a2b20', 'opacity=".4"'),
    place(
      452,
      742,
      96,
      figure(
        poses.holding,
        hiVis('#e0742e', '#2f4650', '#c98d63', '#fbfaf7'),
        rect(18, -132, 30, 22, '#f6f0de') + rect(18, -132, 30, 4, '#8fb0b5'),
      ),
    ),
    place(538, 746, 96, figure(poses.standing, hiVis('#d9c12f', '#3a3f45', '#8a5a3e', '#e3b04b')), true),
  ]);
}
