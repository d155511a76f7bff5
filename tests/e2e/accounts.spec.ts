/** Accounts, as their owners manage them: account recovery, and the account pages. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { codeOf, openForm, PASSWORD, register, signIn } from '../support/portal.ts';

test.describe('the second factor', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('is set up and used by keyboard alone, by the app or by a recovery code', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(180_000);
    const { username } = await register(page);
    await page.goto('/portal/account/security');
    await page.getByRole('button', { name: 'Set up two-step verification' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your password', { exact: true }).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await page.getByTestId('second-factor-secret').textContent())?.replaceAll(' ', '') ?? '';
    await expectNoBarriers(page);
    await page.getByLabel('Code from the app').focus();
    await page.keyboard.type('000 000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That code is incorrect')).toBeVisible();
    await page.getByLabel('Code from the app').fill(await codeOf(secret, -1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectNoBarriers(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter');
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    for (const [kind, code] of [
      ['app', await codeOf(secret)],
      ['recovery', codes[0] ?? ''],
    ] as const) {
      await page.request.post('/api/logout');
      await page.goto('/portal/login');
      await openForm(page).getByLabel('Username').focus();
      await page.keyboard.type(username);
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      const field = page.getByLabel('Code from your authenticator app');
      await expect(field).toBeFocused();
      await expect(openForm(page).getByLabel('Username')).toHaveValue(username);
      await expect(page.getByText('Login failed')).toHaveCount(0);
      await expectNoBarriers(page);
      if (kind === 'recovery') {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Use a recovery code instead' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
      }
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/portal');
    }

    await page.goto('/portal/account/security');
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    // A new password requires a code too.
    await expect(page.getByRole('region', { name: 'Password' }).getByLabel('Code from the app')).toBeVisible();
    const own = page
      .getByRole('region', { name: 'Two-step verification' })
      .getByLabel('Code from the app, or a recovery code');
    await own.fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
    const renewed = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await own.fill(codes[2] ?? '');
    await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
    await expect(page.getByText('That code is incorrect')).toBeVisible();
    await own.fill(renewed[0] ?? '');
    await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
    await expect(page.getByText('Not set up')).toBeVisible();
  });
});

for (const [width, colorScheme] of [
  // Colours do not depend on the width, nor the width on the colours.
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`no account screen has an accessibility barrier at ${width} px in ${colorScheme}`, { tag: '@long' }, async ({
    browser,
    app,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const token = 'token=no-such-token-was-ever-made';
    const open = [
      ...['/portal/login', '/portal/register', '/broker/login', '/admin/login', '/portal/forgot-password'],
      ...[`/portal/reset-password#${token}`, `/portal/verify-email#${token}`, `/portal/confirm-email#${token}`],
      '/portal/reset-password?token=short',
    ];
    const closed = ['', '/security', '/notifications', '/privacy'].map((part) => `/portal/account${part}`);
    // Sign-in pages and pages of email links look alike: on a desktop the first of each is enough.
    for (const path of width === 390 ? open : ['/portal/login', `/portal/reset-password#${token}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarriers(page);
    }
    await register(page);
    for (const path of [...closed, '/portal/reset-password?token=short', '/portal/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
      await expectNoBarriers(page);
    }
    for (const [username, area] of [
      ['demo_broker', 'broker'],
      ['demo_admin', 'admin'],
    ] as const) {
      await signIn(page, username);
      await page.goto(`/${area}`);
      await page.getByRole('link', { name: /, your account,/ }).click();
      await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Your account' }).getByRole('link')).toHaveText([
        'Profile',
        'Security',
        'Notifications',
        'API keys',
      ]);
      await expectNoBarriers(page);
    }
    await context.close();
  });
}
