/**
 * Eligibility is a rule in TypeScript and a condition in SQL: this tests that the two agree.
 * @module-tag long
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainBrokers, findDecisions } from '#server/modules/assignment/log/queries.ts';
import { findSuccessors } from '#server/modules/assignment/reassignment/queries.ts';
import { routeCase } from '#server/modules/assignment/routing/commands.ts';
import { column, judgedBrokers } from '#server/modules/assignment/routing/policy.ts';
import { findField } from '#server/modules/assignment/routing/queries.ts';
import { findCandidates } from '#server/modules/brokers/queries.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { filterBroker, isEligible } from '#shared/assignment/filters.ts';
import { matchFilterSchema } from '#shared/assignment/schema.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { addCrowd } from '../support/broker-crowd.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { putCases } from '../support/queue-cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const today = '2026-11-20';
// More often on or near the date than far from it.
const day = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2027-06-30');
const areas = fc.uniqueArray(fc.constantFrom('T', 'T2', 'T2P', 'T5', 'T5J', 'T6'), { minLength: 1 });
const anyBroker = fc.record({
  brokerId: fc.uuid({ version: 7 }),
  active: fc.boolean(),
  licenceClasses: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options), { minLength: 1 }),
  licenceExpiresOn: day,
  licenceVerified: fc.boolean(),
  lines: fc.uniqueArray(fc.constantFrom(...caseTypeSchema.options)),
  industries: fc.uniqueArray(fc.constantFrom('restaurants', 'retail', 'other'), { maxLength: 2 }),
  areas,
  languages: fc.uniqueArray(fc.constantFrom('en', 'fr', 'pa'), { minLength: 1 }),
  capacity: fc.nat(4),
  openCases: fc.nat(4),
  openOffers: fc.nat(2),
  awayUntil: fc.option(day),
  daysOff: fc.array(day, { maxLength: 2 }),
  lastOfferedAt: fc.option(day.map((on) => Date.parse(`${on}T10:00:00.000Z`))),
});
const anyRequest = fc.record({
  type: fc.constantFrom(...caseTypeSchema.options),
  licences: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options)),
  industry: fc.option(fc.constantFrom('restaurants', 'retail', 'liquor')),
  postalPrefix: fc.constantFrom('T2P', 't2p 1j9', 'T2P1J9', 'T5', 'T', ''),
  language: fc.constantFrom('en', 'FR', 'pa'),
});
const brokers = fc.uniqueArray(anyBroker, { minLength: 1, maxLength: 25, selector: ({ brokerId }) => brokerId });

type Drawn = Omit<BrokerCandidate, 'name'>;

const nameOf = (brokerId: string) => brokerId.replaceAll('-', '').slice(-30);

async function put(tx: Transaction, drawn: readonly Drawn[]): Promise<void> {
  await tx.user.createMany({
    data: drawn.map(({ brokerId, active }) => ({
      id: brokerId,
      username: nameOf(brokerId),
      usernameKey: nameOf(brokerId),
      email: `${brokerId}@example.com`,
      emailKey: `${brokerId}@example.com`,
      fullName: 'Drawn Broker',
      phone: '403-555-0142',
      passwordHash: '$argon2id$none',
      role: 'broker' as const,
      termsVersion: '1',
      termsAcceptedAt: new Date(0),
      disabledAt: active ? null : new Date(0),
    })),
  });
  await tx.brokerProfile.createMany({
    data: drawn.map((one) => ({
      userId: one.brokerId,
      firm: 'Drawn',
      licenceNumber: one.brokerId,
      licenceLevel: 2,
      licenceClasses: [...one.licenceClasses],
      licenceExpiresOn: new Date(one.licenceExpiresOn),
      licenceVerifiedAt: one.licenceVerified ? new Date(0) : null,
      licenceVerifiedName: 'Alex Demo-Admin',
      lines: [...one.lines],
      industries: [...one.industries],
      areas: [...one.areas],
      languages: [...one.languages],
      capacity: one.capacity,
      awayUntil: one.awayUntil && new Date(one.awayUntil),
      daysOff: one.daysOff.map((off) => new Date(off)),
    })),
  });
  for (const { brokerId, openCases, openOffers, lastOfferedAt } of drawn)
    await tx.brokerLoad.update({
      where: { brokerId },
      data: { openCases, openOffers, lastOfferedAt: lastOfferedAt === null ? null : new Date(lastOfferedAt) },
    });
}

class Undo extends Error {}

/** Runs `work` and rolls back whatever it writes. */
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  await transaction(server.services.db, async (tx) => {
    await work(tx);
    throw new Undo();
  }).catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
}

test('SQL and TypeScript agree on any broker, rule by rule, and on the counts', async () => {
  const property = fc.asyncProperty(brokers, anyRequest, fc.nat(3), async (drawn, request, excluded) =>
    undone(async (tx) => {
      await put(tx, drawn);
      const wanted = { ...request, excludedBrokerIds: drawn.slice(0, excluded).map(({ brokerId }) => brokerId) };
      const candidates = await findCandidates(tx);
      // The brokers read are the brokers written, so that the rules are applied to the same data.
      for (const one of drawn) expect(candidates.find(({ brokerId }) => brokerId === one.brokerId)).toMatchObject(one);

      const columns = Prisma.join(matchFilterSchema.options.map(column));
      const rows = await tx.$queryRaw<({ id: string } & Record<string, boolean>)[]>`
        SELECT user_id AS id, ${columns} FROM (${judgedBrokers(wanted, today)}) judged`;
      const inSql = new Map(
        rows.map((row) => [row.id, matchFilterSchema.options.map((filter) => [filter, row[`meets_${filter}`]])]),
      );
      const verdicts = candidates.map((one) => filterBroker(wanted, one, today));
      for (const [index, { brokerId }] of candidates.entries())
        expect(inSql.get(brokerId)).toEqual(verdicts[index]?.map(({ filter, passed }) => [filter, passed]));

      const field = await findField(tx, wanted, today);
      const eligible = candidates.filter((one) => isEligible(wanted, one, today));
      expect(field.considered).toBe(candidates.length);
      expect(field.rivals.map(({ brokerId }) => brokerId).sort()).toEqual(eligible.map((one) => one.brokerId).sort());
      for (const filter of matchFilterSchema.options)
        expect(field.failures[filter] ?? 0).toBe(
          verdicts.flat().filter((result) => result.filter === filter && !result.passed).length,
        );
      for (const rival of field.rivals) {
        const one = eligible.find(({ brokerId }) => brokerId === rival.brokerId);
        expect(one).toMatchObject(rival);
      }
    }),
  );
  await fc.assert(property, { numRuns: 60 });
});

/** A request waiting for a broker, without its own job. */
async function waitingCase(type: CaseType = 'auto'): Promise<string> {
  const { db, now } = server.services;
  const title = `Waiting ${crypto.randomUUID()}`;
  await putCases(db, { brokerId: '', at: now() }, [
    { title, type, status: 'new', brokerId: null, postalCode: 'T2P 1J9', language: 'en' },
  ]);
  return (await db.case.findFirstOrThrow({ where: { title }, select: { id: true } })).id;
}

test('brokers with the same name and firm are distinguished by their licences, wherever one is chosen or explained', async () => {
  const { services } = server;
  const twins = [
    await createPerson(services, 'broker', 'Robin Twin'),
    await createPerson(services, 'broker', 'robin twin'),
    await createPerson(services, 'broker', 'Robin Twinless'),
  ];
  const caseId = await waitingCase();
  const { firm } = await services.db.brokerProfile.findUniqueOrThrow({ where: { userId: twins[0]?.id ?? '' } });
  const expected = twins.map(({ username, fullName }) =>
    fullName === 'Robin Twinless' ? firm : `${firm}, licence TEST-${username}`,
  );
  const asked = { caseId, search: 'robin twin' };
  const admin = await viewerNamed(services, 'demo_admin');
  for (const { brokers } of [await explainBrokers(services, asked), await findSuccessors(services, admin, asked)])
    expect(twins.map(({ id }) => brokers.find(({ brokerId }) => brokerId === id)?.firm)).toEqual(expected);
});

test('a decision among 2,500 brokers is stored in a few kilobytes, and the rest is explained on demand', async () => {
  const { services } = server;
  const { db } = services;
  await addCrowd(services, 2_500);
  const caseId = await waitingCase();
  await routeCase(services, caseId);

  const [size] = await db.$queryRaw<[{ bytes: number }]>`
    SELECT octet_length(d::text) AS bytes FROM assignment_decisions d WHERE case_id = ${caseId}::uuid`;
  expect(size.bytes).toBeLessThan(4_096);
  const { decisions } = await findDecisions(db, caseId);
  const [decision] = decisions;
  expect(decision?.considered).toBeGreaterThan(2_500);
  expect(decision?.best).toHaveLength(10);
  expect(decision?.chosenName).toBe(decision?.best[0]?.name);

  const admin = await viewerNamed(services, 'demo_admin');
  // A broker who was not among the ten, and one who meets no rule.
  const other = await explainBrokers(services, { caseId, search: 'Crowd Broker 77' });
  const named = other.brokers.find(({ name }) => name === 'Crowd Broker 77');
  expect(named).toMatchObject({ eligible: true, score: expect.any(Number), firm: 'Crowd Insurance' });
  expect(decision?.best[0]?.firm).toEqual(expect.any(String));
  const names = other.brokers.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(named?.scoreParts).toHaveLength(4);
  const chosen = await explainBrokers(services, { caseId, search: decision?.chosenName ?? '' });
  expect(chosen.brokers.find(({ name }) => name === decision?.chosenName)).toMatchObject({
    eligible: false,
    score: null,
  });
  const life = await explainBrokers(services, { caseId, search: 'Demo-Life' });
  expect(life.brokers[0]?.filters.filter(({ passed }) => !passed).length).toBeGreaterThan(0);
  expect(life.more).toBe(false);
  expect((await explainBrokers(services, { caseId, search: 'Crowd Broker' })).more).toBe(true);

  const { brokers, eligible, others } = await findSuccessors(services, admin, { caseId });
  expect(eligible + others).toBeGreaterThan(2_500);
  expect(brokers.length).toBeLessThanOrEqual(60);
  const found = await findSuccessors(services, admin, { caseId, search: 'crowd broker 2499' });
  expect(found).toMatchObject({ eligible: 1, others: 0, brokers: [{ name: 'Crowd Broker 2499', eligible: true }] });
});

test('nobody is eligible: the administrators read one sentence with counts, however many brokers there are', async () => {
  const { services } = server;
  const caseId = await waitingCase('travel');
  await services.db.brokerProfile.updateMany({ data: { lines: ['auto'] } });
  await routeCase(services, caseId);
  const event = await services.db.caseEvent.findFirstOrThrow({ where: { caseId, type: 'routing_failed' } });
  const { reason } = event.data as { reason: string };
  expect(reason).toMatch(
    /^No broker was chosen: none of the \d+ brokers meets every rule \(.*doesn’t offer this line: \d+/,
  );
  expect(reason.length).toBeLessThan(300);
  const row = await services.db.assignmentDecision.findFirstOrThrow({ where: { caseId } });
  expect(row).toMatchObject({ chosenBrokerId: null, eligible: 0, best: [] });
});

test('the top-ranked broker is retried only where everything about them is unchanged', async () => {
  const { services } = server;
  const { db } = services;
  // Two searches rank the same broker first, who has capacity for one.
  await db.user.updateMany({ where: { role: 'broker' }, data: { disabledAt: new Date() } });
  const broker = await viewerNamed(services, 'crowd_1');
  await db.user.update({ where: { id: broker.id }, data: { disabledAt: null } });
  await db.brokerProfile.update({ where: { userId: broker.id }, data: { capacity: 1 } });
  await db.offer.deleteMany({ where: { brokerId: broker.id } });
  const cases = [await waitingCase(), await waitingCase(), await waitingCase(), await waitingCase()];
  await Promise.all(cases.map((caseId) => routeCase(services, caseId)));
  expect(await db.offer.count({ where: { brokerId: broker.id, status: 'open' } })).toBe(1);
  expect(await db.assignmentDecision.count({ where: { caseId: { in: cases }, chosenBrokerId: null } })).toBe(3);
});
