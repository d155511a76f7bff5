/** What runs away from the viewer: the road, its poles and wires, fences, crop rows. All of it stands on the camera's ground. */
import { type Camera, depths, project, scaleAt } from './camera.ts';
import { type Point, path, polygon, stroke, trace } from './svg.ts';

export type Course = (distance: number) => number;

/** The strip of ground between two lines that keep their distance from a course. */
export function strip(camera: Camera, course: Course, from: number, to: number, near: number, far: number): Point[] {
  const along = depths(near, far, 140);
  return [
    ...along.map((z) => project(camera, course(z) + from, z)),
    ...along.reverse().map((z) => project(camera, course(z) + to, z)),
  ];
}

/** The same strip for a short piece, where few points do. */
function piece(camera: Camera, course: Course, from: number, to: number, near: number, far: number): Point[] {
  const ends = [near, far].map((z) => [project(camera, course(z) + from, z), project(camera, course(z) + to, z)]);
  return [...(ends[0] ?? []), ...(ends[1] ?? []).toReversed()];
}

type RoadColours = { verge: string; surface: string; wear: string; edge: string; centre: string };

/** A two-lane road: gravel shoulders, worn wheel tracks, white edge lines, a dashed yellow centre line. */
export function road(camera: Camera, course: Course, near: number, far: number, colours: RoadColours): string {
  const part = (from: number, to: number, colour: string, opacity = 1) =>
    polygon(strip(camera, course, from, to, near, far), colour, `opacity="${opacity}"`);
  const dashes: string[] = [];
  for (let z = near; z < Math.min(far, 420); z += 9) {
    dashes.push(`${trace(piece(camera, course, -0.09, 0.09, z, z + 3.6))}Z`);
  }
  return [
    part(-5.3, 5.3, colours.verge),
    part(-4.1, 4.1, colours.surface),
    ...[-2.9, -1.2, 1.2, 2.9].map((x) => part(x - 0.38, x + 0.38, colours.wear, 0.5)),
    part(-3.75, -3.58, colours.edge, 0.85),
    part(3.58, 3.75, colours.edge, 0.85),
    path(dashes.join(''), colours.centre),
  ].join('');
}

/** Crop rows beside or across a plot, as one path; rows nearer than a pixel apart are left to the haze. */
export function rows(
  camera: Camera,
  left: number,
  right: number,
  near: number,
  far: number,
  gap: number,
  fill: string,
  opacity: number,
): string {
  const data: string[] = [];
  for (let x = left; x < right; x += gap) {
    data.push(
      `${trace([project(camera, x, near), project(camera, x, far), project(camera, x + gap * 0.45, far), project(camera, x + gap * 0.45, near)])}Z`,
    );
  }
  return path(data.join(''), fill, `opacity="${opacity}"`);
}

/** Power poles along a line, with sagging wires between them. */
export function poles(camera: Camera, aside: Course, near: number, far: number, colour: string): string {
  const gap = 46;
  const wires: string[] = [];
  const wood: string[] = [];
  for (let z = near; z < far; z += gap) {
    const scale = scaleAt(camera, z);
    const [x, foot] = project(camera, aside(z), z);
    const [, top] = project(camera, aside(z), z, 9.5);
    const arm = project(camera, aside(z), z, 8.7)[1];
    const half = Math.max(0.13 * scale, 0.35);
    wood.push(
      `${trace([
        [x - half, foot],
        [x - half * 0.7, top],
        [x + half * 0.7, top],
        [x + half, foot],
      ])}Z`,
    );
    wood.push(
      `${trace([
        [x - 1.2 * scale, arm],
        [x - 1.2 * scale, arm + half * 1.2],
        [x + 1.2 * scale, arm + half * 1.2],
        [x + 1.2 * scale, arm],
      ])}Z`,
    );
    if (z + gap >= far) break;
    for (const end of [-1.1, 1.1]) {
      const from = project(camera, aside(z) + end, z, 8.9);
      const to = project(camera, aside(z + gap) + end, z + gap, 8.9);
      const sag = project(camera, aside(z + gap / 2.6) + end, z + gap / 2.6, 7.6);
      wires.push(`${trace([from])}Q${sag[0].toFixed(1)} ${sag[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`);
    }
  }
  return (
    path(wood.join(''), colour) +
    `<path d="${wires.join('')}" fill="none" stroke="${colour}" stroke-width=".7" opacity=".55"/>`
  );
}

/** A fence of posts and three wires. */
export function fence(camera: Camera, aside: Course, near: number, far: number, colour: string): string {
  const posts: string[] = [];
  for (let z = near; z < far; z += 5) {
    const [x, foot] = project(camera, aside(z), z);
    const top = project(camera, aside(z), z, 1.3)[1];
    const half = Math.max(0.07 * scaleAt(camera, z), 0.4);
    posts.push(
      `${trace([
        [x - half, foot + 1],
        [x - half * 0.8, top],
        [x + half * 0.8, top - half * 0.5],
        [x + half, foot + 1],
      ])}Z`,
    );
  }
  const along = depths(near, far, 30);
  const wires = [1.15, 0.8, 0.45].map((height) =>
    stroke(
      along.map((z) => project(camera, aside(z), z, height)),
      colour,
      0.9,
      'opacity=".5"',
    ),
  );
  return wires.join('') + path(posts.join(''), colour);
}
