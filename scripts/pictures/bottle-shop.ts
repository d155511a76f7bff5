/** The inside of a bottle shop as its window frames it, in pixels. */
import { bottle, cellar, shelf } from './bottles.ts';
import { random } from './random.ts';
import { ellipse, path, rect } from './svg.ts';

export const glass = { left: 96, right: 842, top: 196, foot: 566 };

export const wood = { dark: '#4a2c1a', mid: '#7a4a2a', light: '#b07a45' };

/** The wall of shelves at the back of the room, each with a lamp under the one above. */
export function shelves(): string {
  const chance = random(73);
  const rows = [286, 384, 482];
  return [
    rect(glass.left, glass.top, glass.right - glass.left, glass.foot - glass.top, 'url(#room)'),
    ...rows.flatMap((y) => [
      rect(glass.left, y - 92, glass.right - glass.left, 92, 'url(#niche)'),
      shelf(glass.left + 6, 350, y, 76, chance),
      shelf(366, 596, y, 76, chance),
      shelf(612, glass.right - 4, y, 76, chance),
      rect(glass.left, y, glass.right - glass.left, 8, wood.light),
      rect(glass.left, y + 8, glass.right - glass.left, 4, wood.dark),
    ]),
    ...[350, 596].map(
      (x) =>
        rect(x, glass.top, 15, glass.foot - glass.top, wood.mid) +
        rect(x, glass.top, 4, glass.foot - glass.top, wood.light),
    ),
  ].join('');
}

/** Bottles laid in a rack of diamonds, their ends to the room. */
function rack(left: number, top: number, columns: number, rows: number): string {
  const chance = random(37);
  const size = 34;
  const [wide, tall] = [columns * size, rows * size];
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [left + (i % columns) * size + size / 2, top + Math.floor(i / columns) * size + size / 2];
    const end = chance.pick(['#27453a', '#4a1d22', '#1f3f38', '#6b3a18']);
    if (chance.next() < 0.14) return '';
    return (
      ellipse(x, y + 4, 12, 12, end) +
      ellipse(x, y + 4, 5.4, 5.4, chance.pick(['#7a2a2a', '#d9b04b', '#2a1c14', '#c9a45a'])) +
      ellipse(x - 4, y - 1, 3, 2, '#fff8e6', 'opacity=".5"')
    );
  });
  return [
    rect(left - 6, top - 6, wide + 12, tall + 12, wood.mid),
    rect(left, top, wide, tall, '#2a170d'),
    ...cells,
    ...Array.from({ length: columns - 1 }, (_, i) => rect(left + (i + 1) * size - 2, top, 4, tall, wood.mid)),
    ...Array.from({ length: rows - 1 }, (_, i) => rect(left, top + (i + 1) * size - 2, wide, 4, wood.light)),
    rect(left - 10, top - 14, wide + 20, 9, wood.light),
  ].join('');
}

function crate(x: number, foot: number, wide: number, tall: number): string {
  const boards = Array.from({ length: 3 }, (_, i) =>
    rect(x, foot - tall + (i * tall) / 3, wide, tall / 3 - 3, i % 2 ? '#b98248' : '#c9985c'),
  );
  return [
    rect(x, foot - tall, wide, tall, wood.dark),
    ...boards,
    rect(x, foot - tall, 7, tall, '#a06a38'),
    rect(x + wide - 7, foot - tall, 7, tall, '#8a5a30'),
  ].join('');
}

function barrel(x: number, foot: number): string {
  return [
    path(
      `M${x - 44} ${foot}Q${x - 60} ${foot - 52} ${x - 44} ${foot - 104}H${x + 44}Q${x + 60} ${foot - 52} ${x + 44} ${foot}Z`,
      '#8a5a30',
    ),
    path(
      `M${x + 12} ${foot}Q${x + 20} ${foot - 52} ${x + 12} ${foot - 104}H${x + 44}Q${x + 60} ${foot - 52} ${x + 44} ${foot}Z`,
      '#14100c',
      'opacity=".24"',
    ),
    ...[-26, -6, 16].map((by) =>
      path(
        `M${x + by} ${foot}Q${x + by * 1.3} ${foot - 52} ${x + by} ${foot - 104}`,
        'none',
        'stroke="#5f3a1c" stroke-width="2"',
      ),
    ),
    ...[18, 84].map((up) =>
      path(
        `M${x - 50} ${foot - up}Q${x} ${foot - up + 10} ${x + 50} ${foot - up}v9Q${x} ${foot - up + 20} ${x - 50} ${foot - up + 9}Z`,
        '#3a3f3f',
      ),
    ),
    ellipse(x, foot - 104, 44, 8, '#b98248'),
  ].join('');
}

/** What stands in the window itself, before the room. */
export function display(): string {
  const foot = glass.foot - 4;
  const [red, white, rye, gin, sparkling] = [1, 2, 4, 8, 10].map((i) => cellar[i] ?? cellar[0]) as [
    (typeof cellar)[0],
    (typeof cellar)[0],
    (typeof cellar)[0],
    (typeof cellar)[0],
    (typeof cellar)[0],
  ];
  return [
    rect(glass.left, foot - 4, glass.right - glass.left, 10, wood.light),
    rack(112, 434, 5, 3),
    bottle(red, 130, 420, 84),
    bottle(white, 160, 420, 84),
    bottle(gin, 216, 420, 66),
    crate(300, foot, 116, 56),
    ...[318, 342, 366, 392].map((x, i) => bottle(i % 2 ? red : sparkling, x, foot - 52, 92)),
    rect(300, foot - 40, 116, 40, '#b98248') +
      rect(300, foot - 40, 116, 4, '#e0b878') +
      rect(300, foot - 20, 116, 3, wood.dark),
    barrel(772, foot),
    bottle(rye, 748, foot - 104, 84),
    bottle(gin, 784, foot - 102, 80),
    path(`M806 ${foot - 104}l4 -30h16l4 30Z`, '#f6ecd4', 'opacity=".55"') +
      path(`M808 ${foot - 106}l2 -12h16l2 12Z`, '#c9801f', 'opacity=".9"'),
  ].join('');
}
