/** What lies beyond the prairie's fields: evening air, mountains, foothills. */
import { hill, mist, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { chinookArch, sky, streaks } from './skies.ts';
import { glow } from './svg.ts';

export type Prairie = {
  width: number;
  height: number;
  /** Share of the height where the ground begins. */
  horizon: number;
  /** Where the road meets the horizon, 0 to 1 across; the sun is a little to its right. */
  vanish: number;
  /** Metres the road swings to the side at the viewer's feet. */
  swing: number;
  focal: number;
  eye: number;
  truckAt: number;
  firstPole: number;
  /** Where the standing wheat in the near corner begins, 0 to 1 across. */
  wheatFrom: number;
  /** Height of that wheat, in pixels. */
  wheatTall: number;
  /** Height the mountains are drawn to, in pixels. */
  relief: number;
  /** The cloud's edge at the sides and at its crown, as shares of the sky. */
  arch: readonly [sides: number, crown: number];
  elevatorAside: number;
  farmAside: number;
  geeseAt: readonly [across: number, down: number];
};

const light = '#fbe3b2';

export function air(p: Prairie, ground: number): string {
  const { width } = p;
  const [x, y] = [width * (p.vanish + 0.07), ground - p.height * 0.035];
  return [
    sky(width, ground + 10, [
      [0, '#a9c4cf'],
      [0.3, '#cfdfe0'],
      [0.62, '#f1e9d3'],
      [0.85, '#f9e2b4'],
      [1, '#f8d694'],
    ]),
    streaks({
      seed: 21,
      width,
      from: ground * 0.62,
      to: ground * 0.9,
      count: 13,
      colour: '#e9b98a',
      opacity: 0.5,
    }),
    glow(
      x,
      y,
      width * 0.42,
      [
        [0, '#fff9e6', 0.95],
        [0.12, '#fff1c9', 0.8],
        [0.45, '#ffe3a4', 0.35],
        [1, '#ffe3a4', 0],
      ],
      'sun',
      0.62,
    ),
    chinookArch({
      seed: 12,
      width,
      sides: ground * p.arch[0],
      crown: ground * p.arch[1],
      centre: p.vanish,
      top: '#8dacba',
      middle: '#a9c3cc',
      edge: '#f6e0bd',
      streak: '#cfdfe3',
    }),
  ].join('');
}

export function ranges(p: Prairie, base: number, unit: number): string {
  const { width } = p;
  return [
    mountains({
      id: 'far',
      seed: 18,
      width,
      base,
      height: unit * 1.02,
      step: unit * 0.5,
      profile: (across) => 0.75 + 0.35 * Math.cos((across - p.vanish) * 4.2),
      sun: 'right',
      lit: '#b4c3c8',
      shade: '#86a3b1',
      shadeOpacity: 0.82,
      snow: { colour: '#fdf4e4', line: 0.46 },
      haze: [
        [0, light, 0.08],
        [0.55, light, 0.42],
        [1, light, 0.8],
      ],
    }),
    mountains({
      id: 'near',
      seed: 39,
      width,
      base,
      height: unit * 0.6,
      step: unit * 0.46,
      profile: (across) => 0.72 + 0.4 * Math.abs(across - p.vanish),
      sun: 'right',
      lit: '#97b0ae',
      shade: '#648994',
      shadeOpacity: 0.8,
      snow: { colour: '#fbf3e4', line: 0.7 },
      haze: [
        [0, light, 0],
        [0.5, light, 0.22],
        [1, light, 0.7],
      ],
    }),
  ].join('');
}

export function foothills(p: Prairie, ground: number, unit: number): string {
  const { width } = p;
  const back = { seed: 41, width, base: ground - unit * 0.2, height: unit * 0.12, wave: unit * 1.5 };
  const middle = {
    seed: 52,
    width,
    base: ground - unit * 0.06,
    height: unit * 0.1,
    wave: unit * 1.1,
    lift: (across: number) => unit * 0.16 * (1 - across),
  };
  const front = {
    seed: 67,
    width,
    base: ground + unit * 0.02,
    height: unit * 0.06,
    wave: unit * 0.9,
    lift: (across: number) => unit * 0.13 * across,
  };
  const trees = { from: 0, to: width, clearing: 0.4 };
  return [
    hill(back, ground + 6, '#86a291'),
    treeline(ridgeLine(back), { ...trees, seed: 3, height: [4, 9], step: 5, depth: 6 }, '#6c8f80'),
    mist('mist-a', width, ground - unit * 0.34, ground + unit * 0.1, light, 0.5),
    hill(middle, ground + 6, '#5c8570'),
    treeline(ridgeLine(middle), { ...trees, seed: 5, height: [6, 13], step: 5, depth: 8 }, '#3f6f5c'),
    hill(front, ground + 6, '#44745f'),
    treeline(ridgeLine(front), { ...trees, seed: 8, height: [6, 12], step: 6, depth: 5 }, '#2a5a49'),
    mist('mist-b', width, ground - unit * 0.14, ground + unit * 0.05, '#f6dfae', 0.55),
  ].join('');
}
