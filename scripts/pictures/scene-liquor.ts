/** Liquor: a bottle shop seen through its window on an autumn evening, its shelves lit. */
import { display, glass, shelves, wood } from './bottle-shop.ts';
import { shelf } from './bottles.ts';
import { figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { mix, palette } from './palette.ts';
import { dog } from './people.ts';
import { random } from './random.ts';
import { clip, ellipse, group, linear, path, picture, place, rect, vertical } from './svg.ts';

const [width, height, ground] = [1200, 800, 662];

const door = { left: 906, right: 1062, top: 196 };

const green = { deep: '#122e28', plain: palette.spruce, light: palette.spruceMid };

function brickwork(): string {
  const chance = random(17);
  const bricks: [string[], string[]] = [[], []];
  for (let y = 4; y < ground; y += 17) {
    for (let x = (y / 17) % 2 ? -30 : -10; x < width; x += 42) {
      if (chance.next() < 0.42) bricks[chance.next() < 0.5 ? 0 : 1].push(`M${x} ${y.toFixed(0)}h38v13h-38Z`);
    }
  }
  return [
    rect(0, 0, width, ground, '#6b3529'),
    path(bricks[0].join(''), '#7d4132', 'opacity=".8"'),
    path(bricks[1].join(''), '#54271e', 'opacity=".7"'),
    rect(0, 0, width, ground, 'url(#evening)'),
  ].join('');
}

/** The fascia has no words; three lamps on bent arms light it. */
function fascia(): string {
  const lamps = [236, 560, 980].map((x, i) =>
    [
      path(`M${x - 130} 176L${x - 34} 76H${x + 34}L${x + 130} 176Z`, 'url(#wash)'),
      path(`M${x} 40Q${x + 2} 8 ${x + 14} 12`, 'none', 'stroke="#0c1a17" stroke-width="5"'),
      line([x, 60, x, 36], '#0c1a17', 5),
      path(`M${x - 34} 78Q${x - 30} 56 ${x} 54Q${x + 30} 56 ${x + 34} 78Z`, '#0f2621'),
      ellipse(x, 78, 34, 5, '#fff3cf'),
      halo(`gooseneck-${i}`, x, 86, 96, { colour: '#ffdf9a', opacity: 0.4, heart: ['#fff3cf', 0.8, 0.26] }),
    ].join(''),
  );
  return [
    rect(52, 92, 1058, 84, green.plain),
    rect(52, 92, 1058, 8, mix(green.light, '#c9a45a', 0.3)),
    rect(70, 112, 1022, 46, 'none', `stroke="${palette.wheat}" stroke-width="2" opacity=".55"`),
    rect(40, 80, 1082, 14, green.light),
    rect(40, 174, 1082, 12, green.deep),
    ...lamps,
    rect(52, 186, 1058, 10, '#0a1512', 'opacity=".45"'),
  ].join('');
}

/** Somebody at the counter and somebody who has chosen. */
function people(): string {
  return [
    place(
      520,
      620,
      118,
      figure(
        poses.holding,
        { coat: '#1d4a40', legs: '#2a3034', skin: '#c98d63', hair: '#3a2418' },
        path('M18 -119l4 -34q4 -6 4 -16h7q0 10 4 16v34Z', '#4a1d22'),
      ),
    ),
    place(
      662,
      624,
      118,
      figure(
        {
          ...poses.pushing,
          arms: [
            poses.pushing.arms[0],
            [
              [0.08, -1.12],
              [0.3, -1.06],
            ],
          ],
        },
        { coat: '#b4532a', legs: '#3a2f2a', skin: '#e0ab82', hair: '#8a5a34', longHair: true },
      ),
      true,
    ),
    rect(458, 500, 256, 66, wood.mid),
    rect(450, 492, 272, 10, '#d9a868'),
    ...[470, 534, 598, 662].map((x) => rect(x, 512, 50, 48, wood.dark, 'opacity=".45"')),
    rect(580, 464, 34, 28, '#2a3034'),
    path('M560 492l8 -40h-30l-4 40Z', '#c9a878'),
  ].join('');
}

function pendants(): string {
  return [230, 470, 706]
    .map((x, i) =>
      [
        line([x, glass.top, x, 232], wood.dark, 2.4),
        path(`M${x - 26} 256Q${x - 24} 228 ${x} 226Q${x + 24} 228 ${x + 26} 256Z`, '#1d1a16'),
        ellipse(x, 256, 26, 4, '#fff6da'),
        halo(`pendant-${i}`, x, 264, 120, { colour: '#ffe2a0', opacity: 0.42, heart: ['#fff9e6', 0.9, 0.26] }),
      ].join(''),
    )
    .join('');
}

function shopWindow(): string {
  const { left, right, top, foot } = glass;
  return [
    rect(left - 22, top - 8, right - left + 44, ground - top + 8, green.plain),
    clip('pane', `M${left} ${top}H${right}V${foot}H${left}Z`),
    group([shelves(), people(), display(), pendants()], 'clip-path="url(#pane)"'),
    shape([left, foot - 130, left + 170, top, left + 250, top, left, foot - 20], '#fff', 'opacity=".07"'),
    shape([right - 190, foot, right - 40, top, right, top, right, foot - 60], '#fff', 'opacity=".05"'),
    ...[344, 594].map(
      (x) => rect(x - 5, top, 10, foot - top, green.plain) + rect(x + 2, top, 2, foot - top, '#e3b06a', 'opacity=".5"'),
    ),
    rect(left, top, right - left, 5, '#0a1512', 'opacity=".6"'),
    rect(left - 28, foot, right - left + 56, 14, green.light),
    rect(left - 28, foot, right - left + 56, 4, '#e3b06a', 'opacity=".6"'),
    ...[0, 1, 2].map(
      (i) =>
        rect(left + 6 + i * 250, foot + 30, 232, 48, green.deep) +
        rect(left + 6 + i * 250, foot + 76, 232, 2, '#6f9483', 'opacity=".4"'),
    ),
  ].join('');
}

function entrance(): string {
  const { left, right, top } = door;
  const chance = random(9);
  return [
    rect(left - 26, top - 8, right - left + 52, ground - top + 8, green.plain),
    rect(left, top, right - left, 52, 'url(#room)'),
    rect(left, top + 52, right - left, 10, green.deep),
    rect(left, top + 62, right - left, ground - top - 62, palette.ember),
    clip('door', `M${left + 20} ${top + 86}H${right - 20}V560H${left + 20}Z`),
    group(
      [
        rect(left, top + 80, right - left, 300, 'url(#room)'),
        ...[372, 466, 560].map(
          (y) => shelf(left + 22, right - 20, y, 68, chance) + rect(left, y, right - left, 7, wood.light),
        ),
        shape([left + 20, 470, right - 60, top + 86, right - 30, top + 86, left + 20, 540], '#fff', 'opacity=".1"'),
      ],
      'clip-path="url(#door)"',
    ),
    rect(left + 20, top + 86, right - left - 40, 560 - top - 86, 'none', 'stroke="#8a3a1c" stroke-width="5"'),
    rect(left + 22, 584, right - left - 44, 56, '#9a4522'),
    rect(right - 15, 440, 6, 62, palette.wheatLight),
    rect(left - 10, ground - 8, right - left + 20, 8, '#8a8378'),
    ellipse(1146, 366, 10, 10, '#0f2621'),
    path('M1130 330h32l-5 44h-22Z', '#fff1c6') +
      path('M1126 332q20 -22 40 0Z', '#0f2621') +
      rect(1133, 372, 26, 6, '#0f2621'),
    halo('carriage', 1146, 352, 150, { colour: '#ffdf9a', opacity: 0.4, heart: ['#fff3cf', 0.8, 0.26] }),
  ].join('');
}

function pavement(): string {
  const chance = random(55);
  return [
    rect(0, ground, width, height - ground, 'url(#walk)'),
    ...Array.from({ length: 15 }, (_, i) =>
      line([i * 88 - 16, ground, 600 + (i * 88 - 616) * 1.4, height], '#2a2c2e', 2, 'opacity=".45"'),
    ),
    line([0, 722, width, 722], '#2a2c2e', 2, 'opacity=".4"'),
    shape([glass.left, ground, glass.right, ground, glass.right + 90, height, glass.left - 90, height], 'url(#spill)'),
    shape(
      [door.left + 20, ground, door.right - 20, ground, door.right + 50, height, door.left - 10, height],
      'url(#spill)',
    ),
    ...Array.from({ length: 46 }, () => {
      const [x, y] = [chance.next() * width, chance.between(ground + 8, height - 8)];
      const turn = chance.between(0, 180).toFixed(0);
      return ellipse(
        x,
        y,
        chance.between(4, 8),
        chance.between(2, 3.6),
        chance.pick(['#c98a35', '#b4532a', '#8d5a2a', '#d9a442']),
        `transform="rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})" opacity=".85"`,
      );
    }),
  ].join('');
}

function passer(): string {
  return [
    ellipse(248, 752, 120, 9, '#14100c', 'opacity=".45"'),
    place(
      216,
      752,
      138,
      figure(
        poses.walking,
        {
          coat: '#2c3f4a',
          legs: '#1f2a30',
          skin: '#a06a4a',
          hair: '#17110e',
          hat: { shape: 'toque', colour: '#8d3f2a' },
        },
        path('M-9 -144Q8 -136 19 -144L17 -133Q4 -127 -9 -133Z', '#c99a3f'),
      ),
    ),
    place(372, 754, 122, dog('#6b4a34')),
    line([266, 626, 330, 660, 408, 676], '#14100c', 2.4),
    // A small tree in a tub by the door.
    ellipse(1146, 700, 56, 8, '#14100c', 'opacity=".4"'),
    path('M1106 640H1186L1176 700H1116Z', '#5a3a24') +
      rect(1102, 634, 88, 10, '#7a5236') +
      path('M1156 640H1186L1176 700H1158Z', '#14100c', 'opacity=".25"'),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        shape(
          [1146 - 56 + i * 9, 640 - i * 34, 1146, 560 - i * 30, 1146 + 56 - i * 9, 640 - i * 34],
          mix('#16382f', '#2a6657', i / 5),
        ) +
        shape([1146 - 56 + i * 9, 640 - i * 34, 1146, 560 - i * 30, 1136, 632 - i * 34], '#c9a45a', 'opacity=".16"'),
    ),
  ].join('');
}

export function liquor(): string {
  return picture(width, height, [
    linear('room', [
      [0, '#ffe9b8'],
      [0.5, '#f8c877'],
      [1, '#c9803a'],
    ]),
    linear('niche', [
      [0, '#fff0c4', 0.95],
      [0.5, '#f6c473', 0.9],
      [1, '#c27f3c', 0.9],
    ]),
    linear('wash', [
      [0, '#ffe7b0', 0.5],
      [1, '#ffe7b0', 0],
    ]),
    linear('evening', [
      [0, '#0e2430', 0.72],
      [0.4, '#0e2430', 0.3],
      [1, '#0e2430', 0.45],
    ]),
    vertical('walk', ground, height, [
      [0, '#565a5c'],
      [1, '#34404a'],
    ]),
    vertical('spill', ground, height, [
      [0, '#ffcf80', 0.62],
      [1, '#ffcf80', 0.05],
    ]),
    brickwork(),
    fascia(),
    shopWindow(),
    entrance(),
    pavement(),
    passer(),
  ]);
}
