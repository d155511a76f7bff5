/** Removes the location from a PNG. Blocks are cleaned in place, or become a chunk that readers ignore. */
import { crc32 } from 'node:zlib';
import { countHiddenData } from './hidden-data.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import type { Cleaned, Patch, RandomAccess } from './random-access.ts';

const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Where programs put EXIF and XMP before there was a chunk for it. */
const HIDING = /^(XML:com\.adobe\.xmp|Raw profile type (exif|app1|xmp|iptc))$/i;
/** Private, not needed to show the picture, and not a known chunk type. */
const NOBODYS = 'noPl';

/** The cleaned chunk, or null when there is nothing to change. */
function cleanChunk(type: string, data: Buffer): { type: string; data: Buffer } | null {
  if (type === 'eXIf') return removeTiffLocation(data) ? { type, data } : null;
  const keywordEnd = data.indexOf(0);
  const keyword = data.toString('latin1', 0, Math.max(0, keywordEnd));
  if (!HIDING.test(keyword)) return null;
  const readable = type === 'iTXt' && data[keywordEnd + 1] === 0;
  if (readable) return blankXmpLocation(data.subarray(keywordEnd + 1)) ? { type, data } : null;
  return { type: NOBODYS, data: data.fill(0) };
}

export async function cleanPng(file: RandomAccess): Promise<Cleaned> {
  const patches: Patch[] = [];
  const hidden = countHiddenData();
  let at = 8;
  while (at + 12 <= file.size) {
    const head = await file.read(at, 8);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (type === 'IEND') return { length: Math.min(at + 12 + length, file.size), patches };
    if (type === 'eXIf' || TEXTS.has(type)) {
      hidden.count(length);
      const cleaned = cleanChunk(type, await file.read(at + 8, length));
      if (cleaned) patches.push(chunkPatch(at + 4, cleaned));
    }
    at += 12 + length;
  }
  return { length: file.size, patches };
}

function chunkPatch(at: number, { type, data }: { type: string; data: Buffer }): Patch {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return { at, length: named.length + 4, bytes: Buffer.concat([named, sum]) };
}
