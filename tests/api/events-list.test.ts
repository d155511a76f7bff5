/** `GET /api/events`: by scope and type, page after page, for thirty days; a fact that was rolled back has no event. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCaseToMove, moveCase, systemActor } from '#server/modules/cases/commands.ts';
import { removeOldEvents } from '#server/modules/events/commands.ts';
import type { EventReader } from '#server/modules/integrations/events/policy.ts';
import { findReadable } from '#server/modules/integrations/events/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { eventTypeSchema } from '#shared/events/schema.ts';
import type { EventPage, PublishedEvent } from '#shared/integrations/events.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { eventPage, everyEvent, idIn, partnersCase, say } from '../support/events.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

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

test('a key sees the types of its scopes, and is told which scope another type needs', async () => {
  const { caseId, brokerId, client, broker } = await partnersCase(server, partner.api);
  await say(client, caseId, 'message');
  const types = async (scope: 'cases:read' | 'messages:read' | 'documents:read') =>
    new Set((await everyEvent(await keyOf(brokerId, scope))).map(({ type }) => type));
  const ofMessages = await types('messages:read');
  expect(ofMessages).toEqual(new Set(['message.created']));
  expect([...(await types('cases:read'))].filter((type) => /^(message|document)/.test(type))).toEqual([]);
  const answer = await (await keyOf(brokerId, 'cases:read')).rest('GET', '/api/events?types=message.created');
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('messages:read');
  const some = await eventPage(broker, '?types=case.accepted&types=message.created&limit=100');
  expect(new Set(some.items.map(({ type }) => type))).toEqual(new Set(['case.accepted', 'message.created']));
  expect((await broker.rest('GET', '/api/events?types=case.forgotten')).status).toBe(400);
});

test('a fact that is rolled back has no event, and neither has a message that is only scheduled or was cancelled', async () => {
  const { services } = server;
  const { caseId, broker } = await partnersCase(server, partner.api);
  const before = await eventPage(broker, '?limit=100');
  const attempt = transaction(services.db, async (tx) => {
    const row = await getCaseToMove(tx, caseId);
    await moveCase(tx, row, { event: 'information_requested', actor: { ...systemActor, as: 'admin' }, at: new Date() });
    throw new Error('rolled back');
  });
  await expect(attempt).rejects.toThrow('rolled back');
  const later = { caseId, body: 'Later', day: inDays(4), time: '09:30', seenSeq: 9_999, clientKey: randomUUID() };
  const { id, version } = await broker.trpc.scheduledMessages.schedule.mutate(later);
  await broker.trpc.scheduledMessages.cancel.mutate({ id, version });
  expect((await eventPage(broker, `?after=${before.resumeAfter}`)).items).toEqual([]);
});

test('pages follow one another without gaps, with the next one in a header, and a place is refused once it is too old', async () => {
  const all = await everyEvent(admin, 100);
  expect(await everyEvent(admin, 3)).toEqual(all);
  const first = await admin.rest('GET', '/api/events?limit=3');
  const { nextCursor } = first.body as EventPage;
  expect(first.headers.get('link')).toContain(`/api/events?limit=3&after=${nextCursor}>; rel="next"`);
  const end = await eventPage(admin, '?limit=100');
  const last = end.nextCursor ? await eventPage(admin, `?limit=100&after=${end.nextCursor}`) : end;
  expect(await eventPage(admin, `?after=${last.resumeAfter}`)).toMatchObject({ items: [], nextCursor: null });
  const hour = Math.floor(Date.now() / 3_600_000);
  const place = (text: string) => Buffer.from(text).toString('base64url');
  const refused = async (after: string) => (await admin.rest('GET', `/api/events?after=${after}`)).body;
  expect(await refused(place(`${hour - 30 * 24 - 1}.1`))).toMatchObject({ issues: [{ path: 'after', rule: 'stale' }] });
  for (const wrong of ['x', place('1'), place(`${hour}.-1`), place(`${hour}.1e9`), place('9'.repeat(40))])
    expect(await refused(wrong)).toMatchObject({ issues: [{ path: 'after', rule: 'invalid_format' }] });
});

test('for a delivery, an event reads as in the list, to those who may see it', async () => {
  const { services } = server;
  const { caseId, brokerId, broker, client } = await partnersCase(server, partner.api);
  await say(client, caseId, 'message');
  const ids = (await everyEvent(admin)).filter((event) => idIn(event) === caseId).map(({ id }) => id);
  const among = (all: PublishedEvent[]) => all.filter(({ id }) => ids.includes(id));
  const readable = (reader: EventReader) => findReadable(services, reader, eventTypeSchema.options, ids);
  expect(await readable({ kind: 'admin' })).toEqual(among(await everyEvent(admin)));
  expect(await readable({ kind: 'broker', id: brokerId })).toEqual(among(await everyEvent(broker)));
  expect(await readable({ kind: 'partner', id: partner.partner.id })).toEqual(among(await everyEvent(partner.api)));
  expect(await readable({ kind: 'broker', id: randomUUID() })).toEqual([]);
});

test('an event goes after 30 days, with whose it is', async () => {
  const { services } = server;
  const { db } = services;
  const late = { ...services, now: () => new Date(Date.now() + 30 * DAY_MS) };
  const before = await db.integrationEvent.count();
  await removeOldEvents(late);
  expect(await db.integrationEvent.count()).toBe(before);
  await removeOldEvents({ ...services, now: () => new Date(Date.now() + 31 * DAY_MS) });
  expect([await db.integrationEvent.count(), await db.integrationEventRecipient.count()]).toEqual([0, 0]);
});
