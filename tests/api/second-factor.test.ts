/** The second factor: setting it up, signing in with it, recovering without the phone, and what staff cannot do before they have one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appRouter } from '#server/app/trpc/root.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { type Account, anotherBrowser, isSignedIn, PASSWORD, registered } from '../support/accounts.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { codeAt, nextCode, STEP_MS, setUp } from '../support/second-factor.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NEEDED = {
  status: 401,
  issues: [{ path: 'code', message: 'Enter the code from your authenticator app' }],
};
const WRONG = { status: 401, issues: [{ path: 'code', message: expect.stringContaining('incorrect') }] };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date() } });
});
afterAll(() => server.stop());

// Codes are valid once per 30 seconds, so the tests advance the clock from one to the next.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function enrolled(): Promise<Account & { secret: string; recoveryCodes: string[] }> {
  const account = await registered(server.url);
  return { ...account, ...(await setUp(account.client)) };
}

function login(username: string, code?: string, url = server.url): Promise<unknown> {
  return createApiClient(url).trpc.auth.login.mutate({ username, password: PASSWORD, ...(code && { code }) });
}

describe('setting it up', () => {
  test('takes effect only after a correct code, returns ten recovery codes once, and is notified', async () => {
    const { client, username, email, id } = await registered(server.url);
    const { account } = client.trpc;
    const { secret, uri } = await account.startSecondFactor.mutate({ currentPassword: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Coverbridge:${username}`));
    expect(await failureOf(account.confirmSecondFactor.mutate({ code: '000000' }))).toMatchObject({
      status: 400,
      issues: [{ path: 'code' }],
    });
    expect(await account.secondFactor.query()).toEqual({ enabledAt: null, recoveryCodesLeft: 0, required: false });
    await login(username);
    const { recoveryCodes } = await account.confirmSecondFactor.mutate({ code: nextCode(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    expect(await account.secondFactor.query()).toMatchObject({ enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    await mailAbout(server, email, 'Two-step verification is on');
    const { notifications } = await client.trpc.notifications.list.query({});
    expect(notifications[0]?.title).toBe('Two-step verification is on');
    const row = await server.services.db.user.findUniqueOrThrow({ where: { id }, include: { recoveryCodes: true } });
    expect(Buffer.from(row.totpSealed ?? []).toString('latin1')).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(row.recoveryCodes)).not.toContain(code);
  });

  test('requires the password, and cannot be started twice', async () => {
    const { client } = await enrolled();
    const start = (currentPassword: string) =>
      failureOf(client.trpc.account.startSecondFactor.mutate({ currentPassword }));
    expect(await start('Wrong-2026')).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
    expect((await start(PASSWORD)).status).toBe(409);
    const again = client.trpc.account.confirmSecondFactor.mutate({ code: '123456' });
    expect((await failureOf(again)).status).toBe(409);
  });

  test('of two concurrent confirmations, one switches it on', async () => {
    const { client } = await registered(server.url);
    const { account } = client.trpc;
    const { secret } = await account.startSecondFactor.mutate({ currentPassword: PASSWORD });
    const code = codeAt(secret);
    const calls = [1, 2, 3].map(() => client.wire('mutation', 'account.confirmSecondFactor', JSON.stringify({ code })));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await account.secondFactor.query()).recoveryCodesLeft).toBe(10);
  });
});

describe('a login', () => {
  test('asks for the code only after the correct password', async () => {
    const { username, secret } = await enrolled();
    const wrong = createApiClient(server.url).trpc.auth.login.mutate({ username, password: 'Wrong-2026' });
    expect(await failureOf(wrong)).toMatchObject({ status: 401, message: 'Invalid username or password' });
    expect((await failureOf(wrong)).issues).toBeUndefined();
    expect(await failureOf(login(username))).toMatchObject(NEEDED);
    expect(await failureOf(login(username, '000000'))).toMatchObject(WRONG);
    expect(await login(username, nextCode(secret))).toMatchObject({ username, authenticated: true });
  });

  test('behaves the same over REST', async () => {
    const { username } = await enrolled();
    const json = { username, password: PASSWORD };
    const answer = await createApiClient(server.url).rest('POST', '/api/login', { json });
    expect(answer).toMatchObject({ status: 401, body: { issues: [{ path: 'code' }] } });
    expect(answer.headers.getSetCookie().join()).not.toContain('coverbridge_session=');
  });

  test('accepts the codes of the half minute before and after, with a space too', async () => {
    for (const steps of [-1, 1]) {
      const { username, secret } = await enrolled();
      vi.setSystemTime(Date.now() + 3 * STEP_MS);
      const code = codeAt(secret, steps);
      expect(await login(username, `${code.slice(0, 3)} ${code.slice(3)}`), String(steps)).toMatchObject({ username });
    }
    const { username, secret } = await enrolled();
    vi.setSystemTime(Date.now() + 5 * STEP_MS);
    for (const steps of [-2, 2]) expect(await failureOf(login(username, codeAt(secret, steps)))).toMatchObject(WRONG);
  });

  test('accepts a code once, also from two concurrent logins, and none that is older', async () => {
    const { username, secret } = await enrolled();
    const code = nextCode(secret);
    const calls = [1, 2, 3].map(() =>
      login(username, code).then(
        () => 200,
        () => 401,
      ),
    );
    expect((await Promise.all(calls)).sort()).toEqual([200, 401, 401]);
    expect(await failureOf(login(username, code))).toMatchObject(WRONG);
    expect(await failureOf(login(username, codeAt(secret, -1)))).toMatchObject(WRONG);
  });

  test('accepts each recovery code once, in any case and grouping, and only for its owner', async () => {
    const { username, client, recoveryCodes } = await enrolled();
    const stranger = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect(await failureOf(login(stranger.username, first))).toMatchObject(WRONG);
    expect(await login(username, first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ username });
    expect(await failureOf(login(username, first))).toMatchObject(WRONG);
    const calls = [1, 2, 3].map(() =>
      login(username, second).then(
        () => 200,
        () => 401,
      ),
    );
    expect((await Promise.all(calls)).sort()).toEqual([200, 401, 401]);
    expect((await client.trpc.account.secondFactor.query()).recoveryCodesLeft).toBe(8);
  });

  test('limits wrong codes to a few, and still lets the owner in on a known device', { tags: ['long'] }, async () => {
    const limited = await startTestServer({
      variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      overrides: { now: () => new Date() },
    });
    try {
      let address = 0;
      const browser = () => {
        address += 1;
        return createApiClient(limited.url, { 'x-forwarded-for': `203.0.113.${address}` });
      };
      const { username } = await createPerson(limited.services, 'client', 'Ava Wong');
      const owner = browser();
      await owner.trpc.auth.login.mutate({ username, password: PASSWORD });
      const { secret } = await setUp(owner);
      const guess = (client: ApiClient, code: string) =>
        client.wire('mutation', 'auth.login', JSON.stringify({ username, password: PASSWORD, code }));
      for (let turn = 0; turn < limits.secondFactor.points; turn += 1)
        expect((await guess(browser(), '000000')).status).toBe(401);
      expect((await guess(browser(), nextCode(secret))).status).toBe(429);
      expect((await guess(owner, nextCode(secret))).status).toBe(200);
      const proof = { currentPassword: PASSWORD, code: nextCode(secret) };
      expect((await owner.trpc.account.newRecoveryCodes.mutate(proof)).recoveryCodes).toHaveLength(10);
    } finally {
      await limited.stop();
    }
  });

  test('still asks for it after a password reset', async () => {
    const { username, email, secret } = await enrolled();
    const { auth } = createApiClient(server.url).trpc;
    await auth.forgotPassword.mutate({ email });
    const token = tokenIn(await mailAbout(server, email, 'Set a new password'));
    await auth.resetPassword.mutate({ token, password: 'Meadow-2027' });
    const withNew = (code?: string) => auth.login.mutate({ username, password: 'Meadow-2027', ...(code && { code }) });
    expect(await failureOf(withNew())).toMatchObject(NEEDED);
    expect(await withNew(nextCode(secret))).toMatchObject({ username });
  });
});

describe('removing it, and new recovery codes', () => {
  test('require the password and a code, and are notified', async () => {
    const { client, username, email, secret, recoveryCodes } = await enrolled();
    const { account } = client.trpc;
    const proof = { currentPassword: PASSWORD, code: '000000' };
    expect(await failureOf(account.removeSecondFactor.mutate(proof))).toMatchObject({
      status: 400,
      issues: [{ path: 'code' }],
    });
    expect(await failureOf(account.newRecoveryCodes.mutate(proof))).toMatchObject({
      status: 400,
      issues: [{ path: 'code' }],
    });
    const wrong = { currentPassword: 'Wrong-2026', code: nextCode(secret) };
    expect(await failureOf(account.removeSecondFactor.mutate(wrong))).toMatchObject({
      issues: [{ path: 'currentPassword' }],
    });

    const renewed = await account.newRecoveryCodes.mutate({ currentPassword: PASSWORD, code: nextCode(secret) });
    await mailAbout(server, email, 'new recovery codes');
    expect(await failureOf(login(username, recoveryCodes[0]))).toMatchObject(WRONG);

    const code = renewed.recoveryCodes[0] ?? '';
    expect(await account.removeSecondFactor.mutate({ currentPassword: PASSWORD, code })).toEqual({
      enabledAt: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    await mailAbout(server, email, 'Two-step verification is off');
    await login(username);
  });
});

describe('staff outside the demo', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({
      variables: { REQUIRE_SECOND_FACTOR: 'true' },
      overrides: { now: () => new Date() },
    });
  });
  afterAll(() => strict.stop());

  type Kind = 'query' | 'mutation' | 'subscription';
  const contract = appRouter._def.procedures as unknown as Record<string, { _def: { type: Kind } }>;
  /** Calls that need no session answer them as they answer anyone. */
  const open =
    /^(account|auth|contact\.submit|newsletter|emailChoices|settings\.disclosure|feedback\.give|search|chat|quotes|quoteForms|preparedRequests|consentTexts|certificates|content|leads|browserFailures\.report|participants\.invitation|userInvitations\.(open|accept))\b/;
  const closed = Object.entries(contract).filter(([name]) => !open.test(name));

  test.each(['demo_broker', 'demo_admin'])(
    '%s sees nothing but their own account before it is set up',
    { tags: ['long'] },
    async (username) => {
      const client = await signIn(strict.url, username);
      expect(await client.trpc.auth.session.query()).toMatchObject({ mustSetUpSecondFactor: true });
      expect(await client.trpc.account.secondFactor.query()).toMatchObject({ required: true, enabledAt: null });
      expect(closed.length).toBeGreaterThan(20);
      for (const [name, { _def }] of closed) {
        const answer =
          _def.type === 'subscription' ? await client.watch('{}') : await client.wire(_def.type, name, '{}');
        expect(answer, name).toMatchObject({ status: 403 });
        expect(answer.text, name).toContain('Set up two-step verification');
      }
      const rest = await client.rest('GET', '/api/contact-messages');
      expect(rest).toMatchObject({ status: 403, body: { message: expect.stringContaining('two-step verification') } });

      await setUp(client);
      expect(await client.trpc.auth.session.query()).toMatchObject({ mustSetUpSecondFactor: false });
      await client.trpc.notifications.list.query({});
    },
  );

  test('cannot remove it, and clients need none', async () => {
    const client = await signIn(strict.url, 'demo_broker_north');
    const { secret } = await setUp(client);
    const proof = { currentPassword: PASSWORD, code: nextCode(secret) };
    expect((await failureOf(client.trpc.account.removeSecondFactor.mutate(proof))).status).toBe(403);
    expect(await isSignedIn(await anotherBrowser(strict.url, 'demo_client'))).toBe(true);
    const someone = await signIn(strict.url, 'demo_client');
    expect(await someone.trpc.auth.session.query()).toMatchObject({ mustSetUpSecondFactor: false });
  });
});
