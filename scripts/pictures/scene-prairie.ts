/** The opening picture: a road across ripe fields to the foothills, under a chinook arch, late in the afternoon. */
import { type Camera, distanceAt, plot, project, scaleAt } from './camera.ts';
import { bale, barn, bin, cottage, elevator } from './farm.ts';
import { mix, palette } from './palette.ts';
import { shelterbelt, wheat } from './plants.ts';
import { air, foothills, type Prairie, ranges } from './prairie-distance.ts';
import { random } from './random.ts';
import { type Course, fence, poles, road, rows, strip } from './road.ts';
import { geese } from './skies.ts';
import { glow, path, picture, place, polygon, rect, trace, vertical } from './svg.ts';
import { pickup } from './vehicles.ts';

/** Quarter sections in the distance: canola, barley, pasture, stubble. */
const sections = [
  [-3000, 3000, 900, 9000, '#b9b878'],
  [-2200, -260, 700, 1500, '#e9cf58'],
  [-200, 900, 620, 1050, '#9dae73'],
  [300, 2600, 480, 760, '#ecd05a'],
  [-1600, -90, 380, 600, '#8fa869'],
  [-1200, -14, 250, 372, '#efce4d'],
  [14, 260, 300, 470, '#d9b45c'],
  [14, 900, 190, 292, '#a7ad63'],
  [-700, -14, 168, 246, '#c7a653'],
] as const;

function fields(p: Prairie, camera: Camera, course: Course): string {
  const { width, height } = p;
  const ground = camera.horizon;
  return [
    vertical('field', ground, height, [
      [0, '#eccb7d'],
      [0.12, '#e6bb5c'],
      [0.5, '#d6a03c'],
      [1, '#a8741f'],
    ]),
    vertical('verge', ground, height, [
      [0, '#b3b274'],
      [1, '#868c4c'],
    ]),
    vertical('tarmac', ground, height, [
      [0, '#b5a58c'],
      [0.3, '#938a7f'],
      [1, '#6f6d6b'],
    ]),
    rect(0, ground - 1, width, height - ground + 1, 'url(#field)'),
    ...sections.map(([left, right, near, far, colour]) => polygon(plot(camera, left, right, near, far), colour)),
    rows(camera, -700, -14, 168, 246, 7, '#a98a3d', 0.35),
    rows(camera, 14, 900, 190, 292, 8, '#7f9150', 0.35),
    rows(camera, -420, -10, 9, 160, 3.4, '#8f5f17', 0.2),
    rows(camera, 10, 420, 9, 182, 3.4, '#8f5f17', 0.2),
    rows(camera, -418.6, -10, 9, 160, 6.8, '#f7d98c', 0.24),
    rows(camera, 11.4, 420, 9, 182, 6.8, '#f7d98c', 0.24),
    polygon(strip(camera, course, -12.4, 12.4, 8, 700), '#8d9152'),
    polygon(strip(camera, course, -9.6, 9.6, 8, 700), 'url(#verge)'),
    road(camera, course, 7, 1400, {
      verge: '#c9b68d',
      surface: 'url(#tarmac)',
      wear: '#5f5d5a',
      edge: '#fbfaf7',
      centre: '#e9b640',
    }),
  ].join('');
}

const red = { lit: '#a4492f', shade: '#6f2c1d', roof: '#5a2a20', trim: '#f6ead3', window: '#ffe2a0' };
const white = { lit: '#fbf3e2', shade: '#c9c9bd', roof: '#6b4a3c', trim: '#fbf3e2', window: '#ffcf70' };
const steel = bin('#e4e6e0', '#8b9a9a', '#cfd5d0');

function settlement(p: Prairie, camera: Camera): string {
  const at = (aside: number, z: number, content: string, size = 1) =>
    place(...project(camera, aside, z), scaleAt(camera, z) * size, content);
  const shadow = (aside: number, z: number, length: number, depth: number) => {
    const [x, y] = project(camera, aside, z);
    const scale = scaleAt(camera, z);
    return polygon(
      [
        [x + depth * scale, y],
        [x - length * scale, y + 1.1 * scale],
        [x - length * scale * 0.96, y + 0.5 * scale],
        [x - depth * scale, y - 0.5],
      ],
      '#4d4a22',
      'opacity=".32"',
    );
  };
  const belt = (from: number, to: number, z: number, tall: number, seed: number) => {
    const [left, foot] = project(camera, from, z);
    const right = project(camera, to, z)[0];
    return shelterbelt(left, right, foot, tall * scaleAt(camera, z), '#2f5d49', '#7d9a5b', seed);
  };
  const [farm, tall] = [p.farmAside, p.elevatorAside];
  return [
    belt(farm - 46, farm + 34, 330, 11, 71),
    shadow(farm + 4, 300, 20, 6),
    at(farm - 16, 300, barn(red)),
    at(farm + 8, 296, cottage(white), 1.15),
    at(farm + 24, 298, steel),
    belt(farm + 36, farm + 52, 300, 8, 73),
    belt(tall + 34, tall + 90, 320, 9, 77),
    shadow(tall, 268, 46, 6),
    at(tall + 27, 268, steel, 1.15),
    at(tall + 21, 267, steel, 1.15),
    at(tall + 14.5, 266, steel, 1.15),
    at(tall, 265, elevator(red), 1.25),
    belt(tall - 26, tall - 14, 262, 6, 79),
  ].join('');
}

/** Wheat at the viewer's feet, in the near corner of the field: dark stems behind, bright ears in front. */
function standingWheat(p: Prairie): string {
  const { width, height } = p;
  const start = p.wheatFrom * width;
  return [0, 1, 2, 3]
    .map((layer) => {
      const chance = random(90 + layer);
      const stems = [];
      for (let x = start + layer * 22; x < width + 30; x += chance.between(3.4, 8.2)) {
        const rise = Math.sin((Math.min(1, (x - start) / (width - start)) * Math.PI) / 2);
        stems.push({ x, foot: height + 14 + layer * 5, height: 14 + p.wheatTall * (1 - layer * 0.13) * rise });
      }
      const share = layer / 3;
      const [stem, ear] = [mix('#8a611f', '#d9a646', share), mix('#b07f2c', '#f6d386', share)];
      return wheat({ seed: 95 + layer, stems, lean: 0.18, stem, ear });
    })
    .join('');
}

/** Tufts of grass in the ditches, and a few late flowers. */
function tufts(p: Prairie, camera: Camera, course: Course): string {
  const chance = random(58);
  const nearest = distanceAt(camera, p.height);
  const blades: [string[], string[]] = [[], []];
  for (let i = 0; i < 420; i++) {
    const z = nearest / (1 - chance.next() * 0.86);
    const side = chance.pick([-1, 1]);
    const [x, y] = project(camera, course(z) + side * chance.between(5.7, 12.3), z);
    const tall = scaleAt(camera, z) * chance.between(0.16, 0.44);
    if (x < -20 || x > p.width + 20) continue;
    const half = tall * 0.32;
    blades[i % 2]?.push(
      `${trace([
        [x - half, y],
        [x - half * 0.9, y - tall * 0.7],
        [x - half * 0.1, y - tall * 0.1],
        [x + half * 0.25, y - tall],
        [x + half * 0.3, y - tall * 0.12],
        [x + half * 1.2, y - tall * 0.62],
        [x + half, y],
      ])}Z`,
    );
  }
  return path(blades[0].join(''), '#757c3e', 'opacity=".55"') + path(blades[1].join(''), '#b9b56b', 'opacity=".5"');
}

const bales = [
  [46, 98],
  [64, 130],
  [90, 104],
  [36, 160],
  [112, 150],
  [76, 176],
] as const;

function foreground(p: Prairie, camera: Camera, course: Course): string {
  const [x, y] = project(camera, course(p.truckAt) - 1.9, p.truckAt);
  const scale = scaleAt(camera, p.truckAt);
  const lamp = (side: number) =>
    glow(
      x + side * 0.76 * scale,
      y - 0.76 * scale,
      scale * 1.5,
      [
        [0, '#fffdf2', 0.9],
        [0.25, '#fff0c0', 0.45],
        [1, '#fff0c0', 0],
      ],
      `lamp${side}`,
    );
  return [
    poles(camera, (z) => course(z) - 11.5, p.firstPole, 1000, '#6a5846'),
    ...bales.map(([aside, z]) =>
      place(...project(camera, aside, z), scaleAt(camera, z), bale('#e8c576', '#b98a3a', '#9a6f28')),
    ),
    tufts(p, camera, course),
    fence(camera, (z) => course(z) + 12.2, 14, 320, '#6b563d'),
    standingWheat(p),
    place(x, y, scale, pickup(palette.spruceLight, palette.ink, '#cfe0e2')),
    lamp(-1),
    lamp(1),
    geese(p.width * p.geeseAt[0], p.height * p.geeseAt[1], p.width * 0.005 + 3, 11, '#44606a', 4),
  ].join('');
}

export function prairie(p: Prairie): string {
  const ground = p.height * p.horizon;
  const unit = p.relief;
  const camera: Camera = { horizon: ground, centre: p.width * p.vanish, focal: p.focal, eye: p.eye };
  const course: Course = (z) => p.swing * (Math.exp(-z / 60) * 1.15 - Math.exp(-z / 200) * 0.35);
  return picture(p.width, p.height, [
    air(p, ground),
    ranges(p, ground, unit),
    foothills(p, ground, unit),
    fields(p, camera, course),
    settlement(p, camera),
    foreground(p, camera, course),
  ]);
}
