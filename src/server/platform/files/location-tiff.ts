/** Removes the location from an EXIF block (a small TIFF file) in place: nothing moves, so nothing else changes. */
import { TOO_MUCH_HIDDEN } from './hidden-data.ts';
import { blankXmpLocation } from './location-xmp.ts';
import { refusedFile } from './refusal.ts';

const GPS_TAG = 0x8825;
const XMP_TAG = 0x02bc;
const ENTRY_BYTES = 12;
/** Bytes of one value, by type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** Directories and values may overlap, so the work is limited: this many times the bytes of the block, and a little for small ones. */
const WORK_PER_BYTE = 8;
const WORK_ALWAYS = 64 * 1024;

type Tiff = {
  bytes: Buffer;
  u16(at: number): number;
  u32(at: number): number;
  put16(at: number, value: number): void;
  /** Counts bytes before they are read or changed. @throws {AppError} UNSUPPORTED_MEDIA_TYPE above the limit */
  work(bytes: number): void;
};

function tiffOf(bytes: Buffer): Tiff | null {
  const order = bytes.toString('latin1', 0, 2);
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const little = order === 'II';
  const within = (at: number, length: number) => at >= 0 && at + length <= bytes.length;
  let left = WORK_ALWAYS + WORK_PER_BYTE * bytes.length;
  const tiff: Tiff = {
    bytes,
    u16: (at) => (within(at, 2) ? (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)) : 0),
    u32: (at) => (within(at, 4) ? (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) : 0),
    put16(at, value) {
      if (within(at, 2)) little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
    },
    work(amount) {
      left -= amount;
      if (left < 0) throw refusedFile(TOO_MUCH_HIDDEN);
    },
  };
  return tiff.u16(2) === 42 ? tiff : null;
}

/** Where the value of an entry is: small ones are in the entry itself. */
function valueRange({ u16, u32, bytes }: Tiff, entry: number): [start: number, end: number] {
  const length = (TYPE_BYTES[u16(entry + 2)] ?? 1) * u32(entry + 4);
  const start = length > 4 ? u32(entry + 8) : entry + 8;
  return [Math.min(start, bytes.length), Math.min(start + length, bytes.length)];
}

/** How many entries of a directory are within the block. */
function entryCount({ u16, bytes }: Tiff, directory: number): number {
  return Math.max(0, Math.min(u16(directory), Math.floor((bytes.length - directory - 2) / ENTRY_BYTES)));
}

function zero({ bytes, work }: Tiff, start: number, end: number): void {
  work(Math.max(0, end - start));
  bytes.fill(0, start, Math.max(start, end));
}

function zeroDirectory(tiff: Tiff, directory: number): void {
  const count = entryCount(tiff, directory);
  for (let index = 0; index < count; index += 1) {
    tiff.work(ENTRY_BYTES);
    zero(tiff, ...valueRange(tiff, directory + 2 + index * ENTRY_BYTES));
  }
  const end = Math.min(directory + 2 + count * ENTRY_BYTES, tiff.bytes.length);
  zero(tiff, Math.min(directory, end), end);
}

/** The following entries move up, and with them the pointer to the next directory. */
function removeEntry(tiff: Tiff, directory: number, entry: number): void {
  const count = entryCount(tiff, directory);
  const end = Math.min(directory + 2 + count * ENTRY_BYTES + 4, tiff.bytes.length);
  // Directories may overlap: the one that was just emptied may have been this one.
  if (entry >= end) return;
  tiff.work(end - entry);
  tiff.bytes.copyWithin(entry, entry + ENTRY_BYTES, end);
  tiff.bytes.fill(0, end - ENTRY_BYTES, end);
  tiff.put16(directory, count - 1);
}

function blankXmpEntry(tiff: Tiff, entry: number): boolean {
  const [start, end] = valueRange(tiff, entry);
  tiff.work(end - start);
  return blankXmpLocation(tiff.bytes.subarray(start, end));
}

/**
 * Removes the location from the block. Returns whether the block was changed.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for a block whose directories overlap so often that cleaning it would take too long
 */
export function removeTiffLocation(block: Buffer): boolean {
  const tiff = tiffOf(block);
  if (!tiff) return false;
  let changed = false;
  const seen = new Set<number>();
  for (let directory = tiff.u32(4); directory > 0 && !seen.has(directory); ) {
    seen.add(directory);
    tiff.work(ENTRY_BYTES);
    for (let index = entryCount(tiff, directory) - 1; index >= 0; index -= 1) {
      tiff.work(ENTRY_BYTES);
      const entry = directory + 2 + index * ENTRY_BYTES;
      const tag = tiff.u16(entry);
      if (tag === XMP_TAG) changed = blankXmpEntry(tiff, entry) || changed;
      if (tag !== GPS_TAG) continue;
      zeroDirectory(tiff, tiff.u32(entry + 8));
      removeEntry(tiff, directory, entry);
      changed = true;
    }
    directory = tiff.u32(directory + 2 + entryCount(tiff, directory) * ENTRY_BYTES);
  }
  return changed;
}
