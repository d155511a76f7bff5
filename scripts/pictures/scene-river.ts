/** The portals' panel: a river valley at the boreal edge before sunrise, one cabin awake. */
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mix, palette } from './palette.ts';
import { spruce } from './plants.ts';
import { noise, random } from './random.ts';
import { geese, sky, stars, streaks } from './skies.ts';
import { ellipse, glow, type Point, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height, ground] = [900, 1200, 640];

/** The last of the northern lights: two soft curtains, dense at the foot. */
function aurora(): string {
  const waver = noise(14, 2);
  const curtain = (band: number, foot: number, tall: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const share = i / 29;
      const lower: Point[] = [];
      const upper: Point[] = [];
      for (let x = -10; x <= width + 10; x += 20) {
        const y = foot + waver(x / 330 + band * 9) * 85 + waver(x / 120 + band * 3) * 16;
        lower.push([x, y + 22 * (1 - share)]);
        upper.unshift([x, y - tall * share ** 1.5 * (1 + 0.35 * waver(x / 90 + band * 5))]);
      }
      return polygon([...lower, ...upper], '#8fe0b8', 'opacity=".015"');
    }).join('');
  return curtain(0, 250, 190) + curtain(1, 330, 140);
}

function air(): string {
  return [
    sky(width, ground, [
      [0, '#0f3034'],
      [0.3, '#1e4d50'],
      [0.58, '#4f7f7c'],
      [0.78, '#b7b69a'],
      [0.92, '#efcb93'],
      [1, '#f7dba6'],
    ]),
    stars(width, 330, 90, 44),
    aurora(),
    streaks({ seed: 61, width, from: 380, to: 560, count: 12, colour: '#f0c39a', opacity: 0.5 }),
    glow(
      590,
      ground - 30,
      420,
      [
        [0, '#fff1cd', 0.9],
        [0.3, '#fbdca2', 0.5],
        [1, '#fbdca2', 0],
      ],
      'dawn',
      0.5,
    ),
  ].join('');
}

const ridges = [
  { seed: 71, base: 610, height: 30, wave: 240, colour: '#86a096', trees: [5, 11], mist: '#f3d9ae', lean: 24 },
  { seed: 76, base: 646, height: 26, wave: 210, colour: '#5f8880', trees: [8, 17], mist: '#ecd7b4', lean: -46 },
  { seed: 83, base: 690, height: 24, wave: 190, colour: '#3f6f69', trees: [13, 26], mist: '#cfd3bd', lean: 66 },
  { seed: 88, base: 744, height: 20, wave: 200, colour: '#2a5a54', trees: [20, 38], mist: '#b3c4b8', lean: -96 },
] as const;

function valley(): string {
  return ridges
    .map((ridge, i) => {
      const shape = { ...ridge, width, lift: (across: number) => ridge.lean * (across - 0.55) * 1.6 };
      const line = ridgeLine(shape);
      const [low, high] = ridge.trees;
      return [
        treeline(
          line,
          { seed: 5 + i, from: 0, to: width, height: [low, high], step: 4 + i * 1.6, depth: 3 },
          ridge.colour,
        ),
        hill(shape, 1000, ridge.colour),
        treeline(
          line,
          { seed: 15 + i, from: 0, to: width, height: [low, high], step: 5 + i * 2, depth: 26, clearing: 0.2 },
          mix(ridge.colour, palette.spruce, 0.22),
        ),
        mist(`mist-${i}`, width, ridge.base - 34, ridge.base + 74, ridge.mist, 0.62 - i * 0.07),
      ].join('');
    })
    .join('');
}

const floor = 738;

/** The river's two banks: loops that flatten with distance, as water on a valley floor does. */
function banks(): { left: Point[]; right: Point[] } {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 120; i++) {
    const z = 0.95 / (1 - (i / 120) * 0.935);
    const y = floor + 465 / z;
    const middle = 512 + (330 * Math.sin(z * 0.95 + 2.05)) / z ** 0.82 - 30;
    const half = 215 / z;
    left.push([middle - half, y]);
    right.push([middle + half * 1.05, y]);
  }
  return { left, right };
}

function river(): string {
  const { left, right } = banks();
  const chance = random(12);
  const ripples = Array.from({ length: 64 }, () => {
    const i = Math.floor(chance.next() ** 1.2 * 100);
    const [a, b] = [left[i], right[i]];
    if (!a || !b) return '';
    const x = a[0] + (b[0] - a[0]) * chance.between(0.1, 0.7);
    const long = (b[0] - a[0]) * chance.between(0.08, 0.22);
    const colour = chance.next() < 0.62 ? '#fbe6bd' : '#2a5a54';
    const thick = 2.4 * (1 - i / 130);
    const attributes = `stroke-linecap="round" opacity="${chance.between(0.14, 0.45).toFixed(2)}"`;
    return stroke(
      [
        [x, a[1]],
        [x + long, a[1]],
      ],
      colour,
      thick,
      attributes,
    );
  });
  const shore = (by: number): Point[] => [
    ...left.map(([x, y]): Point => [x - by * ((y - floor) / 60), y]),
    ...right.map(([x, y]): Point => [x + by * ((y - floor) / 60), y]).toReversed(),
  ];
  const edge = { seed: 97, width, base: 764, height: 8, wave: 160 };
  return [
    vertical('meadow', 750, height, [
      [0, '#5d8574'],
      [0.14, '#3c6b5a'],
      [0.45, '#24503f'],
      [1, '#10302a'],
    ]),
    vertical('water', 755, height, [
      [0, '#f8e0b0'],
      [0.25, '#dfcfa6'],
      [0.6, '#7fa097'],
      [1, '#2b595a'],
    ]),
    hill(edge, height, 'url(#meadow)'),
    treeline(
      ridgeLine(edge),
      { seed: 31, from: 0, to: width, height: [12, 30], step: 9, depth: 10, clearing: 0.35 },
      '#31604f',
    ),
    polygon(shore(4), '#6f9a7c', 'opacity=".45"'),
    polygon(shore(1.6), '#17392f', 'opacity=".7"'),
    polygon(shore(0), 'url(#water)'),
    ...ripples,
    mist('river-mist', width, 730, 890, '#efe2c4', 0.6),
    willows(left, right),
  ].join('');
}

/** Low bushes along the banks. */
function willows(left: Point[], right: Point[]): string {
  const chance = random(66);
  return Array.from({ length: 54 }, (_, i) => {
    const at = 44 + Math.floor((1 - i / 54) * 72);
    const [bank, away] = i % 2 ? [left, -1] : [right, 1];
    const [x, y] = bank[at] ?? [0, 0];
    const size = ((y - floor) / 465) * chance.between(24, 44);
    const foot = x + away * size * chance.between(0.8, 4);
    const colour = mix('#3d6d58', '#163a31', Math.min(1, (y - floor) / 300));
    return (
      ellipse(foot, y - size * 0.35, size, size * 0.5, colour) +
      ellipse(foot + size * 0.6, y - size * 0.2, size * 0.7, size * 0.34, colour) +
      ellipse(foot + size * 0.2, y - size * 0.52, size * 0.55, size * 0.26, mix(colour, '#7da389', 0.16))
    );
  }).join('');
}

/** A log cabin with a lamp in the window and smoke going straight up. */
function cabin(): string {
  const wall = '#4a3426';
  const logs = [-0.6, -1.2, -1.8, -2.4].map((y) =>
    stroke(
      [
        [-3.6, y],
        [3, y],
      ],
      '#33231a',
      0.12,
    ),
  );
  const smoke = Array.from({ length: 22 }, (_, i) => {
    const rise = i / 21;
    return ellipse(
      -1.4 + rise * 2.2 + Math.sin(rise * 7) * 0.3,
      -6 - rise * 9.5,
      0.3 + rise * 1.1,
      0.6 + rise * 0.7,
      '#efe9d8',
      `opacity="${(0.17 * (1 - rise)).toFixed(3)}"`,
    );
  });
  return [
    ...smoke,
    rect(-3.6, -3, 6.6, 3, wall),
    ...logs,
    polygon(
      [
        [3, 0],
        [3, -3],
        [4.6, -5],
        [6.2, -3],
        [6.2, 0],
      ],
      '#5d4330',
    ),
    polygon(
      [
        [-4.2, -2.7],
        [-2.4, -5.2],
        [4.6, -5.2],
        [2.7, -2.7],
      ],
      '#1f4038',
    ),
    polygon(
      [
        [4.6, -5.3],
        [6.8, -2.6],
        [6.3, -2.5],
        [4.5, -4.7],
      ],
      '#2a5147',
    ),
    rect(-1.8, -5.8, 0.8, 1.6, '#33231a'),
    rect(-2.7, -2.2, 1.2, 1.1, palette.lamp),
    rect(0.6, -2.2, 1.2, 1.1, palette.lamp),
    rect(-0.9, -2.3, 1, 2.3, '#2a1c14'),
    rect(4.1, -2.3, 1, 1.1, palette.lamp),
  ].join('');
}

function frame(): string {
  const chance = random(27);
  const trees: { x: number; y: number; tall: number }[] = [];
  for (let i = 0; i < 30; i++) {
    const right = i % 5 < 2;
    const near = chance.next();
    const x = right ? width - chance.next() ** 1.4 * (90 + near * 90) : chance.next() ** 1.2 * (330 - near * 150);
    trees.push({ x, y: 860 + near * 330, tall: 90 + near * 250 + chance.next() * 40 });
  }
  trees.push({ x: 42, y: 1216, tall: 520 }, { x: 128, y: 1230, tall: 400 }, { x: 880, y: 1226, tall: 430 });
  return trees
    .sort((first, second) => first.y - second.y)
    .map(({ x, y, tall }, i) => {
      const near = Math.min(1, (y - 860) / 340);
      return spruce(x, y, tall, mix('#2a5a4e', '#0b241f', near), mix('#5c8b76', '#1d4a40', near), 300 + i);
    })
    .join('');
}

/** Reeds at the near bank. */
function reeds(): string {
  const chance = random(55);
  const blades = Array.from({ length: 110 }, () => {
    const x = 150 + chance.next() * 700;
    const tall = chance.between(26, 74) * (0.55 + (0.45 * Math.abs(x - 480)) / 350);
    const lean = chance.between(-10, 16);
    return `M${x.toFixed(1)} 1204Q${(x + lean * 0.2).toFixed(1)} ${(1204 - tall * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(1204 - tall).toFixed(1)}L${(x + 4).toFixed(1)} 1204Z`;
  });
  return path(blades.join(''), '#0d2a24');
}

export function riverValley(): string {
  return picture(width, height, [
    air(),
    geese(650, 470, 9, 9, '#21474a', 8),
    valley(),
    river(),
    place(600, 880, 12, cabin()),
    glow(
      594,
      864,
      90,
      [
        [0, '#ffd98a', 0.42],
        [1, '#ffd98a', 0],
      ],
      'window',
    ),
    frame(),
    reeds(),
  ]);
}
