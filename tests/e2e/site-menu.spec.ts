/** The menu on phones: a popover that works before any script, and traps the focus once there is one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { drawn, hold, SITE_ENTRY, untilScripted } from '../support/public-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const behind = (page: Page) => page.locator('body > :not(#mobile-menu)');

async function expectGroupsToOpen(page: Page): Promise<void> {
  const auto = menu(page).getByRole('link', { name: 'Auto Insurance' });
  await expect(auto).toBeHidden();
  await menu(page).getByText('Insurance', { exact: true }).tap();
  await menu(page).getByText('Personal', { exact: true }).tap();
  await expect(auto).toBeVisible();
  await menu(page).getByText('Personal', { exact: true }).tap();
  await expect(auto).toBeHidden();
  await menu(page).getByText('Locations', { exact: true }).tap();
  await expect(menu(page).getByRole('link', { name: 'Fort McMurray' })).toBeVisible();
}

for (const [width, expected] of [
  [320, 256],
  [390, 312],
  [800, 352],
] as const) {
  test(`takes ${expected} px of a screen ${width} px wide: four fifths, up to a maximum`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await opener(page).tap();
    await expect.poll(async () => Math.round((await menu(page).boundingBox())?.width ?? 0)).toBe(expected);
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBeCloseTo(width - expected, 0);
  });
}

test('locks the scroll of the page while it is open', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('PageDown');
  await drawn(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('closes on Escape, on its button and on a press beside it, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await untilScripted(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: 'Close menu' }).tap(),
    () => page.touchscreen.tap(30, 500),
  ];
  for (const close of ways) {
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(behind(page).and(page.locator('[inert]'))).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/$/);
});

test('has groups that open and close, and groups inside them', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await expectGroupsToOpen(page);
});

test('keeps the focus inside, in both directions', async ({ page }) => {
  await page.goto('/');
  await untilScripted(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const close = menu(page).getByRole('button', { name: 'Close menu' });
  await expect(close).toBeFocused();
  for (const part of ['header', 'main', 'footer']) await expect(page.locator(part)).toHaveAttribute('inert', '');
  const inside = () => menu(page).evaluate((panel) => panel.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    // Once around and a little further.
    let returned = 0;
    for (let step = 0; step < 60 && returned < 2; step += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `after ${step + 1} times ${key}`).toBe(true);
      if (await close.evaluate((button) => button === document.activeElement)) returned += 1;
    }
    expect(returned).toBe(2);
  }
});

test('closes as the page is left, because the back button may bring the page as it was', async ({ page }) => {
  await page.goto('/');
  await untilScripted(page);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  // Playwright's browsers have no back-forward cache, so the page is sent the event that a browser with one sends.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menu(page)).toBeHidden();
});

test('works before the application has arrived, which then takes the open menu over', async ({ page }) => {
  const application = await hold(page, SITE_ENTRY);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await expectGroupsToOpen(page);
  application.release();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  expect(await menu(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, folds, closes and leads on', async ({ page }) => {
    await page.goto('/');
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await expectGroupsToOpen(page);
    await menu(page).getByRole('link', { name: 'Fort McMurray' }).tap();
    await expect(page).toHaveURL(/\/locations\/fort-mcmurray$/);
  });
});
