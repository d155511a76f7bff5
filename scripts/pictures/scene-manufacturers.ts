/** Manufacturers: a plant on the prairie at sunset, its stacks steaming, a train of cars loaded along its fence. */
import { ground, plant } from './factory.ts';
import { figure, poses } from './figures.ts';
import { halo, shape } from './flat.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { palette } from './palette.ts';
import { wheat } from './plants.ts';
import { random } from './random.ts';
import { flatCar, hopper, tankCar } from './rolling-stock.ts';
import { geese, sky, streaks } from './skies.ts';
import { ellipse, glow, linear, picture, place, rect, vertical } from './svg.ts';

const [width, height, track] = [1200, 800, 694];

const sun = 1044;

function air(): string {
  return [
    sky(width, ground, [
      [0, '#325d70'],
      [0.3, '#6f929b'],
      [0.56, '#d8b396'],
      [0.78, '#f4ad6c'],
      [1, '#f9cf84'],
    ]),
    streaks({ seed: 71, width, from: 60, to: 420, count: 20, colour: '#f3a37c', opacity: 0.6 }),
    streaks({ seed: 75, width, from: 30, to: 240, count: 10, colour: '#3f6677', opacity: 0.45 }),
    glow(
      sun,
      ground - 112,
      640,
      [
        [0, '#fffbe6', 1],
        [0.08, '#ffe7ac', 0.8],
        [0.4, '#ffd089', 0.4],
        [1, '#ffd089', 0],
      ],
      'sun',
      0.9,
    ),
    ellipse(sun, ground - 112, 42, 42, '#fff9e2'),
    geese(1010, 196, 9, 9, '#4a4f58', 24),
  ].join('');
}

function land(): string {
  const back = { seed: 12, width, base: ground - 8, height: 7, wave: 240 };
  return [
    hill(back, ground + 20, '#a08a73'),
    treeline(
      ridgeLine(back),
      { seed: 5, from: 0, to: width, height: [4, 10], step: 6, depth: 4, clearing: 0.5 },
      '#7d7468',
    ),
    vertical('field', ground, height, [
      [0, '#e2ab57'],
      [0.35, '#b98543'],
      [1, '#6d5430'],
    ]),
    rect(0, ground, width, height - ground, 'url(#field)'),
    halo('field-sun', sun - 60, ground + 6, 420, { colour: '#ffe9b0', opacity: 0.8, squash: 0.16 }),
  ].join('');
}

/** Ballast, sleepers, rails, and what stands on them. */
function railway(): string {
  const sleepers = Array.from({ length: 62 }, (_, i) => rect(i * 20 - 10, track - 1, 11, 5, '#4a3626'));
  return [
    shape([-10, track - 4, width + 10, track - 4, width + 10, track + 16, -10, track + 16], '#7d6a55'),
    rect(0, track + 14, width, 8, '#14100c', 'opacity=".28"'),
    ...sleepers,
    rect(0, track - 4, width, 3.4, '#a5968a'),
    rect(0, track - 4, width, 1.2, '#ffe2b0'),
    hopper(-60, track, '#8a7f6d'),
    tankCar(176, track, '#2b3438'),
    hopper(402, track, palette.ember),
    hopper(638, track, '#2f6a5b'),
    flatCar(874, track, '#6b4a34'),
    tankCar(1102, track, '#c9c2b0'),
    // Light comes under and between the cars from the sun.
    halo('between', sun, track - 8, 360, { colour: '#ffe2a4', opacity: 0.45, squash: 0.35 }),
  ].join('');
}

function fence(): string {
  const posts = Array.from({ length: 26 }, (_, i) => rect(i * 48 + 8, ground + 4, 3, 26, '#4a443e'));
  return [
    ...posts,
    rect(0, ground + 8, width, 1.4, '#4a443e', 'opacity=".7"'),
    rect(0, ground + 17, width, 1.4, '#4a443e', 'opacity=".7"'),
  ].join('');
}

/** Wheat along the near edge, taller to the sides, its heads catching the low sun. */
function foreground(): string {
  return [0, 1]
    .map((layer) => {
      const chance = random(160 + layer);
      const stems = [];
      for (let x = -20; x < width + 30; x += chance.between(4, 8)) {
        const edge = Math.abs(x - 640) / 640;
        stems.push({ x, foot: height + 10, height: (34 + 74 * edge) * (1 - layer * 0.22) });
      }
      return wheat({
        seed: 170 + layer,
        stems,
        lean: -0.16,
        stem: layer ? '#a9782f' : '#7d5626',
        ear: layer ? '#f2cf7f' : '#c9953f',
      });
    })
    .join('');
}

export function manufacturers(): string {
  const worker = {
    coat: '#e0742e',
    legs: '#2f3a44',
    skin: '#9a6242',
    hair: '#2a1c14',
    bands: '#fff1c9',
    hat: { shape: 'hard', colour: '#fbfaf7' },
  } as const;
  return picture(width, height, [
    linear(
      'round',
      [
        [0, '#565a64'],
        [0.5, '#70707a'],
        [0.86, '#b08f80'],
        [1, '#ffcb85'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    air(),
    land(),
    plant(),
    fence(),
    shape(
      [-10, ground + 30, width + 10, ground + 30, width + 10, ground + 44, -10, ground + 44],
      '#cfae7c',
      'opacity=".8"',
    ),
    railway(),
    shape(
      [-10, track + 24, width + 10, track + 24, width + 10, track + 52, -10, track + 52],
      '#a98a5e',
      'opacity=".55"',
    ),
    ...[560, 652].map((x) =>
      shape(
        [x - 14, track + 44, x + 14, track + 44, x - 70, track + 60, x - 100, track + 60],
        '#2b1d14',
        'opacity=".4"',
      ),
    ),
    place(560, track + 46, 62, figure(poses.walking, worker)),
    place(
      652,
      track + 46,
      62,
      figure(poses.holding, { ...worker, coat: '#d9c12f', skin: '#c98d63' }, rect(18, -130, 26, 20, '#f6f0de')),
      true,
    ),
    foreground(),
  ]);
}
