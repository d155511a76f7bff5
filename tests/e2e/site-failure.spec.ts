/** A part of a page that fails: it retries automatically, then asks, and the rest of the page stays as it is. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { untilScripted } from '../support/public-page.ts';

test.use({ expectedErrors: [/broken on purpose/] });

/** The carousel asks the browser whether reduced motion is preferred. Here the browser throws an exception while `broken`. */
async function breakBrowser(page: Page): Promise<{ repair(): Promise<void> }> {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    Object.assign(window, { broken: true });
    window.matchMedia = (query) => {
      if ((window as { broken?: boolean }).broken && query.includes('motion')) throw new Error('broken on purpose');
      return real(query);
    };
  });
  return { repair: () => page.evaluate(() => void Object.assign(window, { broken: false })) };
}

const stories = (page: Page) => page.locator('[data-island="testimonials"]');

async function openBroken(page: Page) {
  await page.clock.install();
  const browser = await breakBrowser(page);
  await page.goto('/');
  await untilScripted(page);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.keyboard.press('Shift');
  await expect(stories(page)).toHaveText('Auto-retrying (1/3)...');
  return browser;
}

test('it tries again three times, a second apart, then says so and offers Try Again', async ({ page }) => {
  const browser = await openBroken(page);
  for (const [now, next] of [
    ['Auto-retrying (1/3)...', 'Auto-retrying (2/3)...'],
    ['Auto-retrying (2/3)...', 'Auto-retrying (3/3)...'],
    ['Auto-retrying (3/3)...', 'Something went wrong'],
  ] as const) {
    await page.clock.runFor(999);
    await expect(stories(page)).toHaveText(now);
    await page.clock.runFor(1);
    await expect(stories(page)).toContainText(next);
  }
  await page.clock.runFor(10_000);
  await expect(stories(page)).toContainText('Something went wrong');
  await expect(page.locator('#services')).toBeVisible();

  await stories(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(stories(page)).toHaveText('Auto-retrying (1/3)...');
  await browser.repair();
  await page.clock.runFor(1000);
  await expect(stories(page).getByRole('button', { name: 'Next story' })).toBeVisible();
});

test('it is whole again as soon as a try succeeds', async ({ page }) => {
  const browser = await openBroken(page);
  await browser.repair();
  await page.clock.runFor(1000);
  await stories(page).getByRole('button', { name: 'Next story' }).click();
  await expect(stories(page).locator('[aria-current="true"]')).toHaveAccessibleName('Go to story 2');
});
