/** Keys of other systems, as a broker makes them for a tool. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn, PASSWORD, signIn } from '../support/portal.ts';

test('a broker follows a tool’s link, copies the key, and the key works until it is revoked', { tag: '@long' }, async ({
  page,
  app,
}) => {
  const asked = new URLSearchParams({
    name: 'Tool of a test',
    scopes: 'content:read',
    return: 'https://tool.example/keys',
  });
  await page.goto(`/broker/keys/new?${asked}`);
  await logIn(page, 'demo_broker');
  // Back at the address of the link, with all it asks for.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Tool of a test” asks for an API key');
  await expect(page.getByRole('listitem').filter({ hasText: 'Read what the website says' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create key' }).click();

  const dialog = page.getByRole('dialog', { name: 'Save the key for “Tool of a test” now' });
  await expect(dialog.getByRole('button', { name: 'Copy key' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Copied.')).toBeVisible();
  await expectNoBarriers(page);
  const key = await dialog.getByLabel('API key', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Have you saved the key?')).toBeVisible();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  const back = page.getByRole('link', { name: 'Go back to tool.example' });
  await expect(back).toHaveAttribute('href', 'https://tool.example/keys');

  const search = () => fetch(`${app.url}/api/search?q=deductible`, { headers: { authorization: `Bearer ${key}` } });
  expect((await search()).status).toBe(200);
  await page.getByRole('link', { name: 'Your API keys' }).click();
  await page.getByRole('button', { name: 'Revoke Tool of a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Tool of a test' })
      .getByText(/Revoked on/),
  ).toBeVisible();
  await expectNoBarriers(page);
  expect((await search()).status).toBe(401);
});

test('an administrator adds a partner, gives it a key, pauses and resumes it', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'demo_admin');
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a partner' });
  await adding.getByLabel('Name', { exact: true }).fill('Partner of a test');
  await adding.getByLabel('Contact email').fill('partner@example.com');
  await adding.getByLabel('Short name').fill('partner-of-a-test');
  await expectNoBarriers(page);
  await adding.getByRole('button', { name: 'Add partner' }).click();
  await expect(page.getByRole('heading', { name: 'Partner of a test' })).toBeVisible();
  await expect(page.getByText('No keys yet')).toBeVisible();

  await page.getByRole('button', { name: 'New key' }).click();
  const making = page.getByRole('dialog', { name: 'New key for Partner of a test' });
  await making.getByLabel('Name', { exact: true }).fill('Lead form');
  await making.getByRole('checkbox', { name: 'Send new requests' }).check();
  await making.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectNoBarriers(page);
  await making.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue(/^cb_live_/);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  // The dialog, whose heading has the name too, may still be closing.
  await expect(page.getByRole('heading', { name: 'Lead form', exact: true })).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Pause partner' }).click();
  await expect(page.getByText(/its keys are refused$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
