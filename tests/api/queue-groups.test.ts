/** The groups of the queue: what each holds, its count, and the filters that narrow a list. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#server/platform/auth/session.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import { type WorklistBucket, worklistBucketSchema } from '#shared/queue/filters.ts';
import { clientMessage, type Filters, hours, openQueueDesk, type QueueDesk, titles } from '../support/queue-desk.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let other: Viewer;
let as: QueueDesk['as'];
let put: QueueDesk['put'];
let clear: QueueDesk['clear'];

beforeAll(async () => {
  ({ server, other, as, put, clear } = await openQueueDesk());
});
afterAll(() => server.stop());
beforeEach(() => clear());

test('each holds what it says, the first due on top, and the counts agree', async () => {
  await put(
    { title: 'late', firstReplyDueAt: hours(-1) },
    { title: 'later today', firstReplyDueAt: hours(6) },
    { title: 'soon today', firstReplyDueAt: hours(2) },
    { title: 'tomorrow', firstReplyDueAt: hours(14.5) },
    { title: 'no clock' },
    { title: 'accepted', status: 'accepted', confirmDueAt: hours(3) },
    { title: 'accepted, due tomorrow', status: 'accepted', confirmDueAt: hours(20) },
    { title: 'asked', status: 'waiting_client' },
    { title: 'options', status: 'quoted' },
    { title: 'wrote on options', status: 'quoted', firstReplyDueAt: hours(14.6) },
    { title: 'held', status: 'on_hold', holdUntil: hours(100) },
    { title: 'done', status: 'bound', closedAt: hours(-1) },
    { title: 'wrote when bound', status: 'bound', closedAt: hours(-1), firstReplyDueAt: hours(-0.5) },
    { title: 'wrote when closed', status: 'lost', closedAt: hours(-1), firstReplyDueAt: hours(14.7) },
    { title: 'withdrawn', status: 'withdrawn', withdrawalDueAt: hours(20) },
    { title: 'withdrawn and confirmed', status: 'withdrawn', closedAt: hours(-2), withdrawalConfirmedAt: hours(-1) },
    {
      title: 'withdrawn long ago',
      status: 'withdrawn',
      closedAt: hours(-20),
      brokerId: other.id,
      withdrawalDueAt: hours(-1),
    },
    { title: 'of another', brokerId: other.id, firstReplyDueAt: hours(-2) },
    { title: 'nobody’s', status: 'new', brokerId: null, firstReplyDueAt: hours(30) },
  );
  const expected: Partial<Record<WorklistBucket, string[]>> = {
    breached: ['late', 'wrote when bound'],
    today: ['soon today', 'accepted', 'later today'],
    me: ['tomorrow', 'wrote on options', 'wrote when closed', 'no clock'],
    withdrawal: ['withdrawn'],
    confirm: ['accepted, due tomorrow'],
    client: ['asked', 'options'],
    hold: ['held'],
    closed: ['done', 'withdrawn', 'withdrawn and confirmed', 'wrote when bound', 'wrote when closed'],
  };
  for (const [bucket, rows] of Object.entries(expected)) {
    const found = await titles(as.broker, { bucket: bucket as WorklistBucket });
    expect(bucket === 'client' || bucket === 'closed' ? found.toSorted() : found, bucket).toEqual(rows);
  }
  expect(await titles(as.broker, {})).toHaveLength(11);
  expect(await titles(as.broker, { statuses: ['bound', 'on_hold'] })).toHaveLength(3);
  // Across all cases each status is read separately: a status given twice still lists its rows once.
  const twice = await titles(as.admin, { scope: 'all', statuses: ['on_hold', 'accepted', 'on_hold'] });
  expect(twice.toSorted()).toEqual(['accepted', 'accepted, due tomorrow', 'held']);

  const { buckets, pool, offered } = await as.broker.trpc.worklist.counts.query({ scope: 'mine' });
  expect(buckets.today).toEqual({ count: 3, more: false, nextDueAt: hours(2).toISOString() });
  expect(Object.fromEntries(Object.entries(buckets).map(([bucket, { count }]) => [bucket, count]))).toEqual({
    breached: 2,
    today: 3,
    me: 4,
    withdrawal: 1,
    confirm: 1,
    client: 2,
    hold: 1,
  });
  // Both brokers hold the demo's licence, which covers auto.
  expect([pool.count, offered.count]).toEqual([1, 0]);

  const all = await as.admin.trpc.worklist.counts.query({ scope: 'all' });
  expect([all.buckets.breached?.count, all.buckets.me?.count, all.buckets.routing?.count]).toEqual([3, 4, 1]);
  const withdrawals = async (filters: Filters) => (await titles(as.admin, { scope: 'all', ...filters })).toSorted();
  expect(await withdrawals({ bucket: 'withdrawal' })).toEqual(['withdrawn', 'withdrawn long ago']);
  expect(await withdrawals({ withdrawals: 'overdue' })).toEqual(['withdrawn long ago']);
  expect(await titles(as.admin, { scope: 'all', bucket: 'routing' })).toEqual(['nobody’s']);
  expect(await titles(as.admin, { scope: 'all', broker: other.id })).toEqual(['of another']);
  expect(await titles(as.admin, { scope: 'all', broker: 'none' })).toEqual(['nobody’s']);
});

test('every open request is in exactly one group, whatever its status, its clock and its unread messages', async () => {
  const clocks = { late: hours(-1), today: hours(2), tomorrow: hours(20), none: null };
  const kinds = openStatuses.flatMap((status) =>
    Object.entries(clocks).flatMap(([clock, at]) =>
      ['read', 'unread'].map((read) => ({ title: `${status}, ${clock}, ${read}`, status, at })),
    ),
  );
  await put(
    ...kinds.map(({ title, status, at }) => ({
      title,
      status,
      ...(status === 'new' || status === 'offered'
        ? { brokerId: null, takeDueAt: at }
        : { [status === 'accepted' ? 'confirmDueAt' : 'firstReplyDueAt']: at }),
    })),
  );
  const { db } = server.services;
  for (const { id, title } of await db.case.findMany())
    if (title.endsWith('unread')) await db.message.create({ data: { caseId: id, ...clientMessage(1, 'A question') } });
  for (const [client, scope] of [
    [as.broker, 'mine'],
    [as.admin, 'all'],
  ] as const) {
    const groups = worklistBucketSchema.options.filter(
      (one) => one !== 'closed' && (one !== 'routing' || scope === 'all'),
    );
    const { buckets } = await client.trpc.worklist.counts.query({ scope });
    const shown: string[] = [];
    for (const bucket of groups) {
      const rows = await titles(client, { scope, bucket });
      expect(rows, `${scope}: ${bucket}`).toHaveLength(buckets[bucket]?.count ?? 0);
      shown.push(...rows);
    }
    const open = kinds.filter(({ status }) => scope === 'all' || (status !== 'new' && status !== 'offered'));
    expect(shown.toSorted()).toEqual(open.map(({ title }) => title).toSorted());
  }
});

test('counting stops at the limit that is shown', async () => {
  await put(...Array.from({ length: 130 }, () => ({ firstReplyDueAt: hours(-1) })));
  const { buckets } = await as.broker.trpc.worklist.counts.query({ scope: 'mine' });
  expect(buckets.breached).toMatchObject({ count: 99, more: true });
});

test('a client who wrote waits for the broker, whatever the status says', async () => {
  await put(
    { title: 'quoted', status: 'quoted' },
    { title: 'bound', status: 'bound' },
    { title: 'quiet', status: 'quoted' },
  );
  const { db } = server.services;
  for (const { id, title } of await db.case.findMany())
    if (title !== 'quiet') await db.message.create({ data: { caseId: id, ...clientMessage(1, 'A question') } });
  expect((await titles(as.broker, { bucket: 'me' })).toSorted()).toEqual(['bound', 'quoted']);
});

test('filters combine, and days are those of Alberta', async () => {
  await put(
    {
      title: 'wanted',
      type: 'home',
      priority: 'urgent',
      stage: 'market',
      postalCode: 'T6E 1A1',
      source: 'website/calgary',
      createdAt: new Date('2026-11-01T06:30:00Z'),
    },
    { title: 'other', type: 'home', createdAt: new Date('2026-11-01T05:30:00Z') },
  );
  for (const filters of [
    { priorities: ['urgent'] },
    { stages: ['market'] },
    { area: 't6' },
    { types: ['home'], from: '2026-11-01', to: '2026-11-01' },
    { source: 'website', types: ['home'], priorities: ['high', 'urgent'], area: 'T6E' },
  ] satisfies Filters[])
    expect(await titles(as.broker, filters), JSON.stringify(filters)).toEqual(['wanted']);
});
