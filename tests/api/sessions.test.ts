/** Accounts and sessions: who is let in, for how long, and what ends it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TERMS_VERSION } from '#shared/accounts/auth/schema.ts';
import { newcomer } from '../support/accounts.ts';
import { type Answer, type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const SESSION = 'coverbridge_session';
const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date() } });
});
afterAll(() => server.stop());

function sessionCookieOf({ headers }: Answer): string | undefined {
  return headers.getSetCookie().find((line) => line.startsWith(`${SESSION}=`));
}

function login(client: ApiClient, username: string, password = 'Prairie-2026'): Promise<Answer> {
  return client.rest('POST', '/api/login', { json: { username, password } });
}

async function statusOf(client: ApiClient): Promise<number> {
  return (await client.rest('GET', '/api/user')).status;
}

describe('the cookie', () => {
  test('is hidden from scripts, restricted to its site and valid for 14 days', async () => {
    const line = sessionCookieOf(await login(createApiClient(server.url), 'demo_client'));
    expect(line?.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax']);
  });

  test('is Secure when the site is reached over https', async () => {
    const behindHttps = await startTestServer({
      variables: { SITE_URL: 'https://coverbridge.example', ALLOW_PUBLIC_DEMO: 'true' },
    });
    try {
      const client = createApiClient(behindHttps.url, { origin: 'https://coverbridge.example' });
      for (const line of (await login(client, 'demo_client')).headers.getSetCookie()) expect(line).toMatch(/; Secure/);
      for (const line of (await client.rest('POST', '/api/logout')).headers.getSetCookie())
        expect(line).toMatch(/; Secure/);
    } finally {
      await behindHttps.stop();
    }
  });

  test('that was tampered with, cut or sealed with another key is no session', async () => {
    const client = await signIn(server.url, 'demo_client');
    const sealed = client.cookies.get(SESSION) ?? '';
    const middle = Math.floor(sealed.length / 2);
    const swapped = sealed[middle] === 'A' ? 'B' : 'A';
    for (const value of [
      `${sealed.slice(0, middle)}${swapped}${sealed.slice(middle + 1)}`,
      sealed.slice(0, -8),
      'x',
      '%00',
      '{}',
    ]) {
      client.cookies.set(SESSION, value);
      expect(await statusOf(client), value).toBe(401);
    }
    const other = await startTestServer({
      variables: { SESSION_SECRET: 'another-secret-0123456789-abcdefghijkl' },
      overrides: { now: () => new Date() },
    });
    try {
      client.cookies.set(SESSION, sealed);
      const stranger = createApiClient(other.url);
      stranger.cookies.set(SESSION, sealed);
      expect(await statusOf(stranger)).toBe(401);
      expect(await statusOf(client)).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

describe('expiry', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a session is renewed on use after a day, not before, and so outlives its 14 days', async () => {
    const client = await signIn(server.url, 'demo_client');
    const start = Date.now();
    vi.setSystemTime(start + DAY_MS - 60_000);
    expect(sessionCookieOf(await client.rest('GET', '/api/user'))).toBeUndefined();
    vi.setSystemTime(start + 2 * DAY_MS);
    expect(sessionCookieOf(await client.rest('GET', '/api/user'))).toMatch(/Max-Age=1209600/);
    expect(sessionCookieOf(await client.rest('GET', '/api/user'))).toBeUndefined();
    vi.setSystemTime(start + 15 * DAY_MS);
    expect(await statusOf(client)).toBe(200);
  });

  test('a session that was not used for 14 days expires', async () => {
    const client = await signIn(server.url, 'demo_client');
    vi.setSystemTime(Date.now() + 14 * DAY_MS + 120_000);
    expect(await statusOf(client)).toBe(401);
  });
});

describe('changes take effect on the next request', () => {
  async function signedInPerson() {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    return { id: person.id, username: person.username, client: await signIn(server.url, person.username) };
  }

  test('raising the epoch ends every session of the user, and a new one can be started', async () => {
    const { id, username, client } = await signedInPerson();
    const second = await signIn(server.url, username);
    await server.services.db.user.update({ where: { id }, data: { sessionEpoch: { increment: 1 } } });
    expect([await statusOf(client), await statusOf(second)]).toEqual([401, 401]);
    expect((await login(client, username)).status).toBe(200);
  });

  test('disabling the user ends the session and blocks the login, with the same message as a wrong password', async () => {
    const { id, username, client } = await signedInPerson();
    await server.services.db.user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect(await statusOf(client)).toBe(401);
    expect(await login(client, username)).toMatchObject({
      status: 401,
      body: { message: 'Invalid username or password' },
    });
  });

  test('another role changes the permissions', async () => {
    const { id, client } = await signedInPerson();
    const { db } = server.services;
    await failureOf(client.trpc.admin.overview.query()).then(({ status }) => expect(status).toBe(403));
    await db.user.update({ where: { id }, data: { role: 'admin' } });
    expect(await client.trpc.admin.overview.query()).toHaveProperty('unrouted');
    await db.user.update({ where: { id }, data: { role: 'client' } });
    await failureOf(client.trpc.admin.overview.query()).then(({ status }) => expect(status).toBe(403));
  });
});

describe('logout', () => {
  test('removes the cookie, and is no failure without one', async () => {
    const client = await signIn(server.url, 'demo_client');
    expect(sessionCookieOf(await client.rest('POST', '/api/logout'))).toMatch(/^coverbridge_session=;.*Max-Age=0/);
    expect(await statusOf(client)).toBe(401);
    expect((await client.rest('POST', '/api/logout')).status).toBe(200);
  });
});

describe('login', () => {
  test('accepts the username or the email address, in any case', async () => {
    for (const name of ['DEMO_Client', 'demo.client@example.com', ' Demo.Client@Example.com '])
      expect(await login(createApiClient(server.url), name), name).toMatchObject({
        status: 200,
        body: { username: 'demo_client' },
      });
  });

  test('answers the same for an unknown user, an unknown address and a wrong password', async () => {
    const answers = await Promise.all(
      ['demo_client', 'nobody_here', 'nobody@example.com'].map((name) =>
        login(createApiClient(server.url), name, 'Wrong-2026'),
      ),
    );
    const bodies = answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 401, message: 'Invalid username or password' });
    for (const answer of answers) expect(sessionCookieOf(answer)).toBeUndefined();
  });
});

describe('registration', () => {
  test('creates a client, stores the phone number in both formats, and signs in', async () => {
    const client = createApiClient(server.url);
    const person = newcomer();
    const answer = await client.rest('POST', '/api/register', { json: { ...person, role: 'admin', isAdmin: true } });
    expect(answer).toMatchObject({ status: 200, body: { fullName: 'Ava Wong', role: 'client' } });
    expect((await client.rest('GET', '/api/user')).body).toMatchObject({ username: person.username });
    const row = await server.services.db.user.findUniqueOrThrow({ where: { usernameKey: person.username } });
    expect(row).toMatchObject({
      phone: '403-555-0142',
      phoneE164: '+14035550142',
      termsVersion: TERMS_VERSION,
      // Over REST it is unknown what was shown: it is no tick in our own box.
      termsVia: 'api',
      emailVerifiedAt: null,
    });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('refuses a username or an address that is taken, whatever its case, with 409', async () => {
    const client = createApiClient(server.url);
    const username = await client.rest('POST', '/api/register', { json: { ...newcomer(), username: 'Demo_CLIENT' } });
    expect(username).toMatchObject({
      status: 409,
      body: { message: 'This username is already taken. Choose another one.' },
    });
    const email = await client.rest('POST', '/api/register', {
      json: { ...newcomer(), email: 'Demo.Client@EXAMPLE.com' },
    });
    expect(email).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('email address already has an account') },
    });
    expect(await statusOf(client)).toBe(401);
  });

  test('of two concurrent ones with one name creates one', async () => {
    const person = newcomer();
    const answers = await Promise.all(
      [1, 2].map(() => createApiClient(server.url).rest('POST', '/api/register', { json: person })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('with an invitation that does not exist creates nothing', async () => {
    const json = { ...newcomer(), invitation: 'A'.repeat(43) };
    expect((await createApiClient(server.url).rest('POST', '/api/register', { json })).status).toBe(404);
    expect(await server.services.db.user.count({ where: { usernameKey: json.username } })).toBe(0);
  });
});

test('cookies that a procedure sets arrive through a tRPC batch', async () => {
  const client = createApiClient(server.url);
  const credentials = { username: 'demo_client', password: 'Prairie-2026' };
  await Promise.all([client.trpc.auth.login.mutate(credentials), client.trpc.auth.login.mutate(credentials)]);
  expect(client.cookies.has(SESSION)).toBe(true);
  expect(await statusOf(client)).toBe(200);
});
