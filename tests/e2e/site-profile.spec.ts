/**
 * An administrator changes what the site says about itself: a draft, what is wrong with it, its preview, the publication, and an earlier one
 * again.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';
import { startServerProcess } from '../support/server-process.ts';

// A draft that is refused, on purpose. A preview runs no scripts, which the browser reports.
test.use({ expectedErrors: [/status of 400|Security Policy directive 'default-src 'none''/] });

/** Rendering every page takes seconds of a processor, which a busy machine has to find. */
const RENDERED = { timeout: 170_000 };

async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  await dialog.getByLabel('Note (optional)').fill(note);
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('the site profile is drafted, corrected, previewed, published, and an earlier revision published again', {
  tag: '@long',
}, async ({ browser }) => {
  // Of its own: other journeys read the name that this one changes.
  const app = await startServerProcess();
  try {
    const page = await openAs(browser, app, 'demo_admin');
    await page.goto(`${app.url}/admin/settings`);
    const name = page.getByLabel('Name', { exact: true }).first();
    await expect(name).toBeVisible();
    await expectNoBarriers(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoBarriers(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const main = page.getByRole('main');
      expect(await main.evaluate(({ scrollWidth }) => scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
    }
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });

    await test.step('what is wrong is said at its field, and nothing typed is lost', async () => {
      const phone = page.getByLabel('Phone', { exact: true });
      await name.fill('Foothills Cover');
      await phone.fill('12');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveValue('Foothills Cover');
      await expectNoBarriers(page);
      await phone.fill('');
    });

    await test.step('a draft is seen in its preview, and by nobody else', async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      const link = page.getByRole('link', { name: 'Preview: Home' });
      const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await expect(preview.getByText('Preview of the draft')).toBeVisible();
      await expect(preview.getByText('Foothills Cover').first()).toBeVisible();
      await preview.close();
      expect(await (await page.request.get(`${app.url}/`)).text()).not.toContain('Foothills Cover');
    });

    await test.step('published, the pages follow, and the history says who, why and what', async () => {
      await page.getByRole('button', { name: 'Review and publish' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
      await expect(dialog).toContainText('Foothills Cover');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await name.fill('Foothills Cover Inc.');
      await publish(page, 'Our new name');
      await expect(page.getByText('Our new name')).toBeVisible();
      const shown = async () => (await page.request.get(`${app.url}/`)).text();
      await expect.poll(shown, RENDERED).toContain('Foothills Cover Inc.');
    });

    await test.step('an earlier revision is published again', async () => {
      await page.reload();
      await name.fill('Badlands Cover');
      await publish(page, 'A second thought');
      await page.getByRole('button', { name: 'Publish revision 1 again' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/Revision 3, revision 1 again/)).toBeVisible();
      await expectNoBarriers(page);
    });
    // Before the server, whose end it would report.
    await page.context().close();
  } finally {
    await app.stop();
  }
});
