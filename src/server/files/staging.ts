/**
 * Where uploads gather until they are attached. What arrives is encrypted before it reaches the disk, by a key that only this upload has;
 * the counter follows from the place in the file, so an upload goes on wherever it was cut off, and reads from any place.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Configstore, FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { decryptedFile, encryptFrom } from '#server/files/encrypted-file.ts';
import type { RandomAccess } from '#server/files/random-access.ts';
import { spend } from '#server/files/spent-memory.ts';
import { type Keys, keyThatSealed, seal, unseal } from '#server/sealing.ts';

const KEPT_MS = 24 * 3_600_000;
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
/** Where the encrypted bytes of an upload are, and what opens them: for another process of ours. */
export type StagedSource = { path: string; key: Uint8Array; size: number };
export type Staged = { upload: StagedUpload; file: RandomAccess; source: StagedSource; close(): Promise<void> };

/** Says whose an upload is, so that nobody else can even ask for it; account ids are no secrets. */
export function ownerTag(userId: string): string {
  return createHash('sha256').update(`upload:${userId}`).digest('hex').slice(0, 16);
}

/** The tag of its owner, and what nobody guesses. */
export function newUploadId(userId: string): string {
  return `${ownerTag(userId)}-${randomBytes(20).toString('base64url')}`;
}

/** What is known of an upload, sealed: it has the name of a file and of its owner in it. */
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

function factsSeal(id: string): string {
  return `upload:${id}`;
}

export class Staging extends FileStore {
  private readonly keys: Keys;

  constructor({ dataDir, keys }: StagingOptions) {
    const directory = path.join(dataDir, 'uploads');
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory, configstore: sealedFacts(directory, keys), expirationPeriodInMilliseconds: KEPT_MS });
    // The size is always known before: limits are checked against it.
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
    this.keys = keys;
  }

  /** The upload's own key, from the master key that sealed what is known of it: so it survives a change of keys. */
  private async keyOf(id: string): Promise<Buffer> {
    const sealed = await readFile(path.join(this.directory, `${id}${FACTS}`));
    const master = keyThatSealed(this.keys, sealed, factsSeal(id));
    return Buffer.from(hkdfSync('sha256', master, id, 'staged upload', 32));
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

  /** How many uploads of this user have begun and are not attached. */
  async countOpen(userId: string): Promise<number> {
    const tag = ownerTag(userId);
    return (await readdir(this.directory)).filter((name) => name.startsWith(tag) && name.endsWith(FACTS)).length;
  }

  /** An upload for reading, or null when there is none. */
  async openStaged(id: string): Promise<Staged | null> {
    const found = await this.getUpload(id).catch(() => null);
    const source = path.join(this.directory, id);
    const handle = found && (await open(source, 'r').catch(() => null));
    if (!found || !handle) return null;
    const { userId, caseId, fileName } = (found.metadata ?? {}) as Record<'userId' | 'caseId' | 'fileName', string>;
    const size = found.size ?? 0;
    const upload = { id, size, offset: found.offset, userId, caseId, fileName };
    const key = await this.keyOf(id);
    return {
      upload,
      file: decryptedFile(handle, key, size),
      source: { path: source, key, size },
      close: () => handle.close(),
    };
  }

  /** Forgets uploads that nobody went on with for a day. */
  async removeAbandoned(now: Date): Promise<void> {
    for (const id of await listOf(this.directory)) {
      const { mtime } = await stat(path.join(this.directory, id)).catch(() => ({ mtime: new Date(0) }));
      if (now.getTime() - mtime.getTime() > KEPT_MS) await this.discard(id);
    }
  }

  /** Forgets an upload that was attached or refused. */
  async discard(id: string): Promise<void> {
    await rm(path.join(this.directory, id), { force: true });
    await this.configstore.delete(id);
  }
}
