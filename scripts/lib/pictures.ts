/** Renders content/pictures, one SVG file per picture, to the files browsers receive: src/client/pictures. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** What the client must know about a picture besides its files; `src/client/pictures/pictures.ts` explains alt, size and placeholder. */
interface Drawn {
  alt: string;
  /** Pixels, largest first. */
  widths: number[];
  height: number;
  placeholder: string;
  /** Hash of the drawing the files were rendered from. */
  drawing: string;
}

/** The folder of the drawings, and the folder of the rendered files. */
export interface PictureFolders {
  drawings: string;
  files: string;
}

const committed: PictureFolders = { drawings: inRoot('content/pictures'), files: inRoot('src/client/pictures') };
const LIST = 'drawn.json';
/** The product's logo: it is rendered to the icons instead of a picture. */
const MARK = 'mark';
const ICONS = [
  'favicon.svg',
  'favicon-32.png',
  'apple-touch-icon.png',
  'app-192.png',
  'app-512.png',
  'app-maskable-512.png',
];
const USUAL_WIDTHS = '800 400';

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 47, effort: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 66, effort: 6 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 68, mozjpeg: true }),
};

/** The product's logo as SVG, in a square of 32 units with rounded corners. */
export function markSvg({ drawings }: PictureFolders = committed): string {
  return svgOf(drawings, MARK);
}

/** Renders every picture whose drawing changed, or all with `all`; returns their names. @throws SetupError for a drawing without a title */
export async function drawPictures(all: boolean, folders: PictureFolders = committed): Promise<string[]> {
  const { drawings, files } = folders;
  const before = readDrawn(files);
  const after: Record<string, Drawn> = {};
  const names: string[] = [];
  for (const name of drawingNames(drawings)) {
    const drawn = before[name];
    const keep = !all && isFresh(name, drawn, folders);
    after[name] = keep ? drawn : await drawPicture(name, folders);
    if (!keep) names.push(name);
  }
  if (all || !iconsFresh(folders)) {
    await drawIcons(folders);
    names.push(MARK);
  }
  for (const file of leftOver(folders)) await rm(path.join(files, file));
  await writeFile(path.join(files, LIST), `${JSON.stringify(after, null, 2)}\n`);
  return names;
}

/** @throws SetupError naming the pictures that are out of date, and files that no drawing needs. */
export async function assertPicturesFresh(folders: PictureFolders = committed): Promise<void> {
  const drawn = readDrawn(folders.files);
  const wanted = drawingNames(folders.drawings);
  const gone = Object.keys(drawn).filter((name) => !wanted.includes(name));
  const stale = [...wanted.filter((name) => !isFresh(name, drawn[name], folders)), ...gone, ...leftOver(folders)];
  if (!iconsFresh(folders)) stale.push(MARK);
  if (stale.length)
    throw new SetupError(`Not as drawn in content/pictures: ${stale.join(', ')}. Run: npm run pictures`);
}

function svgOf(drawings: string, name: string): string {
  return readFileSync(path.join(drawings, `${name}.svg`), 'utf8');
}

function drawingNames(drawings: string): string[] {
  return readdirSync(drawings)
    .map((file) => path.parse(file).name)
    .filter((name) => name !== MARK)
    .sort();
}

function altOf(name: string, svg: string): string {
  const alt = /<title[^>]*>([^<]+)<\/title>/.exec(svg)?.[1]?.trim();
  if (!alt) throw new SetupError(`content/pictures/${name}.svg has no <title>: write what the picture shows there.`);
  return alt.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The widths its files need, largest first: `data-widths` on the drawing, where they differ from the usual ones. */
function widthsOf(svg: string): [number, ...number[]] {
  const [first = 0, ...others] = (/<svg[^>]* data-widths="([\d ]+)"/.exec(svg)?.[1] ?? USUAL_WIDTHS)
    .split(' ')
    .map(Number);
  return [first, ...others];
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

/** JPEG is for browsers that show neither of the others: they get one size, and every page a shorter list. */
function extensionsOf(width: number, [largest]: readonly number[]) {
  return (['avif', 'webp', 'jpg'] as const).filter((extension) => extension !== 'jpg' || width === largest);
}

function filesOf(name: string, widths: readonly number[]): string[] {
  return widths.flatMap((width) => extensionsOf(width, widths).map((extension) => `${name}-${width}.${extension}`));
}

function readDrawn(files: string): Record<string, Drawn> {
  const list = path.join(files, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

function isFresh(name: string, drawn: Drawn | undefined, { drawings, files }: PictureFolders): drawn is Drawn {
  const made = drawn && filesOf(name, drawn.widths);
  return (
    drawn?.drawing === hashOf(svgOf(drawings, name)) && !!made?.every((file) => existsSync(path.join(files, file)))
  );
}

/** Rendered files that no drawing needs. */
function leftOver({ drawings, files }: PictureFolders): string[] {
  const wanted = drawingNames(drawings).flatMap((name) => filesOf(name, widthsOf(svgOf(drawings, name))));
  const kept = new Set([...wanted, ...ICONS, LIST, 'pictures.ts']);
  return readdirSync(files).filter((file) => !kept.has(file));
}

async function drawPicture(name: string, { drawings, files }: PictureFolders): Promise<Drawn> {
  const svg = svgOf(drawings, name);
  const alt = altOf(name, svg);
  const widths = widthsOf(svg);
  // Twice the drawing's size, so that edges stay clean when it is scaled down.
  const master = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) {
    for (const extension of extensionsOf(width, widths)) {
      const picture = encoders[extension](sharp(master).resize(width));
      await picture.toFile(path.join(files, `${name}-${width}.${extension}`));
    }
  }
  const size = await sharp(master).metadata();
  const mean = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return {
    alt,
    widths,
    height: Math.round((widths[0] * size.height) / size.width),
    placeholder: `#${mean.subarray(0, 3).toString('hex')}`,
    drawing: hashOf(svg),
  };
}

async function drawIcons(folders: PictureFolders): Promise<void> {
  const mark = markSvg(folders);
  const icon = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 600 }).resize(size);
  const png = { compressionLevel: 9 };
  const file = (name: string) => path.join(folders.files, name);
  await writeFile(file('favicon.svg'), mark);
  await icon(mark, 32).png(png).toFile(file('favicon-32.png'));
  // Home screens round the corners on their own.
  const square = mark.replace(/(<rect[^>]*) rx="\d+"/, '$1');
  await icon(square, 180).removeAlpha().png(png).toFile(file('apple-touch-icon.png'));
  for (const size of [192, 512])
    await icon(mark, size)
      .png(png)
      .toFile(file(`app-${size}.png`));
  // Some cut a circle out of it, of which four fifths are sure to be seen.
  const ground = /fill="(#[0-9a-f]{6})"/.exec(square)?.[1] ?? '#ffffff';
  const margin = 72;
  await icon(square, 512 - 2 * margin)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: ground })
    .removeAlpha()
    .png(png)
    .toFile(file('app-maskable-512.png'));
}

function iconsFresh(folders: PictureFolders): boolean {
  const file = (name: string) => path.join(folders.files, name);
  return (
    ICONS.every((name) => existsSync(file(name))) && readFileSync(file('favicon.svg'), 'utf8') === markSvg(folders)
  );
}
