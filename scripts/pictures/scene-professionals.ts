/** Professionals: an upper floor at the end of the day, lamps lit over the desks, the city and the mountains outside. */
import { figure, poses } from './figures.ts';
import { halo, line, shape } from './flat.ts';
import { hill, ridgeLine, treeline } from './hills.ts';
import { mountains } from './mountains.ts';
import { chair, fig, floor, pendant, table } from './office.ts';
import { random } from './random.ts';
import { sky, streaks } from './skies.ts';
import { ellipse, linear, path, picture, place, rect, vertical } from './svg.ts';
import { tower } from './town-blocks.ts';

const [width, height, sill] = [1200, 800, 592];

function air(): string {
  return [
    sky(width, 470, [
      [0, '#2b5266'],
      [0.36, '#6a8e99'],
      [0.66, '#d9b59b'],
      [0.86, '#f3c38c'],
      [1, '#f9d597'],
    ]),
    streaks({ seed: 44, width, from: 110, to: 340, count: 14, colour: '#eeb08c', opacity: 0.6 }),
    halo('sun', 430, 440, 520, { colour: '#ffdb9d', opacity: 0.45, squash: 0.55, heart: ['#fff0c9', 0.9, 0.35] }),
    mountains({
      id: 'rockies',
      seed: 63,
      width,
      base: 472,
      height: 128,
      step: 84,
      sun: 'left',
      lit: '#a9acb0',
      shade: '#6d8793',
      shadeOpacity: 0.8,
      snow: { colour: '#fbe0c8', line: 0.35 },
      haze: [
        [0, '#f0c396', 0.1],
        [1, '#f0c396', 0.75],
      ],
    }),
  ].join('');
}

/** The tower with a lookout that the city is known by. */
function lookout(x: number, base: number): string {
  const colour = '#3f5a60';
  return [
    shape([x - 9, base, x - 5, base - 250, x + 5, base - 250, x + 9, base], colour),
    path(
      `M${x - 9} ${base - 246}L${x - 27} ${base - 262}V${base - 274}L${x - 19} ${base - 286}H${x + 19}L${x + 27} ${base - 274}V${base - 262}L${x + 9} ${base - 246}Z`,
      '#8d4a37',
    ),
    rect(x - 26, base - 272, 52, 7, '#ffe1a0'),
    rect(x - 12, base - 296, 24, 11, colour),
    rect(x - 1.5, base - 330, 3, 36, colour),
    ellipse(x, base - 331, 3, 3, '#ff9a7a'),
  ].join('');
}

function city(): string {
  const far = { seed: 31, width, base: 460, height: 8, wave: 160 };
  const back = [
    [236, 44, 30],
    [300, 50, 60],
    [560, 50, 120],
    [618, 46, 186],
    [826, 40, 60],
    [962, 44, 150],
    [1110, 40, 60],
  ] as const;
  const front = [
    { x: 318, width: 82, height: 176, colour: '#3d5b66', side: '#2c4650', top: 'step' },
    { x: 520, width: 70, height: 186, colour: '#4a5f63', side: '#34494e', top: 'flat' },
    { x: 726, width: 84, height: 330, colour: '#345460', side: '#263f4a', top: 'slant' },
    { x: 870, width: 76, height: 150, colour: '#4b5d62', side: '#33474d', top: 'mast' },
    { x: 1010, width: 92, height: 236, colour: '#39525b', side: '#2a3f48', top: 'flat' },
    { x: 606, width: 96, height: 150, colour: '#33505a', side: '#253f48', top: 'flat' },
    { x: 410, width: 92, height: 56, colour: '#2f4b55', side: '#233c45', top: 'flat' },
    { x: 214, width: 88, height: 66, colour: '#35515a', side: '#273f48', top: 'flat' },
  ] as const;
  return [
    hill(far, 640, '#6f8688'),
    treeline(ridgeLine(far), { seed: 7, from: 0, to: width, height: [4, 9], step: 5, depth: 14 }, '#54706f'),
    ...back.map(([x, wide, tall], i) =>
      tower(
        { x, width: wide, height: tall + 120, base: 610, colour: '#82949a', lit: 0.3, cell: [9, 11], lamp: '#fbe3b4' },
        70 + i,
      ),
    ),
    lookout(690, 612),
    ...front.map((each, i) =>
      tower({ ...each, base: 612, height: each.height + 40, lit: 0.34, cell: [11, 13] }, 20 + i),
    ),
  ].join('');
}

/** The window wall: mullions, a rail, and the room's lamps faintly doubled in the glass. */
function glazing(): string {
  const frame = '#16302c';
  const bars = [176, 424, 662, 900, 1138];
  return [
    ...[300, 560, 820].map((x) => ellipse(x + 26, 196, 34, 8, '#ffe7b4', 'opacity=".2"')),
    ...bars
      .slice(0, -1)
      .map((x) => shape([x + 30, 60, x + 90, 60, x + 40, sill, x - 20 + 30, sill], '#fbfaf7', 'opacity=".05"')),
    ...bars.map((x) => rect(x - 6, 40, 12, sill - 30, frame)),
    ...bars.map((x) => rect(x + 3, 40, 3, sill - 30, '#e3b98a', 'opacity=".35"')),
    rect(166, 132, 990, 7, frame),
    rect(166, sill - 44, 990, 7, frame),
    rect(166, sill - 6, 990, 26, '#1d3833'),
    rect(166, sill - 6, 990, 4, '#c99f6d', 'opacity=".7"'),
  ].join('');
}

/** Ceiling, floor boards and the wall of books at the left. */
function room(): string {
  const chance = random(12);
  const boards = Array.from({ length: 19 }, (_, i) => {
    const x = (i - 9) * 64;
    return line([600 + x, floor, 600 + x * 2.3, height], '#3a2318', 1.6, 'opacity=".5"');
  });
  const shelves = [150, 246, 342, 438, 534].flatMap((y) => {
    const books: string[] = [];
    for (let x = 6; x < 148; ) {
      const thick = chance.between(8, 17);
      const tall = chance.between(46, 70);
      if (chance.next() < 0.84 && x + thick < 152) {
        const spine = chance.pick(['#8d3f2a', '#2a6657', '#b07f2c', '#4d6470', '#c9b38a', '#1d4a40', '#6b3f1d']);
        books.push(rect(x, y - tall, thick, tall, spine), rect(x, y - tall + 9, thick, 4, '#f2cf7f', 'opacity=".45"'));
      }
      x += thick + 1;
    }
    return [...books, rect(0, y, 158, 9, '#5a3a26'), rect(0, y + 9, 158, 5, '#14201d', 'opacity=".3"')];
  });
  return [
    vertical('boards', floor, height, [
      [0, '#7a5236'],
      [0.4, '#6a442d'],
      [1, '#3c271d'],
    ]),
    linear(
      'case',
      [
        [0, '#2a1c15'],
        [1, '#4a3224'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
    rect(0, floor, width, height - floor, 'url(#boards)'),
    ...boards,
    // The last light lies across the floor in the shape of the windows.
    ...[0, 1, 2, 3].map((i) =>
      shape(
        [200 + i * 238, floor + 8, 408 + i * 238, floor + 8, 470 + i * 300, height, 210 + i * 300, height],
        '#f6b877',
        'opacity=".13"',
      ),
    ),
    rect(0, 0, width, 62, '#10241f'),
    rect(0, 56, width, 6, '#c99f6d', 'opacity=".35"'),
    rect(1150, 0, 60, floor + 12, '#17342d'),
    rect(0, 56, 168, floor - 44, 'url(#case)'),
    ...shelves,
    ...[12, 84].map((x) => rect(x, 556, 66, 44, '#5a3a26') + rect(x + 27, 574, 12, 4, '#c99f6d')),
    rect(156, 56, 14, floor - 40, '#3b281d'),
    rect(166, 56, 4, floor - 40, '#e3a868', 'opacity=".5"'),
  ].join('');
}

export function professionals(): string {
  const metre = 150;
  return picture(width, height, [
    linear('cone', [
      [0, '#ffe7b0', 0.2],
      [1, '#ffe7b0', 0],
    ]),
    air(),
    city(),
    glazing(),
    room(),
    place(
      1016,
      716,
      186,
      figure(
        poses.holding,
        { coat: '#1f3c3a', legs: '#18262a', skin: '#9c6b4c', hair: '#17110e' },
        rect(24, -131, 9, 11, '#f3ead4'),
      ),
      true,
    ),
    chair(392, 722, 1),
    place(
      392,
      722,
      metre * 1.08,
      figure(poses.seated, { coat: '#b4532a', legs: '#23323a', skin: '#e0ab82', hair: '#5a3620', longHair: true }),
    ),
    chair(742, 722, -1),
    place(
      742,
      722,
      metre * 1.08,
      figure(poses.seated, { coat: '#c9a45a', legs: '#2d2f33', skin: '#8a5a3e', hair: '#15100d' }),
      true,
    ),
    table(),
    ...[310, 560, 810].map((x) => pendant(x, 206)),
    fig(1110, 756),
  ]);
}
