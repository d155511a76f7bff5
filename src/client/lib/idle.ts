/** Whether somebody is using the page: background requests of an open page must not keep an absent person signed in. */
import { IDLE_HEADER } from '#shared/platform/session.ts';

/** Longer than the pause between two questions for the session: a sign in between is never missed. */
const IDLE_AFTER_MS = 150_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Begins to notice input; calling it again changes nothing. */
export function watchActivity(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
}

function notice(): void {
  lastSign = Date.now();
}

/** Marks a request that nobody's input has led to. */
export function idleHeaders(): Record<string, string> {
  return Date.now() - lastSign > IDLE_AFTER_MS ? { [IDLE_HEADER]: '1' } : {};
}
