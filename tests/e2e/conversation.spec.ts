/** The conversation of a case, in browsers: attachments, old messages, drafts, and read receipts. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { choose, drop, type GivenFile, paste } from '../support/choose-files.ts';
import { pdf } from '../support/files.ts';
import { registerWithCase, tell } from '../support/portal.ts';

async function screenshot(): Promise<GivenFile> {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#e3b04b' } });
  return { name: 'image.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() };
}

const letter: GivenFile = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf('letter') };

function write(request: APIRequestContext, caseId: string, body: string): Promise<{ seq: number }> {
  return tell(request, 'messages.send', { caseId, body, clientKey: randomUUID(), attachments: [], kind: 'message' });
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const staged = (page: Page) => page.getByRole('list', { name: 'Files to attach' }).getByRole('listitem');
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' }).last();

test('a pasted picture and a dropped file are sent with the message, and the other side opens them', {
  tag: '@long',
}, async ({ page: client, browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const broker = await context.newPage();
  const { caseId } = await registerWithCase(client, broker.request, app);
  await broker.goto(`/broker/cases/${caseId}?view=conversation`);
  await client.goto(`/portal/cases/${caseId}`);

  await field(client).fill('The roof, and what my insurer wrote.');
  await paste(field(client), await screenshot());
  await drop(messages(client), letter);
  await expect(staged(client)).toHaveCount(2);
  await expect(staged(client).filter({ hasText: 'ready' })).toHaveCount(2);
  await expectNoBarriers(client);
  await client.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(attached(client).getByRole('listitem')).toHaveText([/^image/, /^letter/]);
  await expect(staged(client)).toHaveCount(0);
  await expect(field(client)).toHaveValue('');

  await expect(messages(broker)).toContainText('The roof, and what my insurer wrote.');
  await attached(broker).getByRole('button', { name: 'Preview letter' }).click();
  await expect(broker.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await broker.keyboard.press('Escape');

  // Files alone are a message too; an internal note stays among colleagues.
  await broker.getByText('Internal note', { exact: true }).click();
  await choose(broker, broker.getByRole('button', { name: 'Attach files' }), [
    { ...letter, name: 'for colleagues.pdf' },
  ]);
  await expect(staged(broker)).toContainText('ready');
  await broker.getByText('Message to the client', { exact: true }).click();
  await expect(staged(broker)).toHaveCount(0);
  await broker.getByText('Internal note', { exact: true }).click();
  await broker.getByRole('button', { name: 'Add internal note' }).click();
  await expect(attached(broker)).toContainText('for colleagues');
  await write(broker.request, caseId, 'Thank you.');
  await expect(messages(client)).toContainText('Thank you.');
  await expect(client.getByText('for colleagues')).toHaveCount(0);

  // Removed before sending, it was never part of the case.
  await choose(client, client.getByRole('button', { name: 'Attach files' }), [{ ...letter, name: 'wrong one.pdf' }]);
  await client.getByRole('button', { name: 'Remove wrong one.pdf' }).click();
  await expect(staged(client)).toHaveCount(0);
  await expect(client.getByRole('heading', { name: 'wrong one' })).toHaveCount(0);
  await context.close();
});

test('a draft belongs to its case and survives a reload; unread messages are below a line; the sender sees that they were read', {
  tag: '@long',
}, async ({ page: client, browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const broker = await context.newPage();
  const { caseId } = await registerWithCase(client, broker.request, app);
  await client.goto(`/portal/cases/${caseId}`);
  await field(client).fill('Not finished yet');
  await choose(client, client.getByRole('button', { name: 'Attach files' }), [letter]);
  await expect(staged(client)).toContainText('ready');
  await client.goto('/portal');
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
  await write(broker.request, caseId, 'A question while you were away');
  await broker.goto(`/broker/cases/${caseId}?view=conversation`);
  await expect(broker.getByText('Seen', { exact: true })).toHaveCount(0);

  await client.goto(`/portal/cases/${caseId}`);
  await expect(field(client)).toHaveValue('Not finished yet');
  await expect(staged(client)).toContainText('letter.pdf');
  await expect(messages(client).getByText('New messages')).toBeVisible();
  await messages(client).getByText('A question while you were away').scrollIntoViewIfNeeded();
  await expect(broker.getByText('Seen', { exact: true })).toBeVisible();
  await field(client).press('Enter');
  await expect(attached(client)).toContainText('letter');
  await context.close();
});

test('on a phone Enter starts a new line, the button sends, and the composer stays above the keyboard', {
  tag: '@long',
}, async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const staff = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const { caseId } = await registerWithCase(page, staff.request, app);
  await page.goto(`/portal/cases/${caseId}`);
  await expect(field(page)).toHaveAttribute('enterkeyhint', 'enter');
  await field(page).fill('First line');
  await field(page).press('Enter');
  await field(page).pressSequentially('second line');
  await expect(field(page)).toHaveValue('First line\nsecond line');

  // A keyboard of 380 pixels opens, as a phone's browser reports it.
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (!view) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { value: innerHeight - 380 });
    view.dispatchEvent(new Event('resize'));
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const bottom = await send.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(844 - 380);
  await expect(field(page)).toBeFocused();
  await send.tap();
  await expect(messages(page)).toContainText('second line');
  await expectNoBarriers(page);
  await context.close();
  await staff.close();
});

test('a broker answers with a canned reply, is stopped when the client wrote meanwhile, and schedules the next message', {
  tag: '@long',
}, async ({ page: client, browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const broker = await context.newPage();
  const { caseId, fullName } = await registerWithCase(client, broker.request, app);
  const reply = { title: 'Thank you', shortcut: 'thanks', body: 'Thank you, {{client.firstName}}.' };
  await tell(broker.request, 'cannedReplies.create', { ...reply, id: randomUUID(), scope: 'own' });
  await broker.goto(`/broker/cases/${caseId}?view=conversation`);
  await client.goto(`/portal/cases/${caseId}`);
  const toClient = broker.getByRole('textbox', { name: 'Message to the client' });
  const note = broker.getByRole('textbox', { name: 'Internal note' });

  // By keyboard: the list opens after the slash, and what was typed before it stays.
  await toClient.fill('Good morning. ');
  await toClient.pressSequentially('/tha');
  await expect(broker.getByRole('option', { name: 'Thank you' })).toHaveAttribute('aria-selected', 'true');
  await expectNoBarriers(broker);
  await broker.keyboard.press('Enter');
  await expect(toClient).toHaveValue('Good morning. Thank you, Morgan.');

  // Two drafts: a note cannot reach the client.
  await broker.getByText('Internal note', { exact: true }).click();
  await expect(note).toHaveValue('');
  await note.fill('Only for us');
  await broker.getByText('Message to the client', { exact: true }).click();
  await expect(toClient).toHaveValue('Good morning. Thank you, Morgan.');

  await field(client).fill('Wait');
  await expect(broker.getByText(`${fullName} is writing`, { exact: true }).first()).toBeVisible();
  await field(client).press('Enter');
  await expect(messages(broker)).toContainText('Wait');
  await toClient.press('Enter');
  const held = broker.getByRole('region', { name: `${fullName} sent a message while you were typing.` });
  await expect(held).toContainText('Wait');
  await expectNoBarriers(broker);
  await held.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(toClient).toHaveValue('Good morning. Thank you, Morgan.');
  await expect(toClient).toBeFocused();

  await broker.getByRole('button', { name: 'Later' }).click();
  await broker.getByRole('menuitem').first().click();
  const planned = broker.getByRole('region', { name: 'Scheduled messages' });
  await expect(planned).toContainText('Good morning. Thank you, Morgan.');
  await expect(toClient).toHaveValue('');
  await expect(messages(client)).not.toContainText('Good morning');
  await planned.getByRole('button', { name: 'Send now' }).click();
  await expect(messages(client)).toContainText('Good morning. Thank you, Morgan.');
  await expect(planned).toHaveCount(0);
  await expect(client.getByText('Only for us')).toHaveCount(0);
  await context.close();
});
