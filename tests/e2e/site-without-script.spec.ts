/** Both forms with JavaScript off: the browser sends them, the server answers with a page. */
import { expect, test } from '../support/app.ts';
import { expectContactForm, fillContactForm, message } from '../support/public-page.ts';

test.use({ javaScriptEnabled: false });

test('the contact form leads to a page that thanks', async ({ page }) => {
  await page.goto('/contact');
  await fillContactForm(page);
  await page.getByLabel('Insurance Type').selectOption('home');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
  await expect(page.getByRole('main')).toContainText('Thank you for your message! We will get back to you soon.');
});

test.describe('a form that is not accepted', () => {
  test.use({ expectedErrors: [/status of (400|409)/] });

  test('comes back with what was typed, what is wrong, and a link to each field', { tag: '@long' }, async ({
    page,
  }) => {
    // Input that the browser's validation accepts and the rules do not.
    const typed = {
      ...message,
      'Full Name': '  R  ',
      'Email Address': 'rowan@example',
      'Phone Number': '555         ',
    };
    await page.goto('/contact');
    await fillContactForm(page, typed);
    await page.getByLabel('Insurance Type').selectOption('supervisa');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const problems = page.getByRole('alert');
    await expect(problems.getByRole('link')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ]);
    await expectContactForm(page, typed);
    await expect(page.getByLabel('Insurance Type')).toHaveValue('supervisa');
    const email = page.getByRole('main').getByLabel('Email Address');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await problems.getByRole('link', { name: 'Please enter a valid email address' }).click();
    await expect(email).toBeInViewport();

    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });

  test('the newsletter says when an address is on the list already, and keeps it', { tag: '@long' }, async ({
    page,
  }) => {
    for (const expected of [/\/newsletter\/check-your-mail$/, /\/newsletter$/]) {
      await page.goto('/about');
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByPlaceholder('Enter your email').fill('plain@example.com');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(expected);
    }
    await expect(page.getByRole('main')).toContainText('This email is already subscribed to our newsletter.');
    await expect(page.getByRole('main').getByLabel('Your email')).toHaveValue('plain@example.com');
  });
});

test('every page can be reached and read: navigation, menus and footer', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('summary', { hasText: 'Insurance' }).first().click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Super Visa Insurance' }).click();
  await expect(page).toHaveURL(/\/super-visa$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The notice cannot hide on its own here, so it scrolls away with the page; the bar stays.
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.locator('#notice-banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

test('who works for the owner is readable, with no place left unfilled', async ({ page }) => {
  await page.goto('/service-providers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Service providers' })).toBeVisible();
  await expect(main).toContainText(/No company is listed yet|Since [A-Z]\w+ \d/);
  await expect(main).not.toContainText('%');
});
