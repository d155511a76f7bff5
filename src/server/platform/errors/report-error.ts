import { TRPCError } from '@trpc/server';
import type { Log } from '#server/platform/process/log.ts';
import { tracer } from '#server/platform/traces/traces.ts';
import { isUnexpected } from './answer-error.ts';
import { noteFailure } from './failures.ts';

const QUOTED = /"[^"\n]*"|'[^'\n]*'/g;

type Facts = {
  requestId?: string | undefined;
  procedure?: string | undefined;
  route?: string | undefined;
  job?: string | undefined;
  /** Nothing caught it, and the process ends. */
  fatal?: true;
};

/**
 * Logs an unexpected failure in full. Expected ones (bad input, no session, conflicts) are ordinary responses and are not logged.
 * Only the stack and the database's code are kept, without quoted values: a driver quotes the row, and rows contain personal data.
 */
export function reportError(log: Log, error: unknown, facts: Facts): void {
  if (!isUnexpected(error)) return;
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  const { name, code, stack } =
    cause instanceof Error
      ? (cause as Error & { code?: string })
      : { name: typeof cause, code: undefined, stack: undefined };
  const kept = { name, code, stack: stack?.slice(0, 4000).replace(QUOTED, '"…"') };
  // The part of `traceparent` by which the collector finds the trace.
  const traceId = tracer()?.here()?.split('-')[1];
  const { fatal, ...given } = facts;
  const where = { ...given, ...(traceId && { traceId }) };
  log.error({ ...where, ...(fatal && { fatal }), error: kept }, 'unexpected error');
  noteFailure(log, { ...kept, source: fatal ? 'process' : facts.job ? 'job' : 'request', facts: where });
}
