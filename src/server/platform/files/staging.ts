/**
 * Uploads are staged until they are attached: in a folder here, in a bucket in `bucket-staging.ts`. Data is encrypted before it is written,
 * with a key that only this upload has; the counter follows from the position in the file, so an upload resumes wherever it was cut off, and
 * can be read from any position.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Configstore, FileStore } from '@tus/file-store';
import type { DataStore, Upload } from '@tus/server';
import { type Keys, keyThatSealed, seal, unseal } from '#server/platform/crypto/sealing.ts';
import { decryptedFile, encryptFrom } from './encrypted-file.ts';
import type { RandomAccess } from './random-access.ts';
import { spend } from './spent-memory.ts';

export const KEPT_MS = 24 * 3_600_000;
/** An upload without a byte for this long was interrupted; a client that is sending writes every few seconds. */
export const IDLE_MS = 60_000;
/** The size is always known in advance: limits are checked against it. */
export const UPLOAD_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'] as const;
const FACTS = '.facts';

type StagingOptions = { dataDir: string; keys: Keys };
export type StagedUpload = {
  id: string;
  size: number;
  offset: number;
  userId: string;
  caseId: string;
  fileName: string;
};
/** Where the encrypted bytes of an upload are, and the key that opens them, for another of our processes. */
export type StagedSource = { path: string; key: Uint8Array; size: number };
export type Staged = { upload: StagedUpload; file: RandomAccess; source: StagedSource; close(): Promise<void> };

export interface Staging extends DataStore {
  /** How many uploads of this user have begun and are not attached. */
  countOpen(userId: string): Promise<number>;
  /**
   * Makes room for one more upload of this user: removes the one that was idle longest. Uploads that received bytes in the last minute
   * stay. Returns whether one was removed.
   */
  forgetIdlest(userId: string): Promise<boolean>;
  /** An upload for reading, or null when there is none. */
  openStaged(id: string): Promise<Staged | null>;
  /** Removes uploads that were inactive for a day. */
  removeAbandoned(now: Date): Promise<void>;
  /** Removes an upload that was attached or refused. */
  discard(id: string): Promise<void>;
}

/** Identifies the owner of an upload, so that nobody else can even ask for it; account ids are not secret. */
export function ownerTag(userId: string): string {
  return createHash('sha256').update(`upload:${userId}`).digest('hex').slice(0, 16);
}

/** The tag of its owner, and an unguessable part. */
export function newUploadId(userId: string): string {
  return `${ownerTag(userId)}-${randomBytes(20).toString('base64url')}`;
}

/** The tag that an id begins with. */
export function tagOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/** The metadata of an upload, sealed: it contains the names of the file and its owner. */
function sealedFacts(directory: string, keys: Keys): Configstore {
  const fileOf = (id: string) => path.join(directory, `${id}${FACTS}`);
  return {
    async get(id) {
      const sealed = await readFile(fileOf(id)).catch(() => undefined);
      return sealed && (unseal(keys, sealed, factsSeal(id)) as Upload);
    },
    async set(id, upload) {
      await writeFile(fileOf(id), seal(keys, upload, factsSeal(id)), { mode: 0o600 });
    },
    async delete(id) {
      await rm(fileOf(id), { force: true });
    },
    list: () => listOf(directory),
  };
}

async function listOf(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  return names.filter((name) => name.endsWith(FACTS)).map((name) => name.slice(0, -FACTS.length));
}

/** What binds the sealed metadata to its upload. */
export function factsSeal(id: string): string {
  return `upload:${id}`;
}

/** The upload's own key, derived from the master key that sealed its metadata, so it survives a key rotation. */
export function uploadKey(keys: Keys, sealed: Uint8Array, id: string): Buffer {
  const master = keyThatSealed(keys, Buffer.from(sealed), factsSeal(id));
  return Buffer.from(hkdfSync('sha256', master, id, 'staged upload', 32));
}

/** An upload whose encrypted bytes are in a file. */
export function stagedFile(found: Upload, source: string, key: Buffer, handle: FileHandle): Staged {
  const { userId, caseId, fileName } = (found.metadata ?? {}) as Record<'userId' | 'caseId' | 'fileName', string>;
  const size = found.size ?? 0;
  return {
    upload: { id: found.id, size, offset: found.offset, userId, caseId, fileName },
    file: decryptedFile(handle, key, size),
    source: { path: source, key, size },
    close: () => handle.close(),
  };
}

export class FolderStaging extends FileStore implements Staging {
  private readonly keys: Keys;

  constructor({ dataDir, keys }: StagingOptions) {
    const directory = path.join(dataDir, 'uploads');
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory, configstore: sealedFacts(directory, keys), expirationPeriodInMilliseconds: KEPT_MS });
    this.extensions = [...UPLOAD_EXTENSIONS];
    this.keys = keys;
  }

  private async keyOf(id: string): Promise<Buffer> {
    return uploadKey(this.keys, await readFile(path.join(this.directory, `${id}${FACTS}`)), id);
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const stream = encryptFrom(await this.keyOf(id), offset);
    let received = 0;
    const encrypting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        spend(2 * chunk.length);
        done(null, stream.update(chunk));
      },
    });
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset, flush: true });
    await pipeline(readable, encrypting, file);
    return offset + received;
  }

  async countOpen(userId: string): Promise<number> {
    const tag = ownerTag(userId);
    return (await readdir(this.directory)).filter((name) => name.startsWith(tag) && name.endsWith(FACTS)).length;
  }

  async forgetIdlest(userId: string): Promise<boolean> {
    const own = (await listOf(this.directory)).filter((id) => id.startsWith(ownerTag(userId)));
    const found = await Promise.all(own.map(async (id) => ({ id, at: await this.lastActivity(id) })));
    const [idlest] = found.toSorted((one, other) => one.at - other.at);
    // Compared by this machine's clock, which wrote the times of the files.
    if (!idlest || Date.now() - idlest.at < IDLE_MS) return false;
    await this.discard(idlest.id);
    return true;
  }

  /** When the last byte of an upload arrived or attaching it began, in milliseconds since 1970. */
  private async lastActivity(id: string): Promise<number> {
    const found = await stat(path.join(this.directory, id)).catch(() => null);
    return found?.mtimeMs ?? 0;
  }

  async openStaged(id: string): Promise<Staged | null> {
    const found = await this.getUpload(id).catch(() => null);
    const source = path.join(this.directory, id);
    // Before the file is opened: another call may discard both in between, and nobody would close it.
    const key = found && (await this.keyOf(id).catch(() => null));
    const handle = key && (await open(source, 'r').catch(() => null));
    if (!found || !handle) return null;
    return stagedFile(found, source, key, handle);
  }

  async removeAbandoned(now: Date): Promise<void> {
    for (const id of await listOf(this.directory)) {
      if (now.getTime() - (await this.lastActivity(id)) > KEPT_MS) await this.discard(id);
    }
  }

  async discard(id: string): Promise<void> {
    await rm(path.join(this.directory, id), { force: true });
    await this.configstore.delete(id);
  }
}
