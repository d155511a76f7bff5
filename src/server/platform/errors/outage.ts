/**
 * Failures of what the server depends on, not of the server: the database is restarting, the disk is full. They are temporary, so
 * the response is 503 and "try again" instead of 500.
 */

export type Outage = 'database' | 'disk';

/**
 * SQLSTATE classes: 08 connection, 57P shutdown and start, 53 out of connections, memory or disk; a statement or lock timeout; and a write
 * to a replica that isn't promoted yet.
 */
const SQL_STATES = /^(08...|57P0[1-3]|53...|57014|55P03|25006)$/;
/** Prisma: cannot reach, timed out, closed; and no free connection in the pool. */
const PRISMA = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'];
/** The same of its adapter, the only detail a handwritten statement leaves: its own code, P2010, is of no use. */
const ADAPTER = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];
/** The `pg` driver has no codes for these. */
const DRIVER_WORDS =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Unable to start a transaction/;

type Layer = {
  kind?: unknown;
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: unknown;
};

/** The error, its causes, and what a driver attached to it. */
export function* layersOf(error: unknown, depth = 0): Generator<Layer> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  const layer = error as Layer;
  yield layer;
  const { driverAdapterError } = (layer.meta ?? {}) as { driverAdapterError?: unknown };
  const several = Array.isArray(layer.errors) ? layer.errors : [];
  for (const inner of [layer.cause, driverAdapterError, ...several]) yield* layersOf(inner, depth + 1);
}

/** What is out, or null for every other error. */
export function outageOf(error: unknown): Outage | null {
  for (const { code, kind, message } of layersOf(error)) {
    const name = typeof code === 'string' ? code : '';
    if (DISK.includes(name)) return 'disk';
    if (SQL_STATES.test(name) || PRISMA.includes(name) || NETWORK.includes(name)) return 'database';
    if (typeof kind === 'string' && ADAPTER.includes(kind)) return 'database';
    if (typeof message === 'string' && DRIVER_WORDS.test(message)) return 'database';
  }
  return null;
}
