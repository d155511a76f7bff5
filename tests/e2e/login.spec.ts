/** Registering and signing in, with the messages of the error catalogue (spec §8). */
import { expect, test } from '../support/app.ts';
import { logIn, openForm, PASSWORD, signIn } from '../support/portal.ts';
import { hold, serverFailure, silentFailure } from '../support/public-page.ts';

test.describe('login', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('says what is missing, what is wrong and who is welcome, in the words of the specification', async ({
    page,
  }) => {
    await page.goto('/portal/login');
    const form = openForm(page);
    await form.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(form.getByText('Username is required')).toBeVisible();
    await expect(form.getByText('Password is required')).toBeVisible();
    await expect(form.getByLabel('Username')).toBeFocused();

    await page.route('**/api/trpc/auth.login**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await logIn(page, 'demo_client', 'Not-the-right-1');
    await expect(form.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(page.getByText('Please wait while we verify your credentials.')).toBeVisible();
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Invalid username or password');
    await form.getByLabel('Remember me').check();
    await logIn(page, 'demo_client');
    await expect(page).toHaveURL('/portal');
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page.getByText('Welcome back, Casey Demo-Client!')).toBeVisible();

    for (const path of ['/portal/login', '/portal/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/portal');
    }
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(openForm(page).getByLabel('Username')).toHaveValue('demo_client');
    await expect(openForm(page).getByLabel('Remember me')).toBeChecked();
    await openForm(page).getByLabel('Remember me').uncheck();
    await logIn(page, 'demo_client');
    await expect(page).toHaveURL('/portal');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(openForm(page).getByLabel('Username')).toHaveValue('');
  });

  test('at the door of brokers knows a broker, notes an administrator and only warns of others', async ({
    browser,
    app,
  }) => {
    for (const [username, told, shown] of [
      ['demo_broker', null, 'Dashboard'],
      ['demo_admin', 'You are an administrator and have broker access.', 'Dashboard'],
      ['demo_client', null, 'Access Denied'],
    ] as const) {
      const context = await browser.newContext({ baseURL: app.url });
      const page = await context.newPage();
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.goto('/broker/login');
      await logIn(page, username);
      await expect(page).toHaveURL('/broker');
      await expect(page.getByText(shown).first()).toBeVisible();
      if (told) await expect(page.getByText(told)).toBeVisible();
      expect(warnings.filter((words) => words.includes('no broker access'))).toHaveLength(
        username === 'demo_client' ? 1 : 0,
      );
      expect((await page.request.get('/api/user')).status()).toBe(200);
      await context.close();
    }
  });
});

test.describe('registration', () => {
  test.use({ expectedErrors: [/status of 40[09]/] });

  test('checks by the rules, creates the account, welcomes by name and asks to confirm the address', async ({
    page,
  }) => {
    await page.goto('/portal/register');
    const form = openForm(page);
    await form.getByRole('button', { name: 'Create Account' }).click();
    for (const words of [
      'Full name is required',
      'Invalid email address',
      'Phone number must be at least 10 digits',
      'Username must be at least 3 characters',
      'Password must be at least 8 characters',
      'You must agree to the terms and conditions',
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    const username = `new_${crypto.randomUUID().slice(0, 8)}`;
    await form.getByLabel('Full Name').fill('Ava Wong');
    await form.getByLabel('Email').fill(`${username}@example.com`);
    await form.getByLabel('Phone Number').fill('403 555 01x42');
    await form.getByLabel('Username').fill('DEMO_client');
    await form.getByLabel('Password', { exact: true }).fill('Password123');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Password124');
    await form.getByLabel(/I agree to the/).check();
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
    await expect(form.getByText('Passwords do not match')).toBeVisible();
    await form.getByLabel('Phone Number').fill('403 555 0142');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Password123');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Registration failed')).toBeVisible();
    await expect(form.getByText(/common|guess/i).first()).toBeVisible();
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.getByText(/taken/i).first()).toBeVisible();
    await form.getByLabel('Username').fill(username);
    const { release } = await hold(page, /auth\.register/);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    await expect(page.getByText('Creating account...')).toHaveCount(2);
    release();
    await expect(page).toHaveURL('/portal');
    await expect(page.getByText('Account created successfully')).toBeVisible();
    await expect(page.getByText('Your account has been created. You can now log in.')).toBeVisible();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page.getByText(`Please confirm ${username}@example.com`)).toBeVisible();
  });
});

test.describe('a server that says nothing of why', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('leaves the words to us: at the login, at the registration and at the way out', async ({ page }) => {
    await page.route(/auth\.(login|register|logout)/, (route) => route.fulfill(silentFailure));
    await page.goto('/portal/login');
    await logIn(page, 'demo_client');
    await expect(page.getByText('Invalid username or password. Please try again.')).toBeVisible();
    await page.goto('/portal/register');
    for (const [label, value] of [
      ['Full Name', 'Ava Wong'],
      ['Email', 'ava.wong@example.com'],
      ['Phone Number', '403 555 0142'],
      ['Username', 'ava_wong'],
      ['Password', PASSWORD],
      ['Confirm Password', PASSWORD],
    ] as const)
      await openForm(page).getByLabel(label, { exact: true }).fill(value);
    await openForm(page)
      .getByLabel(/I agree to the/)
      .check();
    await openForm(page).getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('An error occurred during registration. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await signIn(page, 'demo_client');
    await page.goto('/portal/account');
    await page.route(/auth\.logout/, (route) => route.fulfill(serverFailure));
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByText('Logout failed')).toBeVisible();
    await expect(page.getByText('Nothing works today.')).toBeVisible();
  });
});
