/** Spans for a collector that speaks OTLP over HTTP. Imported only where one is configured. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { methodOf, routeOf } from '#server/platform/metrics/routes.ts';
import { within } from '#server/platform/process/deadline.ts';
import type { SpanKind, Tracing } from './traces.ts';

const SEND_EVERY_MS = 2_000;
const FAREWELL_MS = 2_000;

export type TraceOptions = { endpoint: string; serviceName: string; release: string; ratio: number };

const kinds: Record<SpanKind, OtelKind> = {
  inner: OtelKind.INTERNAL,
  outgoing: OtelKind.CLIENT,
  job: OtelKind.CONSUMER,
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of another process’s span (https://www.w3.org/TR/trace-context). */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

const STATEMENT = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;
/** What a statement with a `WITH` is for. */
const CHANGE = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s/i;
/** Not `FROM unnest(…)`. */
const TABLE = /\b(?:INTO\s|UPDATE\s|FROM\s(?!\s*\w+\s*\())\s*(?:"?\w+"?\.)?"?([a-z]\w*)/i;

/** The operation and the first table, which are names of ours; never the text, which may quote values. */
function namesIn(sql: string): { operation: string; table: string | undefined } {
  const first = (STATEMENT.exec(sql)?.[1] ?? 'statement').toUpperCase();
  const operation = first === 'WITH' ? (CHANGE.exec(sql)?.[0].split(/\s/)[0] ?? 'SELECT').toUpperCase() : first;
  return { operation, table: TABLE.exec(sql)?.[1] };
}

export function openTracing({ endpoint, serviceName, release, ratio }: TraceOptions): Tracing {
  const sampled = new TraceIdRatioBasedSampler(ratio);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': release }),
    // A caller may pass on its trace, but not decide how much is recorded here.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }), {
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  const spans = provider.getTracer('coverbridge');
  const present = new AsyncLocalStorage<Context>();

  function fail(span: Span, name: string): void {
    span.setStatus({ code: SpanStatusCode.ERROR, message: name });
  }
  const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

  return {
    request(req, res, facts, parent, run) {
      const method = methodOf(req);
      const context = contextOf(parent);
      const attributes = { ...facts, 'http.request.method': method };
      const span = spans.startSpan(method, { kind: OtelKind.SERVER, attributes }, context);
      res.once('close', () => {
        const route = routeOf(req, res);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': res.statusCode });
        if (res.statusCode >= 500) fail(span, String(res.statusCode));
        span.end();
      });
      present.run(trace.setSpan(context, span), run);
    },
    async span({ name, kind, facts = {}, parent }, work, failureOf) {
      const context = parent ? contextOf(parent) : (present.getStore() ?? ROOT_CONTEXT);
      const span = spans.startSpan(name, { kind: kinds[kind], attributes: facts }, context);
      try {
        const result = await present.run(trace.setSpan(context, span), work);
        const failure = failureOf?.(result);
        if (failure) fail(span, failure);
        return result;
      } catch (error) {
        fail(span, nameOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    statement(sql) {
      const context = present.getStore();
      if (!context) return undefined;
      const { operation, table } = namesIn(sql);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
      };
      const name = table ? `${operation} ${table}` : operation;
      const span = spans.startSpan(name, { kind: OtelKind.CLIENT, attributes }, context);
      return (failed) => {
        if (failed) fail(span, 'failed');
        span.end();
      };
    },
    here() {
      const span = trace.getSpanContext(present.getStore() ?? ROOT_CONTEXT);
      if (!span) return undefined;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: () => within(FAREWELL_MS, 'traces', provider.shutdown()).catch(() => undefined),
  };
}
