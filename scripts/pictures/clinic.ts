/** A clinic of one storey from the front: its rooms behind glass, its flat roofs under snow. In pixels. */
import { type Dress, figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { mix, palette } from './palette.ts';
import { noise } from './random.ts';
import { clip, ellipse, group, type Point, path, place, polygon, rect } from './svg.ts';

export const ground = 612;

export const snow = '#f2f5f5';

/** Snow lying along a roof's edge from left to right, uneven below. */
function cap(left: number, right: number, y: number, thick: number, seed: number): string {
  const wave = noise(seed, 2);
  const lower: Point[] = [];
  for (let x = right; x >= left; x -= 14) lower.push([x, y + thick * (0.25 + 0.3 * wave(x / 46))]);
  return polygon(
    [[left, y - thick * 0.6], [left + 10, y - thick], [right - 10, y - thick], [right, y - thick * 0.6], ...lower],
    snow,
  );
}

const scrubs = (coat: string, skin: string, hair: string): Dress => ({
  coat,
  legs: mix(coat, '#14201d', 0.18),
  skin,
  hair,
});

/** What a room shows behind its glass, cut to the pane. */
function room(id: string, [left, top, right, foot]: readonly [number, number, number, number], inside: string): string {
  return [
    rect(left - 7, top - 7, right - left + 14, foot - top + 14, '#23363a'),
    clip(id, `M${left} ${top}H${right}V${foot}H${left}Z`),
    group(
      [
        rect(left, top, right - left, foot - top, 'url(#room)'),
        inside,
        shape([left, foot, left + 90, top, left + 130, top, left + 40, foot], '#fff', 'opacity=".12"'),
      ],
      `clip-path="url(#${id})"`,
    ),
  ].join('');
}

/** An examining room: the bed with its paper, somebody on it, a doctor, a lamp on its arm, a chart of bars. */
function examining(): string {
  const floor = 604;
  return [
    rect(186, 448, 44, 60, '#fbf6e8'),
    ...[456, 468, 479, 489, 498].map((y, i) => rect(208 - (17 - i * 2.6), y, 34 - i * 5.2, 5 - i * 0.6, '#7d8a86')),
    path('M232 592V440H286L304 468', 'none', 'stroke="#8f9a98" stroke-width="4"'),
    path('M288 474L300 454L328 472L314 492Z', '#cdd6d3'),
    shape([290, 476, 316, 492, 320, 560, 250, 560], '#fffdf0', 'opacity=".5"'),
    rect(244, 556, 118, 14, '#4f8a7c'),
    rect(244, 552, 118, 6, '#fbf9f0'),
    path('M246 556L222 526L232 520L262 552Z', '#4f8a7c'),
    rect(262, 570, 82, 36, '#dcd2bb'),
    rect(270, 578, 30, 12, '#c5b99d'),
    rect(306, 578, 30, 12, '#c5b99d'),
    place(
      318,
      552 + 43,
      92,
      figure(
        {
          ...poses.seated,
          arms: [
            [
              [0.1, -0.82],
              [0.2, -0.6],
            ],
            [
              [-0.02, -0.8],
              [0.12, -0.58],
            ],
          ],
        },
        { coat: '#d98f6a', legs: '#5a6a74', skin: '#c98d63', hair: '#5a3620' },
      ),
    ),
    place(
      412,
      floor + 8,
      98,
      figure(
        poses.holding,
        { coat: '#fdfbf4', legs: '#3d4f57', skin: '#8a5a3e', hair: '#17110e', longHair: true },
        rect(22, -132, 20, 26, '#b98a55') + rect(24, -129, 16, 20, '#fdfbf4'),
      ),
      true,
    ),
  ].join('');
}

/** The front hall behind the glass: a desk, who works at it, pendants, a plant. */
function reception(): string {
  return [
    rect(480, 392, 330, 26, '#e9c98f', 'opacity=".5"'),
    rect(500, 436, 110, 92, '#d8a868', 'opacity=".5"'),
    ...Array.from({ length: 11 }, (_, i) => rect(504 + i * 10, 436, 4, 92, '#b98246', 'opacity=".5"')),
    place(556, 628, 96, figure(poses.seated, scrubs('#3f8a7c', '#e0ab82', '#7a4f2c'))),
    path('M502 536H628Q636 536 636 544V610H502Z', '#c79a62'),
    rect(498, 530, 142, 9, '#f6efe0'),
    rect(598, 506, 5, 24, '#3d4f57'),
    rect(584, 494, 34, 24, '#3d4f57'),
    ...[520, 570, 620].map(
      (x, i) =>
        line([x, 370, x, 424], '#8a6a44', 1.6) +
        path(`M${x - 13} 438Q${x} 412 ${x + 13} 438Z`, palette.spruceMid) +
        halo(`pendant-${i}`, x, 442, 46, { colour: '#fff0c4', opacity: 0.4, heart: ['#fffdf0', 0.95, 0.3] }),
    ),
  ].join('');
}

/** Waiting: chairs, somebody with a child, a fig in a pot. */
function waiting(): string {
  const chair = (x: number) =>
    rect(x - 24, 560, 46, 7, '#4f8a7c') +
    rect(x - 26, 522, 6, 44, '#4f8a7c') +
    rect(x - 22, 566, 4, 40, '#5a6a6c') +
    rect(x + 16, 566, 4, 40, '#5a6a6c');
  return [
    rect(940, 440, 74, 50, '#fbf6e8'),
    path('M946 484L966 462L978 474L992 454L1008 484Z', '#6f9483'),
    ellipse(960, 452, 5, 5, '#e3b04b'),
    ...[892, 962, 1032].map(chair),
    place(
      888,
      602,
      92,
      figure(
        poses.seated,
        { coat: '#b4532a', legs: '#3d4f57', skin: '#e0ab82', hair: '#4a2f1e', longHair: true },
        rect(28, -92, 20, 14, '#f6efe0'),
      ),
    ),
    place(962, 590, 66, figure(poses.seated, { coat: '#e3b04b', legs: '#4d6f80', skin: '#e0ab82', hair: '#7a4f2c' })),
    path('M1054 606v-26h30v26Z', '#c9805a'),
    ...[-24, -12, 0, 12, 22].map((lean, i) =>
      path(
        `M1069 582Q${1069 + lean * 0.4 - 6} ${548} ${1069 + lean} ${520 + Math.abs(lean) * 0.8}Q${1069 + lean + 6} ${556} 1069 582Z`,
        i % 2 ? '#3f7a5e' : '#5d8a58',
      ),
    ),
  ].join('');
}

export function building(): string {
  const slats = Array.from({ length: 36 }, (_, i) => rect(826 + i * 8.2, 424, 2, 188, '#5a3a24', 'opacity=".35"'));
  return [
    ellipse(620, ground + 6, 520, 12, '#5f7886', 'opacity=".35"'),
    // The wing with the examining room, plastered; the wing where people wait, clad in cedar.
    rect(136, 410, 350, ground - 410, '#e6e2d8'),
    rect(136, 410, 350, 40, '#14201d', 'opacity=".12"'),
    rect(820, 410, 300, ground - 410, '#a8713f'),
    ...slats,
    rect(820, 410, 300, 40, '#14201d', 'opacity=".16"'),
    rect(136, ground - 16, 350, 16, '#a5a49c'),
    rect(820, ground - 16, 300, 16, '#8f8a80'),
    room('exam', [176, 440, 446, 590], examining()),
    rect(310, 433, 5, 164, '#23363a'),
    room('wait', [858, 440, 1090, 590], waiting()),
    rect(972, 433, 5, 164, '#23363a'),
    rect(168, 597, 286, 8, snow),
    rect(850, 597, 248, 8, snow),
    // Flat roofs, their edges dark, snow on them.
    rect(120, 394, 380, 20, '#3d4a4c'),
    rect(806, 394, 332, 20, '#3d4a4c'),
    cap(118, 500, 396, 16, 4),
    cap(806, 1140, 396, 16, 9),
    // The front hall, taller, all glass.
    rect(472, 330, 350, ground - 330, palette.spruceMid),
    room('hall', [486, 362, 808, 612], reception()),
    ...[486, 640, 724, 808].map((x) => rect(x - 3, 362, 6, 250, '#23363a')),
    rect(486, 428, 322, 6, '#23363a'),
    // Sliding doors, a bar of light over them.
    rect(643, 434, 162, 178, '#ffe9b8', 'opacity=".35"'),
    rect(652, 520, 4, 40, '#f6efe0'),
    rect(716, 520, 4, 40, '#f6efe0'),
    rect(729, 520, 4, 40, '#f6efe0'),
    rect(640, 606, 170, 7, '#8f8a80'),
    rect(452, 312, 392, 24, '#23363a'),
    rect(452, 330, 392, 6, '#ffe9b8'),
    cap(450, 846, 314, 20, 14),
    // A canopy over the doors on two slim posts.
    rect(616, 424, 250, 12, '#23363a'),
    cap(614, 868, 426, 13, 21),
    rect(622, 434, 238, 4, '#fff3cf'),
    rect(852, 434, 7, 182, '#23363a'),
    halo('canopy', 736, 452, 150, { colour: '#fff3cf', opacity: 0.6, squash: 0.5 }),
  ].join('');
}
