/** An administrator writes an issue of the newsletter, sees it as its readers will, tests it, schedules it, and changes their mind. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';
import { mailAbout } from '../support/mails.ts';

// A time in the past is refused on purpose.
test.use({ expectedErrors: [/status of 400/] });

test('an issue is written, previewed, tested, scheduled and unscheduled, and what is typed survives a reload', async ({
  browser,
  app,
}) => {
  const page = await openAs(browser, app, 'demo_admin');
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Issues' }).click();
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject', { exact: true }).fill('Hail season');
  await page.getByLabel('Preheader', { exact: true }).fill('What to ask your broker');
  await page.getByLabel('Text', { exact: true }).fill('## Before the storm\n\nWe find the **lowest price**.');
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks).toContainText('Choose a topic');
  await expect(checks).toContainText('“lowest price” promises coverage or a price');
  await page.getByLabel('Topic', { exact: true }).selectOption({ label: 'Homes and weather: hail, water, wildfire' });
  await page.getByLabel('Text', { exact: true }).fill('## Before the storm\n\nAsk about your **deductible**.');
  await expect(page.getByText('Ready to send')).toBeVisible();
  const email = page.frameLocator('iframe[title="The email"]');
  await expect(email.getByRole('heading', { name: 'Before the storm' })).toBeVisible();
  await page.getByText('Plain text', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'The email as plain text' })).toContainText(
    'Ask about your deductible.',
  );
  await page.reload();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Ask about your \*\*deductible\*\*/);
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/A test is on its way to/)).toBeVisible();
  await mailAbout({ env: app }, 'demo.admin@example.com', 'Test: Hail season');

  await page.getByRole('button', { name: 'Send or schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this issue' });
  await expect(dialog).toContainText(/It goes to \d+ confirmed subscriber|Nobody has subscribed/);
  await dialog.getByLabel('At a time').check();
  await dialog.getByLabel('Day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toContainText('Choose a time in the future');
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Hail season');
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('heading', { name: 'Issues' })).toBeVisible();
});
