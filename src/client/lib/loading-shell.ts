/** Takes the loading shell away when the browser is idle: 2000 ms at the latest, 100 ms where it cannot tell (spec decision 17). */
const IDLE_TIMEOUT = 2000;
const FALLBACK_DELAY = 100;

/** Called by a portal once its first screen stands. Calling it again does nothing. */
export function removeLoadingShell(): void {
  const remove = () => document.getElementById('loading-shell')?.remove();
  if ('requestIdleCallback' in window) requestIdleCallback(remove, { timeout: IDLE_TIMEOUT });
  else setTimeout(remove, FALLBACK_DELAY);
}
