/** Lethbridge: a train high on the steel viaduct over the Oldman River, coulees on both sides, wind in the grass. */

import { bankside, grove } from './groves.ts';
import { hill, mist, ridgeLine } from './hills.ts';
import { mountains } from './mountains.ts';
import { mix } from './palette.ts';
import { wheat } from './plants.ts';
import { noise, random } from './random.ts';
import { chinookArch, geese, sky, streaks } from './skies.ts';
import { clip, ellipse, glow, group, type Point, path, picture, polygon, rect, trace, vertical } from './svg.ts';
import { abutments, bell, floorAt, train, viaduct } from './viaduct.ts';
import { glints, reflection } from './waters.ts';

const [width, height, ground] = [1200, 800, 470];

function air(): string {
  return [
    sky(width, ground, [
      [0, '#7fa9bd'],
      [0.4, '#c3d9dd'],
      [0.7, '#f3e7cb'],
      [1, '#f9d392'],
    ]),
    streaks({ seed: 45, width, from: 250, to: 400, count: 12, colour: '#eab78c', opacity: 0.5 }),
    glow(
      250,
      ground - 80,
      560,
      [
        [0, '#fffae6', 0.98],
        [0.12, '#fff0c6', 0.75],
        [0.45, '#ffe2a6', 0.34],
        [1, '#ffe2a6', 0],
      ],
      'sun',
      0.66,
    ),
    chinookArch({
      seed: 48,
      width,
      sides: 240,
      crown: 74,
      centre: 0.26,
      top: '#7398ab',
      middle: '#9bbac6',
      edge: '#f8e0ba',
      streak: '#c3d8df',
    }),
  ].join('');
}

/** Turbines along the far benchland, their blades caught mid-turn. */
function turbines(): string {
  const chance = random(52);
  return [760, 812, 858, 930, 984, 1046, 1112, 1168]
    .map((x, i) => {
      const tall = 46 + (i % 3) * 8;
      const foot = 432 + (i % 2) * 4;
      const turn = chance.between(0, 2);
      const blades = [0, 1, 2].map((n) => {
        const angle = turn + (n * Math.PI * 2) / 3;
        const [tx, ty] = [x + Math.cos(angle) * tall * 0.5, foot - tall + Math.sin(angle) * tall * 0.5];
        return `M${x} ${foot - tall}L${tx.toFixed(1)} ${ty.toFixed(1)}`;
      });
      return (
        polygon(
          [
            [x - 1.4, foot],
            [x - 0.7, foot - tall],
            [x + 0.7, foot - tall],
            [x + 1.4, foot],
          ],
          '#eef0e6',
        ) + path(blades.join(''), 'none', 'stroke="#f7f4e8" stroke-width="1.8" stroke-linecap="round"')
      );
    })
    .join('');
}

function distance(): string {
  const bench = { seed: 141, width, base: 440, height: 5, wave: 320, lift: (x: number) => 6 * x };
  return [
    mountains({
      id: 'front',
      seed: 63,
      width,
      base: 446,
      height: 84,
      step: 62,
      profile: (across) => 0.35 + 0.65 * Math.exp(-(((across - 0.2) / 0.34) ** 2)),
      sun: 'left',
      lit: '#b9c6c8',
      shade: '#8aa7b2',
      shadeOpacity: 0.8,
      snow: { colour: '#fdf4e4', line: 0.5 },
      haze: [
        [0, '#fbe3b2', 0.14],
        [0.6, '#fbe3b2', 0.5],
        [1, '#fbe3b2', 0.85],
      ],
    }),
    turbines(),
    hill(bench, 560, '#c9b477'),
    mist('bench-mist', width, 400, 470, '#fbe3b2', 0.5),
  ].join('');
}

/** A coulee's spur: a rounded brow, gullies worn down its sides, the flank towards the sun lit. */
function spur(x: number, top: number, half: number, foot: number, seed: number, lit: string, shade: string): string {
  const chance = random(seed);
  const wobble = noise(seed, 3);
  const tall = foot - top;
  const at = (t: number): Point => [x + half * t, top + tall * bell(t) + wobble(t * 3) * 5 * (1 - Math.abs(t))];
  const brow = Array.from({ length: 41 }, (_, i) => at(i / 20 - 1));
  const id = `spur${seed}`;
  const outline: Point[] = [[x - half, foot + 20], ...brow, [x + half, foot + 20]];
  // Each gully opens below the brow and fans out towards the toe.
  const gullies = Array.from({ length: 11 }, (_, i) => {
    const from = -0.62 + (i / 10) * 1.24 + chance.between(-0.04, 0.04);
    const [sx, brink] = at(from);
    const start = brink + tall * chance.between(0.05, 0.16);
    const end = sx + half * from * chance.between(0.5, 0.75);
    const wide = half * chance.between(0.035, 0.075);
    const low = foot + 6;
    const bend = (px: number) => (sx + (px - sx) * 0.28).toFixed(1);
    const middle = (start + (low - start) * 0.55).toFixed(1);
    return `M${sx.toFixed(1)} ${start.toFixed(1)}Q${bend(end + wide)} ${middle} ${(end + wide).toFixed(1)} ${low}H${(end - wide).toFixed(1)}Q${bend(end - wide)} ${middle} ${sx.toFixed(1)} ${start.toFixed(1)}Z`;
  });
  const away: Point[] = [
    ...brow.slice(20),
    [x + half, foot + 20],
    [x + half * 0.25, foot + 20],
    [x + half * 0.1, top + tall * 0.5],
  ];
  return [
    vertical(id, top, foot, [
      [0, mix(lit, '#fff0c8', 0.22)],
      [0.35, lit],
      [1, mix(lit, shade, 0.4)],
    ]),
    clip(`${id}-edge`, `${trace(outline)}Z`),
    polygon(outline, `url(#${id})`),
    group(
      [polygon(away, shade, 'opacity=".22"'), path(gullies.join(''), shade, 'opacity=".3"')],
      `clip-path="url(#${id}-edge)"`,
    ),
  ].join('');
}

const edges = (y: number) => {
  const t = Math.max(0, (y - floorAt) / (height - floorAt));
  const middle = 560 + 190 * Math.sin(t ** 0.7 * 4.4 + 0.5) * (0.4 + 0.8 * t) - 70 * t;
  const half = 20 + 165 * t ** 1.15;
  return [middle - half, middle + half] as const;
};

function river(): string {
  const heights = Array.from({ length: 90 }, (_, i) => floorAt + (i / 89) ** 1.4 * (height + 8 - floorAt));
  const shape = (by: number): Point[] => [
    ...heights.map((y): Point => [edges(y)[0] - by * (0.4 + (y - floorAt) / 110), y]),
    ...heights.map((y): Point => [edges(y)[1] + by * (0.4 + (y - floorAt) / 110), y]).reverse(),
  ];
  return [
    vertical('river', floorAt, height, [
      [0, '#efe0b4'],
      [0.35, '#a9c4bd'],
      [1, '#4d8291'],
    ]),
    clip('river-edge', `${trace(shape(0))}Z`),
    polygon(shape(12), '#dcc48d'),
    polygon(shape(0), 'url(#river)'),
    group(
      [
        reflection('leg-a', 470, 600, 26, 130, '#2a3f44', 0.5),
        reflection('leg-b', 582, 600, 26, 130, '#2a3f44', 0.5),
        glints({ seed: 37, count: 110, from: 608, to: 800, edges, light: '#fdf1d2', dark: '#2f6170' }),
      ],
      'clip-path="url(#river-edge)"',
    ),
  ].join('');
}

function coulees(): string {
  const [lit, shade] = ['#d3b26a', '#7d6238'];
  return [
    spur(560, 462, 240, 592, 148, '#d0bd85', '#a58f5b'),
    spur(745, 452, 250, 592, 149, '#ccb880', '#a08a57'),
    spur(400, 440, 230, 594, 150, '#cdb679', '#9a8350'),
    mist('coulee-mist', width, 430, 590, '#f9e2b4', 0.55),
    spur(250, 404, 270, 598, 152, mix(lit, '#b9a368', 0.3), shade),
    spur(955, 412, 280, 598, 153, mix(lit, '#b9a368', 0.4), shade),
    ...abutments.map(({ x, top, half }, i) => spur(x, top, half, floorAt + 6, 160 + i * 3, lit, shade)),
  ].join('');
}

function valley(): string {
  const trees = { colours: ['#6f8a4d', '#8a9a4e', '#55784a', '#a39a4c'] as const, light: '#ecd888' };
  return [
    vertical('bottoms', floorAt - 8, height, [
      [0, '#b6985a'],
      [0.3, '#a39a58'],
      [1, '#6b7440'],
    ]),
    rect(0, floorAt - 2, width, height, 'url(#bottoms)'),
    mist('floor-mist', width, floorAt - 56, floorAt + 40, '#f3dca8', 0.4),
    grove(() => floorAt + 4, { ...trees, seed: 161, from: -20, to: 1220, height: [12, 24], depth: 8, step: 0.5 }),
    river(),
  ].join('');
}

/** The near slopes that frame the view, and the grass that shows which way the wind blows. */
function near(): string {
  const chance = random(171);
  const brow = {
    seed: 174,
    width,
    base: 748,
    height: 7,
    wave: 200,
    lift: (x: number) => 150 * Math.max(0, x - 0.6) ** 0.9 + 90 * Math.max(0, 0.26 - x),
  };
  const line = ridgeLine(brow);
  const layer = (seed: number, by: number, stem: string, ear: string) => {
    const stems = [];
    for (let x = -40; x < width + 20; x += chance.between(3.5, 8)) {
      const edge = Math.min(1, Math.max(0, (Math.abs(x / width - 0.43) - 0.16) / 0.3));
      if (edge > 0.02) stems.push({ x, foot: line(x) + 30 + by, height: 20 + 62 * edge });
    }
    return wheat({ seed, stems, lean: 0.62, stem, ear });
  };
  return [
    vertical('brow', 650, height, [
      [0, '#dcbb6b'],
      [0.4, '#b5924a'],
      [1, '#7a6233'],
    ]),
    bankside((y) => edges(y)[0], -1, {
      seed: 181,
      from: 616,
      to: 730,
      height: [22, 52],
      step: 0.42,
      apart: [0.7, 2.2],
      colours: ['#6f8a4d', '#8a9a4e', '#4d7048'],
      light: '#ecd888',
    }),
    bankside((y) => edges(y)[1], 1, {
      seed: 182,
      from: 612,
      to: 720,
      height: [22, 50],
      step: 0.42,
      apart: [0.7, 2.4],
      colours: ['#6f8a4d', '#8a9a4e', '#4d7048'],
      light: '#ecd888',
    }),
    hill(brow, 820, 'url(#brow)'),
    layer(185, 0, '#8a6f38', '#c9a557'),
    layer(186, 22, '#a98a48', '#f2d998'),
    layer(187, 44, '#6f5a2e', '#d9b96c'),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = 905 + i * 34 + chance.between(-12, 12);
      return ellipse(x, line(x) + 26, chance.between(10, 20), chance.between(6, 10), i % 2 ? '#6d7a4a' : '#859058');
    }),
  ].join('');
}

export function lethbridge(): string {
  return picture(width, height, [
    air(),
    distance(),
    geese(980, 214, 8, 9, '#4a636e', 44),
    coulees(),
    valley(),
    viaduct(),
    train(),
    near(),
  ]);
}
