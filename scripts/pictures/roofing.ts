/** A roof half way through: old shingles, bare boards and felt, new shingles. In pixels. */
import { random } from './random.ts';
import { type Point, path, polygon, rect, stroke } from './svg.ts';

export const eave = 430;

export const ridge = 268;

/** Where the roof is at a share of its width and of its slope (0 the eave, 1 the ridge). */
export const roofAt = (across: number, up: number): Point => {
  const [left, right] = [428 + 62 * up, 1112 - 62 * up];
  return [left + (right - left) * across, eave + (ridge - eave) * up];
};

const roofPart = (from: number, to: number, low: number, high: number, fill: string, attributes = '') =>
  polygon([roofAt(from, low), roofAt(from, high), roofAt(to, high), roofAt(to, low)], fill, attributes);

/** Courses of shingles, some of each course a shade apart. */
function shingles(
  from: number,
  to: (row: number) => number,
  colours: readonly [string, string, string],
  seed: number,
): string {
  const chance = random(seed);
  const rows = 13;
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [low, high] = [row / rows, (row + 1) / rows];
    const end = to(row);
    parts.push(roofPart(from, end, low, high, colours[row % 2 ? 0 : 1]));
    const data: string[] = [];
    for (let x = from + chance.between(0, 0.03); x < end - 0.04; x += chance.between(0.03, 0.12)) {
      const [ax, ay] = roofAt(x, low);
      const [bx, by] = roofAt(x + 0.022, high);
      data.push(
        `M${ax.toFixed(1)} ${ay.toFixed(1)}L${(ax + 14).toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}L${(bx - 14).toFixed(1)} ${by.toFixed(1)}Z`,
      );
    }
    parts.push(path(data.join(''), colours[2], 'opacity=".5"'));
    parts.push(stroke([roofAt(from, low), roofAt(end, low)], '#14201d', 1.6, 'opacity=".28"'));
  }
  return parts.join('');
}

/** From the left: the old roof, bare boards and felt where it has been stripped, the new roof. */
export function roof(): string {
  const boards = Array.from({ length: 12 }, (_, i) =>
    stroke([roofAt(0.3, i / 12), roofAt(0.66, i / 12)], '#8a5f34', 1.8, 'opacity=".6"'),
  );
  const joints = random(8);
  return [
    roofPart(0, 1, -0.02, 1, '#c9985c'),
    ...boards,
    ...Array.from({ length: 16 }, () => {
      const row = Math.floor(joints.next() * 12) / 12;
      const x = joints.between(0.3, 0.64);
      return stroke([roofAt(x, row), roofAt(x, row + 1 / 12)], '#8a5f34', 1.8, 'opacity=".6"');
    }),
    roofPart(0.45, 0.99, 0, 0.62, '#5c6a68'),
    roofPart(0.45, 0.99, 0.6, 0.62, '#dfe6e0', 'opacity=".5"'),
    roofPart(0.45, 0.99, 0.3, 0.31, '#dfe6e0', 'opacity=".35"'),
    shingles(0, (row) => 0.27 + ((row * 7) % 5) * 0.016, ['#75665a', '#82725f', '#594d45'], 3),
    shingles(0.56, () => 1, ['#2a6657', '#2f6f5e', '#1d4a40'], 4),
    path(`M${roofAt(0, 1).join(' ')}L${roofAt(1, 1).join(' ')}l2 -7H${roofAt(0, 1)[0] - 2}Z`, '#fbe7bd'),
    polygon([roofAt(0, -0.03), roofAt(1, -0.03), [1112, eave + 15], [428, eave + 15]], '#f7efdd'),
    rect(428, eave + 14, 684, 4, '#14201d', 'opacity=".3"'),
    roofPart(0, 1, 0, 1, 'url(#morning)'),
  ].join('');
}
