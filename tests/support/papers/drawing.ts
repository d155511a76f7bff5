/** Puts a sheet on paper: as a PDF with text, as a scan, as a photo taken on a table. Fonts come with our packages, none from the machine. */
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { type Chance, chanceFrom } from './facts.ts';
import type { Face, Sheet } from './sheet.ts';

const here = createRequire(import.meta.url);
const pdfjs = path.dirname(here.resolve('pdfjs-dist/package.json'));
type Cut = Face | `${Face}Bold`;
const files: Record<Cut, string> = {
  sans: path.join(pdfjs, 'standard_fonts/LiberationSans-Regular.ttf'),
  sansBold: path.join(pdfjs, 'standard_fonts/LiberationSans-Bold.ttf'),
  serif: here.resolve('@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2'),
  serifBold: here.resolve('@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2'),
};
const standard: Record<Cut, string> = {
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
};
const fonts = new Map<string, fontkit.Font>();

const cutOf = (face: Face, bold: boolean): Cut => (bold ? `${face}Bold` : face);

function fontOf(face: Face, bold: boolean): fontkit.Font {
  const file = files[cutOf(face, bold)];
  const font = fonts.get(file) ?? fontkit.openSync(file);
  fonts.set(file, font);
  return font;
}

function pdfOf(write: (pdf: PDFKit.PDFDocument) => void, size: [number, number]): Promise<Buffer> {
  const pdf = new PDFDocument({ size, margin: 0, compress: true });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    write(pdf);
    pdf.end();
  });
}

/** With text that can be selected. */
export function drawnPdf(sheet: Sheet): Promise<Buffer> {
  return pdfOf(
    (pdf) => {
      for (const [x1, y1, x2, y2] of sheet.rules) pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).stroke('#666');
      for (const { text, x, y, size, bold } of sheet.marks)
        pdf
          .font(standard[cutOf(sheet.face, bold)])
          .fontSize(size)
          .fillColor('#111')
          .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    },
    [sheet.width, sheet.height],
  );
}

/** The sheet as outlines, so that it looks the same on every machine. */
function svgOf({ width, height, face, marks, rules, tint = '#fff' }: Sheet, scale: number): Buffer {
  const texts = marks.map(({ text, x, y, size, bold }) => {
    const font = fontOf(face, bold);
    const unit = size / font.unitsPerEm;
    const run = font.layout(text);
    let pen = 0;
    const glyphs = run.glyphs.map((glyph, at) => {
      const place = `translate(${pen} 0)`;
      pen += run.positions[at]?.xAdvance ?? 0;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    });
    return `<g transform="translate(${x} ${y}) scale(${unit} ${-unit})">${glyphs.join('')}</g>`;
  });
  const lines = rules.map(([x1, y1, x2, y2]) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#777" stroke-width=".6"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${tint}"/>${lines.join('')}<g fill="#161616">${texts.join('')}</g></svg>`,
  );
}

type Wear = { angle: number; noise: number; contrast: number; shade: number; blur: number; margin: number };

/** A picture of the sheet, worn by how it was taken. */
async function pictured(sheet: Sheet, width: number, wear: Wear, chance: Chance): Promise<Buffer> {
  const { data, info } = await sharp(svgOf(sheet, width / sheet.width))
    .extend({ top: wear.margin, bottom: wear.margin, left: wear.margin, right: wear.margin, background: '#5b4a3c' })
    .rotate(wear.angle, { background: '#5b4a3c' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  for (let at = 0; at < data.length; at += 1) {
    const [across, down] = [(at % row) / row, Math.floor(at / row) / info.height];
    const light = 1 - wear.shade * (0.6 * across + 0.4 * down);
    const grain = (chance() + chance() - 1) * wear.noise;
    data[at] = Math.max(0, Math.min(255, (128 + ((data[at] ?? 0) - 128) * wear.contrast) * light + grain));
  }
  const picture = sharp(data, { raw: info });
  return (wear.blur ? picture.blur(wear.blur) : picture).jpeg({ quality: 82 }).toBuffer();
}

/** From a flatbed scanner at 200 dots per inch: nearly straight, a little grain. */
export function scanned(sheet: Sheet, seed: number): Promise<Buffer> {
  const chance = chanceFrom(seed);
  const wear = { angle: chance() * 0.8 - 0.4, noise: 14, contrast: 0.92, shade: 0.03, blur: 0, margin: 0 };
  const width = sheet.width < 400 ? 1_100 : 1_700;
  return pictured(sheet, width, wear, chance);
}

/** A scan in a PDF, as scanners send it. */
export async function scannedPdf(sheet: Sheet, seed: number): Promise<Buffer> {
  const picture = await scanned(sheet, seed);
  const { width, height } = sheet;
  return pdfOf((pdf) => pdf.image(picture, 0, 0, { width, height }), [width, height]);
}

/** By hand on a table: askew, grainy, unevenly lit, a little out of focus. */
export function photographed(sheet: Sheet, seed: number): Promise<Buffer> {
  const chance = chanceFrom(seed);
  const wear = {
    angle: (chance() < 0.5 ? -1 : 1) * (0.8 + chance() * 1.4),
    noise: 26,
    contrast: 0.72,
    shade: 0.28,
    blur: 0.6,
    margin: 60,
  };
  return pictured(sheet, sheet.width < 400 ? 1_500 : 2_000, wear, chance);
}
