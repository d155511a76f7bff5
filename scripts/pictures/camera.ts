/** A flat prairie seen through a camera, in metres: everything on the ground agrees about distance. */
import type { Point } from './svg.ts';

export type Camera = {
  /** Picture height of the horizon, in pixels. */
  horizon: number;
  /** Picture position straight ahead, in pixels. */
  centre: number;
  /** Pixels per metre at one metre. */
  focal: number;
  /** Height of the eye above the ground, in metres. */
  eye: number;
};

/** Pixels per metre at a distance. */
export function scaleAt(camera: Camera, distance: number): number {
  return camera.focal / distance;
}

/** Where a place on the ground (or `above` it) appears. `aside` is metres right of straight ahead. */
export function project(camera: Camera, aside: number, distance: number, above = 0): Point {
  const scale = scaleAt(camera, distance);
  return [camera.centre + aside * scale, camera.horizon + (camera.eye - above) * scale];
}

/** The distance at which the ground reaches a picture height below the horizon. */
export function distanceAt(camera: Camera, y: number): number {
  return (camera.eye * camera.focal) / (y - camera.horizon);
}

/** Distances from near to far, spaced evenly on the picture rather than on the ground. */
export function depths(near: number, far: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => 1 / (1 / near + ((1 / far - 1 / near) * i) / count));
}

/** A piece of ground between two distances and two lines that run away from the eye. */
export function plot(camera: Camera, left: number, right: number, near: number, far: number): Point[] {
  return [
    project(camera, left, near),
    project(camera, left, far),
    project(camera, right, far),
    project(camera, right, near),
  ];
}
