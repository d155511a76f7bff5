import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { LoginForm } from '#client/modules/accounts/auth/login-form.tsx';
import { SECOND_FACTOR_NEEDED, WRONG_CREDENTIALS } from '#shared/accounts/auth/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const username = page.getByLabelText('Username');
const password = page.getByLabelText('Password');
const login = page.getByRole('button', { name: 'Login' });

async function logIn() {
  await username.fill('ava_example');
  await password.fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
}

test('an empty login names both missing fields and returns the focus to the first', async () => {
  const { calls } = await renderInPortal(<LoginForm />);
  await login.click();
  await expect.element(page.getByText('Username is required')).toBeVisible();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  await expect.element(username).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a wrong password is an alert above the form, and what was typed stays', async () => {
  await renderInPortal(<LoginForm />, {
    answers: { auth: { login: new Refusal('UNAUTHORIZED', WRONG_CREDENTIALS) } },
  });
  await logIn();
  await expect.element(page.getByText('Login failed')).toBeVisible();
  await expect.element(page.getByText(WRONG_CREDENTIALS).first()).toBeVisible();
  await expect.element(username).toHaveValue('ava_example');
  await expect.element(password).toHaveValue('Prairie-2026');
});

test('while the server checks, the button is disabled and says so; then the user is welcomed by name', async () => {
  const answer = Promise.withResolvers<typeof user>();
  await renderInPortal(<LoginForm />, { answers: { auth: { login: () => answer.promise } } });
  await logIn();
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect.element(page.getByText('Please wait while we verify your credentials.')).toBeVisible();
  answer.resolve(user);
  await expect.element(page.getByText('Login successful')).toBeVisible();
  await expect.element(page.getByText('Welcome back, Ava Example!')).toBeVisible();
});

test('a failure without a reason gets our own words', async () => {
  await renderInPortal(<LoginForm />, { answers: { auth: { login: new Refusal('INTERNAL_SERVER_ERROR', '') } } });
  await logIn();
  await expect.element(page.getByText('Invalid username or password. Please try again.')).toBeVisible();
});

test('a silent server has the sentence of the specification', async () => {
  const net = await renderInPortal(<LoginForm />, { answers: { auth: { login: user } } });
  net.cut();
  await logIn();
  const sentence = 'The server did not answer. Please check your connection and try again.';
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence);
});

test('"Remember me" keeps the username on this device until it is cleared', async () => {
  const answers = { auth: { login: new Refusal('UNAUTHORIZED', WRONG_CREDENTIALS) } };
  await renderInPortal(<LoginForm />, { answers });
  await page.getByLabelText('Remember me').click();
  await logIn();
  await expect.element(page.getByText('Login failed')).toBeVisible();
  await cleanup();
  await renderInPortal(<LoginForm />, { answers });
  await expect.element(username).toHaveValue('ava_example');
  await expect.element(page.getByLabelText('Remember me')).toBeChecked();
});

test('a username is forgotten again without "Remember me"', async () => {
  const answers = { auth: { login: new Refusal('UNAUTHORIZED', WRONG_CREDENTIALS) } };
  localStorage.setItem('remembered-username', 'ava_example');
  await renderInPortal(<LoginForm />, { answers });
  await page.getByLabelText('Remember me').click();
  await logIn();
  await expect.element(page.getByText('Login failed')).toBeVisible();
  await cleanup();
  await renderInPortal(<LoginForm />, { answers });
  await expect.element(username).toHaveValue('');
});

test('a right password with a second factor asks for the code, which takes the focus and is no failure', async () => {
  const asked = new Refusal('UNAUTHORIZED', SECOND_FACTOR_NEEDED, [{ path: 'code', message: SECOND_FACTOR_NEEDED }]);
  const { calls } = await renderInPortal(<LoginForm />, {
    answers: { auth: { login: ({ code }: { code?: string }) => (code ? user : asked) } },
  });
  await logIn();
  await expect.element(page.getByLabelText('Code from your authenticator app')).toHaveFocus();
  await expect.element(page.getByText('Login failed')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter the code')).toBeVisible();
  expect(calls.filter(({ procedure }) => procedure === 'auth.login')).toHaveLength(1);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Use a recovery code instead' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
  await userEvent.keyboard('ABCD-1234{Enter}');
  await expect.element(page.getByText('Login successful')).toBeVisible();
});
