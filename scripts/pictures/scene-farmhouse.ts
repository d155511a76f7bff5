/** Home insurance: a farmhouse with its lamps lit while a hailstorm passes far off over the canola. */
import { type Camera, project, scaleAt } from './camera.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { house } from './house.ts';
import { mix, palette } from './palette.ts';
import { leafyTree, spruce, wheat } from './plants.ts';
import { random } from './random.ts';
import { rows } from './road.ts';
import { geese, sky, streaks, thunderhead } from './skies.ts';
import { ellipse, glow, type Point, path, picture, place, polygon, rect, trace, vertical } from './svg.ts';
import { pickupSide } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 486];
const camera: Camera = { horizon: ground, centre: 560, focal: 1000, eye: 3.3 };

/** The storm far away, and the hail that falls from it. */
function storm(): string {
  const shafts = Array.from({ length: 17 }, (_, i): string => {
    const x = 44 + i * 23;
    const slant = 40 + (i % 3) * 9;
    return polygon(
      [
        [x, 342],
        [x + 34, 342],
        [x + 34 - slant, ground + 2],
        [x - slant, ground + 2],
      ],
      'url(#hail)',
      `opacity="${(0.3 + (i % 4) * 0.12).toFixed(2)}"`,
    );
  });
  return [
    vertical('hail', 342, ground, [
      [0, '#5f7683', 0.8],
      [1, '#b3b3a8', 0.08],
    ]),
    ...shafts,
    place(-10, 36, 1, thunderhead(13)),
  ].join('');
}

function air(): string {
  return [
    sky(width, ground, [
      [0, '#7fa2b2'],
      [0.4, '#b6cbd0'],
      [0.75, '#f0ddc0'],
      [1, '#f8d9a2'],
    ]),
    streaks({ seed: 9, width, from: 40, to: 300, count: 12, colour: '#f9e3c6', opacity: 0.55 }),
    glow(
      1080,
      ground - 70,
      620,
      [
        [0, '#fff4d6', 0.95],
        [0.35, '#ffe3ac', 0.5],
        [1, '#ffe3ac', 0],
      ],
      'sun',
      0.62,
    ),
    storm(),
    geese(600, 178, 8, 9, '#4a636e', 14),
  ].join('');
}

function land(): string {
  const back = { seed: 17, width, base: ground - 8, height: 8, wave: 260, lift: (x: number) => 16 * x };
  return [
    hill(back, ground + 4, '#83a08c'),
    treeline(
      ridgeLine(back),
      { seed: 6, from: 0, to: width, height: [5, 13], step: 6, depth: 4, clearing: 0.4 },
      '#64897a',
    ),
    vertical('canola', ground - 2, 580, [
      [0, '#d9c468'],
      [0.2, '#ecca45'],
      [1, '#e0b02c'],
    ]),
    rect(0, ground - 2, width, 110, 'url(#canola)'),
    polygon(
      [project(camera, -900, 420), project(camera, -900, 900), project(camera, 900, 900), project(camera, 900, 420)],
      '#a9b878',
    ),
    rows(camera, -160, 160, 33, 300, 5, '#b78d1e', 0.22),
    rows(camera, -157.5, 160, 33, 300, 10, '#fbe27a', 0.3),
  ].join('');
}

/** Lawn, a gravel drive up to the steps, and tufts that say how far away everything is. */
function yard(): string {
  const chance = random(71);
  const edge: Point[] = [];
  for (let x = -10; x <= width + 10; x += 20) edge.push([x, 573 + 7 * Math.sin(x / 170) + 3 * Math.sin(x / 47)]);
  const drive = (from: number, to: number) => {
    const line = (offset: number) =>
      Array.from({ length: 25 }, (_, i) => {
        const z = 33 / (1 + (i / 24) * 3.1);
        return project(camera, 2.2 + offset - 7.5 * (1 - z / 33) ** 2, z);
      });
    return polygon([...line(from), ...line(to).reverse()], '#d8c39a');
  };
  const blades: [string[], string[]] = [[], []];
  for (let i = 0; i < 170; i++) {
    const z = 9.8 / (1 - chance.next() * 0.66);
    const [x, y] = project(camera, chance.between(-30, 30) * (z / 24), z);
    const tall = scaleAt(camera, z) * chance.between(0.06, 0.14);
    blades[i % 2]?.push(
      `${trace([
        [x - tall * 0.4, y],
        [x - tall * 0.34, y - tall],
        [x, y - tall * 0.2],
        [x + tall * 0.3, y - tall * 1.2],
        [x + tall * 0.5, y],
      ])}Z`,
    );
  }
  return [
    vertical('lawn', 566, height, [
      [0, '#9aa95f'],
      [0.3, '#7f9a58'],
      [1, '#3d6a49'],
    ]),
    polygon([...edge, [width + 10, height], [-10, height]], 'url(#lawn)'),
    path(blades[0].join(''), '#3f6b48', 'opacity=".4"'),
    path(blades[1].join(''), '#b3bd73', 'opacity=".4"'),
    drive(-1.5, 1.5),
  ].join('');
}

/** A white rail fence along the near edge of the yard, open where the drive comes through. */
function railFence(): string {
  const z = 14;
  const scale = scaleAt(camera, z);
  const stretch = (from: number, to: number) => {
    const parts: string[] = [];
    const [left, foot] = project(camera, from, z);
    const [right] = project(camera, to, z);
    for (const up of [1, 0.62]) {
      parts.push(rect(left, foot - up * scale, right - left, 0.13 * scale, '#f7f1e2'));
      parts.push(rect(left, foot - up * scale + 0.09 * scale, right - left, 0.04 * scale, '#c7c6b6'));
    }
    for (let x = from; x <= to + 0.05; x += 1.9) {
      const [px] = project(camera, x, z);
      parts.push(ellipse(px - 8, foot + 1, 14, 3, '#2c4f38', 'opacity=".35"'));
      parts.push(rect(px - 0.09 * scale, foot - 1.2 * scale, 0.18 * scale, 1.2 * scale, '#f7f1e2'));
      parts.push(rect(px - 0.09 * scale, foot - 1.2 * scale, 0.07 * scale, 1.2 * scale, '#cfcdbd'));
    }
    return parts.join('');
  };
  return stretch(-9.6, -2.0) + stretch(3.4, 12.9);
}

function trees(): string {
  const belt = [
    [668, 570, 190, 226],
    [748, 572, 200, 262],
    [960, 574, 200, 250],
    [1036, 572, 190, 226],
    [1130, 574, 210, 270],
  ] as const;
  return [
    ...belt.map(([x, y, wide, tall], i) =>
      leafyTree(x, y, wide, tall, mix('#2f5d49', '#3d6b4f', i / 4), '#c2c273', 40 + i),
    ),
    spruce(612, 576, 200, '#1d4a40', '#8aa765', 9),
    spruce(1066, 582, 236, '#173f36', '#8aa765', 11),
    spruce(1186, 588, 320, '#1d4a40', '#8aa765', 8),
  ].join('');
}

/** Tall seeding grass in the two near corners. */
function grasses(): string {
  return [0, 1]
    .map((layer) => {
      const chance = random(120 + layer);
      const stems = [];
      for (let x = -20; x < width + 30; x += chance.between(4, 9)) {
        const edge = Math.abs(x - 560) / 640;
        const tall = 96 * Math.max(0, edge - 0.42) * (1 - layer * 0.2);
        if (tall > 8) stems.push({ x, foot: height + 8, height: tall * 1.7 });
      }
      return wheat({
        seed: 130 + layer,
        stems,
        lean: 0.2,
        stem: layer ? '#5d8352' : '#2d5a40',
        ear: layer ? '#c9bd74' : '#5f8050',
      });
    })
    .join('');
}

/** Smoke from the kitchen stove, leaning with the storm's wind. */
function smoke(x: number, y: number): string {
  return Array.from({ length: 26 }, (_, i) => {
    const rise = i / 25;
    const drift = rise * 60 + Math.sin(rise * 6) * 6;
    return ellipse(
      x + drift,
      y - rise * 120,
      5 + rise * 20,
      7 + rise * 12,
      '#f4ecdc',
      `opacity="${(0.13 * (1 - rise)).toFixed(3)}"`,
    );
  }).join('');
}

export function farmhouse(): string {
  const z = 33;
  const scale = scaleAt(camera, z);
  const [x, y] = project(camera, 9.3, z);
  const bed = random(91);
  const flowers = Array.from({ length: 46 }, () =>
    ellipse(
      x + bed.between(-2.8, 5) * scale,
      y + bed.between(-9, 1),
      bed.between(2, 4.4),
      bed.between(2, 4),
      bed.pick(['#4f7d55', '#5d8a58', '#c9573d', '#f0cf6a', '#f7efe0']),
    ),
  );
  return picture(width, height, [
    air(),
    land(),
    yard(),
    trees(),
    ellipse(x - 90, y + 6, 330, 12, '#2c4f38', 'opacity=".24"'),
    smoke(x - 8.1 * scale, y - 7.9 * scale),
    place(x, y, scale, house()),
    ...flowers,
    glow(
      x - 60,
      y - 50,
      230,
      [
        [0, '#ffdf9a', 0.28],
        [1, '#ffdf9a', 0],
      ],
      'porch',
      0.6,
    ),
    place(...project(camera, -9.2, 27), scaleAt(camera, 27), pickupSide(palette.ember, '#8a3d1f', '#cfdcdc')),
    railFence(),
    grasses(),
  ]);
}
