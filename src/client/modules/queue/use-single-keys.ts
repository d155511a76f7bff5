import { useSyncExternalStore } from 'react';

/** Single keys can be switched off: who dictates or uses a switch device would press them by accident (WCAG 2.1.4). */
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
    // Without storage they stay as they are.
  }
  for (const listener of listeners) listener();
}

/** Whether single keys work in the queue, kept in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), write];
}
