import type { Env } from '#server/env.ts';
import { createDirectoryStorage } from './directory.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The same storage, below a folder of its own. */
function inFolder(storage: Storage, folder: string): Storage {
  return {
    put: (key, content, length) => storage.put(`${folder}/${key}`, content, length),
    get: (key, range) => storage.get(`${folder}/${key}`, range),
    delete: (key) => storage.delete(`${folder}/${key}`),
  };
}

/** The bucket of the environment, or a directory in the data folder. The sandbox has a folder of its own in the bucket. */
export function createStorage({ s3, dataDir, isSandbox }: Pick<Env, 's3' | 'dataDir'> & Partial<Env>): Storage {
  if (!s3) return createDirectoryStorage(dataDir);
  return isSandbox ? inFolder(createS3Storage(s3), 'sandbox') : createS3Storage(s3);
}
