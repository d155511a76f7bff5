/** An administrator writes an article, corrects a mistake, previews, schedules, publishes, corrects and withdraws it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { snow } from '../support/articles.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';
import { startServerProcess } from '../support/server-process.ts';

// A time that is refused on purpose. A preview runs no scripts, which the browser reports.
test.use({ expectedErrors: [/status of 400|Security Policy directive 'default-src 'none''/] });

/** Rendering every page takes seconds of a processor, which a busy machine has to find. */
const RENDERED = { timeout: 170_000 };

const publishDialog = (page: Page) => page.getByRole('dialog', { name: /^Publish th/ });

async function publish(page: Page, button: string, note: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await publishDialog(page).getByLabel('Note (optional)').fill(note);
  await publishDialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publishDialog(page)).toHaveCount(0);
}

test('an article is written, corrected, previewed, scheduled, published, changed and withdrawn', {
  tag: '@long',
}, async ({ browser }) => {
  // Of its own: the pages that it renders are those of every other journey.
  const app = await startServerProcess();
  try {
    const page = await openAs(browser, app, 'demo_admin');
    const statusOf = async (address: string) => (await page.request.get(`${app.url}${address}`)).status();
    const shown = async (address: string) => (await page.request.get(`${app.url}${address}`)).text();
    const text = page.getByLabel('Text', { exact: true });

    await page.goto(`${app.url}/admin/articles`);
    await expect(page.getByText('No articles yet')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Write an article' }).click();

    await test.step('what is wrong is said at its field, and what is typed survives a reload', async () => {
      await page.getByLabel('Title', { exact: true }).fill(snow.title);
      await page.getByLabel('Address', { exact: true }).fill('Yard Machines');
      await text.fill(`${snow.body}\n\nWe find the **lowest price**.`);
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('“lowest price” promises coverage or a price')).toBeVisible();
      await expect(page.getByText('Use lowercase letters, digits and single hyphens')).toBeVisible();
      await expect(page.getByText(/To fix before it can be published: Address, Category, Text/)).toBeVisible();
      await page.getByRole('button', { name: 'Publish or schedule' }).click();
      await expect(publishDialog(page)).toHaveCount(0);
      await page.reload();
      await expect(text).toHaveValue(/lowest price/);
      await expectNoBarriers(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const main = page.getByRole('main');
        expect(await main.evaluate(({ scrollWidth }) => scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
      }
      await expectNoBarriers(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('corrected, it is previewed as its page will be, and by nobody else', async () => {
      await page.getByLabel('Address', { exact: true }).fill('yard-machines');
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Home and property' });
      await page.getByLabel('Last checked on', { exact: true }).fill(snow.reviewed);
      await text.fill(snow.body);
      await expect(page.getByText('Ready to publish')).toBeVisible();
      const link = page.getByRole('link', { name: 'Preview the page' });
      const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await expect(preview.getByText('Preview of the draft')).toBeVisible();
      await expect(preview.getByRole('heading', { name: 'What counts as equipment' })).toBeVisible();
      await preview.close();
      expect(await statusOf('/blog/yard-machines')).toBe(404);
    });

    await test.step('it is scheduled, and unscheduled again', async () => {
      await page.getByRole('button', { name: 'Publish or schedule' }).click();
      const dialog = publishDialog(page);
      await dialog.getByLabel('At a time').check();
      await dialog.getByLabel('Day').fill('2020-01-01');
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(dialog).toContainText('Choose a time in the future');
      await expectNoBarriers(page);
      await dialog.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Unschedule' }).click();
      await expect(text).toHaveValue(snow.body);
    });

    await test.step('published, everyone can read it', async () => {
      await publish(page, 'Publish or schedule', 'Before the first snow');
      await expect(page.getByText('Before the first snow')).toBeVisible();
      await expect.poll(() => statusOf('/blog/yard-machines'), RENDERED).toBe(200);
      await page.goto(`${app.url}/blog`);
      await page.getByRole('link', { name: snow.title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(snow.title);
      await expectNoBarriers(page);
      await page.goBack();
    });

    await test.step('a correction replaces it, and an earlier revision can be published again', async () => {
      await page.goto(`${app.url}/admin/articles`);
      await page.getByRole('link', { name: snow.title }).click();
      await expect(page.getByLabel('Address', { exact: true })).toBeDisabled();
      await text.fill(`${snow.body}\n\nAsk about theft from a shed as well.`);
      await publish(page, 'Publish the changes', 'A reader asked');
      await expect.poll(() => shown('/blog/yard-machines'), RENDERED).toContain('theft from a shed');
      await expect(page.getByText(/Changed: Text/)).toBeVisible();
      await page.getByRole('button', { name: 'Publish revision 1 again' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/Revision 3, revision 1 again/)).toBeVisible();
      await expectNoBarriers(page);
    });

    await test.step('withdrawn, its address says so', async () => {
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
      await expect.poll(() => statusOf('/blog/yard-machines'), RENDERED).toBe(410);
      await expectNoBarriers(page);
    });
    // Before the server, whose end it would report.
    await page.context().close();
  } finally {
    await app.stop();
  }
});
