/** Removes the loading shell when the browser is idle: after 2000 ms at the latest, or 100 ms without idle callbacks (spec decision 17). */
const IDLE_TIMEOUT = 2000;
const FALLBACK_DELAY = 100;

/** Called by a portal once its first screen has rendered. Calling it again has no effect. */
export function removeLoadingShell(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(remove, { timeout: IDLE_TIMEOUT });
  else setTimeout(remove, FALLBACK_DELAY);
}

/** Someone who is on one of its rows stays on it, in the application's list. */
function remove(): void {
  const shell = document.getElementById('loading-shell');
  const row = shell?.contains(document.activeElement) && document.activeElement?.getAttribute('href');
  shell?.remove();
  if (row) document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(row)}"]`)?.focus({ preventScroll: true });
}
