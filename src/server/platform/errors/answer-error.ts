/** Turns any error into the response a person may see, for tRPC, REST and plain routes. */
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type ErrorBody, type ErrorCode, issuesFrom, statusByCode } from '#shared/platform/errors.ts';
import { AppError } from './app-error.ts';
import { type Outage, outageOf } from './outage.ts';

const CALM = 'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.';
/** For temporary outages: the screens keep what was typed, and the sentence says so. */
const outageWords: Record<Outage, string> = {
  database: 'We can’t reach our records right now. Nothing you typed is lost. Try again in a minute.',
  disk: 'We can’t save this right now because storage is full. What you’ve sent so far isn’t lost. Try again later.',
};
const TOO_LARGE = 'This is too large to send.';

/** Libraries use these codes with their own messages; people get ours. */
const ownWords: Partial<Record<ErrorCode, string>> = {
  UNSUPPORTED_MEDIA_TYPE: 'Send this as application/json.',
  METHOD_NOT_SUPPORTED: 'This address doesn’t support that method.',
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  NOT_FOUND: 'This address doesn’t exist.',
};

/** Errors of Express and its body parser carry a status. */
function codeOfHttpError(error: unknown): ErrorCode | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return (Object.keys(statusByCode) as ErrorCode[]).find(
    (code) => statusByCode[code] === status && code !== 'INTERNAL_SERVER_ERROR',
  );
}

/** True for unplanned failures: they are logged in full, and the visitor only sees a calm sentence. */
export function isUnexpected(error: unknown): boolean {
  if (error instanceof AppError || error instanceof ZodError) return false;
  if (error instanceof TRPCError) return error.code === 'INTERNAL_SERVER_ERROR';
  return codeOfHttpError(error) === undefined;
}

/** The body of an error response. @param input what was sent, where it may have been refused by its schema */
export function errorBodyOf(error: unknown, requestId: string | undefined, input?: unknown): ErrorBody {
  if (error instanceof AppError) {
    return {
      message: error.message,
      code: error.code as ErrorCode,
      ...(error.issues && { issues: error.issues }),
      ...(error.code === 'PRECONDITION_FAILED' && { version: error.presentVersion }),
      requestId,
    };
  }
  const zodError =
    error instanceof ZodError
      ? error
      : error instanceof TRPCError && error.cause instanceof ZodError
        ? error.cause
        : null;
  if (zodError && !(error instanceof TRPCError && error.code === 'INTERNAL_SERVER_ERROR')) {
    const issues = issuesFrom(zodError, input);
    return { message: issues[0]?.message ?? 'Check what you sent', code: 'BAD_REQUEST', issues, requestId };
  }
  const outage = isUnexpected(error) ? outageOf(error) : null;
  if (outage) return { message: outageWords[outage], code: 'SERVICE_UNAVAILABLE', requestId };
  if (isUnexpected(error)) return { message: CALM, code: 'INTERNAL_SERVER_ERROR', requestId };
  const code =
    error instanceof TRPCError && error.code in statusByCode
      ? (error.code as ErrorCode)
      : (codeOfHttpError(error) ?? 'BAD_REQUEST');
  return { message: ownWords[code] ?? 'This request couldn’t be read.', code, requestId };
}

export function statusOf(body: ErrorBody): number {
  return statusByCode[body.code];
}
