/** The header of the public site: its behaviour while scrolling, its menus, and its use by keyboard. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { scrollTo, untilScripted } from '../support/public-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The bottom edge of the header: the lowest point in the middle of the screen that belongs to it. */
const headerEnd = (page: Page) =>
  page.evaluate(() => {
    let y = 0;
    while (document.elementFromPoint(innerWidth / 2, y + 1)?.closest('header')) y += 1;
    return y;
  });

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the notice hides when the page is scrolled past 150 px, and returns', async ({ page }) => {
      await page.goto('/about');
      const notice = page.locator('#notice-banner');
      await expect(notice).toContainText('is not an insurance broker or insurer');
      await scrollTo(page, 150);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 151);
      await expect(notice).toBeHidden();
      await scrollTo(page, 1000);
      await expect(notice).toBeHidden();
      await scrollTo(page, 100);
      await expect(notice).toBeInViewport({ ratio: 1 });
    });

    test('the header shrinks past 50 px, and grows again', async ({ page }) => {
      await page.goto('/about');
      await scrollTo(page, 50);
      const large = await headerEnd(page);
      await scrollTo(page, 51);
      await expect.poll(() => headerEnd(page)).toBeLessThanOrEqual(large - 10);
      await scrollTo(page, 0);
      await expect.poll(() => headerEnd(page)).toBe(large);
    });

    test('the page under the header does not move while it changes', async ({ page }) => {
      await page.goto('/about');
      // Wait for the page's fonts: the slight shift when they load is not the header's doing.
      await page.evaluate(() => document.fonts.ready);
      const place = await page.evaluate(() => {
        const shifts: string[] = [];
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            shifts.push(
              `${value} of ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80)).join(', ')}`,
            );
        }).observe({ type: 'layout-shift' });
        Object.assign(window, { shifts });
        return document.querySelector('main')?.offsetTop;
      });
      for (const y of [30, 49, 52, 90, 149, 152, 200, 152, 139, 60, 39, 0]) {
        await scrollTo(page, y);
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        expect(await page.evaluate(() => document.querySelector('main')?.offsetTop)).toBe(place);
      }
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
  });
}

test.describe('the navigation', () => {
  test.use({ viewport: DESK });

  const groups = {
    Insurance: {
      Personal: ['Auto Insurance', 'Home Insurance', 'Life Insurance', 'Travel Insurance', 'Super Visa Insurance'],
      Business: ['All Business Insurance', 'Commercial Auto', 'Group Benefits'],
      'Industry Solutions': 9,
    },
    Locations: { '': ['All Cities', 'Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray'] },
  };

  test('has every group and link of the specification', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'About', 'FAQ', 'Resources', 'Contact'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    for (const [menu, sections] of Object.entries(groups)) {
      await main.locator('summary', { hasText: menu }).click();
      for (const [section, links] of Object.entries(sections)) {
        const list = section ? main.locator('div', { has: page.getByText(section, { exact: true }) }).last() : main;
        const shown = list.getByRole('list').last().getByRole('link');
        if (typeof links === 'number') await expect(shown).toHaveCount(links);
        else for (const name of links) await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
      }
    }
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-quote');
    await expect(header.getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/portal/login');
    await expect(header.getByRole('link', { name: 'Broker Portal' })).toHaveAttribute('href', '/broker/login');
    await expect(header.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(header.getByRole('list', { name: 'Social networks' }).getByRole('link')).not.toHaveCount(0);
  });

  test('leads nowhere that does not answer 200, in header, menu and footer', async ({ page }) => {
    await page.goto('/');
    const addresses = await page
      .locator('header a, #mobile-menu a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses.filter((href) => href.startsWith('/')))];
    expect(own.length).toBeGreaterThan(30);
    for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
  });

  test('marks Resources on the blog, under both addresses', async ({ page }) => {
    for (const path of ['/blog', '/resources']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Resources')).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('has menus that open with Enter, close with Escape or a press beside, and one at a time', async ({ page }) => {
    await page.goto('/');
    await untilScripted(page);
    const insurance = page.locator('summary', { hasText: 'Insurance' }).first();
    const inside = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Super Visa Insurance' });
    await insurance.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(insurance).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('summary', { hasText: 'Locations' }).first().click();
    await expect(inside).toBeHidden();
    const calgary = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calgary' });
    await expect(calgary).toBeVisible();
    await page.mouse.click(700, 800);
    await expect(calgary).toBeHidden();
  });
});

test('the skip link comes first and leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
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

    test('what has the focus shows it, and nothing lies over it', async ({ page }) => {
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
