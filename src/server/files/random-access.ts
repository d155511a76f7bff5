/** A file that can be read at any place, whatever it lies in. */
export type RandomAccess = {
  size: number;
  /** Fewer bytes at the end of the file, none after it. */
  read(at: number, length: number): Promise<Buffer>;
  /** From `start` up to, not including, `end`. */
  stream(start?: number, end?: number): AsyncIterable<Buffer>;
};

/** What changes in a file on its way through: other bytes in the same place; without `bytes` they become zeros. */
export type Patch = { at: number; length: number; bytes?: Buffer };

/** What is kept of a file: its first `length` bytes, patched. */
export type Cleaned = { length: number; patches: Patch[] };

/** A copy of the chunk with the part of the patch that falls into it. */
function patched(chunk: Buffer, offset: number, { at, length, bytes }: Patch): Buffer {
  const from = Math.max(at, offset);
  const to = Math.min(at + length, offset + chunk.length);
  if (from >= to) return chunk;
  const copy = Buffer.from(chunk);
  if (bytes) bytes.copy(copy, from - offset, from - at, to - at);
  else copy.fill(0, from - offset, to - offset);
  return copy;
}

/** The file as it is kept, in a stream. */
export async function* cleanedStream(file: RandomAccess, { length, patches }: Cleaned): AsyncGenerator<Buffer> {
  let offset = 0;
  for await (const chunk of file.stream(0, length)) {
    yield patches.reduce((bytes, patch) => patched(bytes, offset, patch), chunk);
    offset += chunk.length;
  }
}
