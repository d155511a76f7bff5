/** What a job is called, what it carries and how it is run. Who does it is decided in src/server/app/jobs/workers.ts. */

export interface JobOptions {
  /** A worker that dies takes its job along for this long at most; then another process does it again. 60 when absent. */
  expireSeconds?: number;
  /** Batches that a process works on at once; one batch waits for its slowest job. 1 when absent. */
  batches?: number;
  /** Jobs of a batch that run at once; all of them when absent. */
  atOnce?: number;
  /** When it runs although nobody asked for it, as a line of cron. */
  schedule?: Schedule;
}

export interface Schedule {
  cron: string;
  /** By the clock on the wall where the site is, in summer and in winter. */
  onTheWall?: true;
  /** A time without a server is made up for when there is one again. */
  madeUpFor?: true;
}

export interface Job<Data extends object> extends JobOptions {
  readonly name: string;
  /** Never there: it carries the type. */
  readonly data?: Data;
}

/** A job that carries ids, never content. The name is the queue in the database: it stays. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: JobOptions = {},
): Job<Data> {
  return { name, ...options };
}
