/**
 * The public site in the browser. It is fetched after the page has loaded, and is small: menus work by it at once, React
 * and the islands follow when the browser is idle or the visitor makes the first move, whichever comes first.
 */
import { firstInput } from './first-input.ts';
import { enhanceMenus } from './menus.ts';

const IDLE_TIMEOUT = 2000;

let started = false;

async function start() {
  if (started) return;
  started = true;
  const { hydrateIslands } = await import('./hydrate.tsx');
  await hydrateIslands();
}

enhanceMenus();
const first = firstInput();
first.wake = start;
if (first.input) start();
else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
else setTimeout(start, 200);
