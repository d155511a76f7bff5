/** The client's dashboard in browsers: their to-dos first, then where everything is, by mouse, touch and keyboard. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { choose } from '../support/choose-files.ts';
import { register, registerWithCase, tell } from '../support/portal.ts';

const waiting = (page: Page) => page.getByRole('list', { name: 'Your to-dos' });
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

    test('a new client is led to a quote; with a case, everything is in its place and there is no accessibility barrier', {
      tag: '@long',
    }, async ({ page, browser, app }) => {
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
      await expect(waiting(page).getByRole('link', { name: /Upload: Current policy/ })).toBeVisible();
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

test('the keyboard alone leads from the first to-do to its place', { tag: '@long' }, async ({ page, browser, app }) => {
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

test('a document is uploaded from the dashboard', { tag: '@long' }, async ({ page, browser, app }) => {
  const broker = await brokerPage(browser, app.url);
  const { caseId } = await registerWithCase(page, broker.request, app);
  await page.goto('/portal');
  const section = page.getByRole('region', { name: 'Upload a document' });
  const text = Buffer.from('Kilometres a year: 12,000');
  const file = { name: 'kilometres.txt', mimeType: 'text/plain', buffer: text };
  await choose(page, section.getByRole('button', { name: 'Choose files' }), [file]);
  await section.getByRole('link', { name: 'All documents for this request' }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/cases/${caseId}#documents$`));
  await expect(
    page.getByRole('region', { name: 'Documents', exact: true }).getByText('kilometres').first(),
  ).toBeVisible();
});
