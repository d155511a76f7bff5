import { expect, test } from '../support/app.ts';
import { untilScripted } from '../support/public-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe('the navigation', () => {
  test.use({ viewport: DESK });

  test('every link in header, menu and footer answers 200', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    const addresses = await page
      .locator('header a, #mobile-menu a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses.filter((href) => href.startsWith('/')))];
    expect(own.length).toBeGreaterThan(30);
    for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
  });
});

test('the skip link comes first and leads past the header', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first()).toBeFocused();
});

for (const viewport of [PHONE, DESK]) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the focused control shows it, and nothing covers it', { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      await untilScripted(page);
      const stops: string[] = [];
      const wrong: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusedElement);
        if (!stop) break;
        stops.push(stop.name);
        if (!stop.ring || !stop.free) wrong.push(`${stop.name}: ${JSON.stringify(stop)}`);
      }
      expect(stops.length).toBeGreaterThan(40);
      expect(wrong).toEqual([]);
    });
  });
}

/** Runs in the page: the focused element, once scrolling to it has ended; nothing when the focus has left the page. */
async function focusedElement() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  for (let last = Number.NaN, top = 0; top !== last; ) {
    last = top;
    await new Promise(requestAnimationFrame);
    top = element.getBoundingClientRect().top;
  }
  // A card shows the focus ring of the link that fills it.
  const wearer = [element, element.closest('li')].find((one) => one && getComputedStyle(one).outlineStyle !== 'none');
  const box = element.getBoundingClientRect();
  const [top, end] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const hit = document.elementFromPoint(Math.min(box.left + box.width / 2, innerWidth - 1), (top + end) / 2);
  return {
    name: element.textContent.trim() || element.id || element.tagName,
    ring: wearer !== undefined,
    free: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
}
