/** Edmonton’s High Level Bridge from the side. */
import { ellipse, type Point, path, polygon, rect, trace } from './svg.ts';

export const piers = [742, 866, 990] as const;

/** The bridge from the side: rails above, road below, black steel between, stone piers in the river. */
export function bridge(): string {
  const [from, to, upper, lower] = [676, 1230, 398, 438];
  const steel = '#1d3037';
  const line = (points: Point[], thick: number) =>
    `<path d="${trace(points)}" fill="none" stroke="${steel}" stroke-width="${thick}"/>`;
  const panels: string[] = [];
  const step = 20.5;
  let i = 0;
  for (let x = from; x < to; x += step, i++) {
    panels.push(`M${x} ${upper}V${lower}`);
    panels.push(i % 2 ? `M${x} ${upper}L${x + step} ${lower}` : `M${x} ${lower}L${x + step} ${upper}`);
  }
  const spans = [742, 866, 990];
  // Under each long span the truss hangs deeper.
  const bellies = spans.slice(0, -1).map((x, k) => {
    const end = spans[k + 1] ?? x;
    const webs = Array.from({ length: 7 }, (_, n) => {
      const at = x + ((end - x) * n) / 6;
      return `M${at.toFixed(1)} ${lower}V${lower + 22}${n < 6 ? `L${(at + (end - x) / 6).toFixed(1)} ${lower}` : ''}`;
    });
    return (
      path(webs.join(''), 'none', `stroke="${steel}" stroke-width="1.8"`) +
      line(
        [
          [x, lower + 22],
          [end, lower + 22],
        ],
        3.4,
      )
    );
  });
  const bents = [696, 1040, 1086, 1132, 1178].map((x, n) => {
    const foot = [520, 556, 540, 522, 500][n] ?? 500;
    const legs = `M${x - 6} ${lower}L${x - 11} ${foot}M${x + 6} ${lower}L${x + 11} ${foot}`;
    const ties = [0.33, 0.66].map((t) => {
      const y = lower + (foot - lower) * t;
      const half = 6 + 5 * t;
      return `M${x - half} ${y}H${x + half}`;
    });
    const brace = `M${x - 6} ${lower}L${x + 11} ${foot}M${x + 6} ${lower}L${x - 11} ${foot}`;
    return (
      path(brace + ties.join(''), 'none', `stroke="${steel}" stroke-width="1.3" opacity=".8"`) +
      path(legs, 'none', `stroke="${steel}" stroke-width="3"`)
    );
  });
  const stone = piers.map((x) =>
    [
      polygon(
        [
          [x - 8, lower + 20],
          [x + 8, lower + 20],
          [x + 13, 566],
          [x - 13, 566],
        ],
        '#a99678',
      ),
      polygon(
        [
          [x - 8, lower + 20],
          [x - 3, lower + 20],
          [x - 5, 566],
          [x - 13, 566],
        ],
        '#ecd3a0',
      ),
      rect(x - 11, lower + 18, 22, 5, '#d3ba8c'),
      ellipse(x, 566, 16, 3, '#20343a', 'opacity=".4"'),
    ].join(''),
  );
  // A streetcar of the heritage line high above, and evening traffic on the deck below.
  const cars = [712, 768, 812, 930, 1024, 1064, 1150].map((x, n) =>
    rect(x, lower - 6, 9, 4, n % 2 ? '#b4532a' : '#e9e2d0'),
  );
  const tram = [
    rect(906, upper - 19, 46, 16, '#8d3f2a'),
    rect(906, upper - 20.5, 46, 3, '#e9d6ac'),
    ...[910, 919, 928, 937, 945].map((x) => rect(x, upper - 15, 5, 6, '#ffe3a4')),
    rect(911, upper - 4, 7, 3, '#1b2426'),
    rect(939, upper - 4, 7, 3, '#1b2426'),
  ];
  return [
    ...stone,
    ...bents,
    ...bellies,
    ...cars,
    path(panels.join(''), 'none', `stroke="${steel}" stroke-width="1.7"`),
    line(
      [
        [from - 20, upper],
        [to, upper],
      ],
      5,
    ),
    line(
      [
        [from - 20, lower],
        [to, lower],
      ],
      5,
    ),
    line(
      [
        [from - 20, upper - 4],
        [to, upper - 4],
      ],
      1.2,
    ),
    ...tram,
  ].join('');
}
