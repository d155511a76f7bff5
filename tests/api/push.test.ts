/** Notifications on devices: what reaches a browser, and what ends it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { readNotifications } from '#server/modules/notifications/commands.ts';
import { removeOldDevices } from '#server/modules/notifications/push/commands.ts';
import { sendDuePushes } from '#server/modules/notifications/push/sending/commands.ts';
import { exportSections } from '#server/modules/privacy/exports/queries.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import type { Party } from '../support/cases.ts';
import { type PushService, signedBy, startPushService } from '../support/push-service.ts';
import { routedParty } from '../support/routed-party.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let service: PushService;
let party: Party;
let client: ApiClient;
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ variables: { WEBHOOK_ALLOW_PRIVATE: 'true', RUN_JOBS: 'false' } });
  service = await startPushService();
  party = await routedParty(server.services);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.services.db.pushSubscription.deleteMany();
  await server.services.db.user.update({ where: { id: party.client.id }, data: { disabledAt: null } });
  client = await signIn(server.url, party.client.username);
});

async function device(who = client) {
  const browser = service.browser();
  expect(await who.trpc.push.turnOn.mutate(browser.subscription)).toEqual({ on: true });
  return browser;
}

/** The broker writes to the client; `at` is when it is sent to devices. */
async function write(body = 'Which winter tires?'): Promise<void> {
  const words = { body, clientKey: crypto.randomUUID(), kind: 'message' as const, attachments: [] };
  await sendMessage(server.services, party.broker, { caseId: party.caseId, ...words });
}
const send = (later = 0) => {
  const { services } = server;
  const now = () => new Date(services.now().getTime() + later);
  return sendDuePushes({ ...services, now }, caseNumber);
};
const waiting = () => server.services.db.pushMessage.count();

test('a device learns that there is news about a request, and nothing else; the payload is encrypted for it', async () => {
  const browser = await device();
  await write('My licence is 123-456');
  await send();
  const row = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  const number = caseNumber(row, server.env.site);
  expect(browser.read()).toEqual([
    {
      title: server.env.site.name,
      body: `You have a new message about ${number}`,
      path: `/portal/cases/${party.caseId}`,
      tag: `new_message:${number}`,
    },
  ]);
  const [came] = browser.came();
  for (const part of [JSON.stringify(came?.headers), String(came?.body)])
    for (const secret of [number, row.title, party.broker.fullName, party.caseId, 'licence'])
      expect(part).not.toContain(secret);
  expect(JSON.stringify(browser.read())).not.toMatch(/licence|winter|Auto/);
  expect(await waiting()).toBe(0);
});

test('the push service hears who sends, how urgent it is, how long it may keep it and what it replaces', async () => {
  const browser = await device();
  await write();
  await send();
  const [came] = browser.came();
  if (!came) throw new Error('nothing came');
  const { publicKey } = await client.trpc.push.key.query();
  expect(signedBy(came, publicKey)).toMatchObject({ aud: service.url, sub: `mailto:${server.env.site.email}` });
  expect(came.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(came.headers.topic).toMatch(/^[\w-]{32}$/);
  // A second message about the same request replaces the first.
  await write();
  await send();
  expect(browser.came()[1]?.headers.topic).toBe(came.headers.topic);
});

test('nothing is kept in the clear, and what is read in time is not sent', async () => {
  const browser = await device();
  const { rows } = await server.services.pool.query('SELECT to_jsonb(p)::text AS row FROM push_subscriptions p');
  expect(JSON.stringify(rows)).not.toContain(browser.subscription.endpoint.slice(-20));
  await write();
  await readNotifications(server.services, party.client, 2_000_000_000);
  await send();
  expect(browser.came()).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('a rolled-back change reaches no device', async () => {
  const browser = await device();
  const { services } = server;
  await expect(
    services.db.$transaction(async () => {
      await sendMessage(services, party.broker, {
        caseId: crypto.randomUUID(),
        ...{ body: 'No', clientKey: crypto.randomUUID(), kind: 'message', attachments: [] },
      });
    }),
  ).rejects.toThrow();
  await send();
  expect(browser.came()).toEqual([]);
});

test('a service that fails is asked again, later each time, for a day', async () => {
  const browser = await device();
  browser.answer(503);
  await write();
  await send();
  await send();
  expect(browser.came()).toHaveLength(1);
  await send(2 * 60_000);
  expect(browser.came()).toHaveLength(2);
  await send(25 * HOUR);
  expect([browser.came().length, await waiting()]).toEqual([2, 0]);
});

test.each([404, 410])('a device whose service says %d is forgotten, the other devices are not', async (status) => {
  const [gone, there] = [await device(), await device()];
  gone.answer(status);
  await write();
  await send();
  expect(there.read()).toHaveLength(1);
  expect(await server.services.db.pushSubscription.count()).toBe(1);
  expect(await waiting()).toBe(0);
});

test('what a service refuses for good is not repeated', async () => {
  const browser = await device();
  browser.answer(400);
  await write();
  await send();
  await send(2 * HOUR);
  expect(browser.came()).toHaveLength(1);
});

test('two processes send each notification once', async () => {
  const browser = await device();
  await write();
  await Promise.all([send(), send(), send()]);
  expect(browser.came()).toHaveLength(1);
});

test('signing out, ending the session elsewhere, a new password and a disabled account silence a device at once', async () => {
  const { db } = server.services;
  const endings: [string, (own: ApiClient) => Promise<unknown>][] = [
    ['sign-out', (own) => own.trpc.auth.logout.mutate()],
    ['ended elsewhere', () => client.trpc.account.endOtherSessions.mutate()],
    ['password', () => db.user.update({ where: { id: party.client.id }, data: { sessionEpoch: { increment: 1 } } })],
    ['disabled', () => db.user.update({ where: { id: party.client.id }, data: { disabledAt: new Date() } })],
  ];
  for (const [what, end] of endings) {
    const own = await signIn(server.url, party.client.username);
    client = await signIn(server.url, party.client.username);
    const browser = await device(own);
    await end(own);
    await write();
    await send();
    expect(browser.came(), what).toEqual([]);
  }
});

test('who signs in again on the same device keeps it; someone else there does not get it', async () => {
  const browser = await device();
  const { endpoint } = browser.subscription;
  await client.trpc.auth.logout.mutate();
  const other = await signIn(server.url, 'demo_client');
  expect(await other.trpc.push.renew.mutate({ endpoint })).toEqual({ on: false });
  const again = await signIn(server.url, party.client.username);
  expect(await again.trpc.push.renew.mutate({ endpoint })).toEqual({ on: true });
  await write();
  await send();
  expect(browser.read().filter(({ tag }) => tag.startsWith('new_message'))).toHaveLength(1);
  // Turned on by the other, it is theirs alone.
  await other.trpc.push.turnOn.mutate(browser.subscription);
  expect(await again.trpc.push.renew.mutate({ endpoint })).toEqual({ on: false });
  expect(await again.trpc.push.turnOff.mutate({ endpoint })).toEqual({ on: false });
  expect(await server.services.db.pushSubscription.count()).toBe(1);
});

test('a device nobody uses any more is silent, and the session of one that was ended takes it along', async () => {
  const browser = await device();
  const { db, now } = server.services;
  const ago = (days: number) => new Date(now().getTime() - days * 24 * HOUR);
  await db.userSession.updateMany({ where: { userId: party.client.id }, data: { lastSeenAt: ago(15) } });
  await write();
  await send();
  expect(browser.came()).toEqual([]);
  await db.userSession.updateMany({ where: { userId: party.client.id }, data: { endedAt: ago(2) } });
  await removeOldDevices(server.services);
  expect(await db.pushSubscription.count()).toBe(0);
});

test('a person has ten devices: another one takes the place of the oldest', async () => {
  const first = await device();
  for (let index = 0; index < 10; index += 1) await device();
  const { endpoint } = first.subscription;
  expect(await client.trpc.push.renew.mutate({ endpoint })).toEqual({ on: false });
  expect(await server.services.db.pushSubscription.count()).toBe(10);
});

test('an address that nobody may have us call, and a key that fits nothing, are refused', async () => {
  const { keys } = service.browser().subscription;
  const refused = [
    [{ endpoint: 'ftp://push.example.com/1', keys }, 'endpoint'],
    [{ endpoint: 'https://push.example.com/1', keys: { ...keys, p256dh: 'A'.repeat(87) } }, 'keys.p256dh'],
    [{ endpoint: 'https://push.example.com/1', keys: { ...keys, auth: 'short' } }, 'keys.auth'],
  ] as const;
  for (const [input, path] of refused)
    expect(await failureOf(client.trpc.push.turnOn.mutate(input))).toMatchObject({ status: 400, issues: [{ path }] });
});

test('my data says when a device was turned on', async () => {
  await device();
  const sections = Object.fromEntries(exportSections(server.services, party.client));
  const rows: object[] = [];
  if (!sections.devices) throw new Error('no such section');
  for await (const row of sections.devices() as AsyncIterable<object>) rows.push(row);
  expect(rows).toEqual([{ createdAt: expect.any(Date) }]);
});
