/** METRICS_* and ERROR_REPORT_URL: how this process is watched (docs/decisions/0108). */
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
};
type Variables = z.output<z.ZodObject<typeof watchVariables>>;

export type Watch = {
  /** `token`: opens `/metrics` beside the site. `own`: a port for nothing else, without a token. Null: nothing is counted. */
  metrics: { token: string | null; own: { host: string; port: number } | null } | null;
  /** Where failures are sent: a Sentry DSN, or an address that takes JSON. */
  errorReportUrl: string | null;
};

export function watchOf(values: Variables): Watch {
  const { METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host } = values;
  const isOn = token || port;
  return {
    metrics: isOn ? { token: token ?? null, own: port ? { host, port } : null } : null,
    errorReportUrl: values.ERROR_REPORT_URL ?? null,
  };
}
