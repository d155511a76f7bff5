/**
 * The list of one's keys, and the key that is shown once.
 * @module-tag long
 */
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrokerKeysPage } from '#client/portals/broker/pages/keys-page.tsx';
import { BrokerNewKeyPage } from '#client/portals/broker/pages/new-key-page.tsx';
import { created, SECRET, someKey } from '../../support/browser/keys.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const pages = (
  <Routes>
    <Route path="/broker/keys" element={<BrokerKeysPage />} />
    <Route path="/broker/keys/new" element={<BrokerNewKeyPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);
const broker = { as: { role: 'broker' } } as const;
/** The page shows them below the keys. */
const webhooks = { list: { items: [] } };
const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: false };
const field = page.getByLabelText('API key', { exact: true });
const saved = page.getByRole('button', { name: 'I’ve saved it' });

async function makeKey() {
  const portal = await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: { account: { secondFactor }, webhooks, keys: { list: { keys: [], testKeys: false }, create: created() } },
  });
  await page.getByRole('link', { name: 'New key' }).click();
  await page.getByLabelText('Name').fill('Rating Tool');
  await page.getByRole('checkbox', { name: /^Read requests/ }).click();
  await page.getByLabelText('Your password').fill('Prairie-2026');
  portal.answers({ webhooks, keys: { list: { keys: [someKey()], testKeys: false }, create: created() } });
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect.element(field).toHaveValue(SECRET);
  return portal;
}

test('a new key is shown once, and gone when its owner says that it is saved', async () => {
  const { calls, address } = await makeKey();
  expect(calls.find(({ procedure }) => procedure === 'keys.create')?.input).toEqual({
    ...{ name: 'Rating Tool', kind: 'live', scopes: ['cases:read'], expiresInDays: 365, networks: [] },
    ...{ currentPassword: 'Prairie-2026', code: '' },
  });
  await saved.click();
  await expect.poll(address).toBe('/broker/keys');
  await expect.element(page.getByRole('heading', { name: 'Rating Tool' })).toBeVisible();
  expect(document.body.textContent).not.toContain(SECRET);
});

test('closing it by Escape or leaving by the back button asks first, and keeps the key', async () => {
  const { go, address } = await makeKey();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert').getByText('Have you saved the key?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep it open' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).toHaveFocus();
  await expect.element(field).toHaveValue(SECRET);
  go(-1);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue(SECRET);
  expect(address()).toBe('/broker/keys/new');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect.poll(address).toBe('/broker/keys');
});

test('is copied with the browser’s permission, and selected for the keyboard where nothing is allowed', async () => {
  await makeKey();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(SECRET);
  write.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect.element(page.getByText(/^Your browser didn’t allow copying/)).toBeVisible();
  expect(getSelectedText()).toBe(SECRET);
  command.mockReturnValue(true);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
});

function getSelectedText(): string {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

test('a wrong password is said at its field, and no key appears', async () => {
  const refusal = new Refusal('BAD_REQUEST', 'This password isn’t correct', [
    { path: 'currentPassword', message: 'This password isn’t correct' },
  ]);
  await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys/new',
    answers: { account: { secondFactor }, webhooks, keys: { list: { keys: [], testKeys: false }, create: refusal } },
  });
  await page.getByLabelText('Name').fill('Rating Tool');
  await page.getByLabelText('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect.element(page.getByText('Choose at least one thing the key may do')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Open documents/ }).click();
  await page.getByRole('combobox', { name: /^Allowed networks/ }).fill('not-a-network');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect.element(page.getByText(/^Write a network as/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Allowed networks/ }).click();
  await userEvent.keyboard('{Backspace}');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect.element(page.getByText('This password isn’t correct')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a list that can’t be read says so, and is read again on request', async () => {
  const { answers } = await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: { webhooks, keys: { list: new Refusal('INTERNAL_SERVER_ERROR', 'Something failed') } },
  });
  await expect.element(page.getByText('Something failed')).toBeVisible();
  answers({ webhooks, keys: { list: { keys: [], testKeys: false } } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('No keys yet')).toBeVisible();
});

test('revoking says what stops and that it can’t be undone', async () => {
  const days = [{ day: new Date().toISOString().slice(0, 10), requests: 12, failures: 2 }];
  const used = { days, lastUsedAt: '2026-11-26T17:20:00Z' };
  const { calls, answers } = await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: {
      webhooks,
      keys: { list: { keys: [someKey(used)], testKeys: false }, revoke: { keys: [], testKeys: false } },
    },
  });
  await page.getByRole('button', { name: 'Revoke Rating Tool' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke “Rating Tool”' });
  await expect.element(dialog.getByText(/stops working right away.*12 requests in the last 7 days/)).toBeVisible();
  await expect.element(dialog.getByText('This can’t be undone.')).toBeVisible();
  answers({
    webhooks,
    keys: {
      list: {
        keys: [someKey({ state: 'revoked', revokedAt: '2026-11-26T17:00:00Z', revokedBecause: 'person' })],
        testKeys: false,
      },
    },
  });
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect.element(page.getByText('Revoked on November 26, 2026')).toBeVisible();
  expect(calls.find(({ procedure }) => procedure === 'keys.revoke')?.input).toEqual({ keyId: someKey().id });
});

test('a replacement lets the old key work for the time that is chosen', async () => {
  const { calls } = await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: {
      account: { secondFactor },
      webhooks,
      keys: { list: { keys: [someKey()], testKeys: false }, rotate: created() },
    },
  });
  await page.getByRole('button', { name: 'Replace Rating Tool' }).click();
  await page.getByRole('radio', { name: '72 hours' }).click();
  await page.getByLabelText('Your password').fill('Prairie-2026');
  await page.getByRole('button', { name: 'Replace key' }).click();
  await expect.element(field).toHaveValue(SECRET);
  const sent = calls.find(({ procedure }) => procedure === 'keys.rotate')?.input;
  expect(sent).toMatchObject({ keyId: someKey().id, overlapHours: 72 });
});

test('the replacement of a website form’s key speaks of its pages', async () => {
  await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: {
      account: { secondFactor },
      webhooks,
      keys: { list: { keys: [someKey({ kind: 'publishable', origins: ['https://north.example'] })], testKeys: false } },
    },
  });
  await page.getByRole('button', { name: 'Replace Rating Tool' }).click();
  await expect.element(page.getByText(/^You get a new line of HTML for the same websites\./)).toBeVisible();
  const question = 'How long should pages with the old line keep showing the form?';
  await expect.element(page.getByRole('radiogroup', { name: question })).toBeVisible();
});

test.for([
  ['expires soon', { expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString() }, 'Expires in 3 days'],
  [
    'was sent where others read it',
    { state: 'revoked', revokedAt: '2026-11-20T17:00:00Z', revokedBecause: 'exposed' },
    'Revoked on November 20, 2026: sent where others could read it',
  ],
  ['has a replacement', { replaced: true, expiresAt: '2099-11-02T17:00:00Z' }, /Replaced, works until/],
] as const)('a key that %s says so', async ([, changes, words]) => {
  await renderInPortal(pages, {
    ...broker,
    at: '/broker/keys',
    answers: { webhooks, keys: { list: { keys: [someKey(changes)], testKeys: false } } },
  });
  await expect.element(page.getByText(words)).toBeVisible();
});
