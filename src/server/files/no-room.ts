import { AppError } from '#server/app-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A disk without room, as a sentence; null for any other failure. */
export function noRoom(error: unknown): AppError | null {
  const { code } = (error ?? {}) as { code?: string };
  if (!code || !FULL.has(code)) return null;
  return new AppError({
    code: 'SERVICE_UNAVAILABLE',
    message: 'There is no room for files at the moment. What you sent so far is not lost: please try again later.',
    cause: error,
  });
}
