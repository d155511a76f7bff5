import pino from 'pino';

export type Log = pino.Logger;

/** JSON lines on standard output: one wide event per request, and whatever went wrong. Never answers, tokens or names. */
export function createLog(level: string): Log {
  // Lines are buffered and written together: a busy page costs no system call of its own. `close` flushes.
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, minLength: 4096, sync: false, periodicFlush: 500 }),
  );
}
