/** Helpers for the journeys through the public site: scrolling, islands, toasts, the contact form. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the browser has painted twice: everything requested before has then taken effect. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Scrolls the page there at once; scroll listeners have run when this returns. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await drawn(page);
}

/** Waits until the part of the site that needs no React works: the menus. */
export async function untilScripted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.firstInput?.wake);
}

/** Waits until an island is hydrated. A key without a function is the first input that triggers it. */
export async function untilLive(page: Page, island: string): Promise<Locator> {
  await page.keyboard.press('Shift');
  const live = page.locator(`[data-island="${island}"][data-live]`).first();
  await expect(live).toBeAttached();
  return live;
}

/** Holds every request that matches, until `release` is called. */
export async function hold(page: Page, address: RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The application of the public site, loaded after the page. */
export const SITE_ENTRY = /\/assets\/site-[^/]+\.js$/;

/** A failure as the API returns it. */
export const serverFailure = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify([
    { error: { json: { message: 'Nothing works today.', code: -32603, data: { httpStatus: 500 } } } },
  ]),
};

export const toaster = (page: Page) => page.locator('[data-island="toaster"]');

export const message = {
  'Full Name': 'Rowan Sample',
  'Email Address': 'rowan.sample@example.com',
  'Phone Number': '403-555-0142',
  Message: 'Does my policy pay when the river comes in?',
};

export async function fillContactForm(page: Page, values: Readonly<Record<string, string>> = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole('main').getByLabel(label).fill(value);
}

export async function expectContactForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value);
}
