/** The queue of toasts: one is shown at a time, for five seconds, the next waits its turn (spec §9). */
export const TOAST_DURATION = 5000;

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  title?: string | undefined;
  message: string;
  /** One thing to do about it: take it back. */
  action?: { label: string; run: () => void | Promise<void> } | undefined;
}

let queue: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, or puts it behind the one that is showing. Answers its id, for taking it away early. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  change([...queue, { ...toast, id: lastId }]);
  return lastId;
}

/** Takes the toast away, whether its time is over or somebody closed it. */
export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one toast to show now, if any. */
export function currentToast(): Toast | undefined {
  return queue[0];
}
