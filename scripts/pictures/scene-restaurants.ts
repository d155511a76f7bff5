/** Restaurants: a corner place on a winter evening, its windows full of people and lamps, snow coming down. */
import { awning, diners, facade, hanging, shopWindow, upper } from './brick-corner.ts';
import { type Camera, project, scaleAt } from './camera.ts';
import { type Dress, figure, poses } from './figures.ts';
import { halo } from './flat.ts';
import { palette } from './palette.ts';
import { spruce } from './plants.ts';
import { random } from './random.ts';
import { sky, streaks } from './skies.ts';
import { lamp } from './street-furniture.ts';
import { ellipse, linear, path, picture, place, polygon, rect, vertical } from './svg.ts';
import { tower } from './town-blocks.ts';
import { type Wall, wall } from './walls.ts';
import { snowfall } from './weather.ts';

const [width, height] = [1200, 800];

const camera: Camera = { horizon: 560, centre: 600, focal: 1060, eye: 1.75 };

const left = wall(camera, [-8.6, 18.4], [-0.4, 13.2]);

const front = wall(camera, [-0.4, 13.2], [1.7, 13.2]);

const right = wall(camera, [1.7, 13.2], [9.4, 19.4]);

const walls = [left, front, right] as const;

const brick = { left: '#8d4733', front: '#9c523b', right: '#6c3529' };

function street(): string {
  const snow = random(18);
  return [
    sky(width, 600, [
      [0, '#16303f'],
      [0.5, '#2f5364'],
      [0.85, '#6b8089'],
      [1, '#a08f8c'],
    ]),
    streaks({ seed: 61, width, from: 40, to: 330, count: 12, colour: '#5f7f8d', opacity: 0.35 }),
    halo('town-glow', 600, 470, 700, { colour: '#c98f6f', opacity: 0.12, squash: 0.56, heart: ['#f0a868', 0.5, 0.6] }),
    ...[
      { x: -30, width: 120, height: 250, colour: '#2a4654' },
      { x: 96, width: 84, height: 190, colour: '#34505d' },
      { x: 1030, width: 90, height: 210, colour: '#2f4a57' },
      { x: 1110, width: 120, height: 290, colour: '#284350' },
    ].map((each, i) => tower({ ...each, base: 590, lit: 0.3, cell: [20, 26] }, 40 + i)),
    vertical('snow', 570, height, [
      [0, '#7d96a6'],
      [0.4, '#8fa5b2'],
      [1, '#5c7789'],
    ]),
    rect(0, 578, width, height - 578, 'url(#snow)'),
    spruce(70, 610, 190, '#1c3a3c', '#b9c8d0', 5, 'right'),
    spruce(1150, 612, 210, '#1c3a3c', '#b9c8d0', 9, 'left'),
    // Light from the windows lies on the trodden snow; the road is darker, with wheel tracks.
    path(`M-10 742Q600 690 1210 742V${height}H-10Z`, '#4a6272'),
    path('M-10 744Q600 692 1210 744V752Q600 700 -10 752Z', '#c5d2d8'),
    ...[762, 782].map((y) =>
      path(`M-10 ${y + 14}Q600 ${y - 42} 1210 ${y + 14}v7Q600 ${y - 35} -10 ${y + 21}Z`, '#35495a', 'opacity=".6"'),
    ),
    ...Array.from({ length: 40 }, () => {
      const [x, y] = [snow.between(0, width), snow.between(640, 730)];
      return ellipse(x, y, snow.between(10, 40), snow.between(1.5, 3.5), '#dfe8ec', 'opacity=".25"');
    }),
  ].join('');
}

/** The door on the cut corner, two steps, a wreath. */
function entrance(): string {
  const middle = front.length / 2;
  const [wx, wy] = front.at(middle, 1.75);
  return [
    front.quad(middle - 0.78, middle + 0.78, 0, 3.2, '#d9c6a0'),
    front.quad(middle - 0.66, middle + 0.66, 0, 3.1, '#14302a'),
    front.quad(middle - 0.56, middle + 0.56, 2.5, 3, 'url(#room)'),
    front.quad(middle - 0.56, middle + 0.56, 0.14, 2.4, palette.spruceMid),
    front.quad(middle - 0.4, middle + 0.4, 0.9, 2.26, 'url(#room)'),
    front.quad(middle - 0.4, middle + 0.4, 0.3, 0.72, '#163a32'),
    front.quad(middle + 0.43, middle + 0.5, 0.95, 1.25, palette.wheat),
    `<circle cx="${wx.toFixed(1)}" cy="${wy.toFixed(1)}" r="20" fill="none" stroke="#2a6657" stroke-width="10"/>`,
    `<circle cx="${wx.toFixed(1)}" cy="${wy.toFixed(1)}" r="20" fill="none" stroke="#6f9483" stroke-width="4" stroke-dasharray="3 6"/>`,
    path(`M${wx - 9} ${wy + 14}l9 6l9 -6v12l-9 -6l-9 6Z`, '#b4332a'),
    front.quad(middle - 1, middle + 1, 0, 0.14, '#b9c6cc', '', 0.4),
    ...[-0.95, 0.95].map((by, i) => {
      const [x, y] = front.at(middle + by, 2.35, 0.15);
      return (
        rect(x - 7, y - 14, 14, 24, '#fff3cf') +
        rect(x - 9, y - 18, 18, 5, '#14201d') +
        halo(`sconce-${i}`, x, y, 90, { colour: '#ffdf9a', opacity: 0.3, heart: ['#fff3cf', 0.8, 0.3] })
      );
    }),
  ].join('');
}

/** Warm light thrown over the snow in front of a wall. */
function spill(face: Wall, from: number, to: number): string {
  const reach = [0.7, 1.2, 1.8, 2.5, 3.3, 4.2];
  return reach
    .map((out) =>
      polygon(
        [
          face.at(from, 0, 0.1),
          face.at(to, 0, 0.1),
          face.at(to + out * 0.2, 0, out),
          face.at(from - out * 0.2, 0, out),
        ],
        '#ffd38a',
        'opacity=".1"',
      ),
    )
    .join('');
}

/** Bulbs on a wire along the cornice. */
function bulbs(): string {
  const along = walls.flatMap((face) => {
    const count = Math.round(face.length / 0.62);
    return Array.from({ length: count }, (_, i) =>
      face.at(((i + 0.5) / count) * face.length, 3.92 - 0.1 * (i % 2), 0.2),
    );
  });
  return along
    .map(
      ([x, y], i) =>
        halo(`bulb-${i}`, x, y, 15, { colour: '#ffe6a6', opacity: 0.75 }) + ellipse(x, y, 3.4, 4, '#fff6da'),
    )
    .join('');
}

function passers(): string {
  const at = (aside: number, z: number, dress: Dress, mirrored = false, held = '') => {
    const [x, y] = project(camera, aside, z);
    return (
      ellipse(x, y, 34, 5, '#22333f', 'opacity=".4"') +
      place(x, y, scaleAt(camera, z), figure(poses.walking, dress, held), mirrored)
    );
  };
  const scarf = (colour: string) => path('M-8 -144Q8 -136 18 -143L17 -134Q4 -128 -8 -134Z', colour);
  return [
    at(
      -3.9,
      11.2,
      {
        coat: '#23473f',
        legs: '#2b3238',
        skin: '#e0ab82',
        hair: '#5a3620',
        hat: { shape: 'toque', colour: '#b4532a' },
      },
      false,
      scarf('#e9dcc0'),
    ),
    at(
      -5.05,
      11.1,
      {
        coat: '#7a3a4a',
        legs: '#2b3238',
        skin: '#c98d63',
        hair: '#2a1c14',
        longHair: true,
        hat: { shape: 'toque', colour: '#e9dcc0' },
      },
      false,
      scarf('#d9a42f'),
    ),
    at(
      3.4,
      11.9,
      {
        coat: '#2c4a63',
        legs: '#26323a',
        skin: '#8a5a3e',
        hair: '#15100d',
        hat: { shape: 'toque', colour: '#e3b04b' },
      },
      true,
    ),
  ].join('');
}

export function restaurants(): string {
  return picture(width, height, [
    linear('room', [
      [0, '#ffedbd'],
      [0.55, '#fbcb76'],
      [1, '#dc9340'],
    ]),
    linear('dusk', [
      [0, '#27424f'],
      [1, '#4f6b78'],
    ]),
    street(),
    facade(left, brick.left, 3),
    facade(right, brick.right, 7),
    facade(front, brick.front, 11),
    upper(left, [1.5, 3.7, 5.9, 8.1], [1, 2]),
    upper(right, [1.5, 3.8, 6.1, 8.4], [0]),
    upper(front, [front.length / 2], [0]),
    shopWindow(
      left,
      0.9,
      4.7,
      diners(left, 1.9, ['#6f3a26', '#8a4a2c'], 1) +
        diners(left, 3.9, ['#5c3a20', '#7c3324'], 2) +
        hanging(left, 1.9, 'h1') +
        hanging(left, 3.9, 'h2'),
    ),
    shopWindow(
      left,
      5.5,
      9.1,
      diners(left, 6.5, ['#7c4a26', '#5f2f22'], 3) +
        diners(left, 8.3, ['#6b4a26', '#84402c'], 4) +
        hanging(left, 6.5, 'h3') +
        hanging(left, 8.3, 'h4'),
    ),
    shopWindow(
      right,
      0.7,
      4.6,
      diners(right, 1.7, ['#5f3a20', '#7c3a2c'], 5) +
        diners(right, 3.6, ['#74502c', '#5f2f22'], 6) +
        hanging(right, 1.7, 'h5') +
        hanging(right, 3.6, 'h6'),
    ),
    shopWindow(
      right,
      5.4,
      9.2,
      diners(right, 6.6, ['#5f3a20', '#7c3a2c'], 7) + hanging(right, 6.6, 'h7') + hanging(right, 8.2, 'h8'),
    ),
    entrance(),
    awning(left, 0.6, left.length - 0.3, ['#b4532a', '#f3e4c6']),
    awning(right, 0.3, right.length - 0.6, ['#b4532a', '#f3e4c6']),
    bulbs(),
    spill(left, 0.9, 9.1),
    spill(right, 0.7, 9.2),
    halo('doorstep', 656, 716, 230, { colour: '#ffd38a', opacity: 0.6, squash: 0.24 }),
    lamp(1006, 716),
    passers(),
    snowfall(width, height, 420, 5),
  ]);
}
