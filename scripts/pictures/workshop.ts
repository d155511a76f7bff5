/** A woodworking shop: boarded walls round a wide window, lamps, tools in their places, boards on a rack. */
import { ellipse, glow, path, polygon, rect, stroke, vertical } from './svg.ts';

const [width, height] = [1200, 800];

export const frame = { left: 262, right: 938, top: 150, bottom: 520 };

const floorAt = 610;

const fir = { light: '#d9b483', plain: '#c0935f', dark: '#8a5f3d', deep: '#5d3f2a' };

/** Boarded walls round the window, a beam with three lamps above. */
export function walls(): string {
  const { left, right, top, bottom } = frame;
  const lines: string[] = [];
  for (let x = -4; x < width; x += 38) {
    if (x > left - 20 && x < right + 20) lines.push(`M${x} 70V${top}M${x} ${bottom}V${floorAt}`);
    else lines.push(`M${x} 70V${floorAt}`);
  }
  const around = `M0 70H${width}V${floorAt}H0ZM${left} ${top}V${bottom}H${right}V${top}Z`;
  const quarter = (right - left) / 4;
  return [
    vertical('planks', 70, floorAt, [
      [0, '#a87b50'],
      [0.5, '#c79c69'],
      [1, '#a67a50'],
    ]),
    path(around, 'url(#planks)', 'fill-rule="evenodd"'),
    path(lines.join(''), 'none', `stroke="${fir.deep}" stroke-width="1.6" opacity=".34"`),
    glow(
      600,
      360,
      560,
      [
        [0, '#fff3d0', 0.14],
        [1, '#fff3d0', 0],
      ],
      'wall-light',
      0.7,
    ),
    rect(left - 16, top - 16, right - left + 32, 18, '#2a5a4c'),
    rect(left - 16, top, 16, bottom - top, '#2a5a4c'),
    rect(right, top, 16, bottom - top, '#1d4a40'),
    ...[1, 2, 3].map((i) => rect(left + quarter * i - 5, top, 10, bottom - top, '#2a5a4c')),
    rect(left, 262, right - left, 7, '#2a5a4c'),
    rect(left - 26, bottom, right - left + 52, 14, fir.light),
    rect(left - 26, bottom + 11, right - left + 52, 5, fir.dark),
    rect(0, 0, width, 74, fir.deep),
    ...Array.from({ length: 9 }, (_, i) => rect(40 + i * 140, 0, 30, 74, '#7b5436')),
    rect(0, 66, width, 22, fir.dark),
    rect(0, 66, width, 4, fir.light),
    rect(0, floorAt - 14, width, 16, fir.deep),
  ].join('');
}

export function lamps(): string {
  return [380, 600, 820]
    .map((x, i) =>
      [
        glow(
          x,
          206,
          120,
          [
            [0, '#fff3d0', 0.42],
            [1, '#fff3d0', 0],
          ],
          `lamp-${i}`,
        ),
        stroke(
          [
            [x, 86],
            [x, 172],
          ],
          '#3a2a1f',
          2.4,
        ),
        path(`M${x - 36} 204Q${x - 30} 172 ${x} 171Q${x + 30} 172 ${x + 36} 204Z`, '#8d3f2a'),
        path(`M${x - 36} 204Q${x - 30} 172 ${x} 171Q${x - 18} 174 ${x - 22} 204Z`, '#c9673f'),
        ellipse(x, 204, 36, 4.5, '#fff6dc'),
      ].join(''),
    )
    .join('');
}

/** Tools hung in their places on the left wall: saws, squares, planes, chisels. */
export function tools(): string {
  const iron = '#56646a';
  const grip = '#7c3424';
  const chisels = Array.from(
    { length: 6 },
    (_, i) => rect(52 + i * 24, 404, 7, 26 + (i % 3) * 5, grip) + rect(53 + i * 24, 430 + (i % 3) * 5, 5, 26, iron),
  );
  return [
    rect(26, 168, 196, 320, '#6d4a31', 'opacity=".55"'),
    rect(26, 168, 196, 5, fir.light),
    // Handsaw and bow saw.
    path('M52 214L168 202L170 214L56 244Z', '#aab4b4'),
    path('M52 214L56 244L40 240Q32 224 40 210Z', grip),
    path('M58 284H178', 'none', `stroke="${iron}" stroke-width="4"`),
    path('M58 284V318M178 284V318M58 300H178', 'none', `stroke="${fir.plain}" stroke-width="7" stroke-linecap="round"`),
    // A square, a mallet, a plane on the shelf.
    path('M62 340H72V382H112V392H62Z', iron),
    rect(134, 340, 44, 22, fir.dark),
    rect(152, 360, 8, 34, fir.light),
    ...chisels,
    rect(40, 398, 170, 7, fir.dark),
    rect(40, 520, 190, 9, fir.dark),
    rect(56, 494, 70, 26, '#8a5f3d'),
    path('M66 494q4 -18 16 -14l-2 14ZM104 494q2 -14 10 -14t8 14Z', grip),
    rect(150, 488, 22, 32, '#2a6657'),
    rect(178, 496, 26, 24, '#e3b04b'),
  ].join('');
}

/** Boards on their rack to the right, chairs that are finished below. */
export function rack(): string {
  const boards = [
    [978, 236, 236, '#d9b483'],
    [990, 246, 220, '#b98856'],
    [972, 256, 236, '#e4c596'],
    [986, 330, 226, '#a8744a'],
    [970, 340, 240, '#d2a873'],
    [994, 350, 214, '#c0935f'],
    [976, 424, 230, '#e0bd8c'],
    [990, 434, 222, '#b07f50'],
  ] as const;
  const chair = (x: number, y: number) =>
    [
      path(
        `M${x} ${y}V${y - 118}M${x + 58} ${y}V${y - 62}M${x + 8} ${y - 2}L${x + 12} ${y - 62}M${x + 50} ${y - 2}L${x + 46} ${y - 62}`,
        'none',
        'stroke="#8a5a34" stroke-width="7" stroke-linecap="round"',
      ),
      rect(x - 4, y - 66, 68, 9, '#b0763f'),
      rect(x - 4, y - 66, 68, 3, '#e0b179'),
      path(`M${x - 2} ${y - 118}q14 -10 10 50`, 'none', 'stroke="#b0763f" stroke-width="6"'),
      path(`M${x} ${y - 26}H${x + 56}`, 'none', 'stroke="#8a5a34" stroke-width="4"'),
    ].join('');
  return [
    ...[988, 1096, 1186].map((x) => rect(x, 190, 8, 270, '#3a4446')),
    ...[268, 362, 446].flatMap((y) => [988, 1096, 1186].map((x) => rect(x - 10, y, 30, 6, '#3a4446'))),
    ...boards.map(([x, y, wide, colour]) => rect(x, y, wide, 9, colour) + rect(x, y, 7, 9, '#8a5f3d', 'opacity=".6"')),
    chair(1114, 640),
  ].join('');
}

export function floor(): string {
  const seams = Array.from({ length: 23 }, (_, i) => {
    const x = (i - 11) * 78;
    return `M${600 + x} ${floorAt}L${600 + x * 1.75} ${height}`;
  });
  const light = [0, 1, 2, 3].map((i) => {
    const x = frame.left + i * 169 + 10;
    const drift = (px: number) => 380 + (px - 380) * 1.55 + 60;
    return polygon(
      [
        [x + 12, floorAt + 4],
        [x + 161, floorAt + 4],
        [drift(x + 161), height],
        [drift(x + 12), height],
      ],
      'url(#patch)',
    );
  });
  return [
    vertical('floor', floorAt, height, [
      [0, '#b08a60'],
      [1, '#77583d'],
    ]),
    vertical('patch', floorAt, height, [
      [0, '#fff0c6', 0.5],
      [1, '#fff0c6', 0.04],
    ]),
    rect(0, floorAt, width, height - floorAt, 'url(#floor)'),
    path(seams.join(''), 'none', `stroke="${fir.deep}" stroke-width="1.4" opacity=".35"`),
    ...light,
  ].join('');
}
