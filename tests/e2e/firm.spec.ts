/** A request worked on by a firm: its manager adds the assistant, who prepares it; its broker sends, and confirms. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { look, openAs, openClient, sendRequest, step } from '../support/desk.ts';

function cell(page: Page, row: string, option: string) {
  const grid = page.getByRole('form', { name: 'Options for the client' });
  const name = { name: `${row} ${option}`, exact: true };
  return grid.getByRole('textbox', name).or(grid.getByRole('combobox', name));
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const SAM = 'Sam Demo-Assistant';

test('the manager adds the assistant, the assistant prepares, and the broker sends and confirms', async ({
  app,
  browser,
}) => {
  const bailey = await openAs(browser, app, 'demo_broker');
  const terry = await openAs(browser, app, 'demo_manager');
  const sam = await openAs(browser, app, 'demo_assistant');
  const admin = await openAs(browser, app, 'demo_admin');
  const client = await openClient(browser, app);
  const id = await sendRequest(client.request, admin.request);
  await step(bailey.request, 'acceptOffer', id);

  await test.step('the manager finds it in the firm’s queue and adds the assistant', async () => {
    await terry.goto('/broker');
    await terry.getByText('My firm').click();
    await terry.locator(`[data-row="${id}"] a`).first().click();
    await terry.getByRole('button', { name: 'Add an assistant' }).click();
    await terry.getByRole('menuitem', { name: SAM }).click();
    await expect(terry.getByRole('button', { name: `Remove ${SAM} from this request` })).toBeVisible();
    await expect(terry.getByRole('button', { name: 'Request information' })).toBeHidden();
    await expectNoBarriers(terry);
  });

  await test.step('the assistant asks for a document and prepares an option', async () => {
    await sam.goto('/broker');
    await sam.locator(`[data-row="${id}"] a`).first().click();
    await sam.getByRole('tab', { name: 'Documents' }).click();
    await sam.getByRole('button', { name: 'Request documents' }).click();
    await sam.getByRole('dialog').getByRole('checkbox', { name: 'The registration of each vehicle' }).check();
    await sam.getByRole('dialog').getByRole('button', { name: 'Request 1 document' }).click();
    await expect(sam.getByRole('dialog')).toBeHidden();
    await sam.getByRole('tab', { name: 'Options' }).click();
    await cell(sam, 'Insurer', 'Option 1').fill('Intact');
    await cell(sam, 'Premium', 'Intact').fill('1520');
    await expect(sam.getByText(/^Saved for all your devices/)).toBeVisible();
    await expect(sam.getByRole('button', { name: 'Send this option to the client' })).toBeHidden();
    await expectNoBarriers(sam);
  });

  await test.step('the client sees who asked, and never as the broker', async () => {
    await client.goto(`/portal/cases/${id}`);
    await expect(client.getByText(/Sam Demo-Assistant/).first()).toBeVisible();
    await expect(client.getByText('Bailey Demo-Broker').first()).toBeVisible();
  });

  await test.step('the broker checks what was prepared, sends it, and confirms', async () => {
    await bailey.goto(`/broker/cases/${id}?view=options`);
    await expect(cell(bailey, 'Premium', 'Intact')).toHaveValue(/1,?520/);
    await bailey.getByRole('button', { name: 'Send this option to the client' }).click();
    await expect(bailey.locator('main header').getByText('Options sent', { exact: true })).toBeVisible();
    const [option] = (await look(client.request, id)).options;
    await step(client.request, 'acceptOption', id, { optionId: option?.id, acknowledged: true });
    await bailey.reload();
    await bailey.getByLabel('Policy number').fill('POL-1');
    await bailey.getByLabel('Effective date').fill(inDays(5));
    await bailey.getByLabel('Expiry date').fill(inDays(370));
    await bailey.getByRole('button', { name: 'Mark as bound' }).click();
    await expect(bailey.locator('main header').getByText('Bound', { exact: true })).toBeVisible();
  });
});

test('the firm’s page shows its people, and invites an assistant', async ({ app, browser }) => {
  const terry = await openAs(browser, app, 'demo_manager');
  await terry.goto('/broker/firm');
  await expect(terry.getByRole('heading', { name: 'Fictional Foothills Insurance Services' })).toBeVisible();
  await expect(terry.getByText('Bailey Demo-Broker')).toBeVisible();
  await terry.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = terry.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ash Example');
  await dialog.getByLabel('Email').fill(`ash.${Date.now()}@example.com`);
  await expectNoBarriers(terry);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(terry.getByText('Ash Example, assistant')).toBeVisible();
  await expectNoBarriers(terry);
});
