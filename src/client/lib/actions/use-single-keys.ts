import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#client/lib/stored.ts';

/** Single-key shortcuts can be switched off: users of dictation or a switch device would trigger them by accident (WCAG 2.1.4). */
const KEY = 'queue-keys';
const listeners = new Set<() => void>();

const read = () => readStored(KEY) !== 'off';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(on: boolean): void {
  writeStored(KEY, on ? null : 'off');
  for (const listener of listeners) listener();
}

/** Whether single-key shortcuts work in the queue, stored in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), write];
}
