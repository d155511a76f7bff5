import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn } from '../support/portal.ts';

test('an administrator finds whose sign-ins fail, and narrows the list to that account', async ({ page }) => {
  const wrong = { username: 'demo_client', password: 'Wrong-2026' };
  await page.request.post('/api/login', { data: wrong, failOnStatusCode: false });
  await page.goto('/admin/login');
  await logIn(page, 'demo_admin');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Security events' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Result').selectOption('Failed');
  await expect(page.getByText('Wrong password')).toBeVisible();
  await page.getByRole('button', { name: 'Casey Demo-Client' }).click();
  await expect(page.getByLabel('Who')).toHaveValue('Casey Demo-Client');
  // The filters are in the address, so the page can be shared and reloaded.
  await page.reload();
  await expect(page.getByLabel('Who')).toHaveValue('Casey Demo-Client');
  await page.getByLabel('Result').selectOption('Succeeded');
  await expect(page.getByText('No matching events')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('button', { name: 'Alex Demo-Admin' }).first()).toBeVisible();
});
