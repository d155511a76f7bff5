/** A file with a read budget: the cost of examining it is bounded by its size, whatever its content claims. */
import type { RandomAccess } from './random-access.ts';
import { refusedFile } from './refusal.ts';

const WINDOW = 64 * 1024;

export const TOO_COMPLEX =
  'This file takes too long to check. Save it again in another app, or print it to a PDF, and upload that.';

export type ReadBudget = { reads: number; bytes: number };

/** How much the examination of a file of this size may read. Ordinary files need between one and four passes over their bytes. */
export function readBudget(size: number): ReadBudget {
  return { reads: 50_000 + Math.ceil(size / 256), bytes: 1024 * 1024 + 8 * size };
}

/**
 * The same file with a budget. Small reads are served from a window of 64 KiB, so stepping through a file costs one pass over it.
 * Reading throws UNSUPPORTED_MEDIA_TYPE (an AppError) when the budget is spent.
 */
export function metered(file: RandomAccess, budget = readBudget(file.size)): RandomAccess {
  const left = { ...budget };
  const { size } = file;
  let window: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  function spend(reads: number, bytes: number): void {
    left.reads -= reads;
    left.bytes -= bytes;
    if (left.reads < 0 || left.bytes < 0) throw refusedFile(TOO_COMPLEX);
  }

  return {
    size,
    async read(at, length) {
      spend(1, 0);
      // Offsets come from the file: they may be negative, beyond its end, or larger than any file.
      const wanted = at >= 0 && at < size ? Math.min(length, size - at) : 0;
      if (!(wanted > 0)) return Buffer.alloc(0);
      const from = at - window.at;
      if (from < 0 || from + wanted > window.bytes.length) {
        spend(0, Math.min(Math.max(wanted, WINDOW), size - at));
        const bytes = await file.read(at, Math.max(wanted, WINDOW));
        if (wanted > WINDOW) return bytes.subarray(0, wanted);
        window = { at, bytes };
      }
      // A copy, because parsers modify the buffers they receive.
      return Buffer.from(window.bytes.subarray(at - window.at, at - window.at + wanted));
    },
    async *stream(start = 0, end = size) {
      spend(1, 0);
      for await (const chunk of file.stream(start, end)) {
        spend(0, chunk.length);
        yield chunk;
      }
    },
  };
}
