/**
 * Uploads of an installation with a bucket: the bytes that a request brought are an object there before it is answered, and the database
 * says which objects make up an upload. So any server takes the next bytes or attaches the file, and one that is lost takes nothing along.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { type Keys, seal, unseal } from '#server/platform/crypto/sealing.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { encryptFrom } from './encrypted-file.ts';
import { sweepContentJob } from './jobs.ts';
import { spend } from './spent-memory.ts';
import {
  factsSeal,
  IDLE_MS,
  KEPT_MS,
  ownerTag,
  type Staged,
  type Staging,
  stagedFile,
  tagOf,
  UPLOAD_EXTENSIONS,
  uploadKey,
} from './staging.ts';

type Parts = { db: Database; storage: Storage; jobs: Jobs; keys: Keys; dataDir: string; now: () => Date };

/** An upload takes bytes for a day, and waits another one to be attached. Then nothing reads its objects. */
const SWEEP_MS = 2 * KEPT_MS + 3_600_000;
const BATCH = 500;

export class BucketStaging extends DataStore implements Staging {
  readonly #parts: Parts;
  /** What one request brings, or one examination reads: nothing in it outlives either. */
  readonly #scratch: string;

  constructor(parts: Parts) {
    super();
    this.extensions = [...UPLOAD_EXTENSIONS];
    this.#parts = parts;
    this.#scratch = path.join(parts.dataDir, 'uploads');
    mkdirSync(this.#scratch, { recursive: true, mode: 0o700 });
  }

  override getExpiration(): number {
    return KEPT_MS;
  }

  #scratchFile(id: string): string {
    return path.join(this.#scratch, `${id}.${randomBytes(6).toString('hex')}`);
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, keys, now } = this.#parts;
    const at = now();
    const facts = seal(keys, upload, factsSeal(upload.id));
    const begun = { facts, offset: 0, segments: [], lastActivityAt: at, createdAt: at };
    // An email that arrives again brings its file again.
    await db.stagedUpload.upsert({
      where: { id: upload.id },
      create: { id: upload.id, ownerTag: tagOf(upload.id), ...begun },
      update: begun,
    });
    return upload;
  }

  async #row(id: string) {
    const row = await this.#parts.db.stagedUpload.findUnique({ where: { id } });
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { facts, offset } = await this.#row(id);
    const upload = unseal(this.#parts.keys, facts, factsSeal(id)) as Upload;
    return new Upload({ ...upload, id, offset });
  }

  /** Stores what arrives, also of a connection that breaks: its sender resumes behind it, at whichever server. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { facts } = await this.#row(id);
    const cipher = encryptFrom(uploadKey(this.#parts.keys, facts, id), offset);
    const file = this.#scratchFile(id);
    const handle = await open(file, 'wx', 0o600);
    let size = 0;
    let broken: unknown = null;
    try {
      try {
        // One after the other: whatever came before the connection broke is in the file.
        for await (const chunk of readable as AsyncIterable<Buffer>) {
          spend(2 * chunk.length);
          await handle.writeFile(cipher.update(chunk));
          size += chunk.length;
        }
      } catch (error) {
        broken = error;
      } finally {
        await handle.close();
      }
      if (size > 0) await this.#append(id, offset, file, size);
      if (broken) throw broken;
      return offset + size;
    } finally {
      await rm(file, { force: true });
    }
  }

  async #append(id: string, offset: number, file: string, size: number): Promise<void> {
    const { db, jobs, storage, now } = this.#parts;
    const key = `uploads/${id}/${offset}-${randomBytes(6).toString('hex')}`;
    // Before the bytes: whatever happens to this process, they are deleted one day.
    await jobs.enqueue(db, sweepContentJob, { storageKey: key }, { startAfter: new Date(now().getTime() + SWEEP_MS) });
    await storage.put(key, createReadStream(file), size);
    const { count } = await db.stagedUpload.updateMany({
      where: { id, offset },
      data: { offset: offset + size, segments: { push: key }, lastActivityAt: now() },
    });
    if (count === 1) return;
    // The sender has already resumed at another server.
    await storage.delete(key);
    throw ERRORS.INVALID_OFFSET;
  }

  override async remove(id: string): Promise<void> {
    await this.#row(id);
    await this.discard(id);
  }

  async countOpen(userId: string): Promise<number> {
    return this.#parts.db.stagedUpload.count({ where: { ownerTag: ownerTag(userId) } });
  }

  async forgetIdlest(userId: string): Promise<boolean> {
    const { db, now } = this.#parts;
    const idlest = await db.stagedUpload.findFirst({
      where: { ownerTag: ownerTag(userId) },
      orderBy: { lastActivityAt: 'asc' },
      select: { id: true, lastActivityAt: true },
    });
    if (!idlest || now().getTime() - idlest.lastActivityAt.getTime() < IDLE_MS) return false;
    await this.discard(idlest.id);
    return true;
  }

  async openStaged(id: string): Promise<Staged | null> {
    const row = await this.#parts.db.stagedUpload.findUnique({ where: { id } });
    const upload = row && (await this.getUpload(id).catch(() => null));
    if (!row || !upload) return null;
    const file = this.#scratchFile(id);
    try {
      await this.#collect(row.segments, file);
      const handle = await open(file, 'r');
      const staged = stagedFile(upload, file, uploadKey(this.#parts.keys, row.facts, id), handle);
      return {
        ...staged,
        async close() {
          await handle.close();
          await rm(file, { force: true });
        },
      };
    } catch (error) {
      await rm(file, { force: true });
      // Another call has attached and discarded it in the meantime.
      if (!(await this.#parts.db.stagedUpload.findUnique({ where: { id }, select: { id: true } }))) return null;
      throw error;
    }
  }

  async #collect(segments: readonly string[], file: string): Promise<void> {
    await pipeline(this.#bytesOf(segments), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  }

  async *#bytesOf(segments: readonly string[]): AsyncGenerator<Buffer> {
    for (const key of segments) yield* await this.#parts.storage.get(key);
  }

  /** Removes what a process that was ended left on this machine, too. */
  async removeAbandoned(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_MS);
    const abandoned = await this.#parts.db.stagedUpload.findMany({
      where: { lastActivityAt: { lt: before } },
      orderBy: { lastActivityAt: 'asc' },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of abandoned) await this.discard(id);
    for (const name of await readdir(this.#scratch)) {
      const file = path.join(this.#scratch, name);
      const found = await stat(file).catch(() => null);
      if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  }

  async discard(id: string): Promise<void> {
    const { db, storage } = this.#parts;
    const row = await db.stagedUpload.findUnique({ where: { id }, select: { segments: true } });
    if (!row) return;
    await db.stagedUpload.deleteMany({ where: { id } });
    // One that can't be deleted now is swept later.
    await Promise.allSettled(row.segments.map((key) => storage.delete(key)));
  }
}
