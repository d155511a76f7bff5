/** Northern lights: curtains of rays that fold and glow along their feet. */
import { noise, random } from './random.ts';
import { linear, type Point, trace } from './svg.ts';

/** One curtain of light: narrow rays hung side by side from a line that folds over itself, bright at the foot. */
function curtain(
  seed: number,
  from: Point,
  to: Point,
  tall: number,
  green: string,
  crown: string,
  strength: number,
): string {
  const fold = noise(seed, 3);
  const chance = random(seed + 4);
  const id = `rays${seed}`;
  const rays: string[] = [];
  const count = 120;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * t + fold(t * 5) * 58;
    const foot = from[1] + (to[1] - from[1]) * t + fold(t * 4 + 20) * 46;
    const reach = tall * (0.55 + 0.45 * Math.abs(fold(t * 9 + 40))) * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.6;
    const half = 11 + 7 * chance.next();
    const lean = (x - 640) * 0.14;
    const ends = Math.min(1, t * 7, (1 - t) * 7);
    const glowing = ends * strength * (0.35 + 0.65 * Math.abs(fold(t * 12 + 70))) * chance.between(0.75, 1.1);
    rays.push(
      `<path d="${trace([
        [x - half, foot],
        [x - half * 0.8 + lean, foot - reach],
        [x + half * 0.8 + lean, foot - reach],
        [x + half, foot],
      ])}Z" fill="url(#${id})" opacity="${glowing.toFixed(3)}"/>`,
    );
  }
  return (
    linear(id, [
      [0, crown, 0],
      [0.35, crown, 0.32],
      [0.72, green, 0.75],
      [0.94, '#d6fbdc', 0.9],
      [1, green, 0],
    ]) + rays.join('')
  );
}

export function lights(): string {
  return [
    curtain(31, [40, 250], [760, 150], 210, '#59c99a', '#5b6fa8', 0.2),
    curtain(36, [300, 372], [1240, 250], 300, '#6fe0a6', '#7a6cb0', 0.26),
    curtain(41, [-60, 390], [420, 400], 190, '#58bf97', '#4f78a0', 0.2),
  ].join('');
}
