import type { Page } from '@playwright/test';

interface Tap {
  ms: number;
  /** React was already running at touchstart. */
  hydrated: boolean;
}

declare global {
  interface Window {
    tapTime?: Promise<Tap>;
  }
}

/**
 * Runs in the page before its own scripts. Measures from touchend, by the browser's own timestamp so that waiting for a busy main thread
 * counts, until the frame with the open menu has been painted.
 */
export function startTapClock(): void {
  window.tapTime = new Promise((resolve) => {
    let lifted = 0;
    let hydrated = false;
    const onDown = () => {
      hydrated = document.querySelector('[data-island][data-live]') !== null;
    };
    const onUp = (event: Event) => {
      lifted = event.timeStamp;
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      // A message posted while a frame is rendered arrives after the frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ ms: performance.now() - lifted, hydrated });
        port2.postMessage('painted');
      });
    };
    window.addEventListener('pointerdown', onDown, { capture: true, once: true });
    window.addEventListener('pointerup', onUp, { capture: true, once: true });
    window.addEventListener('toggle', onToggle, true);
  });
}

export function tapTime(page: Page): Promise<Tap> {
  return page.evaluate(() => window.tapTime as Promise<Tap>);
}
