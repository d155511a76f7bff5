/**
 * Writes src/server/platform/pdf/fonts: Inter as static faces for the PDFs the server generates, one file per part of the alphabet as in
 * the package, and coverage.json with the characters of each. Run it after changing the font's version:
 * `node scripts/paper-fonts.ts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import { formatOutput } from './format-output.ts';

const out = new URL('../src/server/platform/pdf/fonts/', import.meta.url);
const inter = new URL('../node_modules/@fontsource-variable/inter/', import.meta.url);
const weights = { regular: 400, semibold: 600 };

type Range = [from: number, to: number];

/** `U+0000-00FF,U+0131` as numbers. */
function rangesOf(words: string): Range[] {
  return words.split(',').map((word) => {
    const [from = '', to = from] = word.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function charactersIn(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The characters a face really contains: the package's ranges list more. pdfkit reads them but does not expose them. */
function charactersOf(font: Buffer): number[] {
  const { _font } = new PDFDocument({ font: font as never }) as unknown as {
    _font: { font: { characterSet: number[] } };
  };
  return _font.font.characterSet;
}

function asRanges(codes: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

await mkdir(out, { recursive: true });
const listed: Record<string, string> = JSON.parse(await readFile(new URL('unicode.json', inter), 'utf8'));
const coverage: Record<string, Range[]> = {};
// In the order in which they are searched for a character.
for (const part of ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']) {
  const source = await readFile(new URL(`files/inter-${part}-wght-normal.woff2`, inter));
  const text = String.fromCodePoint(...charactersIn(rangesOf(listed[part] ?? '')).filter((code) => code > 0x1f));
  for (const [name, wght] of Object.entries(weights)) {
    const options = {
      variationAxes: { wght },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
      noHinting: true,
    };
    // Not compressed: pdfkit would decompress every file again for every PDF.
    const font = await subsetFont(source, text, { ...options, targetFormat: 'sfnt' });
    await writeFile(new URL(`${part}-${name}.ttf`, out), font);
    coverage[part] = asRanges(charactersOf(font));
  }
}
await writeFile(new URL('coverage.json', out), JSON.stringify(coverage));
await copyFile(new URL('LICENSE', inter), new URL('OFL-Inter.txt', out));
await formatOutput(fileURLToPath(new URL('coverage.json', out)));
