/** Questions: one open at a time, links that open them, and how fast somebody with water in the basement gets an answer. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';

test.use({ viewport: { width: 390, height: 844 } });

const open = (page: Page) => page.getByRole('main').locator('details[data-question][open]');

test('a link to a question opens it, on arrival and on the page itself', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq#flood-cover');
  await expect(page.locator('#flood-cover')).toHaveAttribute('open', '');
  await expectFreeOfHeader(page, '#flood-cover');
  await page.evaluate(() => {
    location.hash = 'home-vs-tenant';
  });
  await expect(page.locator('#home-vs-tenant')).toHaveAttribute('open', '');
  await expect(open(page)).toHaveCount(1);
  await expectFreeOfHeader(page, '#home-vs-tenant');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`a link to a question brings it to view at ${viewport.width} px, below the header`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/faq#flood-cover');
      await expectFreeOfHeader(page, '#flood-cover');
    });
  }
});

test.describe('"my basement flooded, what covers it?"', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is answered two clicks from the home page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('main').getByText('My basement flooded. What covers it?').click();
    const answer = page.locator('details', { hasText: 'My basement flooded. What covers it?' });
    await expect(answer.getByRole('link').and(page.locator('[href="/blog/basement-flooded"]'))).toBeVisible();
  });

  test('is answered by one press of the search on the home page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Ask in your own words').fill('my basement flooded, what covers it?');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    const found = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(found.first()).toHaveAttribute('href', /basement-flooded/);
    await expect(found.and(page.locator('[href^="/blog/basement-flooded"]')).first()).toBeVisible();
  });
});

/** The question is on the screen, and no part of the header covers it. */
async function expectFreeOfHeader(page: Page, question: string): Promise<void> {
  const heading = page.locator(`${question} > summary`);
  await expect(heading).toBeInViewport({ ratio: 1 });
  // A trial click fails when another element would receive it.
  await heading.click({ trial: true, position: { x: 10, y: 3 } });
}
