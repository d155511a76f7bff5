/** Mountain ranges: a jagged skyline, a lit and a shaded face to each peak, snow above a ragged line, haze at the foot. */
import { noise, random } from './random.ts';
import { clip, type Point, path, polygon, type Stop, trace, vertical } from './svg.ts';

type Peak = { x: number; height: number; spread: number; seed: number };

type Range = {
  id: string;
  seed: number;
  width: number;
  /** Picture height where the range stands. */
  base: number;
  /** Tallest peak, in pixels. */
  height: number;
  /** Mean distance between peaks, in pixels. */
  step: number;
  /** Scales each peak by where it stands (0 to 1 across the picture); all alike unless given. */
  profile?: (across: number) => number;
  /** The side the sun is on. */
  sun: 'left' | 'right';
  lit: string;
  shade: string;
  shadeOpacity?: number;
  snow?: { colour: string /** Share of the tallest peak where snow begins. */; line: number };
  /** Gradient laid over the whole range from its tallest peak to its base. */
  haze: readonly Stop[];
};

/** Highest first, so that nearer and lower peaks stand in front. */
function peaksOf(range: Range): Peak[] {
  const chance = random(range.seed);
  const peaks: Peak[] = [];
  for (let x = -range.step; x < range.width + range.step; x += range.step * chance.between(0.45, 0.95)) {
    const scale = range.profile?.(x / range.width) ?? 1;
    const height = range.height * chance.between(0.45, 1) * scale;
    peaks.push({
      x,
      height,
      spread: height * chance.between(1.15, 1.6) + range.step * 0.3,
      seed: range.seed + peaks.length * 13,
    });
  }
  return peaks.sort((first, second) => second.height - first.height);
}

/** One flank from the apex to the foot: steep at the top, with ledges where softer rock has worn back. */
function flank(range: Range, peak: Peak, direction: 1 | -1): Point[] {
  const chance = random(peak.seed + direction + 1);
  const ledge = noise(peak.seed + direction * 3, 3);
  const steps = 22;
  return Array.from({ length: steps }, (_, i): Point => {
    const out = (i + 1) / steps;
    const rise =
      peak.height *
      ((1 - out) ** 1.22 + ledge(out * 4.2) * 0.085 * Math.sin(Math.PI * out) + chance.between(-0.012, 0.012));
    return [peak.x + direction * peak.spread * out, range.base - Math.max(0, rise)];
  });
}

/** The crooked ridge from the apex towards the viewer, where light turns to shade. */
function spineOf(range: Range, peak: Peak): Point[] {
  const chance = random(peak.seed + 5);
  const toSun = range.sun === 'right' ? 1 : -1;
  const drift = toSun * peak.spread * chance.between(0.02, 0.3);
  const steps = 9;
  return Array.from({ length: steps }, (_, i): Point => {
    const down = (i + 1) / steps;
    const crook = (i % 2 ? 1 : -1) * peak.spread * 0.055 * chance.between(0.3, 1.3);
    return [peak.x + drift * down + (i === steps - 1 ? 0 : crook), range.base - peak.height * (1 - down)];
  });
}

/** Ribs of rock: slivers of shade that run down the lit face, and of light down the shaded one. */
function ribs(peak: Peak, spine: Point[], direction: 1 | -1): string {
  const chance = random(peak.seed + 8 + direction);
  return spine
    .slice(1, 7)
    .map(([x, y]) => {
      const reach = peak.spread * chance.between(0.1, 0.24) * direction;
      const fall = peak.height * chance.between(0.12, 0.3);
      return `${trace([
        [x, y],
        [x + reach, y + fall],
        [x + reach * 0.55, y + fall * 0.98],
        [x + reach * 0.12, y + fall * 0.5],
      ])}Z`;
    })
    .join('');
}

/** Snow from the skyline down to a line that runs deep in the gullies. */
function snowCap(range: Range, peak: Peak, skyline: Point[], line: number): Point[] {
  const chance = random(peak.seed + 77);
  const level = range.base - range.height * (line + chance.between(-0.05, 0.05));
  const edge = skyline.map(([x, y], i): Point => {
    const tooth = (i % 2 ? 1 : -0.5) * chance.between(0.02, 0.12) * range.height;
    return [x, Math.max(y, level + tooth)];
  });
  return [...skyline, ...edge.reverse()];
}

function mountain(range: Range, peak: Peak, id: string): string {
  const [left, right] = [flank(range, peak, -1), flank(range, peak, 1)];
  const apex: Point = [peak.x, range.base - peak.height];
  const skyline: Point[] = [...left.toReversed(), apex, ...right];
  const spine = spineOf(range, peak);
  const shaded = range.sun === 'right' ? left : right;
  const opacity = range.shadeOpacity ?? 1;
  const outline = `${trace(skyline)}Z`;
  const toSun = range.sun === 'right' ? 1 : -1;
  return [
    clip(id, outline),
    path(outline, range.lit),
    `<g clip-path="url(#${id})">`,
    range.snow ? polygon(snowCap(range, peak, skyline, range.snow.line), range.snow.colour) : '',
    polygon([apex, ...shaded, ...spine.toReversed()], range.shade, `opacity="${opacity}"`),
    path(ribs(peak, spine, toSun), range.shade, `opacity="${opacity * 0.6}"`),
    path(ribs(peak, spine, toSun === 1 ? -1 : 1), range.lit, 'opacity=".28"'),
    '</g>',
    path(outline, `url(#${range.id}-haze)`),
  ].join('');
}

export function mountains(range: Range): string {
  const peaks = peaksOf(range);
  const top = range.base - Math.max(...peaks.map((peak) => peak.height));
  return [
    vertical(`${range.id}-haze`, top, range.base, range.haze),
    ...peaks.map((peak, i) => mountain(range, peak, `${range.id}-${i}`)),
  ].join('');
}
