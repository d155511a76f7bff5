import type { Env } from '#server/env.ts';
import { createDirectoryStorage } from './directory.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The bucket of the environment, or a directory in the data folder. */
export function createStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Storage {
  return s3 ? createS3Storage(s3) : createDirectoryStorage(dataDir);
}
