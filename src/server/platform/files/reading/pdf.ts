/** Reads the text of a PDF with pdf.js, without rendering it; a page without text is a scan, and the picture on it is read instead. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Box, PAGES_READ, type Word } from '#shared/platform/paper.ts';
import { refusedFile } from '../refusal.ts';
import { readPicture } from './picture.ts';
import { firstWords, type ReadPage, type ReadPaper, WHOLE_PAGE } from './words.ts';

type Pdfjs = typeof import('pdfjs-dist');
type Matrix = [number, number, number, number, number, number];
type Viewport = { width: number; height: number; transform: number[] };
type TextItem = { str: string; transform: number[]; width: number; height: number };
/** As pdf.js decodes it. */
type PageImage = { width: number; height: number; kind: number; data?: Uint8Array };

const LOCKED = 'This PDF is protected by a password. Save a copy without one, or take a picture of the pages.';
const UNREADABLE = 'This PDF couldn’t be read. Print it to a new PDF, or take a picture of the pages.';
/** Fewer words are a stamp or a page number on a scan. */
const WORDS_OF_TEXT = 8;
const PIXELS_MAX = 30_000_000;

/** Loaded with the first PDF: it takes a while, and most processes read pictures only. */
const loadPdfjs = async () => (await import('pdfjs-dist/legacy/build/pdf.mjs')) as Pdfjs;

function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The words of one run of text; where each begins is a matter of its share of the letters. */
function wordsOf(
  { str, transform, width, height }: TextItem,
  { width: w, height: h, transform: view }: Viewport,
): Word[] {
  const [, , , , x, base] = times(view as Matrix, transform as Matrix);
  const letter = width / Math.max(1, str.length);
  return [...str.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x: (x + match.index * letter) / w,
    y: (base - 0.8 * height) / h,
    width: (match[0].length * letter) / w,
    // A little below the line, for letters like g.
    height: (1.05 * height) / h,
  }));
}

/** The largest picture on a page and where it is; pictures that are turned or mirrored are left out. */
async function largestImage(
  pdfjs: Pdfjs,
  page: PDFPageProxy,
  view: Viewport,
): Promise<{ image: PageImage; placed: Box } | null> {
  const { OPS } = pdfjs;
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: Matrix[] = [];
  let matrix = view.transform as Matrix;
  let best: { name: string; placed: Box } | null = null;
  fnArray.forEach((operation, index) => {
    const given = argsArray[index];
    if (operation === OPS.save) stack.push(matrix);
    else if (operation === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = times(matrix, given as Matrix);
    if (operation !== OPS.paintImageXObject) return;
    const [a, b, c, d, e, f] = matrix;
    if (Math.abs(b) + Math.abs(c) > 1 || a <= 0 || d >= 0) return;
    const placed = { x: e / view.width, y: (f + d) / view.height, width: a / view.width, height: -d / view.height };
    if (!best || placed.width * placed.height > best.placed.width * best.placed.height)
      best = { name: String(given?.[0]), placed };
  });
  const chosen = best as { name: string; placed: Box } | null;
  if (!chosen) return null;
  const objects = chosen.name.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<PageImage | null>((resolve) => objects.get(chosen.name, resolve));
  return image && { image, placed: chosen.placed };
}

/** In shades of grey, as a portable graymap: the simplest form that the engine reads. */
function graymapOf({ width, height, kind, data }: PageImage): Buffer | null {
  if (!data || width * height > PIXELS_MAX) return null;
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const grey = Buffer.alloc(head.length + width * height, head.toString('latin1').padEnd(head.length));
  head.copy(grey);
  // One bit for each pixel, three bytes, or four, as pdf.js numbers them.
  const channels = kind === 3 ? 4 : 3;
  const rowBytes = (width + 7) >> 3;
  for (let at = 0; at < width * height; at += 1) {
    const [row, column] = [Math.floor(at / width), at % width];
    grey[head.length + at] =
      kind === 1
        ? ((data[row * rowBytes + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1
          ? 255
          : 0
        : ((data[at * channels] ?? 0) * 77 +
            (data[at * channels + 1] ?? 0) * 150 +
            (data[at * channels + 2] ?? 0) * 29) >>
          8;
  }
  return grey;
}

async function readPage(pdfjs: Pdfjs, document: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await document.getPage(number);
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item ? wordsOf(item as TextItem, view) : []));
  const ratio = view.width / view.height;
  if (words.length < WORDS_OF_TEXT) {
    const found = await largestImage(pdfjs, page, view);
    const grey = found && graymapOf(found.image);
    if (found && grey) return { ...(await readPicture(grey, found.image)), placed: found.placed };
  }
  page.cleanup();
  return { words: firstWords(words), ratio, tilt: 0, placed: WHOLE_PAGE };
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE when it is damaged or protected, and where pdf.js is not installed */
export async function readPdf(bytes: Uint8Array): Promise<ReadPaper> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    // The library takes the bytes over.
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number += 1)
      pages.push(await readPage(pdfjs, document, number));
    return { pages, pageCount: document.numPages };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Whatever else the library trips over, it is the file.
    throw refusedFile((error as Error).name === 'PasswordException' ? LOCKED : UNREADABLE);
  } finally {
    await task.destroy();
  }
}
