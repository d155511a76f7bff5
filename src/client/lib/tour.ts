/**
 * Whether the tour of a portal is open. It opens once for an account that is new in this browser; what was seen is remembered here and
 * not on the server, so each visitor to a shared demo gets it.
 */
import { useSyncExternalStore } from 'react';

const SEEN = 'tour-seen:';
const EXPECTED = 'tour-expected:';
const listeners = new Set<() => void>();
let open = false;

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is offered again next time.
  }
}

/** The account was just created in this browser: its first page offers the tour. */
export function expectTour(userId: string): void {
  write(EXPECTED + userId);
}

/** Opens it if this user is new here and has not closed it yet. Whether it was. */
export function offerTour(userId: string, isDemo: boolean): boolean {
  const isNew = (isDemo || read(EXPECTED + userId)) && !read(SEEN + userId);
  if (isNew && !open) change(true);
  return isNew;
}

export function openTour(): void {
  change(true);
}

/** Closes it for good; the help menu opens it again. */
export function closeTour(userId: string): void {
  write(SEEN + userId);
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
