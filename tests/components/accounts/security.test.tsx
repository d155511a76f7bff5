/**
 * The other parts of the security page: the password, and where the account is logged in.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordForm } from '#client/modules/accounts/account/password-form.tsx';
import { SessionList } from '#client/modules/accounts/account/session-list.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const NEW_PASSWORD = 'Foothills-4711';
const off = { enabledAt: null, recoveryCodesLeft: 0, required: false };

async function change(password: string, repeated = password) {
  await page.getByLabelText('Current Password').fill('Prairie-2026');
  await page.getByLabelText('New Password').fill(password);
  await page.getByLabelText('Confirm New Password').fill(repeated);
  await userEvent.keyboard('{Enter}');
}

test('a wrong current password is an error of its field; the right one empties the form', async () => {
  const message = 'That password is incorrect';
  const wrong = new Refusal('BAD_REQUEST', message, [{ path: 'currentPassword', message }]);
  const net = await renderInPortal(<PasswordForm />, {
    as: {},
    answers: { account: { secondFactor: off, changePassword: wrong } },
  });
  const current = page.getByLabelText('Current Password');
  await change(NEW_PASSWORD);
  await expect.element(current).toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('New Password')).toHaveValue(NEW_PASSWORD);
  net.answers({ account: { changePassword: { message: 'Your password was changed.' } } });
  await current.fill('Prairie-2025');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your password was changed.')).toBeVisible();
  await expect.element(current).toHaveValue('');
  expect(net.calls.find(({ procedure }) => procedure === 'account.changePassword')?.input).toEqual({
    currentPassword: 'Prairie-2026',
    code: '',
    password: NEW_PASSWORD,
  });
});

test('a broker needs a longer password, and a code where there is a second factor', async () => {
  const secondFactor = { enabledAt: '2026-11-02T17:00:00Z', recoveryCodesLeft: 9, required: true };
  await renderInPortal(<PasswordForm />, { as: { role: 'broker' }, answers: { account: { secondFactor } } });
  await expect.element(page.getByLabelText('Code from the app, or a recovery code')).toBeVisible();
  await change('Short-4711', 'Short-4712');
  await expect.element(page.getByText(/^Broker and administrator passwords must be at least 12/)).toBeVisible();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
});

const session = (id: number, current: boolean) => ({
  id: `0194a3c0-0000-7000-8000-00000000000${id}`,
  deviceName: `Chrome on Linux ${id}`,
  createdAt: '2026-11-02T17:00:00Z',
  lastSeenAt: '2026-11-03T17:00:00Z',
  current,
});
const sessions = [session(1, true), session(2, false), session(3, false)];

test('the session in use is marked; one other is ended, then all others', async () => {
  const { answers, calls } = await renderInPortal(<SessionList />, {
    as: {},
    answers: { account: { sessions: { sessions }, endSession: { sessions: sessions.slice(0, 2) } } },
  });
  const items = page.getByRole('listitem');
  await expect.element(items).toHaveLength(3);
  await expect.element(items.first()).toMatchTextContent(/This browser/);
  await expect.element(items.first().getByRole('button')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^End session: Chrome on Linux 3, signed in Nov 2/ }).click();
  await expect.element(items).toHaveLength(2);
  expect(calls.at(-1)?.input).toEqual({ sessionId: sessions[2]?.id });
  answers({ account: { endOtherSessions: { ended: 1 }, sessions: { sessions: sessions.slice(0, 1) } } });
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect.element(page.getByText('No other active sessions.')).toBeVisible();
});

test('a session that could not be ended stays in the list, with a message', async () => {
  const net = await renderInPortal(<SessionList />, { as: {}, answers: { account: { sessions: { sessions } } } });
  const items = page.getByRole('listitem');
  await expect.element(items).toHaveLength(3);
  net.cut();
  await page
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await expect.element(page.getByText('Could not end the session')).toBeVisible();
  await expect.element(page.getByText(/^The server didn’t respond/)).toBeVisible();
  await expect.element(items).toHaveLength(3);
});
