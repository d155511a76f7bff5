/** From an upload to a stored file: examined, then cleaned, hashed and sealed in one stream. */

import { createHash, type Hash } from 'node:crypto';
import { newId } from '#server/platform/db/ids.ts';
import { outsideCall } from '#server/platform/db/whole-call.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { storeContent } from './content.ts';
import type { Examined } from './examine.ts';
import { newFileKey } from './file-key.ts';
import { cleanFileName } from './file-name.ts';
import { sweepContentJob } from './jobs.ts';
import { cleanedStream } from './random-access.ts';
import type { Staged } from './staging.ts';
import { createTurns } from './turns.ts';

/** Long after any attach has ended, one way or the other. */
const SWEEP_MS = 6 * 3_600_000;

/** Sealing files is CPU-bound. Examining them happens elsewhere: in other processes with their own queue. */
const inTurn = createTurns(3);

/** Content that is stored and has no row yet. */
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
 * Examines an upload and stores it, sealed. Should this process end before there is a row, the bytes are swept later.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, and the upload is removed; SERVICE_UNAVAILABLE while files cannot be examined
 */
export async function takeIn(services: Services, staged: Staged): Promise<Stored> {
  const { examiner, staging } = services;
  const { upload, source } = staged;
  const task = { ...source, fileName: upload.fileName };
  const examined = await examiner.examine(upload.userId, 'document', task).catch(async (error) => {
    if (error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE') await staging.discard(upload.id);
    throw error;
  });
  return inTurn(() => store(services, staged, examined));
}

async function store(services: Services, { upload, file }: Staged, examined: Examined): Promise<Stored> {
  const { db, jobs, now } = services;
  const versionId = newId();
  const storageKey = `documents/${versionId}`;
  const fileKey = newFileKey();
  const hash = createHash('sha256');
  // Queued even where the call is one transaction: the bytes stay if that is rolled back.
  await jobs.enqueue(
    outsideCall(db),
    sweepContentJob,
    { storageKey },
    { startAfter: new Date(now().getTime() + SWEEP_MS) },
  );
  const content = hashed(cleanedStream(file, examined), hash);
  await storeContent(services, { versionId, storageKey, fileKey, size: examined.length }, content);
  const { mediaType, length: size } = examined;
  const fileName = cleanFileName(upload.fileName, mediaType);
  return { versionId, storageKey, fileKey, sha256: hash.digest('hex'), size, mediaType, fileName };
}
