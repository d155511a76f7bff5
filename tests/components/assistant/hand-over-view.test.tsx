/**
 * The hand-over inside the chat panel: there, back, and what the conversation says afterwards.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HandOverReceipt } from '#shared/assistant/handover.ts';
import { ask, messages, openChat, panel, press } from '../../support/browser/chat.tsx';

const receipt: HandOverReceipt = {
  number: 'AB-2026-000123',
  title: 'Auto insurance',
  submittedAt: '2026-11-25T19:00:00.000Z',
  email: 'morgan@example.com',
  firstReplyByText: 'Thursday',
  promise: 'A broker replies by Thursday.',
  measured: null,
  isOpen: true,
  opensAtText: 'Thursday, November 26 at 9:00 a.m.',
  takenOut: [],
};

const form = page.getByRole('form', { name: 'Talk to a person' });

test('after the hand-over the conversation has the number, and clearing it removes the contact details', async () => {
  await openChat({ handOver: receipt });
  await ask();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await press('Talk to a person');
  await expect.element(form.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
  await form.getByLabelText('Full Name').fill('Morgan Example');
  await form.getByLabelText('Email Address').fill(receipt.email);
  await form.getByLabelText('Phone Number').fill('403-555-0142');
  await form.getByLabelText('Where in Alberta?').selectOptions('Calgary');
  for (const box of form.getByRole('checkbox', { name: /^I agree/ }).all()) await box.click();
  await form.getByRole('button', { name: 'Send to a licensed broker' }).click();
  const back = panel.getByRole('button', { name: 'Back to the chat' });
  await back.click();
  await expect
    .element(
      panel.getByText(
        `I’ve handed this conversation over. Your request number is ${receipt.number}. ${receipt.promise}`,
      ),
    )
    .toBeInViewport({ ratio: 1 });
  expect(messages('user')).toHaveLength(1);
  const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept()).toContain(receipt.email);
  await press('Clear the conversation');
  await press('Clear');
  await expect.poll(kept).not.toContain(receipt.email);
});

test('a visitor can go back without sending, and finds the form as it was', async () => {
  await openChat();
  await press('Talk to a person');
  await form.getByLabelText('Full Name').fill('Morgan Example');
  await press('Back to the chat');
  await expect.element(panel.getByLabelText('Your question')).toHaveFocus();
  await press('Talk to a person');
  await expect.element(form.getByLabelText('Full Name')).toHaveValue('Morgan Example');
});
