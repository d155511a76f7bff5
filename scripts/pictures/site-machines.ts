/** What works on a building site, in pixels: a tower crane, a digger, cones. */
import { line, shape } from './flat.ts';
import { mix, palette } from './palette.ts';
import { ellipse, type Point, path, rect, stroke } from './svg.ts';

/** A lattice between two rails: posts and diagonals. */
function lattice(a: Point, b: Point, offset: Point, panels: number, colour: string, thick: number): string {
  const p = (t: number, side: number): Point => [
    a[0] + (b[0] - a[0]) * t + offset[0] * side,
    a[1] + (b[1] - a[1]) * t + offset[1] * side,
  ];
  const web = Array.from({ length: panels }, (_, i) => {
    const [s, e] = [i / panels, (i + 1) / panels];
    const [from, to] = i % 2 ? [p(s, 0), p(e, 1)] : [p(s, 1), p(e, 0)];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  return [
    path(web.join(''), 'none', `stroke="${mix(colour, '#14201d', 0.25)}" stroke-width="${thick * 0.55}"`),
    stroke([p(0, 0), p(1, 0)], colour, thick),
    stroke([p(0, 1), p(1, 1)], mix(colour, '#14201d', 0.3), thick),
  ].join('');
}

export function crane(ground: number): string {
  const yellow = palette.wheat;
  const [x, top, foot] = [352, 150, ground + 4];
  const hook = 748;
  return [
    lattice([x - 13, foot], [x - 13, top - 10], [26, 0], 26, yellow, 5),
    rect(x - 40, foot - 12, 80, 18, '#8f8a7c'),
    // Jib, counter-jib with its weights, the mast's head and the stays.
    lattice([x - 13, top - 8], [1010, top - 8], [0, -24], 38, yellow, 4.5),
    lattice([x + 13, top - 8], [x - 206, top - 8], [0, -20], 13, yellow, 4.5),
    shape([x - 206, top - 14, x - 140, top - 14, x - 140, top + 34, x - 206, top + 34], '#7d7a70'),
    rect(x - 184, top - 14, 3, 48, '#5a5850'),
    rect(x - 162, top - 14, 3, 48, '#5a5850'),
    shape([x - 16, top + 6, x - 4, top - 92, x + 4, top - 92, x + 16, top + 6], mix(yellow, '#14201d', 0.12)),
    shape([x - 6, top - 20, x - 1, top - 74, x + 1, top - 74, x + 6, top - 20], '#a9c4cf'),
    line([x, top - 92, 640, top - 30], '#4a4a40', 2.4),
    line([x, top - 92, 900, top - 30], '#4a4a40', 2.4),
    line([x, top - 92, x - 170, top - 26], '#4a4a40', 2.4),
    rect(x + 14, top - 4, 36, 40, '#f3ead4'),
    rect(x + 22, top + 2, 28, 20, '#5f7f8c'),
    rect(x + 22, top + 2, 10, 20, '#cfdfe0', 'opacity=".7"'),
    // The trolley, the line, and a beam on its way down to two pairs of hands.
    rect(hook - 16, top - 8, 32, 9, '#3a4648'),
    line([hook - 5, top, hook - 5, 176], '#3a4648', 1.6),
    line([hook + 5, top, hook + 5, 176], '#3a4648', 1.6),
    path(`M${hook - 9} 174h18l-3 16h-12Z`, '#b4532a'),
    line([hook - 64, 222, hook, 190, hook + 64, 222], '#3a4648', 2),
    rect(hook - 92, 222, 184, 13, '#9c4a2c'),
    rect(hook - 92, 222, 184, 4, '#f3c79a'),
    rect(hook - 92, 231, 184, 4, '#6f3220'),
  ].join('');
}

export function cone(x: number, y: number): string {
  return [
    ellipse(x + 8, y, 30, 4, '#3a2b20', 'opacity=".35"'),
    rect(x - 18, y - 6, 36, 6, '#a8431f'),
    shape([x - 13, y - 6, x - 3, y - 50, x + 3, y - 50, x + 13, y - 6], '#e0672e'),
    shape([x - 9, y - 22, x - 6, y - 36, x + 6, y - 36, x + 9, y - 22], '#fbf3e0'),
    shape([x - 13, y - 6, x - 3, y - 50, x - 1, y - 50, x - 5, y - 6], '#f6b07a', 'opacity=".8"'),
  ].join('');
}

/** A digger at rest, facing right: tracks, house, boom and bucket. In pixels from its foot. */
export function digger(x: number, y: number): string {
  const body = '#e3a92f';
  return [
    ellipse(x + 60, y, 190, 12, '#3a2b20', 'opacity=".4"'),
    path(`M${x - 92} ${y}q-26 0 -26 -22t26 -22h152q26 0 26 22t-26 22Z`, '#2a2a28'),
    ...[-84, -46, -8, 30, 56].map((by) => ellipse(x + by, y - 22, 14, 14, '#55534c')),
    rect(x - 60, y - 58, 100, 16, '#3a3a36'),
    path(
      `M${x - 106} ${y - 58}V${y - 112}Q${x - 104} ${y - 124} ${x - 90} ${y - 126}H${x - 24}V${y - 92}H${x + 62}V${y - 58}Z`,
      body,
    ),
    path(`M${x - 106} ${y - 58}V${y - 74}H${x + 62}V${y - 58}Z`, '#b9801f'),
    path(
      `M${x - 22} ${y - 90}V${y - 166}Q${x - 20} ${y - 174} ${x - 10} ${y - 174}H${x + 34}L${x + 60} ${y - 122}V${y - 90}Z`,
      body,
    ),
    path(
      `M${x - 12} ${y - 98}V${y - 160}Q${x - 10} ${y - 164} ${x - 4} ${y - 164}H${x + 28}L${x + 48} ${y - 120}V${y - 98}Z`,
      '#8fb0b5',
    ),
    shape([x - 4, y - 164, x + 10, y - 164, x - 8, y - 120, x - 12, y - 130], '#f6f1dc', 'opacity=".7"'),
    path(
      `M${x + 40} ${y - 84}L${x + 128} ${y - 218}Q${x + 140} ${y - 230} ${x + 156} ${y - 220}L${x + 148} ${y - 204}L${x + 66} ${y - 76}Z`,
      body,
    ),
    path(
      `M${x + 40} ${y - 84}L${x + 128} ${y - 218}Q${x + 134} ${y - 226} ${x + 142} ${y - 226}L${x + 52} ${y - 80}Z`,
      '#f6cf76',
    ),
    path(`M${x + 138} ${y - 228}L${x + 158} ${y - 224}L${x + 214} ${y - 96}L${x + 198} ${y - 90}Z`, '#cf9527'),
    line([x + 92, y - 150, x + 146, y - 196], '#c8cdca', 6),
    path(
      `M${x + 196} ${y - 98}L${x + 222} ${y - 100}L${x + 232} ${y - 54}Q${x + 196} ${y - 30} ${x + 176} ${y - 62}Z`,
      '#4d4a44',
    ),
  ].join('');
}
