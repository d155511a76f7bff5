/** People large enough to have elbows, in metres, standing at the origin and facing right; the pose is a skeleton. */
import { mix } from './palette.ts';
import { ellipse, group, type Point, path, stroke } from './svg.ts';

/** Elbow and hand, or knee and foot. */
type Limb = readonly [Point, Point];

export type Pose = { hip: Point; neck: Point; arms: readonly [Limb, Limb]; legs: readonly [Limb, Limb] };

export type Dress = {
  coat: string;
  legs: string;
  skin: string;
  hair: string;
  hat?: { shape: 'hard' | 'toque'; colour: string };
  longHair?: boolean;
  skirt?: boolean;
  /** A safety vest's bands. */
  bands?: string;
};

export const poses = {
  standing: {
    hip: [0, -0.86],
    neck: [0.01, -1.4],
    arms: [
      [
        [-0.2, -1.12],
        [-0.14, -0.84],
      ],
      [
        [0.18, -1.12],
        [0.16, -0.84],
      ],
    ],
    legs: [
      [
        [-0.1, -0.45],
        [-0.11, -0.03],
      ],
      [
        [0.08, -0.45],
        [0.1, -0.03],
      ],
    ],
  },
  /** One hand holds something at the height of the chest. */
  holding: {
    hip: [0, -0.86],
    neck: [0.02, -1.4],
    arms: [
      [
        [-0.16, -1.12],
        [-0.08, -0.86],
      ],
      [
        [0.04, -1.08],
        [0.29, -1.2],
      ],
    ],
    legs: [
      [
        [-0.09, -0.45],
        [-0.12, -0.03],
      ],
      [
        [0.1, -0.45],
        [0.1, -0.03],
      ],
    ],
  },
  walking: {
    hip: [0, -0.86],
    neck: [0.06, -1.4],
    arms: [
      [
        [0.22, -1.14],
        [0.36, -0.94],
      ],
      [
        [-0.18, -1.14],
        [-0.26, -0.88],
      ],
    ],
    legs: [
      [
        [-0.12, -0.46],
        [-0.36, -0.06],
      ],
      [
        [0.16, -0.46],
        [0.24, -0.03],
      ],
    ],
  },
  /** Both hands forward on something: a counter, a cart, a chair's handles. */
  pushing: {
    hip: [-0.04, -0.86],
    neck: [0.08, -1.38],
    arms: [
      [
        [0.16, -1.12],
        [0.42, -1],
      ],
      [
        [0.12, -1.1],
        [0.4, -0.98],
      ],
    ],
    legs: [
      [
        [-0.16, -0.46],
        [-0.34, -0.06],
      ],
      [
        [0.12, -0.46],
        [0.14, -0.03],
      ],
    ],
  },
  /** On a seat 0.46 m high. */
  seated: {
    hip: [0, -0.54],
    neck: [0.05, -1.08],
    arms: [
      [
        [0.12, -0.84],
        [0.38, -0.76],
      ],
      [
        [0.1, -0.82],
        [0.34, -0.74],
      ],
    ],
    legs: [
      [
        [0.4, -0.52],
        [0.4, -0.04],
      ],
      [
        [0.44, -0.5],
        [0.48, -0.04],
      ],
    ],
  },
  /** On one knee, reaching down in front. */
  kneeling: {
    hip: [-0.1, -0.4],
    neck: [0.22, -0.82],
    arms: [
      [
        [0.36, -0.56],
        [0.5, -0.26],
      ],
      [
        [0.32, -0.52],
        [0.46, -0.2],
      ],
    ],
    legs: [
      [
        [0.2, -0.42],
        [0.14, -0.04],
      ],
      [
        [0.02, -0.06],
        [-0.36, -0.04],
      ],
    ],
  },
} as const satisfies Record<string, Pose>;

/** Everything below is drawn in centimetres: the elements round to a tenth. */
const cm = ([x, y]: Point): Point => [x * 100, y * 100];

const limb = (from: Point, middle: Point, end: Point, colour: string, width: number) =>
  stroke([from, cm(middle), end], colour, width, 'stroke-linecap="round" stroke-linejoin="round"');

/** The round end of the trouser leg stays above the sole. */
const ankle = ([x, y]: Point): Point => [x * 100, y * 100 - 7];

function hand(at: Point, skin: string): string {
  return ellipse(...cm(at), 5.4, 5.4, skin);
}

function shoe(foot: Point): string {
  const [x, y] = cm(foot);
  return path(`M${x - 8} ${y - 4}h15q13 2 13 7h-28Z`, '#1b2426');
}

function head([x, y]: Point, dress: Dress): string {
  const parts = [
    dress.longHair
      ? path(
          `M${x - 12} ${y - 6}Q${x - 20} ${y + 14} ${x - 13} ${y + 24}Q${x - 2} ${y + 26} ${x + 2} ${y + 8}Z`,
          dress.hair,
        )
      : '',
    ellipse(x, y, 11.2, 13.6, dress.skin),
    path(
      `M${x - 11} ${y + 7}Q${x - 17} ${y - 17} ${x + 1} ${y - 17}Q${x + 13} ${y - 16} ${x + 12} ${y - 6}Q${x + 1} ${y - 8} ${x - 3} ${y + 2}Q${x - 6} ${y + 10} ${x - 11} ${y + 7}Z`,
      dress.hair,
    ),
  ];
  if (dress.hat?.shape === 'hard') {
    parts.push(
      path(
        `M${x - 15} ${y - 6}Q${x - 15} ${y - 23} ${x} ${y - 23}Q${x + 14} ${y - 23} ${x + 14} ${y - 8}L${x + 21} ${y - 5}Z`,
        dress.hat.colour,
      ),
    );
  }
  if (dress.hat?.shape === 'toque') {
    parts.push(
      path(
        `M${x - 14} ${y - 2}Q${x - 16} ${y - 22} ${x} ${y - 23}Q${x + 14} ${y - 22} ${x + 14} ${y - 5}Z`,
        dress.hat.colour,
      ),
      ellipse(x - 2, y - 24, 5, 5, dress.hat.colour),
    );
  }
  return parts.join('');
}

/** Somebody in a pose; `held` is drawn, in centimetres, between the body and the near arm. */
export function figure(pose: Pose, dress: Dress, held = ''): string {
  const [hip, neck] = [cm(pose.hip), cm(pose.neck)];
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  // Up the back from the hip to the neck, and across it.
  const [ux, uy] = [(neck[0] - hip[0]) / length, (neck[1] - hip[1]) / length];
  const at = (up: number, across: number): Point => [hip[0] + ux * up - uy * across, hip[1] + uy * up + ux * across];
  const p = (up: number, across: number) =>
    at(up, across)
      .map((value) => value.toFixed(1))
      .join(' ');
  const far = mix(dress.coat, '#14201d', 0.3);
  const skirt = `M${p(12, -15)}L${p(-42, -25)}Q${p(-46, 0)} ${p(-42, 25)}L${p(12, 15)}Z`;
  const torso = `M${p(-6, -16)}Q${p(length * 0.55, -18)} ${p(length - 12, -19)}Q${p(length - 1, -18)} ${p(length + 2, -5)}L${p(length + 2, 6)}Q${p(length - 1, 16)} ${p(length - 12, 17)}Q${p(length * 0.5, 18)} ${p(-6, 16)}Q${p(-9, 0)} ${p(-6, -16)}Z`;
  return group(
    [
      limb(at(length - 9, 6), pose.arms[0][0], cm(pose.arms[0][1]), far, 11),
      hand(pose.arms[0][1], mix(dress.skin, '#14201d', 0.2)),
      limb(at(0, -4), pose.legs[0][0], ankle(pose.legs[0][1]), mix(dress.legs, '#14201d', 0.3), 15),
      shoe(pose.legs[0][1]),
      limb(at(0, 4), pose.legs[1][0], ankle(pose.legs[1][1]), dress.legs, 16),
      shoe(pose.legs[1][1]),
      dress.skirt ? path(skirt, dress.legs) : '',
      stroke([at(length - 4, 1), at(length + 10, 3)], mix(dress.skin, '#14201d', 0.12), 9),
      path(torso, dress.coat),
      dress.bands
        ? stroke([at(length * 0.3, -17), at(length * 0.3, 17)], dress.bands, 6) +
          stroke([at(length * 0.62, -18), at(length * 0.62, 17)], dress.bands, 6)
        : '',
      head(at(length + 19, 4), dress),
      held,
      limb(at(length - 10, -7), pose.arms[1][0], cm(pose.arms[1][1]), mix(dress.coat, '#fbfaf7', 0.09), 11.5),
      hand(pose.arms[1][1], dress.skin),
    ],
    'transform="scale(.01)"',
  );
}
