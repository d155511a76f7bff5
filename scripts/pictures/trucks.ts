/** Trucks from their side, in metres, wheels on the origin's line, the cab to the left. */
import { mix } from './palette.ts';
import { ellipse, path, rect } from './svg.ts';

function wheel(x: number, r = 0.52): string {
  return [
    ellipse(x, -r, r, r, '#1b2426'),
    ellipse(x, -r, r * 0.56, r * 0.56, '#a9b3b1'),
    ellipse(x, -r, r * 0.2, r * 0.2, '#3a4648'),
  ].join('');
}

type Paint = { body: string; glass: string; chrome: string; box: string };

/** A highway tractor with its sleeper and a 16 m trailer; the nose is at -11. */
export function semi({ body, glass, chrome, box }: Paint): string {
  const dark = mix(body, '#14201d', 0.4);
  const light = mix(body, '#fff3d8', 0.35);
  const shade = mix(box, '#46606c', 0.34);
  const ribs = Array.from({ length: 14 }, (_, i) => `M${(-3.2 + i * 1.05).toFixed(2)} -3.900V-1.300`).join('');
  const markers = Array.from({ length: 6 }, (_, i) => rect(-3.6 + i * 2.8, -1.42, 0.22, 0.1, '#f2a65a'));
  return [
    ellipse(0, -0.02, 11.6, 0.3, '#14201d', 'opacity=".4"'),
    // The trailer: skirt, box, and the light along its roof.
    rect(-4.4, -4.2, 15.6, 3.05, box),
    rect(-4.4, -1.75, 15.6, 0.6, shade),
    rect(-4.4, -4.2, 15.6, 0.22, '#fffaf0'),
    path('M-4.400 -2.600Q2 -3.500 11.200 -3.300V-2.450Q3 -2.700 -4.400 -1.950Z', body, 'opacity=".92"'),
    path('M-4.400 -1.870Q3 -2.600 11.200 -2.350V-2.150Q3 -2.420 -4.400 -1.750Z', '#e3b04b'),
    path(ribs, 'none', `stroke="${shade}" stroke-width=".05" opacity=".7"`),
    rect(11.02, -4.2, 0.18, 3.05, shade),
    rect(-4.4, -1.15, 15.6, 0.16, '#2b3a3c'),
    path('M-.6 -1H6.400L5.900 -.42H-.1Z', mix(box, '#46606c', 0.55)),
    rect(11, -1.5, 0.22, 0.4, '#c9432a'),
    ...markers,
    rect(-1.9, -1, 0.16, 0.75, '#2b3a3c'),
    // The tractor: frame, sleeper, cab, hood.
    rect(-10.6, -1.05, 9, 0.3, '#2b3a3c'),
    path('M-6.800 -.9V-3.300Q-6.700 -4 -5.900 -4.050L-5.100 -4.100V-.9Z', body),
    path('M-5.300 -.9V-4.080H-4.900V-.9Z', dark),
    path('M-8.500 -.8V-2.050L-8 -3.050Q-7.850 -3.300 -7.500 -3.300H-6.200V-.8Z', body),
    path('M-8 -2.100L-7.650 -2.950Q-7.600 -3.050 -7.450 -3.050H-6.800V-2.100Z', glass),
    path('M-7.700 -3.280L-6.700 -4Q-6.500 -4.080 -6.300 -4.050V-3.300Z', light),
    rect(-8.1, -3.2, 0.9, 0.14, dark),
    path('M-10.900 -.75V-1.500Q-10.850 -1.950 -10.400 -2L-8.400 -2.120V-.75Z', body),
    path('M-10.880 -1.620Q-10.800 -1.950 -10.400 -2L-8.400 -2.120V-1.900L-10.200 -1.740Z', light),
    rect(-10.95, -1.7, 0.22, 0.85, chrome),
    rect(-11.05, -0.72, 1.5, 0.3, chrome),
    ellipse(-10.45, -1.25, 0.24, 0.17, '#fff6d8'),
    rect(-6.72, -2, 0.05, 1.1, dark),
    rect(-7.9, -1.98, 0.05, 1.1, dark),
    rect(-7.2, -1.75, 0.34, 0.08, chrome),
    rect(-6.3, -2.9, 0.7, 0.5, glass),
    rect(-6.58, -4.75, 0.2, 3.6, chrome),
    rect(-6.58, -4.75, 0.07, 3.6, '#fffaf0'),
    rect(-8.72, -2.75, 0.12, 0.6, chrome),
    path('M-6.900 -.95h1.900v.5h-1.900Z', chrome),
    path('M-6.900 -.6h1.900v.15h-1.900Z', '#5f6d6f'),
    path('M-10.250 -.7a.72 .72 0 0 1 1.440 0Z', '#14201d'),
    path('M-4.900 -1.080H-1.700', 'none', `stroke="${dark}" stroke-width=".16"`),
    wheel(-9.53),
    wheel(-4.05),
    wheel(-2.85),
    wheel(8.1),
    wheel(9.3),
  ].join('');
}

/** A tall delivery van, 6 m long. */
export function deliveryVan(body: string, glass: string): string {
  const dark = mix(body, '#14201d', 0.32);
  return [
    ellipse(0, -0.01, 3.2, 0.16, '#14201d', 'opacity=".38"'),
    path(
      'M-2.950 -.4V-1.200Q-2.900 -1.450 -2.600 -1.520L-2.050 -1.620L-1.450 -2.450Q-1.300 -2.680 -.95 -2.700H2.800Q3 -2.700 3 -2.450V-.4Z',
      body,
    ),
    path('M-2.950 -.4V-.8H3V-.4Z', dark),
    path('M-.95 -2.700H2.800Q3 -2.700 3 -2.450V-2.400H-1.300Q-1.200 -2.680 -.95 -2.700Z', mix(body, '#fffaf0', 0.55)),
    path('M-1.880 -1.640L-1.330 -2.380Q-1.250 -2.480 -1.100 -2.480H-.5V-1.640Z', glass),
    rect(-0.36, -2.3, 0.05, 1.75, dark),
    rect(-1.95, -1.6, 0.04, 1, dark),
    rect(1.5, -2.3, 0.05, 1.6, dark),
    rect(-0.2, -1.3, 0.3, 0.07, dark),
    rect(-0.36, -1.05, 3.36, 0.16, mix(body, '#e3b04b', 0.8)),
    rect(-2.92, -1.22, 0.3, 0.24, '#fff3cf'),
    rect(2.9, -1.5, 0.1, 0.5, '#b4532a'),
    rect(-3.02, -0.52, 0.5, 0.16, '#3a4648'),
    path('M-2.330 -.4a.5 .5 0 0 1 1 0ZM1.450 -.4a.5 .5 0 0 1 1 0Z', '#14201d'),
    wheel(-1.83, 0.38),
    wheel(1.95, 0.38),
  ].join('');
}

/** A family car or an SUV, 4.6 m long. */
export function carSide(body: string, glass: string): string {
  return [
    ellipse(0, -0.01, 2.5, 0.13, '#14201d', 'opacity=".35"'),
    path(
      'M-2.300 -.35V-.75Q-2.250 -.98 -1.900 -1.020L-1.150 -1.100L-.5 -1.580Q-.35 -1.660 -.1 -1.660H1.300Q1.600 -1.660 1.800 -1.350L2.050 -1.020Q2.300 -.95 2.300 -.7V-.35Z',
      body,
    ),
    path(
      'M-.9 -1.100L-.38 -1.480Q-.3 -1.540 -.1 -1.540H.4V-1.100ZM.52 -1.100V-1.540H1.250Q1.430 -1.540 1.550 -1.350L1.700 -1.100Z',
      glass,
    ),
    rect(-2.28, -0.86, 0.22, 0.16, '#fff3cf'),
    rect(2.18, -0.9, 0.12, 0.22, '#b4532a'),
    wheel(-1.4, 0.34),
    wheel(1.45, 0.34),
  ].join('');
}
