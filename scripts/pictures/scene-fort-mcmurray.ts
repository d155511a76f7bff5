/** Fort McMurray: two rivers meet in the boreal forest at night, the town's lamps on their bank, northern lights above. */
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { lights } from './northern-lights.ts';
import { mix } from './palette.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { sky, stars } from './skies.ts';
import { clip, ellipse, glow, group, path, picture, polygon, rect, vertical } from './svg.ts';
import { glints, reflection } from './waters.ts';

const [width, height, ground] = [1200, 800, 476];

function air(): string {
  return [
    sky(width, ground, [
      [0, '#0a1e2b'],
      [0.45, '#12384a'],
      [0.75, '#1f5a60'],
      [0.92, '#4f8a7e'],
      [1, '#8fb09a'],
    ]),
    stars(width, 430, 170, 64),
    glow(
      700,
      330,
      620,
      [
        [0, '#5fd3a2', 0.34],
        [0.5, '#3f9d8a', 0.16],
        [1, '#3f9d8a', 0],
      ],
      'arc',
      0.5,
    ),
    lights(),
  ].join('');
}

const ridges = [
  { seed: 251, base: 468, height: 13, wave: 260, lean: 30, colour: '#35655f', trees: [5, 11], mist: '#8fc0a8' },
  { seed: 256, base: 486, height: 14, wave: 220, lean: -44, colour: '#265350', trees: [8, 17], mist: '#6fae9c' },
  { seed: 259, base: 512, height: 12, wave: 240, lean: 36, colour: '#1b4442', trees: [13, 26], mist: '#4f9184' },
] as const;

function forest(): string {
  return ridges
    .map((ridge, i) => {
      const shape = { ...ridge, width, lift: (across: number) => ridge.lean * (across - 0.5) };
      const line = ridgeLine(shape);
      const trees = { from: 0, to: width, height: ridge.trees };
      return [
        treeline(line, { ...trees, seed: 60 + i, step: 4 + i * 1.4, depth: 3 }, ridge.colour),
        hill(shape, 640, ridge.colour),
        treeline(
          line,
          { ...trees, seed: 66 + i, step: 5 + i * 2, depth: 26, clearing: 0.15 },
          mix(ridge.colour, '#0c241f', 0.3),
        ),
        mist(`mist-${i}`, width, ridge.base - 30, ridge.base + 62, ridge.mist, 0.4 - i * 0.06),
      ].join('');
    })
    .join('');
}

/** The rivers' edges: one from the left, one from the right, one broad stream towards the viewer. */
const meet = 618;

const wide = { left: [250, 130], right: [960, 1070] } as const;

const edges = (y: number): readonly [number, number] => {
  const t = Math.min(1, Math.max(0, (y - meet) / (height - meet)));
  return [wide.left[0] + (wide.left[1] - wide.left[0]) * t ** 0.8, wide.right[0] + (wide.right[1] - wide.right[0]) * t];
};

const water = [
  // The western arm comes in wide, the eastern one winds out of the forest; the point lies between them.
  'M-10 560C120 552 210 548 300 552C372 555 430 566 470 578C520 594 556 606 596 612',
  'C640 606 690 588 742 574C800 558 838 552 872 545C900 540 884 535 850 533C820 531 812 527 838 524L868 524C850 528 856 531 884 533C930 537 944 544 916 552C872 566 838 580 846 592',
  'C858 606 920 616 950 640C996 690 1040 750 1066 812L134 812C150 770 196 716 214 690C226 668 190 646 130 632C84 622 30 616 -10 614Z',
].join('');

function rivers(): string {
  return [
    vertical('banks', 520, height, [
      [0, '#1f4a45'],
      [0.4, '#163a36'],
      [1, '#0b2523'],
    ]),
    vertical('water', 524, height, [
      [0, '#9ccbae'],
      [0.22, '#5aa48f'],
      [0.6, '#2b6a6d'],
      [1, '#133b48'],
    ]),
    clip('water-edge', water),
    rect(0, 536, width, height, 'url(#banks)'),
    path(water, '#0a2422', 'transform="translate(0 5)" opacity=".6"'),
    path(water, '#6fa88f', 'transform="translate(0 -2)" opacity=".5"'),
    path(water, 'url(#water)'),
    group(
      [
        reflection('green-a', 520, 590, 260, 240, '#8ff0bb', 0.5),
        reflection('green-b', 660, 600, 160, 220, '#c9f7d2', 0.34),
        reflection('green-c', 330, 560, 160, 160, '#7fdcb0', 0.34),
        reflection('violet', 800, 640, 160, 180, '#7a86c0', 0.3),
        ...lamps.map(([x], i) => (i % 3 === 0 ? reflection(`lamp-${i}`, x - 4, 556, 8, 70, '#ffd98a', 0.7) : '')),
        glints({
          seed: 47,
          count: 150,
          from: 560,
          to: 800,
          edges: (y) => (y < meet ? [0, 480] : edges(y)),
          light: '#c9f3d6',
          dark: '#0f3540',
          opacity: 0.42,
        }),
      ],
      'clip-path="url(#water-edge)"',
    ),
  ].join('');
}

const chanceOfLamps = random(88);

const lamps = Array.from(
  { length: 40 },
  (_, i) => [64 + i * 8.4 + chanceOfLamps.between(-5, 5), 549 - chanceOfLamps.next() * 16] as const,
);

/** The town on the western bank: roofs, a few taller blocks, a bridge, lamps. */
function town(): string {
  const chance = random(92);
  const houses = Array.from({ length: 30 }, (_, i) => {
    const x = 56 + i * 11.4 + chance.between(-3, 3);
    const y = 549 - chance.next() * 5;
    const [w, h] = [chance.between(11, 18), chance.between(7, 11)];
    const wall = chance.pick(['#2a4a4c', '#35585a', '#2f4f56']);
    const lit = chance.next() < 0.75;
    return [
      rect(x, y - h, w, h, wall),
      polygon(
        [
          [x - 1.5, y - h],
          [x + w * 0.3, y - h - 5.5],
          [x + w * 0.7, y - h - 5.5],
          [x + w + 1.5, y - h],
        ],
        chance.pick(['#16302f', '#1d3a3a', '#3a2f2c']),
      ),
      lit
        ? rect(x + w * 0.25, y - h * 0.7, 2.6, 3.4, '#ffdf9a') + rect(x + w * 0.62, y - h * 0.7, 2.6, 3.4, '#ffd07a')
        : '',
    ].join('');
  });
  const block = (x: number, w: number, h: number) => {
    const cells: string[] = [];
    for (let row = 0; row < Math.floor(h / 7) - 1; row++) {
      for (let column = 0; column < Math.floor(w / 6); column++) {
        if (chance.next() < 0.55) cells.push(`M${x + 2 + column * 6} ${548 - h + 4 + row * 7}h3v3.600h-3Z`);
      }
    }
    return (
      rect(x, 548 - h, w, h, '#26474b') +
      rect(x, 548 - h, w, 1.6, '#6fa88f') +
      path(cells.join(''), '#ffdc92', 'opacity=".9"')
    );
  };
  return [
    glow(
      235,
      540,
      270,
      [
        [0, '#ffd98a', 0.34],
        [1, '#ffd98a', 0],
      ],
      'town-glow',
      0.34,
    ),
    block(176, 26, 44),
    block(212, 22, 32),
    block(246, 30, 54),
    block(290, 24, 36),
    ...houses,
    ...lamps.map(([x, y]) => ellipse(x, y, 1.4, 1.4, '#fff0c4', 'opacity=".9"')),
  ].join('');
}

function stand(): string {
  const chance = random(95);
  const trees: { x: number; y: number; tall: number }[] = [];
  // The wooded point between the rivers.
  for (let i = 0; i < 52; i++) {
    const t = chance.next();
    const x = 330 + t * 470 + chance.between(-10, 10);
    const dip = 1 - Math.abs(t - 0.56) / 0.56;
    trees.push({ x, y: 552 + chance.next() * 44 * dip, tall: chance.between(24, 50) });
  }
  for (let i = 0; i < 40; i++)
    trees.push({ x: 930 + chance.next() * 290, y: 548 + chance.next() * 76, tall: chance.between(32, 76) });
  for (let i = 0; i < 22; i++)
    trees.push({ x: -10 + chance.next() * 120, y: 644 + chance.next() * 60, tall: chance.between(56, 104) });
  return trees
    .filter(({ x, y }) => !(x > 800 && x < 940 && y > 540))
    .sort((first, second) => first.y - second.y)
    .map(({ x, y, tall }, i) => {
      const near = Math.min(1, (y - 545) / 150);
      return spruce(x, y, tall, mix('#1f4a47', '#0f302d', near), '#6fae93', 500 + i, 'left');
    })
    .join('');
}

function frame(): string {
  const trees = [
    [-14, 800, 330],
    [62, 812, 400],
    [124, 822, 250],
    [178, 830, 170],
    [1046, 826, 200],
    [1094, 818, 300],
    [1150, 812, 410],
    [1206, 806, 330],
    [1010, 836, 120],
  ] as const;
  return trees
    .map(([x, y, tall], i) => spruce(x, y, tall, '#0a211f', '#2f6a5c', 530 + i, i < 4 ? 'right' : 'left'))
    .join('');
}

/** Two people in a canoe below the lights, their paddles resting. */
function canoe(): string {
  const [x, y] = [590, 704];
  return [
    ellipse(x, y + 7, 66, 4, '#0c2a33', 'opacity=".55"'),
    path(
      `M${x - 62} ${y - 12}Q${x - 54} ${y + 6} ${x - 34} ${y + 6}H${x + 34}Q${x + 54} ${y + 6} ${x + 62} ${y - 12}Q${x + 48} ${y - 3} ${x} ${y - 3}Q${x - 48} ${y - 3} ${x - 62} ${y - 12}Z`,
      '#7c3424',
    ),
    path(
      `M${x - 62} ${y - 12}Q${x - 48} ${y - 3} ${x} ${y - 3}Q${x + 48} ${y - 3} ${x + 62} ${y - 12}`,
      'none',
      'stroke="#d98a58" stroke-width="1.8"',
    ),
    ...[-26, 24].map((dx, i) =>
      [
        path(
          `M${x + dx - 9} ${y - 2}Q${x + dx - 9} ${y - 26} ${x + dx} ${y - 27}Q${x + dx + 9} ${y - 26} ${x + dx + 8} ${y - 2}Z`,
          i ? '#1f4f55' : '#8a6a35',
        ),
        ellipse(x + dx + 1, y - 33, 5.4, 6.2, '#3a2d27'),
        path(`M${x + dx - 5} ${y - 35}q6 -9 12 0Z`, i ? '#b4532a' : '#e3b04b'),
        path(
          `M${x + dx + 4} ${y - 20}l16 12M${x + dx + 6} ${y - 26}l18 34`,
          'none',
          'stroke="#1a1512" stroke-width="2.2" stroke-linecap="round"',
        ),
      ].join(''),
    ),
  ].join('');
}

export function fortMcMurray(): string {
  return picture(width, height, [air(), forest(), rivers(), town(), stand(), canoe(), frame()]);
}
