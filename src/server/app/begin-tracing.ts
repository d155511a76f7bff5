/** Traces for the collector in OTEL_EXPORTER_OTLP_ENDPOINT, if there is one. */
import type { Env } from '#server/env.ts';
import { type Tracing, traceWith } from '#server/platform/traces/traces.ts';
import { release } from './release.ts';

/** @returns what to close at the end; null without a collector, and then no library is loaded */
export async function beginTracing({ watch: { traces } }: Env): Promise<Tracing | null> {
  if (!traces) return null;
  const { openTracing } = await import('#server/platform/traces/otlp.ts');
  const tracing = openTracing({ ...traces, release });
  traceWith(tracing);
  return {
    ...tracing,
    close() {
      traceWith(null);
      return tracing.close();
    },
  };
}
