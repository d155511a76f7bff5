/** Where the sealed files lie. Keys are ours: letters, digits, `-` and `/`. */
import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/platform/files/segments.ts';

export type Storage = {
  /** Keeps the content under the key, whole or not at all; an earlier one under it is replaced. */
  put(key: string, content: Readable, length: number): Promise<void>;
  /** @throws when there is nothing under the key */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Nothing under the key is fine. */
  delete(key: string): Promise<void>;
};
