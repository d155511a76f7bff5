/** The checklist: what the broker requests, what fulfils it, and who is notified when. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfDocuments } from '#server/modules/documents/requests/commands.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { pdf, sendFile } from '../support/files.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});
afterAll(() => server.stop());

/** As if it had been asked with today’s questionnaire, whose rules name documents. */
function askedToday(id: string) {
  return server.services.db.case.update({ where: { id }, data: { definitionVersion: quoteDefinitions.auto.version } });
}

describe('requesting documents', () => {
  test('the client is notified and the clock stops; once all are there, it is the broker’s turn again', async () => {
    const own = await activeCase(server.services);
    const [asker, sender] = await Promise.all([
      signIn(server.url, own.broker.username),
      signIn(server.url, own.client.username),
    ]);
    const { caseId } = own;
    const wish = {
      caseId,
      title: 'Driver’s licence, both sides',
      why: 'The insurer asks for it.',
      category: 'licence',
    } as const;
    const request = await asker.trpc.documents.requestDocument.mutate({ ...wish, dueOn: '2099-01-31' });
    expect(request).toMatchObject({ status: 'open', dueOn: '2099-01-31', version: 1, documentIds: [] });
    expect((await asker.trpc.documents.requestDocument.mutate({ ...wish, dueOn: '2099-01-31' })).id).toBe(request.id);
    expect(await sender.trpc.cases.get.query({ caseId })).toMatchObject({
      status: 'waiting_client',
      stage: 'information',
    });
    const mails = await eventually('the client is told', async () => {
      const found = await mailsTo(server.env, own.client.email);
      return found.some(({ subject }) => /needs a document/.test(subject ?? '')) && found;
    });
    expect(JSON.stringify(mails)).not.toMatch(/both sides/);

    const { document } = await sendFile(sender, caseId, 'licence.pdf', pdf('licence'), { requestId: request.id });
    expect(document).toMatchObject({ requestId: request.id, category: 'licence' });
    expect(await sender.trpc.cases.get.query({ caseId })).toMatchObject({ status: 'active', stage: 'market' });
    const { requests } = await sender.trpc.documents.list.query({ caseId });
    expect(requests).toMatchObject([{ status: 'submitted', version: 2, documentIds: [document.id] }]);
    await eventually('the broker is told', async () =>
      (await mailsTo(server.env, own.broker.email)).some(({ subject }) => /new document/i.test(subject ?? '')),
    );

    const decide = (version: number, decision: 'accepted' | 'rejected' | 'waived', note?: string) =>
      asker.trpc.documents.decideRequest.mutate({ requestId: request.id, version, decision, note });
    expect(await failureOf(decide(1, 'accepted'))).toMatchObject({ status: 409 });
    expect(await failureOf(decide(2, 'rejected'))).toMatchObject({ status: 400 });
    expect(await decide(2, 'rejected', 'The back side is missing.')).toMatchObject({ status: 'rejected', version: 3 });
    await eventually('the client hears why', async () =>
      (await mailsTo(server.env, own.client.email)).some(({ subject }) => /needs a document again/.test(subject ?? '')),
    );
    await sendFile(sender, caseId, 'licence-both.pdf', pdf('both'), { documentId: document.id, requestId: request.id });
    expect(await decide(4, 'accepted')).toMatchObject({ status: 'accepted', decisionNote: null });
    const remove = sender.trpc.documents.remove.mutate({ documentId: document.id });
    expect(await failureOf(remove)).toMatchObject({ status: 403 });
    const late = sendFile(sender, caseId, 'late.pdf', pdf('late'), { requestId: request.id });
    expect(await failureOf(late)).toMatchObject({ status: 409 });
  });

  test('several are one notice and one email, with one message; asked again, nothing happens', async () => {
    const own = await activeCase(server.services);
    const [asker, sender] = await Promise.all([
      signIn(server.url, own.broker.username),
      signIn(server.url, own.client.username),
    ]);
    const { caseId } = own;
    await askedToday(caseId);
    const before = await asker.trpc.documents.checklist.query({ caseId });
    const wanted = before.items.filter(({ state }) => state === 'missing').slice(0, 3);
    const documents = wanted.map(({ title, why, category }) => ({ title, why, category }));
    expect(documents).toHaveLength(3);
    const wish = { caseId, documents, dueOn: '2099-01-31', message: 'Photos from your phone are fine.' };
    const { requests } = await asker.trpc.documents.requestDocuments.mutate(wish);
    expect(requests.map(({ title, dueOn }) => ({ title, dueOn }))).toEqual(
      documents.map(({ title }) => ({ title, dueOn: '2099-01-31' })),
    );
    expect((await asker.trpc.documents.requestDocuments.mutate(wish)).requests).toEqual(requests);

    expect(await sender.trpc.cases.get.query({ caseId })).toMatchObject({ status: 'waiting_client', unread: 1 });
    const { messages } = await sender.trpc.messages.list.query({ caseId });
    expect(messages.filter(({ body }) => body === wish.message)).toHaveLength(1);
    const { db } = server.services;
    const where = { userId: own.client.id, caseId };
    expect(await db.notification.findMany({ where, select: { type: true, title: true } })).toEqual([
      { type: 'document_requested', title: expect.stringContaining('needs 3 documents') },
    ]);
    expect(await db.caseEvent.count({ where: { caseId, type: 'document_requested' } })).toBe(3);
    const mails = await eventually('the client is told', async () => {
      const found = await mailsTo(server.env, own.client.email);
      return found.some(({ subject }) => /needs 3 documents/.test(subject ?? '')) && found;
    });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(documents[0]?.title);
    const after = await asker.trpc.documents.checklist.query({ caseId });
    expect(after.items.filter(({ state }) => state === 'requested')).toHaveLength(3);
  });

  test('the checklist of staff names no document that only a sensitive answer calls for, and is not the client’s', async () => {
    const { caseId } = party;
    await askedToday(caseId);
    const { items } = await broker.trpc.documents.checklist.query({ caseId });
    const cancelled = items.find(({ title }) => title === 'The letter about your cancelled or refused policy');
    expect(cancelled).toMatchObject({ origin: 'line', state: 'missing' });
    expect(items.some(({ origin }) => origin === 'answers')).toBe(true);
    expect(await failureOf(client.trpc.documents.checklist.query({ caseId }))).toMatchObject({ status: 403 });
    const twice = Array.from({ length: 2 }, () => ({
      title: 'Policy',
      why: 'To compare.',
      category: 'policy' as const,
    }));
    expect(await failureOf(broker.trpc.documents.requestDocuments.mutate({ caseId, documents: twice }))).toMatchObject({
      status: 400,
    });
  });

  test('a request is open again after its document was deleted', async () => {
    const { caseId } = party;
    const request = await broker.trpc.documents.requestDocument.mutate({
      caseId,
      title: 'Photo of the furnace',
      why: 'Its age decides.',
      category: 'property',
    });
    const { document } = await sendFile(client, caseId, 'furnace.pdf', pdf('furnace'), { requestId: request.id });
    await client.trpc.documents.remove.mutate({ documentId: document.id });
    const { requests } = await client.trpc.documents.list.query({ caseId });
    expect(requests.find(({ id }) => id === request.id)).toMatchObject({ status: 'open', documentIds: [] });
  });

  test('two days before the due date the client is reminded, after it the broker is notified: each once', async () => {
    const own = await activeCase(server.services);
    const asker = await signIn(server.url, own.broker.username);
    const inspected = { why: 'The insurer asks for it.', category: 'vehicle' } as const;
    await asker.trpc.documents.requestDocuments.mutate({
      caseId: own.caseId,
      documents: ['Inspection report', 'Photos of the damage'].map((title) => ({ ...inspected, title })),
      dueOn: '2031-03-10',
    });
    const on = (day: string) => remindOfDocuments({ ...server.services, now: () => new Date(`${day}T16:00:00Z`) });
    const told = (userId: string, type: string) =>
      server.services.db.notification.count({ where: { userId, type, caseId: own.caseId } });
    await on('2031-03-07');
    expect(await told(own.client.id, 'document_due')).toBe(0);
    await on('2031-03-08');
    await on('2031-03-09');
    expect(await told(own.client.id, 'document_due')).toBe(1);
    expect(await told(own.broker.id, 'document_overdue')).toBe(0);
    await on('2031-03-11');
    await on('2031-03-12');
    expect(await told(own.broker.id, 'document_overdue')).toBe(1);
  });
});

test('ten files of a client are one email to the broker, until the broker has seen them', async () => {
  const own = await activeCase(server.services);
  const sender = await signIn(server.url, own.client.username);
  for (const words of ['one', 'two', 'three']) await sendFile(sender, own.caseId, `${words}.pdf`, pdf(words));
  const mails = await eventually('the broker has a mail', async () => {
    const found = (await mailsTo(server.env, own.broker.email)).filter(({ text }) => text?.includes(own.caseId));
    return found.some(({ subject }) => /new document/i.test(subject ?? '')) && found;
  });
  expect(mails.filter(({ subject }) => /new document/i.test(subject ?? ''))).toHaveLength(1);
});
