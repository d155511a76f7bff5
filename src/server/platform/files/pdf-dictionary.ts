/** Reads the dictionary before a stream, as far as needed to decide whether and how the stream is checked. */
import type { RandomAccess } from './random-access.ts';

const LOOK_BACK = 4 * 1024;
const KEYWORD = /stream[ \t]*\r?\n?$/;

/** Names spelled with `#` become plain ones. */
function plain(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The bytes before a stream, back to the end of the preceding object: the dictionary and anything around it. */
export async function dictionaryBefore(file: RandomAccess, start: number): Promise<string> {
  const from = Math.max(0, start - LOOK_BACK);
  const text = (await file.read(from, start - from)).toString('latin1').replace(KEYWORD, '');
  const end = Math.max(text.lastIndexOf('endobj'), text.lastIndexOf('endstream'));
  return plain(end < 0 ? text : text.slice(end));
}

/**
 * Whether the stream is a picture, which is not unpacked. Only when its complete dictionary was found, and nothing in it could hide another
 * one: no comment and no string.
 */
export function isImage(dictionary: string): boolean {
  const object = dictionary.slice(dictionary.lastIndexOf('obj') + 3).trim();
  return /^<<[^%()]*>>$/.test(object) && /\/Subtype\s*\/Image\b/.test(object) && !isObjectStream(object);
}

/** Whether readers may find objects inside the stream. Outlines have `/First` too, but as a reference. */
export function isObjectStream(dictionary: string): boolean {
  return /\/ObjStm\b/.test(dictionary) || (/\/First\s*\d+\s*[/>%]/.test(dictionary) && /\/N\b/.test(dictionary));
}

/** `none` for an unfiltered stream, `flate` for plain zlib data, `other` for filters we do not unpack. */
export function filterOf(dictionary: string): 'none' | 'flate' | 'other' {
  if (!/\/(Filter|F)\b/.test(dictionary)) return 'none';
  const predicted = /\/Predictor\b\s*(?!1\b)/.test(dictionary);
  const flate = /\/(Filter|F)\s*(\/(FlateDecode|Fl)\b|\[\s*\/(FlateDecode|Fl)\s*\])/.test(dictionary);
  return flate && !predicted ? 'flate' : 'other';
}
