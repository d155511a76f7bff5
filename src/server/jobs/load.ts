/** How busy this process is, so that work that can wait leaves the time to people who are waiting for an answer. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export type Load = {
  /** Resolves when the process has time to spare, and after `patienceMs` in any case. */
  calm(patienceMs: number): Promise<void>;
  close(): void;
};

const SAMPLE_MS = 100;
/** Above this share of its time the event loop has no room for more. */
const BUSY = 0.9;

export function watchLoad(): Load {
  let before = performance.eventLoopUtilization();
  let busy = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, before).utilization > BUSY;
    before = now;
  }, SAMPLE_MS);
  timer.unref();
  return {
    async calm(patienceMs) {
      for (let waited = 0; busy && waited < patienceMs; waited += SAMPLE_MS) await sleep(SAMPLE_MS);
    },
    close: () => clearInterval(timer),
  };
}
