/** One building of a main street, drawn in pixels from its ground line up: brick, cornice, windows, awning, shop. */
import { mix, palette } from './palette.ts';
import { random } from './random.ts';
import { ellipse, glow, linear, path, polygon, rect } from './svg.ts';

type Shop = 'bakery' | 'florist' | 'books' | 'tools' | 'tailor';

export type Storefront = {
  x: number;
  ground: number;
  width: number;
  height: number;
  wall: string;
  trim: string;
  /** Two stripes of the awning; a plain one repeats its colour. */
  awning: readonly [string, string];
  sign: string;
  windows: number;
  /** Upper windows whose lamps are lit, by position from the left. */
  lit: readonly number[];
  arched: boolean;
  shop: Shop;
  seed: number;
};

const bricks = (s: Storefront) => {
  const chance = random(s.seed);
  const data: string[] = [];
  for (let i = 0; i < 46; i++) {
    const x = s.x + 8 + chance.next() * (s.width - 34);
    const y = s.ground - 150 - chance.next() * (s.height - 176);
    data.push(`M${x.toFixed(0)} ${(Math.round(y / 7) * 7).toFixed(0)}h${chance.between(9, 15).toFixed(0)}v4h-12Z`);
  }
  return path(data.join(''), mix(s.wall, '#14201d', 0.3), 'opacity=".3"');
};

function cornice(s: Storefront): string {
  const top = s.ground - s.height;
  const teeth = Math.floor(s.width / 17);
  const gap = s.width / teeth;
  return [
    ...Array.from({ length: teeth }, (_, i) =>
      rect(s.x + gap * (i + 0.28), top + 13, gap * 0.44, 11, mix(s.trim, '#14201d', 0.28)),
    ),
    rect(s.x - 7, top - 4, s.width + 14, 10, s.trim),
    rect(s.x - 4, top + 6, s.width + 8, 8, mix(s.trim, '#14201d', 0.18)),
    rect(s.x - 7, top + 4, s.width + 14, 2, '#14201d', 'opacity=".25"'),
    rect(s.x, top + 24, s.width, 9, '#14201d', 'opacity=".13"'),
  ].join('');
}

function upperWindows(s: Storefront): string {
  const gap = s.width / s.windows;
  const tall = Math.min(92, s.height - 234);
  const wide = Math.min(46, gap * 0.5);
  const top = s.ground - 172 - tall - (s.height - 234 - tall) * 0.42;
  return Array.from({ length: s.windows }, (_, i) => {
    const x = s.x + gap * (i + 0.5) - wide / 2;
    const pane = s.lit.includes(i) ? 'url(#lamplit)' : 'url(#skylit)';
    const bow = s.arched ? wide * 0.42 : 0;
    const shape = (grow: number) =>
      `M${x - grow} ${top + tall + grow}V${top}Q${x - grow} ${top - bow - grow} ${x + wide / 2} ${top - bow - grow}Q${x + wide + grow} ${top - bow - grow} ${x + wide + grow} ${top}V${top + tall + grow}Z`;
    return [
      path(shape(6), s.trim),
      path(shape(0), pane),
      rect(x + wide / 2 - 1.5, top - bow, 3, tall + bow, s.trim),
      rect(x, top + tall * 0.46, wide, 3, s.trim),
      rect(x - 10, top + tall + 5, wide + 20, 6, mix(s.trim, '#14201d', 0.12)),
      rect(x - 8, top + tall + 11, wide + 16, 4, '#14201d', 'opacity=".2"'),
    ].join('');
  }).join('');
}

/** What stands in the window, dark against the lamps. */
function wares(s: Storefront, left: number, right: number, sill: number): string {
  const chance = random(s.seed + 5);
  const dark = '#6b3f1d';
  const parts: string[] = [];
  const across = (step: number, draw: (x: number) => string) => {
    for (let x = left + step * 0.6; x < right - step * 0.4; x += step) parts.push(draw(x));
  };
  if (s.shop === 'bakery') {
    parts.push(rect(left, sill - 26, right - left, 3, dark), rect(left, sill - 52, right - left, 3, dark));
    across(19, (x) => ellipse(x, sill - 31, 8, 5.5, '#a8622a') + ellipse(x + 4, sill - 57, 7, 5, '#8a4d20'));
    across(24, (x) => ellipse(x, sill - 5, 10, 6, '#96571f'));
  }
  if (s.shop === 'florist') {
    across(22, (x) => {
      const tall = chance.between(22, 48);
      return (
        rect(x - 6, sill - 13, 12, 13, '#8a4d2f') +
        ellipse(x, sill - 13 - tall * 0.45, 11, tall * 0.5, '#3b6a4c') +
        ellipse(x + 3, sill - 14 - tall * 0.7, 5, 5, chance.pick(['#d8694b', '#f3d27c', '#f2b6a0']))
      );
    });
  }
  if (s.shop === 'books') {
    for (const shelf of [0, 27, 54]) {
      parts.push(rect(left, sill - shelf - 3, right - left, 3, dark));
      across(6.5, (x) => {
        const tall = chance.between(13, 20);
        return rect(
          x,
          sill - shelf - 3 - tall,
          5,
          tall,
          chance.pick(['#8d3f2a', '#2a6657', '#b07f2c', '#4d6470', '#6b3f1d']),
        );
      });
    }
  }
  if (s.shop === 'tools') {
    across(30, (x) => rect(x - 1.5, sill - 58, 3, 50, dark) + rect(x - 8, sill - 62, 16, 9, '#4d6470'));
    across(34, (x) => rect(x, sill - 18, 20, 18, '#7d4a22') + rect(x + 3, sill - 29, 14, 11, '#2a6657'));
  }
  if (s.shop === 'tailor') {
    across(
      42,
      (x) =>
        rect(x - 1.5, sill - 20, 3, 20, dark) +
        path(
          `M${x - 12} ${sill - 22}Q${x - 9} ${sill - 40} ${x - 14} ${sill - 58}L${x - 5} ${sill - 64}H${x + 5}L${x + 14} ${sill - 58}Q${x + 9} ${sill - 40} ${x + 12} ${sill - 22}Z`,
          chance.pick(['#2a6657', '#8d3f2a', '#4d6470']),
        ),
    );
  }
  return parts.join('');
}

function shopfront(s: Storefront): string {
  const { x, ground, width } = s;
  const doorWide = 46;
  const doorAt = x + width * 0.5 - doorWide / 2;
  const top = ground - 116;
  const panel = mix(s.sign, '#14201d', 0.12);
  const pane = (left: number, right: number) => {
    const middle = (left + right) / 2;
    return [
      rect(left, top, right - left, 88, 'url(#shoplit)'),
      wares(s, left + 3, right - 3, top + 88),
      polygon(
        [
          [left, top],
          [left + (right - left) * 0.36, top],
          [left + (right - left) * 0.1, top + 88],
          [left, top + 88],
        ],
        '#fff8e6',
        'opacity=".16"',
      ),
      glow(
        middle,
        top + 12,
        46,
        [
          [0, '#fff6da', 0.85],
          [0.2, '#ffe9b0', 0.4],
          [1, '#ffe9b0', 0],
        ],
        `pendant-${s.seed}-${Math.round(left)}`,
      ),
      rect(left - 3, top - 3, right - left + 6, 4, panel),
      rect(left - 3, top, 3, 90, panel),
      rect(right, top, 3, 90, panel),
    ].join('');
  };
  return [
    rect(x + 5, ground - 128, width - 10, 128, s.sign),
    rect(x + 5, ground - 24, width - 10, 24, panel),
    pane(x + 18, doorAt - 12),
    pane(doorAt + doorWide + 12, x + width - 18),
    rect(doorAt - 4, top, doorWide + 8, 116, panel),
    rect(doorAt, top + 6, doorWide, 110, mix(s.sign, '#fbfaf7', 0.16)),
    rect(doorAt + 8, top + 14, doorWide - 16, 62, 'url(#shoplit)'),
    rect(doorAt + doorWide - 9, top + 62, 3, 14, palette.wheat),
    rect(doorAt + 8, top + 84, doorWide - 16, 24, panel),
  ].join('');
}

function awning(s: Storefront): string {
  const count = Math.max(7, 2 * Math.round(s.width / 44) + 1);
  const [left, right, top, foot] = [s.x + 6, s.x + s.width - 6, s.ground - 158, s.ground - 112];
  const [upper, lower] = [(right - left) / count, (right - left + 16) / count];
  const strips = Array.from({ length: count }, (_, i) => {
    const [a, b] = [left - 8 + lower * i, left - 8 + lower * (i + 1)];
    const data = `M${left + upper * i} ${top}H${left + upper * (i + 1)}L${b} ${foot}Q${(a + b) / 2} ${foot + 11} ${a} ${foot}Z`;
    return path(data, s.awning[i % 2] ?? s.awning[0]);
  });
  return [
    rect(left, foot, right - left, 16, '#14201d', 'opacity=".22"'),
    ...strips,
    polygon(
      [
        [left, top],
        [right, top],
        [right + 2, top + 12],
        [left - 2, top + 12],
      ],
      '#14201d',
      'opacity=".14"',
    ),
    polygon(
      [
        [left - 6, foot - 10],
        [right + 6, foot - 10],
        [right + 8, foot],
        [left - 8, foot],
      ],
      '#fff3d2',
      'opacity=".16"',
    ),
  ].join('');
}

/** The gradients every storefront shares. */
export function storefrontLight(): string {
  return [
    linear('lamplit', [
      [0, '#ffe7ac'],
      [1, '#f1b457'],
    ]),
    linear('shoplit', [
      [0, '#ffe9b4'],
      [0.6, '#fbcf7c'],
      [1, '#dd9a45'],
    ]),
    linear(
      'skylit',
      [
        [0, '#5f7f8c'],
        [0.5, '#86a0a6'],
        [1, '#43606c'],
      ],
      'x1="0" y1="0" x2=".7" y2="1"',
    ),
    linear(
      'wall-shade',
      [
        [0, '#14201d', 0],
        [0.75, '#14201d', 0.06],
        [1, '#14201d', 0.2],
      ],
      'x1="1" y1="0" x2="0" y2=".5"',
    ),
  ].join('');
}

export function storefront(s: Storefront): string {
  return [
    rect(s.x, s.ground - s.height, s.width, s.height, s.wall),
    bricks(s),
    rect(s.x, s.ground - s.height, s.width, s.height, 'url(#wall-shade)'),
    rect(s.x + 3, s.ground - 168, s.width - 6, 12, s.trim),
    cornice(s),
    upperWindows(s),
    shopfront(s),
    awning(s),
  ].join('');
}
