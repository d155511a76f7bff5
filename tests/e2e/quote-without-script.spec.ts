/** A quote with JavaScript off: page by page, with the browser’s own Back button, and what was sent on paper. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { readPdf } from '../support/pdf.ts';

test.use({ javaScriptEnabled: false });

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const choose = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();

async function open(page: Page, line: string) {
  await page.goto('/get-quote');
  await page.getByRole('main').getByRole('link', { name: line, exact: true }).first().click();
}

async function fillDate(page: Page, question: string, [month, day, year]: [string, string, string]) {
  const group = page.getByRole('group', { name: question });
  await group.getByLabel('Month').selectOption(month);
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Year').fill(year);
}

async function answerContact(page: Page) {
  await heading(page, 'How to reach you');
  await page.getByLabel('Full name').fill('Rowan Sample');
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Phone number').fill('403-555-0142');
  await goOn(page);
}

async function send(page: Page) {
  await heading(page, 'Check your answers');
  for (const consent of await page.getByRole('checkbox', { name: /^I agree that/ }).all()) await consent.check();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page).toHaveTitle(/^Request received: AB-\d{4}-\d{6} \|/);
}

/** The words of a printed page on both sizes of paper. */
async function printed(page: Page): Promise<{ pages: number; text: string }[]> {
  const sizes = ['Letter', 'A4'].map(async (format) => {
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format, preferCSSPageSize: false })));
    return { pages: pages.length, text: pages.join(' ').replace(/\s+/g, ' ') };
  });
  return Promise.all(sizes);
}

/** On a phone as on a desk: nothing is wider than the page. */
async function expectFits(page: Page) {
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test.describe('with a mistake on the way', () => {
  test.use({ expectedErrors: [/status of 400/], viewport: { width: 390, height: 844 } });

  test('an auto quote is asked, corrected, gone back to, printed and sent', async ({ page }) => {
    await open(page, 'Auto insurance');
    await heading(page, 'Where you live');
    await page.getByLabel('What is your postal code?').fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Error: Where you live \|/);
    await expect(page.getByLabel('What is your postal code?')).toHaveValue('nowhere');
    await expect(page.getByLabel('What is your postal code?')).toHaveAccessibleDescription(/Enter a postal code like/);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('What is your postal code?')).toBeInViewport();
    await page.getByLabel('What is your postal code?').fill('t2p1j9');
    await goOn(page);

    await choose(page, 'When would you like the insurance to start?', 'On a specific date');
    await goOn(page);
    await expect(page.getByRole('status').filter({ hasText: 'there’s more to ask here' })).toContainText('What date?');
    await choose(page, 'When would you like the insurance to start?', 'As soon as possible');
    await goOn(page);

    await heading(page, 'Your vehicles');
    await page.getByLabel('Model year').fill('2019');
    await page.getByLabel('Make', { exact: true }).fill('Subaru');
    await page.getByRole('button', { name: 'Add another vehicle' }).click();
    const second = page.getByRole('group', { name: 'Vehicle 2' });
    await expect(second).toBeInViewport();
    await page.getByRole('button', { name: 'Remove vehicle 2' }).click();
    await expect(second).toHaveCount(0);
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Subaru');
    await page.getByLabel('Model', { exact: true }).fill('Outback');
    await choose(page, 'What is it mostly used for?', 'Errands and pleasure');
    await expectFits(page);
    await goOn(page);

    await heading(page, 'Who drives');
    await page.goBack();
    await heading(page, 'Your vehicles');
    await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Outback');
    await goOn(page);
    await page.getByLabel('How many people will drive these vehicles?').fill('1');
    await fillDate(page, 'Date of birth', ['April', '12', '1988']);
    await page.getByLabel('Which licence does this driver hold?').selectOption('Class 5, full');
    await page.getByLabel('What year was this driver first licensed?').fill('2006');
    await goOn(page);
    await page.getByLabel(/^How many partly or fully at-fault collisions/).fill('0');
    await goOn(page);
    await page.getByLabel(/^How many traffic convictions/).fill('0');
    await goOn(page);
    await choose(page, 'What should be included?', 'I’d like advice');
    await goOn(page);
    await answerContact(page);

    await heading(page, 'Check your answers');
    for (const { pages, text } of await printed(page)) {
      expect(pages).toBeLessThanOrEqual(3);
      for (const words of ['Subaru', 'Outback', 'April 12, 1988', 'Rowan Sample', 'I agree that'])
        expect(text).toContain(words);
      expect(text).not.toMatch(/Skip to content|Change|Send my request|Privacy Policy/);
    }
    await page.getByRole('button', { name: 'Change Your vehicles' }).click();
    await page.getByLabel('Model', { exact: true }).fill('Forester');
    await goOn(page);
    await expect(page.getByRole('main')).toContainText('Forester');

    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await send(page);
    const number = /AB-\d{4}-\d{6}/.exec(await page.title())?.[0] ?? 'none';
    for (const { pages, text } of await printed(page)) {
      expect(pages).toBeLessThanOrEqual(2);
      expect(text).toContain(number);
      expect(text).not.toMatch(/Skip to content|Get another quote|Print or save/);
    }
    // Back, and pressed again: still one request.
    await page.goBack();
    await send(page).catch(() => undefined);
    await expect(page.getByRole('main')).toContainText(number);
  });
});

test('a Super Visa quote is sent', { tag: '@long' }, async ({ page }) => {
  await open(page, 'Super Visa insurance');
  await page.getByLabel('What is the postal code where they’ll be staying?').fill('T5J 0N3');
  await fillDate(page, 'Date of birth', ['May', '3', '1955']);
  await choose(page, 'How are they related to the host?', 'Parents');
  await choose(page, 'Are they in Canada already?', 'Yes');
  await goOn(page);
  await choose(page, 'What stage is the visa application at?', 'They have the visa');
  await goOn(page);
  await choose(page, 'How much medical insurance would you like?', '$100,000');
  await goOn(page);
  await choose(page, 'Should the insurance include pre-existing conditions?', 'No');
  await goOn(page);
  await answerContact(page);
  await send(page);
});

test.describe('with the field that nobody sees filled in', () => {
  test.use({ expectedErrors: [/status of 429/], viewport: { width: 390, height: 844 } });

  test('a request waits, says until when, and keeps answers and consents', async ({ page }) => {
    await open(page, 'Something else');
    await choose(page, 'Who is it for?', 'Me or my family');
    await page.getByLabel('What would you like to insure or find out?').fill('A canoe');
    await choose(page, 'Do you have insurance for it now?', 'No');
    await goOn(page);
    await page.getByLabel('What is your postal code?').fill('T4N 1A1');
    await choose(page, 'When would you like the insurance to start?', 'As soon as possible');
    await goOn(page);
    await answerContact(page);
    await heading(page, 'Check your answers');
    for (const consent of await page.getByRole('checkbox', { name: /^I agree that/ }).all()) await consent.check();
    await page.locator('[name=homepage]').fill('https://spam.example');
    await page.getByRole('button', { name: 'Send my request' }).click();
    const note = page.getByRole('alert');
    await expect(page).toHaveTitle(/^Not sent yet: /);
    await expect(note).toContainText(/at \d{1,2}:\d\d [ap]\.m\. Alberta time or later/);
    await note.getByRole('button', { name: 'Send my request' }).click();
    await expect(page).toHaveTitle(/^Not sent yet: /);
    await expect(page.getByRole('main')).toContainText('A canoe');
    for (const consent of await page.getByRole('checkbox', { name: /^I agree that/ }).all())
      await expect(consent).toBeChecked();
    await expectFits(page);
  });
});
