/**
 * A session that ends while a page is open: nothing typed is lost, and the user continues where they were.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProfileForm } from '#client/modules/accounts/account/profile-form.tsx';
import { RequestInformationDialog } from '#client/modules/cases/commands/request-information-dialog.tsx';
import type { Profile } from '#shared/accounts/account/schema.ts';
import { WRONG_CREDENTIALS } from '#shared/accounts/auth/schema.ts';
import { NOT_AUTHENTICATED, type SessionUser } from '#shared/platform/session.ts';
import { type Network, Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const profile: Profile = {
  ...user,
  pendingEmail: null,
  phone: '403 555 0142',
  language: 'en',
  preferredContact: 'either',
  preferredTimes: 'any',
  createdAt: '2026-11-02T17:00:00Z',
  passwordChangedAt: null,
};
const ended = new Refusal('UNAUTHORIZED', NOT_AUTHENTICATED);
const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
const password = dialog.getByLabelText('Password');
const name = page.getByLabelText('Full Name');

/** The server forgets the session, and learns of it again at a login. */
function endSession(net: Network, next: SessionUser = user) {
  let current: SessionUser | Refusal = ended;
  net.answers({
    auth: {
      session: () => current,
      login: ({ password: given }: { password: string }) => {
        if (given !== 'Prairie-2026') return new Refusal('UNAUTHORIZED', WRONG_CREDENTIALS);
        current = next;
        return next;
      },
    },
    account: { updateProfile: () => (current === ended ? ended : profile) },
    cases: { requestInformation: () => (current === ended ? ended : new Refusal('CONFLICT', 'Somebody was faster.')) },
  });
  const logInElsewhere = (as: SessionUser) => {
    current = as;
  };
  return { logInElsewhere };
}

async function saveOverEndedSession() {
  const net = await renderInPortal(<ProfileForm profile={profile} />, { as: {}, at: '/portal/account' });
  await name.fill('Ava Wong-Tremblay');
  const server = endSession(net);
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveFocus();
  return { ...net, ...server };
}

test('a form that was being sent goes through after the login, with everything in it', async () => {
  const { calls } = await saveOverEndedSession();
  await expect.element(dialog.getByLabelText('Username')).toHaveValue('ava_example');
  await expect.element(dialog.getByLabelText('Username')).toHaveAttribute('readonly');
  await password.fill('Not-the-right-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(WRONG_CREDENTIALS);
  await password.fill('Prairie-2026');
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Ava Wong-Tremblay');
  await expect.poll(() => calls.filter(({ procedure }) => procedure === 'account.updateProfile')).toHaveLength(2);
});

test('Escape closes neither the login nor a dialog below it, whose text stays', async () => {
  const onClose = () => expect.unreachable('The dialog below was closed');
  const net = await renderInPortal(<RequestInformationDialog caseId={user.id} version={1} opened onClose={onClose} />, {
    as: { role: 'broker' },
    at: '/broker',
  });
  const question = page.getByLabelText('What do you need?');
  await question.fill('Which winter tires are on it?');
  endSession(net, { ...user, role: 'broker' });
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('Prairie-2026{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Somebody was faster.').first()).toBeVisible();
  await expect.element(question).toHaveValue('Which winter tires are on it?');
});

test('there is a way out to the login page, which leads back', async () => {
  const { address } = await saveOverEndedSession();
  await page.getByRole('button', { name: 'Go to the sign-in page' }).click();
  await expect.poll(address).toBe('/portal/login?next=%2Fportal%2Faccount');
});

test('a login in another tab is noticed', async () => {
  const { logInElsewhere } = await saveOverEndedSession();
  logInElsewhere(user);
  window.dispatchEvent(new Event('focus'));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Ava Wong-Tremblay');
});

test('a login of somebody else in another tab closes the page', async () => {
  const { logInElsewhere } = await saveOverEndedSession();
  logInElsewhere({ ...user, id: '0194a3c0-0000-7000-8000-000000000002', fullName: 'Casey Example' });
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('heading', { name: 'Someone else is signed in' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue as Casey Example' }))
    .toHaveAttribute('href', '/portal');
  await expect.element(name).not.toBeInTheDocument();
});
