/** Keys of other systems: what they open, and what nobody gets with one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warnOfExpiringKeys } from '#server/modules/integrations/keys/upkeep/commands.ts';
import { watchKeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { CreateKeyInput } from '#shared/integrations/schema.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { failureIn } from '../support/hostile.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let broker: ApiClient;
/** Tests move the clock; what they make afterwards is made then. */
let ahead = 0;
async function advance(milliseconds: number): Promise<void> {
  ahead += milliseconds;
  broker = await signIn(server.url, 'demo_broker');
}
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
  broker = await signIn(server.url, 'demo_broker');
});
afterAll(() => server.stop());

function makeKey(changes: Partial<CreateKeyInput> = {}, who = broker) {
  return who.trpc.keys.create.mutate({
    name: 'Rating tool',
    scopes: ['cases:read'],
    currentPassword: DEMO_PASSWORD,
    ...changes,
  });
}

function withKey(secret: string): ApiClient {
  return createApiClient(server.url, { authorization: `Bearer ${secret}` });
}

/** A question that anybody may ask, and a key may ask as well. */
const SEARCH = '/api/search?q=deductible' as const;

test('a key is shown once: nothing that is kept leads back to it', async () => {
  const { secret, key } = await makeKey();
  expect(secret).toMatch(/^cb_live_/);
  expect(key).toMatchObject({ state: 'working', lastFour: secret.slice(-4), scopes: ['cases:read'], lastUsedAt: null });
  const { rows } = await server.services.pool.query('SELECT to_jsonb(k)::text AS row FROM api_keys k');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(8));
  expect(JSON.stringify(await broker.trpc.keys.list.query())).not.toContain(secret.slice(8));
  expect((await withKey(secret).rest('GET', SEARCH)).status).toBe(200);
});

test('making one needs the password, is recorded, and is told to the owner by email', async () => {
  const refused = await failureOf(makeKey({ currentPassword: 'Not-the-Password-1' }));
  expect(refused).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
  const { key } = await makeKey({ name: 'Recorded tool' });
  const { db } = server.services;
  expect(await db.auditEntry.count({ where: { action: 'key.created', subjectId: key.id } })).toBe(1);
  expect(await db.securityEvent.count({ where: { kind: 'key_created', detail: 'Recorded tool' } })).toBe(1);
  expect(await db.outboxMail.count({ where: { template: 'key-created' } })).toBeGreaterThan(0);
});

test.each([
  ['an unknown one', (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`],
  ['another text', () => 'sesame'],
])('%s is nobody’s: 401, and how to do it', async (_, change) => {
  const answer = await withKey(change((await makeKey()).secret)).rest('GET', SEARCH);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('a revoked key is refused by the next request', async () => {
  const { secret, key } = await makeKey();
  expect((await withKey(secret).rest('GET', SEARCH)).status).toBe(200);
  await broker.trpc.keys.revoke.mutate({ keyId: key.id });
  const answer = await withKey(secret).rest('GET', SEARCH);
  expect([answer.status, failureIn(answer).message]).toEqual([401, 'This key was revoked.']);
  expect(await failureOf(broker.trpc.keys.revoke.mutate({ keyId: key.id }))).toMatchObject({ status: 409 });
});

test('a replaced key works beside its replacement for the overlap, and no longer', async () => {
  const { secret, key } = await makeKey({ name: 'Replaced' });
  const rotated = await broker.trpc.keys.rotate.mutate({
    keyId: key.id,
    overlapHours: 2,
    currentPassword: DEMO_PASSWORD,
  });
  expect(rotated.key).toMatchObject({ name: 'Replaced', scopes: ['cases:read'] });
  for (const working of [secret, rotated.secret]) expect((await withKey(working).rest('GET', SEARCH)).status).toBe(200);
  await advance(2 * 3_600_000 + 1);
  expect((await withKey(secret).rest('GET', SEARCH)).status).toBe(401);
  expect((await withKey(rotated.secret).rest('GET', SEARCH)).status).toBe(200);
});

test('a key opens nothing that is for people: not the session, no account, no tRPC', async () => {
  const key = withKey((await makeKey()).secret);
  expect((await key.rest('GET', '/api/user')).status).toBe(403);
  expect(
    (await key.rest('POST', '/api/login', { json: { username: 'demo_broker', password: DEMO_PASSWORD } })).status,
  ).toBe(403);
  expect((await key.rest('GET', '/api/contact-messages')).status).toBe(403);
  expect((await key.call('GET', '/api/trpc/keys.list')).status).toBe(404);
});

test('a cookie and a key in one request are refused', async () => {
  const { secret } = await makeKey();
  const both = await broker.call('GET', SEARCH, { headers: { authorization: `Bearer ${secret}` } });
  expect([both.status, failureIn(both).message]).toEqual([400, 'Send either a key or a session cookie, not both.']);
});

test.each([
  ['in an address', (key: string) => ['GET', `/api/search?q=${key}`, {}] as const],
  ['in an address, encoded', (key: string) => ['GET', `/api/search?q=${key.replace('_', '%5F')}`, {}] as const],
  ['in the address of tRPC', (key: string) => ['GET', `/api/trpc/search.search?input=${key}`, {}] as const],
  ['in a body', (key: string) => ['POST', '/api/contact', { json: { message: `Our key is ${key}` } }] as const],
])('a key %s is refused, and revoked', async (_, request) => {
  const { secret } = await makeKey();
  const [method, path, options] = request(secret);
  const answer = await createApiClient(server.url).call(method, path, options);
  expect(answer.status).toBe(400);
  expect(answer.text).not.toContain(secret);
  expect((await withKey(secret).rest('GET', SEARCH)).status).toBe(401);
});

test('a key is accepted from any origin, because browsers never add one to a request', async () => {
  const { secret } = await makeKey();
  const answer = await withKey(secret).call('POST', '/api/contact', {
    json: {},
    headers: { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(400);
});

test('a key is as away and as disabled as its owner', async () => {
  const person = await createPerson(server.services, 'broker', 'Bailey Example');
  const client = await signIn(server.url, person.username);
  const { secret } = await makeKey({}, client);
  const status = async () => (await withKey(secret).rest('GET', SEARCH)).status;
  const { db } = server.services;
  expect(await status()).toBe(200);
  await db.brokerProfile.update({ where: { userId: person.id }, data: { awayUntil: new Date('2099-01-01') } });
  expect(await status()).toBe(403);
  await db.brokerProfile.update({ where: { userId: person.id }, data: { awayUntil: null } });
  await db.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } });
  expect(await status()).toBe(401);
});

test('clients have no keys, and a person’s key never sends requests for a partner', async () => {
  const client = await signIn(server.url, 'demo_client');
  expect(await failureOf(makeKey({}, client))).toMatchObject({ status: 403 });
  expect(await failureOf(makeKey({ scopes: ['leads:write'] }))).toMatchObject({ status: 400 });
});

test('twenty keys are enough', async () => {
  const person = await createPerson(server.services, 'broker', 'Many Keys');
  const client = await signIn(server.url, person.username);
  const made = await Promise.allSettled(Array.from({ length: 22 }, () => makeKey({}, client)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const { keys } = await client.trpc.keys.list.query();
  expect(keys).toHaveLength(20);
});

test('uses are counted by day, and the last one to the hour, without a write in the request', async () => {
  const { secret, key } = await makeKey({ name: 'Counted' });
  const uses = watchKeyUses(server.services);
  uses.count(key.id, false, null);
  uses.count(key.id, true, null);
  uses.count('0194a3c0-0000-7000-8000-0000000000ff', false, null);
  await uses.flush();
  uses.count(key.id, false, null);
  await uses.close();
  const { keys } = await broker.trpc.keys.list.query();
  const counted = keys.find(({ id }) => id === key.id);
  expect(counted?.days).toMatchObject([{ requests: 3, failures: 1 }]);
  expect(counted?.lastUsedAt).not.toBeNull();
  expect(secret).toBeTruthy();
});

test('uses that couldn’t be written are written with the next ones, on their own day, and at the end at the latest', async () => {
  const { key } = await makeKey({ name: 'Counted later' });
  const { services } = server;
  const times = [1, 2].map((days) => new Date(services.now().getTime() + days * 86_400_000));
  const [firstDay, secondDay] = times.map((each) => localDay(each, services.env.site));
  let isAway = true;
  const db = new Proxy(services.db, {
    get: (itself, name, receiver) =>
      isAway && name === '$executeRaw'
        ? () => Promise.reject(new Error('The database is away'))
        : Reflect.get(itself, name, receiver),
  });
  let [at] = times;
  const uses = watchKeyUses({ ...services, db, now: () => at as Date });
  uses.count(key.id, true, null);
  await expect(uses.flush()).rejects.toThrow('away');
  [, at] = times;
  uses.count(key.id, false, null);
  await expect(uses.flush()).rejects.toThrow('away');
  expect(await services.db.apiKeyDay.count({ where: { keyId: key.id } })).toBe(0);
  isAway = false;
  await uses.close();
  const days = await services.db.apiKeyDay.findMany({ where: { keyId: key.id }, orderBy: { day: 'asc' } });
  expect(days.map(({ day, requests, failures }) => [day.toISOString().slice(0, 10), requests, failures])).toEqual([
    [firstDay, 1, 1],
    [secondDay, 1, 0],
  ]);
  const { lastUsedAt } = await services.db.apiKey.findUniqueOrThrow({ where: { id: key.id } });
  expect(lastUsedAt).toEqual(times[1]);
});

test('its owner is warned 14 and 3 days before a key expires, once each', async () => {
  const { services } = server;
  await makeKey({ name: 'Ends soon', expiresInDays: 20 });
  const seen = new Set<string>();
  /** How many new emails two runs at once have queued. Only this key expires in less than a year. */
  const warnings = async () => {
    await Promise.all([warnOfExpiringKeys(services), warnOfExpiringKeys(services)]);
    const mails = await services.db.outboxMail.findMany({
      where: { template: 'key-expiring', id: { notIn: [...seen] } },
      select: { id: true },
    });
    for (const { id } of mails) seen.add(id);
    return mails.length;
  };
  expect(await warnings()).toBe(0);
  await advance(7 * 86_400_000);
  expect(await warnings()).toBe(1);
  await advance(10.5 * 86_400_000);
  expect(await warnings()).toBe(1);
  expect(await warnings()).toBe(0);
});

test('without a database for them there are no test keys', async () => {
  const staff = await signIn(server.url, 'demo_broker');
  expect(await staff.trpc.keys.list.query()).toMatchObject({ testKeys: false });
  const input = { kind: 'test', name: 'Trial', scopes: ['cases:read'], currentPassword: DEMO_PASSWORD } as const;
  await expect(staff.trpc.keys.create.mutate({ ...input, scopes: [...input.scopes] })).rejects.toThrow('no test keys');
});
