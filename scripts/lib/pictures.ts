/** Draws content/pictures, one SVG file per picture, into the files browsers get: src/client/pictures. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { formatOutput } from '../format-output.ts';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** What the client must know of a picture beside its files; `src/client/pictures/pictures.ts` explains alt, size and placeholder. */
interface Drawn {
  alt: string;
  /** Pixels, largest first. */
  widths: number[];
  height: number;
  placeholder: string;
  /** Hash of the drawing the files were made from. */
  drawing: string;
}

const drawingsFolder = inRoot('content/pictures');
const folder = inRoot('src/client/pictures');
const list = path.join(folder, 'drawn.json');
/** The product's mark: it becomes the icons instead of a picture. */
const MARK = 'mark';
const ICONS = ['favicon.svg', 'favicon-32.png', 'apple-touch-icon.png'];
const USUAL_WIDTHS = '800 400';

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 47, effort: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 66, effort: 6 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 68, mozjpeg: true }),
};

const svgOf = (name: string) => readFileSync(path.join(drawingsFolder, `${name}.svg`), 'utf8');

/** The product's mark as SVG, in the square of 32 units with rounded corners. */
export const markSvg = () => svgOf(MARK);

function drawingNames(): string[] {
  return readdirSync(drawingsFolder)
    .map((file) => path.parse(file).name)
    .filter((name) => name !== MARK)
    .sort();
}

/** @throws SetupError when the drawing has no `<title>`: it is the picture's alternative text. */
export function altOf(name: string, svg: string): string {
  const alt = /<title[^>]*>([^<]+)<\/title>/.exec(svg)?.[1]?.trim();
  if (!alt) throw new SetupError(`content/pictures/${name}.svg has no <title>: say there what the picture shows.`);
  return alt.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The widths its files are needed in, largest first: `data-widths` on the drawing, where they are not the usual ones. */
function widthsOf(svg: string): [number, ...number[]] {
  const [first = 0, ...others] = (/<svg[^>]* data-widths="([\d ]+)"/.exec(svg)?.[1] ?? USUAL_WIDTHS)
    .split(' ')
    .map(Number);
  return [first, ...others];
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

function filesOf(name: string, widths: readonly number[]): string[] {
  return widths.flatMap((width) => Object.keys(encoders).map((extension) => `${name}-${width}.${extension}`));
}

function readDrawn(): Record<string, Drawn> {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

function isFresh(name: string, drawn: Drawn | undefined): drawn is Drawn {
  const files = drawn && filesOf(name, drawn.widths);
  return drawn?.drawing === hashOf(svgOf(name)) && !!files?.every((file) => existsSync(path.join(folder, file)));
}

/** Files among the drawn ones that no drawing asks for. */
function leftOver(): string[] {
  const wanted = drawingNames().flatMap((name) => filesOf(name, widthsOf(svgOf(name))));
  const kept = new Set([...wanted, ...ICONS, 'drawn.json', 'pictures.ts']);
  return readdirSync(folder).filter((file) => !kept.has(file));
}

async function drawPicture(name: string): Promise<Drawn> {
  const svg = svgOf(name);
  const alt = altOf(name, svg);
  const widths = widthsOf(svg);
  // Twice the drawing's size, so that edges come out clean when it is scaled down.
  const master = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) {
    for (const [extension, encode] of Object.entries(encoders)) {
      await encode(sharp(master).resize(width)).toFile(path.join(folder, `${name}-${width}.${extension}`));
    }
  }
  const size = await sharp(master).metadata();
  const mean = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const placeholder = `#${mean.subarray(0, 3).toString('hex')}`;
  return {
    alt,
    widths,
    height: Math.round((widths[0] * size.height) / size.width),
    placeholder,
    drawing: hashOf(svg),
  };
}

async function drawIcons(): Promise<void> {
  const icon = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 600 }).resize(size);
  const png = { compressionLevel: 9 };
  await writeFile(path.join(folder, 'favicon.svg'), markSvg());
  await icon(markSvg(), 32).png(png).toFile(path.join(folder, 'favicon-32.png'));
  // Home screens round the corners themselves.
  const square = markSvg().replace(/(<rect[^>]*) rx="\d+"/, '$1');
  await icon(square, 180).removeAlpha().png(png).toFile(path.join(folder, 'apple-touch-icon.png'));
}

/** Draws every picture whose drawing changed, or each one when `all`; answers their names. @throws SetupError for a drawing without a title */
export async function drawPictures(all: boolean): Promise<string[]> {
  const before = readDrawn();
  const after: Record<string, Drawn> = {};
  const names: string[] = [];
  for (const name of drawingNames()) {
    const drawn = before[name];
    const keep = !all && isFresh(name, drawn);
    after[name] = keep ? drawn : await drawPicture(name);
    if (!keep) names.push(name);
  }
  if (all || !iconsFresh()) {
    await drawIcons();
    names.push(MARK);
  }
  for (const file of leftOver()) await rm(path.join(folder, file));
  await writeFile(list, JSON.stringify(after));
  await formatOutput(list);
  return names;
}

function iconsFresh(): boolean {
  const files = ICONS.map((file) => path.join(folder, file));
  return (
    files.every((file) => existsSync(file)) && readFileSync(path.join(folder, 'favicon.svg'), 'utf8') === markSvg()
  );
}

/** @throws SetupError naming the pictures that do not show their drawings, or files that no drawing asks for. */
export async function assertPicturesFresh(): Promise<void> {
  const drawn = readDrawn();
  const gone = Object.keys(drawn).filter((name) => !drawingNames().includes(name));
  const stale = [...drawingNames().filter((name) => !isFresh(name, drawn[name])), ...gone, ...leftOver()];
  if (!iconsFresh()) stale.push(MARK);
  if (stale.length)
    throw new SetupError(`Not as drawn in content/pictures: ${stale.join(', ')}. Run: npm run pictures`);
}
