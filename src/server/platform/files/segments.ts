/**
 * The storage format of a file: segments of 64 KiB, each sealed by AES-256-GCM under the file's own key (the STREAM construction). The
 * nonce counts the segments and marks the last one, so none can be left out, moved or added; any range opens without the rest.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

import { spend } from './spent-memory.ts';

const SEGMENT_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** Read in chunks of this size, a file is opened without copying. */
export const SEALED_BYTES = SEGMENT_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number };
type Chunks = AsyncIterable<Buffer>;

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function segmentCount(size: number): number {
  return Math.max(1, Math.ceil(size / SEGMENT_BYTES));
}

export function sealedLength(size: number): number {
  return size + segmentCount(size) * TAG_BYTES;
}

/** The position of the segments that hold a range of the content. */
export function sealedRange({ start, end }: ByteRange, size: number): ByteRange {
  const first = Math.floor(start / SEGMENT_BYTES);
  const last = Math.floor(end / SEGMENT_BYTES);
  return { start: first * SEALED_BYTES, end: Math.min((last + 1) * SEALED_BYTES, sealedLength(size)) - 1 };
}

/** Yields pieces of exactly `bytes`, and the remainder at the end: an empty one only when there was no input. */
async function* pieces(source: Chunks, bytes: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    // The usual case, where nothing has to be joined.
    if (chunk.length === bytes && (length === bytes || length === 0)) {
      if (length > 0) yield { piece: held.length > 1 ? Buffer.concat(held, length) : (held[0] as Buffer), last: false };
      held = [chunk];
      length = bytes;
      continue;
    }
    held.push(chunk);
    length += chunk.length;
    if (length <= bytes) continue;
    let whole = Buffer.concat(held, length);
    // One piece is held back: whether it is the last is known only when more comes, or the end.
    for (; whole.length > bytes; whole = whole.subarray(bytes)) yield { piece: whole.subarray(0, bytes), last: false };
    held = [whole];
    length = whole.length;
  }
  yield { piece: held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held, length), last: true };
}

/** @param context binds the content to its row */
export async function* sealSegments(source: Chunks, key: Buffer, context: string): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { piece, last } of pieces(source, SEGMENT_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(index, last)).setAAD(Buffer.from(context));
    yield cipher.update(piece);
    spend(piece.length);
    cipher.final();
    yield cipher.getAuthTag();
    index += 1;
  }
}

/**
 * Opens the segments of `sealedRange` and yields the range.
 * @throws when the bytes were changed, cut off, moved or sealed with another key
 */
export async function* openSegments(
  source: Chunks,
  { key, context, size, range }: { key: Buffer; context: string; size: number; range: ByteRange },
): AsyncGenerator<Buffer> {
  const lastIndex = segmentCount(size) - 1;
  let index = Math.floor(range.start / SEGMENT_BYTES);
  for await (const { piece } of pieces(source, SEALED_BYTES)) {
    const tagAt = piece.length - TAG_BYTES;
    if (tagAt < 0) throw new Error('a stored file ends early');
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(index, index === lastIndex), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context)).setAuthTag(piece.subarray(tagAt));
    const content = decipher.update(piece.subarray(0, tagAt));
    // Nothing is released before it is authenticated.
    decipher.final();
    const begin = index * SEGMENT_BYTES;
    yield content.subarray(Math.max(0, range.start - begin), Math.min(content.length, range.end + 1 - begin));
    spend(piece.length);
    index += 1;
  }
  if (index !== Math.floor(range.end / SEGMENT_BYTES) + 1) throw new Error('a stored file ends early');
}
