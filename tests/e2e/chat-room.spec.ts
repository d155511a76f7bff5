/** The chat panel next to the page: the focused element stays visible, and Escape closes the panel from anywhere. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { drawn, scrollTo } from '../support/public-page.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask / });

async function openChat(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(panel(page).getByRole('textbox', { name: 'Your question' })).toBeFocused();
}

/** The focused element, when all of it that is on the screen is covered by the chat; null when it is visible. */
function hiddenFocus(): string | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest('[data-chat]')) return null;
  const { left, right, top, bottom } = active.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
  );
  const onScreen = points.filter((found) => found !== null);
  const behind = onScreen.length > 0 && onScreen.every((found) => found.closest('[data-chat]'));
  return behind ? active.outerHTML.slice(0, 120) : null;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`everything the keyboard reaches in the page is visible beside the open panel, ${width} px wide`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, '/');
    await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await drawn(page);
      expect(await page.evaluate(hiddenFocus)).toBeNull();
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => Boolean(document.activeElement?.closest('[data-chat]')))) break;
    }
    expect(stops).toBeGreaterThan(30);
    expect(stops, 'the chat is the last stop, whatever it keeps off').toBeLessThan(200);
    await expect(page.locator('[data-chat] :focus')).toHaveCSS('opacity', '1');
    await expect(panel(page).getByRole('button', { name: 'Expand the chat' })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a form is filled in beside it, while scrolling and pressing leave it as it is', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-chat-shown'));
    // The first screen is all fields, so the button stays away from them.
    await scrollTo(page, 700);
    await launcher(page).tap();
    await scrollTo(page, 0);
    await page.getByRole('heading', { level: 1 }).tap();
    await drawn(page);
    await expect(panel(page).getByRole('textbox', { name: 'Your question' })).toBeVisible();
    const name = page.getByRole('main').getByLabel('Full Name');
    await name.focus();
    await expect(panel(page).getByRole('textbox', { name: 'Your question' })).toBeHidden();
    await expect(name).toBeFocused();
    await page.getByRole('main').getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await drawn(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Send Message' })).toBeFocused();
    expect(await page.evaluate(hiddenFocus)).toBeNull();
  });
});
