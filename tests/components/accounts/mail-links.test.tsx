/**
 * The pages that the links of emails open: opening one changes nothing, its button does.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmEmailPage } from '#client/portals/client/pages/confirm-email-page.tsx';
import { ForgotPasswordPage } from '#client/portals/client/pages/forgot-password-page.tsx';
import { ResetPasswordPage } from '#client/portals/client/pages/reset-password-page.tsx';
import { VerifyEmailPage } from '#client/portals/client/pages/verify-email-page.tsx';
import { FORGOT_PASSWORD_ANSWER } from '#shared/accounts/auth/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const TOKEN = 'a-token-of-twenty-letters-or-more';
const dead = new Refusal('NOT_FOUND', 'This link has been used or is too old.');
const deadLink = page.getByRole('heading', { name: 'This link doesn’t work' });

async function enter(password: string, repeated = password) {
  await page.getByLabelText('New Password').fill(password);
  await page.getByLabelText('Confirm New Password').fill(repeated);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test('only a whole address gets a link, and the answer does not tell whether it has an account', async () => {
  const { calls } = await renderInPortal(<ForgotPasswordPage />, {
    answers: { auth: { forgotPassword: { message: FORGOT_PASSWORD_ANSWER } } },
  });
  const email = page.getByLabelText('Email');
  await email.fill('not an address');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Invalid email address')).toBeVisible();
  expect(calls).toEqual([]);
  await email.fill('ava@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(FORGOT_PASSWORD_ANSWER);
});

test('the secret leaves the address bar; two equal passwords set the new one', async () => {
  const { address, calls } = await renderInPortal(<ResetPasswordPage />, {
    at: `/portal/reset-password?token=${TOKEN}`,
    answers: { auth: { resetPassword: { message: 'You can now sign in with it.' } } },
  });
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect.poll(address).toBe('/portal/reset-password');
  await enter('Foothills-4711', 'Something-5');
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  await enter('Foothills-4711');
  await expect.element(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect(calls).toEqual([{ procedure: 'auth.resetPassword', input: { token: TOKEN, password: 'Foothills-4711' } }]);
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/portal/login');
});

test('a used link to a new password leads to the page for another', async () => {
  await renderInPortal(<ResetPasswordPage />, {
    at: `/portal/reset-password#token=${TOKEN}`,
    answers: { auth: { resetPassword: dead } },
  });
  await enter('Foothills-4711');
  await expect.element(deadLink).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(dead.message);
  const again = page.getByRole('link', { name: 'Request a new link' });
  await expect.element(again).toHaveAttribute('href', '/portal/forgot-password');
});

test('a new password that the server refuses is corrected on the same link', async () => {
  const message = 'This password is too common';
  await renderInPortal(<ResetPasswordPage />, {
    at: `/portal/reset-password#token=${TOKEN}`,
    answers: { auth: { resetPassword: new Refusal('BAD_REQUEST', message, [{ path: 'password', message }]) } },
  });
  await enter('Password123');
  await expect.element(page.getByLabelText('New Password')).toHaveAccessibleDescription(message);
  await expect.element(deadLink).not.toBeInTheDocument();
});

test('a link that was not copied completely says so before anything is sent', async () => {
  const { calls } = await renderInPortal(<ResetPasswordPage />, { at: '/portal/reset-password?token=short' });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This link is incomplete\./);
  expect(calls).toEqual([]);
});

test('an address is confirmed after a login where nobody is signed in', async () => {
  const first = new Refusal('UNAUTHORIZED', 'Sign in to your account, then confirm again.');
  const net = await renderInPortal(<VerifyEmailPage />, {
    at: `/portal/verify-email#token=${TOKEN}`,
    answers: { auth: { verifyEmail: first, login: user } },
  });
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await confirm.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(first.message);
  net.answers({ auth: { verifyEmail: { message: 'Thank you.' } } });
  await page.getByLabelText('Username').fill('ava_example');
  await page.getByLabelText('Password').fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/portal');
});

test.for([
  { done: false, title: 'One of two confirmations received' },
  { done: true, title: 'Your email address was changed' },
])('an address change says: $title', async ({ done, title }) => {
  await renderInPortal(<ConfirmEmailPage />, {
    at: `/portal/confirm-email#token=${TOKEN}`,
    answers: { auth: { confirmEmailChange: { message: 'Thank you.', done } } },
  });
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
});

test.for([
  ['verify-email', 'Confirm my address', <VerifyEmailPage key="verify" />],
  ['confirm-email', 'Confirm the change', <ConfirmEmailPage key="confirm" />],
] as const)('an unknown link to %s leads to the account', async ([path, action, part]) => {
  await renderInPortal(part, {
    at: `/portal/${path}#token=${TOKEN}`,
    answers: { auth: { verifyEmail: dead, confirmEmailChange: dead } },
  });
  await page.getByRole('button', { name: action }).click();
  await expect.element(deadLink).toBeVisible();
  const account = page.getByRole('link', { name: 'Sign in to your account' });
  await expect.element(account).toHaveAttribute('href', '/portal/account');
});
