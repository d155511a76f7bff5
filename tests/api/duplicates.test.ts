/** Two requests of one person: found, merged, read, and separated again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mergeCases } from '#server/modules/duplicates/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, caseRowOf, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** The case that continues, and the second one of the same client. */
let party: Party;
let secondId: string;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;
let adminViewer: Viewer;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  adminViewer = await viewerNamed(server.services, 'demo_admin');
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.services;
  party = await activeCase(server.services);
  const second = await activeCase(server.services);
  secondId = second.caseId;
  const contactEmail = `${party.client.username}@example.com`;
  const mailbox = { contactEmail, contactEmailKey: contactEmail, contactPhoneE164: null };
  for (const id of [party.caseId, secondId])
    await db.case.update({ where: { id }, data: { ...mailbox, clientId: party.client.id, brokerId: party.broker.id } });
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});

const rowOf = (id: string) => caseRowOf(server.services, id);
const merge = async (who: ApiClient, intoId = party.caseId) =>
  who.trpc.cases.merge.mutate({ caseId: secondId, version: (await rowOf(secondId)).version, intoId });
const typesOf = async (who: ApiClient, caseId: string) =>
  (await who.trpc.cases.timeline.query({ caseId })).entries.map(({ type }) => type);

test('shows the other requests of the same person: to a broker their own, to an administrator all', async () => {
  const found = async (who: ApiClient) => (await who.trpc.cases.duplicates.query({ caseId: party.caseId })).duplicates;
  expect(await found(broker)).toMatchObject([{ caseId: secondId, sameEmail: true, samePhone: false, refusal: null }]);
  const colleague = await createPerson(server.services, 'broker', 'Cole Colleague');
  await server.services.db.case.update({ where: { id: secondId }, data: { brokerId: colleague.id } });
  expect(await found(broker)).toEqual([]);
  expect(await found(admin)).toHaveLength(1);
  expect(await failureOf(merge(broker))).toMatchObject({ status: 404 });
});

test('merges two, keeps the contents of both, links each to the other, and notifies the client once', async () => {
  const { db } = server.services;
  await client.trpc.messages.send.mutate({
    caseId: secondId,
    body: 'In the second one',
    attachments: [],
    kind: 'message',
    clientKey: crypto.randomUUID(),
  });
  const sooner = new Date(Date.now() + 60_000);
  await db.caseState.update({ where: { caseId: secondId }, data: { firstReplyDueAt: sooner } });
  expect(await merge(broker)).toMatchObject({ status: 'duplicate' });
  const detail = (who: ApiClient, caseId: string) => who.trpc.cases.get.query({ caseId });
  expect((await detail(broker, party.caseId)).merged).toMatchObject([{ caseId: secondId }]);
  expect((await detail(broker, secondId)).mergedInto).toMatchObject({ caseId: party.caseId });
  expect(await detail(client, secondId)).toMatchObject({ mergedInto: { caseId: party.caseId }, merged: [] });
  expect((await detail(client, party.caseId)).merged).toEqual([]);
  const { messages } = await client.trpc.messages.list.query({ caseId: secondId });
  expect(messages.map(({ body }) => body)).toEqual(['In the second one']);
  expect((await rowOf(party.caseId)).firstReplyDueAt).toEqual(sooner);
  expect(await typesOf(client, party.caseId)).not.toContain('duplicate_joined');
  expect(await typesOf(broker, party.caseId)).toContain('duplicate_joined');
  await eventually('the client is mailed', async () =>
    (await mailsTo(server.env, party.client.email)).some(({ subject }) => subject?.includes('was merged with')),
  );
});

test('a client is shown no request of somebody else, no matter who merged them', async () => {
  const { db } = server.services;
  const other = await createPerson(server.services, 'client', 'Ollie Other');
  await db.case.update({ where: { id: party.caseId }, data: { clientId: other.id } });
  expect(await failureOf(merge(admin))).toMatchObject({ status: 409, message: expect.stringContaining('accounts') });
  await db.case.update({ where: { id: secondId }, data: { clientId: null } });
  await merge(admin);
  await db.case.update({ where: { id: secondId }, data: { clientId: party.client.id } });
  expect((await client.trpc.cases.get.query({ caseId: secondId })).mergedInto).toBeNull();
});

test('once separated, it resumes in its previous status with the remaining time; administrators leave an audit entry', async () => {
  const { db } = server.services;
  await broker.trpc.cases.requestInformation.mutate({
    caseId: secondId,
    version: (await rowOf(secondId)).version,
    message: 'Which tires?',
  });
  const { version } = await merge(admin);
  expect(await failureOf(client.trpc.cases.reopen.mutate({ caseId: secondId, version }))).toMatchObject({
    status: 409,
  });
  expect(await broker.trpc.cases.unmerge.mutate({ caseId: secondId, version })).toMatchObject({
    status: 'waiting_client',
  });
  expect(await rowOf(secondId)).toMatchObject({ mergedIntoId: null, closedAt: null });
  expect((await typesOf(broker, party.caseId)).slice(-2)).toEqual(['duplicate_joined', 'duplicate_left']);
  const audit = await db.auditEntry.findMany({
    where: { action: { in: ['case.merged', 'case.unmerged'] }, subjectId: secondId },
  });
  expect(audit).toMatchObject([{ action: 'case.merged', actorName: adminViewer.fullName }]);
});

test('two who merge them crosswise at once: one succeeds, and neither case is lost', async () => {
  const { services } = server;
  const [one, two] = await Promise.all([rowOf(party.caseId), rowOf(secondId)]);
  const outcomes = await Promise.allSettled([
    mergeCases(services, party.broker, { caseId: one.id, version: one.version, intoId: two.id }),
    mergeCases(services, adminViewer, { caseId: two.id, version: two.version, intoId: one.id }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const statuses = await Promise.all([rowOf(one.id), rowOf(two.id)]);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(['active', 'duplicate']);
});
