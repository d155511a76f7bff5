/** What is recorded of a policy: proposed from the accepted option, kept with its premium, and corrected with a reason. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, caseRowOf, type Party } from '../support/cases.ts';
import { anOption } from '../support/desk.ts';
import { mailAbout } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Friday, November 27, 2026, in Alberta. */
const now = new Date('2026-11-27T17:00:00Z');

let server: TestServer;
let party: Party;
let broker: ApiClient;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  party = await activeCase(server.services);
  [broker, client] = await Promise.all([
    signIn(server.url, party.broker.username),
    signIn(server.url, party.client.username),
  ]);
});

const seen = (by: ApiClient) => by.trpc.cases.get.query({ caseId: party.caseId });
const command = async () => ({ caseId: party.caseId, version: (await seen(broker)).version });

/** An option with this term, which the client has accepted. */
async function accepted(term: 'annual' | 'semiannual' = 'annual'): Promise<void> {
  const option = { ...anOption('Prairie Mutual'), term, validUntil: '2027-01-31' };
  await broker.trpc.cases.publishOptions.mutate({ ...(await command()), options: [option] });
  const [shown] = (await seen(client)).options;
  await client.trpc.cases.acceptOption.mutate({ ...(await command()), optionId: shown?.id ?? '', acknowledged: true });
}

const facts = {
  insurer: 'Prairie Mutual',
  policyNumber: 'PM-1',
  effectiveDate: '2026-12-01',
  expiresDate: '2027-12-01',
};

async function bound(): Promise<void> {
  await accepted();
  await broker.trpc.cases.confirmBound.mutate({ ...(await command()), ...facts });
}

const correct = async (changes: Record<string, unknown>, by = broker) =>
  by.trpc.cases.correctPolicy.mutate({
    ...(await command()),
    ...facts,
    premiumCents: 152_000,
    reason: 'The insurer issued another number',
    ...changes,
  });

test('the dates follow from what the client wished and the term of the option, for the broker alone', async () => {
  expect((await seen(broker)).proposedPolicy).toBeNull();
  await accepted();
  expect((await seen(broker)).proposedPolicy).toEqual({ effectiveOn: '2026-11-27', expiresOn: '2027-11-27' });
  expect((await seen(client)).proposedPolicy).toBeNull();
  const { db } = server.services;
  const { answers } = await db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  const wished = { ...(answers as object), startWhen: 'date', startDate: '2026-12-15' };
  await db.case.update({ where: { id: party.caseId }, data: { answers: wished } });
  await db.quoteOption.updateMany({ where: { caseId: party.caseId }, data: { term: 'semiannual' } });
  expect((await seen(broker)).proposedPolicy).toEqual({ effectiveOn: '2026-12-15', expiresOn: '2027-06-15' });
});

test('the premium of the accepted option is recorded with the policy', async () => {
  await bound();
  expect((await seen(client)).bound).toEqual({
    insurer: 'Prairie Mutual',
    policyNumber: 'PM-1',
    effectiveOn: '2026-12-01',
    expiresOn: '2027-12-01',
    premiumCents: 152_000,
  });
});

test('a correction says what changed and why, to the client too, and the case stays bound', async () => {
  await bound();
  await correct({ policyNumber: 'PM-2', expiresDate: '2027-06-01', premiumCents: 160_050 });
  expect(await seen(client)).toMatchObject({
    status: 'bound',
    bound: { policyNumber: 'PM-2', expiresOn: '2027-06-01', premiumCents: 160_050 },
  });
  const { entries } = await client.trpc.cases.timeline.query({ caseId: party.caseId });
  expect(entries.at(-1)).toMatchObject({
    type: 'policy_corrected',
    detail:
      'Policy number: PM-1 → PM-2; Expiry date: December 1, 2027 → June 1, 2027; Premium: $1,520 → $1,600.50. The insurer issued another number',
  });
  const { notifications } = await client.trpc.notifications.list.query({});
  expect(notifications[0]).toMatchObject({ type: 'policy_corrected' });
  const mail = await mailAbout(server, party.client.email, 'corrected your policy');
  // A policy number isn't for an email.
  expect(mail.text).not.toContain('PM-2');
});

test('nothing to correct, dates in the wrong order, an old version and other people are refused', async () => {
  await accepted();
  expect((await failureOf(correct({}))).code).toBe('CONFLICT');
  await broker.trpc.cases.confirmBound.mutate({ ...(await command()), ...facts });
  expect((await failureOf(correct({}))).message).toMatch(/Nothing differs/);
  expect((await failureOf(correct({ reason: ' ' }))).issues).toMatchObject([{ path: 'reason' }]);
  expect((await failureOf(correct({ expiresDate: '2026-11-01' }))).issues).toMatchObject([{ path: 'expiresDate' }]);
  expect((await failureOf(correct({ policyNumber: 'PM-9', version: 1 }))).code).toBe('CONFLICT');
  const admin = await signIn(server.url, 'demo_admin');
  expect((await failureOf(correct({ policyNumber: 'PM-9' }, admin))).code).toBe('FORBIDDEN');
  expect((await failureOf(correct({ policyNumber: 'PM-9' }, client))).code).toBe('FORBIDDEN');
  expect((await caseRowOf(server.services, party.caseId)).policyNumber).toBe('PM-1');
});

test('only staff say that a document is of the policy, and never of one that the client can’t open', async () => {
  await bound();
  const attach = (by: ApiClient, staffOnly: boolean) =>
    by.trpc.documents.attach.mutate({
      ...{ caseId: party.caseId, uploadId: 'x'.repeat(32), category: 'policy', issuedAs: 'policy', staffOnly },
    });
  for (const call of [() => attach(client, false), () => attach(broker, true)])
    expect((await failureOf(call())).issues).toMatchObject([{ path: 'issuedAs', rule: 'not_allowed' }]);
});
