/** Unpacks zlib data of unknown length inside a file. */
import { constants, createInflate, inflateSync } from 'node:zlib';
import type { RandomAccess } from './random-access.ts';

const FIRST_BYTES = 4 * 1024;
const PIECE_BYTES = 16 * 1024;
/** Short streams are unpacked in one call; those that unpack to more than this are unpacked in chunks. */
const AT_ONCE_MAX = 1024 * 1024;

function hasHeader(bytes: Buffer): boolean {
  return bytes.length >= 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/** The unpacked bytes when the stream ends within the chunk; null when it is longer, or damaged. */
function unpackedAtOnce(piece: Buffer): Buffer | null {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: AT_ONCE_MAX, info: true };
    const { buffer, engine } = inflateSync(piece, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return engine.bytesWritten < piece.length ? buffer : null;
  } catch {
    return null;
  }
}

/** Unpacks in chunks, so that little is read beyond the end of the data. */
async function unpackInPieces(file: RandomAccess, start: number, take: (chunk: Buffer) => void): Promise<boolean> {
  const inflate = createInflate();
  let failure: unknown;
  inflate.on('data', (chunk: Buffer) => {
    try {
      take(chunk);
    } catch (error) {
      failure ??= error;
      inflate.destroy();
    }
  });
  const ended = new Promise<boolean>((resolve) => {
    inflate.once('end', () => resolve(true));
    inflate.once('error', () => resolve(false));
    inflate.once('close', () => resolve(false));
  });
  try {
    for (let at = start; at < file.size; at += PIECE_BYTES) {
      const piece = await file.read(at, PIECE_BYTES);
      const written = new Promise<null>((resolve) => inflate.write(piece, () => resolve(null)));
      const whole = await Promise.race([ended, written]);
      if (failure) throw failure;
      if (whole !== null) return whole;
    }
    return false;
  } finally {
    inflate.destroy();
  }
}

/**
 * Passes on what the data at this position unpacks to. Returns whether it is zlib data from its first byte to its end, ignoring what
 * follows it. Errors of `take` and of the file are thrown.
 */
export async function inflateAt(file: RandomAccess, start: number, take: (chunk: Buffer) => void): Promise<boolean> {
  const first = await file.read(start, FIRST_BYTES);
  if (!hasHeader(first)) return false;
  const short = unpackedAtOnce(first);
  if (!short) return unpackInPieces(file, start, take);
  take(short);
  return true;
}
