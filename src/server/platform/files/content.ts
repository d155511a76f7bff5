/** Reads and writes document content: always as streams, never unencrypted outside this process. */
import { Readable } from 'node:stream';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { unwrapFileKey } from './file-key.ts';
import { type ByteRange, openSegments, sealedLength, sealedRange, sealSegments } from './segments.ts';

/** The columns of a version's row that are needed to open its content. */
export type StoredContent = { id: string; storageKey: string; wrappedKey: Uint8Array | null; size: bigint };

/** Seals content on its way into the storage. Acknowledged once it is stored completely. */
export async function storeContent(
  { storage }: Pick<Services, 'storage'>,
  { versionId, storageKey, fileKey, size }: { versionId: string; storageKey: string; fileKey: Buffer; size: number },
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const sealed = Readable.from(sealSegments(content, fileKey, versionId), { objectMode: false });
  await storage.put(storageKey, sealed, sealedLength(size));
}

/**
 * The content of a version, or a range of it.
 * @throws {AppError} NOT_FOUND when it was deleted
 */
export async function openContent(
  { storage, env }: Pick<Services, 'storage' | 'env'>,
  version: StoredContent,
  range?: ByteRange,
): Promise<Readable> {
  if (!version.wrappedKey) throw notFound('document');
  const size = Number(version.size);
  const wanted = range ?? { start: 0, end: size - 1 };
  const key = unwrapFileKey(env, version.wrappedKey, version.id);
  const sealed = await storage.get(version.storageKey, sealedRange(wanted, size));
  const opened = openSegments(sealed, { key, context: version.id, size, range: wanted });
  // When abandoned before its first byte, the reader above never starts, and so never closes its source.
  return Readable.from(opened, { objectMode: false }).once('close', () => sealed.destroy());
}

/**
 * The complete content of a version by its id, for callers who have checked that it may be read.
 * @throws {AppError} NOT_FOUND when there is none, or its bytes are gone
 */
export async function openDocumentContent(services: Services, versionId: string): Promise<Readable> {
  const version = await services.db.documentVersion.findUnique({
    where: { id: versionId },
    select: { id: true, storageKey: true, wrappedKey: true, size: true },
  });
  if (!version) throw notFound('document');
  return openContent(services, version);
}
