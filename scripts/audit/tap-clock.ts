import type { Page } from '@playwright/test';

interface Tap {
  ms: number;
  /** React was already running when the finger came down. */
  hydrated: boolean;
}

declare global {
  interface Window {
    tapTime?: Promise<Tap>;
  }
}

/**
 * Runs in the page before its own scripts. From the lifting of the finger, as the browser dates it, so that waiting for a busy main
 * thread counts, until the frame with the open menu has been painted.
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
      // A message that is posted while a frame is made arrives when it has been painted.
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
