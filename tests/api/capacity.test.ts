/**
 * No broker exceeds their capacity under concurrency, and the stored load matches the actual one.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repairLoads } from '#server/modules/assignment/capacity/commands.ts';
import { acceptOffer, assignCase, claimCase, declineOffer } from '#server/modules/assignment/offers/commands.ts';
import { handOver, handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import { expireOffer } from '#server/modules/assignment/routing/commands.ts';
import { closeCase, withdrawCase } from '#server/modules/cases/workflow/commands.ts';
import { holdCase, resumeCase } from '#server/modules/cases/workflow/hold/commands.ts';
import { reopenCase } from '#server/modules/cases/workflow/reopen/commands.ts';
import { mergeCases, unmergeCase } from '#server/modules/duplicates/commands.ts';
import { erasePerson } from '#server/modules/privacy/requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { carried, openStatuses } from '#shared/cases/transitions.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { columnsOf } from '../support/case-status.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { putCases, type QueueCase } from '../support/queue-cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Viewer;
beforeAll(async () => {
  server = await startTestServer({ variables: { DATABASE_POOL: '16' } });
  admin = await viewerNamed(server.services, 'demo_admin');
  // Routing is off: every offer here was made by the test.
  await server.services.db.user.updateMany({ where: { role: 'broker' }, data: { disabledAt: new Date() } });
});
afterAll(() => server.stop());

const db = () => server.services.db;

async function brokerWithRoom(capacity: number, name = 'Bo Broker'): Promise<Viewer> {
  const broker = await createPerson(server.services, 'broker', name);
  await db().brokerProfile.update({ where: { userId: broker.id }, data: { capacity } });
  return broker;
}

/** Cases with their version, as a user would see them. */
async function cases(count: number, row: QueueCase): Promise<{ caseId: string; version: number }[]> {
  const title = `Request ${crypto.randomUUID()}`;
  const postalCode = 'T2P 1J9';
  const rows = Array.from({ length: count }, () => ({ title, postalCode, ...row }));
  await putCases(db(), { brokerId: '', at: server.services.now() }, rows);
  const found = await db().case.findMany({ where: { title }, select: { id: true, version: true } });
  return found.map(({ id, version }) => ({ caseId: id, version }));
}

const waiting = (count: number) => cases(count, { status: 'new', brokerId: null });
const carriedBy = (count: number, broker: Viewer) => cases(count, { status: 'active', brokerId: broker.id });

async function offer(broker: Viewer): Promise<{ caseId: string; version: number; offerId: string }> {
  const [row] = await cases(1, { status: 'offered', brokerId: null });
  if (!row) throw new Error('The case is missing');
  const offeredAt = server.services.now();
  const expiresAt = new Date(offeredAt.getTime() + 3_600_000);
  const data = { caseId: row.caseId, brokerId: broker.id, offeredAt, expiresAt };
  const { id } = await db().offer.create({ data });
  return { ...row, offerId: id };
}

async function settle(runs: (() => Promise<unknown>)[]): Promise<{ done: number; errors: AppError[] }> {
  const settled = await Promise.allSettled(runs.map((run) => run()));
  const errors = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const error of errors) expect(error).toBeInstanceOf(AppError);
  return { done: settled.length - errors.length, errors };
}

/** The stored load of the broker, after checking it against the actual one. In one statement: a job may be routing at the same time. */
async function loadOf(broker: Viewer) {
  const [found] = await db().$queryRaw<[{ kept: object; counted: object }]>`
    SELECT json_build_object('openCases', open_cases, 'openOffers', open_offers) AS kept, json_build_object(
      'openCases', (SELECT count(*) FROM cases WHERE broker_id = l.broker_id AND status::text = ANY(${[...openStatuses]}::text[])),
      'openOffers', (SELECT count(*) FROM offers WHERE broker_id = l.broker_id AND status = 'open')) AS counted
    FROM broker_loads l WHERE broker_id = ${broker.id}::uuid`;
  expect(found.kept).toEqual(found.counted);
  return found.kept as { openCases: number; openOffers: number };
}

const inAWeek = () => new Date(server.services.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

async function closeAll(broker: Viewer): Promise<void> {
  const closed = { status: 'lost', closedAt: new Date(), closeReason: 'no_answer' } as const;
  await db().case.updateMany({ where: { brokerId: broker.id, closedAt: null }, data: closed });
}

test('capacity for one and eight concurrent claims: one gets a request, seven read why not, time after time', async () => {
  const { services } = server;
  const broker = await brokerWithRoom(1);
  for (let round = 0; round < 25; round++) {
    const pool = await waiting(8);
    const { done, errors } = await settle(pool.map((row) => () => claimCase(services, broker, row)));
    expect(done).toBe(1);
    for (const { code, message } of errors) {
      expect(code).toBe('CONFLICT');
      expect(message).toMatch(/^You’re at capacity: 1 of 1 place taken \(1 open request\)\. Raise/);
    }
    expect(await loadOf(broker)).toEqual({ openCases: 1, openOffers: 0 });
    await closeAll(broker);
    expect(await loadOf(broker)).toEqual({ openCases: 0, openOffers: 0 });
  }
});

test('concurrent claims, an accepted offer, assignments and reassignments: together no more than the capacity', async () => {
  const { services } = server;
  const broker = await brokerWithRoom(3);
  const colleague = await brokerWithRoom(50, 'Carl Colleague');
  for (let round = 0; round < 10; round++) {
    const held = await offer(broker);
    const [pool, given, worked] = [await waiting(3), await waiting(2), await carriedBy(2, colleague)];
    const { done, errors } = await settle([
      ...pool.map((row) => () => claimCase(services, broker, row)),
      ...given.map((row) => () => assignCase(services, admin, { ...row, brokerId: broker.id })),
      ...worked.map((row) => () => handOver(services, admin, { ...row, brokerId: broker.id })),
      () => acceptOffer(services, broker, held),
    ]);
    // The offer had reserved its capacity: accepting it needs no more.
    expect((await db().case.findUniqueOrThrow({ where: { id: held.caseId } })).brokerId).toBe(broker.id);
    expect(done).toBe(3);
    for (const { code, message } of errors) {
      expect(code).toBe('CONFLICT');
      expect(message).toMatch(/3 of 3 places taken/);
    }
    expect(await loadOf(broker)).toEqual({ openCases: 3, openOffers: 0 });
    await closeAll(broker);
    await closeAll(colleague);
    await loadOf(colleague);
  }
});

test('an offer is accepted only within the capacity: a broker who lowered it reads what to do', async () => {
  const { services } = server;
  const broker = await brokerWithRoom(2);
  await carriedBy(1, broker);
  const { caseId, version } = await offer(broker);
  const setCapacity = (capacity: number) =>
    db().brokerProfile.update({ where: { userId: broker.id }, data: { capacity } });
  await setCapacity(1);
  await expect(acceptOffer(services, broker, { caseId, version })).rejects.toMatchObject({
    code: 'CONFLICT',
    message:
      'You’re at capacity: 2 of 1 place taken (1 open request, 1 open offer). Raise the limit in your profile or close a request, then accept. You can also decline the offer.',
  });
  // After the refusal they can still accept it.
  expect(await loadOf(broker)).toEqual({ openCases: 1, openOffers: 1 });
  await setCapacity(2);
  await acceptOffer(services, broker, { caseId, version });
  expect(await loadOf(broker)).toEqual({ openCases: 2, openOffers: 0 });
});

test('an open offer reserves capacity: a broker at the limit is given nothing else', async () => {
  const { services } = server;
  const broker = await brokerWithRoom(1);
  const { caseId, version } = await offer(broker);
  const [row] = await waiting(1);
  const input = { caseId: row?.caseId ?? '', version: row?.version ?? 0 };
  await expect(claimCase(services, broker, input)).rejects.toMatchObject({
    message: expect.stringContaining('1 of 1 place taken (0 open requests, 1 open offer)'),
  });
  await expect(assignCase(services, admin, { ...input, brokerId: broker.id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^The broker doesn’t meet .* At capacity: 1 of 1 place taken/),
  });
  await declineOffer(services, broker, { caseId, version, reason: 'no_capacity' });
  expect(await loadOf(broker)).toEqual({ openCases: 0, openOffers: 0 });
  await claimCase(services, broker, input);
  expect(await loadOf(broker)).toEqual({ openCases: 1, openOffers: 0 });
});

test('every operation that gives or takes work updates the load', async () => {
  const { services } = server;
  const [one, other] = [await brokerWithRoom(9, 'Ona One'), await brokerWithRoom(9, 'Otto Other')];
  const client = await createPerson(services, 'client', 'Morgan Example');
  const loads = async () => [await loadOf(one), await loadOf(other)].map(({ openCases }) => openCases);
  const version = async (caseId: string) =>
    (await db().case.findUniqueOrThrow({ where: { id: caseId }, select: { version: true } })).version;
  const at = async (caseId: string) => ({ caseId, version: await version(caseId) });

  const expired = await offer(one);
  await db().offer.update({
    where: { id: expired.offerId },
    data: { offeredAt: new Date(0), expiresAt: new Date(1000) },
  });
  await expireOffer(services, expired.offerId);
  // The sweep may have been first, and not have finished yet. A request that an earlier test left to the search may be offered to either of
  // these brokers meanwhile, so their number of offers says nothing.
  await eventually('the offer is over', async () => {
    const { status } = await db().offer.findUniqueOrThrow({ where: { id: expired.offerId }, select: { status: true } });
    return status === 'expired';
  });
  expect((await loadOf(one)).openCases).toBe(0);

  const accepted = await offer(one);
  await acceptOffer(services, one, accepted);
  const { caseId } = accepted;
  await db().case.update({ where: { id: caseId }, data: { clientId: client.id } });
  expect(await loads()).toEqual([1, 0]);
  await handOver(services, admin, { ...(await at(caseId)), brokerId: other.id });
  expect(await loads()).toEqual([0, 1]);
  await holdCase(services, other, { ...(await at(caseId)), until: inAWeek() });
  await resumeCase(services, other, await at(caseId));
  expect(await loads()).toEqual([0, 1]);
  await closeCase(services, other, { ...(await at(caseId)), reason: 'no_answer' });
  expect(await loads()).toEqual([0, 0]);
  await reopenCase(services, other, { ...(await at(caseId)), reason: '' });
  expect(await loads()).toEqual([0, 1]);

  const [twin] = await carriedBy(1, one);
  const twinId = twin?.caseId ?? '';
  await db().case.update({ where: { id: twinId }, data: { clientId: client.id } });
  await mergeCases(services, admin, { ...(await at(twinId)), intoId: caseId });
  expect(await loads()).toEqual([0, 1]);
  await unmergeCase(services, admin, await at(twinId));
  expect(await loads()).toEqual([1, 1]);
  await handOverAll(services, admin, one.id, other.id);
  expect(await loads()).toEqual([0, 2]);
  await withdrawCase(services, client, { ...(await at(twinId)), reason: '' });
  expect(await loads()).toEqual([0, 1]);
  await handOverAll(services, admin, other.id, null);
  expect(await loads()).toEqual([0, 0]);
  // The previous broker is not asked again; the search finds another one.
  const found = await eventually('it is offered again', () =>
    db().offer.findFirst({ where: { caseId, status: 'open' }, select: { broker: true } }),
  );
  const asked = await viewerNamed(services, found.broker.username);
  const before = await loadOf(asked);
  await acceptOffer(services, asked, await at(caseId));
  expect((await loadOf(asked)).openCases).toBe(before.openCases + 1);
  const { id: requestId } = await db().privacyRequest.create({
    data: { userId: client.id, kind: 'deletion', dueAt: new Date(services.now().getTime() + 86_400_000) },
  });
  await erasePerson(services, admin, { requestId, version: 1, username: client.username, answer: 'It is done.' });
  expect((await loadOf(asked)).openCases).toBe(before.openCases);
});

/** Every state a case can be in that the database allows. */
function states(brokerIds: readonly string[], mergedIntoId: string): QueueCase[] {
  const working = new Set<CaseStatus>(carried);
  return caseStatusSchema.options.flatMap((status): QueueCase[] => {
    const closedAt = (openStatuses as readonly CaseStatus[]).includes(status) ? null : new Date('2100-01-01');
    const whose = working.has(status) || status === 'bound' ? brokerIds : closedAt ? [null, ...brokerIds] : [null];
    const columns = { ...columnsOf(status), ...(status === 'duplicate' && { mergedIntoId }) };
    return whose.map((brokerId) => ({ ...columns, brokerId, closedAt }));
  });
}

test('from every state of a case to every other, by any statement, the load is correct', async () => {
  const [one, other] = [await brokerWithRoom(9), await brokerWithRoom(9)];
  const [row, twin] = await waiting(2);
  const where = { id: row?.caseId ?? '' };
  const every = states([one.id, other.id], twin?.caseId ?? '');
  const wrong: unknown[] = [];
  for (const from of every)
    for (const to of every) {
      await db().case.update({ where, data: from as never });
      await db().case.update({ where, data: to as never });
      const [found] = await db().$queryRaw<[{ wrong: number }]>`
        SELECT count(*)::int AS wrong FROM broker_loads l WHERE broker_id IN (${one.id}::uuid, ${other.id}::uuid)
          AND open_cases <> (SELECT count(*) FROM cases c WHERE c.broker_id = l.broker_id
            AND c.status::text = ANY(${[...openStatuses]}::text[]))`;
      if (found.wrong > 0) wrong.push({ from, to });
    }
  expect(wrong).toEqual([]);
});

test('a load that is wrong all the same is found, corrected and reported', async () => {
  const broker = await brokerWithRoom(9);
  await carriedBy(2, broker);
  const error = vi.fn();
  const log = { ...server.services.log, error } as never;
  expect(await repairLoads({ db: db(), log })).toBe(0);
  await db().brokerLoad.update({ where: { brokerId: broker.id }, data: { openCases: 7, openOffers: 3 } });
  expect(await repairLoads({ db: db(), log })).toBe(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { brokerId: broker.id, openCases: 2, openOffers: 0, keptCases: 7, keptOffers: 3 },
    expect.stringContaining('load'),
  );
  expect(await loadOf(broker)).toEqual({ openCases: 2, openOffers: 0 });
  // When it is too low, it never prevents a case from being closed.
  await db().brokerLoad.update({ where: { brokerId: broker.id }, data: { openCases: 0 } });
  await closeAll(broker);
  expect(await loadOf(broker)).toEqual({ openCases: 0, openOffers: 0 });
});
