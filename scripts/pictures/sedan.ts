/** A car of four doors on a wet night. */
import { halo, line, shape } from './flat.ts';
import { clip, ellipse, path, rect } from './svg.ts';

/** A sedan facing left, in centimetres, its wheels on the origin's line. */
export function sedan(): string {
  const wheel = (x: number) =>
    [
      ellipse(x, -32, 41, 41, '#0a1418'),
      ellipse(x, -33, 33, 33, '#141d20'),
      ellipse(x, -33, 21, 21, '#7f8f90'),
      ...[0, 60, 120].map((turn) => rect(x - 20, -35, 40, 4, '#2a383b', `transform="rotate(${turn} ${x} -33)"`)),
      ellipse(x, -33, 5, 5, '#c8d0cd'),
    ].join('');
  return [
    path(
      'M-236 -36Q-242 -62 -228 -74Q-196 -86 -132 -92L-70 -134Q-48 -147 -10 -148H46Q88 -147 118 -130L176 -98Q222 -94 234 -82Q242 -60 236 -36Q232 -26 220 -26H-222Q-234 -26 -236 -36Z',
      'url(#paint)',
    ),
    path(
      'M-236 -36Q-238 -48 -236 -54H237Q238 -46 236 -36Q232 -26 220 -26H-222Q-234 -26 -236 -36Z',
      '#0a1f1c',
      'opacity=".6"',
    ),
    // The cabin: dark, but for what the phone lights.
    path('M-118 -92L-66 -128Q-50 -139 -14 -139V-92Z', '#142a33'),
    path('M-4 -92V-139H44Q82 -138 108 -123L152 -96V-92Z', '#142a33'),
    clip('cabin', 'M-118 -92L-66 -128Q-50 -139 -14 -139V-92Z'),
    clip('cabin-back', 'M-4 -92V-139H44Q82 -138 108 -123L152 -96V-92Z'),
    '<g clip-path="url(#cabin)">',
    halo('dash', -78, -102, 62, { colour: '#8fe0cf', opacity: 0.55, heart: ['#c9fff0', 0.95, 0.2] }),
    path('M-8 -92Q-14 -122 -2 -128Q16 -124 12 -92Z', '#0c1a1f'),
    path('M-60 -84Q-58 -108 -36 -110Q-14 -110 -12 -84Z', '#31463f'),
    ellipse(-36, -121, 11, 13, '#a06a4a'),
    path('M-48 -120Q-50 -136 -34 -136Q-20 -134 -24 -112Q-30 -124 -48 -120Z', '#17110e'),
    line([-58, -96, -84, -99], '#31463f', 9, 'stroke-linecap="round"'),
    '</g>',
    rect(-85, -113, 5, 13, '#eafffa'),
    '<g clip-path="url(#cabin-back)">',
    path('M78 -92Q74 -122 86 -126Q102 -122 98 -92Z', '#0c1a1f'),
    shape([20, -92, 62, -140, 82, -140, 44, -92], '#9fc0c4', 'opacity=".22"'),
    '</g>',
    path(
      'M-124 -93L-70 -132Q-50 -145 -10 -146H46Q86 -145 116 -128L172 -98',
      'none',
      'stroke="#9fd0c0" stroke-width="2.6" opacity=".75"',
    ),
    path('M-228 -73Q-196 -86 -132 -91H170Q220 -93 232 -82', 'none', 'stroke="#7fc0aa" stroke-width="2.6" opacity=".6"'),
    path(
      'M-9 -92V-30M86 -92Q84 -60 100 -44M-112 -90Q-118 -60 -104 -30',
      'none',
      'stroke="#0a1f1c" stroke-width="1.6" opacity=".7"',
    ),
    rect(-36, -80, 20, 4, '#8fc0b0'),
    rect(58, -80, 20, 4, '#8fc0b0'),
    path('M-112 -92l-14 -3q-4 -12 10 -12h8Z', '#1d4a40'),
    path('M-236 -66Q-226 -76 -206 -78L-200 -66Q-220 -60 -237 -58Z', '#fff6da'),
    path('M237 -66Q236 -78 228 -84L204 -88L208 -72Z', '#ff6a4a'),
    wheel(-146),
    wheel(146),
  ].join('');
}
