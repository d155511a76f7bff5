/** Sends a paper to be read. The answer holds what was found; the file is kept nowhere. */
import { NO_RESPONSE } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { errorBodySchema } from '#shared/platform/errors.ts';
import {
  READ_PAPER_MAX_BYTES,
  READ_PAPER_PATH,
  type ReadPaperResult,
  readPaperSchema,
} from '#shared/quote-requests/reading.ts';

const TOO_LARGE = 'This file is larger than 8 MB. Save only the first pages, or take a picture of them.';

/** @throws {ApiError} with the server's message */
export async function sendPaper(file: Blob, signal: AbortSignal): Promise<ReadPaperResult> {
  if (file.size > READ_PAPER_MAX_BYTES) throw new ApiError(413, TOO_LARGE);
  const answer = await fetch(READ_PAPER_PATH, {
    method: 'POST',
    body: file,
    signal,
    headers: { 'Content-Type': 'application/octet-stream' },
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (!answer?.ok) {
    const refused = errorBodySchema.safeParse(body);
    throw new ApiError(answer?.status ?? 0, refused.data?.message ?? NO_RESPONSE);
  }
  return readPaperSchema.parse(body);
}
