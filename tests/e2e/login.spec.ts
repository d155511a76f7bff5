/** Registering. What the forms say when something is missing or wrong: tests/components/accounts. */
import { expect, test } from '../support/app.ts';
import { openForm, PASSWORD } from '../support/portal.ts';
import { hold } from '../support/public-page.ts';

test.describe('registration', () => {
  test.use({ expectedErrors: [/status of 40[09]/] });

  test('checks the fields, creates the account, welcomes by name and asks to confirm the address', {
    tag: '@long',
  }, async ({ page }) => {
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
    // The specified words are those of a screen where one still has to log in; the page says that this one is done.
    await expect(page.getByRole('main').getByText(/Your account is ready, and you’re signed in/)).toBeVisible();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page.getByText(`Please confirm ${username}@example.com`)).toBeVisible();
  });
});
