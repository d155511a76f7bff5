/** A kitchen behind its window at dusk: the family at the table, dishes, the cat on the sill. */
import { figure, type Pose, poses } from './figures.ts';
import { clip, ellipse, glow, group, linear, path, place, rect, stroke } from './svg.ts';

/** The window's opening, and the height of the porch's boards at the wall. */
const frame = { left: 118, right: 700, top: 196, bottom: 590 };

const lean: Pose = {
  hip: [0, -0.88],
  neck: [0.1, -1.4],
  arms: [
    [
      [0.24, -1.16],
      [0.42, -1.06],
    ],
    [
      [0.22, -1.1],
      [0.36, -0.98],
    ],
  ],
  legs: poses.standing.legs,
};

/** Dishes on their shelf, a clock without numbers, drawings a child made. */
function kitchen(): string {
  const plates = [0, 1, 2, 3, 4].map(
    (i) =>
      ellipse(196 + i * 40, 290, 16, 16, i % 2 ? '#fbf3e2' : '#cfe0d2') +
      ellipse(196 + i * 40, 290, 9, 9, '#2a6657', 'opacity=".3"'),
  );
  const jars = [0, 1, 2, 3].map(
    (i) =>
      rect(186 + i * 34, 352, 20, 28, ['#b4532a', '#f2cf7f', '#6f9483', '#8d3f2a'][i] ?? '#fff') +
      rect(187 + i * 34, 348, 18, 5, '#6b4a33'),
  );
  const sheets = [
    [560, 262, '#fbf3e2', '#6f9483'],
    [606, 244, '#f6ecd6', '#b4532a'],
    [654, 258, '#fbf3e2', '#e3b04b'],
  ] as const;
  return [
    linear('lamplit', [
      [0, '#f3c678'],
      [0.4, '#ffdf9f'],
      [1, '#eeb766'],
    ]),
    rect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top, 'url(#lamplit)'),
    rect(frame.left, 470, frame.right - frame.left, 130, '#d99f55', 'opacity=".55"'),
    rect(168, 307, 212, 6, '#8a5a34'),
    rect(168, 380, 212, 6, '#8a5a34'),
    ...plates,
    ...jars,
    rect(340, 356, 26, 24, '#fbf3e2'),
    path('M366 362q11 2 0 14', 'none', 'stroke="#fbf3e2" stroke-width="3"'),
    ...sheets.map(
      ([x, y, paper, ink]) =>
        rect(x, y, 34, 42, paper) +
        path(`M${x + 6} ${y + 32}l9 -16l6 8l5 -6l4 14Z`, ink, 'opacity=".8"') +
        ellipse(x + 25, y + 11, 4, 4, ink, 'opacity=".7"'),
    ),
  ].join('');
}

function family(): string {
  const skin = '#c98f66';
  const book =
    path('M26 -92Q36 -100 46 -92Q56 -100 66 -92V-76Q56 -83 46 -76Q36 -83 26 -76Z', '#fbf3e2') +
    path('M46 -92V-76', 'none', 'stroke="#b98d5d" stroke-width="1.400"');
  const chair = (x: number) =>
    rect(x - 5, 470, 10, 150, '#7d4e2c') +
    rect(x - 26, 470, 52, 9, '#7d4e2c') +
    rect(x - 22, 470, 5, 120, '#7d4e2c') +
    rect(x + 17, 470, 5, 120, '#7d4e2c');
  const table = [
    rect(196, 552, 440, 14, '#a5693a'),
    rect(196, 552, 440, 4, '#e0a865'),
    rect(226, 566, 16, 40, '#7d4e2c'),
    rect(590, 566, 16, 40, '#7d4e2c'),
    ellipse(430, 549, 36, 6, '#f6ecd6'),
    ellipse(418, 541, 9, 8, '#b4532a'),
    ellipse(434, 540, 9, 8, '#c9a23c'),
    ellipse(446, 543, 8, 7, '#8d3f2a'),
    rect(536, 536, 15, 16, '#2a6657'),
    path('M551 540q8 2 0 9', 'none', 'stroke="#2a6657" stroke-width="2.600"'),
    rect(340, 538, 14, 14, '#fbf3e2'),
  ].join('');
  return [
    place(
      600,
      716,
      206,
      figure(lean, { coat: '#3f7a66', legs: '#2a3a3c', skin, hair: '#3a2418', longHair: true }),
      true,
    ),
    chair(222),
    chair(494),
    place(238, 700, 200, figure(poses.seated, { coat: '#8d3f2a', legs: '#26343a', skin, hair: '#2b1d16' }, book)),
    place(
      478,
      660,
      142,
      figure(poses.seated, { coat: '#e3b04b', legs: '#2a4a52', skin: '#d39c73', hair: '#5a3a22', longHair: true }),
      true,
    ),
    table,
    // The lamp over the table.
    stroke(
      [
        [409, 190],
        [409, 322],
      ],
      '#5d3f2a',
      3,
    ),
    glow(
      409,
      366,
      210,
      [
        [0, '#fffbe8', 0.95],
        [0.3, '#fff0c4', 0.45],
        [1, '#fff0c4', 0],
      ],
      'pendant',
    ),
    path('M363 362Q370 322 409 320Q448 322 455 362Z', '#1d4a40'),
    path('M363 362Q370 322 409 320Q386 326 380 362Z', '#3f7a66'),
    ellipse(409, 362, 46, 6, '#fffbe8'),
  ].join('');
}

export function window(): string {
  const { left, right, top, bottom } = frame;
  const trim = '#f6efdf';
  const third = (right - left) / 3;
  return [
    clip('pane', `M${left} ${top}H${right}V${bottom}H${left}Z`),
    group([kitchen(), family(), curtains()], 'clip-path="url(#pane)"'),
    rect(left - 18, top - 20, right - left + 36, 22, trim),
    rect(left - 26, top - 28, right - left + 52, 12, '#e3dccb'),
    rect(left - 18, top, 18, bottom - top + 10, trim),
    rect(right, top, 18, bottom - top + 10, trim),
    rect(left - 18, top, 4, bottom - top, '#b9bcb4'),
    rect(right + 14, top, 4, bottom - top, '#8fa0a6'),
    ...[1, 2].map((i) => rect(left + third * i - 5, top, 10, bottom - top, trim)),
    rect(left, top + 106, right - left, 8, trim),
    rect(left - 30, bottom, right - left + 60, 16, '#fbf6ea'),
    rect(left - 30, bottom + 13, right - left + 60, 5, '#a9ada6'),
  ].join('');
}

function curtains(): string {
  const { left, right, top, bottom } = frame;
  return [
    path(`M${left} ${top}h96q-6 170 -58 240q-20 30 -38 36Z`, '#fff6df', 'opacity=".7"'),
    path(`M${right} ${top}h-96q6 170 58 240q20 30 38 36Z`, '#fff6df', 'opacity=".7"'),
    path(`M${left} ${top}h34q-2 160 -34 230ZM${right} ${top}h-34q2 160 34 230Z`, '#e0b878', 'opacity=".35"'),
    // The cat keeps watch on the sill.
    path(
      `M640 ${bottom}Q632 ${bottom - 34} 646 ${bottom - 46}L643 ${bottom - 64}L652 ${bottom - 57}Q658 ${bottom - 60} 664 ${bottom - 57}L672 ${bottom - 65}L671 ${bottom - 46}Q688 ${bottom - 28} 682 ${bottom}Z`,
      '#4a3226',
    ),
    path(`M682 ${bottom - 4}q14 -4 10 -22`, 'none', 'stroke="#4a3226" stroke-width="5" stroke-linecap="round"'),
  ].join('');
}
