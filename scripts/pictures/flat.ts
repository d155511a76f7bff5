/** Shapes and lines from flat lists of coordinates (x, y, x, y ...), and the plainest of glows. */
import { glow, type Point, polygon, stroke } from './svg.ts';

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);

export function shape(numbers: readonly number[], fill: string, attributes = ''): string {
  return polygon(pairs(numbers), fill, attributes);
}

export function line(numbers: readonly number[], colour: string, width: number, attributes = ''): string {
  return stroke(pairs(numbers), colour, width, attributes);
}

type Halo = {
  colour: string;
  opacity: number;
  squash?: number /** A brighter heart, and the share of the radius where it ends. */;
  heart?: readonly [colour: string, opacity: number, until: number];
};

/** A round glow that fades to nothing. */
export function halo(
  id: string,
  x: number,
  y: number,
  radius: number,
  { colour, opacity, squash = 1, heart }: Halo,
): string {
  const inner = heart ? ([[0, heart[0], heart[1]]] as const) : [];
  const from = heart?.[2] ?? 0;
  return glow(x, y, radius, [...inner, [from, colour, opacity], [1, colour, 0]], id, squash);
}
