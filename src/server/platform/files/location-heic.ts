/** Removes the location from a HEIC: the items that hold EXIF and XMP are found in the container and cleaned in place. */
import { type Box, boxesIn, findBox, parseItems } from './heic-boxes.ts';
import { countHiddenData, type HiddenData, TOO_MUCH_HIDDEN } from './hidden-data.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import type { Cleaned, Patch, RandomAccess } from './random-access.ts';
import { refusedFile } from './refusal.ts';

const META_BYTES_MAX = 1024 * 1024;
/** A film next to the picture has a location of its own. */
const FILMS = new Set(['mpvd', 'moov']);

/** The top-level boxes of the file, without reading their content. */
async function outerBoxes(file: RandomAccess): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= file.size; ) {
    const head = await file.read(at, 16);
    const short = head.readUInt32BE(0);
    const headerBytes = short === 1 ? 16 : 8;
    if (head.length < headerBytes) break;
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? file.size - at : short;
    if (length < headerBytes) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at, content: at + headerBytes, end: at + length });
    at += length;
  }
  return boxes;
}

function cleanItem(type: string, block: Buffer): boolean {
  if (type !== 'Exif') return blankXmpLocation(block);
  // The block begins with the offset of the TIFF header.
  const tiffAt = block.length >= 4 ? 4 + block.readUInt32BE(0) : 0;
  return removeTiffLocation(block.subarray(tiffAt));
}

type Extent = { at: number; length: number };

async function cleanExtents(file: RandomAccess, hidden: HiddenData, type: string, extents: Extent[]): Promise<Patch[]> {
  hidden.count(extents.reduce((sum, { length }) => sum + length, 0));
  const parts: Buffer[] = [];
  for (const { at, length } of extents) parts.push(await file.read(at, length));
  const block = Buffer.concat(parts);
  if (!cleanItem(type, block)) return [];
  let done = 0;
  return extents.map(({ at }, index) => {
    const length = parts[index]?.length ?? 0;
    const bytes = block.subarray(done, done + length);
    done += length;
    return { at, length, bytes };
  });
}

export async function cleanHeic(file: RandomAccess): Promise<Cleaned> {
  const outer = await outerBoxes(file);
  const films = outer.filter(({ type }) => FILMS.has(type));
  const patches: Patch[] = films.flatMap(({ start, content, end }) => [
    { at: start + 4, length: 4, bytes: Buffer.from('free') },
    { at: content, length: Math.min(end, file.size) - content },
  ]);
  const meta = outer.find(({ type }) => type === 'meta');
  if (!meta) return { length: file.size, patches };
  if (meta.end - meta.content > META_BYTES_MAX) throw refusedFile(TOO_MUCH_HIDDEN);
  const bytes = await file.read(meta.content, meta.end - meta.content);
  // The first four bytes are version and flags; the boxes follow.
  const boxes = boxesIn(bytes, 4);
  const idat = findBox(boxes, 'idat');
  const hidden = countHiddenData();
  for (const { type, extents, inIdat } of parseItems(bytes, boxes)) {
    const base = inIdat ? meta.content + (idat?.content ?? 0) : 0;
    const places = extents.map(({ at, length }) => ({ at: base + at, length }));
    patches.push(...(await cleanExtents(file, hidden, type, places)));
  }
  return { length: file.size, patches };
}
