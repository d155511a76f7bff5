/** METRICS_*: what a monitor may read about this process (docs/decisions/0108). */
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
};
type Variables = z.output<z.ZodObject<typeof watchVariables>>;

export type Watch = {
  /** `token`: opens `/metrics` beside the site. `own`: a port for nothing else, without a token. Null: nothing is counted. */
  metrics: { token: string | null; own: { host: string; port: number } | null } | null;
};

export function watchOf({ METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host }: Variables): Watch {
  if (!token && !port) return { metrics: null };
  return { metrics: { token: token ?? null, own: port ? { host, port } : null } };
}
