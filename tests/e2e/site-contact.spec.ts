/** The contact form while the application is on its way. The form itself: tests/components/site/contact-form.test.tsx. */
import { expect, test } from '../support/app.ts';
import { fillContactForm, hold, SITE_ENTRY, toaster, untilLive } from '../support/public-page.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await untilLive(page, 'contact-form');
});

test('a message submitted before the application has loaded is sent by it', { tag: '@long' }, async ({ page }) => {
  const application = await hold(page, SITE_ENTRY);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  application.release();
  await expect(toaster(page)).toContainText('Message Sent');
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('when a part of the application does not arrive', () => {
  // The exception loses its message when the page it belongs to has already been left.
  test.use({ expectedErrors: [/Failed to (load resource|fetch dynamically imported module)|^exception: $/] });

  test('a submitted message is sent as a plain form', { tag: '@long' }, async ({ page }) => {
    await page.route(/\/assets\/contact-form-/, (route) => route.abort());
    await page.goto('/contact');
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});
