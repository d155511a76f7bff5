/**
 * A database connection that does not wait forever. After a silent failover (no FIN, no data) the driver would wait for a response that
 * never comes; its own `query_timeout` fails the statement but leaves the dead connection in the pool. This one breaks the connection, so
 * that everything on it fails immediately and the pool opens a new one.
 *
 * It also gives the driver one statement at a time: Prisma loads relations concurrently, in a transaction too, and the driver will no
 * longer queue statements itself (pg 9).
 */
import pg from 'pg';
import { tracer } from '#server/platform/traces/traces.ts';

export type DeadlineOptions = {
  /** Milliseconds a statement may take, as seen from here. Read for each statement. */
  deadline: () => number;
};

/** On top of a limit that PostgreSQL enforces: its own error is better than a broken connection. */
const GRACE_MS = 5_000;

export class DeadlineClient extends pg.Client {
  readonly #deadline: () => number;
  /** Set while a transaction has requested a longer limit from PostgreSQL. */
  #extended = 0;
  /** Settles when the previous statements have been answered. */
  #previous: Promise<unknown> | null = null;
  #broken: Error | null = null;

  constructor(config: pg.ClientConfig & DeadlineOptions) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    this.#deadline = config.deadline;
  }

  /** Breaks the connection without a goodbye, which a silent server would not receive. */
  abandon(reason: string): void {
    // Not in the driver's types; its pool does the same with connections that do not open.
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
    this.#broken = new Error(`Connection terminated: ${reason}`);
    connection.stream.destroy(this.#broken);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads: text or config, values, callback
  override query(...args: any[]): any {
    // With a callback, or an object that reads the result itself, the caller is the pool or a stream, which sends one at a time.
    if (typeof args.at(-1) === 'function' || typeof args[0]?.submit === 'function') return this.#ask(args);
    const answer = this.#previous ? this.#previous.then(() => this.#next(args)) : this.#ask(args);
    const settled: Promise<unknown> = answer.catch(() => undefined).then(() => this.#release(settled));
    this.#previous = settled;
    return answer;
  }

  /** Statements queued on a connection that has since broken fail for the same reason. */
  #next(args: unknown[]): unknown {
    if (this.#broken) throw this.#broken;
    return this.#ask(args);
  }

  #release(settled: Promise<unknown>): void {
    if (this.#previous === settled) this.#previous = null;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #ask(args: any[]): any {
    const text: unknown = typeof args[0] === 'string' ? args[0] : args[0]?.text;
    this.#heed(typeof text === 'string' ? text : '');
    const milliseconds = Math.max(this.#deadline(), this.#extended);
    const endSpan = tracer()?.statement(typeof text === 'string' ? text : '');
    let answered = false;
    const timer = setTimeout(() => {
      // Timers run before network I/O in a turn of the loop: after a pause of our own the response may be waiting to be read.
      setImmediate(() => answered || this.abandon(`no response within ${milliseconds} ms`));
    }, milliseconds);
    const done = (error?: unknown) => {
      answered = true;
      clearTimeout(timer);
      endSpan?.(Boolean(error));
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (...answer: unknown[]) => {
        done(answer[0]);
        callback(...answer);
      };
    }
    const result = (super.query as (...all: unknown[]) => unknown).apply(this, args);
    if (result instanceof Promise) result.then(() => done(), done);
    return result;
  }

  /** A transaction that extends PostgreSQL's limit extends ours, until it ends. */
  #heed(text: string): void {
    const [, milliseconds] = /^SET LOCAL statement_timeout = (\d+)$/.exec(text) ?? [];
    if (milliseconds) this.#extended = Number(milliseconds) + GRACE_MS;
    else if (text === 'COMMIT' || text === 'ROLLBACK') this.#extended = 0;
  }
}
