/** The newsletter sign-up in the footer of every page, and the toasts of both forms. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { API_CALLS, hold, serverFailure, toaster, untilLive } from '../support/public-page.ts';

const form = (page: Page) => page.getByRole('contentinfo').locator('form');
const email = (page: Page) => form(page).getByPlaceholder('Enter your email');

async function subscribe(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await email(page).press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await untilLive(page, 'newsletter-form');
});

test('asks for a valid address', async ({ page }) => {
  await subscribe(page, 'reader');
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('reader');
});

test('says that it is subscribing, then that it worked, and is empty again', async ({ page }) => {
  const answer = await hold(page, API_CALLS);
  await subscribe(page, 'pending@example.com');
  await expect(form(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  answer.release();
  await expect(
    toaster(page).getByText('Success! Thank you for subscribing to our newsletter!', { exact: true }),
  ).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await expect(form(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test.describe('when it is not taken', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an address that is on the list is told so, and stays in the field', async ({ page }) => {
    await subscribe(page, 'twice@example.com');
    await expect(toaster(page)).toContainText('Success!');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await subscribe(page, 'twice@example.com');
    await expect(
      toaster(page).getByText('Already subscribed - This email is already subscribed to our newsletter.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(email(page)).toHaveValue('twice@example.com');
  });

  for (const [what, fail] of [
    ['an answer that says so', (page: Page) => page.route(API_CALLS, (route) => route.fulfill(serverFailure))],
    ['no answer at all', (page: Page) => page.route(API_CALLS, (route) => route.abort())],
  ] as const) {
    test(`a failure, ${what}, leaves the address in the field`, async ({ page }) => {
      await fail(page);
      await subscribe(page, 'kept@example.com');
      await expect(
        toaster(page).getByText('Error - Failed to subscribe. Please try again later.', { exact: true }),
      ).toBeVisible();
      await expect(email(page)).toHaveValue('kept@example.com');
      await expect(email(page)).toBeEnabled();
    });
  }
});

test('toasts stay five seconds, one at a time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/animations');
  const island = await untilLive(page, 'toast-demo');
  await untilLive(page, 'toaster');
  // Recorded inside the page, in its own time: when a toast appeared, and when it disappeared.
  await toaster(page).evaluate((region) => {
    const log: { at: number; shown: string[] }[] = [];
    new MutationObserver(() => {
      const shown = [...region.querySelectorAll('[data-kind]')].map((toast) => toast.textContent ?? '');
      log.push({ at: Date.now(), shown });
    }).observe(region, { childList: true, subtree: true });
    Object.assign(window, { log });
  });
  await island.getByRole('button').click();
  await expect(toaster(page)).toContainText('The first of two');
  for (const next of ['The second came', null]) {
    await page.clock.runFor(5500);
    if (next) await expect(toaster(page)).toContainText(next);
    else await expect(toaster(page).locator('[data-kind]')).toHaveCount(0);
  }
  const log = await page.evaluate(() => (window as unknown as { log: { at: number; shown: string[] }[] }).log);
  expect(log.every(({ shown }) => shown.length <= 1)).toBe(true);
  const came = log.find(({ shown }) => shown[0]?.includes('The first'))?.at ?? Number.NaN;
  const followed = log.find(({ shown }) => shown[0]?.includes('The second came'))?.at ?? Number.NaN;
  const gone = log.find(({ at, shown }) => at >= followed && shown.length === 0)?.at ?? Number.NaN;
  for (const stayed of [followed - came, gone - followed]) {
    expect(stayed).toBeGreaterThanOrEqual(4950);
    expect(stayed).toBeLessThanOrEqual(5600);
  }
});
