/** Towers near enough to have floors, in pixels: a face that takes the sky's colour, a side that takes the sun's. */
import { mix } from './palette.ts';
import { random } from './random.ts';
import { linear, type Point, path, polygon, trace } from './svg.ts';

export type Glass = {
  x: number;
  width: number;
  height: number;
  base: number;
  /** Colour of the face at its top and at its foot. */
  top: string;
  foot: string;
  /** The narrow side, to the right of the face when `sideWidth` is positive, to the left when negative. */
  side: string;
  sideWidth: number;
  roof?: 'flat' | 'rising' | 'falling' | 'step' | 'crown' | 'mast' | 'peak';
  lines?: 'floors' | 'bays' | 'grid';
  /** Share of windows with a lamp on. */
  lamps?: number;
};

/** The face's upper edge from left to right, above the flat top. */
function roofline({ x, width, height, base, roof }: Glass): Point[] {
  const top = base - height;
  const right = x + width;
  const rise = width * 0.42;
  const shapes: Record<NonNullable<Glass['roof']>, Point[]> = {
    flat: [],
    mast: [
      [x + width * 0.48, top],
      [x + width * 0.49, top - height * 0.2],
      [x + width * 0.51, top - height * 0.2],
      [x + width * 0.52, top],
    ],
    rising: [[right, top - rise]],
    falling: [[x, top - rise]],
    peak: [[x + width / 2, top - rise]],
    step: [
      [x + width * 0.2, top],
      [x + width * 0.2, top - rise * 0.7],
      [x + width * 0.8, top - rise * 0.7],
      [x + width * 0.8, top],
    ],
    crown: [
      [x + width * 0.12, top - rise * 0.35],
      [x + width * 0.3, top - rise * 0.35],
      [x + width * 0.3, top - rise],
      [x + width * 0.7, top - rise],
      [x + width * 0.7, top - rise * 0.35],
      [x + width * 0.88, top - rise * 0.35],
    ],
  };
  return [[x, top], ...shapes[roof ?? 'flat'], [right, top]];
}

/** Floors and bays as hairlines, and the lamps that are on. */
function storeys(glass: Glass, seed: number): string {
  const { x, width, height, base, lines = 'floors' } = glass;
  const chance = random(seed);
  const [wide, tall] = [7.5, 9];
  const [columns, rows] = [Math.floor(width / wide), Math.floor(height / tall)];
  const marks: string[] = [];
  const lamps: string[] = [];
  if (lines !== 'bays') {
    for (let row = 1; row < rows; row++) marks.push(`M${x} ${(base - row * tall).toFixed(1)}h${width}`);
  }
  if (lines !== 'floors') {
    for (let column = 1; column < columns; column++)
      marks.push(`M${(x + (column * width) / columns).toFixed(1)} ${base}V${(base - height + 3).toFixed(1)}`);
  }
  for (let row = 1; row < rows; row++) {
    const busy = chance.next() ** 2;
    for (let column = 0; column < columns; column++) {
      if (chance.next() > (glass.lamps ?? 0) * 2 * busy) continue;
      lamps.push(
        `M${(x + (column * width) / columns + 1.6).toFixed(1)} ${(base - row * tall + 2).toFixed(1)}h${wide - 3}v5h${3 - wide}Z`,
      );
    }
  }
  return (
    path(marks.join(''), 'none', `stroke="${mix(glass.foot, '#14201d', 0.5)}" stroke-width="1" opacity=".28"`) +
    path(lamps.join(''), '#ffe0a0', 'opacity=".85"')
  );
}

export function glassTower(glass: Glass, seed: number): string {
  const { x, width, base, sideWidth } = glass;
  const face = roofline(glass);
  const id = `glass${seed}`;
  const right = sideWidth > 0;
  const [, edge] = (right ? face.at(-2) : face[1]) ?? [0, 0];
  const corner = right ? x + width : x;
  const slopes = right ? glass.roof === 'rising' : glass.roof === 'falling';
  const high = slopes ? edge : base - glass.height;
  return [
    linear(id, [
      [0, glass.top],
      [1, glass.foot],
    ]),
    polygon(
      [
        [corner, high],
        [corner + sideWidth, high + Math.abs(sideWidth) * 0.2],
        [corner + sideWidth, base],
        [corner, base],
      ],
      glass.side,
    ),
    `<path d="${trace([[x, base], ...face, [x + width, base]])}Z" fill="url(#${id})"/>`,
    storeys(glass, seed),
  ].join('');
}

/** Many towers, those that stand farther away first. */
export function glassTowers(towers: readonly Glass[], seed: number): string {
  return towers.map((each, i) => glassTower(each, seed + i)).join('');
}
