/** A client books a call from the broker's free times; the broker sees it beside the request and in their own calendar. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs, openClient, sendRequest, step } from '../support/desk.ts';

test('a client books a call, the broker sees it, and it is in the calendar the broker subscribed to', {
  tag: '@long',
}, async ({ browser, app, request }) => {
  const [broker, administrator, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  const id = await sendRequest(client.request, administrator.request);
  await step(broker.request, 'acceptOffer', id);

  await broker.goto('/broker/calendar');
  await broker.getByRole('button', { name: 'Create calendar address' }).click();
  const address = await broker.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  await broker.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(broker.getByText('No calendar program has read it yet')).toBeVisible();
  await expectNoBarriers(broker);

  await client.goto(`/portal/cases/${id}`);
  await client.getByRole('button', { name: 'Book a call' }).click();
  const dialog = client.getByRole('dialog', { name: 'Book a call' });
  // The last of the day: on every day with any.
  await dialog
    .getByRole('button', { name: /[ap]\.m\./ })
    .last()
    .click();
  await expectNoBarriers(client);
  await dialog.getByRole('button', { name: 'Book call' }).click();
  await expect(dialog).toBeHidden();
  const call = client.getByRole('region', { name: 'Scheduled call' });
  await expect(call).toContainText('Alberta time');
  await expect(call.getByRole('button', { name: 'Choose another time' })).toBeVisible();

  await broker.goto(`/broker/cases/${id}`);
  await expect(broker.getByRole('region', { name: 'Scheduled call' })).toContainText('30 minutes');
  const calendar = await request.get(new URL(address).pathname);
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`/broker/cases/${id}`);
});
