import type { trpc } from './trpc.tsx';

/** What happens at once is read at once: a burst of events is one look at the queue. */
const PAUSE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads the lists of the queue again, soon. Rows keep their place, their ticks and the focus: only what changed is drawn anew. */
export function refreshQueue(utils: ReturnType<typeof trpc.useUtils>): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    void utils.worklist.invalidate();
  }, PAUSE_MS);
}
