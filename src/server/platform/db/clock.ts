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
/** A measurement is exact when its round trip is this short. On a busy machine every answer may wait for this process instead. */
const SHORT_MS = 2;
/** A distant database never answers faster. */
const MOST_SAMPLES = 20;
const MEASURE_EVERY_MS = 30_000;

type Measured = {
  /** Milliseconds from this process's monotonic clock to the database's time. */
  offset: number;
  /** In milliseconds: the offset is wrong by half of this at most. */
  roundTrip: number;
};

async function measure(database: Queryable): Promise<Measured> {
  let best = { roundTrip: Number.POSITIVE_INFINITY, offset: 0 };
  for (let sample = 0; sample < SAMPLES || (best.roundTrip > SHORT_MS && sample < MOST_SAMPLES); sample += 1) {
    const before = performance.now();
    const { rows } = await database.query(TIME);
    const roundTrip = performance.now() - before;
    if (roundTrip < best.roundTrip && rows[0])
      best = { roundTrip, offset: Number(rows[0].ms) - (before + roundTrip / 2) };
  }
  return best;
}

/**
 * Opens a clock that keeps the database's time by the monotonic clock of this process, measured again every 30 seconds. The wall clock of
 * this machine, and any change to it, makes no difference. While the database does not respond, the last measurement counts.
 * @throws the database's error when the first measurement fails
 */
export async function openDatabaseClock(database: Queryable, log: Log): Promise<DatabaseClock> {
  let { offset } = await measure(database);
  let closed = false;
  let timer: NodeJS.Timeout;
  // One measurement after the other: queries must not pile up on a database that hangs.
  function measureLater(): void {
    timer = setTimeout(async () => {
      try {
        const measured = await measure(database);
        // An answer that was read late agrees with the offset before, and would only add its own error.
        const agrees = Math.abs(measured.offset - offset) <= measured.roundTrip / 2;
        if (measured.roundTrip <= SHORT_MS || !agrees) offset = measured.offset;
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
