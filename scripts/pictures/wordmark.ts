/** The product's name set in the display face, as a transparent picture. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  import.meta.url,
);

/**
 * Draws `text` at a font size in pixels. The face is instanced to one weight first, because the text renderer
 * reads plain font files only; a machine's own fonts never take part.
 */
export async function wordmark(text: string, size: number, colour: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wordmark-'));
  try {
    const fontfile = join(folder, 'fraunces.ttf');
    const axes = { opsz: 72, wght: 600 };
    await writeFile(
      fontfile,
      await subsetFont(await readFile(source), text, { targetFormat: 'sfnt', variationAxes: axes }),
    );
    return await sharp({
      text: {
        text: `<span foreground="${colour}">${text}</span>`,
        font: `Fraunces ${size}`,
        fontfile,
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}
