/** A small airport: the terminal with its lamps on, its control tower, an aircraft at the gate. */
import { parkedAircraft } from './aircraft.ts';
import { ellipse, path, place, polygon, rect } from './svg.ts';

export const cream = { body: '#fbf1dc', belly: '#9a9fa3', tail: '#1d4a40', glass: '#3f5a68', metal: '#cfc8b8' };

/** The terminal with its lamps on, its control tower, and an aircraft at the gate. */
export function terminal(): string {
  const base = 566;
  const glassBays = Array.from({ length: 15 }, (_, i) =>
    rect(830 + i * 27, base - 48, 22, 34, i % 4 === 1 ? '#ffd98a' : '#ffe7b4'),
  );
  return [
    polygon(
      [
        [812, base - 56],
        [1230, base - 82],
        [1230, base - 62],
        [812, base - 46],
      ],
      '#1d4a40',
    ),
    polygon(
      [
        [812, base - 56],
        [1230, base - 82],
        [1230, base - 78],
        [812, base - 53],
      ],
      '#f6d9a4',
    ),
    polygon(
      [
        [822, base - 50],
        [1230, base - 66],
        [1230, base],
        [822, base],
      ],
      '#6d5a4a',
    ),
    ...glassBays,
    rect(822, base - 14, 400, 14, '#4f453d'),
    rect(822, base - 16, 400, 2, '#e9c892'),
    // The control tower.
    polygon(
      [
        [980, base - 60],
        [985, base - 168],
        [1013, base - 168],
        [1018, base - 60],
      ],
      '#a9948a',
    ),
    polygon(
      [
        [980, base - 60],
        [985, base - 168],
        [993, base - 168],
        [990, base - 60],
      ],
      '#f3d6ac',
    ),
    polygon(
      [
        [968, base - 196],
        [1030, base - 196],
        [1020, base - 166],
        [978, base - 166],
      ],
      '#35525c',
    ),
    polygon(
      [
        [968, base - 196],
        [990, base - 196],
        [992, base - 166],
        [978, base - 166],
      ],
      '#ffdf9f',
    ),
    path(
      `M990 ${base - 196}V${base - 166}M1008 ${base - 196}L1006 ${base - 166}`,
      'none',
      'stroke="#26383d" stroke-width="2"',
    ),
    rect(962, base - 203, 74, 8, '#4d4039'),
    rect(962, base - 203, 74, 2.4, '#f6d9a4'),
    rect(998, base - 228, 2.4, 26, '#4d4039'),
    ellipse(999, base - 229, 2.6, 2.6, '#ff9a7a'),
    place(948, base + 22, 6.6, parkedAircraft({ ...cream, tail: '#8d3f2a' })),
  ].join('');
}
