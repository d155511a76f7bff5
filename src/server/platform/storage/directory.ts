/** Files in a directory, distributed over folders. A file appears under its name only when it is completely on disk. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SEALED_BYTES } from '#server/platform/files/segments.ts';
import type { Storage } from './storage.ts';

/** The last characters of a key are random; its first ones are a date. */
function fileOf(root: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error('not a storage key');
  const folder = path.dirname(key);
  return path.join(root, folder, key.slice(-2), key.slice(-4, -2), path.basename(key));
}

/** The name of a file is an entry of its folder, which has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file that holds what is stored under a key. */
export function fileOfKey(dataDir: string, key: string): string {
  return fileOf(path.join(dataDir, 'files'), key);
}

export function createDirectoryStorage(dataDir: string): Storage {
  const root = path.join(dataDir, 'files');
  return {
    async put(key, content) {
      const file = fileOf(root, key);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(unfinished, file);
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key, range): Promise<Readable> {
      // Opened before returning, so that a missing file is known before the first byte is promised.
      const handle = await open(fileOf(root, key), 'r');
      return handle.createReadStream({ ...range, highWaterMark: SEALED_BYTES });
    },
    async delete(key) {
      await rm(fileOf(root, key), { force: true });
    },
  };
}
