/** What every screen is held to. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Until nothing fades in or out, which is half transparent or on its way out of the page. Three frames in a row, for what has just
 * been put into the page begins to fade a frame or two later.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY,
        );
      still = moving.length > 0 ? 0 : still + 1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** axe finds nothing, and nothing is wider than the screen. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await settled(page);
  // In the page itself: the library would open another one for each look, for frames that we do not have.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
