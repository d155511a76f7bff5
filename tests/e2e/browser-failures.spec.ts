/** Browser failures are reported to the owner; a missing session is not reported; a broken page keeps its header. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openAs } from '../support/desk.ts';
import { registerWithCase } from '../support/portal.ts';

test.use({ expectedErrors: [/broken on purpose|site clock|Failed to load resource|dynamically imported/] });

const REPORT = '**/api/browser-failures';

/** Makes the page throw an uncaught error. */
async function breakPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

test('an uncaught error and an unhandled rejection of a public page are listed for the administrator', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const mark = `mark${crypto.randomUUID().slice(0, 4)}`;
  await page.goto('/about?email=ava.wong@example.com');
  const first = page.waitForResponse(REPORT);
  await breakPage(page, `broken on purpose ${mark} for ava.wong@example.com`);
  const requestId = (await first).headers()['x-request-id'];
  const second = page.waitForResponse(REPORT);
  await page.evaluate((text) => void Promise.reject(new Error(text)), `broken on purpose in a promise ${mark}`);
  await second;

  const admin = await openAs(browser, app, 'demo_admin');
  await admin.goto('/admin/trouble');
  const row = admin
    .getByRole('listitem')
    .filter({ hasText: `Error: broken on purpose ${mark}` })
    .first();
  await expect(row).toContainText('[email address]');
  await expect(row).toContainText('Uncaught error');
  await expect(row).toContainText('Last on /about,');
  await expect(row).toContainText(`Request ${requestId}`);
  await expect(row).toContainText(/Release [0-9a-f]{12}/);
  await expect(admin.getByText(`broken on purpose in a promise ${mark}`)).toBeVisible();
  await expect(admin.getByText('ava.wong')).toHaveCount(0);
});

test('the three silenced kinds reach neither the console nor the server', { tag: '@long' }, async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-failures')) reports.push(request.postData() ?? '');
  });
  await page.goto('/about');
  const control = page.waitForResponse(REPORT);
  await page.evaluate(() => {
    void Promise.reject(new Error('Authentication required'));
    void Promise.reject(new Error('Not authenticated'));
    void Promise.reject(Object.assign(new Error('Unknown'), { status: 401 }));
    void Promise.reject(new Error('401: Not authenticated'));
    setTimeout(() => void Promise.reject(new Error('broken on purpose, last of all')));
  });
  await control;
  // An error thrown in part of a page is caught there, and reported from there.
  for (const message of ['Authentication required', 'Not authenticated', '401: Not authenticated'])
    expect(
      await page.evaluate((text) => window.browserFailures?.tell('crash', new Error(text)) === undefined, message),
    ).toBe(true);
  expect(reports).toHaveLength(1);
  expect(heard).toEqual([expect.stringContaining('broken on purpose, last of all')]);
});

test('a page of a portal that cannot be shown keeps the header with Log Out, and names its reference', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const broker = await (await browser.newContext({ baseURL: app.url })).newPage();
  await registerWithCase(page, broker.request, app);
  // Without the site's clock no date can be formatted, so the dashboard fails to render.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.getElementById('site-clock')?.remove()),
  );
  await page.goto('/portal');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('alert')).toContainText(/Reference: \S+/);
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('a page whose code does not arrive keeps the header, and leaving works', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  const broker = await (await browser.newContext({ baseURL: app.url })).newPage();
  const { caseId } = await registerWithCase(page, broker.request, app);
  await page.route(/assets\/portal-client-case[^/]*\.js/, (route) => route.abort());
  await page.goto(`/portal/cases/${caseId}`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/portal\/login/);
});
