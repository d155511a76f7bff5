import pino from 'pino';

export type Log = pino.Logger;

/** JSON lines on standard output: one wide event per request, and any failures. Never answers, tokens or names. */
export function createLog(level: string): Log {
  // Lines are buffered and written together, so a busy page does not cost a system call each. `flush` writes what is left.
  const out = pino.destination({ dest: 1, minLength: 16_000, sync: false, periodicFlush: 500 });
  return pino({ level, base: null, timestamp: stampedTime() }, gathered(out));
}

/** The time as pino expects it, ISO 8601; formatted once per millisecond, however many lines that has. */
function stampedTime(): () => string {
  let at = 0;
  let stamp = '';
  return () => {
    const now = Date.now();
    if (now !== at) stamp = `,"time":"${new Date(now).toISOString()}"`;
    at = now;
    return stamp;
  };
}

/** Passes on the lines of one turn of the event loop at once, because the buffer measures its entire content on every write. */
function gathered(out: Pick<ReturnType<typeof pino.destination>, 'write' | 'flush'>) {
  let lines = '';
  function handOver(): void {
    if (lines) out.write(lines);
    lines = '';
  }
  return {
    write(line: string): void {
      if (!lines) setImmediate(handOver);
      lines += line;
    },
    flush(done?: (error?: Error) => void): void {
      handOver();
      out.flush(done);
    },
  };
}
