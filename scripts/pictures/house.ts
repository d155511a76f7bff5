/** A farmhouse near enough to live in, drawn in metres standing at the origin; 16 m wide, 9 m tall. */
import { palette } from './palette.ts';
import { linear, path, polygon, rect, stroke } from './svg.ts';

const wall = { sun: '#fbf1dc', plain: '#e9e2d0', shade: '#c3c6bd', board: '#b9b7a8' };
const roof = { sun: '#3b7565', plain: palette.spruceLight, shade: palette.spruceMid };
const trim = '#fdfaf1';

/** A sash window with its frame, glazing bars, sill, and curtains drawn back from the lamp. */
function sash(x: number, y: number, width: number, height: number): string {
  const mid = x + width / 2;
  return [
    rect(x - 0.16, y - 0.2, width + 0.32, height + 0.36, trim),
    rect(x, y, width, height, 'url(#lamplight)'),
    path(
      `M${x} ${y}h${width * 0.3}q${-width * 0.04} ${height * 0.6} ${-width * 0.3} ${height * 0.9}Z`,
      '#fff4d6',
      'opacity=".65"',
    ),
    path(
      `M${x + width} ${y}h${-width * 0.3}q${width * 0.04} ${height * 0.6} ${width * 0.3} ${height * 0.9}Z`,
      '#fff4d6',
      'opacity=".65"',
    ),
    rect(mid - 0.05, y, 0.1, height, trim),
    rect(x, y + height / 2 - 0.06, width, 0.12, trim),
    rect(x - 0.28, y + height + 0.14, width + 0.56, 0.14, wall.board),
  ].join('');
}

function boards(x: number, width: number, from: number, to: number): string {
  const lines: string[] = [];
  for (let y = from; y > to; y -= 0.42) lines.push(`M${x} ${y.toFixed(2)}h${width}`);
  return `<path d="${lines.join('')}" stroke="${wall.board}" stroke-width=".05" opacity=".55"/>`;
}

function wing(): string {
  return [
    rect(-11, -3.6, 8.2, 3.6, wall.plain),
    boards(-11, 8.2, -0.5, -3.5),
    sash(-10, -2.75, 1.25, 1.55),
    sash(-5.2, -2.75, 1.25, 1.55),
    // The door stands open a hand's breadth: light on the boards.
    rect(-7.75, -2.75, 1.5, 2.75, trim),
    rect(-7.58, -2.6, 1.16, 2.6, palette.ember),
    rect(-7.36, -2.35, 0.72, 0.85, 'url(#lamplight)'),
    polygon(
      [
        [-11.6, -3.4],
        [-9.6, -6.5],
        [-1.6, -6.5],
        [-2.2, -3.4],
      ],
      roof.plain,
    ),
    polygon(
      [
        [-11.6, -3.4],
        [-9.6, -6.5],
        [-9.3, -6.5],
        [-11.2, -3.4],
      ],
      roof.sun,
    ),
    rect(-8.6, -7.6, 1, 2.1, '#8a4a37'),
    rect(-7.9, -7.6, 0.3, 2.1, '#a86147'),
    rect(-8.75, -7.75, 1.3, 0.25, '#6d3829'),
  ].join('');
}

function veranda(): string {
  const posts = [-11.4, -8.7, -5.9, -3.2].map((x) => rect(x - 0.09, -2.6, 0.2, 2.4, trim));
  const rails = [
    [-11.3, -8.7],
    [-5.9, -3.2],
  ] as const;
  const balusters = rails.flatMap(([from, to]) => {
    const count = Math.round((to - from) / 0.36);
    return Array.from({ length: count }, (_, i) => rect(from + 0.3 + i * 0.36, -1.05, 0.07, 0.85, trim));
  });
  return [
    rect(-11.6, -0.35, 8.7, 0.35, '#a38b6b'),
    rect(-11.6, -0.35, 8.7, 0.1, '#c7ae87'),
    polygon(
      [
        [-12, -2.5],
        [-11.2, -3.5],
        [-2.9, -3.5],
        [-2.9, -2.5],
      ],
      roof.shade,
    ),
    rect(-12, -2.55, 9.1, 0.16, trim),
    ...posts,
    ...rails.map(([from, to]) => rect(from, -1.12, to - from, 0.11, trim)),
    ...balusters,
    polygon(
      [
        [-8.5, 0],
        [-8.2, -0.35],
        [-6.1, -0.35],
        [-5.8, 0],
      ],
      '#b79d77',
    ),
    rect(-8.35, -0.19, 2.4, 0.05, '#8b7453'),
    // A rocking chair and a geranium by the door.
    stroke(
      [
        [-10.1, -0.4],
        [-10.1, -1.3],
      ],
      '#6b4a34',
      0.09,
    ),
    stroke(
      [
        [-10.1, -0.85],
        [-9.5, -0.85],
        [-9.45, -0.4],
      ],
      '#6b4a34',
      0.09,
    ),
    path('M-10.4 -.38q.5 .14 1.2 0', 'none', 'stroke="#6b4a34" stroke-width=".08"'),
    rect(-5.6, -0.72, 0.4, 0.38, '#a55a3a'),
    path('M-5.75 -.72q.1 -.5 .35 -.55q.4 0 .4 .55Z', '#4f7d55'),
    path('M-5.55 -1.15h.1v.1h-.1ZM-5.35 -1.25h.1v.1h-.1ZM-5.25 -1.05h.1v.1h-.1Z', '#c9573d'),
  ].join('');
}

function gable(): string {
  return [
    polygon(
      [
        [-3, 0],
        [-3, -5.6],
        [0.8, -9.2],
        [4.6, -5.6],
        [4.6, 0],
      ],
      wall.sun,
    ),
    boards(-3, 7.6, -0.5, -5.6),
    polygon(
      [
        [-3, 0],
        [-3, -5.6],
        [-1.9, -6.6],
        [-1.9, 0],
      ],
      wall.shade,
      'opacity=".45"',
    ),
    sash(-1.6, -2.9, 1.5, 1.9),
    sash(1.7, -2.9, 1.5, 1.9),
    sash(-1.5, -5.7, 1.25, 1.6),
    sash(1.85, -5.7, 1.25, 1.6),
    rect(0.35, -7.6, 0.9, 0.9, trim),
    rect(0.47, -7.48, 0.66, 0.66, 'url(#lamplight)'),
    polygon(
      [
        [-3.6, -5.1],
        [0.8, -9.3],
        [0.8, -9.85],
        [-3.9, -5.35],
      ],
      roof.shade,
    ),
    polygon(
      [
        [5.2, -5.1],
        [0.8, -9.3],
        [0.8, -9.85],
        [5.5, -5.35],
      ],
      roof.sun,
    ),
    rect(-3, -0.3, 7.6, 0.3, '#9a9a90'),
  ].join('');
}

/** The house itself; its lamps are lit. */
export function house(): string {
  return [
    linear('lamplight', [
      [0, '#ffe9b0'],
      [1, '#f3b958'],
    ]),
    wing(),
    veranda(),
    gable(),
  ].join('');
}
