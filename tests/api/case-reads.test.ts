/** “Who has seen my request”: every kind of reader is recorded once a day, and the client reads nobody else’s list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import { casePacketPath } from '#shared/case-views/case-file.ts';
import type { CaseReadView } from '#shared/cases/reads.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { type ApiClient, signIn, submitQuote } from '../support/api-client.ts';
import { activeCase, offeredCase, type Party } from '../support/cases.ts';
import { caseCertificatePath, leadCertificatePath } from '../support/certificates.ts';
import { eventually } from '../support/eventually.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPartner } from '../support/partners.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { everyStatementOf } from '../support/statement-count.ts';
import { storeDocument } from '../support/stored-document.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { webhookOf } from '../support/webhooks.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ variables: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  party = await activeCase(server.services);
  [client, broker, admin] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
});
afterAll(() => server.stop());

/** What the client reads of one reader. */
async function seenBy(reader: string, api = client): Promise<CaseReadView['kind'][]> {
  const { reads } = await api.trpc.privacy.reads.query({});
  return reads
    .filter((read) => read.reader === reader)
    .map(({ kind }) => kind)
    .sort();
}

/** A request that a partner sent, with the account of its person. */
async function leadOf({ api }: Awaited<ReturnType<typeof createPartner>>, email: string) {
  const at = new Date(Date.now() - 60_000).toISOString();
  const sent = await api.rest('POST', '/api/leads', {
    json: {
      externalId: email,
      line: 'general',
      answers: { fullName: 'Ava Reads', email, phone: '403-555-0142', postalCode: 'T2P 1J9' },
      consents: (['contact', 'share'] as const).map((purpose) => ({
        ...{ purpose, version: consentTexts[purpose].version, given: true, at },
      })),
      shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
    },
  });
  const { id } = sent.body as { id: string };
  const owner = await createPerson(server.services, 'client', 'Ava Reads');
  await server.services.db.case.update({ where: { id }, data: { clientId: owner.id } });
  return { id, owner };
}

test('the broker, by name and firm: what they opened, once a day however often', async () => {
  const { caseId } = party;
  for (let time = 0; time < 3; time += 1) {
    await broker.trpc.cases.get.query({ caseId });
    await broker.trpc.messages.list.query({ caseId });
    await broker.trpc.cases.answers.mutate({ caseId, includeSensitive: time > 0 });
  }
  const versionId = await storeDocument(server.services, {
    caseId,
    by: party.client,
    fileName: 'pink card.pdf',
    content: Buffer.from('%PDF-1.7'),
  });
  expect((await broker.call('GET', documentContentPath(versionId))).status).toBe(200);
  expect((await broker.call('GET', casePacketPath(caseId, 'json'))).status).toBe(200);
  expect(await seenBy(party.broker.fullName)).toEqual([
    'answers',
    'documents',
    'messages',
    'packet',
    'request',
    'sensitive',
  ]);
  const { reads } = await client.trpc.privacy.reads.query({});
  const { firm } = await server.services.db.brokerProfile.findUniqueOrThrow({ where: { userId: party.broker.id } });
  expect(reads[0]).toMatchObject({ part: firm, request: { id: caseId } });
});

test('a key, as the software of its owner', async () => {
  const { caseId } = party;
  const software = await clientWithKey(server.services, server.url, { ownerId: party.broker.id }, [
    'cases:read',
    'messages:read',
  ]);
  for (const path of ['', '/messages', '/timeline', '/consent-certificate'])
    expect((await software.rest('GET', `/api/cases/${caseId}${path}`)).status).toBe(200);
  expect(await seenBy(`${party.broker.fullName}’s software`)).toEqual(['activity', 'consents', 'messages', 'request']);
});

test('administrators, as staff without a name; their exported table and their view of the portal too', async () => {
  const { caseId, client: person } = party;
  await admin.trpc.cases.get.query({ caseId });
  expect((await admin.call('GET', '/api/admin/export/cases.csv')).status).toBe(200);
  await admin.trpc.viewAs.start.mutate({ clientId: person.id, reason: 'They asked for help' });
  const staff = `${server.env.site.name} staff`;
  expect(await seenBy(staff)).toEqual(['list', 'portal', 'request']);
  const text = JSON.stringify(await client.trpc.privacy.reads.query({}));
  const { fullName } = await server.services.db.user.findFirstOrThrow({ where: { username: 'demo_admin' } });
  expect(text).not.toContain(fullName);
});

test('a broker it was offered to, who saw it without the name', async () => {
  const { caseId, broker: offered } = await offeredCase(server.services);
  const owner = await createPerson(server.services, 'client', 'Robin Owner');
  await server.services.db.case.update({ where: { id: caseId }, data: { clientId: owner.id } });
  await (await signIn(server.url, offered.username)).trpc.cases.get.query({ caseId });
  expect(await seenBy(offered.fullName, await signIn(server.url, owner.username))).toEqual(['preview']);
});

test('the partner that sent it, by name: its status and the proof of consent', async () => {
  const partner = await createPartner(admin, 'reads-north');
  const { id, owner } = await leadOf(partner, 'ava.reads@example.com');
  for (const path of ['/api/leads', `/api/leads/${id}`, leadCertificatePath(id)])
    expect((await partner.api.rest('GET', path)).status).toBe(200);
  expect(await seenBy('Partner reads-north', await signIn(server.url, owner.username))).toEqual(['consents', 'status']);
});

test('a partner’s receipt: waiting until it asked for the status of a request whose sharing was stopped', async () => {
  const partner = await createPartner(admin, 'recall-north');
  const { id, owner } = await leadOf(partner, 'ava.recall@example.com');
  const api = await signIn(server.url, owner.username);
  const receipts = async () =>
    (await api.trpc.privacy.consents.query()).consents.find(({ purpose }) => purpose === 'share')?.receipts;
  expect(await receipts()).toEqual([]);
  const { consents } = await api.trpc.privacy.consents.query();
  const share = consents.find(({ purpose }) => purpose === 'share');
  await api.trpc.privacy.withdrawConsent.mutate({ seq: share?.seq as number });
  expect(await receipts()).toEqual([{ to: 'Partner recall-north', state: 'waiting', at: null }]);
  expect((await partner.api.rest('GET', `/api/leads/${id}`)).status).toBe(200);
  expect(await receipts()).toMatchObject([{ state: 'received', at: expect.any(String) }]);
});

test('a receipt of what was sent to a partner’s system: received without their asking, and failed when it refused', async () => {
  const { services } = server;
  const receiver = await startReceiver();
  try {
    for (const [slug, answer, state] of [
      ['recall-east', 204, 'received'],
      // Gone: it is never sent again.
      ['recall-west', 410, 'failed'],
    ] as const) {
      receiver.answer(() => answer);
      const partner = await createPartner(admin, slug);
      await webhookOf(services, { partnerId: partner.partner.id }, receiver.url);
      const { owner } = await leadOf(partner, `ava.${slug}@example.com`);
      const api = await signIn(server.url, owner.username);
      const shared = async () =>
        (await api.trpc.privacy.consents.query()).consents.find(({ purpose }) => purpose === 'share');
      await api.trpc.privacy.withdrawConsent.mutate({ seq: (await shared())?.seq as number });
      const receipt = await eventually(`the recall of ${slug} is ${state}`, async () => {
        const found = (await shared())?.receipts.find(({ to }) => to === `Partner ${slug}`);
        return found?.state === state && found;
      });
      expect(receipt.at).toEqual(state === 'received' ? expect.any(String) : null);
    }
  } finally {
    await receiver.stop();
  }
});

test('the client’s own reading isn’t recorded, and nobody reads another’s list', async () => {
  const { caseId } = party;
  await client.trpc.cases.get.query({ caseId });
  expect((await client.rest('GET', caseCertificatePath(caseId))).status).toBe(200);
  expect(await seenBy(party.client.fullName)).toEqual([]);
  const other = await signIn(server.url, (await createPerson(server.services, 'client', 'Someone Else')).username);
  for (const input of [{}, { caseId }])
    expect(await other.trpc.privacy.reads.query(input)).toEqual({ reads: [], nextCursor: null });
  expect(await broker.trpc.privacy.reads.query({ caseId })).toEqual({ reads: [], nextCursor: null });
});

test('what couldn’t be seen isn’t recorded', async () => {
  const stranger = await createPerson(server.services, 'client', 'Curious Stranger');
  const api = await signIn(server.url, stranger.username);
  await api.trpc.cases.get.query({ caseId: party.caseId }).catch(() => undefined);
  expect(await seenBy('Curious Stranger')).toEqual([]);
});

test('the second read of a day sends no statement about it', async () => {
  const note = () => noteReads(server.services, readerOf(party.broker), [party.caseId], 'file');
  expect(await everyStatementOf(note)).toHaveLength(1);
  expect(await everyStatementOf(note)).toEqual([]);
});

test('the list is paged by position, newest first', async () => {
  const { caseId } = party;
  const { db } = server.services;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  await db.caseRead.createMany({
    data: Array.from({ length: 45 }, (_, index) => ({
      ...{ caseId, kind: 'request', reader: 'person', readerId: party.broker.id, at: at(index) },
      day: new Date(Date.UTC(2025, 0, 1 + index)),
    })),
  });
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof client.trpc.privacy.reads.query>> = await client.trpc.privacy.reads.query({
      caseId,
      ...(cursor && { cursor }),
    });
    expect(page.reads.length).toBeLessThanOrEqual(20);
    all.push(...page.reads.map((read) => read.at));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(all).toEqual([...all].sort().reverse());
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(45);
});

test('a new request has been seen by nobody', async () => {
  const person = await createPerson(server.services, 'client', 'Fresh Client');
  const api = await signIn(server.url, person.username);
  await submitQuote(api, { email: person.email });
  expect((await api.trpc.privacy.reads.query({})).reads).toEqual([]);
});
