/** Small figures in metres, standing at the origin: enough to say that somebody lives here. */
import { ellipse, path, rect } from './svg.ts';

/** Somebody walking, seen from the side, 1.7 m tall. */
export function walker(coat: string, trousers: string, skin: string, hair: string): string {
  return [
    ellipse(0, 0, 0.5, 0.06, '#14201d', 'opacity=".3"'),
    path('M-.08 -.85L-.3 -.04H-.44L-.24 -.86ZM.02 -.86L.22 -.42L.2 -.02H.36L.38 -.46L.2 -.88Z', trousers),
    path('M-.3 -.02h-.2q0 -.1 .14 -.1ZM.36 0h.22q0 -.1 -.2 -.12Z', '#1b2426'),
    path('M-.26 -.8Q-.3 -1.38 -.04 -1.42Q.24 -1.42 .26 -.8Z', coat),
    path(
      'M-.02 -1.32Q.16 -1.1 .34 -.92L.26 -.84Q.02 -1 -.1 -1.2Z',
      coat,
      'stroke="#14201d" stroke-width=".015" stroke-opacity=".3"',
    ),
    ellipse(0.03, -1.56, 0.13, 0.15, skin),
    path('M-.12 -1.54Q-.14 -1.74 .04 -1.74Q.18 -1.73 .17 -1.62Q.02 -1.64 -.02 -1.5Q-.08 -1.46 -.12 -1.54Z', hair),
  ].join('');
}

/** A dog on its way, 0.9 m long. */
export function dog(coat: string): string {
  return [
    ellipse(0, 0, 0.5, 0.05, '#14201d', 'opacity=".3"'),
    path(
      'M-.4 -.5Q-.1 -.58 .26 -.52L.34 -.7L.46 -.74L.62 -.62L.6 -.54L.46 -.52Q.42 -.36 .32 -.32L.36 0H.27L.2 -.3H-.2L-.3 -.16L-.26 0H-.36L-.4 -.2Q-.46 -.36 -.4 -.5Z',
      coat,
    ),
    path('M-.38 -.48Q-.58 -.6 -.6 -.78', 'none', `stroke="${coat}" stroke-width=".07" stroke-linecap="round"`),
    rect(0.28, -0.62, 0.07, 0.14, '#b4532a'),
  ].join('');
}
