/** Travel: dawn at a prairie airfield, somebody with a suitcase watching an airliner climb past the mountains. */
import { flyingAircraft } from './aircraft.ts';
import { cream, terminal } from './airport-terminal.ts';
import { type Camera, project, scaleAt } from './camera.ts';
import { figure, poses } from './figures.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { wheat } from './plants.ts';
import { random } from './random.ts';
import { type Course, strip } from './road.ts';
import { geese, sky, stars, streaks } from './skies.ts';
import { ellipse, glow, group, type Point, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 500];

const camera: Camera = { horizon: ground, centre: 520, focal: 1000, eye: 7 };

const straight: Course = () => 0;

const blush = '#f6c9a0';

function air(): string {
  return [
    sky(width, ground, [
      [0, '#3f7390'],
      [0.34, '#86aab4'],
      [0.62, '#e0c4ae'],
      [0.84, '#f7c795'],
      [1, '#fbdb9c'],
    ]),
    stars(width, 150, 30, 16),
    streaks({ seed: 9, width, from: 70, to: 400, count: 24, colour: '#f5b795', opacity: 0.62 }),
    streaks({ seed: 61, width, from: 40, to: 260, count: 8, colour: '#5f8a9c', opacity: 0.5 }),
    glow(
      520,
      ground - 26,
      560,
      [
        [0, '#fffbe6', 1],
        [0.08, '#fff2c6', 0.95],
        [0.4, '#ffdc9c', 0.45],
        [1, '#ffdc9c', 0],
      ],
      'sun',
      0.66,
    ),
  ].join('');
}

function distance(): string {
  const back = {
    seed: 313,
    width,
    base: ground - 4,
    height: 8,
    wave: 230,
    lift: (x: number) => 8 * Math.abs(x - 0.45),
  };
  return [
    mountains({
      id: 'west',
      seed: 57,
      width,
      base: ground,
      height: 168,
      step: 92,
      profile: (across) => 0.42 + 0.9 * Math.min(0.62, Math.abs(across - 0.44)),
      sun: 'right',
      lit: '#b5a8ab',
      shade: '#63839a',
      shadeOpacity: 0.8,
      snow: { colour: '#fde2cd', line: 0.3 },
      haze: [
        [0, blush, 0.08],
        [0.6, blush, 0.34],
        [1, blush, 0.8],
      ],
    }),
    hill(back, ground + 8, '#8a9b86'),
    treeline(
      ridgeLine(back),
      { seed: 13, from: 0, to: width, height: [4, 10], step: 6, depth: 3, clearing: 0.35 },
      '#5f7f74',
    ),
    mist('mist', width, ground - 52, ground + 26, '#fbdcae', 0.65),
  ].join('');
}

/** Prairie grass either side of the runway, its lamps still lit. */
function airfield(): string {
  const marks: string[] = [];
  for (let z = 42; z < 900; z += 44) {
    marks.push(polygon(strip(camera, straight, -0.5, 0.5, z, z + 22), '#f6ead3', 'opacity=".85"'));
  }
  const lamp = (aside: number, z: number, colour: string) => {
    const [x, y] = project(camera, aside, z);
    const size = Math.max(1.2, 0.16 * scaleAt(camera, z));
    return [
      ellipse(x, y - size, size * 2.6, size * 2.6, colour, 'opacity=".2"'),
      ellipse(x, y - size, size, size, '#fff6dc'),
    ].join('');
  };
  const lamps: string[] = [];
  for (let z = 900; z > 24; z *= 0.84) {
    for (const side of [-27, 27]) lamps.push(lamp(side, z, '#ffd98a'));
  }
  const keys = Array.from({ length: 8 }, (_, i) => {
    const x = -17.5 + i * 4.6;
    return polygon(strip(camera, straight, x, x + 2.4, 22, 36), '#f6ead3', 'opacity=".7"');
  });
  return [
    vertical('grass', ground, height, [
      [0, '#e3c27c'],
      [0.14, '#bfae69'],
      [0.5, '#8a8f58'],
      [1, '#4f6a4c'],
    ]),
    vertical('tarmac', ground, height, [
      [0, '#f0cf9c'],
      [0.16, '#a99a8c'],
      [0.5, '#77767a'],
      [1, '#565c66'],
    ]),
    rect(0, ground, width, height - ground, 'url(#grass)'),
    polygon(
      [project(camera, -600, 170), project(camera, -600, 260), project(camera, -28, 260), project(camera, -28, 170)],
      '#d9bd70',
      'opacity=".7"',
    ),
    polygon(
      [project(camera, 27, 60), project(camera, 27, 128), project(camera, 420, 128), project(camera, 420, 60)],
      '#a1978f',
    ),
    polygon(strip(camera, straight, -30, 30, 14, 1600), '#bcae78', 'opacity=".9"'),
    polygon(strip(camera, straight, -26, 26, 14, 1600), 'url(#tarmac)'),
    polygon(strip(camera, straight, -23.4, -22.7, 14, 1600), '#f6ead3', 'opacity=".7"'),
    polygon(strip(camera, straight, 22.7, 23.4, 14, 1600), '#f6ead3', 'opacity=".7"'),
    ...keys,
    ...marks,
    ...lamps,
    glow(
      520,
      ground + 20,
      300,
      [
        [0, '#fff0c4', 0.75],
        [1, '#fff0c4', 0],
      ],
      'runway-sun',
      0.3,
    ),
  ].join('');
}

/** Climbing out of the sunrise. */
function climbing(): string {
  return group(flyingAircraft(cream), 'transform="translate(640 218) scale(-8.200 8.200) rotate(15)"');
}

/** The traveller on the near rise, suitcase standing by, hand on its handle. */
function traveller(): string {
  const scale = 172;
  const [x, y] = [228, 742];
  const waiting = {
    ...poses.standing,
    arms: [
      [
        [0.12, -1.12],
        [0.1, -0.86],
      ],
      [
        [0.22, -1.08],
        [0.34, -0.86],
      ],
    ],
  } as const;
  const suitcase = [
    stroke(
      [
        [33, -66],
        [33, -88],
        [47, -88],
        [47, -66],
      ],
      '#2b3a40',
      2.6,
    ),
    `<rect x="18" y="-68" width="44" height="62" rx="7" fill="#b4532a"/>`,
    `<rect x="18" y="-68" width="44" height="62" rx="7" fill="#ffe0a4" opacity=".16"/>`,
    `<rect x="18" y="-68" width="14" height="62" rx="7" fill="#5d2415" opacity=".5"/>`,
    rect(32, -66, 2.4, 58, '#7c3424'),
    rect(46, -66, 2.4, 58, '#7c3424'),
    rect(58.4, -60, 2, 46, '#ffdf9f', 'opacity=".85"'),
    ellipse(25, -3, 4, 4, '#1b2426'),
    ellipse(55, -3, 4, 4, '#1b2426'),
  ].join('');
  const pack = [
    `<rect x="-38" y="-134" width="24" height="46" rx="9" fill="#8a6a35"/>`,
    `<rect x="-40" y="-110" width="16" height="22" rx="6" fill="#6d5228"/>`,
    path('M-14 -132Q4 -124 2 -92', 'none', 'stroke="#6d5228" stroke-width="4"'),
  ].join('');
  return [
    ellipse(x - 20, y + 2, 130, 7, '#22392f', 'opacity=".4"'),
    place(
      x,
      y,
      scale,
      figure(waiting, { coat: '#24524a', legs: '#26323a', skin: '#a9714c', hair: '#2a1d16', longHair: true }, pack),
    ),
    place(x, y, scale / 100, suitcase),
  ].join('');
}

/** The rise the traveller stands on, and the fence of the field. */
function rise(): string {
  const chance = random(351);
  const brow = {
    seed: 353,
    width,
    base: 772,
    height: 5,
    wave: 210,
    lift: (x: number) => 52 * Math.max(0, 1 - x / 0.52) ** 0.7,
  };
  const line = ridgeLine(brow);
  const posts = Array.from({ length: 7 }, (_, i): Point => [404 + i * 132, 792 - 14 * Math.max(0, 1 - i / 2.4)]);
  const layer = (seed: number, by: number, tall: number, stem: string, ear: string, from: number, to: number) => {
    const stems = [];
    for (let x = from; x < to; x += chance.between(4, 9))
      stems.push({ x, foot: line(x) + by, height: tall * chance.between(0.7, 1.2) });
    return wheat({ seed, stems, lean: 0.2, stem, ear });
  };
  return [
    vertical('rise', 700, height, [
      [0, '#c9a75f'],
      [0.3, '#8a8a52'],
      [1, '#3f5a42'],
    ]),
    ...posts.map(([x, y]) => rect(x - 4, y - 74, 8, 90, '#4f4136') + rect(x + 1.6, y - 74, 2.4, 90, '#d9a874')),
    ...[66, 44, 22].map((up) =>
      stroke(
        posts.map(([x, y]): Point => [x, y - up]),
        '#4f4136',
        1.8,
        'opacity=".8"',
      ),
    ),
    hill(brow, 820, 'url(#rise)'),
    layer(356, 10, 26, '#5f6f45', '#cfa95c', -20, 130),
    traveller(),
    layer(357, 34, 34, '#3f5a42', '#e3bd70', -20, 420),
    layer(358, 40, 30, '#344f3c', '#c9a55c', 380, width + 20),
  ].join('');
}

export function travel(): string {
  return picture(width, height, [
    air(),
    distance(),
    airfield(),
    terminal(),
    geese(300, 330, 6, 7, '#5d6f7a', 54),
    climbing(),
    rise(),
  ]);
}
