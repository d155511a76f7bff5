/** Ten cases on one desk: every step of their life in a browser, while another broker and an administrator intervene. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { anOption, chooseStep, look, openAs, openClient, sendRequest, standing, step } from '../support/desk.ts';
import { tell } from '../support/portal.ts';

/** Without a reload: changes by others arrive over the stream. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The badge of the open case. */
async function expectStatus(page: Page, words: string): Promise<void> {
  await expect(page.locator('main header').getByText(words, { exact: true }).first()).toBeVisible();
}

/** Presses until the dialog is gone: while a busy machine still moves the dialog in, a press can miss its button. */
async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await dialog.getByRole('button', { name, exact: true }).click({ timeout: 5_000 });
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

async function accept(page: Page, caseId: string): Promise<void> {
  await page.goto(`/broker/cases/${caseId}`);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectStatus(page, 'Active');
}

// The broker whose case was reassigned requests it once more; of two who act on one version, one is refused.
test.use({ expectedErrors: [/status of 40[49]/] });

test('a broker takes ten cases through every step, with another broker and an administrator stepping in', {
  tag: '@long',
}, async ({ app, browser }) => {
  test.setTimeout(240_000);
  const [bailey, jordan, admin, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_broker_north'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  const send = (changes?: Record<string, unknown>) => sendRequest(client.request, admin.request, changes);

  await test.step('one: asked, answered, quoted, chosen, bound', async () => {
    const id = await send();
    await accept(bailey, id);
    await bailey.getByRole('button', { name: 'Request information' }).click();
    await bailey.getByLabel('What do you need?').fill('Which tires are on it in winter?');
    await bailey.getByRole('dialog').getByRole('button', { name: 'Send to the client' }).click();
    await expectStatus(bailey, 'Waiting for the client');
    await tell(client.request, 'messages.send', { caseId: id, clientKey: crypto.randomUUID(), body: 'All-weather.' });
    await expectStatus(bailey, 'Active');
    await step(bailey.request, 'publishOptions', id, { options: [anOption()] });
    await expectStatus(bailey, 'Options sent');
    const [option] = (await look(client.request, id)).options;
    await step(client.request, 'acceptOption', id, { optionId: option?.id, acknowledged: true });
    await expectStatus(bailey, 'Option accepted');
    await bailey.getByRole('tab', { name: 'Options' }).click();
    await bailey.getByLabel('Policy number').fill('FIC-2026-1');
    await bailey.getByLabel('Effective date').fill(inDays(5));
    await bailey.getByLabel('Expiry date').fill(inDays(370));
    await bailey.getByRole('button', { name: 'Mark as bound' }).click();
    await expectStatus(bailey, 'Bound');
  });

  await test.step('two: declined, so the administrator assigns it', async () => {
    const id = await send();
    await bailey.goto(`/broker/cases/${id}`);
    await bailey.getByRole('button', { name: 'Decline', exact: true }).click();
    await bailey.getByLabel('Reason').selectOption({ label: 'I don’t have capacity for a new client' });
    await bailey.getByRole('dialog').getByRole('button', { name: 'Decline offer' }).click();
    await standing(admin.request, id, 'new');
    await admin.goto(`/admin/cases/${id}`);
    await admin.getByRole('combobox', { name: 'Broker', exact: true }).selectOption({ index: 1 });
    await admin.getByRole('button', { name: 'Assign to this broker' }).click();
    await expectStatus(admin, 'Active');
    await expectNoBarriers(admin);
  });

  await test.step('three: on hold, taken up again, more urgent', async () => {
    const id = await send();
    await accept(bailey, id);
    const hold = await chooseStep(bailey, 'Put on hold');
    await hold.getByLabel('On hold until').fill(inDays(9));
    await hold.getByRole('button', { name: 'Put on hold' }).click();
    await expectStatus(bailey, 'On hold');
    await bailey.getByRole('button', { name: 'Resume' }).click();
    await expectStatus(bailey, 'Active');
    const priority = await chooseStep(bailey, 'Set priority');
    await priority.getByLabel('Urgent').check();
    await priority.getByRole('button', { name: 'Set priority' }).click();
    await expect(bailey.locator('main header').getByText('Urgent').first()).toBeVisible();
    await expectNoBarriers(bailey);
  });

  await test.step('four: a message of the client ends the hold', async () => {
    const id = await send();
    await accept(bailey, id);
    await step(bailey.request, 'hold', id, { until: inDays(9) });
    await expectStatus(bailey, 'On hold');
    await tell(client.request, 'messages.send', { caseId: id, clientKey: crypto.randomUUID(), body: 'I am back.' });
    await expectStatus(bailey, 'Active');
  });

  await test.step('five: chosen by telephone, declined by the insurer, closed, reopened', async () => {
    const id = await send();
    await accept(bailey, id);
    await step(bailey.request, 'publishOptions', id, { options: [anOption('Imaginary Insurance')] });
    await expectStatus(bailey, 'Options sent');
    const choice = await chooseStep(bailey, 'Accept on the client’s behalf');
    await choice.getByLabel('How and when did the client agree?').fill('By phone, this morning.');
    await choice.getByLabel(/I told the client/).check();
    await choice.getByRole('button', { name: 'Accept option' }).click();
    await expectStatus(bailey, 'Option accepted');
    const refusal = await chooseStep(bailey, 'Insurer declined');
    await refusal.getByLabel('What did the insurer say?').fill('Outside of what they take on.');
    await refusal.getByRole('button', { name: 'Record the decline' }).click();
    await expectStatus(bailey, 'Active');
    const ending = await chooseStep(bailey, 'Close request');
    await ending.getByLabel('Reason').selectOption({ label: 'The insurers we asked declined' });
    await ending.getByRole('button', { name: 'Close request' }).click();
    await expectStatus(bailey, 'Closed');
    await bailey.getByRole('button', { name: 'Reopen this request' }).click();
    await confirm(bailey, 'Reopen');
    await expectStatus(bailey, 'Active');
  });

  await test.step('six: handed over by the administrator while its broker looks at it', async () => {
    const id = await send({ postalCode: 'T9H 2K1' });
    const offeredToJordan = await look(jordan.request, id).then(
      ({ status }) => status === 'offered',
      () => false,
    );
    const [from, to] = offeredToJordan ? [jordan, bailey] : [bailey, jordan];
    await accept(from, id);
    await admin.goto(`/admin/cases/${id}`);
    const dialog = await chooseStep(admin, 'Reassign');
    await dialog.getByLabel('New broker', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Reassign' }).click();
    await expect(admin.getByText('Reassigned.', { exact: false }).first()).toBeVisible();
    await expect(from.getByRole('heading', { name: 'This request was reassigned' })).toBeVisible();
    await to.goto(`/broker/cases/${id}`);
    await expectStatus(to, 'Active');
  });

  await test.step('seven and eight: of one person, joined, separated, joined again', async () => {
    const email = `twice_${crypto.randomUUID().slice(0, 8)}@example.com`;
    const [first, second] = [await send({ email }), await send({ email })];
    await accept(bailey, first);
    await accept(bailey, second);
    await bailey.getByRole('button', { name: 'Compare' }).click();
    await bailey.getByRole('button', { name: /^Merge into AB-/ }).click();
    await expect(bailey).toHaveURL(`/broker/cases/${first}`);
    await bailey.getByRole('button', { name: 'Undo' }).click();
    await standing(bailey.request, second, 'active');
    await step(bailey.request, 'merge', second, { intoId: first });
    await bailey.goto(`/broker/cases/${second}`);
    await bailey.getByRole('button', { name: 'Separate' }).click();
    await expectStatus(bailey, 'Active');
  });

  await test.step('nine: withdrawn by the administrator while its broker writes; the words stay', async () => {
    const id = await send();
    await accept(bailey, id);
    const message = bailey.getByRole('textbox', { name: 'Message to the client' });
    await message.fill('I have good news about');
    await admin.goto(`/admin/cases/${id}`);
    const dialog = await chooseStep(admin, 'Withdraw on the client’s behalf');
    await dialog.getByRole('button', { name: 'Withdraw request' }).click();
    await expectStatus(admin, 'Withdrawn');
    await expectStatus(bailey, 'Withdrawn');
  });

  await test.step('ten: two people act on one version, and the slower is told', async () => {
    const id = await send();
    await accept(bailey, id);
    const dialog = await chooseStep(bailey, 'Set priority');
    await step(admin.request, 'requestInformation', id, { message: 'Which year is the roof from?' });
    await dialog.getByLabel('High').check();
    await dialog.getByRole('button', { name: 'Set priority' }).click();
    // Either the page received the change before the click, or the server refuses the old version with a message.
    await expectStatus(bailey, 'Waiting for the client');
  });

  for (const page of [bailey, jordan, admin, client]) await page.context().close();
});
