/**
 * Documents without a bucket are in a folder, which every process must share. The database holds an identity, and the folder a copy of it:
 * a process whose folder has none, or a different one, neither stores nor opens documents.
 */
import { randomBytes } from 'node:crypto';
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { fileOfKey } from '#server/platform/storage/directory.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Stored next to the documents, so that their backup includes it. */
const IDENTITY_FILE = '.identity';
/** How many of the newest documents are looked up when there is no identity yet. */
const SAMPLE = 20;

export const WRONG_FOLDER =
  'Documents can’t be sent or opened right now because this server can’t reach document storage. Try again later.';

type Place = { db: Database; dataDir: string };

export type DocumentFolder = {
  /** Whether this process has the folder that the database's documents are in. */
  isOurs(): Promise<boolean>;
  /** The identity of that folder, or null when this process has another one. */
  identity(): Promise<string | null>;
  /** @throws {AppError} SERVICE_UNAVAILABLE when it does not */
  check(): Promise<void>;
};

function identityFile(dataDir: string): string {
  return path.join(dataDir, 'files', IDENTITY_FILE);
}

async function readIdentity(dataDir: string): Promise<string | null> {
  const text = await readFile(identityFile(dataDir), 'utf8').catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
  return text.trim() || null;
}

/** Written atomically: of two processes that start in the same folder, one writes and both read the same. */
async function writeIdentity(dataDir: string, identity: string, { replace }: { replace: boolean }): Promise<void> {
  const file = identityFile(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}-${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, `${identity}\n`, { mode: 0o600, flush: true });
  try {
    await (replace ? rename(unfinished, file) : link(unfinished, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process wrote one; or a file system without links, where the last one to start wins and the others read it.
    if (code !== 'EEXIST') await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** How many of the newest documents there should be, and how many of those are in the folder. */
async function sample({ db, dataDir }: Place): Promise<{ wanted: number; found: number }> {
  const versions = await db.documentVersion.findMany({
    where: { wrappedKey: { not: null }, bytesGoneAt: null },
    orderBy: { createdAt: 'desc' },
    take: SAMPLE,
    select: { storageKey: true },
  });
  const there = await Promise.all(
    versions.map(({ storageKey }) =>
      access(fileOfKey(dataDir, storageKey)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return { wanted: versions.length, found: there.filter(Boolean).length };
}

async function knownIdentity({ db }: Place): Promise<string | null> {
  return (await db.documentFolder.findFirst({ select: { identity: true } }))?.identity ?? null;
}

/** The database's identity, set by the first process that asks for it. */
async function recordIdentity(place: Place, identity: string): Promise<string | null> {
  await place.db.documentFolder.createMany({ data: [{ identity }], skipDuplicates: true });
  return knownIdentity(place);
}

/** Gives the database and the folder their identity. Returns null instead when the documents are clearly somewhere else. */
async function begin(place: Place): Promise<string | null> {
  const { wanted, found } = await sample(place);
  if (wanted > 0 && found === 0) return null;
  // The folder first: a process that ends between the two steps resumes with what it wrote.
  await writeIdentity(place.dataDir, randomBytes(16).toString('hex'), { replace: false });
  const identity = await readIdentity(place.dataDir);
  return identity && recordIdentity(place, identity);
}

export function openDocumentFolder(place: Place): DocumentFolder {
  let known: string | null = null;
  async function identity(): Promise<string | null> {
    known ??= (await knownIdentity(place)) ?? (await begin(place));
    // Read each time: a remote folder may be unmounted and leave an empty one in its place.
    return known !== null && (await readIdentity(place.dataDir)) === known ? known : null;
  }
  const isOurs = async () => (await identity()) !== null;
  return {
    isOurs,
    identity,
    async check() {
      if (!(await isOurs())) throw new AppError({ code: 'SERVICE_UNAVAILABLE', message: WRONG_FOLDER });
    },
  };
}

/** The storage, used only while the folder is the right one. */
export function guardedStorage(storage: Storage, { check }: DocumentFolder): Storage {
  return {
    put: async (key, content, length) => {
      await check();
      return storage.put(key, content, length);
    },
    get: async (key, range) => {
      await check();
      return storage.get(key, range);
    },
    delete: async (key) => {
      await check();
      return storage.delete(key);
    },
  };
}

/**
 * Declares the folder to be the one of this database. Refuses when none of the newest documents is in it, unless forced.
 * Returns what was found, and whether the folder was adopted.
 */
export async function adoptFolder(
  place: Place,
  { despiteMissing }: { despiteMissing: boolean },
): Promise<{ wanted: number; found: number; adopted: boolean }> {
  const { wanted, found } = await sample(place);
  if (wanted > 0 && found === 0 && !despiteMissing) return { wanted, found, adopted: false };
  const identity = (await knownIdentity(place)) ?? (await recordIdentity(place, randomBytes(16).toString('hex')));
  await writeIdentity(place.dataDir, identity ?? '', { replace: true });
  return { wanted, found, adopted: true };
}
