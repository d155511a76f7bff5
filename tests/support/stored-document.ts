/** A document stored in a case, sealed in the storage as an upload would leave it, without the upload. */
import { createHash, randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { storeContent } from '#server/platform/files/content.ts';
import { newFileKey, wrapFileKey } from '#server/platform/files/file-key.ts';
import type { Services } from '#server/platform/services.ts';

export interface StoredDocument {
  caseId: string;
  by: Viewer;
  content: Buffer;
  fileName: string;
  document?: Partial<Prisma.DocumentUncheckedCreateInput>;
  version?: Partial<Prisma.DocumentVersionUncheckedCreateInput>;
}

/** Returns the id of the version. */
export async function storeDocument(services: Services, stored: StoredDocument): Promise<string> {
  const { caseId, by, content, fileName } = stored;
  const at = services.now();
  const versionId = randomUUID();
  const storageKey = `tests/${versionId}`;
  const scanned = ['clean', 'infected'].includes(stored.version?.scanState ?? 'clean');
  const fileKey = newFileKey();
  await storeContent(services, { versionId, storageKey, fileKey, size: content.length }, asStream(content));
  const { id } = await services.db.document.create({
    data: {
      caseId,
      title: fileName,
      category: 'other',
      uploadedById: by.id,
      uploadedByName: by.fullName,
      uploadedByRole: by.role,
      createdAt: at,
      ...stored.document,
    },
  });
  await services.db.documentVersion.create({
    data: {
      id: versionId,
      documentId: id,
      number: 1,
      fileName,
      mediaType: 'application/pdf',
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
      scanState: 'clean',
      scannedAt: scanned ? at : null,
      storageKey,
      ...wrapFileKey(services.env, fileKey, versionId),
      uploadId: versionId,
      uploadedById: by.id,
      createdAt: at,
      ...stored.version,
    },
  });
  return versionId;
}

async function* asStream(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
