/** Documents of a case, in browsers: an upload and all that can interrupt it, and what follows. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { announcements, listenToAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { choose, chooseBy, drop, type GivenFile, slowDown } from '../support/choose-files.ts';
import { startCuttableProxy } from '../support/cuttable-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { PASSWORD, registerWithCase, signIn, tell } from '../support/portal.ts';

// Two people, slow connections and real files: more than a click or two.

const MB = 1024 * 1024;

function paper(name: string, bytes = 0): GivenFile {
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name, bytes) };
}

async function photo(name: string): Promise<GivenFile> {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6657' } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

const documents = (page: Page) => page.getByRole('region', { name: 'All documents' });
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose files' });
const onTheWay = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem').filter({ hasText: name });

async function openAsClient(page: Page, caseId: string): Promise<void> {
  await page.goto(`/portal/cases/${caseId}`);
  await expect(page.getByRole('heading', { name: /^All documents/ })).toBeVisible();
}

test.describe('uploads in progress', () => {
  // The browser logs on its console what the server refuses and what is aborted on purpose.
  test.use({ expectedErrors: [/status of 415|status of 409|net::ERR_/] });

  test('several files upload at once, each with its progress; a wrong one is refused with a reason and one is cancelled', {
    tag: '@long',
  }, async ({ page, browser, app }) => {
    const context = await browser.newContext({ baseURL: app.url });
    const { caseId } = await registerWithCase(page, context.request, app);
    await context.close();
    await openAsClient(page, caseId);
    await slowDown(page, 2 * MB);
    await listenToAnnouncements(page);
    await choose(page, chooseButton(page), [
      paper('long report', 5 * MB),
      await photo('roof'),
      { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'not really.pdf', mimeType: 'application/pdf', buffer: Buffer.from('This is no PDF at all\u0000') },
      paper('second thoughts', 6 * MB),
    ]);
    await expect(onTheWay(page, 'setup.exe')).toContainText('This type of file can’t be uploaded. Use PDF');
    await expect(onTheWay(page, 'long report.pdf')).toContainText(/\d\s(KB|MB) of 5\sMB/);
    const bar = onTheWay(page, 'long report.pdf').getByRole('progressbar');
    await eventually('the bar moves', async () => Number(await bar.getAttribute('aria-valuenow')) > 10);
    await page.getByRole('button', { name: 'Cancel second thoughts.pdf' }).click();
    await expect(onTheWay(page, 'second thoughts.pdf')).toHaveCount(0);
    await expect(documents(page).getByRole('heading', { name: 'roof' })).toBeVisible();
    await expect(documents(page).getByRole('heading', { name: 'long report' })).toBeVisible();
    await expect(onTheWay(page, 'not really.pdf')).toContainText('This type of file can’t be uploaded. Use PDF');
    await page.getByRole('button', { name: 'Dismiss not really.pdf' }).click();
    await expect(onTheWay(page, 'not really.pdf')).toHaveCount(0);
    await expect(documents(page).getByRole('listitem')).toHaveCount(2);
    const said = await announcements(page);
    expect(said).toContainEqual(expect.stringMatching(/^Uploading \d files: \d+%$/));
    expect(said.filter((words) => words.startsWith('not really.pdf was not uploaded'))).toHaveLength(1);
  });

  test('a lost connection, visits to other pages and a reload lose nothing that has arrived', {
    tag: '@long',
  }, async ({ page, browser, app }) => {
    const wire = await startCuttableProxy(Number(new URL(app.url).port));
    const direct = await browser.newContext({ baseURL: app.url });
    const { caseId, username } = await registerWithCase(page, direct.request, app);
    await direct.close();
    const context = await browser.newContext({ baseURL: wire.url });
    const phone = await context.newPage();
    await signIn(phone, username);
    await openAsClient(phone, caseId);
    await slowDown(phone, 3 * MB);
    const offsets: number[] = [];
    phone.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-upload-'));
    // From disk: a file has a modification time, and the same file always has the same.
    const file = path.join(folder, 'whole policy.pdf');
    await writeFile(file, pdf('whole policy', 20 * MB));
    await choose(phone, chooseButton(phone), file);
    await eventually('the third part is on its way', async () => offsets.length >= 3);

    wire.cut();
    const before = offsets.length;
    wire.repair();
    await eventually('it goes on', async () => offsets.length > before);
    expect(Math.min(...offsets.slice(before))).toBeGreaterThanOrEqual(2 * MB);

    // Without a connection it waits, and says so.
    await context.setOffline(true);
    await expect(onTheWay(phone, 'whole policy.pdf')).toContainText('You’re offline.');
    await context.setOffline(false);
    await slowDown(phone, 2 * MB);
    await expect(onTheWay(phone, 'whole policy.pdf')).toContainText('of 20 MB');

    // Another page of the portal, and back: still uploading.
    await phone.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(phone).toHaveURL(/\/portal$/);
    await phone.goBack();
    await expect(onTheWay(phone, 'whole policy.pdf')).toBeVisible();

    const sent = offsets.length;
    const [warning] = await Promise.all([
      phone.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept();
        return dialog.type();
      }),
      phone.reload(),
    ]);
    expect(warning).toBe('beforeunload');
    await expect(onTheWay(phone, 'whole policy.pdf')).toContainText('Choose the same file again');
    const again = phone.getByRole('button', { name: 'Choose whole policy.pdf again' });
    await choose(phone, again, [paper('another', 1_000)]);
    await expect(phone.getByText('That’s a different file.')).toBeVisible();
    await choose(phone, again, file);
    await expect(documents(phone).getByRole('heading', { name: 'whole policy' })).toBeVisible({ timeout: 30_000 });
    expect(offsets[sent] ?? 0).toBeGreaterThan(0);
    await context.close();
    await wire.close();
    await rm(folder, { recursive: true });
  });
});

test('a document is previewed, replaced, recognized as a duplicate, and deleted for everybody', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const { caseId } = await registerWithCase(page, context.request, app);
  await context.close();
  await openAsClient(page, caseId);
  await drop(page.getByText('Drop files here, paste an image, or'), paper('lease'));
  await choose(page, chooseButton(page), [await photo('kitchen')]);
  await expect(documents(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Preview lease' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview kitchen' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'kitchen' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download lease' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lease.pdf');

  await choose(page, chooseButton(page), [paper('lease')]);
  await expect(onTheWay(page, 'lease.pdf')).toContainText('The same file is already here as "lease"');
  // Its row arrives with the next update of the list and moves the others down, away from the pointer.
  await expect(page.getByRole('heading', { name: 'All documents (3)' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for kitchen' }).click();
  await choose(page, page.getByRole('menuitem', { name: 'Upload a new version' }), [paper('kitchen plan')]);
  await page.getByText('1 earlier version').click();
  await expect(page.getByText('Version 1: kitchen.jpg')).toBeVisible();

  await page.getByRole('button', { name: 'More actions for kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(documents(page).getByText('kitchen was deleted by Ava Wong')).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`everything works by keyboard and there is no accessibility barrier at ${width} px in ${colorScheme}`, {
    tag: '@long',
  }, async ({ browser, app }) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 }, colorScheme });
    const staff = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const broker = await staff.newPage();
    const { caseId } = await registerWithCase(page, broker.request, app);
    await tell(broker.request, 'documents.requestDocument', {
      caseId,
      title: 'Photo of the licence',
      why: 'The insurer checks it.',
      category: 'licence',
      dueOn: '2099-01-31',
    });
    await openAsClient(page, caseId);
    await page.getByRole('button', { name: 'Upload: Photo of the licence' }).focus();
    await chooseBy(page, () => page.keyboard.press('Enter'), [await photo('licence')]);
    await expect(documents(page).getByRole('heading', { name: 'licence' })).toBeVisible();
    await expectNoBarriers(page);

    await page.getByRole('button', { name: 'More actions for licence' }).focus();
    await page.keyboard.press('Enter');
    const remove = page.getByRole('menuitem', { name: 'Delete' });
    await expect(remove).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(remove).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this document' })).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');

    await broker.goto(`/broker/cases/${caseId}?view=documents`);
    await expect(broker.getByText('Received, ready for review')).toBeVisible();
    await expectNoBarriers(broker);
    await broker.getByRole('button', { name: 'Request documents' }).press('Enter');
    await expect(broker.getByRole('dialog', { name: 'Request documents' }).getByRole('checkbox').first()).toBeVisible();
    await expectNoBarriers(broker);
    await context.close();
    await staff.close();
  });
}

test.describe('a session that ends', () => {
  test.use({ expectedErrors: [/status of 401|status of 409/] });

  test('pauses uploads, which continue after signing in over the page', { tag: '@long' }, async ({
    page,
    browser,
    app,
  }) => {
    const context = await browser.newContext({ baseURL: app.url });
    const { caseId, username } = await registerWithCase(page, context.request, app);
    await openAsClient(page, caseId);
    await slowDown(page, 2 * MB);
    await choose(page, chooseButton(page), [paper('long report', 9 * MB)]);
    await expect(onTheWay(page, 'long report.pdf')).toContainText(/[2-9](\.\d)?\sMB of 9\sMB/);
    await context.request.post('/api/login', { data: { username, password: PASSWORD } });
    await tell(context.request, 'account.endOtherSessions', undefined);
    await context.close();
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByLabel('Password', { exact: true }).press('Enter');
    await expect(login).toBeHidden();
    await expect(documents(page).getByRole('heading', { name: 'long report' })).toBeVisible({ timeout: 30_000 });
  });
});
