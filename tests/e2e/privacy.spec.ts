/** What a client consents to, withdraws, downloads and requests; what reaches them, and how. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { type Account, PASSWORD, registered } from '../support/accounts.ts';
import { submitQuote } from '../support/api-client.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { unzip } from '../support/zip.ts';

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** The token of the first link of a kind that is emailed to an address. */
async function mailed(app: ServerProcess, address: string, link: RegExp): Promise<string> {
  return eventually(`a mail to ${address} with ${link}`, async () => {
    const texts = (await mailsTo(app, address)).map(({ text }) => text ?? '');
    return texts.map((text) => link.exec(text)?.[1]).find(Boolean);
  });
}

/** A client with a verified email address, one request and the newsletter. */
async function settledClient(app: ServerProcess): Promise<Account> {
  const account = await registered(app.url);
  const { client, email } = account;
  await client.trpc.auth.verifyEmail.mutate({ token: await mailed(app, email, /verify-email\?token=([\w-]+)/) });
  await submitQuote(client, { email });
  await client.trpc.newsletter.subscribe.mutate({ email });
  await client.trpc.newsletter.confirm.mutate({
    token: await mailed(app, email, /newsletter\/confirm\?token=([\w-]+)/),
  });
  return account;
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.request.post('/api/login', { data: { username, password: PASSWORD } });
}

test('the newsletter is taken back with the keyboard alone, after its effect was said, and stays listed with its day', async ({
  page,
  app,
}) => {
  const { username, email } = await settledClient(app);
  await signIn(page, username);
  await page.goto('/portal/account/privacy');
  const consent = page.getByRole('listitem').filter({ hasText: 'You receive the newsletter' });
  await consent.getByText('The exact words').focus();
  await page.keyboard.press('Enter');
  await expect(consent.getByText(newsletterConsent.text)).toBeVisible();

  await consent.getByRole('button', { name: 'Take back: You receive the newsletter' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Take back this consent?' });
  await expect(dialog).toContainText('No newsletter comes to your address any more');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Take it back' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(consent).toContainText('Taken back on');
  await expect(consent.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(consent).toContainText('Taken back on');
  await expect(page.getByRole('button', { name: /Take back: A broker may contact you, AB-/ })).toBeVisible();
  expect(await mailsTo(app, email)).not.toHaveLength(0);
});

test('a download asks for the password, and what arrives is a whole archive with the answers', async ({
  page,
  app,
}) => {
  const { username, email } = await settledClient(app);
  await signIn(page, username);
  await page.goto('/portal/account/privacy');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/my-data-with-sensitive-answers-.*\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect([...files.keys()].sort()).toEqual(['data.json', 'readme.txt']);
  const data = JSON.parse(String(files.get('data.json')));
  expect(data.account.email).toBe(email);
  expect(JSON.stringify(data.requests[0].answers)).toContain('1HGCM82633A004352');
  await expect(page.getByText('Your download has begun.')).toBeVisible();
  await eventually('the owner is told', async () =>
    (await mailsTo(app, email)).find(({ subject }) => subject === 'Your data was downloaded'),
  );
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('nothing is downloaded, and the field says why', async ({ page }) => {
    await signIn(page, 'demo_client');
    await page.goto('/portal/account/privacy');
    await page.getByRole('button', { name: 'Download my data' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('Not-the-Password-1');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page.getByText('This is not your password')).toBeVisible();
    await expect(page.getByText('Your download has begun.')).toBeHidden();
  });
});

test('deletion is asked for, explained, due on a day, and taken back', async ({ page, app }) => {
  const { username } = await registered(app.url);
  await signIn(page, username);
  await page.goto('/portal/account/privacy');
  await expect(page.getByText('You have not agreed to anything yet.')).toBeVisible();
  await page.getByText('What we keep, and for how long').click();
  await expect(page.getByText('no longer than 24 months.')).toBeVisible();

  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Please choose what you ask for')).toBeVisible();
  await page.getByRole('radio', { name: 'Delete my information and close my account' }).check();
  await page.getByLabel('Anything we should know (optional)').fill('I moved away.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  const asked = page.getByRole('list', { name: 'What you asked' }).getByRole('listitem');
  await expect(asked).toContainText('Open');
  await expect(asked).toContainText('We answer by');
  await expect(asked).toContainText('I moved away.');
  await expect(page.getByRole('radio', { name: 'Delete my information and close my account' })).toBeDisabled();

  await asked.getByRole('button', { name: 'Take back: Deletion of your information' }).click();
  await expect(asked).toContainText('Taken back');
  await expect(page.getByRole('radio', { name: 'Delete my information and close my account' })).toBeEnabled();
});

test('a choice about mails is saved as it is made, with the arrow keys, and holds', async ({ page, app }) => {
  const { username } = await registered(app.url);
  await signIn(page, username);
  await page.goto('/portal/account/notifications');
  const documents = page.getByRole('radiogroup', { name: 'Documents' });
  await documents.getByRole('radio', { name: 'At once' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(documents.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await expect(page.getByText('Always at once')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 503|Failed to load resource|net::ERR/] });

  test('a choice goes back to what it was, and says that it was not saved', async ({ page, app }) => {
    const { username } = await registered(app.url);
    await signIn(page, username);
    await page.goto('/portal/account/notifications');
    const messages = page.getByRole('radiogroup', { name: 'Messages and questions' });
    await expect(messages.getByRole('radio', { name: 'At once' })).toBeChecked();
    await page.route('**/notifications.setPreference**', (route) => route.abort());
    await messages.getByRole('radio', { name: 'Never' }).click();
    await expect(page.getByText('Not saved:')).toBeVisible();
    await expect(messages.getByRole('radio', { name: 'At once' })).toBeChecked();
  });

  test('the privacy page says so, and another try brings it back', async ({ page, app }) => {
    const { username } = await registered(app.url);
    await signIn(page, username);
    await page.route('**/api/trpc/*privacy.consents**', (route) => route.abort());
    await page.goto('/portal/account/privacy');
    const section = page.getByRole('region', { name: 'What you agreed to' });
    await expect(section.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/trpc/*privacy.consents**');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByText('You have not agreed to anything yet.')).toBeVisible();
  });
});

test('notifications are marked one by opening it, and all with one press', async ({ page, app }) => {
  const { client, username } = await registered(app.url);
  for (const kind of ['access', 'correction'] as const) await client.trpc.privacy.request.mutate({ kind });
  const admin = await page.context().browser()?.newContext({ baseURL: app.url });
  const desk = await admin?.newPage();
  if (!desk) throw new Error('no second browser');
  await signIn(desk, 'demo_admin');
  await desk.goto('/admin');
  await desk.getByRole('button', { name: /unread notifications?$/ }).click();
  // Notifications outlive the erasure, so they contain no names.
  await expect(desk.getByRole('dialog', { name: 'Notifications' })).toContainText('Somebody asks');
  await desk.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(desk.getByRole('button', { name: 'No unread notifications' })).toBeVisible();
  await admin?.close();

  // Two downloads leave two notifications.
  for (const _ of [1, 2]) {
    const { path } = await client.trpc.privacy.prepareExport.mutate({ currentPassword: PASSWORD });
    await client.call('GET', path);
  }
  await signIn(page, username);
  await page.goto('/portal/notifications');
  const rows = page.getByRole('main').getByRole('link', { name: /Your data was downloaded/ });
  await expect(rows.first()).toContainText('New:');
  const unreadBefore = await page.getByText('New:').count();
  await rows.first().click();
  await expect(page).toHaveURL(/\/portal\/account\/security$/);
  await page.goto('/portal/notifications');
  await expect(page.getByText('New:')).toHaveCount(unreadBefore - 1);
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(page.getByText('New:')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'No unread notifications' })).toBeVisible();
});

for (const { width, height, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('nothing is in anybody’s way, and nothing sticks out', async ({ page, app }) => {
      const { username, client } = await settledClient(app);
      await client.trpc.privacy.request.mutate({ kind: 'correction', note: 'A name' });
      await signIn(page, username);
      for (const [path, words] of [
        ['/portal/account/privacy', 'You receive the newsletter'],
        ['/portal/account/notifications', 'Always at once'],
        ['/portal/notifications', 'Notifications'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(words).first()).toBeVisible();
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await expectNoBarriers(page);
      }
    });
  });
}
