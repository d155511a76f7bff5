/** A page of a release whose files are gone: it loads itself again, once, and only when a newer release is there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/portal.ts';

// The files of a page are taken away on purpose.
test.use({ expectedErrors: [/status of 404|dynamically imported module|Auto-retrying/] });

const CALENDAR = '**/assets/calendar-page-*.js';
const PALETTE = '**/assets/palette-*.js';

/** From now on the calendar answers as a newer release would, another one each time. Returns how often a document of it was opened. */
async function release(page: Page, gone: boolean): Promise<() => number> {
  let opened = 0;
  let asked = 0;
  await page.route('**/broker/calendar', async (route) => {
    const navigates = route.request().isNavigationRequest();
    if (navigates) opened += 1;
    if (navigates && !gone) await page.unroute(CALENDAR);
    const response = await route.fetch();
    asked += 1;
    const body = (await response.text()).replace(/data-release="[^"]+"/, `data-release="next-${asked}"`);
    await route.fulfill({ response, body });
  });
  return () => opened;
}

async function openBroker(page: Page, file = CALENDAR): Promise<void> {
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'demo_broker');
  await page.goto('/broker');
  await expect(page.getByRole('heading', { name: 'Your queue' })).toBeVisible();
}

const openCalendar = (page: Page) => page.getByRole('link', { name: 'Calendar' }).click();
const failure = (page: Page) => page.getByText('This page could not be loaded.');

test('a newer release is loaded when a page of the old one is gone', async ({ page }) => {
  await openBroker(page);
  const opened = await release(page, false);
  await openCalendar(page);
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  expect(opened()).toBe(1);
});

test('a newer release that lacks the page too is loaded once, and then says so', async ({ page }) => {
  await openBroker(page);
  const opened = await release(page, true);
  await openCalendar(page);
  await expect(failure(page)).toBeVisible();
  expect(opened()).toBe(1);
});

test('without a newer release nothing is loaded again: it is the connection', async ({ page }) => {
  await openBroker(page);
  await openCalendar(page);
  await expect(failure(page)).toBeVisible();
  await page.unroute(CALENDAR);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
});

test('when only part of a page is missing, the user is asked to reload', async ({ page }) => {
  await openBroker(page, PALETTE);
  await page.route('**/broker', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-release="[^"]+"/, 'data-release="next"');
    await route.fulfill({ response, body });
  });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('This website has been updated. Reload the page to go on.');
  await page.unroute(PALETTE);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Your queue' })).toBeVisible();
});
