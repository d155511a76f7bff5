import type { trpc } from './trpc.tsx';

/** Groups a burst of events into one refetch of the queue. */
const PAUSE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refetches the queue's lists shortly. Rows keep their position, selection and focus: only what changed is rendered again. */
export function refreshQueue(utils: ReturnType<typeof trpc.useUtils>): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    void utils.worklist.invalidate();
  }, PAUSE_MS);
}
