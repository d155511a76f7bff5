import { setTimeout as sleep } from 'node:timers/promises';

/** For anything that a page or a driver is asked. Long: it ends a run that is stuck, and a busy machine is not stuck. */
export const PATIENCE_MS = 90_000;

/** What `promise` resolves with. @throws {Error} naming `what` when that takes longer than `patienceMs` */
export async function within<Value>(what: string, promise: Promise<Value>, patienceMs = PATIENCE_MS): Promise<Value> {
  const answered = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: answered.signal }).then(
    () => {
      throw new Error(`No answer within ${patienceMs / 1000} s: ${what}`);
    },
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([promise, late]);
  } finally {
    answered.abort();
  }
}
