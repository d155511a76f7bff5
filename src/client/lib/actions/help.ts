/** Whether the list of keyboard shortcuts is open: buttons and a key of any page open it. */
let open = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openHelp = () => change(true);
export const closeHelp = () => change(false);
export const isHelpOpen = () => open;

/** For `useSyncExternalStore`. */
export function subscribeToHelp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
