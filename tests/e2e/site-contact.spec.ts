/** The contact form in the browser: its messages, its pending state, its toasts, and that nothing typed is ever lost. */
import { expect, test } from '../support/app.ts';
import {
  API_CALLS,
  expectContactForm,
  fillContactForm,
  hold,
  message,
  SITE_ENTRY,
  serverFailure,
  toaster,
  untilLive,
} from '../support/public-page.ts';

const SENTENCES = [
  ['Full Name', 'R', 'Name must be at least 2 characters'],
  ['Email Address', 'rowan', 'Please enter a valid email address'],
  ['Phone Number', '403-555', 'Please enter a valid phone number'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await untilLive(page, 'contact-form');
});

test('every field says what is wrong with it, and the summary leads there', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send Message' }).click();
  const summary = main.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(SENTENCES.map(([, , sentence]) => sentence));
  for (const [label, value, sentence] of SENTENCES) {
    await fillContactForm(page, { ...message, [label]: value });
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expect(summary.getByRole('link')).toHaveText([sentence]);
    await expect(main.getByLabel(label)).toHaveAccessibleDescription(sentence);
    await expect(main.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: sentence }).click();
    await expect(main.getByLabel(label)).toBeFocused();
    await expectContactForm(page, { ...message, [label]: value });
  }
});

test('offers the insurance types of the specification, none chosen', async ({ page }) => {
  const types = page.getByLabel('Insurance Type');
  await expect(types).toHaveValue('none');
  await expect(types.locator('option')).toHaveText([
    'Select an option',
    'Auto Insurance',
    'Commercial Auto Insurance',
    'Home Insurance',
    'Business Insurance',
    'Group Benefits',
    'Life Insurance',
    'Travel Insurance',
    'Super Visa Insurance',
    'Specialty Coverage',
    'Other',
  ]);
  await expect(page.getByRole('main')).toContainText('is a marketing platform, not a broker or insurer');
});

test('says that it is sending, once, then that the message is sent, and is empty again', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    calls += API_CALLS.test(request.url()) ? 1 : 0;
  });
  const answer = await hold(page, API_CALLS);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.getByLabel('Phone Number').press('Enter');
  answer.release();
  await expect(toaster(page)).toContainText('Message Sent');
  await expect(toaster(page)).toContainText('Thank you for your message! We will get back to you soon.');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expectContactForm(page, { 'Full Name': '', 'Email Address': '', 'Phone Number': '', Message: '' });
  await expect(page.getByLabel('Insurance Type')).toHaveValue('none');
  expect(calls).toBe(1);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the toast says what the server said, and everything typed is still there', async ({ page }) => {
    await page.route(API_CALLS, (route) => route.fulfill(serverFailure));
    await fillContactForm(page);
    await page.getByLabel('Insurance Type').selectOption('home');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toaster(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(
      toaster(page).getByText('Failed to send message: Nothing works today.', { exact: true }),
    ).toBeVisible();
    await expectContactForm(page, message);
    await expect(page.getByLabel('Insurance Type')).toHaveValue('home');
    // The same submission again, once the server has recovered.
    await page.unroute(API_CALLS);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(toaster(page)).toContainText('Message Sent');
  });

  test('the same holds when there is no connection at all', async ({ page }) => {
    await page.route(API_CALLS, (route) => route.abort());
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toaster(page)).toContainText('Failed to send message: The server did not answer.');
    await expectContactForm(page, message);
  });
});

test('a message that was sent before the application arrived is sent by it', async ({ page }) => {
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

  test('a message that was sent is taken the plain way', async ({ page }) => {
    await page.route(/\/assets\/contact-form-/, (route) => route.abort());
    await page.goto('/contact');
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});
