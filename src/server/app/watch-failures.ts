/** Who learns of failures besides the log: the metrics, and the address in ERROR_REPORT_URL. */
import type { Env } from '#server/env.ts';
import { type ErrorReports, openErrorReports } from '#server/platform/error-reports/error-reports.ts';
import { watchFailures } from '#server/platform/errors/failures.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { within } from '#server/platform/process/deadline.ts';
import type { Log } from '#server/platform/process/log.ts';
import { release } from './release.ts';

const FLUSH_MS = 1_000;

/** @returns the reports to close at the end, or null when they go nowhere */
export function watchForFailures(env: Env, log: Log, metrics: Metrics | null): ErrorReports | null {
  if (metrics) watchFailures(log, ({ source }) => metrics.failed(source));
  const url = env.watch.errorReportUrl;
  if (!url) return null;
  const reports = openErrorReports({
    url,
    release,
    environment: env.production ? 'production' : 'development',
    counted: (outcome, count) => metrics?.reported(outcome, count),
  });
  watchFailures(log, reports.add);
  return reports;
}

/** Reports what ends the process. */
export async function lastWords(error: unknown, log: Log, reports: ErrorReports | null): Promise<void> {
  reportError(log, error, { fatal: true });
  const flushed = new Promise<void>((resolve) => log.flush(() => resolve()));
  await Promise.all([within(FLUSH_MS, 'log', flushed).catch(() => undefined), reports?.close()]);
}
