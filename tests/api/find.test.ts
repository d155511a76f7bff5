/** The jump from anywhere: a few best matches, of what the viewer may see. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRateLimiter, limits } from '#server/platform/http/rate-limit.ts';
import { failureOf } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { clientMessage, openQueueDesk, type QueueDesk } from '../support/queue-desk.ts';

let desk: QueueDesk;

beforeAll(async () => {
  desk = await openQueueDesk();
});
afterAll(() => desk.server.stop());
beforeEach(() => desk.clear());

test('a broker finds their own cases, an administrator everybody’s and clients, a client nothing', async () => {
  const { put, as, other, server } = desk;
  const client = await createPerson(server.services, 'client', 'Morgan Kestrel');
  await put(
    { title: 'own', contactName: 'Morgan Kestrel' },
    { title: 'theirs', contactName: 'Morgan K', brokerId: other.id },
  );
  const own = await as.broker.trpc.worklist.find.query({ q: 'morgan' });
  expect(own).toMatchObject({ cases: [{ title: 'own' }], clients: [], more: false });
  expect(own.cases[0]?.found[0]).toEqual({
    where: 'name',
    pieces: [
      { text: 'Morgan', hit: true },
      { text: ' Kestrel', hit: false },
    ],
  });
  const all = await as.admin.trpc.worklist.find.query({ q: 'morgan kes' });
  expect(all.cases.map(({ title }) => title)).toEqual(['own']);
  expect(all.clients).toMatchObject([{ id: client.id, name: 'Morgan Kestrel' }]);
  const { cases } = await as.admin.trpc.worklist.find.query({ q: 'morgan' });
  expect(cases.map(({ title }) => title).toSorted()).toEqual(['own', 'theirs']);
});

test('at most eight cases, and whether there are more; words of messages fill what is left', async () => {
  const { put, as, server, other } = desk;
  await put(...Array.from({ length: 9 }, (_, index) => ({ title: `Roof ${index}` })));
  const full = await as.broker.trpc.worklist.find.query({ q: 'roof' });
  expect(full.cases).toHaveLength(8);
  expect(full.more).toBe(true);

  await desk.clear();
  await put({ title: 'Roof' }, { title: 'asked' }, { title: 'theirs', brokerId: other.id });
  for (const { id } of await server.services.db.case.findMany({ where: { title: { in: ['asked', 'theirs'] } } }))
    await server.services.db.message.create({ data: { caseId: id, ...clientMessage(1, 'The roof leaks again.') } });
  const found = await as.broker.trpc.worklist.find.query({ q: 'roof' });
  expect(found.cases.map(({ title }) => title)).toEqual(['Roof', 'asked']);
  expect(found.cases[1]?.found).toMatchObject([
    { where: 'message', pieces: expect.arrayContaining([{ text: 'roof', hit: true }]) },
  ]);
});

test('each person has a budget', async () => {
  const { server, broker, as } = desk;
  const limiter = createRateLimiter(server.services.pool, server.env.rateLimitScale);
  const most = limits.find.points * server.env.rateLimitScale;
  await server.services.pool.query(
    "INSERT INTO rate_limits (key, points, expires_at) VALUES ($1, $2, now() + interval '1 minute') ON CONFLICT (key) DO UPDATE SET points = excluded.points",
    [`find:${broker.id}`, most],
  );
  expect(await failureOf(as.broker.trpc.worklist.find.query({ q: 'roof' }))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect((await as.other.trpc.worklist.find.query({ q: 'roof' })).cases).toEqual([]);
  await limiter.reset(limits.find, broker.id);
});
