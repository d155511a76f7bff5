/**
 * Reads the text in a picture with Tesseract, as WebAssembly in this process. Engine and English data are optional packages, and are
 * only ever read from disk: the engine has no code that could fetch anything.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Word } from '#shared/platform/paper.ts';
import { refusedFile } from '../refusal.ts';
import type { PictureSize } from './picture-size.ts';
import { firstWords, type ReadPage, WHOLE_PAGE } from './words.ts';

/** The part of the engine that is used here; it comes without types. */
type Engine = {
  Init(path: null, language: string, mode: number, config: undefined): number;
  SetImageFile(orientation: number, angle: number): number;
  SetVariable(name: string, value: string): boolean;
  FindLines(): void;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
};
type Core = { FS: { writeFile(path: string, bytes: Uint8Array): void }; TessBaseAPI: new () => Engine };
type Bounds = { x0: number; y0: number; x1: number; y1: number };
type Found = {
  blocks: { paragraphs: { lines: { words: { text: string; bbox: Bounds }[] }[] }[] }[];
};

const ENGINE = 'tesseract.js-core/tesseract-core-simd-lstm.js';
/** Trained for accuracy, then rounded to whole numbers: a quarter of the size of the other set, and as good on printed text. */
const DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
const NEURAL_ONLY = 1;
/** Below that, straightening costs more than it helps. */
const LEVEL = 0.003;
/** About what a phone's camera makes; larger pictures are sent reduced. */
const PIXELS_MAX = 24_000_000;

const NOT_INSTALLED =
  'Pictures and scans can’t be read on this server. Choose a PDF with text, or add the file after you’ve sent your request.';
const UNREADABLE = 'This picture couldn’t be read. Save it as a JPEG or PNG and try again.';

const here = createRequire(import.meta.url);
type Started = { core: Core; engine: Engine };
let started: Promise<Started> | undefined;

async function start(): Promise<Started> {
  let make: (settings: object) => Promise<Core>;
  let data: Buffer;
  try {
    make = here(ENGINE);
    data = await readFile(here.resolve(DATA));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') throw refusedFile(NOT_INSTALLED);
    throw error;
  }
  const core = await make({ print: () => undefined, printErr: () => undefined });
  core.FS.writeFile('eng.traineddata', gunzipSync(data));
  const engine = new core.TessBaseAPI();
  if (engine.Init(null, 'eng', NEURAL_ONLY, undefined) !== 0) throw new Error('the text recognition did not start');
  return { core, engine };
}

function wordsOf(found: Found, width: number, height: number): Word[] {
  const words = found.blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)))
    .filter(({ text }) => /[\p{L}\p{N}$]/u.test(text));
  return firstWords(
    words.map(({ text, bbox }) => ({
      // Lines of a table are taken for brackets.
      text: text.replaceAll(/^[[\]{}|]+|[[\]{}|]+$/g, ''),
      x: bbox.x0 / width,
      y: bbox.y0 / height,
      width: (bbox.x1 - bbox.x0) / width,
      height: (bbox.y1 - bbox.y0) / height,
    })),
  );
}

function recognized({ core, engine }: Started, bytes: Uint8Array, { width, height }: PictureSize) {
  core.FS.writeFile('/input', bytes);
  if (engine.SetImageFile(1, 0) !== 0) throw refusedFile(UNREADABLE);
  engine.FindLines();
  const gradient = engine.GetGradient();
  const tilt = Math.abs(gradient) > LEVEL ? gradient : 0;
  if (tilt !== 0) engine.SetImageFile(1, tilt);
  engine.Recognize(null);
  const found = JSON.parse(engine.GetJSONText()) as Found;
  engine.Clear();
  core.FS.writeFile('/input', new Uint8Array());
  return { words: wordsOf(found, width, height), tilt };
}

/**
 * The words in a picture.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for one that can't be decoded or is too large, and where the engine is not installed
 */
export async function readPicture(bytes: Uint8Array, { width, height }: PictureSize): Promise<ReadPage> {
  if (width < 1 || height < 1 || width * height > PIXELS_MAX) throw refusedFile(UNREADABLE);
  started ??= start();
  const engine = await started;
  try {
    return { ...recognized(engine, bytes, { width, height }), ratio: width / height, placed: WHOLE_PAGE };
  } catch (error) {
    // What a damaged picture leaves of the engine is not used again.
    started = undefined;
    throw error instanceof AppError ? error : refusedFile(UNREADABLE);
  }
}
