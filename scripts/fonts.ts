/**
 * Writes src/client/fonts: the two variable fonts subset to the characters and axes the product uses, their licences, and fonts.css with
 * fallback faces of the same widths and heights, so that the layout does not shift when they load.
 * Run it after changing a font's version: `node scripts/fonts.ts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { formatOutput } from './format-output.ts';

const out = new URL('../src/client/fonts/', import.meta.url);
const modules = new URL('../node_modules/@fontsource-variable/', import.meta.url);

/** English and Canadian French, with the dashes, quotes, arrows and symbols of running text. */
const unicodeRanges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

/** The letter frequencies of ordinary English prose, which determine how wide a typeface runs. */
const prose =
  'When something changes in your life, your insurance should follow. Tell us once what you need, in plain words, ' +
  'and a licensed broker partner near you will look at several insurers, explain the differences and send a quote. ' +
  'You keep the documents, the questions and the answers in one place, and you can read them on any phone.';

type FallbackFont = { name: string; local: string[]; unitsPerEm: number; averageWidth: number };

/** Average advance of the prose above in fonts already installed on people's devices, in font units. */
const georgia = { local: ['Georgia'], unitsPerEm: 2048, averageWidth: 905 };
const times = {
  local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  unitsPerEm: 2048,
  averageWidth: 825,
};
const arial = { local: ['Arial', 'Liberation Sans'], unitsPerEm: 2048, averageWidth: 916 };
const roboto = { local: ['Roboto'], unitsPerEm: 2048, averageWidth: 923 };

type Font = {
  family: string;
  file: string;
  source: string;
  licence: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  /** The weight this typeface is mostly set in, used to measure its widths. */
  usualWeight: number;
  fallbacks: FallbackFont[];
};

const fonts: Font[] = [
  {
    family: 'Fraunces',
    file: 'fraunces.woff2',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    licence: 'fraunces/LICENSE',
    // The optical size is fixed near the size of headings: the default, 14, is designed for running text.
    axes: { opsz: 72, wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark'],
    usualWeight: 600,
    fallbacks: [
      { name: 'Fraunces Fallback', ...georgia },
      { name: 'Fraunces Fallback Times', ...times },
    ],
  },
  {
    family: 'Inter',
    file: 'inter.woff2',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    licence: 'inter/LICENSE',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'case'],
    usualWeight: 400,
    fallbacks: [
      { name: 'Inter Fallback', ...arial },
      { name: 'Inter Fallback Roboto', ...roboto },
    ],
  },
];

type Metrics = { unitsPerEm: number; ascent: number; descent: number; lineGap: number; averageWidth: number };

/** Offset of each table in an SFNT file. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const record = 12 + i * 16;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

function offsetOf(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The font has no ${tag} table`);
  return offset;
}

/** Looks up glyphs in a format 4 character map, which every Latin font has. */
function glyphFinder(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => {
    return cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
  });
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font has no format 4 character map');
  const doubled = font.readUInt16BE(table + 6);
  const [ends, starts] = [table + 14, table + 16 + doubled];
  const [deltas, rangeOffsets] = [starts + doubled, starts + 2 * doubled];
  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > font.readUInt16BE(ends + at)) continue;
      const start = font.readUInt16BE(starts + at);
      if (codePoint < start) return 0;
      const delta = font.readUInt16BE(deltas + at);
      const rangeOffset = font.readUInt16BE(rangeOffsets + at);
      if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(rangeOffsets + at + rangeOffset + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Heights from `hhea` (used by browsers on every platform) and the average advance of the prose above. */
function measure(font: Buffer): Metrics {
  const tables = tablesOf(font);
  const hhea = offsetOf(tables, 'hhea');
  const hmtx = offsetOf(tables, 'hmtx');
  const widths = font.readUInt16BE(hhea + 34);
  const glyphOf = glyphFinder(font, offsetOf(tables, 'cmap'));
  const advances = Array.from(prose, (character) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), widths - 1);
    return font.readUInt16BE(hmtx + glyph * 4);
  });
  return {
    unitsPerEm: font.readUInt16BE(offsetOf(tables, 'head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: Math.abs(font.readInt16BE(hhea + 6)),
    lineGap: font.readInt16BE(hhea + 8),
    averageWidth: advances.reduce((sum, advance) => sum + advance, 0) / advances.length,
  };
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** The CSS notation of ascending code points, consecutive ones joined to ranges. */
function rangesOf(codePoints: number[]): string[] {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const run = runs.at(-1);
    if (run && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}

function fallbackFace(fallback: FallbackFont, metrics: Metrics): string {
  const scale = metrics.averageWidth / metrics.unitsPerEm / (fallback.averageWidth / fallback.unitsPerEm);
  const height = (units: number) => percent(units / (metrics.unitsPerEm * scale));
  return `@font-face {
  font-family: "${fallback.name}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${height(metrics.ascent)};
  descent-override: ${height(metrics.descent)};
  line-gap-override: ${height(metrics.lineGap)};
}`;
}

async function writeFont(font: Font): Promise<string> {
  const characters = unicodeRanges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const text = String.fromCodePoint(...characters);
  const source = await readFile(new URL(font.source, modules));
  const options = { keepFeatures: font.features, noHinting: true } as const;
  const subset = await subsetFont(source, text, { ...options, targetFormat: 'woff2', variationAxes: font.axes });
  await writeFile(new URL(font.file, out), subset);
  await copyFile(new URL(font.licence, modules), new URL(`OFL-${font.family}.txt`, out));
  const usual = { ...font.axes, wght: font.usualWeight };
  const plain = await subsetFont(source, text, { ...options, targetFormat: 'sfnt', variationAxes: usual });
  const metrics = measure(plain);
  const glyphOf = glyphFinder(plain, offsetOf(tablesOf(plain), 'cmap'));
  console.log(
    `${font.file}: ${subset.length} bytes, average width ${percent(metrics.averageWidth / metrics.unitsPerEm)}`,
  );
  const range = rangesOf(characters.filter((codePoint) => glyphOf(codePoint) > 0));
  const face = `@font-face {
  font-family: "${font.family}";
  src: url("./${font.file}") format("woff2");
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
  unicode-range:
    ${range.join(',\n    ')};
}`;
  return [face, ...font.fallbacks.map((fallback) => fallbackFace(fallback, metrics))].join('\n\n');
}

await mkdir(out, { recursive: true });
const faces: string[] = [];
for (const font of fonts) faces.push(await writeFont(font));
const stack = (font: Font | undefined, generic: string) =>
  [font?.family, ...(font?.fallbacks.map(({ name }) => name) ?? [])].map((name) => `"${name}"`).join(', ') + generic;
await writeFile(
  new URL('fonts.css', out),
  `/* Written by scripts/fonts.ts; change that and run it again. */

${faces.join('\n\n')}

:root {
  --font-display: ${stack(fonts[0], ', Georgia, serif')};
  --font-text: ${stack(fonts[1], ', system-ui, sans-serif')};
}
`,
);
await formatOutput(fileURLToPath(new URL('fonts.css', out)));
