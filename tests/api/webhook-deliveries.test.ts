/** Events on their way to other systems: who gets which, in what order, how often, and when it ends. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { deliverDue } from '#server/modules/integrations/webhooks/delivery/commands.ts';
import { retryPauses } from '#server/modules/integrations/webhooks/delivery/policy.ts';
import { findDueEndpoints } from '#server/modules/integrations/webhooks/delivery/queries.ts';
import { keepCeiling, removeOldDeliveries } from '#server/modules/integrations/webhooks/upkeep/commands.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Receiver, startReceiver, verified } from '../support/webhook-receiver.ts';
import { caseWithBroker, happen, webhookOf } from '../support/webhooks.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let server: TestServer;
let services: Services;
let receiver: Receiver;
let broker: ApiClient;
let ownerId: string;
let username: string;
let caseId: string;
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({
    variables: { WEBHOOK_ALLOW_PRIVATE: 'true', RUN_JOBS: 'false' },
    overrides: { now: () => new Date(Date.now() + ahead) },
  });
  services = server.services;
  const worked = await caseWithBroker(services);
  caseId = worked.caseId;
  ownerId = worked.broker.id;
  username = worked.broker.username;
  broker = await signIn(server.url, username);
});
afterAll(() => server.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  ahead = 0;
  await receiver.stop();
  await services.db.webhookEndpoint.deleteMany();
  await services.db.integrationEvent.deleteMany();
});

const changed: EventType = 'case.status_changed';
const own = (types?: EventType[]) => webhookOf(services, { ownerId }, receiver.url, types);
const log = async (id: string) =>
  services.db.webhookDelivery.findMany({ where: { endpointId: id }, orderBy: { position: 'asc' } });
const states = async (id: string) => (await log(id)).map(({ state }) => state);

describe('who gets what', () => {
  test('each event once, signed, in its order, and as the list has it; nobody else gets it', async () => {
    const { id, secret } = await own();
    const other = await createPerson(services, 'broker', 'Other Broker');
    const theirs = await webhookOf(services, { ownerId: other.id }, receiver.url);
    const ids = await happen(
      services,
      caseId,
      Array.from({ length: 30 }, () => changed),
    );
    await Promise.all([deliverDue(services, id), deliverDue(services, id), deliverDue(services, theirs.id)]);
    expect(receiver.ids()).toEqual(ids);
    const key = await clientWithKey(services, server.url, { ownerId }, ['cases:read']);
    const listed = (await key.rest('GET', `/api/events?types=${changed}&limit=100`)).body as { items: object[] };
    expect(receiver.received.map((one) => verified(one, secret))).toEqual(listed.items.slice(-30));
    expect(await log(theirs.id)).toEqual([]);
    expect(new Set(await states(id))).toEqual(new Set(['delivered']));
  });

  test('only the chosen types, and recalls whether they are chosen or not', async () => {
    const { id } = await own(['case.merged']);
    await happen(services, caseId, [changed, 'case.reassigned']);
    const [recall] = await happen(services, caseId, ['consent.withdrawn']);
    await deliverDue(services, id);
    expect(receiver.ids()).toEqual([recall]);
  });

  test.each([
    [
      'away',
      () =>
        services.db.brokerProfile.update({ where: { userId: ownerId }, data: { awayUntil: new Date('2099-01-01') } }),
    ],
    ['disabled', () => services.db.user.update({ where: { id: ownerId }, data: { disabledAt: services.now() } })],
    [
      'without a licence',
      () =>
        services.db.brokerProfile.update({
          where: { userId: ownerId },
          data: { licenceExpiresOn: new Date('2020-01-01') },
        }),
    ],
  ])('an owner who is %s gets recalls alone', async (_, change) => {
    const profile = await services.db.brokerProfile.findUniqueOrThrow({ where: { userId: ownerId } });
    const { id } = await own();
    await happen(services, caseId, [changed]);
    await change();
    await happen(services, caseId, [changed]);
    const [recall] = await happen(services, caseId, ['person.erased']);
    await deliverDue(services, id);
    expect(receiver.ids()).toEqual([recall]);
    expect(await states(id)).toEqual(['withheld', 'delivered']);
    const { awayUntil, licenceExpiresOn } = profile;
    await services.db.brokerProfile.update({ where: { userId: ownerId }, data: { awayUntil, licenceExpiresOn } });
    await services.db.user.update({ where: { id: ownerId }, data: { disabledAt: null } });
  });

  test('one made with a key moves to its replacement, and gets nothing once that is revoked', async () => {
    const key = await services.db.apiKey.create({
      data: {
        ...{ kind: 'live', name: 'Tool', ownerId, createdById: ownerId, lastFour: 'aB3d', scopes: ['webhooks:manage'] },
        ...{ hash: new Uint8Array(32).fill(9), createdAt: services.now(), expiresAt: new Date(Date.now() + DAY) },
      },
    });
    const { id } = await webhookOf(services, { ownerId, keyId: key.id }, receiver.url);
    const proof = { overlapHours: 0, currentPassword: DEMO_PASSWORD };
    const replaced = await broker.trpc.keys.rotate.mutate({ keyId: key.id, ...proof });
    const ids = await happen(services, caseId, [changed]);
    await deliverDue(services, id);
    await broker.trpc.keys.revoke.mutate({ keyId: replaced.key.id });
    await happen(services, caseId, [changed]);
    await deliverDue(services, id);
    expect(receiver.ids()).toEqual(ids);
  });
});

describe('what fails', () => {
  test('is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and given up after the eighth attempt', async () => {
    receiver.answer(() => 500);
    const { id } = await own();
    await happen(services, caseId, [changed]);
    for (const pause of retryPauses) {
      await deliverDue(services, id);
      const [row] = await log(id);
      const wait = (row?.nextAttemptAt?.getTime() ?? 0) - services.now().getTime();
      expect(wait).toBeGreaterThan(pause * 0.95 - MINUTE / 20);
      expect(wait).toBeLessThanOrEqual(pause * 1.1);
      // Not before its time.
      await deliverDue(services, id);
      ahead += wait + 1;
    }
    await deliverDue(services, id);
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.ids()).size).toBe(1);
    expect(await states(id)).toEqual(['failed']);
    broker = await signIn(server.url, username);
    const [shown] = (await broker.trpc.webhooks.deliveries.query({ id })).items;
    expect(shown?.log).toHaveLength(8);
  });

  test('holds up what follows in its case, but no other case and no recall', async () => {
    const { id } = await own();
    const elsewhere = await caseWithBroker(services);
    await services.db.case.update({ where: { id: elsewhere.caseId }, data: { brokerId: ownerId } });
    const [first, second] = await happen(services, caseId, [changed, changed]);
    const [other] = await happen(services, elsewhere.caseId, [changed]);
    const [recall] = await happen(services, caseId, ['consent.withdrawn']);
    receiver.answer((one) => (one.id === first ? 500 : 204));
    await deliverDue(services, id);
    expect(receiver.ids()).toEqual([first, other, recall]);
    receiver.answer(() => 204);
    ahead += 6_000;
    await deliverDue(services, id);
    expect(receiver.ids()).toEqual([first, other, recall, first, second]);
  });

  test('a receiver that is down for a day gets everything, in the order of the case', async () => {
    receiver.answer(() => 503);
    const { id } = await own();
    const ids: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      ids.push(...(await happen(services, caseId, [changed])));
      await deliverDue(services, id);
      ahead += HOUR;
    }
    expect(await states(id)).toEqual(ids.map(() => 'pending'));
    const endpoint = await services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect([endpoint.status, endpoint.failingSince]).toEqual(['active', expect.any(Date)]);
    receiver.answer(() => 204);
    const before = receiver.received.length;
    for (let hour = 0; hour < 12; hour += 1) {
      await deliverDue(services, id);
      ahead += HOUR;
    }
    expect(receiver.ids().slice(before)).toEqual(ids);
    expect(await services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      failingSince: null,
    });
  });

  test('410 disables it: its owner is notified, nothing more is sent, and a span can be sent again later', async () => {
    receiver.answer(() => 410);
    const { id } = await own();
    const ids = await happen(services, caseId, [changed, changed]);
    await deliverDue(services, id);
    expect(await states(id)).toEqual(['failed', 'failed']);
    await happen(services, caseId, [changed]);
    await deliverDue(services, id);
    expect(receiver.received).toHaveLength(1);
    const { db } = services;
    expect(await db.auditEntry.count({ where: { action: 'webhook.disabled', subjectId: id } })).toBe(1);
    expect(await db.notification.count({ where: { userId: ownerId, type: 'webhook_disabled' } })).toBe(1);
    const mail = await db.outboxMail.findFirstOrThrow({ where: { template: 'webhook-disabled' } });
    expect(mail.data).toMatchObject({ host: new URL(receiver.url).host, because: 'gone' });
    receiver.answer(() => 204);
    const span = { from: new Date(Date.now() - HOUR).toISOString(), to: new Date(Date.now() + HOUR).toISOString() };
    expect(await failureOf(broker.trpc.webhooks.replaySpan.mutate({ id, ...span }))).toMatchObject({ status: 409 });
    const { version } = await broker.trpc.webhooks.get.query({ id });
    await broker.trpc.webhooks.change.mutate({ id, version, status: 'active' });
    expect(await broker.trpc.webhooks.replaySpan.mutate({ id, ...span })).toEqual({ replayed: 2 });
    await deliverDue(services, id);
    expect(receiver.ids().slice(1)).toEqual(ids);
    const [first] = await log(id);
    await broker.trpc.webhooks.replay.mutate({ id, deliveryId: first?.id ?? '' });
    await deliverDue(services, id);
    expect(receiver.ids().slice(3)).toEqual(ids.slice(0, 1));
  });

  test('failing for five days disables it', async () => {
    receiver.answer(() => 500);
    const { id } = await own();
    const statusAfter = async () => {
      await happen(services, caseId, [changed]);
      await deliverDue(services, id);
      return (await services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).status;
    };
    expect(await statusAfter()).toBe('active');
    ahead += 5 * DAY - MINUTE;
    expect(await statusAfter()).toBe('active');
    ahead += 10 * MINUTE;
    expect(await statusAfter()).toBe('disabled');
    expect(await services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      disabledBecause: 'failing',
    });
  });
});

test('while it is paused events wait, and they are sent once it is resumed', async () => {
  const { id } = await own();
  await broker.trpc.webhooks.change.mutate({ id, version: 1, status: 'paused' });
  const ids = await happen(services, caseId, [changed]);
  await deliverDue(services, id);
  expect((await broker.trpc.webhooks.get.query({ id })).waiting).toBe(1);
  expect(receiver.received).toEqual([]);
  await broker.trpc.webhooks.change.mutate({ id, version: 2, status: 'active' });
  await deliverDue(services, id);
  expect(receiver.ids()).toEqual(ids);
});

test('no transaction is open while a receiver takes its time, and another worker leaves it alone', async () => {
  receiver.answer(() => 'hang');
  const { id } = await own();
  await happen(services, caseId, [changed]);
  const delivering = deliverDue(services, id);
  await eventually('it has the request', async () => receiver.received.length > 0);
  const { rows } = await services.pool.query(
    `SELECT state, query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  await deliverDue(services, id);
  expect(await findDueEndpoints(services, 10)).toEqual([]);
  expect(receiver.received).toHaveLength(1);
  await receiver.stop();
  receiver = await startReceiver();
  await delivering;
  expect(await states(id)).toEqual(['pending']);
});

test('a worker that dies after sending sends the same again: once more than needed, never once less', async () => {
  const { id } = await own();
  const [event] = await happen(services, caseId, [changed]);
  const { db } = services;
  const dead = { ...services, db: { ...db, $transaction: () => Promise.reject(new Error('killed')) } as typeof db };
  dead.db.$queryRaw = db.$queryRaw.bind(db);
  await expect(deliverDue(dead, id)).rejects.toThrow('killed');
  await deliverDue(services, id);
  expect(receiver.ids()).toEqual([event, event]);
  expect(await states(id)).toEqual(['delivered']);
});

test('the sweeper finds what a lost job would have sent', async () => {
  const { id } = await own();
  await happen(services, caseId, [changed]);
  await services.pool.query(`DELETE FROM pgboss.job WHERE name LIKE 'webhook.%'`);
  await sweepOverdue(services);
  const { rows } = await services.pool.query(`SELECT data FROM pgboss.job WHERE name = 'webhook.deliver'`);
  expect(rows).toEqual([{ data: { endpointId: id } }]);
});

describe('what is kept', () => {
  test('up to a ceiling: what arrived goes first, the oldest first; an open recall never goes', async () => {
    const { id } = await own();
    const [oldest] = await happen(services, caseId, [changed, changed, changed]);
    await deliverDue(services, id);
    const [recall] = await happen(services, caseId, ['person.erased']);
    const waiting = await happen(services, caseId, [changed]);
    const sizes = (await log(id)).map(({ bytes }) => bytes);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    await keepCeiling(services.db, [id], total);
    expect(await log(id)).toHaveLength(5);
    await keepCeiling(services.db, [id], total - 1);
    expect((await log(id)).map(({ eventId }) => eventId)).not.toContain(oldest);
    await keepCeiling(services.db, [id], 1);
    expect((await log(id)).map(({ eventId }) => eventId)).toEqual([recall]);
    expect(waiting).toHaveLength(1);
  });

  test('for 30 days, and an open recall until it arrives or is handled', async () => {
    const { id } = await own();
    const [event] = await happen(services, caseId, [changed]);
    await deliverDue(services, id);
    receiver.answer(() => 500);
    const [recall] = await happen(services, caseId, ['person.erased']);
    await deliverDue(services, id);
    ahead = 30 * DAY - MINUTE;
    await removeOldDeliveries(services);
    expect((await log(id)).map(({ eventId }) => eventId)).toEqual([event, recall]);
    ahead = 30 * DAY + MINUTE;
    await removeOldDeliveries(services);
    expect((await log(id)).map(({ eventId }) => eventId)).toEqual([recall]);
    expect(await services.db.webhookAttempt.count()).toBe(0);
  });
});

describe('recalls that didn’t arrive', () => {
  test('are shown to administrators until they arrive or are handled', async () => {
    receiver.answer(() => 500);
    const admin = await signIn(server.url, 'demo_admin');
    const { id } = await own();
    const recalls = async () => (await admin.trpc.trouble.recalls.query({})).recalls;
    await happen(services, caseId, ['consent.withdrawn']);
    // On its way for the first time.
    expect(await recalls()).toEqual([]);
    await deliverDue(services, id);
    const [shown] = await recalls();
    expect((await admin.trpc.admin.overview.query()).openRecalls).toBe(1);
    expect(shown).toMatchObject({
      ...{ type: 'consent.withdrawn', state: 'pending', webhookStatus: 'active', lastStatus: 500 },
      host: new URL(receiver.url).host,
    });
    const recallId = shown?.id ?? '';
    expect(await admin.trpc.trouble.sendRecall.mutate({ recallId })).toEqual({ arrived: false });
    receiver.answer(() => 204);
    expect(await admin.trpc.trouble.sendRecall.mutate({ recallId })).toEqual({ arrived: true });
    expect(await recalls()).toEqual([]);
    expect(await failureOf(admin.trpc.trouble.sendRecall.mutate({ recallId }))).toMatchObject({ status: 404 });

    await services.db.webhookEndpoint.update({
      where: { id },
      data: { status: 'disabled', disabledBecause: 'failing' },
    });
    await happen(services, caseId, ['person.erased']);
    const [again] = await recalls();
    expect(again).toMatchObject({ type: 'person.erased', webhookStatus: 'disabled', state: 'failed' });
    await admin.trpc.trouble.handleRecall.mutate({ recallId: again?.id ?? '', reason: 'Phoned them' });
    expect(await recalls()).toEqual([]);
    expect(await services.db.auditEntry.findFirst({ where: { action: 'recall.handled' } })).toMatchObject({
      reason: 'Phoned them',
    });
  });
});
