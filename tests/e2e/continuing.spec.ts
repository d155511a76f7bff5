/** A request begun on a phone and ended on a desk, with the link and the code from an email. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { codeIn, mailsTo } from '../support/mails.ts';
import { choose } from '../support/wizard.ts';

const EMAIL = 'phone.example@example.com';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** The first two of the short questions, on a phone. */
async function begin(phone: Page): Promise<void> {
  await phone.goto('/get-quote?type=general');
  await expect(phone.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
  // Before there is anything to continue, nothing is offered.
  await expect(phone.getByRole('button', { name: 'Email me a link to continue' })).toHaveCount(0);
  await choose(phone, 'Who is it for?', 'Me or my family');
  await goOn(phone);
  await phone.getByLabel('What would you like to insure or find out?').fill('A sailboat on Gull Lake');
  await goOn(phone);
  await expect(phone.getByText(/^Saved on our server until /)).toBeVisible();
}

/** The link and the code of the email that was asked for. */
async function askForLink(phone: Page, app: { dataDir: string }): Promise<{ link: string; code: string }> {
  await phone.getByRole('button', { name: 'Email me a link to continue' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Continue on another device' });
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectNoBarriers(phone);
  await dialog.getByLabel('Your email address').fill(EMAIL);
  await dialog.getByRole('button', { name: 'Email me a link' }).click();
  await expect(dialog.getByText(/We sent a link and a 6-digit code to/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const [mail] = await eventually('the link arrives', async () => {
    const mails = await mailsTo(app, EMAIL);
    return mails.length > 0 && mails;
  });
  const link = /http:\/\/\S+continue=link#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { link, code: mail ? codeIn(mail) : '' };
}

async function finish(desk: Page): Promise<void> {
  await choose(desk, 'Do you have insurance for it now?', 'No');
  await goOn(desk);
  await desk.getByLabel('What is your postal code?').fill('T4N 1A1');
  await goOn(desk);
  await choose(desk, 'When would you like the insurance to start?', 'No rush, I’m comparing');
  await goOn(desk);
  await desk.getByLabel('Full name').fill('Morgan Example');
  await desk.getByLabel('Email address').fill(EMAIL);
  await desk.getByLabel('Phone number').fill('403-555-0199');
  await goOn(desk);
  await expect(desk.getByText('A sailboat on Gull Lake')).toBeVisible();
  for (const consent of await desk.getByRole('checkbox', { name: /^I agree that/ }).all()) await consent.check();
  await desk.getByRole('button', { name: 'Send my request' }).click();
  await expect(desk.getByRole('heading', { name: 'Request received' })).toBeFocused();
}

test.describe('continuing on another device', () => {
  // A wrong code, and a change to a request that was sent in the meantime.
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 40[09]/] });

  test('a request begun on a phone ends on a desk', async ({ page: phone, browser, app }) => {
    await begin(phone);
    const { link, code } = await askForLink(phone, app);

    const office = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
    const desk = await office.newPage();
    await desk.goto(link);
    await expect(desk.getByText(/^This is an unsent insurance request from /)).toBeVisible();
    await expect(desk).toHaveURL(/continue=link$/);
    await expect(desk.getByText('Gull Lake')).toHaveCount(0);
    await expectNoBarriers(desk);
    await desk.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
    await desk.getByRole('button', { name: 'Open my request' }).click();
    await expect(desk.getByText(/That code doesn’t match/)).toBeVisible();
    // A reload finds the link again, although the address no longer contains it.
    await desk.reload();
    await desk.getByLabel('6-digit code').fill(code);
    await desk.getByRole('button', { name: 'Open my request' }).click();
    await finish(desk);

    // The phone learns of it when it changes something.
    await choose(phone, 'Do you have insurance for it now?', 'Yes');
    await goOn(phone);
    await expect(phone.getByText(/This request has already been sent/)).toBeVisible();
    await office.close();
  });

  test('the pages of a browser with an unsent request lead back to it', async ({ page: phone }) => {
    await begin(phone);
    await phone.goto('/get-quote');
    await expect(phone.getByRole('link', { name: 'Continue your insurance request' })).toBeVisible();
    await phone.setViewportSize({ width: 1440, height: 900 });
    await phone.goto('/about');
    await phone.getByRole('banner').getByRole('link', { name: 'Finish Your Quote' }).click();
    await phone.getByRole('button', { name: 'Continue where you left off' }).click();
    await expect(phone.getByRole('group', { name: 'Do you have insurance for it now?' })).toBeVisible();
  });
});
