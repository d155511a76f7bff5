// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RepliesManager } from '#client/modules/messaging/canned-replies/replies-manager.tsx';
import type { CannedReply } from '#shared/messaging/canned-replies/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const own: CannedReply = {
  id: '0194a3c0-0000-7000-8000-000000000051',
  scope: 'own',
  title: 'Thank you',
  shortcut: 'thanks',
  body: 'Thank you, {{client.firstName}}.',
  replaces: null,
  createdByName: 'Bailey Broker',
  updatedAt: '2026-11-03T17:00:00Z',
  version: 1,
};
const shared: CannedReply = { ...own, id: '0194a3c0-0000-7000-8000-000000000052', scope: 'shared', title: 'Welcome' };
const dialog = page.getByRole('dialog');

const open = (replies: CannedReply[]) =>
  renderInPortal(<RepliesManager sharing={false} />, {
    as: { role: 'broker' },
    at: '/broker',
    answers: { cannedReplies: { list: { replies, starters: [] } } },
  });

test('a new reply needs a name and known variables, and a taken shortcut is an error of its field', async () => {
  const message = 'You use this shortcut already';
  const net = await open([]);
  net.answers({ cannedReplies: { create: new Refusal('CONFLICT', message, [{ path: 'shortcut', message }]) } });
  await page.getByRole('button', { name: 'New reply' }).click();
  await page.getByLabelText('Reply').fill('Hello {{client.name');
  await expect.element(page.getByText(/^Unknown: /)).toBeVisible();
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(page.getByText('Enter a name for the reply')).toBeVisible();
  await page.getByLabelText('Name').fill('Hello');
  await page.getByLabelText('Reply').fill('Hello {{client.firstName}}');
  await page.getByLabelText('Shortcut (optional)').fill('/Thanks');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(page.getByLabelText('Shortcut (optional)')).toHaveAccessibleDescription(new RegExp(message));
  expect(net.calls.at(-1)?.input).toMatchObject({ title: 'Hello', shortcut: 'thanks', scope: 'own' });
  net.answers({ cannedReplies: { create: own, list: { replies: [own], starters: [] } } });
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a shared reply can only be copied to one’s own', async () => {
  await open([own, shared]);
  await expect.element(page.getByRole('button', { name: 'Edit Thank you' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Welcome' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Copy Welcome' }).click();
  await expect.element(dialog.getByLabelText('Reply')).toHaveValue(shared.body);
});

test('a deleted reply comes back with Undo', async () => {
  const net = await open([own]);
  const heading = page.getByRole('heading', { name: 'Thank you' });
  await expect.element(heading).toBeVisible();
  net.answers({ cannedReplies: { remove: { id: own.id }, list: { replies: [], starters: [] } } });
  await page.getByRole('button', { name: 'Delete Thank you' }).click();
  await expect.element(heading).not.toBeInTheDocument();
  net.answers({ cannedReplies: { create: own, list: { replies: [own], starters: [] } } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toBeVisible();
  expect(net.calls.find(({ procedure }) => procedure === 'cannedReplies.create')?.input).toMatchObject({ id: own.id });
});
