/** Removes the loading shell when the browser is idle: after 2000 ms at the latest, or 100 ms without idle callbacks (spec decision 17). */
const IDLE_TIMEOUT = 2000;
const FALLBACK_DELAY = 100;

/** Called by a portal once its first screen has rendered. Calling it again has no effect. */
export function removeLoadingShell(): void {
  const remove = () => document.getElementById('loading-shell')?.remove();
  if ('requestIdleCallback' in window) requestIdleCallback(remove, { timeout: IDLE_TIMEOUT });
  else setTimeout(remove, FALLBACK_DELAY);
}
