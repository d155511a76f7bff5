/** Contractors: a crew puts a new roof on a bungalow early in the morning, their pickup with its ladders in front. */
import { figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { mix, palette } from './palette.ts';
import { leafyTree, spruce } from './plants.ts';
import { random } from './random.ts';
import { eave, ridge, roof, roofAt } from './roofing.ts';
import { geese, sky, streaks } from './skies.ts';
import { ellipse, glow, linear, type Point, path, picture, place, polygon, rect, stroke, vertical } from './svg.ts';
import { pickupSide } from './vehicles.ts';

const [width, height, ground] = [1200, 800, 604];

function air(): string {
  return [
    sky(width, 560, [
      [0, '#8fb6c4'],
      [0.4, '#c3d8d8'],
      [0.72, '#f6e3bd'],
      [1, '#fbd193'],
    ]),
    streaks({ seed: 27, width, from: 50, to: 300, count: 13, colour: '#fbe6c8', opacity: 0.65 }),
    glow(
      120,
      430,
      560,
      [
        [0, '#fffbe8', 1],
        [0.09, '#fff3cd', 0.9],
        [0.4, '#ffe1a4', 0.4],
        [1, '#ffe1a4', 0],
      ],
      'sun',
      0.8,
    ),
    geese(330, 150, 9, 9, '#5a7480', 31),
    mountains({
      id: 'peaks',
      seed: 82,
      width,
      base: 520,
      height: 150,
      step: 92,
      sun: 'left',
      lit: '#b9c3c4',
      shade: '#83a0aa',
      shadeOpacity: 0.8,
      snow: { colour: '#fdf3e0', line: 0.4 },
      haze: [
        [0, '#f9dfae', 0.1],
        [1, '#f9dfae', 0.85],
      ],
    }),
  ].join('');
}

function land(): string {
  const back = { seed: 14, width, base: 520, height: 12, wave: 200 };
  return [
    hill(back, 640, '#7f9f86'),
    treeline(
      ridgeLine(back),
      { seed: 2, from: 0, to: width, height: [8, 18], step: 6, depth: 10, clearing: 0.3 },
      '#5a8270',
    ),
    mist('mist', width, 480, 580, '#f9dfae', 0.6),
    vertical('lawn', 560, height, [
      [0, '#a9b46c'],
      [0.3, '#7f9c5a'],
      [1, '#3f6c4a'],
    ]),
    rect(0, 566, width, height - 566, 'url(#lawn)'),
    ...[
      [474, 590, 170, 300],
      [1124, 596, 210, 336],
      [560, 588, 190, 330],
    ].map(([x = 0, y = 0, wide = 0, tall = 0], i) => leafyTree(x, y, wide, tall, '#3b6a4c', '#dcc86c', 51 + i)),
    spruce(1190, 604, 330, palette.spruceMid, '#9cb06a', 6, 'left'),
    spruce(30, 580, 170, '#3c6a5a', '#c7c27c', 4, 'left'),
    spruce(78, 584, 120, '#3c6a5a', '#c7c27c', 8, 'left'),
  ].join('');
}

function sash(x: number, y: number, wide: number, tall: number): string {
  return [
    rect(x - 8, y - 8, wide + 16, tall + 16, '#fdfaf1'),
    rect(x, y, wide, tall, 'url(#glass)'),
    shape([x, y + tall * 0.7, x + wide * 0.6, y, x + wide * 0.85, y, x, y + tall], '#fff8e6', 'opacity=".35"'),
    rect(x + wide / 2 - 2, y, 4, tall, '#fdfaf1'),
    rect(x - 12, y + tall + 6, wide + 24, 7, '#c9bfa6'),
  ].join('');
}

function walls(): string {
  const boards: string[] = [];
  for (let y = ground - 12; y > eave + 20; y -= 12) boards.push(`M462 ${y}H1078`);
  return [
    ellipse(800, ground + 4, 380, 14, '#2c4f38', 'opacity=".35"'),
    rect(462, eave, 616, ground - eave, '#e9dcbd'),
    path(boards.join(''), 'none', 'stroke="#b9a67e" stroke-width="1.4" opacity=".6"'),
    rect(462, eave, 616, 44, '#14201d', 'opacity=".2"'),
    rect(462, ground - 18, 616, 18, '#a49a86'),
    rect(462, eave, 10, ground - eave, '#fdfaf1'),
    rect(1068, eave, 10, ground - eave, '#fdfaf1'),
    sash(506, 486, 74, 70),
    sash(646, 486, 118, 70),
    sash(966, 486, 74, 70),
    // A door under its own lamp, two steps down to the walk.
    rect(836, 470, 74, ground - 470, '#fdfaf1'),
    rect(844, 478, 58, ground - 478, palette.ember),
    rect(854, 490, 38, 34, 'url(#glass)'),
    ellipse(894, 548, 3, 3, palette.wheatLight),
    rect(826, ground - 8, 94, 10, '#b9ae98'),
    rect(816, ground + 2, 114, 10, '#cfc4aa'),
  ].join('');
}

/** A ladder between two places: two rails and their rungs. */
function ladder([ax, ay]: Point, [bx, by]: Point, wide: number, rungs: number, colour: string): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * wide, ((bx - ax) / length) * wide];
  const steps = Array.from({ length: rungs }, (_, i) => {
    const t = (i + 0.5) / rungs;
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${nx.toFixed(1)} ${ny.toFixed(1)}`;
  });
  return [
    path(steps.join(''), 'none', `stroke="${colour}" stroke-width="3"`),
    line([ax, ay, bx, by], mix(colour, '#14201d', 0.15), 5),
    line([ax + nx, ay + ny, bx + nx, by + ny], colour, 5),
  ].join('');
}

const vest = { bands: '#f7f1d8', skin: '#c98d63', hair: '#2a1c14' };

function crew(): string {
  const bundle = (x: number, y: number) =>
    rect(x, y - 13, 46, 13, '#23473f') + rect(x, y - 13, 46, 4, '#6f9483') + rect(x + 19, y - 13, 8, 13, '#e9dcc0');
  const [kx, ky] = roofAt(0.56, 0.34);
  const [sx, sy] = roofAt(0.36, 0.62);
  const hammer =
    path('M46 -20L62 -40', 'none', 'stroke="#6b4a34" stroke-width="4"') +
    path('M54 -46L70 -36', 'none', 'stroke="#3a4648" stroke-width="8"');
  return [
    // Bundles wait along the ridge.
    ...[730, 780, 942].map((x) => bundle(x, ridge - 4) + (x > 770 ? bundle(x + 6, ridge - 17) : '')),
    // The crew's lines are tied off at the ridge.
    line([kx + 6, ky - 52, kx + 20, ky - 80, kx + 30, ridge - 2], '#f2cf7f', 2),
    line([sx, sy - 84, sx - 30, sy - 70, sx - 26, ridge - 2], '#f2cf7f', 2),
    ellipse(kx + 4, ky, 42, 7, '#14201d', 'opacity=".35"'),
    place(
      kx,
      ky,
      76,
      figure(
        poses.kneeling,
        { ...vest, coat: '#e0742e', legs: '#36505a', hat: { shape: 'hard', colour: '#f2cf7f' } },
        hammer,
      ),
    ),
    ellipse(sx + 12, sy, 40, 7, '#14201d', 'opacity=".35"'),
    place(
      sx,
      sy,
      76,
      figure(
        poses.pushing,
        { ...vest, coat: '#d9a42f', legs: '#4a3b30', hat: { shape: 'hard', colour: '#fbfaf7' } },
        path('M38 -100L64 -4', 'none', 'stroke="#8a5f34" stroke-width="5"') + path('M56 -8h18l6 14h-26Z', '#8f9a98'),
      ),
    ),
  ].join('');
}

/** What a crew leaves on a lawn for a day: torn shingles, saw-horses with a plank, a bucket, sheets of board. */
function yard(): string {
  const chance = random(77);
  const horse = (x: number) =>
    path(`M${x} 700l14 -54l14 54M${x + 4} 676h20`, 'none', 'stroke="#a8713d" stroke-width="5"');
  return [
    path('M-10 694Q260 672 520 690Q600 700 540 728Q300 772 -10 756Z', '#d8c39a'),
    path('M-10 694Q260 672 520 690Q300 684 -10 708Z', '#fbe7bd', 'opacity=".6"'),
    shape([846, ground + 12, 900, ground + 12, 1010, height, 820, height], '#d8c39a'),
    shape([846, ground + 12, 856, ground + 12, 850, height, 820, height], '#fbe7bd', 'opacity=".4"'),
    // Long shadows point away from the sun.
    shape([462, ground + 4, 1078, ground + 4, 1210, ground + 46, 600, ground + 46], '#2c4f38', 'opacity=".22"'),
    ellipse(600, 618, 64, 9, '#2c4f38', 'opacity=".35"'),
    ...Array.from({ length: 34 }, () => {
      const [x, y] = [600 + chance.between(-54, 54), 616 - Math.abs(chance.between(-1, 1)) * 20];
      return shape(
        [x - 16, y, x - 8, y - chance.between(5, 14), x + 16, y - chance.between(2, 9), x + 12, y + 3],
        chance.pick(['#75665a', '#594d45', '#8f7f69']),
      );
    }),
    ellipse(1046, 702, 120, 8, '#2c4f38', 'opacity=".35"'),
    horse(966),
    horse(1096),
    rect(940, 638, 214, 9, '#e0b878'),
    rect(940, 638, 214, 3, '#fbe7bd'),
    rect(958, 629, 170, 9, '#c9985c'),
    ellipse(1168, 738, 24, 5, '#2c4f38', 'opacity=".35"'),
    path('M1146 704h34l-5 34h-24Z', '#d9dcd4'),
    path('M1147 704q16 -26 32 0', 'none', 'stroke="#5a6664" stroke-width="2"'),
  ].join('');
}

/** The pickup, its rack carrying two ladders and a length of eavestrough. */
function truck(x: number, foot: number, metre: number): string {
  const at = (along: number, up: number): Point => [x + along * metre, foot - up * metre];
  const post = (along: number) => stroke([at(along, 1.2), at(along, 2.2)], '#23323a', 6);
  const long = (up: number, from: number, to: number, colour: string, thick: number) =>
    stroke([at(from, up), at(to, up)], colour, thick);
  return [
    polygon([at(-2.7, 0), at(2.8, 0), at(4.1, -0.4), at(-1, -0.4)], '#2c4f38', 'opacity=".3"'),
    rect(x + 0.95 * metre, foot - 1.55 * metre, 0.7 * metre, 0.4 * metre, '#8f9a98'),
    rect(x + 0.95 * metre, foot - 1.55 * metre, 0.7 * metre, 5, '#dfe6e0'),
    ...[1.75, 1.95, 2.15].map((along, i) =>
      rect(
        x + along * metre,
        foot - (1.5 + i * 0.06) * metre,
        0.18 * metre,
        0.4 * metre,
        i % 2 ? '#b98248' : '#c9985c',
      ),
    ),
    place(x, foot, metre, pickupSide('#eee6d2', '#c9bda0', '#9fb9bd')),
    post(-0.55),
    post(1),
    post(2.6),
    stroke([at(-0.55, 1.9), at(-1, 1.3)], '#23323a', 5),
    long(2.2, -0.95, 2.8, '#23323a', 7),
    long(2.3, -2.0, 3.1, '#c2ccc9', 5),
    ...Array.from({ length: 19 }, (_, i) =>
      stroke([at(-1.9 + i * 0.27, 2.3), at(-1.9 + i * 0.27, 2.48)], '#9aa8a6', 3.5),
    ),
    long(2.48, -2.0, 3.1, '#e4eae6', 5),
    long(2.56, -1.5, 2.9, palette.ember, 5),
    long(2.63, -1.5, 2.9, '#d98a5e', 4),
    polygon([at(-2.6, 1.05), at(-1.4, 1.18), at(-1.4, 1.1), at(-2.6, 0.98)], '#fffdf4', 'opacity=".7"'),
  ].join('');
}

export function contractors(): string {
  return picture(width, height, [
    linear('glass', [
      [0, '#6f94a0'],
      [1, '#a9c3c2'],
    ]),
    linear(
      'morning',
      [
        [0, '#fff0c4', 0.34],
        [0.5, '#fff0c4', 0.06],
        [1, '#14201d', 0.16],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    air(),
    land(),
    rect(1000, 232, 40, 80, '#8a4a37'),
    rect(1000, 232, 12, 80, '#b0684c'),
    rect(995, 226, 50, 10, '#6d3829'),
    walls(),
    roof(),
    crew(),
    yard(),
    ladder([640, 640], [700, 366], 26, 15, '#dfe3dc'),
    truck(292, 716, 72),
    shape([740, 704, 770, 704, 900, 722, 860, 726], '#2c4f38', 'opacity=".35"'),
    place(
      752,
      704,
      84,
      figure(
        {
          ...poses.walking,
          arms: [
            poses.walking.arms[0],
            [
              [0.06, -1.16],
              [0.28, -1.34],
            ],
          ],
        },
        {
          ...vest,
          coat: '#23473f',
          legs: '#5a4a3a',
          skin: '#e0ab82',
          hair: '#7a4f2c',
          hat: { shape: 'hard', colour: palette.wheat },
        },
        rect(-12, -150, 66, 13, '#2a6657') + rect(-12, -150, 66, 4, '#6f9483'),
      ),
      true,
    ),
    halo('flare', 60, 420, 620, { colour: '#fff3cd', opacity: 0.3 }),
  ]);
}
