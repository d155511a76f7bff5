/** What furnishes an office, in pixels: lamps, a table, chairs, a fig. */
import { halo, line, shape } from './flat.ts';
import { mix, palette } from './palette.ts';
import { random } from './random.ts';
import { ellipse, path, rect } from './svg.ts';

export const floor = 610;

export function pendant(x: number, drop: number): string {
  return [
    line([x, 62, x, drop - 34], '#0c1a17', 3),
    shape([x - 40, drop + 4, x + 40, drop + 4, x + 150, floor - 30, x - 150, floor - 30], 'url(#cone)'),
    path(
      `M${x - 46} ${drop + 4}Q${x - 42} ${drop - 36} ${x} ${drop - 38}Q${x + 42} ${drop - 36} ${x + 46} ${drop + 4}Z`,
      palette.spruceMid,
    ),
    path(
      `M${x + 8} ${drop - 36}Q${x + 40} ${drop - 32} ${x + 46} ${drop + 4}H${x + 34}Q${x + 30} ${drop - 24} ${x + 8} ${drop - 36}Z`,
      '#6f9483',
      'opacity=".6"',
    ),
    ellipse(x, drop + 4, 46, 7, '#fff1c9'),
    halo(`pendant-${x}`, x, drop + 14, 150, {
      colour: '#ffe2a4',
      opacity: 0.35,
      squash: 0.8,
      heart: ['#fff3d0', 0.85, 0.25],
    }),
  ].join('');
}

/** The long table: two screens, papers, a desk lamp, cups. In pixels. */
export function table(): string {
  const top = 600;
  const laptop = (x: number, turned: 1 | -1) =>
    shape(
      [x, top - 4, x + turned * 20, top - 56, x - turned * 62, top - 96, x - turned * 70, top - 24],
      '#d9ecec',
      'opacity=".08"',
    ) +
    shape(
      [x - turned * 2, top - 3, x + turned * 18, top - 56, x + turned * 24, top - 56, x + turned * 6, top - 3],
      '#cdd6d3',
    ) +
    rect(Math.min(x + turned * 4, x - turned * 58), top - 6, 62, 6, '#aab7b6');
  return [
    ellipse(560, 742, 330, 12, '#14100c', 'opacity=".35"'),
    ...[282, 826].map((x) => rect(x, top + 14, 12, 132, '#2b1d14')),
    ...[312, 796].map((x) => rect(x, top + 14, 9, 96, '#20150f')),
    rect(262, top, 596, 16, '#a8713d'),
    rect(262, top, 596, 4, '#f0c98d'),
    rect(262, top + 16, 596, 7, '#14100c', 'opacity=".4"'),
    laptop(512, 1),
    laptop(626, -1),
    // Drawings unrolled, a cup, a stack of files, a plant in a jar.
    path(`M690 ${top}q34 -9 92 -1l4 1Z`, '#f6ecd4'),
    rect(562, top - 20, 15, 20, '#b4532a'),
    rect(310, top - 10, 62, 10, '#2a6657'),
    rect(314, top - 19, 56, 9, '#e9dcc0'),
    rect(308, top - 27, 60, 8, '#8d3f2a'),
    path(`M806 ${top}v-22h22v22Z`, '#cfd8d2'),
    ...[-26, -12, 0, 14, 27].map((lean, i) =>
      path(
        `M817 ${top - 20}Q${817 + lean * 0.4} ${top - 52} ${817 + lean} ${top - 66 - (i % 2) * 12}Q${817 + lean * 0.9 + 6} ${top - 40} 817 ${top - 20}Z`,
        i % 2 ? '#3f7a5e' : '#2a6657',
      ),
    ),
  ].join('');
}

export function chair(x: number, foot: number, turned: 1 | -1): string {
  return [
    rect(x - 4, foot - 62, 8, 52, '#14201d'),
    path(
      `M${x - 38} ${foot}L${x} ${foot - 16}L${x + 38} ${foot}`,
      'none',
      'stroke="#14201d" stroke-width="7" stroke-linecap="round"',
    ),
    rect(x - 42, foot - 78, 84, 16, '#23473f', 'rx="7"'),
    path(
      `M${x - turned * 40} ${foot - 74}Q${x - turned * 58} ${foot - 140} ${x - turned * 46} ${foot - 176}`,
      'none',
      'stroke="#23473f" stroke-width="14" stroke-linecap="round"',
    ),
  ].join('');
}

/** A fig in a basket by the window. */
export function fig(x: number, foot: number): string {
  const leaves = random(5);
  return [
    ellipse(x, foot, 52, 7, '#14100c', 'opacity=".35"'),
    line([x, foot - 60, x - 4, foot - 160, x + 8, foot - 250], '#4a3224', 6),
    ...Array.from({ length: 26 }, (_, i) => {
      const up = 130 + (i / 25) * 170;
      const side = i % 2 ? 1 : -1;
      const reach = side * leaves.between(30, 62) * (1.1 - (up - 130) / 300);
      const [lx, ly] = [x + 2, foot - up];
      return path(
        `M${lx} ${ly}Q${lx + reach * 0.3} ${ly - 34} ${(lx + reach).toFixed(0)} ${(ly - 10 - leaves.between(0, 16)).toFixed(0)}Q${(lx + reach * 0.7).toFixed(0)} ${ly + 12} ${lx} ${ly}Z`,
        mix('#1d4a40', side < 0 ? '#7d9c62' : '#2a6657', leaves.between(0.2, 0.8)),
      );
    }),
    path(`M${x - 40} ${foot - 70}H${x + 40}L${x + 30} ${foot}H${x - 30}Z`, '#9a7148'),
    ...[18, 36, 54].map((up) => rect(x - 37, foot - up, 74, 3, '#6d4c2e', 'opacity=".6"')),
    path(`M${x + 12} ${foot - 70}H${x + 40}L${x + 30} ${foot}H${x + 8}Z`, '#14100c', 'opacity=".2"'),
  ].join('');
}
