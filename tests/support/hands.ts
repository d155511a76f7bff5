import type { Page } from '@playwright/test';

/** What hands did on a page: how often a mouse or finger was pressed, how many keys were, and how long it took. */
export interface Hands {
  presses: number;
  keys: number;
  seconds: number;
}

/** Counts from now on; a modifier counts with its key. */
export async function countHands(page: Page): Promise<() => Promise<Hands>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { presses: 0, keys: 0, from: performance.now() };
    document.addEventListener('pointerdown', () => (counted.presses += 1), true);
    document.addEventListener(
      'keydown',
      ({ key }) => (counted.keys += ['Control', 'Shift', 'Alt', 'Meta'].includes(key) ? 0 : 1),
      true,
    );
    return counted;
  });
  return () =>
    counter.evaluate(({ presses, keys, from }) => ({ presses, keys, seconds: (performance.now() - from) / 1000 }));
}
