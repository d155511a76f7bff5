/** Options as a grid: two of them in the keys of a spreadsheet, on two devices, from a spreadsheet, with a quote. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { look, openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { pdf } from '../support/files.ts';
import { countHands } from '../support/hands.ts';

/** At the pace of someone who types without looking. */
const DELAY_MS = 60;

function cell(page: Page, row: string, option: string) {
  const grid = page.getByRole('form', { name: 'Options for the client' });
  const name = { name: `${row} ${option}`, exact: true };
  return grid.getByRole('textbox', name).or(grid.getByRole('combobox', name));
}

// Of two devices that save at once, one is refused.
test.use({ expectedErrors: [/status of 409/] });

test.describe('options of a case', () => {
  let id = '';
  let bailey: Page;
  let client: Page;

  test.beforeEach(async ({ app, browser }) => {
    bailey = await openAs(browser, app, 'demo_broker');
    client = await openClient(browser, app);
    const admin = await openAs(browser, app, 'demo_admin');
    id = await sendRequest(client.request, admin.request, {
      coverWish: 'full',
      liability: '2000000',
      collisionDeductible: '1000',
      comprehensiveDeductible: '500',
    });
    await step(bailey.request, 'acceptOffer', id);
    await bailey.goto(`/broker/cases/${id}`);
  });

  test('two are typed and sent in under a minute, the wishes of the client included', async () => {
    const { keyboard } = bailey;
    await expect(bailey.getByRole('tab', { name: 'Options' })).toBeVisible();
    const hands = await countHands(bailey);
    await bailey.getByRole('tab', { name: 'Options' }).click();
    await cell(bailey, 'Insurer', 'Option 1').click();
    // Along the rows with Tab, as in a spreadsheet; the beginning of a name is enough.
    for (const words of ['inta', 'wawa', '1520', '1498.50']) {
      await keyboard.type(words, { delay: DELAY_MS });
      await keyboard.press('Tab');
    }
    // What the client asked for is there already, and so is Alberta's standard policy.
    await expect(cell(bailey, 'Third-party liability', 'Intact')).toHaveValue('$2,000,000');
    await expect(cell(bailey, 'Direct compensation (DCPD)', 'Wawanesa')).toHaveValue('Included');
    await cell(bailey, 'Collision', 'Wawanesa').click({ clickCount: 3 });
    await keyboard.type('500', { delay: DELAY_MS });
    await keyboard.press('Control+Enter');
    await expect(bailey.locator('main header').getByText('Options sent', { exact: true })).toBeVisible();
    const { presses, keys, seconds } = await hands();
    const description = `${presses} clicks, ${keys} keys, ${seconds.toFixed(1)} s`;
    test.info().annotations.push({ type: 'two options', description });
    // The tab, the first cell, and three for the one cell that is not as the client wished.
    expect(presses).toBeLessThanOrEqual(5);
    expect(keys).toBeLessThanOrEqual(28);
    const { options } = await look(client.request, id);
    expect(options).toMatchObject([
      { insurer: 'Intact', premiumCents: 152_000 },
      { insurer: 'Wawanesa', premiumCents: 149_850 },
    ]);
    // The client sees what differs first.
    await client.goto(`/portal/cases/${id}#options`);
    const table = client.getByRole('table', { name: /^Options from the broker/ });
    await expect(table.getByRole('rowheader').first()).toHaveText('What differs');
    await expect(table.getByRole('row', { name: /^Collision/ })).toContainText('$1,000');
    await expect(table.getByRole('row', { name: /^Direct compensation/ })).toContainText('Included');
  });

  test('what is typed on one device is on the other, and a conflict loses neither', async ({ app, browser }) => {
    await bailey.goto(`/broker/cases/${id}?view=options`);
    await bailey.getByRole('tab', { name: 'Options' }).click();
    await cell(bailey, 'Insurer', 'Option 1').fill('Fictional Mutual');
    await expect(bailey.getByText(/^Saved for all your devices,/)).toBeVisible();
    const phone = await openAs(browser, app, 'demo_broker');
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`/broker/cases/${id}`);
    await phone.getByRole('tab', { name: 'Options' }).click();
    await expect(cell(phone, 'Insurer', 'Fictional Mutual')).toHaveValue('Fictional Mutual');
    // One option at a time.
    await phone.getByRole('button', { name: 'Option 2', exact: true }).click();
    await expect(cell(phone, 'Insurer', 'Fictional Mutual')).toBeHidden();
    await cell(phone, 'Insurer', 'Option 2').fill('Imaginary Insurance');
    await expect(phone.getByText(/^Saved for all your devices,/)).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await cell(bailey, 'Premium', 'Fictional Mutual').fill('1520');
    const notice = bailey.getByRole('alert').filter({ hasText: 'Changed on another device' });
    await expect(notice).toContainText('Fictional Mutual, Imaginary Insurance');
    await notice.getByRole('button', { name: 'Use the other one' }).click();
    await expect(cell(bailey, 'Insurer', 'Imaginary Insurance')).toHaveValue('Imaginary Insurance');
    await cell(bailey, 'Premium', 'Fictional Mutual').fill('1520');
    await expect(bailey.getByText(/^Saved for all your devices,/)).toBeVisible();
    await bailey.reload();
    await bailey.getByRole('tab', { name: 'Options' }).click();
    await expect(cell(bailey, 'Premium', 'Fictional Mutual')).toHaveValue(/^\$?1,?520$/);
  });

  test('a quote goes with its option, and the client opens it', async () => {
    await bailey.getByRole('tab', { name: 'Options' }).click();
    await cell(bailey, 'Insurer', 'Option 1').fill('Fictional Mutual');
    await cell(bailey, 'Premium', 'Fictional Mutual').fill('1520');
    const chooser = bailey.waitForEvent('filechooser');
    await bailey.getByRole('button', { name: 'Attach the quote of Fictional Mutual' }).click();
    await (await chooser).setFiles({
      name: 'fictional-quote.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('A quote'),
    });
    await expect(bailey.getByRole('button', { name: 'Detach the quote of Fictional Mutual' })).toBeVisible();
    await bailey.getByRole('button', { name: 'Send this option to the client' }).click();
    await expect(bailey.locator('main header').getByText('Options sent', { exact: true })).toBeVisible();
    await client.goto(`/portal/cases/${id}#options`);
    const row = client.getByRole('row', { name: /^Insurer’s quote/ });
    await expect(row.getByRole('button', { name: 'Preview fictional-quote' })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the grid has no accessibility barrier in ${colorScheme}`, { tag: '@long' }, async () => {
      await bailey.emulateMedia({ colorScheme });
      await bailey.getByRole('tab', { name: 'Options' }).click();
      await cell(bailey, 'Premium', 'Option 1').fill('about 1500');
      await bailey.getByRole('button', { name: 'Send this option to the client' }).click();
      await expect(bailey.getByRole('alert').filter({ hasText: 'Check these fields' })).toBeFocused();
      await expectNoBarriers(bailey);
    });
});
