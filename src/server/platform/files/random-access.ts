/** A file that can be read at any position, whatever it is stored in. */
export type RandomAccess = {
  size: number;
  /** Fewer bytes at the end of the file, none after it. */
  read(at: number, length: number): Promise<Buffer>;
  /** From `start` up to, not including, `end`. */
  stream(start?: number, end?: number): AsyncIterable<Buffer>;
};

/** A change to a file: other bytes in the same position; without `bytes` they become zeros. */
export type Patch = { at: number; length: number; bytes?: Uint8Array };

/** What is kept of a file: its first `length` bytes, patched. */
export type Cleaned = { length: number; patches: Patch[] };

/** Applies the part of the patch that is within the chunk. */
function apply(chunk: Buffer, offset: number, { at, length, bytes }: Patch): void {
  const from = Math.max(at, offset);
  const to = Math.min(at + length, offset + chunk.length);
  if (from >= to) return;
  if (bytes) chunk.set(bytes.subarray(from - at, to - at), from - offset);
  else chunk.fill(0, from - offset, to - offset);
}

/** Streams the file as it is kept. Where patches overlap, the one later in the list wins. */
export async function* cleanedStream(file: RandomAccess, { length, patches }: Cleaned): AsyncGenerator<Buffer> {
  let offset = 0;
  for await (const chunk of file.stream(0, length)) {
    const end = offset + chunk.length;
    const here = patches.filter((patch) => patch.at < end && patch.at + patch.length > offset);
    const copy = here.length > 0 ? Buffer.from(chunk) : chunk;
    for (const patch of here) apply(copy, offset, patch);
    yield copy;
    offset = end;
  }
}
