/** The Red Deer River, the slopes that come down to it and what grows on its banks. */
import { bankside, grove } from './groves.ts';
import { hill, ridgeLine } from './hills.ts';
import { clip, group, type Point, polygon, trace, vertical } from './svg.ts';
import { glints, reflection } from './waters.ts';

const [width, height] = [1200, 800];

const floor = 536;

const edges = (y: number) => {
  const t = Math.max(0, (y - floor) / (height - floor));
  const middle = 640 + 150 * Math.sin(t ** 0.55 * 6.1) * (0.35 + t * 0.9) + 60 * t;
  const half = 14 + 150 * t ** 1.25;
  return [middle - half, middle + half] as const;
};

export function river(): string {
  const heights = Array.from({ length: 110 }, (_, i) => floor + (i / 109) ** 1.6 * (height + 8 - floor));
  const shape = (by: number): Point[] => [
    ...heights.map((y): Point => [edges(y)[0] - by * (0.3 + (y - floor) / 150), y]),
    ...heights.map((y): Point => [edges(y)[1] + by * (0.3 + (y - floor) / 150), y]).reverse(),
  ];
  return [
    vertical('river', floor, height, [
      [0, '#f2e2b8'],
      [0.3, '#b5cfc8'],
      [0.65, '#6fa3ae'],
      [1, '#3c7486'],
    ]),
    clip('river-edge', `${trace(shape(0))}Z`),
    polygon(shape(7), '#d6c48e'),
    polygon(shape(0), 'url(#river)'),
    group(
      [
        reflection('cloud', 620, 600, 260, 200, '#f4e3cb', 0.5),
        glints({ seed: 27, count: 110, from: 560, to: 800, edges, light: '#fdf3d6', dark: '#2f6676' }),
      ],
      'clip-path="url(#river-edge)"',
    ),
  ].join('');
}

/** Two near slopes, their crests in the sun, and the bluffs of aspen that stand in their folds. */
export function slopes(): string {
  const trees = { colours: ['#3a6d4f', '#4a7c55', '#5f8d58', '#2f6149'] as const, light: '#d9d57f' };
  const left = {
    seed: 231,
    width,
    base: 640,
    height: 9,
    wave: 300,
    lift: (x: number) => 104 * Math.max(0, 0.44 - x) ** 0.8,
  };
  const right = {
    seed: 236,
    width,
    base: 660,
    height: 8,
    wave: 280,
    lift: (x: number) => 150 * Math.max(0, x - 0.56) ** 0.85,
  };
  return [
    vertical('left-slope', 580, height, [
      [0, '#cfd783'],
      [0.12, '#a9c46c'],
      [0.4, '#7ba659'],
      [1, '#3b6d47'],
    ]),
    grove((x) => ridgeLine(left)(x) + 3, {
      ...trees,
      seed: 232,
      from: -20,
      to: 330,
      height: [34, 60],
      step: 0.5,
      depth: 6,
      spruce: [0.14, '#23493d'],
    }),
    grove((x) => ridgeLine(right)(x) + 3, {
      ...trees,
      seed: 237,
      from: 860,
      to: width + 20,
      height: [34, 60],
      step: 0.5,
      depth: 6,
      spruce: [0.2, '#23493d'],
    }),
    hill(left, 820, 'url(#left-slope)'),
    hill(right, 820, 'url(#left-slope)'),
    grove((x) => ridgeLine(left)(x) + 56, {
      ...trees,
      seed: 233,
      from: 210,
      to: 400,
      height: [40, 66],
      depth: 22,
      step: 0.4,
      spruce: [0.14, '#23493d'],
    }),
    grove((x) => ridgeLine(right)(x) + 50, {
      ...trees,
      seed: 238,
      from: 860,
      to: 1040,
      height: [44, 70],
      depth: 18,
      step: 0.4,
      spruce: [0.2, '#1f4538'],
    }),
  ].join('');
}

export function shrubs(): string {
  const trees = {
    colours: ['#3f7354', '#57884f', '#76994f'] as const,
    light: '#dcd88a',
    from: 560,
    to: 760,
    height: [14, 52] as const,
    step: 0.55,
  };
  return (
    bankside((y) => edges(y)[0], -1, { ...trees, seed: 241, apart: [0.5, 1.5] }) +
    bankside((y) => edges(y)[1], 1, { ...trees, seed: 242, apart: [0.5, 1.5] })
  );
}
