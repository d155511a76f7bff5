/** What a client consents to, withdraws, downloads and requests; what reaches them, and how. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

test('a download asks for the password, and the archive is complete and contains the answers', async ({
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
  await expect(page.getByText('Your download has started.')).toBeVisible();
  await eventually('the owner is told', async () =>
    (await mailsTo(app, email)).find(({ subject }) => subject === 'Your data was downloaded'),
  );
});

for (const { width, height, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('there is no accessibility barrier, and nothing overflows', { tag: '@long' }, async ({ page, app }) => {
      const { username, client } = await settledClient(app);
      await client.trpc.privacy.request.mutate({ kind: 'correction', note: 'A name' });
      await signIn(page, username);
      for (const [path, words] of [
        ['/portal/account/privacy', 'You get the newsletter'],
        ['/portal/account/notifications', 'Always right away'],
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
