import { TRPCError } from '@trpc/server';
import type { ErrorCode, RuledIssue } from '#shared/platform/errors.ts';
import type { IssueRule } from '#shared/platform/issue-rules.ts';

/**
 * A failure that somebody can do something about. `message` is the sentence they read. It is a TRPCError, so tRPC maps its code to a
 * status on both entry points without a table of ours; anything that is not an AppError is unexpected.
 */
export class AppError extends TRPCError {
  readonly issues: RuledIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The present version of a row that somebody else changed since the caller read it. */
  readonly presentVersion: number | undefined;

  constructor(options: {
    code: ErrorCode;
    message: string;
    issues?: RuledIssue[];
    retryAfterSeconds?: number;
    presentVersion?: number;
    cause?: unknown;
  }) {
    super({ code: options.code, message: options.message, cause: options.cause });
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.presentVersion = options.presentVersion;
  }
}

/** The row does not exist, or is not yours: the error is the same, so that it does not reveal whether the row exists. */
export function notFound(what: string): AppError {
  return new AppError({ code: 'NOT_FOUND', message: `This ${what} couldn’t be found.` });
}

export function conflict(message: string): AppError {
  return new AppError({ code: 'CONFLICT', message });
}

/** Somebody else changed the row. For a REST caller who sent its version in `If-Match`, this becomes 412 (`asPrecondition`). */
export function changedSince(message: string, presentVersion: number): AppError {
  return new AppError({ code: 'CONFLICT', message, presentVersion });
}

/** The same failure as that of a precondition; others stay as they are. */
export function asPrecondition(error: unknown): unknown {
  if (!(error instanceof AppError) || error.presentVersion === undefined) return error;
  const { message, presentVersion } = error;
  return new AppError({ code: 'PRECONDITION_FAILED', message, presentVersion, cause: error });
}

/** Refuses one field, in the shape a form expects from zod. */
export function refusedField(
  path: string,
  rule: IssueRule,
  message: string,
  code: ErrorCode = 'BAD_REQUEST',
): AppError {
  return new AppError({ code, message, issues: [{ path, message, rule }] });
}
