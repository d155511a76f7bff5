/**
 * The profile: name and language, and the address that emails go to.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trpc } from '#client/lib/trpc.tsx';
import { EmailPanel } from '#client/modules/accounts/account/email-panel.tsx';
import { ProfileForm } from '#client/modules/accounts/account/profile-form.tsx';
import type { Profile } from '#shared/accounts/account/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const profile: Profile = {
  username: 'ava_example',
  fullName: 'Ava Example',
  email: 'ava@example.com',
  emailVerified: true,
  pendingEmail: null,
  phone: '403 555 0142',
  language: 'en',
  preferredContact: 'either',
  preferredTimes: 'any',
  role: 'client',
  createdAt: '2026-11-02T17:00:00Z',
  passwordChangedAt: null,
};
const pendingEmail = {
  email: 'moved@example.com',
  oldConfirmed: false,
  newConfirmed: true,
  expiresAt: '2026-11-04T17:00:00Z',
};
const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: false };

/** As the profile page does. */
function CurrentEmail() {
  const { data } = trpc.account.profile.useQuery();
  return data ? <EmailPanel profile={data} /> : null;
}

test('a name that is missing is refused at its field; what is saved is confirmed', async () => {
  const { calls } = await renderInPortal(<ProfileForm profile={profile} />, {
    as: {},
    answers: { account: { updateProfile: profile } },
  });
  const name = page.getByLabelText('Full Name');
  await name.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Full name is required')).toBeVisible();
  await name.fill('Ava Wong-Tremblay');
  await page.getByLabelText('Language').selectOptions('Français');
  await page.getByRole('button', { name: 'Save your details' }).click();
  await expect.element(page.getByText('Your details have been saved.')).toBeVisible();
  const saved = calls.find(({ procedure }) => procedure === 'account.updateProfile')?.input;
  expect(saved).toMatchObject({ fullName: 'Ava Wong-Tremblay', language: 'fr' });
});

test('an unconfirmed address is confirmed by the code of the email, and another email can be sent', async () => {
  const { answers } = await renderInPortal(<CurrentEmail />, {
    as: {},
    answers: {
      account: {
        profile: { ...profile, emailVerified: false },
        sendVerification: { message: 'We sent an email to ava@example.com' },
        verifyEmailCode: new Refusal('BAD_REQUEST', 'This code does not match'),
      },
    },
  });
  await expect.element(page.getByText('Not confirmed yet')).toBeVisible();
  const code = page.getByLabelText('Code from the email');
  await code.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter the 6 digits')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect.element(page.getByText('We sent an email to ava@example.com')).toBeVisible();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').filter({ hasText: 'This code does not match' })).toBeVisible();
  answers({ account: { verifyEmailCode: profile } });
  await page.getByRole('button', { name: 'Confirm your address' }).click();
  await expect.element(page.getByText('Confirmed')).toBeVisible();
});

test('an address change asks both mailboxes, shows who has confirmed, and can be cancelled', async () => {
  await renderInPortal(<CurrentEmail />, {
    as: {},
    answers: {
      account: {
        profile,
        secondFactor,
        requestEmailChange: { ...profile, pendingEmail },
        cancelEmailChange: profile,
      },
    },
  });
  const start = page.getByRole('button', { name: 'Change your email address' });
  await start.click();
  await page.getByLabelText('New email address').fill('moved');
  await page.getByLabelText('Your password').fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabelText('New email address').fill('moved@example.com');
  await page.getByRole('button', { name: 'Send both emails' }).click();
  await expect.element(page.getByText('ava@example.com: not confirmed yet')).toBeVisible();
  await expect.element(page.getByText('moved@example.com: confirmed')).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect.element(start).toBeVisible();
});

test('where the current address was never confirmed, only the new one is asked', async () => {
  await renderInPortal(<EmailPanel profile={{ ...profile, emailVerified: false, pendingEmail }} />, { as: {} });
  await expect.element(page.getByText(/once the link in the email has been used/)).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveLength(1);
});
