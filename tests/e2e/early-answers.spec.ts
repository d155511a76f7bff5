/** What the first screen of a portal asks is asked with its document, in the words in which the application would ask it. */

import type { Page } from '@playwright/test';
import { keysOf } from '#shared/platform/early-calls.ts';
import { expect, test } from '../support/app.ts';
import { openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { signIn } from '../support/portal.ts';

const screens = [
  ['demo_client', '/portal', 'cases.needs'],
  ['demo_broker', '/broker', 'worklist.counts'],
  ['demo_admin', '/admin', 'admin.overview'],
] as const;
const procedureOf = (key: string) => key.slice(0, key.indexOf(' '));

for (const [username, home, procedure] of screens)
  test(`${home} is asked in one batch, before its application is there`, async ({ page }) => {
    await signIn(page, username);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/trpc\/(?!live)/.test(request.url())) asked.push(request.url());
    });
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const early = keysOf(asked[0] ?? '');
    expect(early.map(procedureOf)).toContain(procedure);
    // News may have it read again; another input would mean that the early answer is of no use.
    const procedures = early.map(procedureOf);
    const later = asked.slice(1).flatMap(keysOf);
    expect(later.filter((key) => procedures.includes(procedureOf(key)) && !early.includes(key))).toEqual([]);
  });

test('a page inside a portal asks only what every page needs', async ({ page }) => {
  await signIn(page, 'demo_broker');
  const first = page.waitForRequest(/\/api\/trpc\//);
  await page.goto('/broker/account');
  expect(keysOf((await first).url())).toEqual(['auth.session {}', 'notifications.list {}']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing is asked early while nobody is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/')) asked.push(request.url());
  });
  await page.goto('/broker/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('before the application is there, the list of the broker', () => {
  test.beforeAll(async ({ app, browser }) => {
    const [broker, admin, client] = await Promise.all([
      openAs(browser, app, 'demo_broker'),
      openAs(browser, app, 'demo_admin'),
      openClient(browser, app),
    ]);
    const caseId = await sendRequest(client.request, admin.request, { fullName: 'Early Bird' });
    await step(broker.request, 'acceptOffer', caseId);
  });

  /** Opens the list with the application held back. Returns its first row and what lets the application come. */
  async function openHeld(page: Page) {
    await signIn(page, 'demo_broker');
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route(/\/assets\/portals-[^/]*\.js/, async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto('/broker', { waitUntil: 'commit' });
    const row = page.locator('#early-rows').getByRole('link').first();
    await expect(row).toBeVisible();
    return { row, href: (await row.getAttribute('href')) ?? '', allow };
  }

  test('opens a request, where the application then begins', async ({ page }) => {
    const { row, href, allow } = await openHeld(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await row.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(row).toHaveAttribute('aria-current', 'true');
    allow();
    await expect(page.getByRole('heading', { level: 1, name: /Early Bird/ })).toBeVisible();
    await expect(page.locator('#loading-shell')).toHaveCount(0);
    expect(documents).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Your queue' })).toBeVisible();
  });

  test('gives its focus to the same row of the application', async ({ page }) => {
    const { row, href, allow } = await openHeld(page);
    await row.focus();
    allow();
    await expect(page.locator(`#root a[href="${href}"]`)).toBeFocused();
    await expect(page.locator('#loading-shell')).toHaveCount(0);
  });
});

test('a narrowed list shows no rows before the application knows the filters', async ({ page }) => {
  await signIn(page, 'demo_broker');
  await page.goto('/broker?priority=urgent');
  await expect(page.locator('#early-rows').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
