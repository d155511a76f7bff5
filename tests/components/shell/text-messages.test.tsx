import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextMessages } from '#client/modules/accounts/account/texts/text-messages.tsx';
import type { TextMessages as Texts } from '#shared/accounts/text-messages/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const phone = '+14035550142';
const none: Texts = {
  state: 'none',
  phone: null,
  stoppedAt: null,
  topics: [
    { topic: 'messages', label: 'Messages and questions', on: true },
    { topic: 'documents', label: 'Documents', on: true },
  ],
};
const open = (own: Texts) =>
  renderInPortal(<TextMessages />, {
    as: {},
    answers: { textMessages: { own }, privacy: { consents: { consents: [] } } },
  });
const heading = page.getByRole('heading', { name: 'Text messages' });

test('nobody is asked for a number where no texts are sent', async () => {
  const { calls } = await open({ ...none, state: null, topics: [] });
  await expect.poll(() => calls.map(({ procedure }) => procedure)).toContain('textMessages.own');
  await expect.element(heading).not.toBeInTheDocument();
});

test('the box is not ticked in advance; the number gets a code, and the code turns texts on', async () => {
  const net = await open(none);
  const box = page.getByRole('checkbox', { name: /^Text me at this number/ });
  await expect.element(box).not.toBeChecked();
  await page.getByLabelText('Mobile number').fill('403-555-0142');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect.element(page.getByText('Tick the box to get texts')).toBeVisible();
  await box.click();
  net.answers({ textMessages: { sendCode: { ...none, state: 'code_sent', phone } } });
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const code = page.getByLabelText('Code from the text message');
  await expect.element(code).toHaveFocus();
  net.answers({
    textMessages: {
      confirm: new Refusal('BAD_REQUEST', 'Check the code', [{ path: 'code', message: 'That code is incorrect.' }]),
    },
  });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm your number' }).click();
  await expect.element(page.getByText('That code is incorrect.')).toBeVisible();
  net.answers({ textMessages: { confirm: { ...none, state: 'on', phone } } });
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Confirm your number' }).click();
  await expect.element(page.getByRole('group', { name: `Text ${phone} about` })).toBeVisible();
});

test('a topic is saved as it is ticked, and all of it can be turned off', async () => {
  const net = await open({ ...none, state: 'on', phone });
  const [messages, documents] = none.topics as [Texts['topics'][number], Texts['topics'][number]];
  const less = { ...none, state: 'on', phone, topics: [messages, { ...documents, on: false }] } as const;
  net.answers({ textMessages: { setTopic: { ...less, topics: [...less.topics] }, turnOff: none } });
  const box = page.getByRole('checkbox', { name: 'Documents' });
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(net.calls.find(({ procedure }) => procedure === 'textMessages.setTopic')?.input).toEqual({
    topic: 'documents',
    on: false,
  });
  await page.getByRole('button', { name: 'Turn off text messages' }).click();
  await expect.element(page.getByLabelText('Mobile number')).toBeVisible();
});

test('after STOP the settings say so, and how to get texts again', async () => {
  await open({ ...none, state: 'stopped', phone, stoppedAt: '2026-11-27T19:00:00Z' });
  await expect.element(page.getByText(/You replied STOP from \+14035550142 on Nov 27/)).toBeVisible();
  await expect.element(page.getByLabelText('Mobile number')).toBeVisible();
});

test('a refusal of the server is said', async () => {
  const net = await open(none);
  net.answers({ textMessages: { sendCode: new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Try again later.') } });
  await page.getByLabelText('Mobile number').fill('403-555-0142');
  await page.getByRole('checkbox', { name: /^Text me at this number/ }).click();
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests. Try again later.');
});
