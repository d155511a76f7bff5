/** Our form on a partner's page: framed where its key allows, used with the keyboard, and nowhere else. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { formSnippet } from '#shared/integrations/embedded-forms.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { PASSWORD, signIn, tell } from '../support/portal.ts';

const EXAMPLE = new URL('../../docs/examples/partner-page.html', import.meta.url);

/** A website of somebody else, with one page. */
async function website(): Promise<{ url: string; show: (html: string) => void; server: Server }> {
  let page = '';
  const server = createServer((_req, res) => res.setHeader('content-type', 'text/html; charset=utf-8').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, server },
    show: (html) => {
      page = html;
    },
  };
}

let partner: Awaited<ReturnType<typeof website>>;
let stranger: Awaited<ReturnType<typeof website>>;
let snippet: string;
let key: string;

test.beforeAll(async ({ browser, app }) => {
  [partner, stranger] = await Promise.all([website(), website()]);
  const context: BrowserContext = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await signIn(page, 'demo_admin');
  const made = { name: 'Embedding Partner', slug: 'embedding-24', contactEmail: 'web@partner.example.com' };
  const facts = { lines: [], areas: [], dailyCeiling: 100 };
  const { id: partnerId } = await tell<{ id: string }>(page.request, 'partners.create', { ...made, ...facts });
  const form = { partnerId, name: 'Form', origins: [partner.url], currentPassword: PASSWORD };
  const created = await tell<{ secret: string }>(page.request, 'partners.createFormKey', form);
  key = created.secret;
  snippet = formSnippet(app.url, key, 'auto');
  const example = readFileSync(EXAMPLE, 'utf8').replace(/<script[^>]*><\/script>/, snippet);
  for (const each of [partner, stranger]) each.show(example);
  await context.close();
});
test.afterAll(() => {
  partner.server.close();
  stranger.server.close();
});

const frameOf = (page: Page) => page.frameLocator('iframe');

for (const colorScheme of ['light', 'dark'] as const)
  test(`it fits at 320 pixels, and has no barriers, in ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(partner.url);
    await expect(frameOf(page).getByRole('button', { name: 'Send request' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request insurance quotes' })).toHaveCount(0);
    const frame = page.frames()[1];
    await expect
      .poll(() => frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    expect(await frame?.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoBarriers(page);
    await page.goto(frame?.url() ?? '');
    await expectNoBarriers(page);
  });

test('it’s filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto(partner.url);
  const form = frameOf(page);
  await form.getByLabel('Full name').focus();
  const email = `keyboard-${Date.now()}@example.com`;
  for (const text of ['Ava Keyboard', email, '403-555-0142', 'T2P 1J9']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Request sent' })).toBeFocused();
  await expect(form.getByText(/AB-\d{4}-\d{6}/)).toBeVisible();
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeLessThan(600);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('an empty one', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('says what is missing, and its links lead there', async ({ page }) => {
    await page.goto(partner.url);
    const form = frameOf(page);
    await form.getByRole('button', { name: 'Send request' }).click();
    const problems = form.getByRole('alert').first();
    await expect(problems).toBeFocused();
    await expect(problems).toContainText('Check these before you send your request');
    await expect(problems.getByRole('link')).toHaveCount(6);
    // Outside of the frame, where the checks reach all of it.
    await page.goto(page.frames()[1]?.url() ?? '');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expectNoBarriers(page);
  });
});

test.describe('when the connection is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('what was typed survives a reload, and the boxes have to be ticked again', async ({ page }) => {
    await page.goto(partner.url);
    const form = frameOf(page);
    await form.getByLabel('Full name').fill('Ava Unsent');
    await form.getByRole('checkbox').first().check();
    await page.route('**/embed/cb_pub_*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByText('Your request wasn’t sent: there was no connection.')).toBeVisible();
    await expect(form.getByLabel('Full name')).toHaveValue('Ava Unsent');
    await page.reload();
    await expect(form.getByLabel('Full name')).toHaveValue('Ava Unsent');
    await expect(form.getByRole('checkbox').first()).not.toBeChecked();
  });
});

test.describe('elsewhere', () => {
  test.use({ expectedErrors: [/frame-ancestors/] });

  test('the browser refuses the frame, and a link leads to our own form', async ({ page }) => {
    await page.goto(stranger.url);
    await expect(page.getByRole('link', { name: 'Request insurance quotes' })).toBeVisible();
    await expect(frameOf(page).getByRole('button', { name: 'Send request' })).toHaveCount(0);
    expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(0);
  });

  test('a message of another window doesn’t change the frame', async ({ page }) => {
    await page.goto(partner.url);
    await expect(frameOf(page).getByRole('button', { name: 'Send request' })).toBeVisible();
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    await expect.poll(height).toBeGreaterThan(300);
    const before = await height();
    await page.evaluate(async () => {
      window.postMessage({ type: 'coverbridge:height', height: 7 }, '*');
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    });
    expect(await height()).toBe(before);
  });
});

test('what a partner’s page loads is under 4 kB', () => {
  expect(statSync(new URL('../../src/server/app/embed/embed.js', import.meta.url)).size).toBeLessThan(4_000);
});

test('an administrator makes a form for a website, copies its HTML and revokes it', async ({ page }) => {
  await signIn(page, 'demo_admin');
  const facts = { lines: ['home'], areas: [], dailyCeiling: 100 };
  const made = { name: 'Screen Partner', slug: 'screen', contactEmail: 'web@partner.example.com' };
  const { id } = await tell<{ id: string }>(page.request, 'partners.create', { ...made, ...facts });
  await page.goto(`/admin/partners?partner=${id}`);
  await page.getByRole('button', { name: 'Form for a website' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create form' }).click();
  await expect(dialog.getByText('Name at least one website')).toBeVisible();
  await expectNoBarriers(page);
  await dialog.getByRole('combobox', { name: 'Websites' }).fill('https://www.example.com');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create form' }).click();
  const html = dialog.getByRole('textbox', { name: 'HTML for the page' });
  await expect(html).toHaveValue(/^<script src="http.*\/embed\.js" data-key="cb_pub_\w+"><\/script>$/);
  await expect(dialog.getByRole('combobox', { name: 'Type of insurance' }).getByRole('option')).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Type of insurance' }).selectOption('home');
  await expect(html).toHaveValue(/ data-line="home"><\/script>$/);
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('https://www.example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Form on the website' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(page.getByText(/Revoked on/)).toBeVisible();
});
