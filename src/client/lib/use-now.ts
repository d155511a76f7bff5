/** The current time, updated automatically: one timer for all clocks on a page, none on a page without clocks. */
import { useSyncExternalStore } from 'react';

const EVERY = 15_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, EVERY);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Milliseconds since 1970, updated every fifteen seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
