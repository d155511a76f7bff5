/** Access to the portals: who is redirected where, and what is behind the sign-in. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { codeOf, logIn, PASSWORD, signIn } from '../support/portal.ts';
import { startServerProcess } from '../support/server-process.ts';

test.describe('the frame of the portals', () => {
  test('header, footer and menu hold what the specification names, signed out and in', { tag: '@long' }, async ({
    page,
  }) => {
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
});

test('staff who need a second factor are sent to its set-up with the reason, and reach nothing before', {
  tag: '@long',
}, async ({ browser }) => {
  const app = await startServerProcess({ variables: { REQUIRE_SECOND_FACTOR: 'true' } });
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/broker/notifications');
  await logIn(page, 'demo_broker');
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expect(page.getByText('A password alone can be guessed or stolen')).toBeVisible();
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await page.goto('/broker/account');
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = (await page.getByTestId('second-factor-secret').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code from the app').fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('Your role requires two-step verification, so it can’t be turned off.')).toBeVisible();
  await context.close();
  await app.stop();
});
