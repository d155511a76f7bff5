/** The lists about cases in the REST API: one shape, complete when paged, in the order and with the filters they document. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseSummary } from '#shared/cases/views.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, offeredCase, type Party } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

const COUNT = 12;
const DAY_MS = 86_400_000;
const FIRST_DAY = new Date('2026-07-01T00:00:00Z');
let server: TestServer;
let party: Party;
let broker: ApiClient;
let client: ApiClient;
let owner: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  const { services, url } = server;
  party = await activeCase(services);
  const person = await createPerson(services, 'client', 'Owner Example');
  await services.db.case.createMany({
    data: Array.from({ length: COUNT }, (_, index) => ({
      type: 'auto',
      title: `Request ${index}`,
      contactName: 'Owner Example',
      contactEmail: person.email,
      contactEmailKey: person.email,
      contactPhone: '403-555-0142',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      clientId: person.id,
      brokerId: party.broker.id,
      createdAt: new Date('2026-06-01T12:00:00Z'),
      ...columnsOf(index % 3 === 0 ? 'withdrawn' : 'active'),
    })),
  });
  // Three at the same moment: the id decides their order.
  await services.db.$executeRaw`
    UPDATE case_states s SET last_event_at = ${FIRST_DAY}::timestamptz + ((c.serial - first.serial) / 3) * interval '1 day'
    FROM cases c, (SELECT min(serial) AS serial FROM cases WHERE client_id = ${person.id}::uuid) first
    WHERE c.id = s.case_id AND c.client_id = ${person.id}::uuid`;
  [broker, client, owner] = await Promise.all([
    signIn(url, party.broker.username),
    signIn(url, party.client.username),
    signIn(url, person.username),
  ]);
});
afterAll(() => server.stop());

async function pageOf<Item>(who: ApiClient, address: string): Promise<Page<Item>> {
  const { status, body, text } = await who.rest('GET', address);
  expect(status, text).toBe(200);
  return body as Page<Item>;
}

/** Every item of a list, page after page. */
async function everything<Item>(who: ApiClient, address: string, limit: number): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: string = `limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`;
    const page: Page<Item> = await pageOf(who, `${address}${address.includes('?') ? '&' : '?'}${query}`);
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

describe('the list of cases', () => {
  test.each(['updated_desc', 'updated_asc'])(
    'in the order %s is complete, whatever the size of a page',
    async (order) => {
      const whole = await pageOf<CaseSummary>(owner, `/api/cases?order=${order}`);
      expect([whole.items.length, whole.nextCursor]).toEqual([COUNT, null]);
      const moments = whole.items.map(({ lastEventAt, id }) => `${lastEventAt} ${id}`);
      expect(moments).toEqual(order === 'updated_asc' ? moments.toSorted() : moments.toSorted().toReversed());
      for (const limit of [1, 5, COUNT, 100])
        expect(await everything(owner, `/api/cases?order=${order}`, limit)).toEqual(whole.items);
    },
  );

  test('is one’s own without a scope: a client’s requests, the cases a broker works on, all for an administrator', async () => {
    const [mine, own, all] = await Promise.all([
      pageOf<CaseSummary>(broker, '/api/cases'),
      pageOf<CaseSummary>(client, '/api/cases'),
      pageOf<CaseSummary>(await signIn(server.url, 'demo_admin'), '/api/cases'),
    ]);
    expect(mine.items.map(({ id }) => id)).toContain(party.caseId);
    expect(own.items.map(({ id }) => id)).toEqual([party.caseId]);
    expect(all.items.length).toBeGreaterThan(COUNT);
    expect((await broker.rest('GET', '/api/cases?scope=all')).status).toBe(403);
  });

  test('has only what happened since a moment, the moment included', async () => {
    const since = (at: Date) =>
      everything<CaseSummary>(owner, `/api/cases?updatedSince=${encodeURIComponent(at.toISOString())}`, 5);
    const third = new Date(FIRST_DAY.getTime() + 2 * DAY_MS);
    expect(await since(third)).toHaveLength(6);
    expect(await since(new Date(third.getTime() + 1))).toHaveLength(3);
    const inAlberta = await pageOf(owner, '/api/cases?updatedSince=2026-07-02T18:00:00-06:00');
    expect(inAlberta.items).toHaveLength(6);
  });

  test('has only the status that was asked for', async () => {
    const found = await everything<CaseSummary>(owner, '/api/cases?status=withdrawn', 3);
    expect(found.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'withdrawn'));
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['order', 'title'],
    ['cursor', 'nonsense'],
    ['updatedSince', 'yesterday'],
    ['updatedSince', '0000-01-01T00:00:00Z'],
    ['updatedSince', '9999-12-31T23:59:59-23:00'],
    ['status', 'open'],
  ])('refuses %s=%s by name', async (name, value) => {
    expect(await owner.rest('GET', `/api/cases?${name}=${encodeURIComponent(value)}`)).toMatchObject({
      status: 400,
      body: { issues: [{ path: name }] },
    });
  });
});

test('offers come with what expires first, are only the broker’s own, and show no names', async () => {
  const { caseId, broker: asked } = await offeredCase(server.services);
  const who = await signIn(server.url, asked.username);
  const later = await server.services.db.case.findFirstOrThrow({ where: { contactName: 'Owner Example' } });
  await server.services.db.offer.create({
    data: { caseId: later.id, brokerId: asked.id, expiresAt: new Date(Date.now() + 30 * DAY_MS) },
  });
  const offers = await everything<CaseSummary>(who, '/api/offers', 1);
  const expiries = offers.map(({ offerExpiresAt }) => offerExpiresAt);
  expect(expiries).toEqual(expiries.toSorted());
  expect(offers.at(0)?.id).toBe(caseId);
  expect(offers.at(-1)?.id).toBe(later.id);
  expect(JSON.stringify(offers)).not.toMatch(/Owner Example|Morgan/);
  const stranger = await createPerson(server.services, 'broker', 'Nobody Asked');
  expect(await pageOf(await signIn(server.url, stranger.username), '/api/offers')).toEqual({
    items: [],
    nextCursor: null,
  });
});

describe('what belongs to a case', () => {
  const part = (name: string) => `/api/cases/${party.caseId}/${name}`;

  test('is newest first: messages, without notes for the client; and the timeline', async () => {
    const { caseId } = party;
    for (const [index, kind] of (['message', 'note', 'message', 'message'] as const).entries())
      await broker.trpc.messages.send.mutate({
        caseId,
        kind,
        body: `Line ${index}`,
        clientKey: crypto.randomUUID(),
      });
    const bodies = async (who: ApiClient, limit: number) =>
      (await everything<{ body: string }>(who, part('messages'), limit)).map(({ body }) => body);
    expect(await bodies(broker, 3)).toEqual(['Line 3', 'Line 2', 'Line 1', 'Line 0']);
    expect(await bodies(client, 1)).toEqual(['Line 3', 'Line 2', 'Line 0']);
    const seen = async (who: ApiClient) => everything<{ seq: number; staffOnly: boolean }>(who, part('timeline'), 2);
    const [forStaff, forClient] = [await seen(broker), await seen(client)];
    expect(forStaff.map(({ seq }) => seq)).toEqual(forStaff.map(({ seq }) => seq).toSorted((a, b) => b - a));
    expect(forStaff.some(({ staffOnly }) => staffOnly)).toBe(true);
    expect(forClient).toEqual(forStaff.filter(({ staffOnly }) => !staffOnly));
  });

  test('is the same as on the screens: requests, calls, options', async () => {
    const { caseId } = party;
    for (const title of ['Licence', 'Abstract', 'Photos'])
      await broker.trpc.documents.requestDocument.mutate({ caseId, title, why: 'The insurer asks', category: 'other' });
    const requests = await everything(broker, part('document-requests'), 2);
    expect(requests.toReversed()).toEqual((await broker.trpc.documents.list.query({ caseId })).requests);

    for (const days of [20, 10, 30])
      await broker.trpc.callbacks.plan.mutate({
        caseId,
        callbackId: crypto.randomUUID(),
        day: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
        time: '14:30',
        minutes: 30,
      });
    const calls = await everything<object>(broker, part('callbacks'), 2);
    expect(calls.toReversed()).toEqual((await broker.trpc.callbacks.list.query({ caseId })).callbacks);

    const { version } = await broker.trpc.cases.get.query({ caseId });
    await broker.trpc.cases.publishOptions.mutate({
      caseId,
      version,
      options: ['First', 'Second', 'Third'].map((insurer) => ({
        insurer,
        premiumCents: 150_000,
        term: 'annual' as const,
        coverages: [{ name: 'Liability', limitCents: 100, deductibleCents: null }],
        validUntil: '2099-01-31',
      })),
    });
    const options = await everything<{ insurer: string }>(client, part('options'), 2);
    expect(options).toEqual((await client.trpc.cases.get.query({ caseId })).options);
    expect(options.map(({ insurer }) => insurer)).toEqual(['First', 'Second', 'Third']);
  });

  test('is not found for anyone else, whichever part', async () => {
    for (const name of ['timeline', 'messages', 'documents', 'document-requests', 'options', 'callbacks'])
      expect((await owner.rest('GET', part(name))).status, name).toBe(404);
    expect((await owner.rest('GET', `/api/cases/${party.caseId}`)).status).toBe(404);
  });
});

test('notifications are the reader’s own, newest first, page after page', async () => {
  const all = await everything<{ seq: number }>(client, '/api/notifications', 2);
  expect(all.length).toBeGreaterThan(2);
  const { notifications } = await client.trpc.notifications.list.query({});
  expect(all.slice(0, notifications.length)).toEqual(notifications);
});
