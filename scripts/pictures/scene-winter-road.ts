/** Car insurance: a highway at dusk in winter, somebody on the way home with the lamps on. */
import { type Camera, project, scaleAt } from './camera.ts';
import { cottage } from './farm.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { mix, palette } from './palette.ts';
import { spruce } from './plants.ts';
import { noise, random } from './random.ts';
import { type Course, fence, road, strip } from './road.ts';
import { sky, stars, streaks } from './skies.ts';
import { ellipse, glow, picture, place, polygon, rect, vertical } from './svg.ts';
import { pickup } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 440];
const camera: Camera = { horizon: ground, centre: 560, focal: 1050, eye: 4.4 };
const course: Course = (z) => 9 * (Math.exp(-z / 70) * 1.2 - Math.exp(-z / 240) * 0.55);
const dusk = '#e9b48a';

function air(): string {
  return [
    sky(width, ground, [
      [0, '#23475a'],
      [0.35, '#52788a'],
      [0.66, '#b79f9a'],
      [0.86, '#ebb488'],
      [1, '#f6cf94'],
    ]),
    stars(width, 190, 46, 6),
    streaks({ seed: 15, width, from: 130, to: 330, count: 15, colour: '#e7a98c', opacity: 0.6 }),
    streaks({ seed: 19, width, from: 60, to: 250, count: 9, colour: '#3c6073', opacity: 0.5 }),
    glow(
      420,
      ground - 20,
      560,
      [
        [0, '#ffe2ab', 0.85],
        [0.4, '#fbc98d', 0.35],
        [1, '#fbc98d', 0],
      ],
      'afterglow',
      0.42,
    ),
  ].join('');
}

function land(): string {
  const back = { seed: 23, width, base: ground - 14, height: 16, wave: 210, lift: (x: number) => 26 * x };
  const front = { seed: 29, width, base: ground + 2, height: 9, wave: 180, lift: (x: number) => 20 * (1 - x) };
  return [
    mountains({
      id: 'rockies',
      seed: 57,
      width,
      base: ground,
      height: 190,
      step: 105,
      profile: (across) => 0.62 + 0.42 * across,
      sun: 'left',
      lit: '#8f9aa3',
      shade: '#3f6274',
      shadeOpacity: 0.78,
      snow: { colour: '#f6d3bb', line: 0.2 },
      haze: [
        [0, dusk, 0.05],
        [0.6, dusk, 0.22],
        [1, dusk, 0.62],
      ],
    }),
    hill(back, ground + 8, '#5c7d86'),
    treeline(
      ridgeLine(back),
      { seed: 4, from: 0, to: width, height: [9, 20], step: 5, depth: 12, clearing: 0.3 },
      '#38606a',
    ),
    mist('mist', width, ground - 60, ground + 26, '#e3b592', 0.55),
    hill(front, ground + 14, '#33595c'),
    treeline(
      ridgeLine(front),
      { seed: 9, from: 0, to: width, height: [14, 30], step: 5, depth: 8, clearing: 0.25 },
      '#1f4548',
    ),
  ].join('');
}

/** Snow blown into low ridges, darker in their lee. */
function drifts(): string {
  const chance = random(31);
  const wave = noise(33, 3);
  return Array.from({ length: 26 }, () => {
    const z = 9 / (1 - chance.next() * 0.93);
    const scale = scaleAt(camera, z);
    const [x, y] = project(camera, chance.pick([-1, 1]) * chance.between(8, 46) + course(z), z);
    const [half, tall] = [scale * chance.between(3, 9), scale * chance.between(0.12, 0.34)];
    const upper = Array.from({ length: 13 }, (_, i) => {
      const t = i / 6 - 1;
      return [x + half * t, y - tall * (1 - t * t) * (1 + 0.4 * wave(t * 2 + x))] as const;
    });
    return polygon(upper, chance.next() < 0.5 ? '#e6ebed' : '#7b97ab', 'opacity=".4"');
  }).join('');
}

function snowfield(): string {
  return [
    vertical('snow', ground, height, [
      [0, '#dcc9c0'],
      [0.12, '#b7c3cb'],
      [0.5, '#93abbb'],
      [1, '#6d8aa0'],
    ]),
    vertical('ice', ground, height, [
      [0, '#a39a98'],
      [0.25, '#5f7480'],
      [1, '#3a505e'],
    ]),
    rect(0, ground, width, height - ground, 'url(#snow)'),
    drifts(),
    polygon(strip(camera, course, -8.2, -5, 8, 500), '#eef1f1', 'opacity=".5"'),
    polygon(strip(camera, course, 5, 8.2, 8, 500), '#eef1f1', 'opacity=".3"'),
    road(camera, course, 7, 1400, {
      verge: '#c5d0d6',
      surface: 'url(#ice)',
      wear: '#2b3f4c',
      edge: '#dfe7ea',
      centre: '#d9a945',
    }),
    // Packed snow left between the wheel tracks.
    ...[-2.05, 0.35, 2.05].map((x) =>
      polygon(strip(camera, course, x - 0.22, x + 0.22, 7, 500), '#c3d0d8', 'opacity=".38"'),
    ),
  ].join('');
}

type Stand = { aside: number; z: number; tall: number };

/** The forest that comes down to the road: farthest first. */
function forest(): string {
  const chance = random(64);
  const stands: Stand[] = [];
  for (let i = 0; i < 74; i++) {
    const z = 34 / (1 - chance.next() * 0.9);
    const right = chance.next() < 0.52;
    const aside = right ? 16 + chance.next() ** 1.5 * 60 : -24 - chance.next() ** 1.1 * 90;
    // The house in the clearing stays in sight.
    if (!right && z < 230 && Math.abs(aside / z + 47 / 205) < 0.07) continue;
    stands.push({ aside, z, tall: chance.between(6, 13) });
  }
  stands.push(
    { aside: 16.5, z: 27, tall: 12.5 },
    { aside: 19.6, z: 30, tall: 9 },
    { aside: -23, z: 34, tall: 11.5 },
    { aside: -20, z: 42, tall: 8 },
  );
  return stands
    .sort((first, second) => second.z - first.z)
    .map(({ aside, z, tall }, i) => {
      const [x, y] = project(camera, aside + course(z), z);
      const far = Math.min(1, z / 330);
      const tree = mix('#12332c', '#4b6f76', far);
      const size = tall * scaleAt(camera, z);
      const shadow = ellipse(x + size * 0.16, y, size * 0.34, size * 0.022, '#4a687c', 'opacity=".55"');
      return shadow + spruce(x, y, size, tree, mix('#c3d3da', '#c0b6b0', far), 700 + i, 'left');
    })
    .join('');
}

/** Light thrown down the road ahead of a vehicle, and the lamps themselves. */
function oncoming(aside: number, z: number): string {
  const [x, y] = project(camera, course(z) + aside, z);
  const scale = scaleAt(camera, z);
  const beam = (spread: number) => {
    const edge = (side: number) =>
      [1, 0.8, 0.62, 0.46, 0.3].map((share) => {
        const reach = side * (0.85 + (1 - share) ** 1.2 * spread);
        return project(camera, course(z * share) + aside + reach, z * share);
      });
    return polygon([...edge(-1), ...edge(1).reverse()], 'url(#beam)', 'opacity=".3"');
  };
  const lamps = [-0.76, 0.76].map((side, i) =>
    glow(
      x + side * scale,
      y - 0.76 * scale,
      scale * 2.3,
      [
        [0, '#fffdf4', 1],
        [0.09, '#fff3cc', 0.9],
        [0.3, '#ffdf9a', 0.26],
        [1, '#ffdf9a', 0],
      ],
      `lamp${i}`,
    ),
  );
  return [
    vertical('beam', y - 6, height - 20, [
      [0, '#fff0c4', 0.95],
      [0.35, '#ffe4a8', 0.6],
      [1, '#ffe4a8', 0],
    ]),
    ...[1.2, 2.2, 3.4, 4.8].map(beam),
    glow(
      x,
      y - scale * 0.6,
      scale * 5,
      [
        [0, '#ffe2ab', 0.3],
        [1, '#ffe2ab', 0],
      ],
      'halo',
      0.6,
    ),
    place(x, y, scale, pickup('#7a3a2a', '#14202a', '#5d8494')),
    ...lamps,
  ].join('');
}

function leaving(aside: number, z: number): string {
  const [x, y] = project(camera, course(z) + aside, z);
  const scale = scaleAt(camera, z);
  const red = (side: number, id: string) =>
    glow(
      x + side * scale,
      y - 0.8 * scale,
      scale * 1.1,
      [
        [0, '#ff9a7a', 1],
        [0.16, '#e8573a', 0.85],
        [1, '#e8573a', 0],
      ],
      id,
    );
  return [
    rect(x - scale, y - 1.5 * scale, 2 * scale, 1.3 * scale, '#24343d'),
    rect(x - 0.75 * scale, y - 2 * scale, 1.5 * scale, 0.6 * scale, '#2f4650'),
    red(-0.8, 'tail-left'),
    red(0.8, 'tail-right'),
  ].join('');
}

/** Reflector posts along the shoulders. */
function markers(): string {
  const posts: string[] = [];
  for (let z = 240; z > 15; z *= 0.74) {
    for (const side of [-6.4, 6.4]) {
      const [x, foot] = project(camera, course(z) + side, z);
      const scale = scaleAt(camera, z);
      posts.push(rect(x - 0.07 * scale, foot - 1.2 * scale, 0.14 * scale, 1.2 * scale, '#31454f'));
      posts.push(rect(x - 0.07 * scale, foot - 1.15 * scale, 0.14 * scale, 0.24 * scale, '#ffcf70'));
    }
  }
  return posts.join('');
}

function home(): string {
  const [x, y] = project(camera, -47, 205);
  const paint = { lit: '#8fa3ac', shade: '#5a7482', roof: '#e3e8ea', trim: '#fff', window: palette.lamp };
  return (
    place(x, y, scaleAt(camera, 210) * 1.3, cottage(paint)) +
    glow(
      x,
      y - 8,
      46,
      [
        [0, '#ffdf9a', 0.5],
        [1, '#ffdf9a', 0],
      ],
      'home',
    )
  );
}

export function winterRoad(): string {
  return picture(width, height, [
    air(),
    land(),
    snowfield(),
    home(),
    fence(camera, (z) => course(z) - 17, 17, 240, '#3f4f57'),
    forest(),
    markers(),
    leaving(1.9, 96),
    oncoming(-1.9, 27),
  ]);
}
