/** A broker's webhook from its address to its end, on a phone in the dark and on a desk: no barrier on any of its screens. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { PASSWORD, signIn } from '../support/portal.ts';

/** No barrier, and nothing that has to be scrolled sideways. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectNoBarriers(page);
}

// Of the address without TLS.
test.use({ expectedErrors: [/status of 400/] });

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`a webhook is made, tried, paused and deleted, ${colorScheme} at ${width}`, { tag: '@long' }, async ({
    page,
  }) => {
    // Nobody has an address below .example.
    const name = `Tool at ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'demo_broker');
    await page.goto('/broker/keys');
    const webhooks = page.getByRole('region', { name: 'Webhooks' });
    await expect(webhooks.getByText('No webhooks yet')).toBeVisible();
    await expectToFit(page);

    await webhooks.getByRole('button', { name: 'New webhook' }).click();
    const making = page.getByRole('dialog', { name: 'New webhook' });
    await making.getByLabel('Address').fill('http://tool.example/hook');
    await making.getByRole('checkbox', { name: 'A request was offered' }).check();
    await making.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await making.getByRole('button', { name: 'Create webhook' }).click();
    await expect(making.getByText('The address must begin with https://')).toBeVisible();
    await expectToFit(page);
    await making.getByLabel('Address').fill('https://tool.example/hook');
    await making.getByLabel('Description').fill(name);
    await making.getByRole('button', { name: 'Create webhook' }).click();

    const saving = page.getByRole('dialog', { name: `Save the secret of “${name}” now` });
    await expect(saving.getByLabel('Signing secret', { exact: true })).toHaveValue(/^whsec_/);
    await expectToFit(page);
    await saving.getByRole('button', { name: 'I’ve saved it' }).click();
    await expect(webhooks.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(webhooks.getByText('Active', { exact: true })).toBeVisible();

    await webhooks.getByRole('button', { name: `Send test: ${name}` }).click();
    await expect(webhooks.getByRole('status')).toContainText('The name wasn’t found');
    await expectToFit(page);
    await webhooks.getByRole('button', { name: `Deliveries: ${name}` }).click();
    const log = page.getByRole('dialog', { name: `Deliveries to “${name}”` });
    await expect(log.getByRole('listitem').filter({ hasText: 'The name wasn’t found' }).first()).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();

    await webhooks.getByRole('button', { name: `Pause: ${name}` }).click();
    await expect(webhooks.getByText(/Paused since /)).toBeVisible();
    await webhooks.getByRole('button', { name: `Replace secret: ${name}` }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: '72 hours' })).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await webhooks.getByRole('button', { name: `Delete: ${name}` }).click();
    const ending = page.getByRole('dialog');
    await expect(ending.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expectToFit(page);
    await ending.getByRole('button', { name: /^Delete/ }).click();
    await expect(webhooks.getByText('No webhooks yet')).toBeVisible();
  });
