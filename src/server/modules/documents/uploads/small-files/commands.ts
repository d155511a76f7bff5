/** A file that arrives in one call: staged, examined and attached like any other upload. */
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { attachDocument } from '#server/modules/documents/uploads/commands.ts';
import { checkUpload } from '#server/modules/documents/uploads/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newUploadId, ownerTag } from '#server/platform/files/staging.ts';
import type { Services } from '#server/platform/services.ts';
import { type AttachedDocument, uploadMetadataSchema } from '#shared/documents/schema.ts';
import type { SmallFileFields } from '#shared/documents/small-files.ts';

type SmallFile = SmallFileFields & {
  caseId: string;
  fileName: string;
  bytes: Uint8Array;
  /** Recognizes a file that arrives again, so that it is added once. */
  key?: string;
};

/**
 * Adds a file to a case. Sending it again without a key adds it again: the answer names the document that has the same content.
 * @throws {AppError} as an upload and attaching it do
 */
export async function attachSmallFile(
  services: Services,
  viewer: Viewer,
  { fileName, bytes, key, ...fields }: SmallFile,
): Promise<AttachedDocument> {
  const { staging } = services;
  const { caseId } = fields;
  const size = bytes.length;
  const facts = uploadMetadataSchema.parse({ caseId, fileName });
  await services.documentFolder?.check();
  await checkUpload(services, viewer, { caseId, length: String(size), deferred: false });
  const uploadId = key ? `${ownerTag(viewer.id)}-${key}` : newUploadId(viewer.id);
  try {
    await staging.create(new Upload({ id: uploadId, size, offset: 0, metadata: { ...facts, userId: viewer.id } }));
    await staging.write(Readable.from([Buffer.from(bytes)]), uploadId, 0);
    return await attachDocument(services, viewer, { ...fields, uploadId });
  } finally {
    // What was attached is stored; of what was not, nobody could try again with these bytes.
    await staging.discard(uploadId);
  }
}
