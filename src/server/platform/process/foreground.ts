/**
 * Requests take priority over jobs: jobs start when few calls are being answered. Both share the process and the database, and a burst of
 * requests is over in seconds (docs/decisions/0055-jobs-give-way.md).
 */
/** A job may start while this many calls are being answered: as many as two cores handle at once. */
const FEW_CALLS = 4;
/** The longest a job waits, so that a busy hour does not hold back every email. */
const GIVE_WAY_MS = 5_000;

export type Foreground = {
  /** Runs a call that a user waits for. */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Resolves when few calls are being answered, or after five seconds. */
  quiet(): Promise<void>;
};

/** @param giveWayMs how long `quiet` waits at most */
export function createForeground(giveWayMs = GIVE_WAY_MS): Foreground {
  let calls = 0;
  let waiting: (() => void)[] = [];

  function ended(): void {
    calls -= 1;
    if (calls > FEW_CALLS) return;
    const wakened = waiting;
    waiting = [];
    for (const wake of wakened) wake();
  }

  return {
    async run(call) {
      calls += 1;
      try {
        return await call();
      } finally {
        ended();
      }
    },
    async quiet() {
      if (calls <= FEW_CALLS) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, giveWayMs);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
