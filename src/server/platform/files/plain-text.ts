/** A text file must be readable text from the first byte to the last. */

import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { endingOf } from './file-name.ts';
import type { RandomAccess } from './random-access.ts';
import { refusedFile, wrongType } from './refusal.ts';

const MARKUP = /^\s*<(!doctype|\?xml|html|head|body|svg|script|iframe)\b/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/**
 * CSV or plain text: these two differ only in their file name.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for anything that is not readable text, and for web pages
 */
export async function examineText(file: RandomAccess, fileName: string): Promise<DocumentMediaType> {
  const ending = endingOf(fileName);
  if (ending !== '.csv' && ending !== '.txt') throw wrongType();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of file.stream()) {
    const text = decoded(decoder, chunk);
    if (CONTROL.test(text)) throw wrongType();
    if (first && MARKUP.test(text)) throw wrongType();
    first = false;
  }
  decoded(decoder, undefined);
  return ending === '.csv' ? 'text/csv' : 'text/plain';
}

function decoded(decoder: TextDecoder, chunk: Buffer | undefined): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw refusedFile('This isn’t UTF-8 text. In Excel, save it as "CSV UTF-8", or upload the workbook itself.');
  }
}
