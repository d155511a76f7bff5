/** Versions over REST: sent as an `ETag`, asked for by `If-Match`, compared by `If-None-Match` (RFC 9110). */
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';

const VERSION_MAX = 2_147_483_647;
const ETAG = /^"(0|[1-9]\d{0,9})"$/;

export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version in an answer, if it has one. */
export function versionIn(answer: unknown): number | null {
  const { version } = (answer ?? {}) as { version?: unknown };
  return Number.isInteger(version) ? (version as number) : null;
}

/**
 * The version a change is based on.
 * @throws {AppError} PRECONDITION_REQUIRED without the header; BAD_REQUEST for anything but one of our own ETags
 */
export function readIfMatch(header: string | undefined): number {
  if (header === undefined)
    throw new AppError({
      code: 'PRECONDITION_REQUIRED',
      message: 'Send If-Match with the ETag you read, such as If-Match: "3".',
    });
  const version = Number(ETAG.exec(header.trim())?.[1] ?? Number.NaN);
  if (version <= VERSION_MAX) return version;
  const message =
    header.trim() === '*'
      ? 'If-Match: * would overwrite changes you haven’t seen. Send the ETag you read.'
      : 'If-Match must be the ETag you read, with its quotation marks, such as If-Match: "3".';
  throw refusedField('If-Match', 'invalid_format', message);
}

/** Whether the caller has this version already. Weak comparison: a proxy that compresses may have marked the ETag as weak. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
