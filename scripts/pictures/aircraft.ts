/** An airliner from its side, in metres, nose to the left; 39 m long. */
import { mix } from './palette.ts';
import { ellipse, path, rect } from './svg.ts';

type Livery = { body: string; belly: string; tail: string; glass: string; metal: string };

const line = (data: string, colour: string, width: number, opacity = 1) =>
  path(data, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"`);

function hull({ body, belly, tail, glass }: Livery): string {
  const windows = Array.from({ length: 27 }, (_, i) => rect(-12.2 + i * 0.9, -4.35, 0.42, 0.62, glass));
  return [
    // The far stabiliser, then the fin with a second colour along its leading edge.
    path('M14.6 -5L18.6 -6.500L20 -6.500L17.6 -4.800Z', mix(belly, '#14201d', 0.25)),
    path('M10.4 -5.500L16 -12.200H19.4L17.9 -5Z', tail),
    path('M10.4 -5.500L16 -12.200H17L12.600 -5.500Z', mix(tail, '#e3b04b', 0.75)),
    path(
      'M-19 -3.300Q-17.600 -5.500 -14.200 -5.600H12Q16.500 -5.500 19.600 -4.900L19.700 -4.500Q14 -2.200 9 -1.700H-14.500Q-18.400 -1.800 -19 -3.300Z',
      body,
    ),
    path(
      'M-18.950 -3.200Q-10 -2.600 4 -2.700Q13 -2.900 18.600 -4Q13.600 -2.200 9 -1.700H-14.500Q-18.300 -1.800 -18.950 -3.200Z',
      belly,
    ),
    path('M-17.700 -4.400Q-16.700 -5.100 -15.600 -5.200L-15.500 -4.500Z', glass),
    ...windows,
    rect(-13.9, -4.7, 0.9, 1.9, belly),
    rect(12.6, -4.7, 0.8, 1.7, belly),
    path('M15.200 -4.600L20.900 -5.500L21.900 -5.400L18.400 -4Z', mix(body, belly, 0.4)),
  ].join('');
}

function engine(x: number, y: number, { metal, belly }: Livery): string {
  return [
    path(
      `M${x - 2} ${y - 0.95}Q${x} ${y - 1.1} ${x + 1.7} ${y - 0.7}L${x + 2.5} ${y - 0.2}V${y + 0.3}L${x + 1.7} ${y + 0.6}Q${x} ${y + 0.95} ${x - 2} ${y + 0.8}Z`,
      metal,
    ),
    ellipse(x - 2, y - 0.08, 0.35, 0.88, '#2b3a40'),
    path(
      `M${x - 2} ${y + 0.2}H${x + 2.3}L${x + 1.7} ${y + 0.6}Q${x} ${y + 0.95} ${x - 2} ${y + 0.8}Z`,
      belly,
      'opacity=".7"',
    ),
  ].join('');
}

/** Standing on its wheels at the origin. */
export function parkedAircraft(livery: Livery): string {
  const wheel = (x: number, r: number) =>
    ellipse(x, -r, r, r, '#1b2426') + ellipse(x, -r, r * 0.45, r * 0.45, '#98a3a3');
  return [
    ellipse(0, 0, 18, 0.5, '#14201d', 'opacity=".3"'),
    line('M-13.800 -1.800V-.5M1.800 -1.800V-.6M3.400 -1.800V-.6', '#6f7a7c', 0.22),
    wheel(-13.8, 0.42),
    wheel(1.8, 0.58),
    wheel(3.4, 0.58),
    hull(livery),
    path(
      'M-5.500 -2.500L1.500 -2.900L8.800 -1.900L10.400 -1.700L9.200 -1.500Q0 -1.700 -5.500 -2.500Z',
      mix(livery.body, livery.belly, 0.75),
    ),
    path('M8.800 -1.900L10.500 -4.200H11.100L10.200 -1.700Z', livery.tail),
    engine(-3.2, -1.25, livery),
  ].join('');
}

/** Climbing away, wheels up, seen from a little below. */
export function flyingAircraft(livery: Livery): string {
  return [
    path('M-4 -4.600L7.500 -10.400L9.600 -10.300L4 -4.600Z', mix(livery.belly, '#fff3d8', 0.2)),
    hull(livery),
    path('M-6.500 -2.700L3.500 -2.500L14 2.700L11.200 3Q2 .2 -6.500 -2.700Z', mix(livery.body, livery.belly, 0.7)),
    path('M-6.500 -2.700L11.200 3L12.200 2.880Q3 -.6 -4.200 -2.660Z', livery.body),
    path('M11.200 3L14 2.700L15.200 .7L14.600 .7Z', livery.tail),
    engine(-1.6, -0.75, livery),
  ].join('');
}
