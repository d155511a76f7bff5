/** The parts of an old brick corner building, on walls that stand at an angle, with snow where it would lie. */
import { type Dress, figure, poses } from './figures.ts';
import { halo, line } from './flat.ts';
import { mix } from './palette.ts';
import { random } from './random.ts';
import { ellipse, type Point, path, place, polygon, rect } from './svg.ts';
import type { Wall } from './walls.ts';

const tall = 6.6;

/** Bricks of a wall, a few picked out. */
function bricks(face: Wall, colour: string, seed: number): string {
  const chance = random(seed);
  const data = Array.from({ length: Math.round(face.length * 11) }, () => {
    const [x, y] = [chance.next() * (face.length - 0.3), Math.round(chance.between(0.6, tall) / 0.13) * 0.13];
    const corners = [face.at(x, y), face.at(x, y + 0.1), face.at(x + 0.26, y + 0.1), face.at(x + 0.26, y)];
    return `M${corners.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
  });
  return path(data.join(''), mix(colour, '#14100c', 0.35), 'opacity=".35"');
}

/** A shop window from the sill to the awning: the room inside, its lamps, its tables. */
export function shopWindow(face: Wall, from: number, to: number, inside: string): string {
  const [foot, top] = [0.75, 2.9];
  const panes = Math.max(1, Math.round((to - from) / 1.3));
  const bars = Array.from({ length: panes - 1 }, (_, i) => {
    const x = from + ((to - from) * (i + 1)) / panes;
    return face.quad(x - 0.04, x + 0.04, foot, top, '#14302a');
  });
  return [
    face.quad(from - 0.14, to + 0.14, foot - 0.14, top + 0.1, '#14302a'),
    face.quad(from, to, foot, top, 'url(#room)'),
    face.quad(from, to, 2.05, 2.12, '#a8622a', 'opacity=".4"'),
    inside,
    ...bars,
    face.quad(from, to, 2.38, 2.46, '#14302a'),
    face.quad(from - 0.2, to + 0.2, foot - 0.22, foot - 0.1, '#eef3f3', '', 0.12),
  ].join('');
}

const dim = (coat: string): Dress => ({ coat, legs: '#3a2418', skin: '#9a5f3a', hair: '#2d1a10' });

/** Two people at a table by the glass, seen from the sill up. */
export function diners(face: Wall, along: number, coats: readonly [string, string], id: number): string {
  const scale = face.scale(along) * 0.98;
  const [x, sill] = face.at(along, 0.75);
  const floor = sill + scale * 0.42;
  const pane = polygon(
    [face.at(along - 1.2, 0.75), face.at(along - 1.2, 2.9), face.at(along + 1.2, 2.9), face.at(along + 1.2, 0.75)],
    '#fff',
  );
  return [
    `<clipPath id="table-${id}">${pane}</clipPath>`,
    `<g clip-path="url(#table-${id})">`,
    place(x - scale * 0.66, floor, scale, figure(poses.seated, dim(coats[0]))),
    place(x + scale * 0.66, floor, scale, figure(poses.seated, { ...dim(coats[1]), longHair: true }), true),
    rect(x - scale * 0.42, floor - scale * 0.76, scale * 0.84, scale * 0.05, '#5a3018'),
    rect(x - scale * 0.04, floor - scale * 0.72, scale * 0.08, scale * 0.6, '#5a3018'),
    path(
      `M${x - scale * 0.13} ${floor - scale * 0.98}h${scale * 0.1}l${-scale * 0.035} ${scale * 0.12}v${scale * 0.1}h${-scale * 0.03}v${-scale * 0.1}Z`,
      '#8d2f24',
    ),
    rect(x + scale * 0.07, floor - scale * 0.88, scale * 0.05, scale * 0.12, '#fbe9c0'),
    ellipse(x + scale * 0.095, floor - scale * 0.92, scale * 0.03, scale * 0.05, '#fffdf0'),
    '</g>',
  ].join('');
}

export function hanging(face: Wall, along: number, id: string): string {
  const [x, y] = face.at(along, 2.3);
  const scale = face.scale(along);
  const [, top] = face.at(along, 2.9);
  return [
    line([x, top, x, y], '#5a3018', 1.6),
    path(
      `M${x - scale * 0.2} ${y + scale * 0.06}Q${x} ${y - scale * 0.28} ${x + scale * 0.2} ${y + scale * 0.06}Z`,
      '#1d4a40',
    ),
    ellipse(x, y + scale * 0.06, scale * 0.19, scale * 0.035, '#fffbe8'),
    halo(id, x, y + scale * 0.1, scale * 0.9, { colour: '#ffe9b4', opacity: 0.4, heart: ['#fffbe6', 0.95, 0.3] }),
  ].join('');
}

/** An awning along a wall, sloping out, snow lying on it. */
export function awning(face: Wall, from: number, to: number, stripes: readonly [string, string]): string {
  const count = 2 * Math.round((to - from) / 0.9) + 1;
  const step = (to - from) / count;
  const strips = Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + step * i, from + step * (i + 1)];
    const edge = (x: number, up: number) => face.at(x, up, 0.95);
    const [ax, ay] = edge(a, 2.55);
    const [bx, by] = edge(b, 2.55);
    const slope = polygon(
      [face.at(a, 3.45), face.at(b, 3.45), edge(b, 2.78), edge(a, 2.78)],
      stripes[i % 2] ?? stripes[0],
    );
    const [cx, cy] = edge(a, 2.78);
    const [ex, ey] = edge(b, 2.78);
    const hem = `M${cx} ${cy}L${ex} ${ey}L${bx} ${by}Q${(ax + bx) / 2} ${(ay + by) / 2 + 8} ${ax} ${ay}Z`;
    return slope + path(hem, mix(stripes[i % 2] ?? stripes[0], '#f6c87c', 0.25));
  });
  const crest = noiseEdge(face, from, to);
  return [...strips, polygon([face.at(from, 3.56), face.at(to, 3.56), ...crest], '#eef3f4')].join('');
}

/** Snow that has slid part of the way down an awning. */
function noiseEdge(face: Wall, from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let x = to; x >= from - 0.01; x -= (to - from) / 16) {
    const slid = 0.45 + 0.16 * Math.sin(x * 2.6) + 0.1 * Math.sin(x * 5.3 + 1);
    const [ax, ay] = face.at(x, 3.5);
    const [bx, by] = face.at(x, 2.84, 0.9);
    points.push([ax + (bx - ax) * slid, ay + (by - ay) * slid]);
  }
  return points;
}

export function upper(face: Wall, places: readonly number[], lit: readonly number[]): string {
  return places
    .map((x, i) =>
      [
        face.quad(x - 0.52, x + 0.52, 4.05, 5.72, '#d9c6a0'),
        face.quad(x - 0.42, x + 0.42, 4.15, 5.62, lit.includes(i) ? 'url(#room)' : 'url(#dusk)'),
        face.quad(x - 0.04, x + 0.04, 4.15, 5.62, '#d9c6a0'),
        face.quad(x - 0.42, x + 0.42, 4.86, 4.93, '#d9c6a0'),
        face.quad(x - 0.64, x + 0.64, 3.93, 4.06, '#d9c6a0', '', 0.1),
        face.quad(x - 0.64, x + 0.64, 4.05, 4.15, '#eef3f4', '', 0.1),
      ].join(''),
    )
    .join('');
}

export function facade(face: Wall, colour: string, seed: number): string {
  const end = face.length;
  return [
    face.quad(0, end, 0, tall, colour),
    bricks(face, colour, seed),
    face.quad(0, end, 0, 0.5, '#4d4a47'),
    face.quad(0, end, 3.5, 3.75, '#d9c6a0'),
    face.quad(-0.058, end + 0.058, tall - 0.45, tall + 0.1, '#c7b38c', '', 0.16),
    face.quad(-0.108, end + 0.108, tall - 0.12, tall + 0.14, '#e6d6b2', '', 0.3),
    face.quad(-0.1, end + 0.1, tall + 0.1, tall + 0.36, '#eef3f4', '', 0.28),
    face.quad(0, end, tall - 0.85, tall - 0.45, '#14100c', 'opacity=".2"'),
  ].join('');
}
