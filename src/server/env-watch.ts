/** METRICS_*, ERROR_REPORT_URL and OTEL_*: how this process is watched (docs/decisions/0108). */
import { z } from 'zod';

/** Shorter ones can be guessed. */
const TOKEN_LENGTH = 24;

export const watchVariables = {
  METRICS_TOKEN: z.string().min(TOKEN_LENGTH, `METRICS_TOKEN must have at least ${TOKEN_LENGTH} characters`).optional(),
  METRICS_PORT: z.coerce
    .number('METRICS_PORT must be a number')
    .int('METRICS_PORT must be a whole number')
    .min(1, 'METRICS_PORT must be from 1 to 65535')
    .max(65535, 'METRICS_PORT must be from 1 to 65535')
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ERROR_REPORT_URL: z
    .url({ protocol: /^https?$/, message: 'ERROR_REPORT_URL must be an https:// address or a Sentry DSN' })
    .optional(),
  // Under the names that OpenTelemetry gives them; it reads more of its own (OTEL_EXPORTER_OTLP_HEADERS).
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('coverbridge'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('OTEL_TRACES_SAMPLER_ARG must be a number')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be 0 or more')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be 1 or less')
    .default(1),
};
type Variables = z.output<z.ZodObject<typeof watchVariables>>;

export type Watch = {
  /** `token`: opens `/metrics` beside the site. `own`: a port for nothing else, without a token. Null: nothing is counted. */
  metrics: { token: string | null; own: { host: string; port: number } | null } | null;
  /** Where failures are sent: a Sentry DSN, or an address that takes JSON. */
  errorReportUrl: string | null;
  /** The collector of traces, and the share of requests that are traced. */
  traces: { endpoint: string; serviceName: string; ratio: number } | null;
};

export function watchOf(values: Variables): Watch {
  const { METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host } = values;
  const isOn = token || port;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return {
    metrics: isOn ? { token: token ?? null, own: port ? { host, port } : null } : null,
    errorReportUrl: values.ERROR_REPORT_URL ?? null,
    traces: endpoint ? { endpoint, serviceName, ratio: values.OTEL_TRACES_SAMPLER_ARG } : null,
  };
}
