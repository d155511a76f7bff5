/** From what arrived to what is kept: looked through, cleaned, hashed and sealed, in one stream. */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { storeContent } from '#server/files/content.ts';
import { examine } from '#server/files/examine.ts';
import { newFileKey } from '#server/files/file-key.ts';
import { cleanFileName } from '#server/files/file-name.ts';
import { cleanedStream } from '#server/files/random-access.ts';
import type { Staged } from '#server/files/staging.ts';
import { createTurns } from '#server/files/turns.ts';
import type { Services } from '#server/services.ts';
import type { DocumentMediaType } from '#shared/documents/schema.ts';

/** Long after any attach has ended, one way or the other. */
const SWEEP_MS = 6 * 3_600_000;

/** Looking through files and sealing them is work for the processor. */
const inTurn = createTurns(3);

/** What lies in the storage and has no row yet. */
export type Stored = {
  versionId: string;
  storageKey: string;
  fileKey: Buffer;
  sha256: string;
  size: number;
  mediaType: DocumentMediaType;
  fileName: string;
};

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Looks at what arrived and puts it into the storage, sealed. Should this process end before there is a row, the bytes are swept later.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE; the upload is then forgotten
 */
export function takeIn(services: Services, staged: Staged): Promise<Stored> {
  return inTurn(() => takeInNow(services, staged));
}

async function takeInNow(services: Services, { upload, file }: Staged): Promise<Stored> {
  const { db, jobs, staging, now } = services;
  const examined = await examine(file, upload.fileName).catch(async (error) => {
    if (error instanceof AppError) await staging.discard(upload.id);
    throw error;
  });
  const versionId = randomUUID();
  const storageKey = `documents/${versionId}`;
  const fileKey = newFileKey();
  const hash = createHash('sha256');
  await jobs.enqueue(db, 'document.sweep', { storageKey }, { startAfter: new Date(now().getTime() + SWEEP_MS) });
  const content = hashed(cleanedStream(file, examined), hash);
  await storeContent(services, { versionId, storageKey, fileKey, size: examined.length }, content);
  const { mediaType, length: size } = examined;
  const fileName = cleanFileName(upload.fileName, mediaType);
  return { versionId, storageKey, fileKey, sha256: hash.digest('hex'), size, mediaType, fileName };
}
