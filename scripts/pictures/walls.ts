/** A wall that stands on the camera's ground at any angle, with what is set into it, in metres along and above. */
import { type Camera, project } from './camera.ts';
import { type Point, polygon } from './svg.ts';

type Corner = readonly [aside: number, distance: number];

export type Wall = {
  length: number;
  /** Where a place on the wall appears; `out` metres in front of it (towards the viewer's side). */
  at: (along: number, above: number, out?: number) => Point;
  /** Pixels per metre there. */
  scale: (along: number) => number;
  /** A rectangle of the wall. */
  quad: (
    from: number,
    to: number,
    foot: number,
    top: number,
    fill: string,
    attributes?: string,
    out?: number,
  ) => string;
};

export function wall(camera: Camera, from: Corner, to: Corner): Wall {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // Walls run from left to right, so the viewer's side is to their right hand.
  const at = (along: number, above: number, out = 0): Point =>
    project(camera, from[0] + dx * along + dz * out, from[1] + dz * along - dx * out, above);
  return {
    length,
    at,
    scale: (along) => camera.focal / (from[1] + dz * along),
    quad: (left, right, foot, top, fill, attributes = '', out = 0) =>
      polygon([at(left, foot, out), at(left, top, out), at(right, top, out), at(right, foot, out)], fill, attributes),
  };
}
