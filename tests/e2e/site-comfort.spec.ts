/** Accessibility basics: large text, reduced motion, and a new page that starts at its top. */
import { expect, test } from '../support/app.ts';
import { scrollTo, untilLive } from '../support/public-page.ts';
import { specifiedRoutes, twins } from '../support/specified-routes.ts';

const routes = specifiedRoutes.filter((path) => !twins.some(([twin]) => twin === path));
const more = ['/no-such-page', '/search?q=hail', '/blog/basement-flooded', '/faq/home', '/get-quote?type=auto'];

test.describe('with text at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] });
  test.slow();

  test('no page is wider than the screen, and the menu can be opened', async ({ page }) => {
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

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('nothing moves: header, menu, questions and toasts are simply there', async ({ page }) => {
    const still = async (what: string) =>
      expect(await page.evaluate(() => document.getAnimations().length), what).toBe(0);
    await page.goto('/animations');
    const demo = await untilLive(page, 'toast-demo');
    await scrollTo(page, 300);
    await still('the header');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await still('the menu');
    await page.keyboard.press('Escape');
    await page.getByRole('main').locator('summary').first().click();
    await still('a question');
    await demo.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible();
    await still('a toast');
  });
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/faq');
  await scrollTo(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
