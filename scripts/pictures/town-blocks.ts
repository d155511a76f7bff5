/** A city's towers far enough away to be boxes with lamps in them. */

import { shape } from './flat.ts';
import { mix } from './palette.ts';
import { type Random, random } from './random.ts';
import { path, rect } from './svg.ts';

export type Tower = {
  x: number;
  width: number;
  height: number;
  base: number;
  colour: string;
  /** The narrow side turned away from the light, to the right. */
  side?: string;
  top?: 'flat' | 'slant' | 'mast' | 'step';
  /** Share of windows with a lamp on. */
  lit?: number;
  /** Size of one window with its share of wall, in pixels. */
  cell?: readonly [number, number];
  lamp?: string;
};

function windows(tower: Tower, chance: Random): string {
  const [cellWide, cellTall] = tower.cell ?? [8, 10];
  const columns = Math.floor((tower.width - 6) / cellWide);
  const rows = Math.floor((tower.height - 12) / cellTall);
  const left = tower.x + (tower.width - columns * cellWide) / 2 + cellWide * 0.2;
  const data: [string[], string[]] = [[], []];
  for (let row = 0; row < rows; row++) {
    // Whole floors are dark or busy, as they are at the end of a day.
    const busy = chance.next();
    for (let column = 0; column < columns; column++) {
      const on = chance.next() < (tower.lit ?? 0.4) * (0.4 + 1.2 * busy);
      const x = left + column * cellWide;
      const y = tower.base - tower.height + 8 + row * cellTall;
      data[on ? 0 : 1].push(
        `M${x.toFixed(1)} ${y.toFixed(1)}h${(cellWide * 0.6).toFixed(1)}v${(cellTall * 0.55).toFixed(1)}h${(-cellWide * 0.6).toFixed(1)}Z`,
      );
    }
  }
  return (
    path(data[1].join(''), mix(tower.colour, '#14201d', 0.35), 'opacity=".4"') +
    path(data[0].join(''), tower.lamp ?? '#ffdf9a', 'opacity=".9"')
  );
}

export function tower(tower: Tower, seed: number): string {
  const { x, width, height, base, colour } = tower;
  const top = base - height;
  const chance = random(seed);
  const side = tower.side
    ? shape([x + width, top, x + width * 1.2, top + height * 0.02, x + width * 1.2, base, x + width, base], tower.side)
    : '';
  const crown = {
    flat: '',
    slant: shape([x, top, x + width, top - width * 0.55, x + width, top], colour),
    mast: rect(x + width * 0.47, top - height * 0.16, width * 0.06, height * 0.16, colour),
    step: rect(x + width * 0.2, top - height * 0.06, width * 0.6, height * 0.06, colour),
  }[tower.top ?? 'flat'];
  return [side, crown, rect(x, top, width, height, colour), windows(tower, chance)].join('');
}
