/** A file we refuse, with the reason as a sentence for its sender. Nothing of it is kept. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { WRONG_FILE_TYPE } from '#shared/platform/file-types.ts';

export function refusedFile(message: string): AppError {
  return new AppError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
}

/** Its content is none of the types we accept, whatever its name says. */
export function wrongType(): AppError {
  return refusedFile(WRONG_FILE_TYPE);
}
