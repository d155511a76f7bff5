/** When a session ends without signing out, and which cookies carry it over https. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_HEADER } from '#shared/platform/session.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

async function statusOf(client: ApiClient, headers: Record<string, string> = {}): Promise<number> {
  return (await client.rest('GET', '/api/user', { headers })).status;
}

describe('the end of a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { now: () => new Date() } });
  });
  afterAll(() => server.stop());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

  /** Keeps using a session for this long. */
  async function use(client: ApiClient, ms: number, every: number): Promise<void> {
    for (let waited = 0; waited < ms; waited += every) {
      wait(every);
      expect(await statusOf(client), `after ${(waited + every) / HOUR_MS} hours`).toBe(200);
    }
  }

  test.each(['demo_broker', 'demo_admin'])('%s is signed out after an hour without use, not before', async (name) => {
    const client = await signIn(server.url, name);
    wait(59 * MINUTE_MS);
    expect(await statusOf(client)).toBe(200);
    wait(59 * MINUTE_MS);
    expect(await statusOf(client)).toBe(200);
    wait(61 * MINUTE_MS);
    expect(await statusOf(client)).toBe(401);
  });

  test('automatic requests of an open page do not keep a session alive', async () => {
    const client = await signIn(server.url, 'demo_broker');
    wait(25 * MINUTE_MS);
    expect(await statusOf(client, { [IDLE_HEADER]: '1' })).toBe(200);
    wait(25 * MINUTE_MS);
    expect(await statusOf(client, { accept: 'text/event-stream, application/json' })).toBe(200);
    wait(11 * MINUTE_MS);
    expect(await statusOf(client, { [IDLE_HEADER]: '1' })).toBe(401);
    expect(await statusOf(client)).toBe(401);
  });

  test('staff sign in again after 12 hours of work', async () => {
    const client = await signIn(server.url, 'demo_broker');
    await use(client, 11.5 * HOUR_MS, 30 * MINUTE_MS);
    wait(31 * MINUTE_MS);
    expect(await statusOf(client)).toBe(401);
  });

  test('clients stay for 14 days without use, and 30 days in all', async () => {
    const client = await signIn(server.url, 'demo_client');
    await use(client, 26 * DAY_MS, 13 * DAY_MS);
    wait(4 * DAY_MS + MINUTE_MS);
    expect(await statusOf(client)).toBe(401);
  });

  test('an administrator changes the lifetimes, and open sessions follow; the list of sessions omits expired ones', async () => {
    const { username } = await createPerson(server.services, 'broker', 'Blair Broker');
    const broker = await signIn(server.url, username);
    const another = await signIn(server.url, username);
    wait(30 * MINUTE_MS);
    expect((await another.trpc.account.sessions.query()).sessions).toHaveLength(2);
    const admin = await signIn(server.url, 'demo_admin');
    const value = { ...sessionLivesSetting.initial, staffIdleMinutes: 10 };
    const { version } = await admin.trpc.settings.saveSessions.mutate({ version: 0, value });
    expect(await statusOf(broker)).toBe(401);
    expect((await another.trpc.account.sessions.query()).sessions).toHaveLength(1);
    await admin.trpc.settings.saveSessions.mutate({ version, value: sessionLivesSetting.initial });
    const entries = await server.services.db.auditEntry.findMany({ where: { action: 'setting.changed' } });
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subjectLabel: 'Session length',
          data: expect.objectContaining({ after: value }),
        }),
      ]),
    );
  });
});

describe('over https', () => {
  let server: TestServer;
  const origin = 'https://coverbridge.example';
  beforeAll(async () => {
    server = await startTestServer({
      variables: { SITE_URL: origin, ALLOW_PUBLIC_DEMO: 'true' },
      overrides: { now: () => new Date() },
    });
  });
  afterAll(() => server.stop());

  const credentials = { username: 'demo_client', password: 'Prairie-2026' };

  test('every cookie has the prefix that keeps other hosts from planting it, and signing out removes them', async () => {
    const client = createApiClient(server.url, { origin });
    const answer = await client.call('POST', '/api/login', { json: credentials });
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-coverbridge_device',
      '__Host-coverbridge_session',
      '__Host-coverbridge_signed_in',
    ]);
    for (const line of lines) expect(line).toMatch(/; Secure/);
    for (const line of lines) expect(line).toMatch(/; Path=\/(;|$)/);
    for (const line of lines) expect(line).not.toMatch(/Domain/i);
    expect((await client.call('GET', '/api/user')).status).toBe(200);
    await client.call('POST', '/api/logout');
    expect([...client.cookies.keys()]).toEqual(['__Host-coverbridge_device']);
  });

  test('a session cookie without the prefix is ignored and removed', async () => {
    const client = createApiClient(server.url, { origin });
    await client.call('POST', '/api/login', { json: credentials });
    const value = client.cookies.get('__Host-coverbridge_session') ?? '';
    const planted = createApiClient(server.url, { origin });
    planted.cookies.set('coverbridge_session', value);
    planted.cookies.set('coverbridge_signed_in', '1');
    expect((await planted.call('GET', '/api/user')).status).toBe(401);
    expect([...planted.cookies.keys()]).toEqual([]);
  });

  test('a device from before the prefix is still known, so its owner gets no warning about a new one', async () => {
    const client = createApiClient(server.url, { origin });
    await client.call('POST', '/api/login', { json: credentials });
    const { db } = server.services;
    const warnings = () => db.outboxMail.count({ where: { template: 'new-device' } });
    const before = await warnings();
    const old = createApiClient(server.url, { origin });
    old.cookies.set('coverbridge_device', client.cookies.get('__Host-coverbridge_device') ?? '');
    await old.call('POST', '/api/login', { json: credentials });
    expect(await warnings()).toBe(before);
    expect(old.cookies.get('__Host-coverbridge_device')).toBe(client.cookies.get('__Host-coverbridge_device'));
    expect(old.cookies.has('coverbridge_device')).toBe(false);
  });
});
