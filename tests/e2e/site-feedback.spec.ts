/** “Was this helpful?” below an article and an answer, with and without a script, up to the table of an administrator. */
import { announcements, listenToAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/app.ts';
import { openAs } from '../support/desk.ts';

test('answers are announced once, asked for once, and reach the administrator', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  await page.goto('/blog/winter-driving');
  // Before its script is there, the form is posted as without one.
  await expect(page.locator('[data-feedback][data-live]')).toBeAttached();
  const question = page.getByRole('group', { name: 'Was this helpful?' });
  await listenToAnnouncements(page);
  await question.getByRole('button', { name: 'No' }).press('Enter');
  await expect(question).toBeHidden();
  await expect.poll(() => announcements(page)).toEqual(['Thanks for letting us know.']);
  await expect(page).toHaveURL(/winter-driving$/);
  await page.reload();
  await expect(page.getByRole('main').getByText('Thanks for letting us know.')).toBeVisible();
  await expect(question).toBeHidden();

  const admin = await openAs(browser, app, 'demo_admin');
  await admin.goto('/admin/assistant');
  const table = admin.getByRole('table', { name: 'What readers didn’t find helpful, most “No” answers first' });
  await expect(table.getByRole('row', { name: /winter/i })).toContainText('1');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer leads to thanks, and from there back to the answer that was read', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.getByText('Does home insurance cover flood damage?').click();
    await page.locator('#flood-cover').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for letting us know.');
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expect(page).toHaveURL(/\/faq\/first-questions#flood-cover$/);
  });
});
