/** The contact form: its messages, its pending state, its toasts, and that nothing typed is lost. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Island } from '#client/site/island.tsx';
import { ContactFormIsland } from '#client/site/layout/contact-form-island.tsx';
import { type ContactReceipt, contactInsuranceTypes } from '#shared/contact-messages/schema.ts';
import { network, Refusal } from '../../support/browser/network.ts';
import { comeAlive, renderAsHtml } from '../../support/browser/site.tsx';

const SENTENCES = [
  ['Full Name', 'R', 'Name must be at least 2 characters'],
  ['Email Address', 'rowan', 'Please enter a valid email address'],
  ['Phone Number', '403-555', 'Please enter a valid phone number'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
] as const;

const typed = {
  'Full Name': 'Rowan Sample',
  'Email Address': 'rowan.sample@example.com',
  'Phone Number': '403-555-0142',
  Message: 'Does my policy pay when the river comes in?',
};

const receipt = { id: '0194a3c0-0000-7000-8000-000000000002', receivedAt: '2026-11-25T19:00:00.000Z' };

const field = (label: string) => page.getByLabelText(label, { exact: true });
const type = page.getByRole('combobox', { name: 'Insurance Type (optional)' });
const send = page.getByRole('button', { name: 'Send Message' });

async function fill(values: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

async function expectTyped(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect.element(field(label)).toHaveValue(value);
}

beforeEach(async () => {
  await renderAsHtml(
    <>
      <main>
        <ContactFormIsland />
      </main>
      <Island name="toaster" props={{}} />
    </>,
  );
});

test('wrong text is listed and kept, and each entry leads to its field', async () => {
  const { calls } = network();
  await comeAlive();
  const wrong = Object.fromEntries(SENTENCES.map(([label, value]) => [label, value]));
  await fill(wrong);
  await send.click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  const links = summary.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(SENTENCES.map(([, , sentence]) => sentence));
  for (const [label, , sentence] of SENTENCES) {
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: sentence }).click();
    await expect.element(field(label)).toHaveFocus();
  }
  await expectTyped(wrong);
  await field('Email Address').fill(typed['Email Address']);
  await send.click();
  await expect
    .element(summary.getByRole('link', { name: 'Please enter a valid email address' }))
    .not.toBeInTheDocument();
  expect(summary.getByRole('link').elements()).toHaveLength(3);
  expect(calls).toEqual([]);
});

test('it says that it is sending, sends once, says that it is sent, and is empty again', async () => {
  const answer = Promise.withResolvers<ContactReceipt>();
  const { calls } = network({ contact: { submit: () => answer.promise } });
  await comeAlive();
  await fill();
  await type.selectOptions('home');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await field('Phone Number').click();
  await userEvent.keyboard('{Enter}');
  answer.resolve(receipt);
  await expect.element(page.getByText('Message Sent', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible();
  await expect.element(send).toBeEnabled();
  await expectTyped({ 'Full Name': '', 'Email Address': '', 'Phone Number': '', Message: '' });
  await expect.element(type).toHaveValue('none');
  expect(calls).toHaveLength(1);
});

test('a refusal is shown in the words of the server, and the same text can be sent again', async () => {
  const { answers } = network({ contact: { submit: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') } });
  await comeAlive();
  await fill();
  await type.selectOptions('home');
  await send.click();
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Failed to send message: Nothing works today.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your message was not sent. Everything you wrote is still here.')).toHaveFocus();
  await expectTyped(typed);
  await expect.element(type).toHaveValue('home');
  answers({ contact: { submit: receipt } });
  await send.click();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(page.getByText('Message Sent', { exact: true })).toBeVisible();
});

test('without a connection it says that the server didn’t respond, and keeps everything typed', async () => {
  network().cut();
  await comeAlive();
  await fill();
  await send.click();
  await expect.element(page.getByText(/^Failed to send message: The server didn’t respond\./)).toBeVisible();
  await expectTyped(typed);
});

test('a field that only the server refuses is marked like any other', async () => {
  const issues = [{ path: 'phone', message: 'Please enter a valid phone number' }];
  network({ contact: { submit: new Refusal('BAD_REQUEST', 'Check the fields', issues) } });
  await comeAlive();
  await fill();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(field('Phone Number')).toHaveAccessibleDescription(/Please enter a valid phone number$/);
});

test('a message sent before the code of the form has loaded is sent by it', async () => {
  const { calls } = network({ contact: { submit: receipt } });
  await fill();
  await send.click();
  expect(calls).toEqual([]);
  await comeAlive();
  await expect.element(page.getByText('Message Sent', { exact: true })).toBeVisible();
});

test('it offers every insurance type with none chosen, and says that we are not a broker', async () => {
  await expect.element(type).toHaveValue('none');
  expect([...type.element().children].map(({ textContent }) => textContent)).toEqual(
    Object.values(contactInsuranceTypes),
  );
  await expect.element(page.getByRole('main')).toMatchTextContent('is a marketing platform, not a broker or insurer');
});

test('a message that the browser’s agent submitted says so', async () => {
  const net = network({ contact: { submit: receipt } });
  await comeAlive();
  await fill();
  const form = document.querySelector('form[toolname]');
  form?.dispatchEvent(
    Object.assign(new SubmitEvent('submit', { bubbles: true, cancelable: true }), { agentInvoked: true }),
  );
  await expect.poll(() => net.calls.length).toBe(1);
  expect(net.calls[0]).toMatchObject({ procedure: 'contact.submit', input: { filledBy: 'agent' } });
});
