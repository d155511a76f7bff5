/**
 * The database's time, without a query each time. Timers fire by the database's clock, so everything that decides by time uses it as
 * well; see docs/decisions/0030-one-clock.md.
 */
import type { Log } from '#server/platform/process/log.ts';

type Queryable = { query(sql: string): Promise<{ rows: { ms: number }[] }> };

export type DatabaseClock = {
  now(): Date;
  close(): void;
};

const TIME = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms';
/** Of several measurements, the one with the shortest round trip is the most accurate: its error is at most half of that. */
const SAMPLES = 5;
const MEASURE_EVERY_MS = 30_000;

/** Milliseconds from this process's monotonic clock to the database's time. */
async function measure(database: Queryable): Promise<number> {
  let best = { roundTrip: Number.POSITIVE_INFINITY, offset: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const before = performance.now();
    const { rows } = await database.query(TIME);
    const roundTrip = performance.now() - before;
    if (roundTrip < best.roundTrip && rows[0])
      best = { roundTrip, offset: Number(rows[0].ms) - (before + roundTrip / 2) };
  }
  return best.offset;
}

/**
 * Opens a clock that keeps the database's time by the monotonic clock of this process, measured again every 30 seconds. The wall clock of
 * this machine, and any change to it, makes no difference. While the database does not respond, the last measurement counts.
 * @throws the database's error when the first measurement fails
 */
export async function openDatabaseClock(database: Queryable, log: Log): Promise<DatabaseClock> {
  let offset = await measure(database);
  let closed = false;
  let timer: NodeJS.Timeout;
  // One measurement after the other: queries must not pile up on a database that hangs.
  function measureLater(): void {
    timer = setTimeout(async () => {
      try {
        offset = await measure(database);
      } catch {
        if (!closed) log.warn('database clock: the database isn’t responding, so the last measurement is kept');
      }
      if (!closed) measureLater();
    }, MEASURE_EVERY_MS).unref();
  }
  measureLater();
  return {
    now: () => new Date(performance.now() + offset),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
