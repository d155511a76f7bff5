/** From an accepted option to the policy in the client's portal. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { choose } from '../support/choose-files.ts';
import { anOption, chooseStep, look, openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { pdf } from '../support/files.ts';
import { countHands } from '../support/hands.ts';

const paper = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name, 0) });

test('bound in four presses with the policy and the pink card sent, and first in the client’s portal', {
  tag: '@long',
}, async ({ browser, app }) => {
  const [broker, administrator, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  const id = await sendRequest(client.request, administrator.request);
  await step(broker.request, 'acceptOffer', id);
  await step(broker.request, 'publishOptions', id, { options: [anOption()] });
  const [option] = (await look(client.request, id)).options;
  await step(client.request, 'acceptOption', id, { optionId: option?.id, acknowledged: true });

  await broker.goto(`/broker/cases/${id}`);
  const number = broker.getByLabel('Policy number');
  await expect(number).toBeVisible();
  await expect(broker.getByLabel('Effective date')).not.toHaveValue('');
  await expect(broker.getByLabel('Expiry date')).not.toHaveValue('');
  const hands = await countHands(broker);
  await number.click();
  await broker.keyboard.insertText('FM-1234');
  await broker.getByRole('button', { name: 'Mark as bound' }).click();
  await choose(broker, broker.getByRole('button', { name: 'Upload policy document' }), [paper('Policy')]);
  await choose(broker, broker.getByRole('button', { name: 'Upload pink card' }), [paper('Pink card')]);
  await expect(broker.getByRole('button', { name: 'Upload another pink card' })).toBeVisible();
  const { presses } = await hands();
  expect(presses).toBeLessThanOrEqual(4);
  await expectNoBarriers(broker);

  await client.goto(`/portal/cases/${id}`);
  const policy = client.getByRole('region', { name: 'Your policy' });
  await expect(policy).toContainText('FM-1234');
  await expect(policy.getByRole('link', { name: 'Download policy document' })).toBeVisible();
  await expect(policy.getByRole('link', { name: 'Download pink card' })).toBeVisible();
  await expect(policy).toContainText('can be on paper or on a phone');
  const first = await client.getByRole('region').first().getAttribute('aria-labelledby');
  expect(await policy.getAttribute('aria-labelledby')).toBe(first);
  await expectNoBarriers(client);

  const dialog = await chooseStep(broker, 'Correct the policy’s details');
  await dialog.getByLabel('Policy number').fill('FM-4321');
  await dialog.getByLabel('Reason').fill('The insurer issued another number.');
  await dialog.getByRole('button', { name: 'Save and notify the client' }).click();
  await expect(dialog).toBeHidden();
  await expect(policy).toContainText('FM-4321');
  await expect(client.getByText('Policy number: FM-1234 → FM-4321')).toBeVisible();
});
