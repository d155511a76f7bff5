/** Sign-in, forms and layout: who can reach what, how the public forms behave, and that nothing gets in anybody's way. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';

async function signIn(page: Page, username: string): Promise<void> {
  await page.request.post('/api/login', { data: { username, password: 'Prairie-2026' } });
}

test.describe('without a session', () => {
  for (const [path, login] of [
    ['/portal', '/portal/login'],
    ['/broker/notifications', '/broker/login'],
    ['/admin/cases', '/admin/login'],
  ] as const) {
    test(`${path} leads to ${login}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${login}(\\?|$)`));
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    });
  }
});

test.describe('with the wrong role', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a client is refused by the admin area and by the broker portal, with a way home', { tag: '@long' }, async ({
    page,
  }) => {
    await signIn(page, 'demo_client');
    await page.goto('/admin');
    await expect(page.getByText('restricted to administrators only')).toBeVisible();
    await page.goto('/broker');
    await expect(page.getByText('restricted to insurance brokers only')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('show the not-found page with status 404, on the site and below the portals', { tag: '@long' }, async ({
    page,
  }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect((await page.goto('/team'))?.status()).toBe(404);
    expect((await page.goto('/portal/no-such-page'))?.status()).toBe(404);
  });
});

test('a visitor sends the contact form and the administrator reads the message', async ({ page, browser, app }) => {
  await page.goto('/contact');
  // Until React has taken over the form, the browser's own validation applies; from then on the form's does.
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('novalidate', '');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Jamie Sample');
  await main.getByLabel('Email Address').fill('jamie.sample@example.com');
  await main.getByLabel('Phone Number').fill('403-555-0131');
  await main.getByLabel('Insurance Type').selectOption('Home Insurance');
  await main.getByLabel('Message').fill('Do you also help with tenant insurance?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message! We will get back to you soon.').first()).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('');

  const context = await browser.newContext({ baseURL: app.url });
  const admin = await context.newPage();
  await signIn(admin, 'demo_admin');
  await admin.goto('/admin/messages');
  await expect(admin.getByText('Do you also help with tenant insurance?')).toBeVisible();
  await context.close();
});

test.describe('the newsletter', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is confirmed by the link in an email and a button, and knows who is on the list', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    await page.goto('/');
    const form = page.getByRole('contentinfo');
    await form.getByPlaceholder('Enter your email').fill('reader@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Success! Thank you for subscribing to our newsletter!')).toBeVisible();
    await form.getByPlaceholder('Enter your email').fill('reader@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      page.getByText('Already subscribed - This email is already subscribed to our newsletter.'),
    ).toBeVisible();
    const mail = await eventually('the mail arrives', async () => (await mailsTo(app, 'reader@example.com'))[0]);
    await page.goto(/http:\/\/\S+token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm my sign-up' }).click();
    await expect(page.getByText('Your sign-up is confirmed.')).toBeVisible();
  });
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`no screen has an accessibility barrier at ${width} px in ${colorScheme}`, { tag: '@long' }, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    for (const path of [
      ...['/', '/contact', '/get-quote', '/get-quote?type=home'],
      ...['/service-providers', '/complaints', '/corrections'],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoBarriers(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    for (const [username, path] of [
      ['demo_broker', '/broker'],
      ['demo_admin', '/admin'],
      ['demo_admin', '/admin/settings/payment'],
      ['demo_admin', '/admin/settings/providers'],
    ] as const) {
      // The previous page would send another request, without a session.
      await page.goto('about:blank');
      await context.clearCookies();
      await signIn(page, username);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoBarriers(page);
    }
    await context.close();
  });
}
