import { useSyncExternalStore } from 'react';

/** Single-key shortcuts can be switched off: users of dictation or a switch device would trigger them by accident (WCAG 2.1.4). */
const KEY = 'queue-keys';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the setting is lost on reload.
  }
  for (const listener of listeners) listener();
}

/** Whether single-key shortcuts work in the queue, stored in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), write];
}
