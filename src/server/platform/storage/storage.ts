/** Stores the sealed files. Keys are ours: letters, digits, `-` and `/`. */
import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/platform/files/segments.ts';

export type Storage = {
  /** Stores the content under the key, atomically; an earlier one under it is replaced. */
  put(key: string, content: Readable, length: number): Promise<void>;
  /** @throws when there is nothing under the key */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** A missing key is fine. */
  delete(key: string): Promise<void>;
};
