/** The menu on phones: a popover that works before any script, and traps the focus once there is one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { drawn } from '../support/public-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

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

test('locks the scroll of the page while it is open', { tag: '@long' }, async ({ page }) => {
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, folds, closes and its links work', { tag: '@long' }, async ({ page }) => {
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
