/**
 * Whether the tour of a portal is open. It opens once for an account that is new in this browser; what was seen is remembered here and
 * not on the server, so each visitor to a shared demo gets it.
 */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

const listeners = new Set<() => void>();
let open = false;

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The account was just created in this browser: its first page offers the tour. */
export function expectTour(userId: string): void {
  writeStored(`tour-expected:${userId}`, '1');
}

/** Opens it if this user is new here and has not closed it yet. Whether it was. */
export function offerTour(userId: string, isDemo: boolean): boolean {
  const isNew =
    (isDemo || readStored(`tour-expected:${userId}`) !== null) && readStored(`tour-seen:${userId}`) === null;
  if (isNew && !open) change(true);
  return isNew;
}

export function openTour(): void {
  change(true);
}

/** Closes it for good; the help menu opens it again. */
export function closeTour(userId: string): void {
  writeStored(`tour-seen:${userId}`, '1');
  change(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTourOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
