/** Medical: a small clinic with its lamps on, the first snow on the lawn and gold still on the aspens. */
import { building, ground, snow } from './clinic.ts';
import { figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { sky, streaks } from './skies.ts';
import { ellipse, group, linear, path, picture, place, rect, vertical } from './svg.ts';
import { snowfall } from './weather.ts';

const [width, height] = [1200, 800];

function air(): string {
  return [
    sky(width, 580, [
      [0, '#7f9bab'],
      [0.4, '#a9bcc4'],
      [0.72, '#dcd3cb'],
      [1, '#f3d9b6'],
    ]),
    streaks({ seed: 91, width, from: 30, to: 330, count: 10, colour: '#eef0ee', opacity: 0.45 }),
    streaks({ seed: 95, width, from: 10, to: 220, count: 6, colour: '#6d8b9b', opacity: 0.35 }),
    halo('low-sun', 280, 540, 520, { colour: '#fff0d2', opacity: 0.8, squash: 0.5 }),
    mountains({
      id: 'peaks',
      seed: 49,
      width,
      base: 552,
      height: 290,
      step: 150,
      sun: 'left',
      lit: '#c3ccd0',
      shade: '#8ba3b1',
      shadeOpacity: 0.8,
      snow: { colour: '#fdf8f0', line: 0.14 },
      haze: [
        [0, '#ecdccb', 0.1],
        [1, '#ecdccb', 0.7],
      ],
    }),
  ].join('');
}

function land(): string {
  const back = { seed: 16, width, base: 540, height: 12, wave: 210 };
  const chance = random(41);
  const tufts = Array.from({ length: 230 }, () => {
    const y = 606 + chance.next() ** 1.5 * 190;
    const size = 2.5 + ((y - 600) / 190) * 5;
    const x = chance.next() * width;
    return `M${(x - size).toFixed(0)} ${y.toFixed(0)}l${(size * 0.5).toFixed(1)} ${(-size).toFixed(1)}l${(size * 0.4).toFixed(1)} ${(size * 0.8).toFixed(1)}l${(size * 0.6).toFixed(1)} ${(-size * 1.1).toFixed(1)}l${(size * 0.4).toFixed(1)} ${(size * 1.3).toFixed(1)}Z`;
  });
  return [
    hill(back, 660, '#9db0b0'),
    treeline(
      ridgeLine(back),
      { seed: 3, from: 0, to: width, height: [8, 20], step: 5, depth: 12, clearing: 0.25 },
      '#64847f',
    ),
    mist('mist', width, 500, 600, '#ecdccb', 0.6),
    vertical('snow', 570, height, [
      [0, '#dfe4e4'],
      [0.4, '#e9edee'],
      [1, '#b4c6cf'],
    ]),
    path('M-10 586Q300 570 640 580T1210 574V810H-10Z', 'url(#snow)'),
    path(tufts.join(''), '#8c9a62', 'opacity=".55"'),
  ].join('');
}

/** An aspen late in the year: a pale stem with dark marks, coins of gold, some of them on the ground. */
function aspen(x: number, foot: number, tall: number, seed: number): string {
  const chance = random(seed);
  const leaves = Array.from({ length: 90 }, () => {
    const [angle, out] = [chance.between(0, Math.PI * 2), chance.next() ** 0.6];
    const [px, py] = [x + Math.cos(angle) * out * tall * 0.2, foot - tall * 0.68 + Math.sin(angle) * out * tall * 0.32];
    return ellipse(
      px,
      py,
      chance.between(5, 10),
      chance.between(4.5, 8),
      chance.pick(['#e3b04b', '#eec766', '#d69a35', '#f2d689', '#c98a35']),
    );
  });
  const branches = [0.42, 0.54, 0.66, 0.76].map((up, i) => {
    const side = i % 2 ? 1 : -1;
    return line([x, foot - tall * up, x + side * tall * 0.12, foot - tall * (up + 0.12)], '#d9d5c8', 3);
  });
  return [
    ellipse(x + 10, foot, tall * 0.16, 5, '#6f8794', 'opacity=".4"'),
    shape([x - 5, foot, x - 2.5, foot - tall * 0.94, x + 2.5, foot - tall * 0.94, x + 5, foot], '#ece8dc'),
    shape([x + 1, foot, x + 0.6, foot - tall * 0.94, x + 2.5, foot - tall * 0.94, x + 5, foot], '#b9b9b0'),
    ...[0.08, 0.17, 0.24, 0.33, 0.4].map((up, i) => rect(x - 4 + (i % 2) * 3, foot - tall * up, 5, 2.4, '#4a4a44')),
    ...branches,
    ...leaves,
    ...Array.from({ length: 16 }, () =>
      ellipse(x + chance.between(-70, 70), foot + chance.between(-4, 22), 4, 2, chance.pick(['#e3b04b', '#d69a35'])),
    ),
  ].join('');
}

/** The cleared walk up to the doors, and the ramp with its rails along the right wing. */
function walks(): string {
  const rail = (y: number) => line([858, y, 1176, y + 46], '#3d4a4c', 4);
  return [
    shape([640, ground, 812, ground, 930, height, 470, height], 'url(#walk)'),
    shape([640, ground, 652, ground, 506, height, 470, height], snow, 'opacity=".8"'),
    shape([800, ground, 812, ground, 930, height, 896, height], snow, 'opacity=".8"'),
    shape([650, ground, 802, ground, 900, 790, 520, 790], 'url(#spill)'),
    shape([812, ground - 2, 870, ground - 2, 1196, 654, 1196, 682, 842, 682, 828, 650], '#b9bfbd'),
    shape([812, ground - 2, 870, ground - 2, 1196, 654, 1196, 660, 860, 614, 816, 616], '#d5dad8'),
    shape([842, 682, 1196, 682, 1196, 690, 846, 690], '#6f7f86', 'opacity=".5"'),
    ...[0, 1, 2, 3, 4].map((i) => rect(866 + i * 74, 572 + i * 10.7, 4, 42, '#3d4a4c')),
    rail(572),
    rail(590),
    line([858, 570, 1176, 616], snow, 2.4),
    ...[176, 250, 324, 398].map(
      (x, i) => ellipse(x, 618, 34, 17, '#3f6a55') + ellipse(x + (i % 2) * 6 - 3, 608, 28, 9, snow),
    ),
  ].join('');
}

/** Somebody in a wheelchair and who pushes it, on the walk. */
function arrivals(): string {
  const chairAt = (x: number, foot: number) =>
    group(
      [
        line([-26, -92, -22, -50, 22, -50, 30, -12, 46, -8], '#3d4a4c', 4.5),
        line([-26, -92, -40, -96], '#3d4a4c', 4.5),
        '<circle cx="-8" cy="-30" r="29" fill="none" stroke="#23363a" stroke-width="5"/>',
        '<circle cx="-8" cy="-30" r="22" fill="none" stroke="#8f9a98" stroke-width="2"/>',
        ...[0, 45, 90, 135].map((turn) => rect(-30, -30.6, 44, 1.4, '#8f9a98', `transform="rotate(${turn} -8 -30)"`)),
        '<circle cx="32" cy="-9" r="8" fill="none" stroke="#23363a" stroke-width="4"/>',
      ],
      `transform="translate(${x} ${foot}) scale(1.12)"`,
    );
  return [
    ellipse(590, 724, 100, 8, '#5f7886', 'opacity=".45"'),
    place(
      530,
      722,
      112,
      figure(poses.pushing, {
        coat: '#23473f',
        legs: '#3a3f45',
        skin: '#c98d63',
        hair: '#2a1c14',
        hat: { shape: 'toque', colour: '#e3b04b' },
      }),
    ),
    place(
      616,
      716,
      108,
      figure(
        {
          ...poses.seated,
          arms: [
            [
              [0.1, -0.82],
              [0.26, -0.62],
            ],
            [
              [0.06, -0.8],
              [0.22, -0.6],
            ],
          ],
        },
        { coat: '#8d4a5a', legs: '#4d5f6a', skin: '#e0ab82', hair: '#d9d6cc', longHair: true },
      ),
    ),
    path('M604 654Q640 648 660 664L664 704H642L634 676L604 676Z', '#c9a45a', 'opacity=".95"'),
    chairAt(620, 722),
    ellipse(1000, 672, 50, 5, '#5f7886', 'opacity=".45"'),
    place(
      990,
      671,
      106,
      figure(poses.walking, {
        coat: '#2c4a63',
        legs: '#3a3f45',
        skin: '#8a5a3e',
        hair: '#15100d',
        hat: { shape: 'toque', colour: '#b4532a' },
      }),
      true,
    ),
  ].join('');
}

export function medical(): string {
  return picture(width, height, [
    linear('room', [
      [0, '#fff3d2'],
      [0.6, '#fde2ac'],
      [1, '#eec07e'],
    ]),
    vertical('spill', ground, 790, [
      [0, '#ffe2a4', 0.5],
      [1, '#ffe2a4', 0],
    ]),
    vertical('walk', ground, height, [
      [0, '#bcb7ac'],
      [1, '#9fa9ad'],
    ]),
    air(),
    land(),
    spruce(60, 604, 300, '#2a5a4e', '#dfe8ea', 7, 'left'),
    spruce(1160, 606, 340, '#2a5a4e', '#dfe8ea', 12, 'left'),
    spruce(890, 588, 268, '#3a675b', '#dfe8ea', 18, 'left'),
    spruce(948, 590, 318, '#2f5c50', '#dfe8ea', 19, 'left'),
    spruce(1016, 590, 250, '#3a675b', '#dfe8ea', 22, 'left'),
    spruce(196, 590, 286, '#3a675b', '#dfe8ea', 24, 'left'),
    spruce(1090, 590, 300, '#3a675b', '#dfe8ea', 15, 'left'),
    aspen(126, 600, 300, 31),
    building(),
    walks(),
    aspen(70, 660, 330, 37),
    aspen(1150, 700, 300, 43),
    arrivals(),
    snowfall(width, height, 240, 8),
  ]);
}
