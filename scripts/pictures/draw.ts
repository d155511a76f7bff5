/**
 * Draws every picture of the product into src/client/pictures, with the list that imports them.
 * Run `node scripts/pictures/draw.ts`, or name the pictures to draw again: `draw.ts hero auto`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { defaultSiteProfile } from '#shared/site.ts';
import { formatOutput } from '../format-output.ts';
import { mark } from './mark.ts';
import { type Drawn, registry } from './registry.ts';
import { type Scene, scenes } from './scenes.ts';

const out = fileURLToPath(new URL('../../src/client/pictures/', import.meta.url));

/** Twice the size it is asked for, so that edges come out clean when it is scaled down. */
const raster = (svg: string) => sharp(Buffer.from(svg), { density: 144, unlimited: true }).removeAlpha();

async function save(picture: Sharp, file: string): Promise<void> {
  const { size } = await picture.toFile(`${out}${file}`);
  console.log(`${file.padEnd(24)} ${(size / 1000).toFixed(1).padStart(7)} kB`);
}

async function drawScene(scene: Scene, write: boolean): Promise<Drawn> {
  const master = await raster(scene.draw()).png({ compressionLevel: 1 }).toBuffer();
  const [width] = scene.widths;
  const size = await sharp(master).metadata();
  for (const each of write ? scene.widths : []) {
    const scaled = sharp(master).resize(each);
    await save(scaled.clone().avif({ quality: 47, effort: 6 }), `${scene.name}-${each}.avif`);
    await save(scaled.clone().webp({ quality: 66, effort: 6 }), `${scene.name}-${each}.webp`);
    await save(scaled.clone().jpeg({ quality: 68, mozjpeg: true }), `${scene.name}-${each}.jpg`);
  }
  const mean = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const placeholder = `#${mean.subarray(0, 3).toString('hex')}`;
  const height = Math.round((width * size.height) / size.width);
  return { name: scene.name, alt: scene.alt, widths: scene.widths, width, height, placeholder };
}

async function drawIcons(): Promise<void> {
  await writeFile(`${out}favicon.svg`, mark(defaultSiteProfile.name));
  const icon = (rounded: number, size: number) =>
    sharp(Buffer.from(mark(defaultSiteProfile.name, rounded)), { density: 600 })
      .resize(size)
      .png({ compressionLevel: 9 });
  await save(icon(7, 32), 'favicon-32.png');
  await save(icon(0, 180).removeAlpha(), 'apple-touch-icon.png');
}

await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
const drawn: Drawn[] = [];
for (const scene of scenes) drawn.push(await drawScene(scene, wanted.length === 0 || wanted.includes(scene.name)));
if (wanted.length === 0 || wanted.includes('icons')) await drawIcons();
await writeFile(`${out}pictures.ts`, registry(drawn));
await formatOutput(`${out}pictures.ts`);
