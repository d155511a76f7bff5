/** Home insurance: a farmhouse with its lamps lit while a hailstorm passes far off over the canola. */
import { type Camera, distanceAt, project, scaleAt } from './camera.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { house } from './house.ts';
import { mix, palette } from './palette.ts';
import { crown, spruce } from './plants.ts';
import { random } from './random.ts';
import { rows } from './road.ts';
import { geese, heap, sky, streaks } from './skies.ts';
import { clip, ellipse, glow, path, picture, place, type Point, polygon, rect, trace, vertical } from './svg.ts';
import { pickupSide } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 486];
const camera: Camera = { horizon: ground, centre: 560, focal: 1000, eye: 3.3 };

/** The storm: a tower of heaped cloud under its anvil, a slate base, and hail falling in the distance. */
function storm(): string {
  const anvil = 'M-40 118C60 62 220 46 380 58C470 64 560 74 610 92C560 112 486 118 430 128C400 150 392 190 398 220L96 230C104 190 92 160 60 146C20 136 -20 132 -40 118Z';
  const tower = [heap(40, 320, 400, 120, 8, 3), heap(70, 300, 330, 190, 7, 5), heap(20, 360, 450, 70, 10, 8), heap(110, 250, 270, 120, 6, 12)];
  const body = `M20 372H470V300L400 170H110L50 300Z`;
  const shafts = Array.from({ length: 15 }, (_, i): string => {
    const x = 70 + i * 23;
    const slant = 46 + (i % 3) * 10;
    return polygon(
      [
        [x, 366],
        [x + 30, 366],
        [x + 30 - slant, ground + 2],
        [x - slant, ground + 2],
      ],
      'url(#hail)',
      `opacity="${(0.35 + (i % 4) * 0.13).toFixed(2)}"`,
    );
  });
  return [
    vertical('cloud', 50, 384, [
      [0, '#fdecd2'],
      [0.34, '#f3cfae'],
      [0.62, '#b9aeb0'],
      [0.86, '#71838f'],
      [1, '#566d7b'],
    ]),
    vertical('hail', 360, ground, [
      [0, '#5f7683', 0.75],
      [1, '#93a3a6', 0.12],
    ]),
    ...shafts,
    path(anvil, 'url(#cloud)'),
    path(tower.join('') + body, 'url(#cloud)'),
    clip('storm', tower.join('') + body),
    `<g clip-path="url(#storm)">`,
    path(heap(-10, 330, 300, 150, 6, 31), '#6b7f8d', 'opacity=".3"'),
    path(heap(10, 372, 330, 90, 8, 33), '#51697a', 'opacity=".34"'),
    path(heap(250, 268, 190, 96, 5, 41), '#ffe9c9', 'opacity=".5"'),
    path(heap(300, 330, 170, 70, 5, 43), '#fbd9b4', 'opacity=".42"'),
    path(heap(200, 214, 190, 60, 5, 47), '#fff1dc', 'opacity=".5"'),
    '</g>',
    path('M10 366C110 352 380 352 480 364C470 382 360 388 240 388C120 388 20 384 10 366Z', '#4f6675', 'opacity=".85"'),
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
    treeline(ridgeLine(back), { seed: 6, from: 0, to: width, height: [5, 13], step: 6, depth: 4, clearing: 0.4 }, '#64897a'),
    vertical('canola', ground - 2, 580, [
      [0, '#d9c468'],
      [0.2, '#ecca45'],
      [1, '#e0b02c'],
    ]),
    rect(0, ground - 2, width, 110, 'url(#canola)'),
    polygon([project(camera, -900, 420), project(camera, -900, 900), project(camera, 900, 900), project(camera, 900, 420)], '#a9b878'),
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
        return project(camera, -0.6 + offset - 6.5 * (1 - z / 33) ** 2, z);
      });
    return polygon([...line(from), ...line(to).reverse()], '#d8c39a');
  };
  const blades: [string[], string[]] = [[], []];
  for (let i = 0; i < 260; i++) {
    const z = 9.8 / (1 - chance.next() * 0.66);
    const [x, y] = project(camera, chance.between(-30, 30) * (z / 24), z);
    const tall = scaleAt(camera, z) * chance.between(0.1, 0.2);
    blades[i % 2]?.push(`${trace([[x - tall * 0.4, y], [x - tall * 0.34, y - tall], [x, y - tall * 0.2], [x + tall * 0.3, y - tall * 1.2], [x + tall * 0.5, y]])}Z`);
  }
  return [
    vertical('lawn', 566, height, [
      [0, '#9aa95f'],
      [0.3, '#7f9a58'],
      [1, '#3d6a49'],
    ]),
    polygon([...edge, [width + 10, height], [-10, height]], 'url(#lawn)'),
    path(blades[0].join(''), '#3f6b48', 'opacity=".5"'),
    path(blades[1].join(''), '#b3bd73', 'opacity=".5"'),
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
    for (let x = from; x <= to + 0.01; x += 1.9) {
      const [px] = project(camera, x, z);
      parts.push(ellipse(px - 8, foot + 1, 14, 3, '#2c4f38', 'opacity=".35"'));
      parts.push(rect(px - 0.09 * scale, foot - 1.2 * scale, 0.18 * scale, 1.2 * scale, '#f7f1e2'));
      parts.push(rect(px - 0.09 * scale, foot - 1.2 * scale, 0.07 * scale, 1.2 * scale, '#cfcdbd'));
    }
    return parts.join('');
  };
  return stretch(-9.6, -5.9) + stretch(-1.1, 10.2);
}

function trees(): string {
  const belt = [
    [664, 570, 150, 205],
    [740, 572, 170, 250],
    [905, 574, 190, 262],
    [1010, 572, 160, 220],
    [1100, 574, 190, 260],
  ] as const;
  return [
    spruce(1190, 584, 330, '#1d4a40', '#7d9a5b', 8),
    ...belt.map(([x, y, wide, tall], i) => crown(x, y, wide, tall, mix('#2f5d49', '#3d6b4f', i / 4), '#b3b866', 40 + i)),
    spruce(602, 576, 210, '#1d4a40', '#7d9a5b', 9),
    spruce(1052, 584, 250, '#173f36', '#7d9a5b', 11),
  ].join('');
}

export function farmhouse(): string {
  const z = 33;
  const scale = scaleAt(camera, z);
  const [x, y] = project(camera, 9.3, z);
  const bed = random(91);
  const flowers = Array.from({ length: 46 }, () => ellipse(x + bed.between(-2.8, 5) * scale, y + bed.between(-9, 1), bed.between(2, 4.4), bed.between(2, 4), bed.pick(['#4f7d55', '#5d8a58', '#c9573d', '#f0cf6a', '#f7efe0'])));
  const near = distanceAt(camera, height);
  return picture(width, height, [
    air(),
    land(),
    yard(),
    trees(),
    ellipse(x - 90, y + 6, 330, 12, '#2c4f38', 'opacity=".35"'),
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
    crown(40, height + 40, 190 + near, 150, '#1d4a40', '#5c8a62', 5),
    crown(1190, height + 46, 230, 150, '#1d4a40', '#5c8a62', 6),
  ]);
}
