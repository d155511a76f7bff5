/** Where a user is signed in: the list, ending sessions, and new devices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeOldSessions } from '#server/modules/accounts/account/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { newcomer } from '../support/accounts.ts';
import { type Answer, type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openStream } from '../support/streams.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function login(client: ApiClient, username: string, password = 'Prairie-2026'): Promise<Answer> {
  return client.rest('POST', '/api/login', { json: { username, password } });
}

async function statusOf(client: ApiClient): Promise<number> {
  return (await client.rest('GET', '/api/user')).status;
}

describe('the sessions of a user', () => {
  test('are listed, this browser first, by the name of the browser and nothing that could be abused', async () => {
    const { username } = await createPerson(server.services, 'client', 'Ava Wong');
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const other = createApiClient(server.url, { 'user-agent': firefox });
    await login(other, username);
    const client = await signIn(server.url, username);
    const { sessions } = await client.trpc.account.sessions.query();
    expect(sessions).toMatchObject([{ current: true }, { current: false, deviceName: 'Firefox on Windows' }]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'current', 'deviceName', 'id', 'lastSeenAt']);
  });

  test('can be ended one by one: the next request there is refused, this session continues', async () => {
    const { username } = await createPerson(server.services, 'client', 'Ava Wong');
    const [client, other] = [await signIn(server.url, username), await signIn(server.url, username)];
    const { sessions } = await client.trpc.account.sessions.query();
    const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await client.trpc.account.endSession.mutate({ sessionId })).sessions).toHaveLength(1);
    expect([await statusOf(client), await statusOf(other)]).toEqual([200, 401]);
    expect((await failureOf(client.trpc.account.endSession.mutate({ sessionId }))).status).toBe(404);
  });

  test('cannot be ended by anyone else', async () => {
    const [mine, theirs] = await Promise.all([
      createPerson(server.services, 'client', 'Ava Wong'),
      createPerson(server.services, 'client', 'Robin Roy'),
    ]);
    const [client, stranger] = [await signIn(server.url, mine.username), await signIn(server.url, theirs.username)];
    const [session] = (await client.trpc.account.sessions.query()).sessions;
    const call = stranger.trpc.account.endSession.mutate({ sessionId: session?.id ?? '' });
    expect((await failureOf(call)).status).toBe(404);
    expect(await statusOf(client)).toBe(200);
  });

  test('can be ended everywhere else at once, and open streams end with them', async () => {
    const { username, id } = await createPerson(server.services, 'client', 'Ava Wong');
    const client = await signIn(server.url, username);
    const others = [await signIn(server.url, username), await signIn(server.url, username)];
    const streams = await Promise.all([client, ...others].map((each) => openStream(each)));
    expect(await client.trpc.account.endOtherSessions.mutate()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map((other) => statusOf(other)))).toEqual([401, 401]);
    for (const stream of streams.slice(1)) expect(await stream.untilEnd()).toContain('Not authenticated');
    expect(await statusOf(client)).toBe(200);
    // The current stream is still open: the next event arrives in it.
    await transaction(server.services.db, (tx) =>
      notify(tx, new Date(), [{ userId: id, type: 'message', title: 'Still here', link: '/portal' }]),
    );
    expect(await streams[0]?.until('Still here')).toContain('Still here');
    expect(await client.trpc.account.endOtherSessions.mutate()).toEqual({ ended: 0 });
  });

  test('a logout ends the row, so that a stolen copy of the cookie is worthless', async () => {
    const client = await signIn(server.url, 'demo_client');
    const thief = createApiClient(server.url);
    for (const [name, value] of client.cookies) thief.cookies.set(name, value);
    const stream = await openStream(thief);
    expect(await statusOf(thief)).toBe(200);
    await client.rest('POST', '/api/logout');
    expect(await statusOf(thief)).toBe(401);
    expect(await stream.untilEnd()).toContain('Not authenticated');
  });

  test('a new login in the same browser replaces its session', async () => {
    const { username } = await createPerson(server.services, 'client', 'Ava Wong');
    const client = await signIn(server.url, username);
    await login(client, username);
    expect((await client.trpc.account.sessions.query()).sessions).toMatchObject([{ current: true }]);
  });
});

describe('a new device', () => {
  const NEWS = 'New sign-in to your account';

  test('is reported to the owner by email and in the portal, but not the first one of an account, and not twice', async () => {
    const { username, email, id } = await createPerson(server.services, 'client', 'Ava Wong');
    const first = await signIn(server.url, username);
    await first.rest('POST', '/api/logout');
    await login(first, username);
    const told = async () =>
      (await server.services.db.notification.findMany({ where: { userId: id } })).map(({ title }) => title);
    expect(await told()).toEqual([]);
    const second = await signIn(server.url, username);
    expect(await told()).toEqual([NEWS]);
    const mail = await mailAbout(server, email, NEWS);
    expect(mail.text).toMatch(
      /Someone signed in to your account from a new device on \w+, \w+ \d+ at \d+:\d\d [ap]\.m\. Alberta time\./,
    );
    await second.rest('POST', '/api/logout');
    await login(second, username);
    expect(await told()).toEqual([NEWS]);
  });

  test('of a newly registered account is the one it was registered on', async () => {
    const client = createApiClient(server.url);
    const person = newcomer();
    await client.rest('POST', '/api/register', { json: person });
    await login(client, person.username);
    expect((await client.trpc.notifications.list.query({})).notifications).toEqual([]);
    await signIn(server.url, person.username);
    expect((await client.trpc.notifications.list.query({})).notifications).toMatchObject([{ title: NEWS }]);
  });
});

describe('expired sessions', () => {
  test('are removed in time, but a device stays known as long as its cookie', async () => {
    const { services } = server;
    const { id } = await createPerson(services, 'client', 'Ava Wong');
    const row = (deviceHash: string, daysAgo: number) => {
      const at = new Date(Date.now() - daysAgo * DAY_MS);
      return {
        userId: id,
        deviceHash: deviceHash.padEnd(43, '-'),
        deviceName: `${daysAgo} days ago`,
        createdAt: at,
        lastSeenAt: at,
        endedAt: at,
      };
    };
    const rows = [row('kitchen', 401), row('kitchen', 60), row('kitchen', 40), row('office', 300), row('office', 1)];
    for (const data of rows) await services.db.userSession.create({ data });
    const token = (tokenHash: string, daysAgo: number) =>
      ({
        userId: id,
        purpose: 'verify_email',
        email: 'x@example.com',
        tokenHash: tokenHash.padEnd(43, '-'),
        expiresAt: new Date(Date.now() - daysAgo * DAY_MS),
        createdAt: new Date(Date.now() - (daysAgo + 1) * DAY_MS),
      }) as const;
    await services.db.accountToken.createMany({ data: [token('old', 2), token('fresh', -1)] });
    await removeOldSessions(services);
    const left = await services.db.userSession.findMany({ where: { userId: id }, orderBy: { lastSeenAt: 'asc' } });
    expect(left.map(({ deviceName }) => deviceName)).toEqual(['40 days ago', '1 days ago']);
    expect(await services.db.accountToken.findMany({ where: { userId: id } })).toMatchObject([
      { tokenHash: 'fresh'.padEnd(43, '-') },
    ]);
  });
});
