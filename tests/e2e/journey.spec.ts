/** The main journey, by three people in three browsers: nobody reloads a page to see what another one did. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import {
  answerClaimsAndRecord,
  answerContact,
  answerCover,
  answerDrivers,
  answerStart,
  answerVehicles,
  answerWhere,
  answerWork,
  goOn,
} from '../support/wizard.ts';

const EMAIL = 'morgan.example@example.com';
/** Without a reload. A message reaches the other screen within a second; the rest allows for a busy machine. */

async function signIn(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Prairie-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** From the home page to the receipt. Returns the case number. */
async function askForQuote(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Auto insurance/ })
    .click();
  await page.getByRole('button', { name: 'answer everything now' }).click();
  await expect(page.getByRole('heading', { name: 'Where you live' })).toBeVisible();
  await expect(page.getByLabel('What is your postal code?')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Where are your vehicles parked at night?' })).toBeVisible();

  await page.getByLabel('What is your postal code?').fill('M5V');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check this field' })).toBeVisible();
  await answerWhere(page);
  await goOn(page, 'Start date and current insurance');
  await answerStart(page);
  await goOn(page, 'Your vehicles');
  await answerVehicles(page);
  await page.getByRole('textbox', { name: /^VIN/ }).fill('1HGCM82633A004353');
  await expect(page.getByText('doesn’t match')).toBeVisible();
  await goOn(page, 'Driving for pay and other uses');
  await page.goBack();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Subaru');
  await goOn(page, 'Driving for pay and other uses');
  await answerWork(page);
  await goOn(page, 'Who drives');
  await answerDrivers(page);
  await goOn(page, 'Claims');
  await answerClaimsAndRecord(page);
  await goOn(page, 'The coverage you want');
  await answerCover(page);
  await goOn(page, 'How to reach you');
  await answerContact(page, EMAIL);
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue(EMAIL);
  await goOn(page, 'Check your answers');
  await expect(page.getByText(/ pays us /)).toBeVisible();

  const consents = page.getByRole('checkbox', { name: /^I agree that/ });
  await expect(consents).toHaveCount(2);
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Agree that a licensed broker may contact you about this request').first()).toBeVisible();
  for (const consent of await consents.all()) await consent.check();
  await page.getByRole('button', { name: 'Send my request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  const number = await page.getByText(/^AB-\d{4}-\d{6}$/).textContent();
  return number ?? '';
}

test('a visitor asks for a quote, a licensed broker answers, the client follows it to the policy', async ({
  app,
  browser,
  page: visitor,
}) => {
  test.setTimeout(180_000);
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en-CA', timezoneId: 'America/Edmonton' });
    contexts.push(context);
    return context.newPage();
  };
  const broker = await open();
  const admin = await open();

  // The broker has an empty dashboard before anything happens.
  await signIn(broker, '/broker/login', 'demo_broker');
  await expect(broker).toHaveURL(/\/broker$/);

  const number = await askForQuote(visitor);

  await test.step('the offer appears by itself, with its clock; the broker accepts and writes', async () => {
    const offer = broker
      .getByRole('region', { name: 'Offers awaiting your response' })
      .getByRole('listitem')
      .filter({ hasText: number });
    await expect(offer).toBeVisible();
    await expect(offer).not.toContainText('Morgan');
    await offer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(broker.getByText('Subaru', { exact: true })).toBeVisible();
    await expect(broker.getByText(EMAIL).first()).toBeVisible();
    await broker.getByRole('textbox', { name: 'Message to the client' }).fill('Hello Morgan, I have your request.');
    await broker.keyboard.press('Enter');
    await expect(broker.getByRole('region', { name: 'Messages' })).toContainText('Hello Morgan');
  });

  await test.step('the link of the mail leads to an account with the case in it', async () => {
    const mail = await eventually('the receipt arrives', async () =>
      (await mailsTo(app, EMAIL)).find(({ subject }) => subject?.includes(number)),
    );
    const link = /http:\/\/\S+invitation=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    await visitor.goto(link);
    const form = visitor.getByRole('tabpanel', { name: 'Register' });
    await expect(form.getByLabel('Full Name')).toHaveValue('Morgan Example');
    await expect(form.getByLabel('Email')).toHaveValue(EMAIL);
    await form.getByLabel('Username').fill('morgan_e2e');
    await form.getByLabel('Password', { exact: true }).fill('Prairie-2026');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Prairie-2026');
    await form.getByLabel(/I agree to the/).check();
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(visitor).toHaveURL(/\/portal\/cases\/[0-9a-f-]{36}$/);
    await expect(visitor.getByText(number).first()).toBeVisible();
    await expect(visitor.getByText('With your broker').first()).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Messages' })).toContainText('Hello Morgan');
    await expect(visitor.getByText('Bailey Demo-Broker').first()).toBeVisible();
  });

  await test.step('each side sees the other live, and that it was seen', async () => {
    await expect(broker.getByText('Seen').first()).toBeVisible();
    await visitor.getByLabel('Message', { exact: true }).fill('Thank you, I look forward to it.');
    await visitor.keyboard.press('Enter');
    await expect(broker.getByRole('region', { name: 'Messages' })).toContainText('I look forward to it');
    await expect(visitor.getByText('Seen').first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'No unread notifications' })).toBeVisible();
  });

  await test.step('the broker asks, the client answers, and the turn goes back and forth', async () => {
    await broker.getByRole('button', { name: 'Request information' }).click();
    await broker.getByLabel('What do you need?').fill('Which winter tires are on it?');
    await broker
      .getByRole('dialog')
      .getByRole('button', { name: /Ask|Send/ })
      .click();
    await expect(visitor.getByText('Your turn: your broker needs something').first()).toBeVisible();
    await visitor.getByLabel('Message', { exact: true }).fill('All-weather tires.');
    await visitor.keyboard.press('Enter');
    await expect(broker.locator('main header').getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('two options are compared side by side, and one is chosen with the acknowledgement', async () => {
    await broker.getByRole('tab', { name: 'Options' }).click();
    // Once an insurer is typed, it names its column.
    const grid = broker.getByRole('form', { name: 'Options for the client' });
    const cell = (row: string, option: string) => {
      const name = { name: `${row} ${option}`, exact: true };
      return grid.getByRole('textbox', name).or(grid.getByRole('combobox', name)).or(grid.getByLabel(name.name, name));
    };
    for (const [index, [insurer = '', premium = '']] of [
      ['Fictional Mutual', '1520'],
      ['Imaginary Insurance', '1499'],
    ].entries()) {
      await cell('Insurer', `Option ${index + 1}`).fill(insurer);
      await cell('Premium', insurer).fill(premium);
      await cell('Third-party liability', insurer).fill('2000000');
      await cell('Valid until', insurer).first().fill('2099-01-31');
    }
    await broker.getByRole('button', { name: 'Send 2 options to the client' }).click();
    await expect(visitor.getByRole('columnheader', { name: /Fictional Mutual/ })).toBeVisible();
    await expect(visitor.getByRole('columnheader', { name: /Imaginary Insurance/ })).toBeVisible();
    await visitor.getByRole('button', { name: 'Choose Imaginary Insurance' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept this option' }).click();
    await expect(
      dialog.getByText('Confirm that you understand there’s no coverage until your broker confirms it'),
    ).toBeVisible();
    await dialog.getByRole('checkbox', { name: /there is no coverage until your broker confirms/ }).check();
    await dialog.getByRole('button', { name: 'Accept this option' }).click();
    await expect(visitor.getByText('Waiting for your broker to confirm').first()).toBeVisible();
  });

  await test.step('the broker confirms that it is bound, and the client sees it', async () => {
    await expect(broker.getByLabel('Policy number')).toBeVisible();
    await broker.getByLabel('Policy number').fill('IMG-2026-1');
    await broker.getByLabel('Effective date').fill('2026-12-01');
    await broker.getByLabel('Expiry date').fill('2027-12-01');
    await broker.getByRole('button', { name: 'Mark as bound' }).last().click();
    await expect(visitor.getByText('IMG-2026-1')).toBeVisible();
    await expect(visitor.getByText('Your broker confirmed it with the insurer').first()).toBeVisible();
    const subjects = await eventually('the last mail arrives', async () => {
      const all = (await mailsTo(app, EMAIL)).map(({ subject }) => subject ?? '');
      return all.some((subject) => subject.includes('confirmed your coverage')) && all;
    });
    expect(subjects.filter((subject) => subject.includes('We received your request'))).toHaveLength(1);
    expect(subjects.some((subject) => subject.includes('sent options'))).toBe(true);
  });

  await test.step('the administrator sees the case, its history and why this broker', async () => {
    await signIn(admin, '/admin/login', 'demo_admin');
    await admin.goto(`/admin/cases?q=${number}`);
    await admin.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
    await expect(admin.getByText('The broker confirmed with the insurer').first()).toBeVisible();
    await admin.getByRole('tab', { name: 'Why this broker' }).click();
    await expect(admin.getByText(/Offered to Bailey Demo-Broker with \d+ of 100 points/).first()).toBeVisible();
    // Brokers who did not meet every rule are counted; why one of them did not is looked up by name.
    const others = admin.getByRole('region', { name: 'Why not another broker?' });
    await others.getByRole('textbox', { name: 'Broker or firm' }).fill('Robin');
    await others.getByRole('button', { name: 'Check' }).click();
    await expect(others.getByText(/Robin Demo-Life/).first()).toBeVisible();
  });

  for (const context of contexts) await context.close();
});
