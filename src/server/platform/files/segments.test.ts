import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSegments, sealedLength, sealedRange, sealSegments } from './segments.ts';

const KIB64 = 64 * 1024;
const key = randomBytes(32);

async function* inChunks(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer, chunk = 10_000) => whole(sealSegments(inChunks(bytes, chunk), key, 'version'));

function opened(stored: Buffer, size: number, start: number, end: number, context = 'version', from = stored) {
  const range = sealedRange({ start, end }, size);
  const part = from.subarray(range.start, range.end + 1);
  return whole(openSegments(inChunks(part, 7_777), { key, context, size, range: { start, end } }));
}

describe.each([1, 2, KIB64 - 1, KIB64, KIB64 + 1, 3 * KIB64, 3 * KIB64 + 5])('%i bytes', (size) => {
  const bytes = randomBytes(size);

  test('come back as they were, whole and in any part', async () => {
    const stored = await sealed(bytes);
    expect(stored.length).toBe(sealedLength(size));
    for (const [start, end] of [
      [0, size - 1],
      [0, 0],
      [size - 1, size - 1],
      [Math.floor(size / 2), size - 1],
      [Math.floor(size / 3), Math.floor(size / 2)],
    ] as const)
      expect((await opened(stored, size, start, end)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('do not open when a bit is changed, the end is missing, or they are another file’s', async () => {
    const stored = await sealed(bytes);
    const changed = Buffer.from(stored);
    changed[stored.length - 1] = (changed[stored.length - 1] ?? 0) ^ 1;
    await expect(opened(changed, size, 0, size - 1)).rejects.toThrow();
    await expect(opened(stored.subarray(0, -1), size, 0, size - 1)).rejects.toThrow();
    await expect(opened(stored, size, 0, size - 1, 'another version')).rejects.toThrow();
  });
});

test('segments cannot be reordered, and the file cannot be truncated at a segment', async () => {
  const bytes = randomBytes(3 * KIB64);
  const stored = await sealed(bytes);
  const one = KIB64 + 16;
  const swapped = Buffer.concat([stored.subarray(one, 2 * one), stored.subarray(0, one), stored.subarray(2 * one)]);
  await expect(opened(swapped, bytes.length, 0, 10)).rejects.toThrow();
  const short = stored.subarray(0, 2 * one);
  await expect(opened(short, 2 * KIB64, 0, 2 * KIB64 - 1)).rejects.toThrow();
  await expect(opened(short, bytes.length, 0, bytes.length - 1)).rejects.toThrow();
});
