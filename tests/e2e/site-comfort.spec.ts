/** Accessibility basics: large text, reduced motion, and a new page that starts at its top. */
import { expect, test } from '../support/app.ts';
import { scrollTo } from '../support/public-page.ts';
import { specifiedRoutes, twins } from '../support/specified-routes.ts';

const routes = specifiedRoutes.filter((path) => !twins.some(([twin]) => twin === path));
const more = ['/no-such-page', '/search?q=hail', '/blog/basement-flooded', '/faq/home', '/get-quote?type=auto'];

test.describe('with text at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] });
  test.slow();

  test('no page is wider than the screen, and the menu can be opened', { tag: '@long' }, async ({ page }) => {
    const wide: string[] = [];
    for (const path of [...routes, ...more]) {
      await page.goto(path);
      const over = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const question of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          question.removeAttribute('name');
          question.open = true;
        }
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Insurance', { exact: true }).click();
    expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  });
});

test('a new page starts at its top', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq');
  await scrollTo(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
