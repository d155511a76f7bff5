/** Railway cars from the side, in pixels, standing on the rail at (x, foot); about 210 long and 78 tall. */

import { line, shape } from './flat.ts';
import { mix } from './palette.ts';
import { ellipse, path, rect } from './svg.ts';

const iron = '#23282a';

function bogie(x: number, foot: number): string {
  return [
    rect(x - 22, foot - 17, 44, 6, iron),
    ...[-13, 13].map((by) => ellipse(x + by, foot - 8, 8.5, 8.5, iron) + ellipse(x + by, foot - 8, 4, 4, '#5f6665')),
  ].join('');
}

const frame = (x: number, foot: number, length: number) =>
  [
    rect(x - 8, foot - 20, length + 16, 5, iron),
    rect(x - 14, foot - 19, 10, 4, iron),
    rect(x + length + 4, foot - 19, 10, 4, iron),
    bogie(x + 30, foot),
    bogie(x + length - 30, foot),
  ].join('');

/** A covered hopper for grain or pellets: a ribbed body over sloping chutes. */
export function hopper(x: number, foot: number, colour: string, length = 206): string {
  const shade = mix(colour, '#14201d', 0.4);
  const chute = (left: number) =>
    shape([left, foot - 34, left + 58, foot - 34, left + 38, foot - 12, left + 20, foot - 12], shade);
  return [
    frame(x, foot, length),
    ...[14, 74, 134].map((by) => chute(x + by)),
    path(
      `M${x} ${foot - 34}V${foot - 72}Q${x + 2} ${foot - 80} ${x + 12} ${foot - 82}H${x + length - 12}Q${x + length - 2} ${foot - 80} ${x + length} ${foot - 72}V${foot - 34}Z`,
      colour,
    ),
    path(`M${x} ${foot - 34}V${foot - 48}H${x + length}V${foot - 34}Z`, shade, 'opacity=".6"'),
    ...Array.from({ length: 13 }, (_, i) =>
      rect(x + 8 + i * ((length - 18) / 12), foot - 76, 2, 42, shade, 'opacity=".7"'),
    ),
    rect(x + 10, foot - 86, length - 20, 4, shade),
    rect(x + 4, foot - 80, length - 8, 3, '#ffe0ac', 'opacity=".75"'),
  ].join('');
}

/** A tank car with its dome, ladder and rails. */
export function tankCar(x: number, foot: number, colour: string, length = 196): string {
  const shade = mix(colour, '#14201d', 0.45);
  const body = `M${x + 16} ${foot - 74}H${x + length - 16}Q${x + length} ${foot - 72} ${x + length} ${foot - 48}Q${x + length} ${foot - 24} ${x + length - 16} ${foot - 22}H${x + 16}Q${x} ${foot - 24} ${x} ${foot - 48}Q${x} ${foot - 72} ${x + 16} ${foot - 74}Z`;
  return [
    frame(x, foot, length),
    rect(x + length / 2 - 14, foot - 84, 28, 12, shade),
    path(body, colour),
    path(
      `M${x} ${foot - 46}H${x + length}Q${x + length} ${foot - 24} ${x + length - 16} ${foot - 22}H${x + 16}Q${x} ${foot - 24} ${x} ${foot - 46}Z`,
      shade,
      'opacity=".55"',
    ),
    path(`M${x + 14} ${foot - 71}H${x + length - 14}V${foot - 66}H${x + 10}Z`, '#ffe0ac', 'opacity=".8"'),
    ...[44, length - 46].map((by) => rect(x + by, foot - 74, 3, 52, shade, 'opacity=".7"')),
    line(
      [
        x + length / 2 - 30,
        foot - 74,
        x + length / 2 - 30,
        foot - 90,
        x + length / 2 + 30,
        foot - 90,
        x + length / 2 + 30,
        foot - 74,
      ],
      iron,
      2,
    ),
    line([x + length / 2 - 5, foot - 22, x + length / 2 - 5, foot - 84], iron, 1.6),
    line([x + length / 2 + 5, foot - 22, x + length / 2 + 5, foot - 84], iron, 1.6),
  ].join('');
}

/** A flat car with coils or beams on it. */
export function flatCar(x: number, foot: number, colour: string, length = 200): string {
  return [
    frame(x, foot, length),
    rect(x, foot - 30, length, 11, mix(colour, '#14201d', 0.2)),
    rect(x, foot - 30, length, 3, '#ffe0ac', 'opacity=".7"'),
    ...[30, 82, 134, 176].map(
      (by, i) =>
        ellipse(x + by, foot - 49, 20, 20, i % 2 ? '#8f9a98' : '#a3aba6') +
        ellipse(x + by, foot - 49, 8, 8, '#3f4a4a') +
        path(
          `M${x + by - 6} ${foot - 68}a20 20 0 0 1 25 14`,
          'none',
          'stroke="#ffe0ac" stroke-width="2.5" opacity=".8"',
        ),
    ),
  ].join('');
}
