/** Vehicles in metres, wheels on the origin's line. */
import { ellipse, group, path, polygon, rect } from './svg.ts';

function wheel(x: number): string {
  return [
    ellipse(x, -0.37, 0.38, 0.38, '#1b2426'),
    ellipse(x, -0.37, 0.2, 0.2, '#98a3a3'),
    ellipse(x, -0.37, 0.08, 0.08, '#3a4648'),
  ].join('');
}

/** A pickup facing left, 5.6 m long. */
export function pickupSide(body: string, shade: string, glass: string): string {
  return [
    ellipse(0, -0.01, 3, 0.16, '#14201d', 'opacity=".35"'),
    path(
      'M-2.75 -.45V-.98Q-2.7 -1.12 -2.5 -1.16L-1.35 -1.24L-.75 -1.88Q-.65 -1.96 -.5 -1.96H.62Q.75 -1.96 .76 -1.8L.8 -1.2H2.75V-.45Z',
      body,
    ),
    path('M-2.75 -.45V-.72H2.75V-.45Z', shade),
    path('M-1.1 -1.24L-.66 -1.74Q-.6 -1.8 -.5 -1.8H-.12V-1.24Z', glass),
    path('M0 -1.24V-1.8H.56Q.62 -1.8 .62 -1.74L.65 -1.24Z', glass),
    rect(0.88, -1.26, 1.9, 0.1, shade),
    rect(-0.06, -1.15, 0.03, 0.6, shade),
    rect(0.05, -1.06, 0.22, 0.05, shade),
    rect(-2.78, -0.95, 0.12, 0.22, '#fff3cf'),
    rect(2.68, -1, 0.1, 0.3, '#b4532a'),
    rect(-2.85, -0.5, 0.3, 0.14, '#c8cdca'),
    rect(2.6, -0.5, 0.28, 0.14, '#c8cdca'),
    path('M-2.3 -.45a.5 .5 0 0 1 1 0ZM1.35 -.45a.5 .5 0 0 1 1 0Z', '#14201d'),
    wheel(-1.8),
    wheel(1.85),
  ].join('');
}

/** A bicycle leaning where somebody left it, 1.7 m long. */
export function bicycle(frame: string): string {
  const line = (data: string, width: number, colour = frame) =>
    path(data, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`);
  return [
    line(
      'M-.9 -.34a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0M.22 -.34a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0',
      0.05,
      '#1b2426',
    ),
    line('M-.56 -.34L-.3 -.82H.34L.02 -.34H-.56M-.3 -.82L.02 -.34M.56 -.34L.34 -.82L.3 -1', 0.055),
    line('M.16 -1.02H.4M-.42 -.92H-.2', 0.06, '#1b2426'),
    line('M-.34 -.9L-.3 -.82', 0.05),
  ].join('');
}

/** A pickup coming towards the viewer, 2 m wide, its lamps lit. */
export function pickup(body: string, dark: string, glass: string): string {
  return group([
    ellipse(0, 0, 1.25, 0.14, '#14201d', 'opacity=".45"'),
    rect(-0.95, -0.5, 0.36, 0.5, dark),
    rect(0.59, -0.5, 0.36, 0.5, dark),
    polygon(
      [
        [-0.82, -1.15],
        [-0.66, -1.86],
        [0.66, -1.86],
        [0.82, -1.15],
      ],
      body,
    ),
    polygon(
      [
        [-0.72, -1.2],
        [-0.58, -1.76],
        [0.58, -1.76],
        [0.72, -1.2],
      ],
      glass,
    ),
    polygon(
      [
        [-1, -0.3],
        [-1, -1.05],
        [-0.86, -1.2],
        [0.86, -1.2],
        [1, -1.05],
        [1, -0.3],
      ],
      body,
    ),
    rect(-0.55, -0.92, 1.1, 0.36, dark),
    rect(-1, -0.42, 2, 0.16, dark),
    ellipse(-0.76, -0.76, 0.17, 0.14, '#fff8e2'),
    ellipse(0.76, -0.76, 0.17, 0.14, '#fff8e2'),
    rect(-1.2, -1.3, 0.2, 0.22, body),
    rect(1, -1.3, 0.2, 0.22, body),
  ]);
}
