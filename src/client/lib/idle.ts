/** Whether someone is using the page: an open page's background requests must not keep an absent user signed in. */
import { IDLE_HEADER } from '#shared/platform/session.ts';

/** Longer than the session's polling interval, so that a sign of activity in between is never missed. */
const IDLE_AFTER_MS = 150_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Starts listening for input; calling it again has no effect. */
export function watchActivity(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
}

function notice(): void {
  lastSign = Date.now();
}

/** Marks a request that was not caused by user input. */
export function idleHeaders(): Record<string, string> {
  return Date.now() - lastSign > IDLE_AFTER_MS ? { [IDLE_HEADER]: '1' } : {};
}
