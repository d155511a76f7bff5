/** Security events of accounts are recorded with who, from where and the result, and administrators can read them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertOnSignInFailures } from '#server/modules/accounts/security-alerts/commands.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { SecurityEvent } from '#shared/accounts/security-events/schema.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { PASSWORD, registered } from '../support/accounts.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { codeAt } from '../support/second-factor.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Meadow-2027-x';

let server: TestServer;
let admin: ApiClient;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({
    variables: { TRUST_PROXY: '1' },
    overrides: { now: () => new Date(Date.now() + ahead) },
  });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.securityEvent.deleteMany();
});

/** Newest first, in a word or two each. */
async function eventsOf(userId?: string): Promise<string[]> {
  const { events } = await admin.trpc.securityEvents.list.query(userId ? { who: userId } : {});
  return events.map(({ kind, outcome }) => (outcome === 'succeeded' ? kind : `${kind} ${outcome}`));
}

/** A browser at an address. */
function browser(address: string): ApiClient {
  return createApiClient(server.url, { 'x-forwarded-for': address, 'user-agent': FIREFOX });
}

const tryLogin = (client: ApiClient, username: string, password: string) =>
  failureOf(client.trpc.auth.login.mutate({ username, password }));

test('a sign-in and a failure record who, from which network, with which browser, and the result', async () => {
  const client = browser('203.0.113.77');
  await tryLogin(client, 'demo_client', 'Wrong-2026');
  await client.trpc.auth.login.mutate({ username: 'demo_client', password: DEMO_PASSWORD });
  await tryLogin(browser('2001:db8:aa:bb::1'), 'my-typed-Passw0rd', 'Wrong-2026');
  const { events } = await admin.trpc.securityEvents.list.query({});
  const casey = { name: 'Casey Demo-Client', role: 'client', id: expect.any(String) };
  expect(events).toMatchObject([
    { kind: 'sign_in', outcome: 'wrong_password', failed: true, user: null, network: '2001:db8:aa::/48' },
    { kind: 'sign_in', outcome: 'succeeded', failed: false, user: casey, network: '203.0.113.0/24' },
    { kind: 'sign_in', outcome: 'wrong_password', failed: true, user: casey, device: 'Firefox on Linux' },
  ] satisfies Partial<Record<keyof SecurityEvent, unknown>>[]);
  // Neither a full address nor what was typed at the login, which may be a password.
  const stored = JSON.stringify(await server.services.db.securityEvent.findMany());
  expect(stored).not.toMatch(/203\.0\.113\.77|bb::1|my-typed|Wrong-2026/);
});

test('every change to the protection of an account is an event, and so is a wrong proof by its owner', async () => {
  const { client, id, email } = await registered(server.url);
  const { account } = client.trpc;
  const [one = '', two = '', three = ''] = await setUpNow(client);
  await failureOf(account.changePassword.mutate({ currentPassword: 'Wrong-2026', password: NEW_PASSWORD }));
  await failureOf(account.changePassword.mutate({ currentPassword: PASSWORD, code: '000000', password: NEW_PASSWORD }));
  await account.changePassword.mutate({ currentPassword: PASSWORD, code: one, password: NEW_PASSWORD });
  const proof = { currentPassword: NEW_PASSWORD, code: two };
  await account.requestEmailChange.mutate({ ...proof, email: `new.${email}` });
  const mail = await mailAbout(server, `new.${email}`, 'Confirm your new email address');
  await client.trpc.auth.confirmEmailChange.mutate({ token: tokenIn(mail) });
  const renewed = await account.newRecoveryCodes.mutate({ currentPassword: NEW_PASSWORD, code: three });
  await account.removeSecondFactor.mutate({
    currentPassword: NEW_PASSWORD,
    code: renewed.recoveryCodes[0] ?? '',
  });
  const { path } = await client.trpc.privacy.prepareExport.mutate({ currentPassword: NEW_PASSWORD });
  await client.call('GET', path);
  expect(await eventsOf(id)).toEqual([
    'export',
    'second_factor_off',
    'recovery_codes_renewed',
    'email_changed',
    'password_changed',
    'identity_check wrong_code',
    'identity_check wrong_password',
    'second_factor_on',
    'sign_in',
  ]);
});

/** Sets up a second factor with the current code; its recovery codes are proof enough afterwards. */
async function setUpNow({ trpc }: ApiClient): Promise<string[]> {
  const { secret } = await trpc.account.startSecondFactor.mutate({ currentPassword: PASSWORD });
  return (await trpc.account.confirmSecondFactor.mutate({ code: codeAt(secret) })).recoveryCodes;
}

test('wrong codes, disabled accounts, resets and exported lists are events', async () => {
  const { db } = server.services;
  const { client, id, username, email } = await registered(server.url);
  await setUpNow(client);
  const other = createApiClient(server.url);
  await failureOf(other.trpc.auth.login.mutate({ username, password: PASSWORD, code: '000000' }));
  await other.trpc.auth.forgotPassword.mutate({ email });
  const token = tokenIn(await mailAbout(server, email, 'password'));
  await other.trpc.auth.resetPassword.mutate({ token, password: NEW_PASSWORD });
  await db.user.update({ where: { id }, data: { disabledAt: new Date() } });
  await tryLogin(other, username, NEW_PASSWORD);
  expect(await eventsOf(id)).toEqual([
    'sign_in account_disabled',
    'password_reset',
    'sign_in wrong_code',
    'second_factor_on',
    'sign_in',
  ]);
  expect((await admin.call('GET', '/api/admin/export/cases.csv')).status).toBe(200);
  const { events } = await admin.trpc.securityEvents.list.query({ kind: 'export' });
  expect(events).toMatchObject([{ user: { name: 'Alex Demo-Admin' }, detail: expect.stringContaining('List: ') }]);
});

test("a case file and a client's data, downloaded by staff, are events too", async () => {
  const { db } = server.services;
  const { caseId, client, broker } = await activeCase(server.services);
  await db.user.update({ where: { id: client.id }, data: { emailVerifiedAt: new Date() } });
  const owner = await signIn(server.url, client.username);
  const { requests } = await owner.trpc.privacy.request.mutate({ kind: 'access', note: 'Please' });
  const paper = `/api/cases/${caseId}/file.pdf`;
  expect((await (await signIn(server.url, broker.username)).call('GET', paper)).status).toBe(200);
  expect((await admin.call('GET', `/api/admin/privacy/${requests[0]?.id}/data.zip`)).status).toBe(200);
  const { events } = await admin.trpc.securityEvents.list.query({ kind: 'export' });
  expect(events.map(({ user, detail }) => [user?.role, detail])).toEqual([
    ['admin', 'A client’s data, for an access request'],
    ['broker', 'A case file'],
  ]);
});

test('a lockout is one event, not one for every further attempt', async () => {
  const limited = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  try {
    for (let tried = 0; tried < limits.loginUnknownDevice.points + 5; tried += 1) {
      const client = createApiClient(limited.url, { 'x-forwarded-for': `198.51.100.${tried}` });
      await tryLogin(client, 'demo_client', 'Wrong-2026');
    }
    const { db } = limited.services;
    expect(await db.securityEvent.count({ where: { outcome: 'wrong_password' } })).toBe(
      limits.loginUnknownDevice.points,
    );
    expect(await db.securityEvent.count({ where: { outcome: 'locked_out' } })).toBe(1);
  } finally {
    await limited.stop();
  }
});

test('the list is filtered by account, event, result and day, and continues where a page ended', async () => {
  const { db } = server.services;
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_broker' } });
  const start = Date.parse('2026-03-10T18:00:00Z');
  const row = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
  await db.securityEvent.createMany({
    data: Array.from({ length: 60 }, (_, n) => ({
      ...row,
      // Pairs share a timestamp: the id decides between them.
      at: new Date(start + Math.floor(n / 2) * 1000),
      kind: n % 3 ? 'sign_in' : 'export',
      outcome: n % 2 ? 'wrong_password' : 'succeeded',
      failed: n % 2 === 1,
      userId: n % 4 ? userId : null,
    })),
  });
  const { list } = admin.trpc.securityEvents;
  const first = await list.query({ to: '2026-03-10' });
  const second = await list.query({ to: '2026-03-10', cursor: first.nextCursor ?? '' });
  expect([first.events.length, second.events.length, second.nextCursor]).toEqual([50, 10, null]);
  const all = [...first.events, ...second.events];
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  const order = all.map(({ at, id }) => `${at} ${id}`);
  expect(order).toEqual(order.toSorted().reverse());
  expect((await list.query({ from: '2026-03-10', to: '2026-03-10', kind: 'export' })).events).toHaveLength(20);
  expect((await list.query({ to: '2026-03-10', result: 'failed' })).events).toHaveLength(30);
  expect(await list.query({ to: '2026-03-10', who: userId })).toMatchObject({ whoName: 'Bailey Demo-Broker' });
  expect((await list.query({ to: '2026-03-10', who: userId })).events).toHaveLength(45);
  expect((await list.query({ to: '2026-03-09' })).events).toEqual([]);
});

test('many failures are reported to administrators once an hour, a few are not', async () => {
  const { db } = server.services;
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_client' } });
  const alarms = () => db.notification.findMany({ where: { type: 'sign_in_failures' }, orderBy: { seq: 'asc' } });
  const fail = (count: number) =>
    db.securityEvent.createMany({
      data: Array.from({ length: count }, () => ({
        at: server.services.now(),
        kind: 'sign_in',
        outcome: 'wrong_password',
        failed: true,
        userId,
        network: '203.0.113.0/24',
        device: '',
      })),
    });
  await fail(9);
  await alertOnSignInFailures(server.services);
  expect(await alarms()).toEqual([]);
  expect(await admin.trpc.admin.overview.query()).toMatchObject({ attackedAccounts: 0 });
  await fail(3);
  await Promise.all([alertOnSignInFailures(server.services), alertOnSignInFailures(server.services)]);
  expect(await alarms()).toMatchObject([
    {
      title: '12 failed sign-ins in 15 minutes, most on one account',
      link: '/admin/security?kind=sign_in&result=failed',
    },
  ]);
  expect(await admin.trpc.admin.overview.query()).toMatchObject({ attackedAccounts: 1 });
  const mail = await mailAbout(server, 'demo.admin@example.com', 'Many sign-ins are failing');
  expect(mail.text).toContain('12 failed sign-ins in 15 minutes, most on one account.');
  expect(mail.text).not.toContain('demo_client');
  ahead = 61 * MINUTE_MS;
  await alertOnSignInFailures(server.services);
  expect(await alarms()).toHaveLength(1);
  await fail(12);
  await alertOnSignInFailures(server.services);
  expect(await alarms()).toHaveLength(2);
  ahead = 0;
});

test('events are deleted after 12 months', async () => {
  const { services } = server;
  const { db } = services;
  const row = { kind: 'sign_in', outcome: 'succeeded', failed: false, network: '203.0.113.0/24', device: 'Firefox' };
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db.securityEvent.createMany({
    data: [
      { ...row, at: days(360) },
      { ...row, at: days(370) },
    ],
  });
  await runRetention(services);
  expect(await db.securityEvent.count({ where: { network: row.network } })).toBe(1);
});
