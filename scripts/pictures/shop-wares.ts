/** What a shop of clothes and plants puts in its window, in pixels. */
import { line } from './flat.ts';
import { mix } from './palette.ts';
import { random } from './random.ts';
import { ellipse, path, rect } from './svg.ts';

/** A form wearing something, on its stand, its foot at the origin; in pixels. */
export function mannequin(
  x: number,
  foot: number,
  kind: 'dress' | 'coat' | 'shirt',
  colour: string,
  trim: string,
): string {
  const shade = mix(colour, '#14201d', 0.22);
  const wear = {
    dress:
      path('M-17 -132Q0 -122 17 -132L22 -126Q16 -108 17 -96L40 -22Q0 -12 -40 -22L-17 -96Q-16 -108 -22 -126Z', colour) +
      path('M2 -96L17 -96L40 -22Q20 -17 8 -16Z', shade, 'opacity=".5"') +
      rect(-17, -98, 34, 6, trim),
    coat:
      path(
        'M-18 -136Q0 -126 18 -136L34 -124L38 -66L27 -64L25 -96L27 -34H-27L-25 -96L-27 -64L-38 -66L-34 -124Z',
        colour,
      ) +
      path('M0 -128L8 -132V-34H0Z', shade, 'opacity=".6"') +
      path('M-14 -135L0 -104L14 -135L6 -130L0 -118L-6 -130Z', trim) +
      ellipse(-4, -88, 2, 2, trim) +
      ellipse(-4, -70, 2, 2, trim) +
      ellipse(-4, -52, 2, 2, trim),
    shirt:
      path('M-18 -136Q0 -126 18 -136L33 -122L29 -98L21 -100V-66H-21V-100L-29 -98L-33 -122Z', colour) +
      [-112, -100, -88, -76].map((y) => rect(-21, y, 42, 5, trim)).join('') +
      path('M-20 -66H20L26 -4H8L0 -54L-8 -4H-26Z', '#3f5f74'),
  }[kind];
  const stand = rect(-2, -40, 4, 40, '#6b4a34') + ellipse(0, -1, 18, 4, '#6b4a34');
  const form =
    ellipse(0, -160, 11, 15, '#e9d9bd') +
    rect(-5, -150, 10, 18, '#dcc9a8') +
    ellipse(3, -160, 8, 14, '#f6ead2', 'opacity=".6"');
  return `<g transform="translate(${x} ${foot}) scale(1.06)">${stand}${form}${wear}</g>`;
}

export function pot(
  x: number,
  foot: number,
  wide: number,
  tall: number,
  leaf: 'blade' | 'round' | 'trail',
  clay: string,
  seed: number,
): string {
  const chance = random(seed);
  const rim = foot - wide * 0.8;
  const leaves = Array.from({ length: leaf === 'blade' ? 9 : 24 }, (_, i) => {
    const colour = mix('#2a6657', '#9fb564', chance.between(0, 0.8));
    const lean = leaf === 'blade' ? (i / 8 - 0.5) * 2 : chance.between(-1, 1);
    if (leaf === 'blade') {
      const [tx, ty] = [x + lean * wide * 0.9, rim - tall * (1 - 0.35 * Math.abs(lean)) * chance.between(0.85, 1.1)];
      return path(
        `M${(x + lean * 3 - 4).toFixed(0)} ${rim}Q${(x + lean * wide * 0.2 - 7).toFixed(0)} ${(rim - tall * 0.5).toFixed(0)} ${tx.toFixed(0)} ${ty.toFixed(0)}Q${(x + lean * wide * 0.5 + 6).toFixed(0)} ${(rim - tall * 0.4).toFixed(0)} ${(x + lean * 3 + 4).toFixed(0)} ${rim}Z`,
        colour,
      );
    }
    const up = leaf === 'trail' ? chance.between(-0.9, 0.35) : chance.between(0.15, 1);
    return ellipse(
      x + lean * wide * (leaf === 'trail' ? 0.5 : 0.46),
      rim - up * tall * 0.9,
      wide * 0.19,
      wide * 0.16,
      colour,
    );
  });
  const body =
    path(`M${x - wide / 2} ${rim}H${x + wide / 2}L${x + wide * 0.36} ${foot}H${x - wide * 0.36}Z`, clay) +
    path(
      `M${x + wide * 0.14} ${rim}H${x + wide / 2}L${x + wide * 0.36} ${foot}H${x + wide * 0.12}Z`,
      '#14201d',
      'opacity=".16"',
    ) +
    rect(x - wide * 0.54, rim - 2, wide * 1.08, wide * 0.18, mix(clay, '#fbfaf7', 0.15));
  return leaf === 'trail' ? body + leaves.join('') : leaves.join('') + body;
}

export function rail(left: number, right: number, y: number, seed: number): string {
  const chance = random(seed);
  const parts = [line([left, y, right, y], '#5a4a3a', 3)];
  for (let x = left + 10; x < right - 12; x += 13) {
    const tall = chance.between(62, 92);
    const colour = chance.pick(['#b4532a', '#e3b04b', '#4d6f80', '#e9dcc0', '#2a6657', '#d98f86', '#6f9483']);
    parts.push(
      path(`M${x} ${y + 4}l9 8v${tall.toFixed(0)}h-18v${(-tall).toFixed(0)}Z`, colour),
      rect(x + 4, y + 12, 4, tall - 2, '#14201d', 'opacity=".15"'),
    );
  }
  return parts.join('');
}
