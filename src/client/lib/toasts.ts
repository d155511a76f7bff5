/** The toast queue: one at a time, five seconds each, the next one waits (spec §9). */
export const TOAST_DURATION = 5000;

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  title?: string | undefined;
  message: string;
  /** A single action, such as Undo. */
  action?: { label: string; run: () => void | Promise<void> } | undefined;
}

let queue: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, or queues it behind the current one. Returns its id, for dismissing it early. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  change([...queue, { ...toast, id: lastId }]);
  return lastId;
}

/** Removes the toast, whether it timed out or was closed. */
export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast to show now, if any. */
export function currentToast(): Toast | undefined {
  return queue[0];
}
