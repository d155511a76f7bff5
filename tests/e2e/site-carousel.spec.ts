/** The sample stories without a script. With one: tests/components/site/carousel.test.tsx. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';

const COUNT = 10;

const carousel = (page: Page) => page.getByRole('group', { name: 'Sample stories' });
const track = (page: Page) => carousel(page).getByRole('list', { name: 'Stories' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list to be read, without buttons that do nothing', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await expect(track(page).getByRole('listitem')).toHaveCount(COUNT);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});
