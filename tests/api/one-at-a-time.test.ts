/**
 * What a case can have only one of: the commands return a readable error before the unique index has to.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let broker: ApiClient;
let client: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  broker = await signIn(server.url, party.broker.username);
  client = await signIn(server.url, party.client.username);
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function command() {
  const { id: caseId, version } = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  return { caseId, version };
}

async function publish(insurer: string): Promise<string> {
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const coverages = [{ name: 'Liability', limitCents: 200_000_000, deductibleCents: null }];
  const option = { insurer, premiumCents: 120_000, term: 'annual' as const, coverages, validUntil };
  await broker.trpc.cases.publishOptions.mutate({ ...(await command()), options: [option] });
  const { id } = await server.services.db.quoteOption.findFirstOrThrow({
    where: { caseId: party.caseId, insurer },
  });
  return id;
}

const statuses = async () => {
  const options = await server.services.db.quoteOption.findMany({
    where: { caseId: party.caseId },
    orderBy: { round: 'asc' },
  });
  return options.map(({ status }) => status);
};

test('a reopened case has no accepted option, and the next round may bring another', async () => {
  const first = await publish('Fictional Mutual');
  await client.trpc.cases.acceptOption.mutate({ ...(await command()), optionId: first, acknowledged: true });
  await broker.trpc.cases.close.mutate({ ...(await command()), reason: 'other' });
  expect(await statuses()).toEqual(['accepted']);
  await broker.trpc.cases.reopen.mutate(await command());
  expect(await statuses()).toEqual(['superseded']);
  const second = await publish('Fictional General');
  await client.trpc.cases.acceptOption.mutate({ ...(await command()), optionId: second, acknowledged: true });
  expect(await statuses()).toEqual(['superseded', 'accepted']);
});

test('a case has one legal hold: the same request returns it, another reason waits until it is released', async () => {
  const { legalHolds } = admin.trpc;
  const { caseId } = party;
  const reason = 'A complaint at the Commissioner';
  const { holds } = await legalHolds.place.mutate({ caseId, reason });
  expect((await legalHolds.place.mutate({ caseId, reason })).holds).toEqual(holds);
  expect(await failureOf(legalHolds.place.mutate({ caseId, reason: 'A claim is under way' }))).toMatchObject({
    status: 409,
    message: expect.stringContaining('already under a legal hold'),
  });
  await legalHolds.release.mutate({ holdId: holds[0]?.id ?? '', reason: 'It was settled' });
  const placed = await legalHolds.place.mutate({ caseId, reason: 'A claim is under way' });
  expect(placed.holds.filter(({ releasedAt }) => !releasedAt)).toMatchObject([{ reason: 'A claim is under way' }]);
});

test('two concurrent holds, questions or invitations: each is created once and nobody sees an error', async () => {
  const { caseId } = party;
  const { id } = await server.services.db.legalHold.findFirstOrThrow({ where: { caseId, releasedAt: null } });
  await admin.trpc.legalHolds.release.mutate({ holdId: id, reason: 'It was settled' });
  const twice = <Answer>(call: () => Promise<Answer>) => Promise.all([call(), call(), call()]);
  await twice(() => admin.trpc.legalHolds.place.mutate({ caseId, reason: 'A third reason' }));
  await twice(() => client.trpc.privacy.request.mutate({ kind: 'access' }));
  const email = 'twice.invited@example.com';
  await twice(() => admin.trpc.userInvitations.invite.mutate({ email, fullName: 'Twice Invited', role: 'admin' }));
  const { db } = server.services;
  expect(await db.legalHold.count({ where: { caseId, releasedAt: null } })).toBe(1);
  expect(await db.privacyRequest.count({ where: { userId: party.client.id, kind: 'access', status: 'open' } })).toBe(1);
  expect(await db.userInvitation.count({ where: { emailKey: email, acceptedAt: null, revokedAt: null } })).toBe(1);
});
