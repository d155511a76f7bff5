/** The accessibility checks for every screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing is fading in or out, since such elements are half transparent or about to leave the page. Three frames in a row,
 * because an element just added to the page begins to fade a frame or two later.
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

/** In the page itself: the library would open another page for each check, for frames that we do not have. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/**
 * Whether a control is too small a target where a person would use it: in the middle of the screen. At the page's current scroll
 * position, half of it may be under the header.
 */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector);
  const before = await control.evaluate((element) => {
    const { scrollX: left, scrollY: top } = window;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return { left, top };
  });
  await settled(page);
  const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze();
  await page.evaluate(({ left, top }) => window.scrollTo({ left, top, behavior: 'instant' }), before);
  return violations.length > 0;
}

/** axe finds nothing, and nothing is wider than the screen. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const selector = target.join(' ');
      if (id !== 'target-size' || (await isTooSmall(page, selector))) found.push(`${id}: ${selector}`);
    }
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
