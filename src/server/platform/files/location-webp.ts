/** Removes the location from a WebP. */
import { countHiddenData } from './hidden-data.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import type { Cleaned, Patch, RandomAccess } from './random-access.ts';

const EXIF_PREFIX = 'Exif\0\0';

function cleanChunk(type: string, data: Buffer): boolean {
  if (type === 'XMP ') return blankXmpLocation(data);
  const prefixed = data.subarray(0, EXIF_PREFIX.length).toString('latin1') === EXIF_PREFIX;
  return removeTiffLocation(prefixed ? data.subarray(EXIF_PREFIX.length) : data);
}

export async function cleanWebp(file: RandomAccess): Promise<Cleaned> {
  const patches: Patch[] = [];
  const hidden = countHiddenData();
  const riff = await file.read(4, 4);
  // Data after the picture is left out.
  const end = Math.min(8 + riff.readUInt32LE(0), file.size);
  let at = 12;
  while (at + 8 <= end) {
    const head = await file.read(at, 8);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (type === 'EXIF' || type === 'XMP ') {
      hidden.count(length);
      const data = await file.read(at + 8, length);
      if (cleanChunk(type, data)) patches.push({ at: at + 8, length: data.length, bytes: data });
    }
    at += 8 + length + (length % 2);
  }
  return { length: end, patches };
}
