/** The checklist between two people: several documents requested at once, and received ones decided where they are. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/app.ts';
import { choose, type GivenFile } from '../support/choose-files.ts';
import { pdf } from '../support/files.ts';
import { countHands } from '../support/hands.ts';
import { registerWithCase } from '../support/portal.ts';
import { answersToday, shortRequest } from '../support/requests.ts';

function paper(name: string): GivenFile {
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name, 0) };
}

async function photo(name: string, background: string): Promise<GivenFile> {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

async function openAsClient(page: Page, caseId: string): Promise<void> {
  await page.goto(`/portal/cases/${caseId}`);
  await expect(page.getByRole('heading', { name: /^All documents/ })).toBeVisible();
}

test('the broker requests a document, rejects the first, accepts the second, and the client sees each step live', async ({
  page: client,
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const broker = await context.newPage();
  const { caseId } = await registerWithCase(client, broker.request, app);
  await openAsClient(client, caseId);

  await broker.goto(`/broker/cases/${caseId}`);
  await broker.getByRole('tab', { name: 'Documents' }).click();
  await broker.getByRole('button', { name: 'Request documents' }).click();
  const dialog = broker.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Your current policy or renewal letter' }).check();
  await dialog.getByLabel('Needed by').fill('2099-01-31');
  await dialog.getByRole('button', { name: 'Request 1 document' }).click();
  await expect(dialog).toBeHidden();

  const send = client.getByRole('button', { name: 'Upload: Your current policy or renewal letter' });
  await expect(send).toBeVisible();
  await expect(client.getByText('Due January 31, 2099')).toBeVisible();
  await choose(client, send, [paper('blurred letter')]);
  await expect(client.getByText('Uploaded for your broker to review')).toBeVisible();

  await expect(broker.getByText('Received, ready for review')).toBeVisible();
  await broker.getByRole('button', { name: /^Reject: Your current policy/ }).click();
  await broker.getByRole('menuitem', { name: 'Another reason…' }).click();
  await broker.getByLabel('What’s wrong with it').fill('It is blurred. Please photograph it in daylight.');
  await broker.getByRole('button', { name: 'Reject', exact: true }).click();

  await expect(client.getByText('It is blurred. Please photograph it in daylight.')).toBeVisible();
  await choose(client, send, [paper('sharp letter')]);
  await broker.getByRole('button', { name: /^Accept: Your current policy/ }).click();
  await expect(client.getByText('Your broker has everything they asked for.')).toBeVisible();
  await client.getByText('1 completed request').click();
  await expect(client.getByRole('region', { name: 'Checklist' }).getByText('Accepted', { exact: true })).toBeVisible();
  await context.close();
});

test('three documents that the answers call for are requested in at most four clicks, and received in one each', async ({
  page: client,
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const broker = await context.newPage();
  const { caseId } = await registerWithCase(client, broker.request, app, ({ email }) => ({
    ...shortRequest('auto'),
    set: 'full',
    answers: answersToday('auto', { email, postalCode: 'T2P 1J9', currentlyInsured: true }),
  }));
  await broker.goto(`/broker/cases/${caseId}`);
  await expect(broker.getByRole('tab', { name: 'Documents' })).toBeVisible();
  const hands = await countHands(broker);
  await broker.getByRole('tab', { name: 'Documents' }).click();
  await broker.getByRole('button', { name: 'Request documents' }).click();
  const dialog = broker.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Request [3-9] documents$/ }).click();
  await expect(dialog).toBeHidden();
  const requests = broker.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  await expect(requests.filter({ hasText: 'Waiting for the client' }).nth(2)).toBeVisible();
  expect((await hands()).presses).toBeLessThanOrEqual(4);

  await openAsClient(client, caseId);
  const send = client.getByRole('button', { name: /^Upload: A photo of each driver’s licence/ });
  await choose(client, send, [await photo('licence', '#2a6657')]);
  await broker.getByRole('button', { name: /^Reject: A photo of each/ }).click();
  await broker.getByRole('menuitem', { name: 'Incomplete' }).click();
  await expect(client.getByText('A page or a side is missing. Please upload all of it.')).toBeVisible();
  await choose(client, send, [await photo('both-sides', '#66572a')]);
  await broker.getByRole('button', { name: /^Accept: A photo of each/ }).click();
  await expect(broker.getByText('1 completed request')).toBeVisible();
  // Tab, dialog, send; reject and its reason; accept.
  expect((await hands()).presses).toBeLessThanOrEqual(6);
  await context.close();
});
