import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SuppressedEmails } from '#client/modules/notifications/suppressed-emails.tsx';
import type { OwnEmails } from '#shared/notifications/suppressions/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const heading = page.getByRole('heading', { name: 'You’re getting fewer emails' });
const allow = page.getByRole('button', { name: 'Get emails again' });
const open = (own: OwnEmails) =>
  renderInPortal(<SuppressedEmails />, {
    as: {},
    at: '/portal/account/notifications',
    answers: { emailChoices: { own } },
  });

test('someone who asked us to stop reads what that means, and gets emails again with one press', async () => {
  const net = await open({ level: 'nothing' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByText(/security emails and answers to your questions, whatever you choose below/))
    .toBeVisible();
  net.answers({ emailChoices: { allow: { level: null } } });
  await allow.click();
  await expect.element(heading).not.toBeInTheDocument();
});

test('a refusal is said, and the choice stays', async () => {
  const net = await open({ level: 'needed' });
  net.answers({ emailChoices: { allow: new Refusal('CONFLICT', 'Confirm your email address first.') } });
  await allow.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Confirm your email address first.');
  await expect.element(heading).toBeVisible();
});

test('everyone else sees nothing of it', async () => {
  const net = await open({ level: null });
  await expect.poll(() => net.calls.length).toBeGreaterThan(0);
  await expect.element(heading).not.toBeInTheDocument();
});
