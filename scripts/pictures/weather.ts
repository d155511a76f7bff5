/** What falls: snow in three depths, rain in long slanting strokes. */
import { random } from './random.ts';
import { path } from './svg.ts';

const dot = (x: number, y: number, r: number) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/** Flakes, many small and far, few large and near. */
export function snowfall(width: number, height: number, count: number, seed: number): string {
  const chance = random(seed);
  const layers: readonly { share: number; size: readonly [number, number]; opacity: number }[] = [
    { share: 0.6, size: [1.3, 2.1], opacity: 0.5 },
    { share: 0.3, size: [2.2, 3.2], opacity: 0.65 },
    { share: 0.1, size: [3.4, 4.8], opacity: 0.7 },
  ];
  return layers
    .map(({ share, size, opacity }) => {
      const flakes = Array.from({ length: Math.round(count * share) }, () =>
        dot(chance.next() * width, chance.next() * height, chance.between(...size)),
      );
      return path(flakes.join(''), '#fbfaf7', `opacity="${opacity}"`);
    })
    .join('');
}

export function rainfall(width: number, height: number, count: number, seed: number, colour: string): string {
  const chance = random(seed);
  const drops = Array.from({ length: count }, () => {
    const long = chance.between(26, 64);
    return `M${(chance.next() * (width + 40)).toFixed(0)} ${(chance.next() * height - 30).toFixed(0)}l${(-long * 0.16).toFixed(1)} ${long.toFixed(1)}`;
  });
  return path(drops.join(''), 'none', `stroke="${colour}" stroke-width="1.3" opacity=".3"`);
}
