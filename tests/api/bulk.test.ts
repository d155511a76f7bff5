/** Bulk actions on cases, and undoing them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoTogether } from '#server/modules/queue/bulk-actions/commands.ts';
import type { BulkAction } from '#shared/queue/bulk-schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let ids: string[];
let broker: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  party = await activeCase(server.services);
  const others = [await activeCase(server.services), await activeCase(server.services)];
  ids = [party.caseId, ...others.map(({ caseId }) => caseId)];
  await server.services.db.case.updateMany({ where: { id: { in: ids } }, data: { brokerId: party.broker.id } });
  broker = await signIn(server.url, party.broker.username);
});

const rows = async () => {
  const found = await server.services.db.case.findMany({ where: { id: { in: ids } }, include: { state: true } });
  return ids.map((id) => found.find((row) => row.id === id) ?? expect.fail());
};
const together = async (who: ApiClient, action: BulkAction) =>
  who.trpc.cases.bulk.mutate({
    action,
    cases: (await rows()).map(({ id, version }) => ({ caseId: id, version })),
  });
const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('each case is handled separately: a refused one says why and does not stop the others', async () => {
  const { db } = server.services;
  const [, stale = '', foreign = ''] = ids;
  const stranger = await createPerson(server.services, 'broker', 'Stray Stranger');
  const cases = (await rows()).map(({ id, version }) => ({ caseId: id, version }));
  await db.case.update({ where: { id: stale }, data: { version: { increment: 1 } } });
  await db.case.update({ where: { id: foreign }, data: { brokerId: stranger.id } });
  const unknown = crypto.randomUUID();
  const { bulkId, results } = await broker.trpc.cases.bulk.mutate({
    action: { kind: 'hold', until },
    cases: [...cases, { caseId: unknown, version: 1 }],
  });
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false]);
  expect(results[1]?.message).toContain('updated since you opened it');
  // Another broker's case and a missing one get the same answer.
  expect(results[2]?.message).toBe(results[3]?.message);
  expect((await rows()).map(({ status }) => status)).toEqual(['on_hold', 'active', 'active']);
  expect(bulkId).not.toBeNull();
  expect(await failureOf(admin.trpc.cases.undoBulk.mutate({ bulkId: bulkId ?? '' }))).toMatchObject({ status: 404 });
});

test('cases not changed since are undone, once, and the others are named', async () => {
  await broker.trpc.cases.setPriority.mutate({
    caseId: party.caseId,
    version: (await rows())[0]?.version ?? 0,
    priority: 'low',
  });
  const { bulkId } = await together(broker, { kind: 'priority', priority: 'urgent' });
  const [first, second] = await rows();
  expect([first?.priority, second?.priority]).toEqual(['urgent', 'urgent']);
  await broker.trpc.cases.hold.mutate({ caseId: second?.id ?? '', version: second?.version ?? 0, until });
  const { results } = await broker.trpc.cases.undoBulk.mutate({ bulkId: bulkId ?? '' });
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect((await rows()).map(({ priority }) => priority)).toEqual(['low', 'urgent', 'normal']);
  expect(await failureOf(broker.trpc.cases.undoBulk.mutate({ bulkId: bulkId ?? '' }))).toMatchObject({ status: 409 });
});

test('a hold and its end can be undone too, and nothing after ten minutes', async () => {
  const { services } = server;
  const hold = await together(broker, { kind: 'hold', until });
  const resume = await together(broker, { kind: 'resume' });
  await broker.trpc.cases.undoBulk.mutate({ bulkId: resume.bulkId ?? '' });
  expect(await rows()).toMatchObject(
    ids.map(() => ({ status: 'on_hold', state: { status: 'on_hold', firstReplyDueAt: null } })),
  );
  const later = { ...services, now: () => new Date(Date.now() + 11 * 60_000) };
  await expect(undoTogether(later, party.broker, { bulkId: hold.bulkId ?? '' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('10 minutes'),
  });
});

test('a reassignment is undone by the broker who made it, although the case is no longer theirs', async () => {
  const { db } = server.services;
  const delegate = await createPerson(server.services, 'broker', 'Dora Delegate');
  await db.brokerProfile.update({ where: { userId: party.broker.id }, data: { delegateId: delegate.id } });
  const { bulkId, results } = await together(broker, { kind: 'handOver' });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await rows()).toMatchObject(ids.map(() => ({ brokerId: delegate.id })));
  // Full, and away: that only concerns new work.
  await db.brokerProfile.update({
    where: { userId: party.broker.id },
    data: { capacity: 0, awayUntil: new Date('2099-01-01'), delegateId: null },
  });
  await broker.trpc.cases.undoBulk.mutate({ bulkId: bulkId ?? '' });
  expect(await rows()).toMatchObject(ids.map(() => ({ brokerId: party.broker.id })));
  await db.brokerProfile.update({ where: { userId: party.broker.id }, data: { capacity: 60, awayUntil: null } });
});

test('of two who undo one action at once, one succeeds', async () => {
  const { services } = server;
  const { bulkId } = await together(broker, { kind: 'priority', priority: 'high' });
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => undoTogether(services, party.broker, { bulkId: bulkId ?? '' })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await rows()).map(({ priority }) => priority)).toEqual(['normal', 'normal', 'normal']);
  expect(await services.db.auditEntry.count({ where: { action: 'cases.change_undone' } })).toBeGreaterThan(0);
});
