/** The client to-dos on the dashboard: everything that waits for the client, nothing that does not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { rewriteHistory } from '../support/history.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
});
afterAll(() => server.stop());

async function setStatus(status: CaseStatus) {
  await server.services.db.case.update({ where: { id: party.caseId }, data: columnsOf(status) });
}

function ask(title: string, changes: { status?: 'open' | 'rejected' | 'submitted'; dueOn?: Date } = {}) {
  const { caseId, broker } = party;
  return server.services.db.documentRequest.create({
    data: {
      caseId,
      title,
      why: 'To quote it',
      category: 'other',
      createdById: broker.id,
      createdByName: broker.fullName,
      ...changes,
      createdAt: new Date(),
      decidedAt: changes.status === 'rejected' ? new Date() : null,
    },
  });
}

const needs = (as = client) => as.trpc.cases.needs.query();
const nothing = { documents: [], questions: [], answer: [], decide: [], read: [] };

test('a user without cases has no to-dos, whatever their role', async () => {
  const { username } = await createPerson(server.services, 'client', 'Newcomer');
  for (const name of [username, 'demo_broker', 'demo_admin'])
    expect(await needs(await signIn(server.url, name))).toEqual(nothing);
});

test('open and rejected document requests, due first; no fulfilled ones, and none of closed cases', async () => {
  await setStatus('active');
  await ask('Without a day');
  await ask('Later', { dueOn: new Date('2026-12-24') });
  await ask('Sooner, again', { dueOn: new Date('2026-12-01'), status: 'rejected' });
  await ask('Sent already', { status: 'submitted' });
  const { documents } = await needs();
  expect(documents).toMatchObject([
    { title: 'Sooner, again', rejected: true, dueOn: '2026-12-01', caseId: party.caseId },
    { title: 'Later', rejected: false, dueOn: '2026-12-24' },
    { title: 'Without a day', dueOn: null },
  ]);
  expect(documents[0]?.caseNumber).toMatch(/^AB-\d{4}-\d{6}$/);
  await setStatus('withdrawn');
  expect((await needs()).documents).toEqual([]);
  await server.services.db.documentRequest.deleteMany({ where: { caseId: party.caseId } });
});

test('a question, options and unread messages each appear where they belong', async () => {
  const words = { caseId: party.caseId, body: 'Hello', attachments: [], kind: 'message' as const };
  await setStatus('active');
  expect(await needs()).toEqual(nothing);
  const { seq } = await sendMessage(server.services, party.broker, { ...words, clientKey: crypto.randomUUID() });
  expect(await needs()).toMatchObject({ answer: [], decide: [], read: [{ id: party.caseId, unread: 1 }] });
  await setStatus('waiting_client');
  // The question is in the conversation: it is not listed twice.
  expect(await needs()).toMatchObject({ answer: [{ id: party.caseId, unread: 1 }], read: [] });
  await setStatus('quoted');
  expect(await needs()).toMatchObject({ answer: [], decide: [{ id: party.caseId }], read: [{ id: party.caseId }] });
  await client.trpc.messages.markRead.mutate({ caseId: party.caseId, seq });
  expect(await needs()).toMatchObject({ decide: [{ id: party.caseId }], read: [] });
  await setStatus('withdrawn');
  expect(await needs()).toEqual(nothing);
});

test('a case that waits only for documents is not listed as a question as well', async () => {
  await setStatus('active');
  const broker = await signIn(server.url, party.broker.username);
  const wish = { caseId: party.caseId, title: 'Licence', why: 'To quote it', category: 'licence' as const };
  const { id } = await broker.trpc.documents.requestDocument.mutate(wish);
  expect(await needs()).toMatchObject({ documents: [{ requestId: id }], answer: [] });
  expect(await client.trpc.cases.get.query({ caseId: party.caseId })).toMatchObject({
    status: 'waiting_client',
    nextStep: expect.stringContaining('a document is on the checklist'),
  });
  await server.services.db.documentRequest.deleteMany({ where: { caseId: party.caseId } });
  await rewriteHistory(server.services, (tx) =>
    tx.caseEvent.deleteMany({ where: { caseId: party.caseId, type: 'information_requested' } }),
  );
});

test('internal notes and one’s own messages are not unread', async () => {
  await setStatus('active');
  const words = { caseId: party.caseId, body: 'Hello', attachments: [] };
  await sendMessage(server.services, party.broker, { ...words, clientKey: crypto.randomUUID(), kind: 'note' });
  await sendMessage(server.services, party.client, { ...words, clientKey: crypto.randomUUID(), kind: 'message' });
  expect((await needs()).read).toEqual([]);
});

test('a participant is asked for documents and answers, never for a decision, and for nothing after access ended', async () => {
  const { services, url } = server;
  const person = await createPerson(services, 'client', 'Robin Guest');
  const place = await services.db.caseParticipant.create({
    data: {
      caseId: party.caseId,
      role: 'co_applicant',
      name: person.fullName,
      email: person.email,
      emailKey: person.email,
      tokenHash: crypto.randomUUID().padEnd(43, '-'),
      expiresAt: new Date('2099-01-01'),
      userId: person.id,
      createdAt: new Date(),
      acceptedAt: new Date(),
    },
  });
  const guest = await signIn(url, person.username);
  await ask('Licence of the second driver');
  await setStatus('waiting_client');
  expect(await needs(guest)).toMatchObject({
    documents: [{ title: 'Licence of the second driver' }],
    answer: [{ id: party.caseId }],
  });
  await setStatus('quoted');
  expect((await needs(guest)).decide).toEqual([]);
  await services.db.caseParticipant.update({ where: { id: place.id }, data: { removedAt: new Date() } });
  expect(await needs(guest)).toEqual(nothing);
});

test('each list is limited to twenty', async () => {
  await setStatus('active');
  await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`Paper ${index}`)));
  expect((await needs()).documents).toHaveLength(20);
});
