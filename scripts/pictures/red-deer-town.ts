/** Red Deer among its trees, and the fields around it. */
import { random } from './random.ts';
import { type Point, path, place, polygon, rect, trace } from './svg.ts';

/** A field laid over a slope: four corners, rows that run with its length. */
export function field(corners: readonly [Point, Point, Point, Point], fill: string, row: string): string {
  const [a, b, c, d] = corners;
  const between = ([px, py]: Point, [qx, qy]: Point, t: number): Point => [px + (qx - px) * t, py + (qy - py) * t];
  const lines = Array.from({ length: 13 }, (_, i) =>
    trace([between(a, d, (i + 0.5) / 13), between(b, c, (i + 0.5) / 13)]),
  );
  return polygon(corners, fill) + path(lines.join(''), 'none', `stroke="${row}" stroke-width="1.4" opacity=".4"`);
}

/** The town among its trees: low roofs, a few blocks, and the water tower like an onion on its stem. */
export function town(): string {
  const chance = random(15);
  const roofs = Array.from({ length: 34 }, () => {
    const x = chance.between(90, 470);
    const y = 520 + chance.next() * 22 + (x - 90) * 0.02;
    const [wide, tall] = [chance.between(15, 26), chance.between(8, 13)];
    const wall = chance.pick(['#f3e6cb', '#e2cfae', '#cfc9b6', '#e9dcc0']);
    const roof = chance.pick(['#7d4a37', '#4d6f69', '#5e5a56', '#93583c', '#2f5d55']);
    return {
      y,
      svg:
        rect(x, y - tall, wide, tall, wall) +
        rect(x + wide * 0.66, y - tall, wide * 0.34, tall, '#fff3d6', 'opacity=".6"') +
        polygon(
          [
            [x - 2, y - tall],
            [x + wide * 0.3, y - tall - 7],
            [x + wide * 0.8, y - tall - 7],
            [x + wide + 2, y - tall],
          ],
          roof,
        ) +
        rect(x + wide * 0.3, y - tall * 0.7, 3, 4, '#5d737a'),
    };
  }).sort((first, second) => first.y - second.y);
  const block = (x: number, wide: number, tall: number, face: string) => {
    const rows = Math.floor(tall / 9);
    const windows = Array.from({ length: rows - 1 }, (_, i) => `M${x + 3} ${528 - tall + 5 + i * 9}h${wide - 6}`);
    return (
      rect(x, 528 - tall, wide, tall + 6, face) +
      rect(x + wide, 528 - tall + 2, 8, tall + 4, '#f6e3b8') +
      path(windows.join(''), 'none', 'stroke="#4f6d78" stroke-width="3.4" stroke-dasharray="4 2.4" opacity=".7"')
    );
  };
  const tower = [
    rect(-0.9, -40, 1.8, 40, '#a9c0b4'),
    path('M-5 0L-0.9 -10H.9L5 0Z', '#8aa79b'),
    path('M-1 -32Q-10 -40 -10.500 -48Q-10 -58 0 -61Q10 -58 10.500 -48Q10 -40 1 -32Z', '#4f8f7c'),
    path('M0 -61Q10 -58 10.500 -48Q10 -40 1 -32Q6 -42 5 -50Q4 -58 0 -61Z', '#a9d3b4'),
    path('M-10.5 -48Q0 -45 10.500 -48', 'none', 'stroke="#e9f0dc" stroke-width="1"'),
    path('M-1 -60.500L0 -66L1 -60.500Z', '#4f8f7c'),
  ].join('');
  return [
    block(226, 34, 46, '#b98d68'),
    block(276, 30, 62, '#8fa9ad'),
    block(330, 38, 38, '#c4a680'),
    block(186, 26, 32, '#a9b3a6'),
    ...roofs.map((each) => each.svg),
    place(418, 530, 1.75, tower),
  ].join('');
}
