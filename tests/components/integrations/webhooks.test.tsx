/**
 * The webhooks below one's keys: what each state says, what was sent, and the secret that is shown once.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrokerKeysPage } from '#client/portals/broker/pages/keys-page.tsx';
import type { Delivery, Webhook } from '#shared/integrations/webhooks.ts';
import { type Answers, Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';
import { someDelivery, someWebhook } from '../../support/browser/webhooks.ts';

const section = page.getByRole('region', { name: 'Webhooks' });

function show(webhooks: Answers['webhooks']) {
  const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: false };
  return renderInPortal(<BrokerKeysPage />, {
    as: { role: 'broker' },
    answers: { account: { secondFactor }, keys: { list: { keys: [], testKeys: false } }, webhooks },
  });
}

async function openLog(deliveries: Delivery[], changes: Partial<Webhook> = {}) {
  const portal = await show({
    list: { items: [someWebhook(changes)] },
    deliveries: { items: deliveries, nextCursor: null },
    replay: someDelivery({ state: 'pending', attempts: 0 }),
  });
  await page.getByRole('button', { name: 'Deliveries: crm.example' }).click();
  return { ...portal, log: page.getByRole('dialog', { name: 'Deliveries to “crm.example”' }) };
}

test('without any, it says when to make one', async () => {
  await show({ list: { items: [] } });
  await expect.element(section.getByText('No webhooks yet')).toBeVisible();
  await expect.element(section.getByText('Make one when a tool gives you an address for it.')).toBeVisible();
});

test('a list that can’t be read says so, and is read again on request', async () => {
  const { answers } = await show({ list: new Refusal('INTERNAL_SERVER_ERROR', 'Something failed') });
  await expect.element(section.getByText('Something failed')).toBeVisible();
  answers({ webhooks: { list: { items: [someWebhook()] } } });
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(section.getByRole('heading', { name: 'crm.example' })).toBeVisible();
});

test.for([
  ['active', {}, 'Active'],
  ['paused', { status: 'paused' }, /Paused since /],
  ['failing', { failingSince: '2026-11-20T17:00:00Z' }, /Nothing has arrived since /],
  ['gone', { status: 'disabled', disabledBecause: 'gone' }, 'Disabled: it answered that it’s gone (410)'],
  ['disabled', { status: 'disabled', disabledBecause: 'failing' }, 'Disabled: nothing arrived for 5 days'],
  ['behind', { waiting: 2 }, '2 events'],
  ['with two secrets', { formerSecretUntil: '2099-11-20T17:00:00Z' }, /^Signs until /],
] as const)('a webhook that is %s says so', async ([, changes, words]) => {
  await show({ list: { items: [someWebhook(changes)] } });
  await expect.element(section.getByText(words)).toBeVisible();
});

test('a paused webhook is resumed at the version that is shown', async () => {
  const { calls } = await show({
    list: { items: [someWebhook({ status: 'paused', version: 4 })] },
    change: someWebhook({ version: 5 }),
  });
  await section.getByRole('button', { name: 'Resume: crm.example' }).click();
  await expect.element(page.getByText('Resumed.')).toBeVisible();
  const sent = calls.find(({ procedure }) => procedure === 'webhooks.change')?.input;
  expect(sent).toEqual({ id: someWebhook().id, version: 4, status: 'active' });
});

test('a failed delivery shows what was answered, and is sent again', async () => {
  const { log, calls } = await openLog([someDelivery()]);
  await expect.element(log.getByText('Failed', { exact: true })).toBeVisible();
  await expect.element(log.getByText(/Answered 500, 1,200 ms “Out of order”/)).toBeVisible();
  await log.getByRole('button', { name: /^Send again: A request was offered/ }).click();
  await expect.element(page.getByText('It’s being sent again.')).toBeVisible();
  const sent = calls.find(({ procedure }) => procedure === 'webhooks.replay')?.input;
  expect(sent).toEqual({ id: someWebhook().id, deliveryId: someDelivery().id });
});

test('a delivery says when it is tried next', async () => {
  const { log } = await openLog([someDelivery({ state: 'pending', nextAttemptAt: '2099-11-20T17:00:00Z' })]);
  await expect.element(log.getByText(/Next attempt /)).toBeVisible();
});

test('a test has no button to send it again', async () => {
  const { log } = await openLog([someDelivery({ type: 'ping' })]);
  await expect.element(log.getByText('Test', { exact: true })).toBeVisible();
  await expect.element(log.getByRole('button', { name: /^Send again: / })).not.toBeInTheDocument();
});

test('deliveries that can’t be read say so, and are read again on request', async () => {
  const { answers } = await show({
    list: { items: [someWebhook()] },
    deliveries: new Refusal('INTERNAL_SERVER_ERROR', 'Something failed'),
  });
  await page.getByRole('button', { name: 'Deliveries: crm.example' }).click();
  const log = page.getByRole('dialog');
  await expect.element(log.getByText('Something failed')).toBeVisible();
  answers({ webhooks: { list: { items: [someWebhook()] }, deliveries: { items: [], nextCursor: null } } });
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect.element(log.getByText('Nothing sent yet')).toBeVisible();
});

test('a new secret is shown once, and closing it by Escape asks first', async () => {
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZg';
  const { calls } = await show({ list: { items: [someWebhook()] }, rotate: { ...someWebhook(), secret } });
  await section.getByRole('button', { name: 'Replace secret: crm.example' }).click();
  await page.getByRole('radio', { name: '72 hours' }).click();
  await page.getByLabelText('Your password').fill('Prairie-2026');
  await page.getByRole('button', { name: 'Replace secret', exact: true }).click();
  const field = page.getByLabelText('Signing secret', { exact: true });
  await expect.element(field).toHaveValue(secret);
  expect(calls.find(({ procedure }) => procedure === 'webhooks.rotate')?.input).toMatchObject({ overlapHours: 72 });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert').getByText('Have you saved the secret?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it open' }).click();
  await expect.element(field).toHaveValue(secret);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect.element(field).not.toBeInTheDocument();
});
