/** Removes the location from a JPEG: EXIF and XMP are cleaned in place, and anything after the picture is dropped. */
import { countHiddenData, type HiddenData } from './hidden-data.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import type { Cleaned, Patch, RandomAccess } from './random-access.ts';

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
/** Large XMP in pieces (depth maps and the like); a value may be split between two of them. */
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const WINDOW = 4 * 1024;

function cleanBlock(block: Buffer): boolean {
  const begins = (words: string) => block.subarray(0, words.length).toString('latin1') === words;
  if (begins(EXIF)) return removeTiffLocation(block.subarray(EXIF.length));
  if (begins(XMP)) return blankXmpLocation(block.subarray(XMP.length));
  return false;
}

/** The next marker in the image data: an FF that is followed by neither 00 nor a restart marker. */
async function findMarker(file: RandomAccess, from: number): Promise<number> {
  for (let base = from; base < file.size; base += WINDOW - 1) {
    const bytes = await file.read(base, WINDOW);
    for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return base + at;
    }
  }
  return file.size;
}

/** The patch of an APP1 block whose content is at `at`. */
async function patchOf(file: RandomAccess, hidden: HiddenData, at: number, length: number): Promise<Patch | null> {
  const start = await file.read(at, MORE_XMP.length);
  if (start.toString('latin1') === MORE_XMP)
    return { at: at + MORE_XMP.length, length: Math.max(0, length - MORE_XMP.length) };
  hidden.count(length);
  const block = await file.read(at, length);
  return cleanBlock(block) ? { at, length: block.length, bytes: block } : null;
}

export async function cleanJpeg(file: RandomAccess): Promise<Cleaned> {
  const patches: Patch[] = [];
  const hidden = countHiddenData();
  let at = 2;
  while (at < file.size) {
    const head = await file.read(at, 4);
    const marker = head[1] ?? 0;
    // No marker where one is expected: a damaged or truncated picture stays as it is.
    if (head[0] !== 0xff || marker === 0) break;
    if (marker === END_OF_IMAGE) return { length: at + 2, patches };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    if (head.length < 4) break;
    const length = Math.max(2, head.readUInt16BE(2));
    if (marker === APP1) {
      const patch = await patchOf(file, hidden, at + 4, length - 2);
      if (patch) patches.push(patch);
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) at = await findMarker(file, at);
  }
  return { length: file.size, patches };
}
