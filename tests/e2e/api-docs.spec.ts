/** The reference of the API, as integrators use it: found, read and tried. */
import { isThorough } from '../support/amount.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const DOCS = '/api/docs';

/** On a phone dark and on a screen light; the other two differ from both in nothing new. */
type View = { width: number; colorScheme: 'light' | 'dark' };
const views: View[] = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];
if (isThorough) views.push({ width: 390, colorScheme: 'light' }, { width: 1440, colorScheme: 'dark' });

for (const { width, colorScheme } of views)
  test(`the reference has no barriers at ${width} in ${colorScheme}`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(DOCS);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(`${DOCS}#cases-page`);
    await expect(page.locator('#cases-page').getByRole('button', { name: 'Send' })).toBeVisible();
    await expectNoBarriers(page);
  });

for (const address of ['guides/first-lead', 'guides/errors', 'changes', 'errors'])
  test(`${address} has no barriers on a phone, in light and dark`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${DOCS}/${address}`);
      await expectNoBarriers(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

test('a part of a guide has an address, and its code is copied with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${DOCS}/guides/first-lead`);
  const title = page.getByRole('heading', { name: '2. Send the request' });
  await title.getByRole('link').click();
  await expect(page).toHaveURL(/#send-the-request$/);
  const block = page.getByRole('region', { name: 'Call 2', exact: true });
  const copy = page.getByRole('button', { name: 'Copy: Call 2', exact: true });
  await copy.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied: Call 2');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.textContent());
});

test('an operation is found by words, and tried without the session of the browser', async ({ page, context }) => {
  await page.goto(DOCS);
  await page.getByRole('searchbox', { name: 'Find an operation' }).fill('search articles');
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ operations$/);
  const operation = page.locator('#search-find');
  await operation.locator('summary').click();
  await operation.getByLabel('q', { exact: true }).fill('deductible');
  const sent = page.waitForRequest((request) => request.url().includes('/api/search'));
  await context.addCookies([{ name: 'coverbridge_session', value: 'not-sent', url: page.url() }]);
  await operation.getByRole('button', { name: 'Send' }).click();
  expect((await sent).headers().cookie).toBeUndefined();
  await expect(operation.getByRole('region', { name: 'Result of search-find' })).toContainText('200 OK');
  await expect(operation.getByRole('region', { name: 'Result of search-find' })).toContainText('ratelimit:');
  await context.clearCookies();
});

test.describe('a key', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is sent as the document says, and kept nowhere', async ({ page }) => {
    await page.goto(DOCS);
    await page.getByLabel('Your key, for trying things out').fill('cb_test_not_a_key');
    await page.locator('#cases-page > summary').click();
    const sent = page.waitForRequest((request) => request.url().includes('/api/cases'));
    await page.locator('#cases-page').getByRole('button', { name: 'Send' }).click();
    expect((await sent).headers().authorization).toBe('Bearer cb_test_not_a_key');
    await expect(page.getByRole('region', { name: 'Result of cases-page' })).toContainText('401');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    await expect(page.getByLabel('Your key, for trying things out')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is found first, and leads to the next one and home', async ({ page }) => {
    await page.goto(DOCS);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Guides');
    await page.getByRole('link', { name: 'First lead in five minutes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First lead in five minutes');
    await expect(page.getByRole('region', { name: 'Answer 3, status 201' })).toContainText('received');
    await page.getByRole('link', { name: 'Follow a case' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow a case');
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
  });

  test('every operation can be read', async ({ page }) => {
    await page.goto(DOCS);
    await expect(page.getByRole('searchbox')).toBeHidden();
    const operation = page.locator('#leads-send');
    await operation.locator('summary').click();
    await expect(operation).toContainText('Needs a key with the scope leads:write');
    await expect(operation.getByRole('region', { name: 'A body for leads-send' })).toContainText('externalId');
  });
});
