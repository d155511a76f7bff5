/** Downtown Calgary from the river: its towers, the tall crescent, the tower on its stem. */
import type { Glass } from './cityscape.ts';
import { clip, group, linear, path, rect } from './svg.ts';

const sunny = '#f3d9a6';

export const towers: readonly Glass[] = [
  {
    x: -16,
    width: 62,
    height: 168,
    base: 552,
    top: '#7fa0ab',
    foot: '#5c7f88',
    side: '#c9bfa2',
    sideWidth: 14,
    lines: 'grid',
  },
  {
    x: 66,
    width: 54,
    height: 226,
    base: 552,
    top: '#87a8b3',
    foot: '#64868f',
    side: sunny,
    sideWidth: 13,
    roof: 'step',
  },
  {
    x: 452,
    width: 52,
    height: 172,
    base: 552,
    top: '#8aa9b1',
    foot: '#6d8d92',
    side: sunny,
    sideWidth: 12,
    lines: 'grid',
  },
  {
    x: 394,
    width: 46,
    height: 238,
    base: 552,
    top: '#7d9fad',
    foot: '#5f828c',
    side: sunny,
    sideWidth: 12,
    roof: 'falling',
  },
  {
    x: 276,
    width: 60,
    height: 318,
    base: 552,
    top: '#6f98aa',
    foot: '#527682',
    side: '#f7dfae',
    sideWidth: 13,
    roof: 'flat',
    lines: 'bays',
    lamps: 0.08,
  },
  {
    x: 22,
    width: 58,
    height: 132,
    base: 556,
    top: '#a38d78',
    foot: '#80705f',
    side: '#e4bf8d',
    sideWidth: 12,
    lines: 'grid',
    lamps: 0.3,
  },
  {
    x: 340,
    width: 50,
    height: 196,
    base: 556,
    top: '#5d8797',
    foot: '#48707b',
    side: '#e9d0a1',
    sideWidth: 12,
    roof: 'peak',
  },
  {
    x: 116,
    width: 46,
    height: 172,
    base: 556,
    top: '#577f8f',
    foot: '#45696f',
    side: '#e4cca0',
    sideWidth: 12,
    roof: 'rising',
    lines: 'grid',
    lamps: 0.12,
  },
  {
    x: 434,
    width: 62,
    height: 98,
    base: 552,
    top: '#96795f',
    foot: '#7b6351',
    side: '#dfb680',
    sideWidth: 13,
    lines: 'grid',
    lamps: 0.35,
  },
  {
    x: 246,
    width: 56,
    height: 128,
    base: 560,
    top: '#4c7482',
    foot: '#3f636b',
    side: '#d9c39a',
    sideWidth: 12,
    roof: 'step',
    lamps: 0.25,
  },
  {
    x: 520,
    width: 46,
    height: 80,
    base: 546,
    top: '#6f9098',
    foot: '#587a80',
    side: '#e9cf9f',
    sideWidth: 11,
    lines: 'floors',
    lamps: 0.2,
  },
  {
    x: 576,
    width: 34,
    height: 44,
    base: 534,
    top: '#a38468',
    foot: '#83705d',
    side: '#e7c594',
    sideWidth: 9,
    lines: 'grid',
    lamps: 0.3,
  },
];

/** Blocks behind the towers, half dissolved in the evening. */
export const hazy = [
  [36, 40, 196],
  [164, 44, 212],
  [250, 40, 246],
  [326, 46, 236],
  [372, 40, 168],
  [432, 40, 206],
  [508, 30, 128],
] as const;

/** The tall crescent: sides that swell a little, and a lattice of great triangles over six floors each. */
export function crescent(x: number, base: number, wide: number, tall: number): string {
  const top = base - tall;
  const bays = 6;
  const step = tall / bays;
  const outline = `M${x} ${base}Q${x - 5} ${base - tall / 2} ${x + 3} ${top + 6}Q${x + wide / 2} ${top - 9} ${x + wide} ${top + 4}Q${x + wide + 7} ${base - tall / 2} ${x + wide} ${base}Z`;
  const lattice = Array.from({ length: bays }, (_, i) => {
    const y = base - i * step;
    const third = wide / 3;
    return [0, 1, 2]
      .map((column) => {
        const left = x + column * third;
        return i % 2
          ? `M${left} ${y}L${left + third / 2} ${y - step}L${left + third} ${y}`
          : `M${left} ${y - step}L${left + third / 2} ${y}L${left + third} ${y - step}`;
      })
      .join('');
  });
  const floors: string[] = [];
  for (let y = base - 8; y > top + 6; y -= 8.4) floors.push(`M${x - 2} ${y.toFixed(1)}h${wide + 6}`);
  return [
    linear(
      'crescent',
      [
        [0, '#46707f'],
        [0.6, '#6f9aa6'],
        [0.86, '#cfd0b4'],
        [1, '#f8e2b2'],
      ],
      'x1="0" y1="0" x2="1" y2=".08"',
    ),
    clip('crescent-edge', outline),
    path(outline, 'url(#crescent)'),
    group(
      [
        path(floors.join(''), 'none', 'stroke="#25464f" stroke-width="1" opacity=".25"'),
        path(lattice.join(''), 'none', 'stroke="#e9e2c8" stroke-width="1.8" opacity=".62"'),
      ],
      'clip-path="url(#crescent-edge)"',
    ),
  ].join('');
}

/** The tower on its stem, in a hundredth of its own height. */
export function lookout(): string {
  return [
    linear(
      'stem',
      [
        [0, '#8f8a80'],
        [0.55, '#c9bda4'],
        [1, '#f6e3bd'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    linear(
      'pod',
      [
        [0, '#7c3424'],
        [0.6, '#b4532a'],
        [1, '#e59a5c'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    path('M-4.2 0Q-2.5 -30 -2.1 -80H2.1Q2.5 -30 4.2 0Z', 'url(#stem)'),
    path('M-2.2 -79L-6.8 -84.6H6.8L2.2 -79Z', 'url(#stem)'),
    rect(-7.8, -87.4, 15.6, 3, 'url(#pod)'),
    rect(-7.2, -89.6, 14.4, 2.3, '#2f4d57'),
    rect(-7.2, -89.6, 14.4, 0.7, '#ffdf9a'),
    path('M-7.8 -89.6L-6.6 -92.4H6.6L7.8 -89.6Z', 'url(#pod)'),
    path('M-4.6 -92.4L-3.6 -94.8H3.6L4.6 -92.4Z', 'url(#stem)'),
    rect(-2.4, -96.4, 4.8, 1.7, 'url(#pod)'),
    rect(-0.4, -104, 0.8, 8, '#8a4a37'),
  ].join('');
}
