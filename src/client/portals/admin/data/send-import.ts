/** Uploads a file of cases unchanged; the response names the resulting import. */
import { NO_RESPONSE } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { IMPORT_UPLOAD_PATH, importUploadedSchema } from '#shared/data-transfer/imports/schema.ts';
import { errorBodySchema } from '#shared/platform/errors.ts';

/** @throws {ApiError} with the server's message */
export async function sendImport(file: File): Promise<string> {
  const query = new URLSearchParams({ fileName: file.name.slice(-120) });
  const answer = await fetch(`${IMPORT_UPLOAD_PATH}?${query}`, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'text/csv' },
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (!answer?.ok) {
    const refused = errorBodySchema.safeParse(body);
    throw new ApiError(answer?.status ?? 0, refused.data?.message ?? NO_RESPONSE);
  }
  return importUploadedSchema.parse(body).importId;
}
