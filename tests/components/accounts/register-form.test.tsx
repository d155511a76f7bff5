// @module-tag long
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RegisterForm } from '#client/modules/accounts/auth/register-form.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const create = page.getByRole('button', { name: 'Create Account' });

async function fillIn(changes: Record<string, string> = {}) {
  const values = {
    'Full Name': 'Ava Example',
    Email: 'ava@example.com',
    'Phone Number': '403 555 0142',
    Username: 'ava_example',
    Password: 'Prairie-2026',
    'Confirm Password': 'Prairie-2026',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabelText(label).fill(value);
  await page.getByLabelText(/I agree to the/).click();
}

test('an empty registration names every missing field', async () => {
  await renderInPortal(<RegisterForm onCreated={() => {}} />);
  await create.click();
  for (const words of [
    'Full name is required',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
    'You must agree to the terms and conditions',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeInvalid();
  await expect.element(page.getByLabelText('Full Name')).toHaveFocus();
});

test('a phone number with letters and two different passwords are refused before anything is sent', async () => {
  const { calls } = await renderInPortal(<RegisterForm onCreated={() => {}} />);
  await fillIn({ 'Phone Number': '403 555 01x42', 'Confirm Password': 'Prairie-2027' });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a username that is taken is an error of its field, and everything typed stays', async () => {
  const message = 'This username is taken';
  await renderInPortal(<RegisterForm onCreated={() => {}} />, {
    answers: { auth: { register: new Refusal('CONFLICT', message, [{ path: 'username', message }]) } },
  });
  await fillIn();
  await create.click();
  await expect.element(page.getByText('Registration failed')).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(page.getByLabelText('Username')).toBeInvalid();
  await expect.element(page.getByLabelText('Password')).toHaveValue('Prairie-2026');
});

test('a failure without a reason gets our own words', async () => {
  await renderInPortal(<RegisterForm onCreated={() => {}} />, {
    answers: { auth: { register: new Refusal('INTERNAL_SERVER_ERROR', '') } },
  });
  await fillIn();
  await create.click();
  await expect.element(page.getByText('An error occurred during registration. Please try again.')).toBeVisible();
});

test('once the account is created, the form is empty and both messages follow', async () => {
  const answer = Promise.withResolvers<typeof user>();
  const onCreated = vi.fn();
  const { calls } = await renderInPortal(<RegisterForm onCreated={onCreated} />, {
    answers: { auth: { register: () => answer.promise } },
  });
  await fillIn();
  await create.click();
  await expect.element(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  expect(calls.at(-1)?.input).not.toHaveProperty('confirmPassword');
  answer.resolve(user);
  await expect.element(page.getByText('Your account has been created. You can now log in.')).toBeVisible();
  expect(onCreated).toHaveBeenCalledOnce();
  await expect.element(page.getByLabelText('Full Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(page.getByText('Registration successful')).toBeVisible();
  await expect
    .element(page.getByText('Welcome, Ava Example. Your account is ready, and you’re signed in.'))
    .toBeVisible();
});
