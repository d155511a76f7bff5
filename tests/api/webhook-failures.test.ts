/** Webhooks that fail: how often they are tried, when it ends, and what becomes of recalls that didn't arrive. */
import { describe, expect, test } from 'vitest';
import { deliverDue } from '#server/modules/integrations/webhooks/delivery/commands.ts';
import { retryPauses } from '#server/modules/integrations/webhooks/delivery/policy.ts';
import { failureOf, signIn } from '../support/api-client.ts';
import { changed, DAY, HOUR, MINUTE, webhookRoom } from '../support/webhook-room.ts';
import { caseWithBroker, happen } from '../support/webhooks.ts';

const room = webhookRoom();

describe('what fails', () => {
  test('is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and given up after the eighth attempt', async () => {
    room.receiver.answer(() => 500);
    const { id } = await room.own();
    await happen(room.services, room.caseId, [changed]);
    for (const pause of retryPauses) {
      await deliverDue(room.services, id);
      const [row] = await room.log(id);
      const wait = (row?.nextAttemptAt?.getTime() ?? 0) - room.services.now().getTime();
      expect(wait).toBeGreaterThan(pause * 0.95 - MINUTE / 20);
      expect(wait).toBeLessThanOrEqual(pause * 1.1);
      // Not before its time.
      await deliverDue(room.services, id);
      room.ahead += wait + 1;
    }
    await deliverDue(room.services, id);
    expect(room.receiver.received).toHaveLength(8);
    expect(new Set(room.receiver.ids()).size).toBe(1);
    expect(await room.states(id)).toEqual(['failed']);
    room.broker = await signIn(room.server.url, room.username);
    const [shown] = (await room.broker.trpc.webhooks.deliveries.query({ id })).items;
    expect(shown?.log).toHaveLength(8);
  });

  test('holds up what follows in its case, but no other case and no recall', async () => {
    const { id } = await room.own();
    const elsewhere = await caseWithBroker(room.services);
    await room.services.db.case.update({ where: { id: elsewhere.caseId }, data: { brokerId: room.ownerId } });
    const [first, second] = await happen(room.services, room.caseId, [changed, changed]);
    const [other] = await happen(room.services, elsewhere.caseId, [changed]);
    const [recall] = await happen(room.services, room.caseId, ['consent.withdrawn']);
    room.receiver.answer((one) => (one.id === first ? 500 : 204));
    await deliverDue(room.services, id);
    expect(room.receiver.ids()).toEqual([first, other, recall]);
    room.receiver.answer(() => 204);
    room.ahead += 6_000;
    await deliverDue(room.services, id);
    expect(room.receiver.ids()).toEqual([first, other, recall, first, second]);
  });

  test('a receiver that is down for a day gets everything, in the order of the case', async () => {
    room.receiver.answer(() => 503);
    const { id } = await room.own();
    const ids: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      ids.push(...(await happen(room.services, room.caseId, [changed])));
      await deliverDue(room.services, id);
      room.ahead += HOUR;
    }
    expect(await room.states(id)).toEqual(ids.map(() => 'pending'));
    const endpoint = await room.services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect([endpoint.status, endpoint.failingSince]).toEqual(['active', expect.any(Date)]);
    room.receiver.answer(() => 204);
    const before = room.receiver.received.length;
    for (let hour = 0; hour < 12; hour += 1) {
      await deliverDue(room.services, id);
      room.ahead += HOUR;
    }
    expect(room.receiver.ids().slice(before)).toEqual(ids);
    expect(await room.services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      failingSince: null,
    });
  });

  test('410 disables it: its owner is notified, nothing more is sent, and a span can be sent again later', async () => {
    room.receiver.answer(() => 410);
    const { id } = await room.own();
    const ids = await happen(room.services, room.caseId, [changed, changed]);
    await deliverDue(room.services, id);
    expect(await room.states(id)).toEqual(['failed', 'failed']);
    await happen(room.services, room.caseId, [changed]);
    await deliverDue(room.services, id);
    expect(room.receiver.received).toHaveLength(1);
    const { db } = room.services;
    expect(await db.auditEntry.count({ where: { action: 'webhook.disabled', subjectId: id } })).toBe(1);
    expect(await db.notification.count({ where: { userId: room.ownerId, type: 'webhook_disabled' } })).toBe(1);
    const mail = await db.outboxMail.findFirstOrThrow({ where: { template: 'webhook-disabled' } });
    expect(mail.data).toMatchObject({ host: new URL(room.receiver.url).host, because: 'gone' });
    room.receiver.answer(() => 204);
    const span = { from: new Date(Date.now() - HOUR).toISOString(), to: new Date(Date.now() + HOUR).toISOString() };
    expect(await failureOf(room.broker.trpc.webhooks.replaySpan.mutate({ id, ...span }))).toMatchObject({
      status: 409,
    });
    const { version } = await room.broker.trpc.webhooks.get.query({ id });
    await room.broker.trpc.webhooks.change.mutate({ id, version, status: 'active' });
    expect(await room.broker.trpc.webhooks.replaySpan.mutate({ id, ...span })).toEqual({ replayed: 2 });
    await deliverDue(room.services, id);
    expect(room.receiver.ids().slice(1)).toEqual(ids);
    const [first] = await room.log(id);
    await room.broker.trpc.webhooks.replay.mutate({ id, deliveryId: first?.id ?? '' });
    await deliverDue(room.services, id);
    expect(room.receiver.ids().slice(3)).toEqual(ids.slice(0, 1));
  });

  test('failing for five days disables it', async () => {
    room.receiver.answer(() => 500);
    const { id } = await room.own();
    const statusAfter = async () => {
      await happen(room.services, room.caseId, [changed]);
      await deliverDue(room.services, id);
      return (await room.services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).status;
    };
    expect(await statusAfter()).toBe('active');
    room.ahead += 5 * DAY - MINUTE;
    expect(await statusAfter()).toBe('active');
    room.ahead += 10 * MINUTE;
    expect(await statusAfter()).toBe('disabled');
    expect(await room.services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      disabledBecause: 'failing',
    });
  });
});

describe('recalls that didn’t arrive', () => {
  test('are shown to administrators until they arrive or are handled', async () => {
    room.receiver.answer(() => 500);
    const admin = await signIn(room.server.url, 'demo_admin');
    const { id } = await room.own();
    const recalls = async () => (await admin.trpc.trouble.recalls.query({})).recalls;
    await happen(room.services, room.caseId, ['consent.withdrawn']);
    // On its way for the first time.
    expect(await recalls()).toEqual([]);
    await deliverDue(room.services, id);
    const [shown] = await recalls();
    expect((await admin.trpc.admin.overview.query()).openRecalls).toBe(1);
    expect(shown).toMatchObject({
      ...{ type: 'consent.withdrawn', state: 'pending', webhookStatus: 'active', lastStatus: 500 },
      host: new URL(room.receiver.url).host,
    });
    const recallId = shown?.id ?? '';
    expect(await admin.trpc.trouble.sendRecall.mutate({ recallId })).toEqual({ arrived: false });
    room.receiver.answer(() => 204);
    expect(await admin.trpc.trouble.sendRecall.mutate({ recallId })).toEqual({ arrived: true });
    expect(await recalls()).toEqual([]);
    expect(await failureOf(admin.trpc.trouble.sendRecall.mutate({ recallId }))).toMatchObject({ status: 404 });

    await room.services.db.webhookEndpoint.update({
      where: { id },
      data: { status: 'disabled', disabledBecause: 'failing' },
    });
    await happen(room.services, room.caseId, ['person.erased']);
    const [again] = await recalls();
    expect(again).toMatchObject({ type: 'person.erased', webhookStatus: 'disabled', state: 'failed' });
    await admin.trpc.trouble.handleRecall.mutate({ recallId: again?.id ?? '', reason: 'Phoned them' });
    expect(await recalls()).toEqual([]);
    expect(await room.services.db.auditEntry.findFirst({ where: { action: 'recall.handled' } })).toMatchObject({
      reason: 'Phoned them',
    });
  });
});
