/** Water: glints that grow towards the viewer, and what stands on the far bank drawn out over the surface. */
import { random } from './random.ts';
import { linear, path, rect } from './svg.ts';

type Glints = {
  seed: number;
  count: number;
  /** Picture heights of the far and the near edge. */
  from: number;
  to: number;
  /** The water's left and right edge at a height. */
  edges: (y: number) => readonly [left: number, right: number];
  light: string;
  dark: string;
  /** Share of glints that are light. */
  share?: number;
  opacity?: number;
};

/** Short level strokes with tapered ends, gathered in two paths. */
export function glints(water: Glints): string {
  const chance = random(water.seed);
  const data: [string[], string[]] = [[], []];
  for (let i = 0; i < water.count; i++) {
    const near = chance.next() ** 0.75;
    const y = water.from + (water.to - water.from) * near;
    const [left, right] = water.edges(y);
    const long = Math.min((right - left) * 0.4, (8 + 70 * near) * chance.between(0.5, 1.3));
    const x = left + (right - left - long) * chance.between(0.04, 0.96);
    const thick = 0.7 + 1.7 * near;
    const pale = chance.next() < (water.share ?? 0.6);
    data[pale ? 0 : 1].push(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-thick).toFixed(1)} ${long.toFixed(1)} 0q${(-long / 2).toFixed(1)} ${thick.toFixed(1)} ${(-long).toFixed(1)} 0Z`,
    );
  }
  const opacity = water.opacity ?? 0.5;
  return (
    path(data[1].join(''), water.dark, `opacity="${opacity * 0.8}"`) +
    path(data[0].join(''), water.light, `opacity="${opacity}"`)
  );
}

/** One upright thing in the water: nested bands, soft at their sides, that fade with their length. Keep it inside the water with a clip. */
export function reflection(
  id: string,
  x: number,
  top: number,
  width: number,
  length: number,
  colour: string,
  opacity = 0.5,
): string {
  const bands = 7;
  const share = opacity / bands;
  return (
    linear(id, [
      [0, colour, 0],
      [0.12, colour, 1],
      [0.5, colour, 0.6],
      [1, colour, 0],
    ]) +
    Array.from({ length: bands }, (_, i) => {
      const inset = (width * 0.34 * i) / (bands - 1);
      return rect(x + inset, top, width - 2 * inset, length, `url(#${id})`, `opacity="${(share * 1.25).toFixed(3)}"`);
    }).join('')
  );
}
