/** Access to the portals: who is redirected where, and what is behind the sign-in. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { codeOf, logIn, PASSWORD, signIn } from '../support/portal.ts';
import { startServerProcess } from '../support/server-process.ts';

test.describe('while the session is not known', () => {
  test('a loading screen with the outline of header and footer is shown, then the page', async ({ page }) => {
    await signIn(page, 'demo_client');
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/trpc/auth.session**', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto('/portal');
    const screen = page.locator('#root .loading-shell');
    await expect(screen.getByRole('status')).toHaveText('Loading…');
    await expect(screen.locator('.loading-shell-bar')).toHaveCount(2);
    answered.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.loading-shell')).toHaveCount(0);
  });
});

test.describe('without a session', () => {
  for (const [path, login, username] of [
    ['/portal/account/security', '/portal/login', 'demo_client'],
    ['/broker/notifications', '/broker/login', 'demo_broker'],
    ['/admin/cases?status=new', '/admin/login', 'demo_admin'],
  ] as const) {
    test(`${path} leads to ${login}, and after the login back to it`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`${login}?${new URLSearchParams({ next: path })}`);
      await logIn(page, username);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  // All other spellings are tested where it costs nothing: src/client/lib/next-path.test.ts.
  for (const next of ['//evil.example/portal', '/\\evil.example']) {
    test(`a link to ${JSON.stringify(next)} leads nobody off the site`, async ({ page, app }) => {
      await page.goto(`/portal/login?${new URLSearchParams({ next })}`);
      await logIn(page, 'demo_client');
      await expect(page).toHaveURL(`${app.url}/portal`);
    });
  }

  test('whoever logs out goes to the login page, and not back', async ({ page }) => {
    await signIn(page, 'demo_client');
    await page.goto('/portal/account');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/portal/login');
  });
});

test.describe('in the wrong place', () => {
  test('a client is refused by both areas, in the words of the specification, with a way home', async ({ page }) => {
    await signIn(page, 'demo_client');
    for (const [path, words] of [
      ['/admin/settings', 'The admin area is restricted to administrators only.'],
      [
        '/broker/cases/0194a3c0-0000-7000-8000-000000000001',
        'The broker portal is restricted to insurance brokers only.',
      ],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
      await expectNoBarriers(page);
    }
  });

  test('a broker is refused by the admin area, and an administrator by nothing', async ({ page }) => {
    await signIn(page, 'demo_broker');
    await page.goto('/admin');
    await expect(page.getByText('The admin area is restricted to administrators only.')).toBeVisible();
    await signIn(page, 'demo_admin');
    await page.goto('/broker/account');
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  });
});

test.describe('the frame of the portals', () => {
  test('header, footer and menu hold what the specification names, signed out and in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/portal/login');
    const nav = page.getByRole('navigation', { name: 'Client portal' });
    const toggle = page.getByRole('button', { name: 'Open the menu' });
    await expect(nav).toBeHidden();
    await toggle.click();
    await expect(nav.getByRole('link')).toHaveText(['Website Home', 'Login', 'Register']);
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Privacy Policy',
      'Terms of Service',
      'Contact Us',
    ]);
    await signIn(page, 'demo_client');
    await page.goto('/portal');
    await toggle.click();
    await expect(nav.getByRole('link')).toHaveText(['Website Home', 'Dashboard']);
    await expect(nav.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(nav).toBeHidden();
  });

  test('every change of the route scrolls to the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await signIn(page, 'demo_client');
    await page.goto('/portal/account');
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    // By keyboard, since the pointer would scroll the link into view first.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/portal/account/security"]')?.click());
    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('staff who need a second factor are led to it, are told why, and reach nothing before', async ({ browser }) => {
  const app = await startServerProcess({ variables: { REQUIRE_SECOND_FACTOR: 'true' } });
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/broker/notifications');
  await logIn(page, 'demo_broker');
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect(page.getByText('A password alone can be guessed or stolen')).toBeVisible();
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await page.goto('/broker/account');
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = (await page.getByTestId('second-factor-secret').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code from the app').fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('Your role needs a second factor, so it cannot be removed.')).toBeVisible();
  await context.close();
  await app.stop();
});
