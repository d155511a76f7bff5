/** A crab apple in blossom, in pixels. */
import { mix } from './palette.ts';
import { random } from './random.ts';
import { ellipse, type Point, path, rect } from './svg.ts';

/** The tree's blossom in small heaps: deep pink below and away from the sun, nearly white above. */
function clusters(x: number, foot: number): string[] {
  const chance = random(29);
  return Array.from({ length: 190 }, () => {
    const [angle, out] = [chance.between(0, Math.PI * 2), chance.next() ** 0.55];
    const lumpy = 1 + 0.16 * Math.sin(angle * 5 + 1);
    return {
      across: Math.cos(angle) * out * lumpy,
      down: Math.sin(angle) * out * lumpy,
      r: chance.between(11, 23),
      tone: chance.between(-0.16, 0.16),
    };
  })
    .sort((first, second) => second.down - first.down)
    .map(({ across, down, r, tone }) => {
      const light = Math.max(0, Math.min(1, 0.46 - down * 0.42 + across * 0.2 + tone));
      return ellipse(x + across * 158, foot - 372 + down * 138, r, r * 0.86, mix('#b9696f', '#fdeae2', light));
    });
}

/** A crab apple in blossom: branches, heaps of flowers, then petals on and under it. */
export function blossom(x: number, foot: number): string {
  const chance = random(19);
  const petals = (count: number, spread: (i: number) => Point, colours: readonly [string, ...string[]]) =>
    Array.from({ length: count }, (_, i) => {
      const [px, py] = spread(i);
      return ellipse(px, py, chance.between(3, 6), chance.between(2.6, 5), chance.pick(colours));
    }).join('');
  const around = (): Point => {
    const [angle, out] = [chance.between(0, Math.PI * 2), chance.next() ** 0.5];
    return [x + Math.cos(angle) * out * 150, foot - 372 + Math.sin(angle) * out * 130];
  };
  return [
    ellipse(x - 30, foot, 170, 12, '#4a4a44', 'opacity=".22"'),
    path(
      `M${x - 13} ${foot}Q${x - 6} ${foot - 120} ${x - 10} ${foot - 210}L${x - 60} ${foot - 320}L${x - 50} ${foot - 324}L${x} ${foot - 232}L${x + 44} ${foot - 330}L${x + 54} ${foot - 324}L${x + 10} ${foot - 200}Q${x + 8} ${foot - 110} ${x + 13} ${foot}Z`,
      '#5a4034',
    ),
    ...clusters(x, foot),
    petals(120, around, ['#fbe6df', '#f6c9c2', '#fdf3ee', '#e8a7a3']),
    petals(26, around, ['#8fa860', '#7d9c62']),
    petals(40, () => [x + chance.between(-190, 150), foot + chance.between(-8, 60)], ['#fbe6df', '#f6c9c2']),
    rect(x - 40, foot - 4, 80, 8, '#6d5a45'),
  ].join('');
}
