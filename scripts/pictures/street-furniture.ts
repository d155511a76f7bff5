/** What stands on a pavement, in pixels: lamps, flower tubs, benches. */
import { palette } from './palette.ts';
import { ellipse, glow, path, polygon, rect } from './svg.ts';

/** A street lamp 190 px tall, lit. */
export function lamp(x: number, foot: number): string {
  const iron = '#1c312d';
  return [
    ellipse(x, foot, 16, 4, '#14201d', 'opacity=".3"'),
    polygon(
      [
        [x - 8, foot],
        [x - 5, foot - 22],
        [x + 5, foot - 22],
        [x + 8, foot],
      ],
      iron,
    ),
    rect(x - 3, foot - 176, 6, 160, iron),
    rect(x - 9, foot - 180, 18, 5, iron),
    path(`M${x - 11} ${foot - 182}L${x - 8} ${foot - 208}H${x + 8}L${x + 11} ${foot - 182}Z`, '#fff1c6'),
    path(`M${x - 12} ${foot - 207}Q${x} ${foot - 226} ${x + 12} ${foot - 207}Z`, iron),
    glow(
      x,
      foot - 195,
      90,
      [
        [0, '#fff4d2', 0.9],
        [0.16, '#ffe6ab', 0.5],
        [1, '#ffe6ab', 0],
      ],
      `lamp-${x}`,
    ),
  ].join('');
}

/** A wooden tub of summer flowers. */
export function planter(x: number, foot: number): string {
  return [
    ellipse(x, foot, 34, 5, '#14201d', 'opacity=".28"'),
    polygon(
      [
        [x - 26, foot - 24],
        [x + 26, foot - 24],
        [x + 22, foot],
        [x - 22, foot],
      ],
      '#7d5a3c',
    ),
    rect(x - 28, foot - 28, 56, 6, '#94704e'),
    ...[-20, -9, 3, 14, 22].map((by, i) =>
      ellipse(x + by, foot - 34 - (i % 2) * 6, 11, 10, i % 2 ? palette.spruceLight : '#3b7a5e'),
    ),
    ...[-18, -5, 8, 19].map((by, i) => ellipse(x + by, foot - 41 - (i % 2) * 5, 4, 4, i % 2 ? '#f2cf7f' : '#d8694b')),
  ].join('');
}

export function bench(x: number, foot: number): string {
  return [
    ellipse(x, foot, 46, 4, '#14201d', 'opacity=".28"'),
    ...[-34, 30].map((by) => rect(x + by, foot - 40, 4, 40, '#1c312d')),
    ...[-40, -31].map((up) => rect(x - 42, foot + up, 84, 6, '#a8713d')),
    rect(x - 42, foot - 20, 84, 6, '#b98248'),
  ].join('');
}

/** Bulbs on a wire across the gap between the lamps. */
export function lights(): string {
  const bulbs = Array.from({ length: 15 }, (_, i) => {
    const t = (i + 1) / 16;
    return [590 + 168 * t, 396 + 4 * 34 * t * (1 - t)] as const;
  });
  return [
    `<path d="M586 394Q674 466 762 394" fill="none" stroke="#3a3a34" stroke-width="1.6"/>`,
    ...bulbs.map(
      ([x, y], i) =>
        ellipse(x, y + 5, 3.4, 4.2, '#fff1c6') +
        glow(
          x,
          y + 5,
          15,
          [
            [0, '#ffe6a6', 0.8],
            [1, '#ffe6a6', 0],
          ],
          `bulb-${i}`,
        ),
    ),
  ].join('');
}
