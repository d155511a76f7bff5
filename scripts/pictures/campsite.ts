/** A camp for the night: a travel trailer, a canoe drawn up, a fire and the people by it. */
import { figure, poses } from './figures.ts';
import { clip, ellipse, glow, group, linear, path, place, polygon, rect, stroke } from './svg.ts';

/** A rounded travel trailer in metres, its door and windows lit, an awning over the step; 7 m long. */
export function trailer(): string {
  const shell = 'M-3.200 -.55V-1.900Q-3.100 -2.950 -2.100 -3.080H2.300Q3.300 -3 3.400 -1.900V-1Q3.350 -.6 3 -.55Z';
  const pane = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x - 0.07}" y="${y - 0.07}" width="${w + 0.14}" height="${h + 0.14}" rx=".14" fill="#fbf3e2"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx=".1" fill="url(#cosy)"/>`;
  const flags = Array.from({ length: 8 }, (_, i) =>
    ellipse(-2.3 + i * 0.62, -2.28 + Math.sin((i / 7) * Math.PI) * 0.16, 0.055, 0.07, '#fff6d8'),
  );
  return [
    linear('cosy', [
      [0, '#ffedb8'],
      [1, '#f3b958'],
    ]),
    linear('shell', [
      [0, '#fdf6e6'],
      [0.6, '#ece2ca'],
      [1, '#bdb9a8'],
    ]),
    clip('shell-edge', shell),
    ellipse(0, 0, 4.2, 0.2, '#14201d', 'opacity=".4"'),
    path('M3.300 -.75H4.500L4.600 -.6H3.200Z', '#3a4446'),
    rect(4.4, -0.75, 0.1, 0.75, '#3a4446'),
    path(shell, 'url(#shell)'),
    group(
      [
        rect(-3.4, -1.32, 7, 0.85, '#2a6657'),
        path('M-3.400 -1.320H3.600V-1.450H-3.400Z', '#e3b04b'),
        rect(-3.4, -0.72, 7, 0.2, '#1d4a40'),
      ],
      'clip-path="url(#shell-edge)"',
    ),
    pane(-2.55, -2.35, 1.25, 0.78),
    pane(1.35, -2.35, 1.3, 0.78),
    `<rect x="-.62" y="-2.580" width="1.060" height="2.050" rx=".14" fill="#c9c2ac"/><rect x="-.54" y="-2.500" width=".9" height="1.960" rx=".1" fill="#f6ecd6"/>`,
    `<rect x="-.4" y="-2.360" width=".62" height=".76" rx=".08" fill="url(#cosy)"/>`,
    rect(0.2, -1.4, 0.08, 0.2, '#6d5a44'),
    rect(-0.6, -0.36, 1, 0.1, '#4a4038'),
    rect(-0.5, -0.2, 0.8, 0.08, '#4a4038'),
    path('M-1.600 -.55a.62 .62 0 0 1 1.240 0ZM.6 -.55a.62 .62 0 0 1 1.240 0Z', '#14201d'),
    ...[-0.98, 1.22].map((x) => ellipse(x, -0.4, 0.4, 0.4, '#1b2426') + ellipse(x, -0.4, 0.2, 0.2, '#c9cfca')),
    // Awning: stripes that hang towards us, two slim poles, a string of lamps.
    ...Array.from({ length: 12 }, (_, i) =>
      polygon(
        [
          [-2.5 + i * 0.38, -2.98],
          [-2.12 + i * 0.38, -2.98],
          [-2.2 + i * 0.42, -2.45],
          [-2.62 + i * 0.42, -2.45],
        ],
        i % 2 ? '#fbf3e2' : '#b4532a',
      ),
    ),
    rect(-2.62, -2.47, 5.04, 0.09, '#8d3f2a'),
    rect(-2.6, -2.45, 0.06, 2.5, '#8b8f8a'),
    rect(2.33, -2.45, 0.06, 2.5, '#8b8f8a'),
    path('M-2.570 -2.400Q0 -1.950 2.360 -2.400', 'none', 'stroke="#4a4038" stroke-width=".025"'),
    ...flags,
    rect(-0.9, -3.3, 0.8, 0.24, '#c9c6b6'),
  ].join('');
}

/** A canoe drawn up on the stones, paddle across its thwarts. */
export function canoe(x: number, y: number): string {
  return group(
    [
      ellipse(6, 12, 148, 8, '#14201d', 'opacity=".35"'),
      path('M-150 -30Q-132 8 -92 12H92Q134 8 150 -32Q112 -12 0 -11Q-112 -12 -150 -30Z', '#b4532a'),
      path('M-143 -16Q-128 9 -92 12H92Q128 9 143 -18Q120 2 0 3Q-120 2 -143 -16Z', '#7c3424'),
      path('M-150 -30Q-112 -12 0 -11Q112 -12 150 -32Q108 -20 0 -19Q-108 -20 -150 -30Z', '#5a2a20'),
      path('M-150 -30Q-112 -12 0 -11Q112 -12 150 -32', 'none', 'stroke="#e9b07a" stroke-width="3"'),
      stroke(
        [
          [-66, -22],
          [64, -34],
        ],
        '#d9b071',
        4,
        'stroke-linecap="round"',
      ),
      path('M62 -38l34 -8q9 1 7 8l-38 8Z', '#d9b071'),
      rect(-46, -30, 26, 15, '#e3b04b'),
    ],
    `transform="translate(${x} ${y}) rotate(-4)"`,
  );
}

export function fire(x: number, y: number): string {
  const ring = Array.from({ length: 7 }, (_, i) =>
    ellipse(x - 30 + i * 10, y + 4 - Math.abs(i - 3) * -0.4, 7, 5, i % 2 ? '#7d8380' : '#969a92'),
  );
  const smoke = Array.from({ length: 20 }, (_, i) => {
    const rise = i / 19;
    return ellipse(
      x + rise * 34 + Math.sin(rise * 7) * 7,
      y - 44 - rise * 150,
      4 + rise * 15,
      8 + rise * 10,
      '#f4ecdc',
      `opacity="${(0.11 * (1 - rise)).toFixed(3)}"`,
    );
  });
  return [
    glow(
      x,
      y - 14,
      170,
      [
        [0, '#ffcf7a', 0.6],
        [0.4, '#ffb45a', 0.22],
        [1, '#ffb45a', 0],
      ],
      'fire-glow',
      0.6,
    ),
    ...smoke,
    stroke(
      [
        [x - 20, y + 1],
        [x + 17, y - 9],
      ],
      '#4a2d1c',
      6,
      'stroke-linecap="round"',
    ),
    stroke(
      [
        [x + 20, y + 1],
        [x - 16, y - 9],
      ],
      '#5d3a24',
      6,
      'stroke-linecap="round"',
    ),
    path(
      `M${x - 15} ${y - 2}Q${x - 20} ${y - 24} ${x - 4} ${y - 48}Q${x - 2} ${y - 32} ${x + 6} ${y - 38}Q${x + 20} ${y - 20} ${x + 14} ${y - 2}Z`,
      '#f08a3c',
    ),
    path(`M${x - 8} ${y - 2}Q${x - 10} ${y - 16} ${x + 1} ${y - 30}Q${x + 12} ${y - 16} ${x + 8} ${y - 2}Z`, '#ffd98a'),
    ...ring,
  ].join('');
}

/** Two people by the fire in low chairs. */
export function campers(): string {
  const chair = (x: number, y: number, mirrored: boolean, coat: string, hair: string, long: boolean) => {
    const seat = [
      stroke(
        [
          [-28, -92],
          [-18, -44],
          [30, -46],
        ],
        '#24524a',
        8,
        'stroke-linejoin="round" stroke-linecap="round"',
      ),
      stroke(
        [
          [-18, -44],
          [20, -2],
        ],
        '#3a4446',
        3.4,
      ),
      stroke(
        [
          [26, -46],
          [-22, -2],
        ],
        '#3a4446',
        3.4,
      ),
    ].join('');
    const mug = rect(33, -82, 8, 9, '#f6ecd6');
    return place(
      x,
      y,
      76,
      place(0, 0, 0.01, seat) +
        figure(poses.seated, { coat, legs: '#2a3438', skin: '#b98362', hair, longHair: long }, mug),
      mirrored,
    );
  };
  return [
    ellipse(686, 752, 46, 5, '#14201d', 'opacity=".35"'),
    ellipse(878, 754, 46, 5, '#14201d', 'opacity=".35"'),
    chair(692, 752, false, '#8d3f2a', '#2b1d16', true),
    chair(872, 754, true, '#c99a3c', '#5d4330', false),
  ].join('');
}
