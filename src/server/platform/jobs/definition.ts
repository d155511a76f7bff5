/** The name, data and schedule of a job. Its worker is assigned in src/server/app/jobs/workers.ts. */

export interface JobOptions {
  /** When a worker dies, its job is blocked for this long at most; then another process runs it again. 60 when absent. */
  expireSeconds?: number;
  /** Batches that a process works on at once; one batch waits for its slowest job. 1 when absent. */
  batches?: number;
  /** Jobs of a batch that run at once; all of them when absent. */
  atOnce?: number;
  /** When it runs automatically, as a cron expression. */
  schedule?: Schedule;
}

export interface Schedule {
  cron: string;
  /** In local time at the site, in summer and in winter. */
  onTheWall?: true;
  /** A run missed while no server was running is made up for afterwards. */
  madeUpFor?: true;
}

export interface Job<Data extends object> extends JobOptions {
  readonly name: string;
  /** Never present at runtime: it carries the type. */
  readonly data?: Data;
}

/** A job that carries ids, never content. The name is the queue in the database, so it must not change. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: JobOptions = {},
): Job<Data> {
  return { name, ...options };
}
