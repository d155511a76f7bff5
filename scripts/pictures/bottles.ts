/** Bottles without names, in pixels, standing on a shelf. */
import { mix } from './palette.ts';
import type { Random } from './random.ts';
import { ellipse, path, rect } from './svg.ts';

export type Bottle = {
  kind: 'wine' | 'square' | 'round' | 'sparkling' | 'beer';
  glass: string;
  label: string;
  cap: string;
};

export const cellar: readonly [Bottle, ...Bottle[]] = [
  { kind: 'wine', glass: '#27453a', label: '#f0e3c6', cap: '#7a2a2a' },
  { kind: 'wine', glass: '#4a1d22', label: '#e9d3a4', cap: '#2a1c14' },
  { kind: 'wine', glass: '#c9b66a', label: '#fbf3e0', cap: '#b98a3a' },
  { kind: 'wine', glass: '#d98f86', label: '#fbf3e0', cap: '#c98a80' },
  { kind: 'square', glass: '#b5651d', label: '#2a241c', cap: '#1d1713' },
  { kind: 'square', glass: '#8a4416', label: '#f0e3c6', cap: '#3a2418' },
  { kind: 'square', glass: '#d89a3c', label: '#7a2a2a', cap: '#2a1c14' },
  { kind: 'round', glass: '#8fb5b0', label: '#fbf9f0', cap: '#5a7a78' },
  { kind: 'round', glass: '#3f7a78', label: '#f0e3c6', cap: '#c9a45a' },
  { kind: 'round', glass: '#a8501f', label: '#e9c98f', cap: '#5a3018' },
  { kind: 'sparkling', glass: '#2f5a3f', label: '#f0e3c6', cap: '#d9b04b' },
  { kind: 'sparkling', glass: '#1f3f38', label: '#d9b04b', cap: '#c9a45a' },
  { kind: 'beer', glass: '#6b3a18', label: '#f0e3c6', cap: '#c9a45a' },
  { kind: 'beer', glass: '#2f5a40', label: '#c9573d', cap: '#e9dcc0' },
];

/** Half the width of a bottle, as a share of its height. */
export const half = { wine: 0.13, square: 0.17, round: 0.21, sparkling: 0.155, beer: 0.125 } as const;

function outline(kind: Bottle['kind'], x: number, foot: number, h: number): string {
  const w = half[kind] * h;
  const n = h * (kind === 'sparkling' ? 0.055 : 0.05);
  const at = (up: number) => (foot - h * up).toFixed(1);
  const shoulders = {
    wine: `V${at(0.6)}Q${(x - w).toFixed(1)} ${at(0.68)} ${(x - n).toFixed(1)} ${at(0.76)}V${at(1)}H${(x + n).toFixed(1)}V${at(0.76)}Q${(x + w).toFixed(1)} ${at(0.68)} ${(x + w).toFixed(1)} ${at(0.6)}`,
    square: `V${at(0.62)}Q${(x - w).toFixed(1)} ${at(0.7)} ${(x - n).toFixed(1)} ${at(0.72)}V${at(0.92)}H${(x + n).toFixed(1)}V${at(0.72)}Q${(x + w).toFixed(1)} ${at(0.7)} ${(x + w).toFixed(1)} ${at(0.62)}`,
    round: `V${at(0.3)}Q${(x - w * 1.05).toFixed(1)} ${at(0.58)} ${(x - n).toFixed(1)} ${at(0.62)}V${at(0.88)}H${(x + n).toFixed(1)}V${at(0.62)}Q${(x + w * 1.05).toFixed(1)} ${at(0.58)} ${(x + w).toFixed(1)} ${at(0.3)}`,
    sparkling: `V${at(0.42)}Q${(x - w).toFixed(1)} ${at(0.62)} ${(x - n).toFixed(1)} ${at(0.8)}V${at(1)}H${(x + n).toFixed(1)}V${at(0.8)}Q${(x + w).toFixed(1)} ${at(0.62)} ${(x + w).toFixed(1)} ${at(0.42)}`,
    beer: `V${at(0.52)}Q${(x - w).toFixed(1)} ${at(0.62)} ${(x - n).toFixed(1)} ${at(0.7)}V${at(0.86)}H${(x + n).toFixed(1)}V${at(0.7)}Q${(x + w).toFixed(1)} ${at(0.62)} ${(x + w).toFixed(1)} ${at(0.52)}`,
  }[kind];
  return `M${(x - w).toFixed(1)} ${foot}${shoulders}V${foot}Z`;
}

export function bottle({ kind, glass, label, cap }: Bottle, x: number, foot: number, h: number): string {
  const w = half[kind] * h;
  const n = h * 0.055;
  const top = { wine: 1, square: 0.92, round: 0.88, sparkling: 1, beer: 0.86 }[kind];
  const [low, high] = kind === 'round' ? [0.12, 0.36] : [0.14, 0.44];
  const foil = kind === 'sparkling' ? 0.26 : kind === 'wine' ? 0.15 : 0.08;
  return [
    path(outline(kind, x, foot, h), glass),
    rect(
      x + w * 0.42,
      foot - h * (kind === 'round' ? 0.34 : 0.5),
      w * 0.58,
      h * (kind === 'round' ? 0.34 : 0.5),
      '#14100c',
      'opacity=".22"',
    ),
    rect(x - w, foot - h * high, 2 * w, h * (high - low), label),
    rect(x + w * 0.42, foot - h * high, w * 0.58, h * (high - low), '#14100c', 'opacity=".14"'),
    kind === 'round'
      ? ellipse(x, foot - h * 0.24, w * 0.32, h * 0.05, mix(label, glass, 0.6))
      : rect(x - w * 0.5, foot - h * (high - 0.1), w, h * 0.035, mix(label, glass, 0.6)),
    rect(x - n - 0.6, foot - h * top, n * 2 + 1.2, h * foil, cap),
    rect(x - w * 0.74, foot - h * 0.56, w * 0.22, h * 0.5, '#fff8e6', 'opacity=".5"'),
  ].join('');
}

/** A shelf's worth, a few of each kind side by side. */
export function shelf(left: number, right: number, foot: number, tall: number, chance: Random): string {
  const parts: string[] = [];
  let x = left;
  while (x < right) {
    const each = chance.pick(cellar);
    const h = tall * (each.kind === 'beer' ? 0.78 : each.kind === 'round' ? 0.86 : 1) * chance.between(0.93, 1.04);
    const step = half[each.kind] * h * 2 + 3;
    const count = Math.floor(chance.between(2, 5));
    for (let i = 0; i < count && x + step < right; i++, x += step) parts.push(bottle(each, x + step / 2, foot, h));
    x += chance.between(3, 9);
    if (x + 16 > right) break;
  }
  return parts.join('');
}
