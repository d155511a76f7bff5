/**
 * Conflicting operations wait for each other: no user sees an error because another did the opposite at the same moment.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOffers } from '#server/modules/cases/workflow/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { BulkOutput } from '#shared/queue/bulk-schema.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { deadlocksOf } from '../support/deadlocks.ts';
import { createPerson } from '../support/people.ts';
import { putCases } from '../support/queue-cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROUNDS = 5;
const PAIRS = 15;

let server: TestServer;
let admin: ApiClient;
let left: Viewer;
let right: Viewer;
let clients: Viewer[];

beforeAll(async () => {
  server = await startTestServer({ variables: { DATABASE_POOL: '16' } });
  const { services, url } = server;
  admin = await signIn(url, 'demo_admin');
  [left, right] = await Promise.all([
    createPerson(services, 'broker', 'Ada Left'),
    createPerson(services, 'broker', 'Bo Right'),
  ]);
  await services.db.brokerProfile.updateMany({
    where: { userId: { in: [left.id, right.id] } },
    data: { capacity: 500, licenceVerifiedAt: services.now(), awayUntil: null },
  });
  clients = await Promise.all(
    ['Cleo One', 'Cleo Two', 'Cleo Three'].map((name) => createPerson(services, 'client', name)),
  );
  for (const { id: brokerId } of [left, right])
    await putCases(
      services.db,
      { brokerId, at: services.now() },
      Array.from({ length: PAIRS }, (_, index) => ({ clientId: clients[index % clients.length]?.id ?? null })),
    );
});
afterAll(() => server.stop());

const carriedCases = () =>
  server.services.db.case.findMany({
    where: { brokerId: { in: [left.id, right.id] }, status: 'active' },
    orderBy: { id: 'asc' },
    select: { id: true, version: true, brokerId: true, clientId: true },
  });

/** Runs the calls concurrently and counts their statuses. */
async function statusesOf(calls: readonly [procedure: string, input: object, who?: ApiClient][]) {
  const answers = await Promise.all(
    calls.map(([procedure, input, who = admin]) => who.wire('mutation', procedure, JSON.stringify(input))),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return { answers, counts };
}

/** Each user's notifications are numbered from one, without gaps. */
async function expectWithoutGaps(): Promise<void> {
  const people = await server.services.db.notification.groupBy({ by: ['userId'], _count: true, _max: { seq: true } });
  expect(people.length).toBeGreaterThan(3);
  for (const { userId, _count, _max } of people) expect(_max.seq, userId).toBe(_count);
}

test('concurrent reassignments from one broker to the other and back all succeed', async () => {
  const counts: Record<number, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { counts: told } = await statusesOf(
      (await carriedCases()).map(({ id, version, brokerId }) => [
        'cases.handOver',
        { caseId: id, version, brokerId: brokerId === left.id ? right.id : left.id },
      ]),
    );
    counts.push(told);
  }
  expect(counts).toEqual(Array(ROUNDS).fill({ 200: PAIRS * 2 }));
  await expectWithoutGaps();
});

test('concurrent moves of the same cases from both ends succeed or are refused, and none breaks', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const cases = (await carriedCases()).map(({ id, version }) => ({ caseId: id, version }));
    const { answers, counts } = await statusesOf([
      ['cases.bulk', { action: { kind: 'handOver', brokerId: left.id }, cases }],
      ['cases.bulk', { action: { kind: 'handOver', brokerId: right.id }, cases: cases.toReversed() }],
      ['brokers.handOver', { brokerId: left.id, toBrokerId: right.id }],
      ['brokers.handOver', { brokerId: right.id, toBrokerId: left.id }],
    ]);
    expect(counts).toEqual({ 200: 4 });
    const results = answers.slice(0, 2).flatMap(({ body }) => {
      const { result } = body as { result: { data: { json: BulkOutput } } };
      return result.data.json.results;
    });
    for (const { message } of results)
      if (message) expect(message).toMatch(/updated since you opened it|already has the request/);
  }
  await expectWithoutGaps();
});

test('of two cases merged into each other at once, one merge succeeds and the other gets a conflict', async () => {
  const { db } = server.services;
  const [clientId] = clients.map(({ id }) => id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = (await carriedCases()).filter((row) => row.clientId === clientId);
    if (!one || !other) return expect.fail('Two cases of one client are missing.');
    await db.case.updateMany({ where: { id: { in: [one.id, other.id] } }, data: { brokerId: left.id } });
    const { counts } = await statusesOf([
      ['cases.merge', { caseId: one.id, version: one.version, intoId: other.id }],
      ['cases.merge', { caseId: other.id, version: other.version, intoId: one.id }],
    ]);
    expect(counts).toEqual({ 200: 1, 409: 1 });
  }
  await expectWithoutGaps();
});

test('erasing a client while everybody writes in their cases breaks nothing', async () => {
  const { services, url } = server;
  const writers = await Promise.all([left, right].map(({ username }) => signIn(url, username)));
  for (const client of clients) {
    await services.db.user.update({ where: { id: client.id }, data: { emailVerifiedAt: services.now() } });
    const own = await signIn(url, client.username);
    const { requests } = await own.trpc.privacy.request.mutate({ kind: 'deletion' });
    const cases = (await carriedCases()).filter(({ clientId }) => clientId === client.id);
    const messages = cases.flatMap(({ id, brokerId }): [string, object, ApiClient][] => {
      const broker = brokerId === left.id ? writers[0] : writers[1];
      return [own, broker ?? admin, admin].map((who) => [
        'messages.send',
        { caseId: id, body: 'Are you there?', clientKey: crypto.randomUUID(), kind: 'message', attachments: [] },
        who,
      ]);
    });
    const erase = { requestId: requests[0]?.id, version: 1, username: client.username, answer: 'Erased.' };
    const { counts } = await statusesOf([
      ...messages.slice(0, messages.length / 2),
      ['privacyDesk.erase', erase],
      ...messages.slice(messages.length / 2),
    ]);
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(await services.db.user.findUniqueOrThrow({ where: { id: client.id } })).toMatchObject({
      fullName: 'Name removed',
    });
    expect(await services.db.notification.count({ where: { userId: client.id } })).toBe(0);
  }
});

test('PostgreSQL aborted no transaction in all of these', async () => {
  expect(await deadlocksOf(server.database)).toBe(0);
});

test('an offer made while an erasure waited for the case ends with it', async () => {
  const { db, now } = server.services;
  const { caseId } = await offeredCase(server.services);
  // The erasure began a minute before.
  await transaction(db, (tx) => endOffers(tx, caseId, new Date(now().getTime() - 60_000)));
  const [offer] = await db.offer.findMany({ where: { caseId } });
  expect(offer).toMatchObject({ status: 'expired', respondedAt: offer?.offeredAt });
});
