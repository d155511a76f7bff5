/**
 * The newsletter sign-up: its messages and its pending state; an address that was not added stays in the field.
 * @module-tag long
 */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Island } from '#client/site/island.tsx';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { type Network, network, Refusal } from '../../support/browser/network.ts';
import { renderOnSite } from '../../support/browser/site.tsx';

const email = page.getByPlaceholder('Enter your email');
const FAILED = 'Error - Failed to subscribe. Please try again later.';

async function subscribe(address: string): Promise<void> {
  await email.fill(address);
  await email.click();
  await userEvent.keyboard('{Enter}');
}

let net: Network;
beforeEach(async () => {
  net = network({ newsletter: { subscribe: { message: 'Thank you' } } });
  await renderOnSite(
    <>
      <Island name="newsletter-form" props={{ id: 'newsletter-email', consent: newsletterConsent.text }} />
      <Island name="toaster" props={{}} />
    </>,
  );
});

test('an invalid address is refused before anything is sent, and stays in the field', async () => {
  await subscribe('reader');
  await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email address$/);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('reader');
  expect(net.calls).toEqual([]);
});

test('it says that it is subscribing, then that it worked, and is empty again', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  net.answers({ newsletter: { subscribe: () => answer.promise } });
  await subscribe('reader@example.com');
  await expect.element(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect.element(email).toBeDisabled();
  answer.resolve({ message: 'Thank you' });
  await expect.element(page.getByText('Success! Thank you for subscribing to our newsletter!')).toBeVisible();
  await expect.element(email).toHaveValue('');
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

for (const [what, fail, words] of [
  [
    'that is already subscribed',
    () => net.answers({ newsletter: { subscribe: new Refusal('CONFLICT', 'This email is on the list.') } }),
    'Already subscribed - This email is already subscribed to our newsletter.',
  ],
  [
    'that the server refuses',
    () => net.answers({ newsletter: { subscribe: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') } }),
    FAILED,
  ],
  ['sent without a connection', () => net.cut(), FAILED],
] as const) {
  test(`an address ${what} stays in the field, and a message says why`, async () => {
    fail();
    await subscribe('kept@example.com');
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(email).toHaveValue('kept@example.com');
    await expect.element(email).toBeEnabled();
  });
}
