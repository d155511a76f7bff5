/** `GET /api/events`: each fact has its event, for those who may know it and nobody else. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declineOffer } from '#server/modules/assignment/offers/commands.ts';
import { handOver } from '#server/modules/assignment/reassignment/commands.ts';
import { scanDocument } from '#server/modules/documents/scans/commands.ts';
import { type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { type Scope, scopeSchema } from '#shared/platform/scopes.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { eventPage, eventTypesOf, everyEvent, idIn, partnersCase, say, versionOf } from '../support/events.ts';
import { pdf, sendFile } from '../support/files.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPartner } from '../support/partners.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let server: TestServer;
let admin: ApiClient;
let partner: Awaited<ReturnType<typeof createPartner>>;
beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
  partner = await createPartner(admin, 'north-star');
});
afterAll(() => server.stop());

const keyOf = (ownerId: string, ...scopes: readonly Scope[]) =>
  clientWithKey(server.services, server.url, { ownerId }, scopes);

test('each fact has its event: as its broker, an administrator and the partner who sent it see them', async () => {
  const { services } = server;
  const { caseId, broker, brokerId, client, whileOffered, person } = await partnersCase(server, partner.api);
  expect(whileOffered).toEqual(['case.offered']);

  await say(client, caseId, 'message');
  await say(broker, caseId, 'note');
  await say(broker, caseId, 'message');
  const wish = { caseId, title: 'qzx-title', why: 'qzx-why', category: 'other' as const };
  const { id: requestId } = await broker.trpc.documents.requestDocument.mutate(wish);
  const { document } = await sendFile(client, caseId, 'qzx.pdf', pdf('qzx'), { requestId });
  const versionId = document.versions[0]?.id ?? '';
  for (const infected of [false, true]) {
    await services.db.documentVersion.update({
      where: { id: versionId },
      data: { scanState: 'pending', scannedAt: null },
    });
    const verdict = infected ? { infected, name: 'Eicar' } : { infected };
    await scanDocument({ ...services, scanner: { scan: async () => verdict } as never }, versionId);
  }
  const callbackId = randomUUID();
  const call = { caseId, callbackId, day: inDays(3), time: '10:30', minutes: 30, about: 'qzx-call' };
  const { version: planned } = await broker.trpc.callbacks.plan.mutate(call);
  await broker.trpc.callbacks.move.mutate({ ...call, version: planned, day: inDays(4) });
  const option = {
    insurer: 'Fictional Mutual',
    premiumCents: 152_000,
    term: 'annual' as const,
    validUntil: inDays(30),
  };
  const coverages = [{ name: 'qzx-liability', limitCents: 200_000_000, deductibleCents: null }];
  const options = [{ ...option, coverages, exclusions: 'qzx-exclusions', note: 'qzx-option' }];
  await broker.trpc.cases.publishOptions.mutate({ caseId, version: await versionOf(services, caseId), options });
  const { id: optionId } = await services.db.quoteOption.findFirstOrThrow({ where: { caseId } });
  const choice = { caseId, optionId, acknowledged: true } as const;
  await client.trpc.cases.acceptOption.mutate({ ...choice, version: await versionOf(services, caseId) });
  const { consents } = await client.trpc.privacy.consents.query();
  const seq = consents.find(({ purpose }) => purpose === 'share')?.seq ?? 0;
  await client.trpc.privacy.withdrawConsent.mutate({ seq });
  const { requests } = await client.trpc.privacy.request.mutate({ kind: 'deletion', note: '' });
  const erasing = { requestId: requests[0]?.id ?? '', username: person.username, answer: 'Done.' };
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId: erasing.requestId });
  await admin.trpc.privacyDesk.erase.mutate({ ...erasing, version });

  const seen = (await everyEvent(await keyOf(brokerId, ...scopeSchema.options))).filter(
    (event) => idIn(event) === caseId,
  );
  expect(seen.map(({ type, case: row }) => [type, row?.status])).toEqual([
    ['case.offered', 'offered'],
    ['case.accepted', 'active'],
    ['message.created', 'active'],
    ['message.created', 'active'],
    ['document_request.changed', 'active'],
    ['case.status_changed', 'waiting_client'],
    ['document_request.changed', 'waiting_client'],
    ['document.added', 'waiting_client'],
    ['case.status_changed', 'active'],
    ['document.scanned', 'active'],
    ['document_request.changed', 'active'],
    ['document.scanned', 'active'],
    ['callback.planned', 'active'],
    ['callback.planned', 'active'],
    ['option.published', 'quoted'],
    ['case.status_changed', 'quoted'],
    ['option.accepted', 'accepted'],
    ['case.status_changed', 'accepted'],
    ['case.status_changed', 'withdrawn'],
    ['consent.withdrawn', 'withdrawn'],
    ['person.erased', 'withdrawn'],
  ]);
  const bare = seen.map(({ id: _id, at: _at, case: _case, lead, accessEnded, type, ...facts }) => {
    expect([lead, accessEnded]).toEqual([null, false]);
    return [type, facts];
  });
  const facts = (type: EventType) => bare.filter(([each]) => each === type).map(([, each]) => each);
  expect(facts('case.accepted')).toEqual([{ packet: `/api/cases/${caseId}/packet` }]);
  expect(facts('message.created')).toEqual([
    { message: { number: 1, from: 'client' } },
    { message: { number: 3, from: 'broker' } },
  ]);
  expect(facts('document.added')).toEqual([{ document: { id: document.id, version: 1 } }]);
  expect(facts('document.scanned')).toEqual(
    ['clean', 'infected'].map((result) => ({ document: { id: document.id, result } })),
  );
  expect(facts('document_request.changed')).toEqual(
    ['open', 'submitted', 'open'].map((status) => ({ documentRequest: { id: requestId, status } })),
  );
  expect(facts('callback.planned')).toEqual([{ callback: { id: callbackId } }, { callback: { id: callbackId } }]);
  expect(facts('option.published')).toEqual([{ options: { count: 1 } }]);
  expect(facts('option.accepted')).toEqual([{ option: { id: optionId } }]);
  expect(facts('consent.withdrawn')).toEqual([{ purpose: 'share' }]);
  expect(facts('person.erased')).toEqual([{ person: { id: person.id } }]);

  expect(await eventTypesOf(admin, caseId)).toEqual(['lead.created', ...seen.map(({ type }) => type)]);
  const elsewhere = ['lead.created', 'case.reassigned', 'case.merged'];
  expect(new Set([...elsewhere, ...seen.map(({ type }) => type)])).toEqual(new Set(eventTypeSchema.options));

  const partners = (await everyEvent(partner.api)).filter((event) => idIn(event) === caseId);
  expect(partners.map(({ type, lead }) => [type, lead?.status])).toEqual([
    ['lead.created', 'received'],
    ['case.accepted', 'with_broker'],
    ['case.status_changed', 'quoted'],
    ['case.status_changed', 'closed'],
    ['consent.withdrawn', 'closed'],
    ['person.erased', 'closed'],
  ]);
  for (const event of partners) expect(event.case).toBeNull();
  expect(partners).toContainEqual(expect.objectContaining({ type: 'case.accepted', packet: null }));
  expect(partners).toContainEqual(expect.objectContaining({ type: 'person.erased', person: null }));
  expect(JSON.stringify([seen, partners])).not.toMatch(/qzx|Ava|Wong|example\.com|Fictional/);
});

test('a broker who loses a case sees the event by which they lost it and nothing after it, until the data has to go', async () => {
  const { services } = server;
  const { caseId, broker, brokerId, person, client } = await partnersCase(server, partner.api);
  const before = await eventPage(broker, '?limit=100');
  const next = await createPerson(services, 'broker', 'Nora Next');
  await say(client, caseId, 'message');
  await handOver(services, await viewerNamed(services, 'demo_admin'), {
    caseId,
    version: await versionOf(services, caseId),
    brokerId: next.id,
  });
  await say(client, caseId, 'message');
  const mine = async (who: ApiClient, after?: string) =>
    (await everyEvent(who, 100, after)).filter((event) => idIn(event) === caseId);
  const former = await mine(broker, before.resumeAfter);
  expect(former.map(({ type, accessEnded }) => [type, accessEnded])).toEqual([['case.reassigned', true]]);
  expect(await mine(broker)).toEqual(former);
  const successor = await keyOf(next.id, ...scopeSchema.options);
  expect((await mine(successor)).map(({ type, accessEnded }) => [type, accessEnded])).toEqual([
    ['case.reassigned', false],
    ['message.created', false],
  ]);

  const { requests } = await client.trpc.privacy.request.mutate({ kind: 'deletion', note: '' });
  const erasing = { requestId: requests[0]?.id ?? '', username: person.username, answer: 'Done.' };
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId: erasing.requestId });
  await admin.trpc.privacyDesk.erase.mutate({ ...erasing, version });
  expect((await mine(broker)).map(({ type }) => type)).toEqual(['case.reassigned', 'person.erased']);
  expect((await mine(successor)).at(-1)).toMatchObject({ type: 'person.erased', accessEnded: false });
  // With the link to them gone, they are still found by what was written before.
  expect(await services.db.integrationEventRecipient.count({ where: { recipientId: brokerId, parting: true } })).toBe(
    2,
  );
});

test('an offer that ends, and a case that is merged, are news to those who had them', async () => {
  const { services } = server;
  const [one, other] = [await partnersCase(server, partner.api), await partnersCase(server, partner.api)];
  const { db } = services;
  await db.case.update({ where: { id: other.caseId }, data: { clientId: one.person.id, brokerId: one.brokerId } });
  const command = { caseId: other.caseId, intoId: one.caseId };
  await admin.trpc.cases.merge.mutate({ ...command, version: await versionOf(services, other.caseId) });
  const merged = (who: ApiClient) => everyEvent(who).then((all) => all.findLast(({ type }) => type === 'case.merged'));
  expect(await merged(one.broker)).toMatchObject({ case: { status: 'duplicate' }, into: { id: one.caseId } });
  expect(await merged(partner.api)).toMatchObject({ lead: { status: 'closed' }, into: null });

  const offered = await offeredCase(services);
  const seen = async () =>
    (await everyEvent(await keyOf(offered.broker.id, 'cases:read'))).filter((event) => idIn(event) === offered.caseId);
  expect(await seen()).toMatchObject([{ type: 'case.offered', accessEnded: false }]);
  const { caseId, version } = offered;
  await declineOffer(services, offered.broker, { caseId, version, reason: 'no_capacity' });
  expect(await seen()).toMatchObject([
    { type: 'case.status_changed', case: { id: caseId, status: 'new' }, accessEnded: true },
  ]);
});

test('another broker, another partner and a client learn nothing', async () => {
  const { services, url } = server;
  const { client } = await partnersCase(server, partner.api);
  const [stranger, other] = [
    await createPerson(services, 'broker', 'Sam Stranger'),
    await createPartner(admin, 'south'),
  ];
  expect(await everyEvent(await keyOf(stranger.id, ...scopeSchema.options))).toEqual([]);
  expect(await everyEvent(other.api)).toEqual([]);
  expect((await client.rest('GET', '/api/events')).status).toBe(403);
  expect((await (await signIn(url, stranger.username)).rest('GET', '/api/events')).body).toMatchObject({ items: [] });
});
