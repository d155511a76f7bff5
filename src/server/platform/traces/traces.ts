/**
 * Spans at the few seams that every piece of work passes: request, procedure, statement, job, email (docs/decisions/0108). Without a collector
 * each seam is one look at a variable, and the library isn’t loaded. Names and facts are those of the code: no values, addresses or ids of people.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type SpanKind = 'inner' | 'outgoing' | 'job';
export type SpanFacts = Readonly<Record<string, string>>;

/** @param parent the `traceparent` of another process; by default the present span */
export type SpanStart = { name: string; kind: SpanKind; facts?: SpanFacts; parent?: string | undefined };

export type Tracing = {
  /** Runs a request in a span that ends with its response. @param parent the `traceparent` of who sent it, where it can be trusted */
  request(
    req: IncomingMessage,
    res: ServerResponse,
    facts: SpanFacts,
    parent: string | undefined,
    run: () => void,
  ): void;
  /** @param failureOf the name of a failure that is returned rather than thrown */
  span<Result>(
    span: SpanStart,
    work: () => Promise<Result>,
    failureOf?: (result: Result) => string | null,
  ): Promise<Result>;
  /** A statement, within a span only. @returns a function that ends it; undefined where nobody asks */
  statement(sql: string): ((failed: boolean) => void) | undefined;
  /** The present span, as `traceparent`. */
  here(): string | undefined;
  close(): Promise<void>;
};

/** One per process, as the collector sees it. */
let tracing: Tracing | null = null;

export function traceWith(next: Tracing | null): void {
  tracing = next;
}

export function tracer(): Tracing | null {
  return tracing;
}

/** Runs the work in a span, if there is a collector. */
export function traced<Result>(
  span: SpanStart,
  work: () => Promise<Result>,
  failureOf?: (result: Result) => string | null,
): Promise<Result> {
  return tracing ? tracing.span(span, work, failureOf) : work();
}

/** What a job carries, so that it continues the trace of the work that enqueued it. */
export type Carried = { traceparent?: string };

export function carried(): Carried {
  const traceparent = tracing?.here();
  return traceparent ? { traceparent } : {};
}
