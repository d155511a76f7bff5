/** Where the sealed files lie. Keys are ours: letters, digits, `-` and `/`. */
import type { Readable } from 'node:stream';
import { createDirectoryStorage } from '#server/adapters/storage-directory.ts';
import { createS3Storage } from '#server/adapters/storage-s3.ts';
import type { Env } from '#server/env.ts';
import type { ByteRange } from '#server/files/segments.ts';

export type Storage = {
  /** Keeps the content under the key, whole or not at all; an earlier one under it is replaced. */
  put(key: string, content: Readable, length: number): Promise<void>;
  /** @throws when there is nothing under the key */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Nothing under the key is fine. */
  delete(key: string): Promise<void>;
};

/** The bucket of the environment, or a directory below the data folder. */
export function createStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Storage {
  return s3 ? createS3Storage(s3) : createDirectoryStorage(dataDir);
}
