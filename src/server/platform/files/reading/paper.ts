/** Reads the words on a policy, card or letter: a PDF, or a picture of one. Nothing of the file is kept. */

import { refusedFile } from '../refusal.ts';
import { readPdf } from './pdf.ts';
import { readPicture } from './picture.ts';
import { pictureSize } from './picture-size.ts';
import type { ReadPaper } from './words.ts';

const OTHER_TYPE = 'Choose a PDF, or a picture as JPEG or PNG.';
const NO_TEXT =
  'We couldn’t find any text on it. Take the picture straight from above, in good light, so that the page fills it.';

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE with a sentence about what is wrong with the file */
export async function readPaper(given: Uint8Array): Promise<ReadPaper> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const size = pictureSize(bytes);
  if (!size && bytes.toString('latin1', 0, 5) !== '%PDF-') throw refusedFile(OTHER_TYPE);
  const paper = size ? { pages: [await readPicture(bytes, size)], pageCount: 1 } : await readPdf(bytes);
  if (paper.pages.every(({ words }) => words.length === 0)) throw refusedFile(NO_TEXT);
  return paper;
}
