/** Changes by others appear on an open page, and a missing page says where to go. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';

test('a new contact message appears in the open list of the administrator', async ({ page, browser, app }) => {
  const admin = await openAs(browser, app, 'demo_admin');
  await admin.goto('/admin/messages');
  await expect(admin.getByRole('heading', { name: 'Messages' })).toBeVisible();
  const name = `Rowan ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, email: 'rowan@example.com', phone: '403-555-0142', message: 'Do you insure boats on the Bow?' };
  expect((await page.request.post('/api/contact', { data })).status()).toBe(200);
  await expect(admin.getByText(name)).toBeVisible();
});

test.describe('an unknown address of a portal', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 and has the same links as the public page', { tag: '@long' }, async ({ page, browser, app }) => {
    const linksOf = (label: string) =>
      page.getByRole('main').getByRole('link', { name: label }).first().getAttribute('href');
    await page.goto('/nothing-here');
    const labels = ['Home', 'Contact', 'Get a Free Quote', 'Our services'];
    const wanted = await Promise.all(labels.map(linksOf));

    const admin = await openAs(browser, app, 'demo_admin');
    expect((await admin.goto('/admin/nothing-here'))?.status()).toBe(404);
    const list = admin.getByRole('list', { name: 'On the website' });
    await expect(list.getByRole('link')).toHaveText(labels);
    const found = await list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found).toEqual(wanted);
    await expect(admin.getByRole('main')).toContainText('not an insurance broker or insurer');
    await expectNoBarriers(admin);
  });
});
