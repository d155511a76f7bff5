/**
 * The preview picture of a shared link, one per page: the title on the site's background, with its drawing next to it. The site's name is
 * not on it, because the build does not know it; the link's own text says it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type PageHead, SHARE_SIZE, shareImage } from '../../src/client/site/seo.ts';
import { markSvg } from './pictures.ts';
import { inRoot } from './root.ts';

type SharedPage = Pick<PageHead, 'canonical' | 'title' | 'picture'>;

const WORDS_WIDTH = 660;
const MARGIN = 64;
const GROUND = '#12332c';
const INK = '#f3f6f1';
const MUTED = '#b9cec5';
/** Rendered once per title: the next build finds them here. */
const KEPT = inRoot('.data', 'share-pictures');

/** The display typeface as a plain font file with one weight, the only format the text renderer reads. */
async function plainFont(folder: string, text: string): Promise<string> {
  const source = inRoot('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
  const file = path.join(folder, 'fraunces.ttf');
  const axes = { opsz: 72, wght: 600 };
  await writeFile(file, await subsetFont(await readFile(source), text, { targetFormat: 'sfnt', variationAxes: axes }));
  return file;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function drawOne({ title, picture = 'hero' }: SharedPage, region: string, fontfile: string): Promise<Buffer> {
  const words = (text: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(text)}</span>`,
        font: `Fraunces ${size}`,
        fontfile,
        dpi: 72,
        rgba: true,
        width: WORDS_WIDTH - 2 * MARGIN,
        wrap: 'word',
        spacing: 6,
      },
    })
      .png()
      .toBuffer();
  const drawing = inRoot('src/client/pictures', picture === 'hero' ? 'hero-1600.jpg' : `${picture}-800.jpg`);
  const scene = existsSync(drawing) ? drawing : inRoot('src/client/pictures/hero-1600.jpg');
  const [heading, notice, icon, side] = await Promise.all([
    words(title, title.length > 40 ? 50 : 60, INK),
    words(`Licensed broker partners across ${region}`, 24, MUTED),
    sharp(Buffer.from(markSvg()), { density: 72 * 2 })
      .resize(52)
      .png()
      .toBuffer(),
    sharp(scene)
      .resize(SHARE_SIZE.width - WORDS_WIDTH, SHARE_SIZE.height, { fit: 'cover' })
      .toBuffer(),
  ]);
  const { height: headingHeight = 0 } = await sharp(heading).metadata();
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: GROUND } })
    .composite([
      { input: side, left: WORDS_WIDTH, top: 0 },
      { input: icon, left: MARGIN, top: MARGIN },
      { input: heading, left: MARGIN, top: Math.round((SHARE_SIZE.height - headingHeight) / 2) },
      { input: notice, left: MARGIN, top: SHARE_SIZE.height - MARGIN - 28 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Writes one JPEG per page to `folder`, named by `shareImage`. */
export async function drawSharePictures(folder: string, pages: readonly SharedPage[], region: string): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'share-'));
  await Promise.all([folder, KEPT].map((each) => mkdir(each, { recursive: true })));
  try {
    const letters = `${pages.map(({ title }) => title).join('')}${region}Licensed broker partners across`;
    const fontfile = await plainFont(work, letters);
    for (const page of pages) {
      const facts = JSON.stringify([2, page.title, page.picture, region]);
      const kept = path.join(KEPT, `${createHash('sha256').update(facts).digest('hex').slice(0, 24)}.jpg`);
      if (!existsSync(kept)) await writeFile(kept, await drawOne(page, region, fontfile));
      await copyFile(kept, path.join(folder, path.basename(shareImage(page.canonical))));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
