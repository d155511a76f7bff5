/** Those who meet in the arrivals hall: grandparents, their grandchild, the parents, and the luggage. */
import { figure, type Pose, poses } from './figures.ts';
import { mix } from './palette.ts';
import { ellipse, linear, path, place, polygon, rect, stroke } from './svg.ts';

const height = 800;

const scale = 172;

/** A shadow towards the viewer, fanning away from the sun. */
function shadow(x: number, y: number, wide: number): string {
  const away = (x - 640) * 0.32;
  return polygon(
    [
      [x - wide, y - 2],
      [x + wide, y - 2],
      [x + away + wide * 1.5, height + 10],
      [x + away - wide * 1.1, height + 10],
    ],
    'url(#shade)',
  );
}

const bending: Pose = {
  hip: [-0.1, -0.82],
  neck: [0.22, -1.22],
  arms: [
    [
      [0.42, -0.98],
      [0.7, -0.98],
    ],
    [
      [0.38, -0.92],
      [0.66, -0.84],
    ],
  ],
  legs: [
    [
      [-0.16, -0.44],
      [-0.24, -0.03],
    ],
    [
      [0.08, -0.42],
      [-0.02, -0.03],
    ],
  ],
};

const waving: Pose = {
  ...poses.standing,
  arms: [
    [
      [0.32, -1.34],
      [0.44, -1.64],
    ],
    [
      [-0.2, -1.12],
      [-0.34, -0.92],
    ],
  ],
};

/** A child of five: short legs, arms thrown open. */
const running: Pose = {
  hip: [0, -0.66],
  neck: [0.14, -1.08],
  arms: [
    [
      [0.38, -1.08],
      [0.58, -1.26],
    ],
    [
      [0.3, -0.9],
      [0.52, -0.84],
    ],
  ],
  legs: [
    [
      [-0.2, -0.42],
      [-0.5, -0.3],
    ],
    [
      [0.24, -0.42],
      [0.3, -0.04],
    ],
  ],
};

const welcoming: Pose = {
  ...poses.standing,
  arms: [
    [
      [0.34, -1.24],
      [0.52, -1.46],
    ],
    [
      [-0.16, -1.12],
      [-0.2, -0.86],
    ],
  ],
};

/** Both hands before the chest. */
const clasping: Pose = {
  ...poses.standing,
  arms: [
    [
      [0.22, -1.08],
      [0.32, -1.18],
    ],
    [
      [0.02, -1.06],
      [0.28, -1.14],
    ],
  ],
};

/** Backlit: every colour leans towards the dusk of the hall. */
const dusk = (colour: string, share = 0.28) => mix(colour, '#2b1d18', share);

export const skin = dusk('#9a6844', 0.2);

export function cart(): string {
  const bag = (x: number, y: number, w: number, h: number, colour: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${colour}"/>` +
    rect(x + 4, y + 3, w - 8, 2, '#f6d59a', 'opacity=".5"') +
    rect(x + w * 0.2, y + 3, 3, h - 6, '#14201d', 'opacity=".22"') +
    rect(x + w * 0.76, y + 3, 3, h - 6, '#14201d', 'opacity=".22"');
  const [x, y] = [266, 700];
  return [
    shadow(x + 60, y, 66),
    stroke(
      [
        [x + 128, y - 14],
        [x + 142, y - 172],
        [x + 168, y - 178],
      ],
      '#3a4446',
      5,
      'stroke-linejoin="round" stroke-linecap="round"',
    ),
    rect(x - 8, y - 18, 140, 7, '#3a4446'),
    ellipse(x + 8, y - 5, 8, 8, '#1b2426'),
    ellipse(x + 118, y - 5, 8, 8, '#1b2426'),
    bag(x - 2, y - 72, 122, 54, '#24524a'),
    bag(x + 6, y - 118, 108, 46, '#8d3f2a'),
    bag(x + 22, y - 150, 70, 32, '#b27f27'),
    path(`M${x + 46} ${y - 150}v-9h24v9`, 'none', 'stroke="#5d4318" stroke-width="3"'),
  ].join('');
}

export function people(): string {
  const at = (x: number, y: number, content: string, mirrored = false, size = 1) =>
    place(x, y, scale * size, content, mirrored);
  // A sari: the skirt to the floor with its border, the end of the cloth over her shoulder.
  const sari = [
    path('M-28 -84Q-46 -44 -46 1H26Q24 -44 10 -80Z', dusk('#a4452b')),
    path('M-8 -80Q-14 -40 -10 -2H-22Q-24 -44 -16 -82Z', dusk('#7c3424'), 'opacity=".8"'),
    path('M-46 -9H26V1H-46Z', dusk('#e3b04b', 0.15)),
    path('M14 -120Q-2 -104 -14 -82Q-30 -66 -36 -34L-48 -38Q-44 -72 -30 -88Q-18 -112 4 -124Z', dusk('#d08a3a', 0.2)),
    path('M-36 -34L-48 -38L-49.500 -31L-37.500 -27Z', dusk('#f2cf7f', 0.15)),
  ].join('');
  const cane = stroke(
    [
      [-34, -92],
      [-40, -92],
      [-42, -4],
    ],
    '#3a2618',
    3.4,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  const flowers = [
    path('M24 -118L34 -96L40 -118Z', '#2f6147'),
    ellipse(26, -123, 6, 6, '#b4532a'),
    ellipse(34, -128, 6, 6, '#e3b04b'),
    ellipse(41, -122, 6, 6, '#c9573d'),
    ellipse(34, -120, 5, 5, '#f2cf7f'),
  ].join('');
  return [
    linear('shade', [
      [0, '#2b1d18', 0.6],
      [1, '#2b1d18', 0.06],
    ]),
    shadow(478, 694, 26),
    shadow(582, 704, 36),
    shadow(784, 704, 18),
    shadow(912, 692, 24),
    shadow(990, 692, 24),
    cart(),
    at(478, 694, figure(waving, { coat: dusk('#4d7266'), legs: dusk('#31383d'), skin, hair: '#cfc6b6' }, cane)),
    at(
      590,
      704,
      figure(bending, { coat: dusk('#b4532a'), legs: dusk('#8d3f2a'), skin, hair: '#b3aa9d' }, sari),
      false,
      0.96,
    ),
    at(
      800,
      704,
      figure(running, { coat: dusk('#e3b04b', 0.12), legs: dusk('#2a6657'), skin, hair: '#1f1713' }),
      true,
      0.76,
    ),
    at(
      990,
      692,
      figure(welcoming, { coat: dusk('#2a5a54'), legs: dusk('#262e33'), skin, hair: '#1a1412' }),
      true,
      1.04,
    ),
    at(
      912,
      694,
      figure(
        clasping,
        { coat: dusk('#7a4456'), legs: dusk('#33333f'), skin, hair: '#1a1412', longHair: true },
        flowers,
      ),
      true,
      0.97,
    ),
  ].join('');
}
