/** The client's dashboard in browsers: their to-dos first, then where everything is, by mouse, touch and keyboard. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { choose } from '../support/choose-files.ts';
import { ask, register, registerWithCase, tell } from '../support/portal.ts';

const waiting = (page: Page) => page.getByRole('list', { name: 'What is waiting for you' });
const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });

async function brokerPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('somebody new is led to a quote; with a case, everything stands in its place and nothing in the way', async ({
      page,
      browser,
      app,
    }) => {
      await register(page);
      await page.goto('/portal');
      await expect(page.getByRole('heading', { name: 'You have no requests yet' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-quote');
      await expectNoBarriers(page);

      await page.context().clearCookies();
      const broker = await brokerPage(browser, app.url);
      const { caseId } = await registerWithCase(page, broker.request, app);
      await page.goto('/portal/dashboard');
      await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
      await expect(requests(page).getByText('Bailey Demo-Broker, Fictional Foothills')).toBeVisible();
      await expect(requests(page).getByRole('link', { name: /Check licence DEMO-GEN-0001/ })).toBeVisible();

      // What the broker does now appears without a reload.
      const wish = { caseId, title: 'Current policy', why: 'To compare it', category: 'policy' };
      const { id } = await tell<{ id: string }>(broker.request, 'documents.requestDocument', wish);
      await expect(waiting(page).getByRole('link', { name: /Please send: Current policy/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
      await expectNoBarriers(page);

      await waiting(page)
        .getByRole('link', { name: /Current policy/ })
        .click();
      await expect(page.locator(`#request-${id}`)).toBeFocused();
      await expect(page.locator(`#request-${id}`)).toBeInViewport();
    });
  });
}

test('the keyboard alone leads from the first thing to do to its place', async ({ page, browser, app }) => {
  const broker = await brokerPage(browser, app.url);
  const { caseId } = await registerWithCase(page, broker.request, app);
  const message = { caseId, body: 'Good morning', kind: 'message', attachments: [] };
  await tell(broker.request, 'messages.send', { ...message, clientKey: crypto.randomUUID() });
  await page.goto('/portal');
  const first = waiting(page).getByRole('link').first();
  await expect(first).toContainText('1 new message');
  for (let press = 0; press < 30; press += 1) {
    if (await first.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/portal/cases/${caseId}#conversation$`));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Good morning');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
});

test('the history is searched and narrowed, and the address keeps it', async ({ page, browser, app }) => {
  const broker = await brokerPage(browser, app.url);
  const { caseId } = await registerWithCase(page, broker.request, app);
  const { number } = await ask<{ number: string }>(page.request, 'cases.get', { caseId });
  await page.goto('/portal');
  const search = page.getByRole('searchbox', { name: 'Search your requests' });
  await search.fill(number.slice(-4));
  await expect(page).toHaveURL(new RegExp(`q=${number.slice(-4)}$`));
  await expect(requests(page).getByText(number)).toBeVisible();
  await page.getByText('Closed', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show all requests' })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(number.slice(-4));
  await expect(page.getByRole('button', { name: 'Show all requests' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(requests(page).getByText(number)).toBeVisible();
  await expect(page).toHaveURL(/\/portal$/);
});

test('a request that was begun on this device is continued, or thrown away after one question', async ({ page }) => {
  await register(page);
  await page.goto('/get-quote?type=auto');
  await page.getByLabel('What is your postal code?').fill('T2P 1J9');
  await page
    .getByRole('group', { name: 'Where are your vehicles parked at night?' })
    .getByLabel('On the street')
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Start and current insurance' })).toBeVisible();
  await page.goto('/portal');
  const drafts = page.getByRole('list', { name: 'Begun and not sent' });
  await expect(drafts.getByText('Auto insurance: not sent yet')).toBeVisible();
  await expect(drafts.getByRole('link', { name: 'Continue Auto insurance' })).toHaveAttribute(
    'href',
    '/get-quote?type=auto',
  );
  await expectNoBarriers(page);
  await drafts.getByRole('button', { name: 'Discard Auto insurance' }).click();
  await expect(drafts.getByRole('button', { name: 'Keep Auto insurance' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drafts.getByText('Kept on this device')).toBeVisible();
  await drafts.getByRole('button', { name: 'Discard Auto insurance' }).click();
  await drafts.getByRole('button', { name: 'Delete Auto insurance' }).click();
  await expect(page.getByRole('heading', { name: 'You have no requests yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have no requests yet' })).toBeVisible();
});

test('a document goes on its way from the dashboard', async ({ page, browser, app }) => {
  const broker = await brokerPage(browser, app.url);
  const { caseId } = await registerWithCase(page, broker.request, app);
  await page.goto('/portal');
  const section = page.getByRole('region', { name: 'Send a document' });
  const text = Buffer.from('Kilometres a year: 12,000');
  const file = { name: 'kilometres.txt', mimeType: 'text/plain', buffer: text };
  await choose(page, section.getByRole('button', { name: 'Choose files' }), [file]);
  await section.getByRole('link', { name: 'All documents of this request' }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/cases/${caseId}#documents$`));
  await expect(
    page.getByRole('region', { name: 'Documents', exact: true }).getByText('kilometres').first(),
  ).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the dashboard says so calmly, and trying again helps', async ({ page }) => {
    await register(page);
    await page.route(/cases\.needs/, (route) => route.abort());
    await page.goto('/portal');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute(/cases\.needs/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'You have no requests yet' })).toBeVisible();
  });
});
