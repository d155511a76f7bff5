/** Things people built on the prairie, drawn in metres standing at the origin, y pointing down. */
import { ellipse, path, polygon, rect, stroke } from './svg.ts';

type Paint = { lit: string; shade: string; roof: string; trim: string; window: string };

/** A wooden grain elevator with its drive shed, the sun from the right. About 12 m wide and 25 m tall. */
export function elevator(paint: Paint): string {
  const boards = [1.5, 3, 4.5, 6].map((x) =>
    stroke(
      [
        [x - 4, -0.5],
        [x - 4, -15.5],
      ],
      paint.shade,
      0.12,
      'opacity=".35"',
    ),
  );
  return [
    polygon(
      [
        [-4, 0],
        [-4, -16],
        [3.4, -16],
        [3.4, 0],
      ],
      paint.lit,
    ),
    polygon(
      [
        [-4, 0],
        [-4, -16],
        [-6.4, -15.2],
        [-6.4, 0],
      ],
      paint.shade,
    ),
    ...boards,
    // The shoulders slope in to the cupola.
    polygon(
      [
        [-4, -16],
        [-1.9, -19.4],
        [1.6, -19.4],
        [3.4, -16],
      ],
      paint.roof,
    ),
    polygon(
      [
        [-4, -16],
        [-1.9, -19.4],
        [-3.2, -19],
        [-6.4, -15.2],
      ],
      paint.shade,
    ),
    polygon(
      [
        [-1.9, -19.4],
        [-1.9, -23],
        [-0.1, -24.6],
        [1.6, -23],
        [1.6, -19.4],
      ],
      paint.lit,
    ),
    polygon(
      [
        [-1.9, -19.4],
        [-1.9, -23],
        [-3.2, -22.6],
        [-3.2, -19],
      ],
      paint.shade,
    ),
    polygon(
      [
        [-2.1, -22.9],
        [-0.1, -24.7],
        [-1.4, -24.3],
        [-3.5, -22.5],
      ],
      paint.roof,
    ),
    polygon(
      [
        [-0.1, -24.7],
        [1.9, -22.9],
        [1.6, -22.8],
        [-0.1, -24.2],
      ],
      paint.roof,
    ),
    rect(-0.6, -22.2, 0.9, 1.1, paint.window),
    rect(-2.6, -13.6, 4.6, 1.7, paint.trim, 'opacity=".85"'),
    rect(-2.2, -13, 3.8, 0.5, paint.shade, 'opacity=".5"'),
    // The drive shed, and the office beside it.
    polygon(
      [
        [3.4, 0],
        [3.4, -5.4],
        [6.6, -7.2],
        [9.8, -5.4],
        [9.8, 0],
      ],
      paint.lit,
    ),
    polygon(
      [
        [3.1, -5.2],
        [6.6, -7.4],
        [10.1, -5.2],
        [9.8, -5.1],
        [6.6, -6.8],
        [3.4, -5],
      ],
      paint.roof,
    ),
    rect(4.9, -4.2, 3.4, 4.2, paint.shade),
    rect(3.4, -6, 0.5, 6, paint.shade, 'opacity=".35"'),
  ].join('');
}

/** A corrugated steel grain bin, 5 m across. */
export function bin(light: string, dark: string, roof: string): string {
  const rings = [-1, -2, -3, -4].map((y) =>
    stroke(
      [
        [-2.5, y],
        [2.5, y],
      ],
      dark,
      0.07,
      'opacity=".4"',
    ),
  );
  return [
    rect(-2.5, -5, 5, 5, light),
    rect(-2.5, -5, 1.7, 5, dark, 'opacity=".55"'),
    rect(1.9, -5, 0.4, 5, '#fbfaf7', 'opacity=".5"'),
    ...rings,
    polygon(
      [
        [-2.7, -5],
        [-0.4, -6.6],
        [0.4, -6.6],
        [2.7, -5],
      ],
      roof,
    ),
    polygon(
      [
        [-2.7, -5],
        [-0.4, -6.6],
        [-0.5, -5],
      ],
      dark,
      'opacity=".45"',
    ),
  ].join('');
}

/** A gambrel barn seen from its gable, its long side falling away to the left. */
export function barn(paint: Paint): string {
  return [
    polygon(
      [
        [-4.5, 0],
        [-4.5, -5],
        [-13, -4.6],
        [-13, 0],
      ],
      paint.shade,
    ),
    polygon(
      [
        [-4.5, -5],
        [-3.6, -7.4],
        [0, -9.4],
        [-9.2, -8.7],
        [-12.4, -6.9],
        [-13, -4.6],
      ],
      paint.roof,
    ),
    polygon(
      [
        [-4.5, 0],
        [-4.5, -5],
        [-3.6, -7.4],
        [0, -9.4],
        [3.6, -7.4],
        [4.5, -5],
        [4.5, 0],
      ],
      paint.lit,
    ),
    stroke(
      [
        [-4.7, -4.9],
        [-3.7, -7.5],
        [0, -9.5],
        [3.7, -7.5],
        [4.7, -4.9],
      ],
      paint.trim,
      0.35,
    ),
    rect(-1.6, -3.6, 3.2, 3.6, paint.shade),
    stroke(
      [
        [-1.6, 0],
        [1.6, -3.6],
      ],
      paint.trim,
      0.18,
      'opacity=".8"',
    ),
    stroke(
      [
        [1.6, 0],
        [-1.6, -3.6],
      ],
      paint.trim,
      0.18,
      'opacity=".8"',
    ),
    rect(-0.6, -7, 1.2, 1.4, paint.window),
  ].join('');
}

/** A small farmhouse far away: gable end, long wall with lit windows, chimney. */
export function cottage(paint: Paint): string {
  return [
    polygon(
      [
        [-5, 0],
        [-5, -3.2],
        [2.4, -3.2],
        [2.4, 0],
      ],
      paint.shade,
    ),
    polygon(
      [
        [2.4, 0],
        [2.4, -3.2],
        [4.4, -6],
        [6.4, -3.2],
        [6.4, 0],
      ],
      paint.lit,
    ),
    polygon(
      [
        [-5.4, -3],
        [-3.4, -6],
        [4.4, -6],
        [2.2, -3],
      ],
      paint.roof,
    ),
    polygon(
      [
        [4.4, -6.1],
        [6.8, -2.9],
        [6.4, -2.8],
        [4.3, -5.6],
      ],
      paint.roof,
    ),
    rect(-2.6, -7.1, 0.9, 1.8, paint.shade),
    rect(-3.8, -2.3, 1.1, 1.2, paint.window),
    rect(-1.6, -2.3, 1.1, 1.2, paint.window),
    rect(0.5, -2.4, 0.9, 2.4, paint.roof),
    rect(3.8, -2.5, 1.2, 1.3, paint.window),
  ].join('');
}

/** A round bale lying on stubble, 1.6 m tall, its end to the viewer. */
export function bale(face: string, side: string, core: string): string {
  return [
    ellipse(-1, -0.02, 2, 0.22, '#5b3f12', 'opacity=".28"'),
    path('M0 0h-1.3a.8 .8 0 0 1 0-1.6h1.3Z', side),
    ellipse(0, -0.8, 0.72, 0.8, face),
    ellipse(0, -0.8, 0.42, 0.48, core, 'opacity=".45"'),
  ].join('');
}
