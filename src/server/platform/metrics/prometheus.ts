/** The metrics in Prometheus’s own library. Imported only where somebody reads them. */
import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { memoryRouteOf, methodOf, routeOf } from './routes.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300];

function isStream(res: ServerResponse): boolean {
  return String(res.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

/** Begins to count. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'coverbridge_http_requests_total',
    help: 'Requests answered, by the pattern of their address.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'coverbridge_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response; streams are not included.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'coverbridge_procedure_calls_total',
    help: 'Procedures called, over any door. The outcome is ok, or the code of the failure.',
    labelNames: ['procedure', 'outcome'],
    registers,
  });
  const callSeconds = new Counter({
    name: 'coverbridge_procedure_seconds_total',
    help: 'Time that procedures took, added up.',
    labelNames: ['procedure'],
    registers,
  });
  const jobs = new Counter({
    name: 'coverbridge_jobs_total',
    help: 'Jobs run by this process. A failed one is retried.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'coverbridge_job_duration_seconds',
    help: 'How long jobs took.',
    labelNames: ['queue'],
    buckets: JOB_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'coverbridge_refused_total',
    help: 'Calls refused because a rate limit or the budget of a session was used up.',
    labelNames: ['limit'],
    registers,
  });
  const uncollected = new Counter({
    name: 'coverbridge_collect_errors_total',
    help: 'Values that couldn’t be read from the database for these metrics.',
    labelNames: ['collector'],
    registers,
  });
  const failures = new Counter({
    name: 'coverbridge_failures_total',
    help: 'Failures that nobody planned for: of a request, a job, a person’s browser, or the process.',
    labelNames: ['source'],
    registers,
  });
  const reports = new Counter({
    name: 'coverbridge_error_reports_total',
    help: 'Reports of failures to ERROR_REPORT_URL: sent, refused, or left out because there were too many.',
    labelNames: ['outcome'],
    registers,
  });
  for (const source of ['request', 'job', 'browser', 'process']) failures.inc({ source }, 0);
  const open = new Set<ServerResponse>();
  const openGauge = { labelNames: [], registers };
  new Gauge({
    ...openGauge,
    name: 'coverbridge_http_requests_open',
    help: 'Requests being answered, without streams.',
    collect() {
      this.set([...open].filter((res) => !isStream(res)).length);
    },
  });
  new Gauge({
    ...openGauge,
    name: 'coverbridge_streams_open',
    help: 'Live streams open.',
    collect() {
      this.set([...open].filter(isStream).length);
    },
  });
  const gauges = new Map<string, Gauge>();

  // Finding a series by its labels takes longer than counting it.
  type Series = { count: { inc(): void }; seconds: { observe(seconds: number): void } };
  const series = new Map<string, Series>();
  function seriesOf(method: string, route: string, status: number): Series {
    const key = `${method} ${status} ${route}`;
    const known = series.get(key);
    if (known) return known;
    const made = { count: requests.labels(method, route, String(status)), seconds: latency.labels(method, route) };
    series.set(key, made);
    return made;
  }

  return {
    request(req, res) {
      const since = performance.now();
      const method = methodOf(req);
      open.add(res);
      res.on('close', () => {
        open.delete(res);
        const { count, seconds } = seriesOf(method, routeOf(req, res), res.statusCode);
        count.inc();
        if (!isStream(res)) seconds.observe((performance.now() - since) / 1000);
      });
    },
    fromMemory(req, res, since) {
      const { count, seconds } = seriesOf(methodOf(req), memoryRouteOf(req), res.statusCode);
      count.inc();
      seconds.observe((performance.now() - since) / 1000);
    },
    called(procedure, outcome, seconds) {
      calls.inc({ procedure, outcome });
      callSeconds.inc({ procedure }, seconds);
    },
    worked(queue, outcome, seconds) {
      jobs.inc({ queue, outcome });
      jobSeconds.observe({ queue }, seconds);
    },
    failed: (source) => failures.inc({ source }),
    reported: (outcome, count) => reports.inc({ outcome }, count),
    refused: (limit) => refusals.inc({ limit }),
    watchPool(pool) {
      new Gauge({
        name: 'coverbridge_database_connections',
        help: 'Connections of this process for requests and jobs.',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'idle' }, pool.idleCount);
        },
      });
      new Gauge({
        ...openGauge,
        name: 'coverbridge_database_connections_max',
        help: 'The most connections this process may have (DATABASE_POOL).',
        collect() {
          this.set(pool.options.max);
        },
      });
      new Gauge({
        ...openGauge,
        name: 'coverbridge_database_waiting',
        help: 'Statements and transactions that wait for a connection.',
        collect() {
          this.set(pool.waitingCount);
        },
      });
    },
    set(specs, samples) {
      for (const [name, { help, labels = [] }] of Object.entries(specs)) {
        const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: [...labels], registers });
        gauges.set(name, gauge);
        gauge.reset();
        for (const sample of samples) if (sample.gauge === name) gauge.set(sample.labels ?? {}, sample.value);
      }
    },
    forget(specs) {
      for (const name of Object.keys(specs)) {
        registry.removeSingleMetric(name);
        gauges.delete(name);
      }
    },
    notCollected: (collector) => uncollected.inc({ collector }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
