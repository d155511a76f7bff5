import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn, register } from '../support/portal.ts';

test('an administrator finds whose sign-ins fail, and narrows the list to that account', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
  const { username, fullName } = await register(elsewhere);
  await page.request.post('/api/login', { data: { username, password: 'Wrong-2026' }, failOnStatusCode: false });
  await page.goto('/admin/login');
  await logIn(page, 'demo_admin');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Result').selectOption('Failed');
  // The newest comes first: theirs, regardless of events of other accounts on this server.
  await expect(page.getByText('Wrong password').first()).toBeVisible();
  await page.getByRole('button', { name: fullName }).first().click();
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(fullName);
  await expect(page.getByText('Wrong password')).toHaveCount(1);
  // The filters are in the address, so the page can be shared and reloaded.
  await page.reload();
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(fullName);
  await page.getByLabel('Event', { exact: true }).selectOption('Export');
  await expect(page.getByText('No matching events')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('button', { name: 'Alex Demo-Admin' }).first()).toBeVisible();
});

test('an old link to the audit still works: unknown filters are ignored', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/login');
  await logIn(page, 'demo_admin');
  await expect(page.getByRole('link', { name: 'Audit log', exact: true })).toBeVisible();
  await page.goto('/admin/audit?from=2020-01-02&action=nonsense');
  const filters = page.getByRole('search', { name: 'Filter the audit log' });
  await expect(filters.getByLabel('From')).toHaveValue('2020-01-02');
  await expect(filters.getByLabel('Action')).toHaveValue('');
  await filters.getByLabel('To', { exact: true }).fill('2020-01-03');
  await expect(page).toHaveURL(/to=2020-01-03/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(filters.getByLabel('From')).toHaveValue('');
});
