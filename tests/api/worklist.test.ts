/** The staff queue: pages that stay stable while rows move, and who can find what by searching. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findWorklist } from '#server/modules/queue/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { createRateLimiter, limits } from '#server/platform/http/rate-limit.ts';
import { failureOf } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { createPerson } from '../support/people.ts';
import { clientMessage, hours, NOW, openQueueDesk, type QueueDesk, titles } from '../support/queue-desk.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let broker: Viewer;
let other: Viewer;
let as: QueueDesk['as'];
let put: QueueDesk['put'];
let clear: QueueDesk['clear'];

beforeAll(async () => {
  ({ server, broker, other, as, put, clear } = await openQueueDesk());
});
afterAll(() => server.stop());
beforeEach(() => clear());

test.each(['due', 'activity', 'created', 'waiting'] as const)(
  'pages in the order "%s" show every row once, also while rows move',
  async (sort) => {
    // Many share a timestamp, and many have no clock: the id decides.
    await put(
      ...Array.from({ length: 70 }, (_, index) => ({
        title: `row ${index}`,
        firstReplyDueAt: index % 3 === 0 ? null : hours(1 + Math.floor(index / 9)),
        lastEventAt: hours(-Math.floor(index / 7)),
        createdAt: hours(-Math.floor(index / 5)),
      })),
    );
    const { trpc } = as.broker;
    const first = await trpc.worklist.list.query({ scope: 'mine', sort });
    // A row already shown moves to the other end, and a new one is inserted before the cursor.
    const moved = first.cases[3]?.id ?? '';
    await server.services.db.case.update({ where: { id: moved }, data: columnsOf('lost', NOW) });
    const seen = first.cases.map(({ id }) => id);
    for (let cursor = first.nextCursor; cursor; ) {
      const page = await trpc.worklist.list.query({ scope: 'mine', sort, cursor });
      seen.push(...page.cases.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
  },
);

describe('search', () => {
  test('finds people, phone numbers, titles and case numbers by their beginnings, within one’s own cases', async () => {
    await put(
      { title: '2019 Subaru', contactName: 'Anne-Marie O’Brien', contactEmail: 'am@example.com' },
      { title: 'of another', brokerId: other.id },
      { title: 'long over', status: 'lost', contactName: 'Morgana Past' },
      { title: 'by telephone', contactPhone: '780-555-0199', contactPhoneE164: '+17805550199', contactName: 'Kim Li' },
    );
    for (const [q, found] of [
      ['anne', '2019 Subaru'],
      ['marie o’br', '2019 Subaru'],
      ['AM@EXAMPLE', '2019 Subaru'],
      ['suba 2019', '2019 Subaru'],
      ['morgana', 'long over'],
      ['780 555', 'by telephone'],
      ['+1 (780) 555-0199', 'by telephone'],
    ] as const)
      expect(await titles(as.broker, { q }), q).toEqual([found]);
    for (const q of ['ubaru', 'Morgan Exa', 'kim morgana', "'; DROP TABLE", ':*', '%'])
      expect(await titles(as.broker, { q: q === ':*' || q === '%' ? `${q} zz` : q }), q).toEqual([]);

    const { cases } = await as.broker.trpc.worklist.list.query({ scope: 'mine', q: '780 555' });
    expect(cases[0]?.found).toEqual([
      {
        where: 'phone',
        pieces: [
          { text: '780-555', hit: true },
          { text: '-0199', hit: false },
        ],
      },
    ]);
    const number = cases[0]?.number ?? '';
    for (const q of [number, number.toLowerCase(), number.slice(-6)])
      expect(await titles(as.broker, { q }), q).toEqual(['by telephone']);
    expect(await titles(as.other, { q: number })).toEqual([]);
    expect(await titles(as.admin, { scope: 'all', q: 'morgan' })).toHaveLength(3);
  });

  test('finds words of messages with their context, for those who may read them', async () => {
    await put({ title: 'roof' }, { title: 'of another', brokerId: other.id });
    const { db } = server.services;
    const ids = new Map((await db.case.findMany()).map(({ id, title }) => [title, id]));
    const caseId = (title: string) => ids.get(title) ?? '';
    await db.message.createMany({
      data: [
        { caseId: caseId('roof'), ...clientMessage(1, 'The roof was repaired, by hail-proof shingles, in spring.') },
        { caseId: caseId('roof'), ...clientMessage(2, 'Ask whether the shingles are certified.'), kind: 'note' },
        { caseId: caseId('of another'), ...clientMessage(1, 'Our shingles are wooden.') },
      ],
    });
    const { hits } = await as.broker.trpc.worklist.messages.query({ scope: 'mine', q: 'shingl' });
    expect(hits).toMatchObject([{ caseId: ids.get('roof'), title: 'roof', note: true, senderName: 'Morgan' }]);
    expect(hits[0]?.snippet.filter(({ hit }) => hit)).toEqual([{ text: 'shingles', hit: true }]);
    // The last word may be incomplete; every word may, when nothing matches the others as they are.
    for (const [q, count] of Object.entries({ SHINGLES: 2, 'are wood': 1, 'shing wood': 1, 'wood metal': 0 }))
      expect((await as.admin.trpc.worklist.messages.query({ scope: 'all', q })).hits, q).toHaveLength(count);
    expect((await as.broker.trpc.worklist.messages.query({ scope: 'mine', q: 'wooden' })).hits).toEqual([]);
    expect(await failureOf(as.broker.trpc.worklist.messages.query({ scope: 'all', q: 'roof' }))).toMatchObject({
      status: 403,
    });
  });
});

describe('harvesting the pool', () => {
  test('finds no names, no addresses, and nothing to search people by', async () => {
    await put(
      { title: 'Mine is the Tesla on Jasper Avenue', status: 'new', brokerId: null, firstReplyDueAt: hours(1) },
      { title: 'Offered secret', status: 'offered', brokerId: null, firstReplyDueAt: hours(1) },
    );
    const { db } = server.services;
    const offered = await db.case.findFirstOrThrow({ where: { status: 'offered' } });
    await db.offer.create({ data: { caseId: offered.id, brokerId: broker.id, offeredAt: NOW, expiresAt: hours(3) } });
    for (const scope of ['pool', 'offered'] as const) {
      const page = await as.broker.trpc.worklist.list.query({ scope });
      expect(page.cases).toMatchObject([{ clientName: null, area: 'T5J', title: 'Auto insurance' }]);
      expect(JSON.stringify(page)).not.toMatch(/Morgan|403.?555|0N3|Jasper|secret|example\.com/);
      for (const filters of [
        { q: 'Morgan' },
        { statuses: ['new' as const] },
        { from: '2026-01-01' },
        { broker: broker.id },
      ])
        expect(await failureOf(as.broker.trpc.worklist.list.query({ scope, ...filters }))).toMatchObject({
          status: 400,
          issues: [{ path: Object.keys(filters)[0] }],
        });
    }
    expect(await titles(as.other, { scope: 'offered' })).toEqual([]);
    expect(await failureOf(as.broker.trpc.worklist.list.query({ scope: 'all' }))).toMatchObject({ status: 403 });
    expect(await failureOf(as.broker.trpc.worklist.list.query({ scope: 'mine', broker: other.id }))).toMatchObject({
      status: 400,
    });
  });
});

test('too often is refused, for that broker alone', async () => {
  const { services } = server;
  const limiter = createRateLimiter(services.pool, 1);
  const read = (viewer: Viewer) => findWorklist({ ...services, limiter }, viewer, { scope: 'pool' });
  const harvester = await createPerson(services, 'broker', 'Greedy Example');
  await read(harvester);
  await Promise.all(Array.from({ length: limits.pool.points - 1 }, () => limiter.consume(limits.pool, harvester.id)));
  await expect(read(harvester)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(read(other)).resolves.toBeDefined();
});

test('a row that left a list is reported only while it is still one’s own', async () => {
  await put({ title: 'moved', status: 'on_hold' }, { title: 'stays' }, { title: 'gone', brokerId: other.id });
  const ids = (await server.services.db.case.findMany({ orderBy: { title: 'asc' } })).map(({ id }) => id);
  const { cases } = await as.broker.trpc.worklist.whereabouts.query({ scope: 'mine', bucket: 'me', ids });
  expect(cases.map(({ listed, status }) => `${status} ${listed}`).toSorted()).toEqual(['active true', 'on_hold false']);
});
