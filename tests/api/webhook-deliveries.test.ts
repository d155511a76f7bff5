/** Events on their way to other systems: who gets which, in what order, and what is kept of them. */
import { describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { deliverDue } from '#server/modules/integrations/webhooks/delivery/commands.ts';
import { findDueEndpoints } from '#server/modules/integrations/webhooks/delivery/queries.ts';
import { keepCeiling, removeOldDeliveries } from '#server/modules/integrations/webhooks/upkeep/commands.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { eventually } from '../support/eventually.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPerson } from '../support/people.ts';
import { startReceiver, verified } from '../support/webhook-receiver.ts';
import { changed, DAY, MINUTE, webhookRoom } from '../support/webhook-room.ts';
import { happen, webhookOf } from '../support/webhooks.ts';

const room = webhookRoom();

describe('who gets what', () => {
  test('each event once, signed, in its order, and as the list has it; nobody else gets it', async () => {
    const { id, secret } = await room.own();
    const other = await createPerson(room.services, 'broker', 'Other Broker');
    const theirs = await webhookOf(room.services, { ownerId: other.id }, room.receiver.url);
    const ids = await happen(
      room.services,
      room.caseId,
      Array.from({ length: 30 }, () => changed),
    );
    await Promise.all([
      deliverDue(room.services, id),
      deliverDue(room.services, id),
      deliverDue(room.services, theirs.id),
    ]);
    expect(room.receiver.ids()).toEqual(ids);
    const key = await clientWithKey(room.services, room.server.url, { ownerId: room.ownerId }, ['cases:read']);
    const listed = (await key.rest('GET', `/api/events?types=${changed}&limit=100`)).body as { items: object[] };
    expect(room.receiver.received.map((one) => verified(one, secret))).toEqual(listed.items.slice(-30));
    expect(await room.log(theirs.id)).toEqual([]);
    expect(new Set(await room.states(id))).toEqual(new Set(['delivered']));
  });

  test('only the chosen types, and recalls whether they are chosen or not', async () => {
    const { id } = await room.own(['case.merged']);
    await happen(room.services, room.caseId, [changed, 'case.reassigned']);
    const [recall] = await happen(room.services, room.caseId, ['consent.withdrawn']);
    await deliverDue(room.services, id);
    expect(room.receiver.ids()).toEqual([recall]);
  });

  test.each([
    [
      'away',
      () =>
        room.services.db.brokerProfile.update({
          where: { userId: room.ownerId },
          data: { awayUntil: new Date('2099-01-01') },
        }),
    ],
    [
      'disabled',
      () => room.services.db.user.update({ where: { id: room.ownerId }, data: { disabledAt: room.services.now() } }),
    ],
    [
      'without a licence',
      () =>
        room.services.db.brokerProfile.update({
          where: { userId: room.ownerId },
          data: { licenceExpiresOn: new Date('2020-01-01') },
        }),
    ],
  ])('an owner who is %s gets recalls alone', async (_, change) => {
    const profile = await room.services.db.brokerProfile.findUniqueOrThrow({ where: { userId: room.ownerId } });
    const { id } = await room.own();
    await happen(room.services, room.caseId, [changed]);
    await change();
    await happen(room.services, room.caseId, [changed]);
    const [recall] = await happen(room.services, room.caseId, ['person.erased']);
    await deliverDue(room.services, id);
    expect(room.receiver.ids()).toEqual([recall]);
    expect(await room.states(id)).toEqual(['withheld', 'delivered']);
    const { awayUntil, licenceExpiresOn } = profile;
    await room.services.db.brokerProfile.update({
      where: { userId: room.ownerId },
      data: { awayUntil, licenceExpiresOn },
    });
    await room.services.db.user.update({ where: { id: room.ownerId }, data: { disabledAt: null } });
  });

  test('one made with a key moves to its replacement, and gets nothing once that is revoked', async () => {
    const key = await room.services.db.apiKey.create({
      data: {
        ...{
          kind: 'live',
          name: 'Tool',
          ownerId: room.ownerId,
          createdById: room.ownerId,
          lastFour: 'aB3d',
          scopes: ['webhooks:manage'],
        },
        ...{ hash: new Uint8Array(32).fill(9), createdAt: room.services.now(), expiresAt: new Date(Date.now() + DAY) },
      },
    });
    const { id } = await webhookOf(room.services, { ownerId: room.ownerId, keyId: key.id }, room.receiver.url);
    const proof = { overlapHours: 0, currentPassword: DEMO_PASSWORD };
    const replaced = await room.broker.trpc.keys.rotate.mutate({ keyId: key.id, ...proof });
    const ids = await happen(room.services, room.caseId, [changed]);
    await deliverDue(room.services, id);
    await room.broker.trpc.keys.revoke.mutate({ keyId: replaced.key.id });
    await happen(room.services, room.caseId, [changed]);
    await deliverDue(room.services, id);
    expect(room.receiver.ids()).toEqual(ids);
  });
});

test('while it is paused events wait, and they are sent once it is resumed', async () => {
  const { id } = await room.own();
  await room.broker.trpc.webhooks.change.mutate({ id, version: 1, status: 'paused' });
  const ids = await happen(room.services, room.caseId, [changed]);
  await deliverDue(room.services, id);
  expect((await room.broker.trpc.webhooks.get.query({ id })).waiting).toBe(1);
  expect(room.receiver.received).toEqual([]);
  await room.broker.trpc.webhooks.change.mutate({ id, version: 2, status: 'active' });
  await deliverDue(room.services, id);
  expect(room.receiver.ids()).toEqual(ids);
});

test('no transaction is open while a receiver takes its time, and another worker leaves it alone', async () => {
  room.receiver.answer(() => 'hang');
  const { id } = await room.own();
  await happen(room.services, room.caseId, [changed]);
  const delivering = deliverDue(room.services, id);
  await eventually('it has the request', async () => room.receiver.received.length > 0);
  const { rows } = await room.services.pool.query(
    `SELECT state, query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  await deliverDue(room.services, id);
  expect(await findDueEndpoints(room.services, 10)).toEqual([]);
  expect(room.receiver.received).toHaveLength(1);
  await room.receiver.stop();
  room.receiver = await startReceiver();
  await delivering;
  expect(await room.states(id)).toEqual(['pending']);
});

test('a worker that dies after sending sends the same again: once more than needed, never once less', async () => {
  const { id } = await room.own();
  const [event] = await happen(room.services, room.caseId, [changed]);
  const { db } = room.services;
  const dead = {
    ...room.services,
    db: { ...db, $executeRaw: () => Promise.reject(new Error('killed')) } as unknown as typeof db,
  };
  dead.db.$queryRaw = db.$queryRaw.bind(db);
  await expect(deliverDue(dead, id)).rejects.toThrow('killed');
  await deliverDue(room.services, id);
  expect(room.receiver.ids()).toEqual([event, event]);
  expect(await room.states(id)).toEqual(['delivered']);
});

test('the sweeper finds what a lost job would have sent', async () => {
  const { id } = await room.own();
  await happen(room.services, room.caseId, [changed]);
  await room.services.pool.query(`DELETE FROM pgboss.job WHERE name LIKE 'webhook.%'`);
  await sweepOverdue(room.services);
  const { rows } = await room.services.pool.query(`SELECT data FROM pgboss.job WHERE name = 'webhook.deliver'`);
  expect(rows).toEqual([{ data: { endpointId: id } }]);
});

describe('what is kept', () => {
  test('up to a ceiling: what arrived goes first, the oldest first; an open recall never goes', async () => {
    const { id } = await room.own();
    const [oldest] = await happen(room.services, room.caseId, [changed, changed, changed]);
    await deliverDue(room.services, id);
    const [recall] = await happen(room.services, room.caseId, ['person.erased']);
    const waiting = await happen(room.services, room.caseId, [changed]);
    const sizes = (await room.log(id)).map(({ bytes }) => bytes);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    await keepCeiling(room.services.db, [id], total);
    expect(await room.log(id)).toHaveLength(5);
    await keepCeiling(room.services.db, [id], total - 1);
    expect((await room.log(id)).map(({ eventId }) => eventId)).not.toContain(oldest);
    await keepCeiling(room.services.db, [id], 1);
    expect((await room.log(id)).map(({ eventId }) => eventId)).toEqual([recall]);
    expect(waiting).toHaveLength(1);
  });

  test('for 30 days, and an open recall until it arrives or is handled', async () => {
    const { id } = await room.own();
    const [event] = await happen(room.services, room.caseId, [changed]);
    await deliverDue(room.services, id);
    room.receiver.answer(() => 500);
    const [recall] = await happen(room.services, room.caseId, ['person.erased']);
    await deliverDue(room.services, id);
    room.ahead = 30 * DAY - MINUTE;
    await removeOldDeliveries(room.services);
    expect((await room.log(id)).map(({ eventId }) => eventId)).toEqual([event, recall]);
    room.ahead = 30 * DAY + MINUTE;
    await removeOldDeliveries(room.services);
    expect((await room.log(id)).map(({ eventId }) => eventId)).toEqual([recall]);
    expect(await room.services.db.webhookAttempt.count()).toBe(0);
  });
});
