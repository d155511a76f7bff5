/**
 * From the chat to a person: the visitor sees, edits and agrees to exactly what is sent, and loses nothing.
 * @module-tag long
 */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { HandOverForm } from '#client/modules/assistant/escalation/hand-over-form.tsx';
import type { HandOverReceipt } from '#shared/assistant/handover.ts';
import { sha256Of } from '#shared/consents/certificates/verify.ts';
import { presentScreen } from '#shared/consents/screen.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { type Network, network, Refusal } from '../../support/browser/network.ts';

const conversation = [
  { role: 'user' as const, content: 'Does home insurance in Calgary pay for a flooded basement?' },
  { role: 'assistant' as const, content: 'That depends on the endorsement.' },
  { role: 'user' as const, content: 'And what about hail?' },
  { role: 'assistant' as const, content: 'Hail is insured.' },
];

const receipt: HandOverReceipt = {
  number: 'AB-2026-000123',
  title: 'Home insurance',
  submittedAt: '2026-11-25T19:00:00.000Z',
  email: 'morgan@example.com',
  firstReplyByText: 'Thursday',
  promise: 'A broker replies by Thursday.',
  measured: null,
  isOpen: false,
  opensAtText: 'Thursday, November 26 at 9:00 a.m.',
  takenOut: [],
};

const settings = { disclosure: { statement: 'A broker partner pays us a fixed fee for each request they take on.' } };
const sent = ({ calls }: Network) => calls.filter(({ procedure }) => procedure === 'chat.handOver');

const form = page.getByRole('form', { name: 'Talk to a person' });
const field = (label: string) => form.getByLabelText(label, { exact: true });
const send = form.getByRole('button', { name: 'Send to a licensed broker' });
const consents = form.getByRole('checkbox', { name: /^I agree/ });

async function openForm(isOpen = true) {
  const onBack = vi.fn();
  const onDone = vi.fn();
  const about = { isOpen, opensAtText: receipt.opensAtText };
  const { unmount } = await render(
    <SiteProfileProvider profile={defaultSiteProfile}>
      <HandOverForm conversation={conversation} page="/insurance/auto" about={about} onBack={onBack} onDone={onDone} />
    </SiteProfileProvider>,
  );
  return { onBack, onDone, unmount };
}

async function fillIn(): Promise<void> {
  await field('Full Name').fill('Morgan Example');
  await field('Email Address').fill(receipt.email);
  await field('Phone Number').fill('403-555-0142');
}

async function agree(): Promise<void> {
  for (const box of consents.all()) await box.click();
}

test('it begins with the questions of the chat, the kind of insurance and the place', async () => {
  network({ settings });
  await openForm();
  await expect.element(form.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
  await expect
    .element(field('What do you need help with?'))
    .toHaveValue(`${conversation[0]?.content}\nAnd what about hail?`);
  await expect.element(field('Type of insurance')).toHaveValue('home');
  await expect.element(field('Where in Alberta?')).toHaveValue('calgary');
  await expect.element(form).toMatchTextContent('We’re open now.');
  await expect.element(form).toMatchTextContent('Nothing has been sent yet.');
});

test('outside opening hours it says when we open, and that it can be sent at any time', async () => {
  network({ settings });
  await openForm(false);
  await expect
    .element(form)
    .toMatchTextContent(`We’re closed now and reopen on ${receipt.opensAtText}. You can send this at any time.`);
});

test('it says how the owner is paid for the request before it is sent', async () => {
  network({ settings });
  await openForm();
  await expect.element(form.getByText(settings.disclosure.statement)).toBeVisible();
});

test('without an answer about that, the general sentence is shown', async () => {
  network({ settings: { disclosure: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') } });
  await openForm();
  await expect.element(form.getByText(GENERAL_DISCLOSURE)).toBeVisible();
});

test('missing fields are listed, and each entry leads to its field', async () => {
  const net = network({ settings });
  await openForm();
  await send.click();
  const summary = form.getByRole('alert').filter({ hasText: 'Check these fields' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: /Agree that your answers may be shared/ }).click();
  await expect.element(form.getByRole('checkbox', { name: /^I agree that Coverbridge shares/ })).toHaveFocus();
  await summary.getByRole('link', { name: 'Name must be at least 2 characters' }).click();
  await expect.element(field('Full Name')).toHaveFocus();
  await field('Full Name').fill('Morgan Example');
  await expect.element(summary.getByRole('link', { name: /^Name must/ })).not.toBeInTheDocument();
  expect(sent(net)).toEqual([]);
});

test('only the messages the visitor keeps are sent, in the words they have now', async () => {
  const net = network({ settings, chat: { handOver: receipt } });
  await openForm();
  await fillIn();
  await field('Your message 1').fill('Is a wet basement insured in Calgary?');
  await form.getByRole('checkbox', { name: 'Include message 3, You' }).click();
  await form.getByRole('checkbox', { name: 'Include message 4, Assistant' }).click();
  await expect.element(form.getByText(/^2 of 4 messages will be sent\./)).toBeVisible();
  await agree();
  await send.click();
  await expect.poll(() => sent(net)).toHaveLength(1);
  expect(sent(net)[0]?.input).toMatchObject({
    name: 'Morgan Example',
    community: 'calgary',
    transcript: [{ role: 'user', content: 'Is a wet basement insured in Calgary?' }, conversation[1]],
    // What was on the screen and when each box was ticked, as proof.
    shown: {
      sha256: await sha256Of(presentScreen(defaultSiteProfile)),
      ticked: { contact: expect.any(Number), share: expect.any(Number) },
    },
  });
});

test('a refusal says that nothing was sent, and keeps every field', async () => {
  network({ settings, chat: { handOver: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') } });
  await openForm();
  await fillIn();
  await agree();
  await send.click();
  await expect.element(form.getByText(/^It wasn’t sent\. Nothing works today\./)).toHaveFocus();
  await expect.element(form).toMatchTextContent('Nothing has been sent yet.');
  await expect.element(field('Email Address')).toHaveValue(receipt.email);
});

test('when no answer comes back, the form is kept, and sending it again is the same request', async () => {
  const net = network({ settings, chat: { handOver: receipt } });
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  net.answers({ chat: { handOver: lost } });
  const { unmount } = await openForm();
  await fillIn();
  await agree();
  await send.click();
  await expect.element(form.getByText(/We couldn’t confirm that it arrived/)).toHaveFocus();
  await unmount();
  net.answers({ chat: { handOver: receipt } });
  await openForm();
  await expect.element(form).toMatchTextContent('We couldn’t confirm that this arrived.');
  await expect.element(field('Email Address')).toHaveValue(receipt.email);
  for (const box of consents.all()) await expect.element(box).not.toBeChecked();
  await agree();
  await send.click();
  await expect.element(page.getByText(receipt.number)).toBeVisible();
  const keys = sent(net).map(({ input }) => (input as { key: string }).key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('the receipt has the number and the next steps, and the next request starts fresh', async () => {
  const net = network({ settings, chat: { handOver: receipt } });
  const { onBack, onDone, unmount } = await openForm();
  await fillIn();
  await agree();
  await send.click();
  const section = page.getByRole('region', { name: 'Request received' });
  await expect.element(section.getByRole('heading')).toHaveFocus();
  for (const words of [receipt.number, receipt.email, receipt.promise, `Brokers are back on ${receipt.opensAtText}`])
    await expect.element(section).toMatchTextContent(words);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(receipt, expect.any(String));
  await section.getByRole('button', { name: 'Back to the chat' }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await unmount();
  await openForm();
  await expect.element(form).toMatchTextContent(`You’ve already sent ${receipt.number}.`);
  await expect.element(field('Email Address')).toHaveValue(receipt.email);
  expect(sent(net)).toHaveLength(1);
});
