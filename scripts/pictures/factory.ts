/** A plant against the evening light: stacks, hall, bins, galleries, tanks. In pixels on its own ground. */
import { halo, line, shape } from './flat.ts';
import { mix } from './palette.ts';
import { noise, random } from './random.ts';
import { ellipse, path, rect } from './svg.ts';

export const ground = 588;

/** Walls turned to the viewer, away from the sun. */
const wall = { far: '#6f6a72', mid: '#4f545e', near: '#3a444d', rim: '#ffcb85', lamp: '#ffdf9a' };

/** Steam from a stack, leaning with the wind, lit from below on the sun's side. */
function steam(x: number, y: number, size: number, seed: number): string {
  const chance = random(seed);
  const waver = noise(seed, 2);
  return Array.from({ length: 46 }, (_, i) => {
    const rise = i / 45;
    const r = size * (0.22 + rise * 1.05) * chance.between(0.85, 1.15);
    const px = x - rise ** 1.25 * size * 6.2 + waver(rise * 3) * size * 0.35;
    const py = y - rise ** 0.72 * size * 3.4 + chance.between(-0.2, 0.2) * size;
    const fade = (0.62 * (1 - rise) ** 0.8 + 0.04).toFixed(3);
    return (
      ellipse(px, py, r, r * 0.84, mix('#cf9f92', '#e8b8a0', chance.next()), `opacity="${fade}"`) +
      ellipse(px + r * 0.26, py + r * 0.08, r * 0.62, r * 0.5, '#ffdcae', `opacity="${fade}"`)
    );
  }).join('');
}

function stack(x: number, top: number, half: number): string {
  const bands = [0, 2].map((i) =>
    shape(
      [
        x - half,
        top + 14 + i * 22,
        x + half,
        top + 14 + i * 22,
        x + half * 1.03,
        top + 34 + i * 22,
        x - half * 1.03,
        top + 34 + i * 22,
      ],
      '#a34f3b',
    ),
  );
  return [
    shape([x - half, top, x + half, top, x + half * 1.6, ground, x - half * 1.6, ground], '#5d5a62'),
    ...bands,
    shape(
      [x + half * 0.55, top, x + half, top, x + half * 1.6, ground, x + half * 0.95, ground],
      wall.rim,
      'opacity=".75"',
    ),
    rect(x - half - 3, top - 4, half * 2 + 6, 7, '#3a3a42'),
    ellipse(x - half - 1, top + 2, 2.6, 2.6, '#ff8a66'),
  ].join('');
}

const lampRow = (left: number, right: number, y: number, step: number, wide: number, tall: number, skip: number) =>
  path(
    Array.from({ length: Math.floor((right - left) / step) }, (_, i) =>
      i % skip === skip - 1 ? '' : `M${left + i * step} ${y}h${wide}v${tall}h${-wide}Z`,
    ).join(''),
    wall.lamp,
  );

/** Tall round bins side by side with a gallery along their heads. */
function silos(x: number, count: number, wide: number, tall: number): string {
  const top = ground - tall;
  return [
    ...Array.from(
      { length: count },
      (_, i) =>
        rect(x + i * wide, top, wide - 1, tall, 'url(#round)') +
        [0.25, 0.5, 0.75]
          .map((t) => rect(x + i * wide, top + tall * t, wide - 1, 1.6, '#14201d', 'opacity=".22"'))
          .join(''),
    ),
    rect(x - 8, top - 26, count * wide + 16, 28, wall.near),
    rect(x - 8, top - 26, count * wide + 16, 4, wall.rim, 'opacity=".8"'),
    lampRow(x + 2, x + count * wide, top - 16, 17, 9, 9, 4),
    rect(x + count * wide - 44, top - 74, 40, 50, wall.mid),
    rect(x + count * wide - 10, top - 74, 6, 50, wall.rim),
    rect(x + count * wide - 34, top - 62, 9, 12, wall.lamp),
  ].join('');
}

/** The long hall with its sawtooth roof: the glass faces the evening. */
function hall(left: number, teeth: number, step: number): string {
  const [eave, right] = [ground - 118, left + teeth * step];
  return [
    ...Array.from({ length: teeth }, (_, i) => {
      const x = left + i * step;
      return (
        shape([x, eave, x + step * 0.68, eave - 56, x + step, eave], wall.mid) +
        shape([x + step * 0.7, eave - 52, x + step * 0.98, eave - 3, x + step * 0.72, eave - 3], '#ffd794') +
        line([x, eave, x + step * 0.68, eave - 56], '#8b8790', 3)
      );
    }),
    rect(left, eave, right - left, ground - eave, wall.near),
    ...Array.from({ length: Math.floor((right - left) / 13) }, (_, i) =>
      rect(left + i * 13, eave, 1.4, ground - eave, '#14201d', 'opacity=".22"'),
    ),
    rect(left, eave, right - left, 5, '#6d6f78'),
    rect(right - 6, eave, 6, ground - eave, wall.rim, 'opacity=".9"'),
    lampRow(left + 16, right - 12, eave + 22, 27, 18, 16, 7),
    // Doors: one rolled up, the shop floor bright behind a loader.
    rect(left + 54, ground - 62, 70, 62, '#ffd794'),
    rect(left + 54, ground - 62, 70, 8, '#e3a95a'),
    rect(left + 74, ground - 34, 32, 24, '#3a2f2a'),
    rect(left + 78, ground - 54, 4, 24, '#3a2f2a'),
    rect(left + 196, ground - 56, 60, 56, '#2c353d'),
    rect(left + 286, ground - 56, 60, 56, '#2c353d'),
    halo('door', left + 88, ground - 20, 110, { colour: '#ffe2a4', opacity: 0.7, squash: 0.5 }),
  ].join('');
}

/** A conveyor gallery on trestles. */
function gallery(ax: number, ay: number, bx: number, by: number): string {
  const leg = (t: number) => {
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return path(
      `M${x} ${y}L${x - 12} ${ground}M${x} ${y}L${x + 12} ${ground}M${x - 7} ${y + (ground - y) * 0.55}H${x + 7}`,
      'none',
      `stroke="${wall.mid}" stroke-width="3.4"`,
    );
  };
  return [
    ...[0.22, 0.5, 0.78].map(leg),
    line([ax, ay, bx, by], wall.near, 22),
    line([ax, ay - 10, bx, by - 10], wall.rim, 3, 'opacity=".8"'),
    line([ax, ay, bx, by], wall.lamp, 6, 'stroke-dasharray="9 16"'),
  ].join('');
}

function tanks(): string {
  return [
    [56, 92, 96],
    [156, 92, 120],
  ]
    .map(([x = 0, wide = 0, tall = 0]) =>
      [
        rect(x, ground - tall, wide, tall, 'url(#round)'),
        path(`M${x} ${ground - tall}Q${x + wide / 2} ${ground - tall - 22} ${x + wide} ${ground - tall}Z`, wall.mid),
        path(
          `M${x + wide * 0.5} ${ground - tall - 11}Q${x + wide * 0.8} ${ground - tall - 10} ${x + wide} ${ground - tall}`,
          'none',
          `stroke="${wall.rim}" stroke-width="3"`,
        ),
        line([x + 4, ground, x + wide * 0.4, ground - tall * 0.5, x + wide * 0.75, ground - tall], '#2c353d', 2.6),
      ].join(''),
    )
    .join('');
}

/** Pipes on their bridge between the tanks and the hall. */
function pipes(): string {
  const y = ground - 70;
  return [
    ...[24, 262, 298].map((x) => rect(x, y - 6, 5, 76, '#2c353d')),
    rect(-10, y - 8, 330, 4, '#8b8790'),
    rect(-10, y, 330, 4, '#6d6f78'),
    rect(-10, y - 8, 330, 1.5, wall.rim),
    rect(-10, y + 8, 330, 3, '#2c353d'),
  ].join('');
}

export function plant(): string {
  return [
    // The column and its ladder far at the back, the stacks, the works before them.
    rect(612, ground - 270, 20, 270, wall.far),
    rect(627, ground - 270, 5, 270, wall.rim),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        rect(604, ground - 262 + i * 50, 36, 4, '#3a3a42') + ellipse(606, ground - 266 + i * 50, 2.6, 2.6, '#fff1c9'),
    ),
    steam(432, ground - 396, 40, 6),
    steam(516, ground - 336, 32, 9),
    stack(432, ground - 392, 14),
    stack(516, ground - 332, 12),
    rect(640, ground - 168, 84, 168, wall.mid),
    rect(718, ground - 168, 6, 168, wall.rim),
    lampRow(650, 716, ground - 152, 18, 10, 13, 5),
    lampRow(650, 716, ground - 124, 18, 10, 13, 3),
    lampRow(650, 716, ground - 96, 18, 10, 13, 4),
    tanks(),
    pipes(),
    hall(278, 5, 74),
    gallery(640, ground - 60, 816, ground - 224),
    silos(744, 4, 46, 206),
    rect(966, ground - 66, 150, 66, wall.near),
    shape([958, ground - 64, 984, ground - 86, 1098, ground - 86, 1124, ground - 64], '#4f4f58'),
    rect(1110, ground - 64, 6, 64, wall.rim),
    lampRow(984, 1100, ground - 48, 26, 16, 18, 9),
  ].join('');
}
