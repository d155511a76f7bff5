/** Webhooks as their owners make, change, test and delete them. */

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { disableWebhook } from '#server/modules/integrations/webhooks/delivery/disabling/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { recallTypes } from '#shared/integrations/webhooks.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { failureIn } from '../support/hostile.ts';
import { clientWithKey } from '../support/keys.ts';
import { findMarkers } from '../support/marker-search.ts';
import { partnerIn } from '../support/partners.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Receiver, startReceiver, verified } from '../support/webhook-receiver.ts';

const logged: string[] = [];
let server: TestServer;
let receiver: Receiver;
let broker: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer({
    variables: { WEBHOOK_ALLOW_PRIVATE: 'true', RUN_JOBS: 'false' },
    overrides: { log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) },
  });
  receiver = await startReceiver();
  broker = await signIn(server.url, 'demo_broker');
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(async () => {
  await receiver.stop();
  await server.stop();
});
afterEach(() => server.services.db.webhookEndpoint.deleteMany());

const proof = { currentPassword: DEMO_PASSWORD };
const types: ['case.accepted', 'message.created'] = ['case.accepted', 'message.created'];
const make = (changes: object = {}, who = broker) =>
  who.trpc.webhooks.create.mutate({ url: receiver.url, types, ...proof, ...changes });

async function keyOf(username: string, scopes: readonly Scope[]): Promise<ApiClient> {
  const { id: ownerId } = await server.services.db.user.findUniqueOrThrow({ where: { usernameKey: username } });
  return clientWithKey(server.services, server.url, { ownerId }, scopes);
}
const jsonOf = (answer: { text: string }) => JSON.parse(answer.text) as { id: string };

test('a person proves who they are, and sees the secret once: what is kept doesn’t contain it', async () => {
  const refused = await failureOf(broker.trpc.webhooks.create.mutate({ url: receiver.url, types }));
  expect(refused).toMatchObject({ status: 400, issues: [{ path: 'currentPassword', rule: 'required' }] });
  const { secret, ...webhook } = await make({ description: 'Our system' });
  expect(secret).toMatch(/^whsec_/);
  expect(await broker.trpc.webhooks.get.query({ id: webhook.id })).toEqual(webhook);
  expect(webhook).toMatchObject({ status: 'active', types, description: 'Our system', keyName: null, waiting: 0 });
  const { rows } = await server.services.pool.query('SELECT to_jsonb(e)::text AS row FROM webhook_endpoints e');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  const audited = await server.services.db.auditEntry.findFirstOrThrow({ where: { action: 'webhook.created' } });
  expect(JSON.stringify(audited)).not.toContain('/hook');
});

test('a test is sent at once, signed, and its outcome is the answer', async () => {
  const { id, secret } = await make();
  const arrived = await broker.trpc.webhooks.test.mutate({ id });
  expect(arrived).toMatchObject({ type: 'ping', state: 'delivered', log: [{ status: 204, failure: null }] });
  const received = receiver.received.at(-1);
  if (!received) throw new Error('nothing was received');
  expect(verified(received, secret)).toMatchObject({ id: arrived.eventId, type: 'ping' });
  receiver.answer(() => 500);
  const failed = await broker.trpc.webhooks.test.mutate({ id });
  receiver.answer(() => 204);
  // What it answered, without what identifies anybody.
  expect(failed).toMatchObject({ state: 'failed', log: [{ status: 500, answer: 'heard from [email address]' }] });
  expect((await broker.trpc.webhooks.deliveries.query({ id })).items.map(({ state }) => state)).toEqual([
    'failed',
    'delivered',
  ]);
  expect(await failureOf(broker.trpc.webhooks.replay.mutate({ id, deliveryId: failed.id }))).toMatchObject({
    status: 404,
  });
});

test('both secrets sign during a rotation, and the new one alone afterwards', async () => {
  const { id, secret: former } = await make();
  const { secret, formerSecretUntil } = await broker.trpc.webhooks.rotate.mutate({ id, overlapHours: 2, ...proof });
  expect(formerSecretUntil).not.toBeNull();
  const last = () => receiver.received.at(-1) as (typeof receiver.received)[number];
  await broker.trpc.webhooks.test.mutate({ id });
  for (const known of [secret, former]) expect(verified(last(), known)).toMatchObject({ type: 'ping' });
  // As if the overlap had passed.
  await server.services.db.webhookEndpoint.update({ where: { id }, data: { formerUntil: server.services.now() } });
  await broker.trpc.webhooks.test.mutate({ id });
  expect(() => verified(last(), former)).toThrow(/signature/i);
  expect(verified(last(), secret)).toMatchObject({ type: 'ping' });
});

test('over REST with the scope webhooks:manage: made, read, paused by its version, replaced, deleted', async () => {
  const key = await keyOf('demo_broker', ['webhooks:manage', 'cases:read']);
  const made = await key.rest('POST', '/api/webhooks', { json: { url: receiver.url, types: ['case.accepted'] } });
  expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
  const { id } = jsonOf(made);
  const one = `/api/webhooks/${id}` as const;
  expect(jsonOf(await key.rest('GET', '/api/webhooks'))).toMatchObject({ items: [{ id, keyName: 'Key under test' }] });
  const paused = (ifMatch?: string) =>
    key.rest('PATCH', one, { json: { status: 'paused' }, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });
  expect((await paused()).status).toBe(428);
  expect(jsonOf(await paused('"1"'))).toMatchObject({ status: 'paused', version: 2 });
  expect((await paused('"1"')).status).toBe(412);
  expect(jsonOf(await key.rest('POST', `${one}/test`, { json: {} }))).toMatchObject({ state: 'delivered' });
  expect((await key.rest('POST', `${one}/rotate`, { json: {} })).status).toBe(200);
  expect(jsonOf(await key.rest('GET', `${one}/deliveries?limit=1`))).toMatchObject({ items: [{ type: 'ping' }] });
  const span = { from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' };
  expect((await key.rest('POST', `${one}/replay`, { json: span })).status).toBe(409);
  expect((await key.rest('DELETE', one)).status).toBe(200);
  expect((await key.rest('GET', one)).status).toBe(404);
});

test('a key chooses only types it may read, and reaches no partner', async () => {
  const key = await keyOf('demo_admin', ['webhooks:manage', 'cases:read']);
  const refused = await key.rest('POST', '/api/webhooks', { json: { url: receiver.url, types } });
  expect([refused.status, failureIn(refused).issues?.[0]]).toMatchObject([400, { path: 'types', rule: 'not_allowed' }]);
  const partnerId = await partnerIn(server.services);
  const json = { url: receiver.url, types: ['case.accepted'], partnerId };
  expect((await key.rest('POST', '/api/webhooks', { json })).status).toBe(403);
  const without = await keyOf('demo_broker', ['cases:read']);
  expect((await without.rest('GET', '/api/webhooks')).status).toBe(403);
});

test('administrators look after those of partners; nobody else reaches what isn’t theirs', async () => {
  const partnerId = await partnerIn(server.services);
  const offered = { partnerId, types: ['lead.created' as const] };
  expect(await failureOf(make({ partnerId }, admin))).toMatchObject({ status: 400, issues: [{ path: 'types' }] });
  const { id } = await make(offered, admin);
  const { id: own } = await make();
  expect((await admin.trpc.webhooks.list.query({ partnerId })).items.map((one) => one.id)).toEqual([id]);
  expect((await admin.trpc.webhooks.test.mutate({ id })).state).toBe('delivered');
  expect(await failureOf(broker.trpc.webhooks.list.query({ partnerId }))).toMatchObject({ status: 403 });
  expect(await failureOf(make({ ...offered, partnerId: crypto.randomUUID() }, admin))).toMatchObject({ status: 404 });
  const { username } = await createPerson(server.services, 'broker', 'Other Broker');
  const other = await signIn(server.url, username);
  for (const [who, theirs] of [
    [broker, id],
    [other, own],
    [admin, own],
  ] as const)
    for (const call of [
      () => who.trpc.webhooks.get.query({ id: theirs }),
      () => who.trpc.webhooks.test.mutate({ id: theirs }),
      () => who.trpc.webhooks.remove.mutate({ id: theirs }),
      () => who.trpc.webhooks.deliveries.query({ id: theirs }),
      () => who.trpc.webhooks.change.mutate({ id: theirs, version: 1, status: 'paused' }),
      () => who.trpc.webhooks.rotate.mutate({ id: theirs, ...proof }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 404 });
});

test('ten at most, and an address without a name, a password or anything after #', async () => {
  for (const url of ['http://user:secret@127.0.0.1/', 'http://127.0.0.1/#part', 'ftp://127.0.0.1/'])
    expect(await failureOf(make({ url }))).toMatchObject({ status: 400, issues: [{ path: 'url' }] });
  for (let n = 0; n < 10; n += 1) await make();
  expect(await failureOf(make())).toMatchObject({ status: 409 });
});

test('one with a recall that hasn’t arrived isn’t deleted', async () => {
  const { id } = await make();
  const at = server.services.now();
  const delivery = {
    endpointId: id,
    eventId: crypto.randomUUID(),
    position: 1n,
    body: '{}',
    bytes: 300,
    createdAt: at,
  };
  const { id: deliveryId } = await server.services.db.webhookDelivery.create({
    data: { ...delivery, id: crypto.randomUUID(), type: recallTypes[0], state: 'failed' },
  });
  expect(await failureOf(broker.trpc.webhooks.remove.mutate({ id }))).toMatchObject({ status: 409 });
  await admin.trpc.trouble.handleRecall.mutate({ recallId: deliveryId, reason: 'Phoned them' });
  await broker.trpc.webhooks.remove.mutate({ id });
});

test('neither a secret nor what is secret in an address is in any log, email, audit entry, event or other table', async () => {
  const { id, secret } = await make({ url: `${receiver.url}?token=qzxplanted` });
  const rotated = await broker.trpc.webhooks.rotate.mutate({ id, overlapHours: 24, ...proof });
  receiver.answer(() => 410);
  await broker.trpc.webhooks.test.mutate({ id });
  const { services } = server;
  await transaction(services.db, (tx) => disableWebhook(tx, services, id, 'gone', services.now()));
  receiver.answer(() => 204);
  const key = await keyOf('demo_broker', ['webhooks:manage']);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const json = { url: `${receiver.url}?token=qzxplanted`, types: [] };
  const kept = jsonOf(await key.rest('POST', '/api/webhooks', { json, headers })) as unknown as { secret: string };
  const found = await findMarkers(server.database, 'qzxplanted');
  expect(found).toEqual(['webhook_endpoints.url']);
  for (const one of [secret, rotated.secret, kept.secret])
    expect(await findMarkers(server.database, one.slice(6, 26).replaceAll(/[+/]/g, '.'))).toEqual([]);
  expect(logged.join('\n')).not.toMatch(/qzxplanted|whsec_/);
});
