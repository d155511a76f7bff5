/** Passwords: which are refused, how a forgotten one is replaced, and what ends with the old one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { anotherBrowser, isSignedIn, newcomer, PASSWORD, registered } from '../support/accounts.ts';
import { createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout, mailsTo, tokenIn } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openStream } from '../support/streams.ts';

const NEW = 'Meadow-2027';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date() } });
});
afterAll(() => server.stop());

const visitor = () => createApiClient(server.url);

async function resetToken(email: string, unlike = ''): Promise<string> {
  await visitor().trpc.auth.forgotPassword.mutate({ email });
  return tokenIn(await mailAbout(server, email, 'Set a new password', { unlike }));
}

describe('a new password', () => {
  const common = {
    status: 400,
    issues: [{ path: 'password', message: expect.stringContaining('10,000 most common') }],
  };

  test('is refused with the reason when it is a common one: at registration, change and reset', async () => {
    const { trpc } = visitor();
    expect(await failureOf(trpc.auth.register.mutate({ ...newcomer(), password: 'Password123' }))).toMatchObject(
      common,
    );
    const { client, email } = await registered(server.url);
    const change = client.trpc.account.changePassword.mutate({ currentPassword: PASSWORD, password: 'Qwerty123' });
    expect(await failureOf(change)).toMatchObject(common);
    const token = await resetToken(email);
    expect(await failureOf(trpc.auth.resetPassword.mutate({ token, password: 'Trustno1' }))).toMatchObject(common);
    // The refusal did not use up the link.
    await trpc.auth.resetPassword.mutate({ token, password: NEW });
  });

  test('is refused when it is the username', async () => {
    const person = newcomer();
    const call = visitor().trpc.auth.register.mutate({ ...person, username: 'Ava_Wong1988', password: 'aVA_Wong1988' });
    expect(await failureOf(call)).toMatchObject({ status: 400, issues: [{ path: 'password' }] });
  });

  test('is refused over REST in the same way', async () => {
    const answer = await visitor().rest('POST', '/api/register', { json: { ...newcomer(), password: 'Password1' } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for everybody, and only an account gets an email', async () => {
    const { email } = await registered(server.url);
    const answers = await Promise.all(
      [email, 'nobody.at.all@example.com'].map((address) =>
        visitor().wire('mutation', 'auth.forgotPassword', JSON.stringify({ email: address })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    await mailAbout(server, email, 'Set a new password');
    expect(await mailsTo(server.env, 'nobody.at.all@example.com')).toEqual([]);
  });

  test('enqueues the same job for both, in which the address cannot be read', async () => {
    const { email } = await registered(server.url);
    const { pool } = server.services;
    const jobs = async () =>
      (await pool.query("SELECT data::text FROM pgboss.job WHERE name = 'password.forgot'")).rows as { data: string }[];
    const before = (await jobs()).length;
    for (const address of [email, `x${email}`]) await visitor().trpc.auth.forgotPassword.mutate({ email: address });
    const after = await jobs();
    expect(after).toHaveLength(before + 2);
    expect(JSON.stringify(after)).not.toContain('@');
  });

  test('is replaced through the link: every session ends, the owner is notified, and nobody is signed in', async () => {
    const { client, username, email, id } = await registered(server.url);
    const second = await anotherBrowser(server.url, username);
    const stream = await openStream(second);
    const browser = visitor();
    const answer = await browser.trpc.auth.resetPassword.mutate({ token: await resetToken(email), password: NEW });
    expect(answer.message).toMatch(/^Your password was changed/);
    expect([await isSignedIn(client), await isSignedIn(second), await isSignedIn(browser)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await stream.untilEnd()).toContain('Not authenticated');
    expect(await failureOf(visitor().trpc.auth.login.mutate({ username, password: PASSWORD }))).toMatchObject({
      status: 401,
    });
    expect(await isSignedIn(await anotherBrowser(server.url, username, NEW))).toBe(true);
    await mailAbout(server, email, 'Your password was changed');
    const row = await server.services.db.user.findUniqueOrThrow({ where: { id }, include: { sessions: true } });
    expect(row.sessionEpoch).toBe(1);
    expect(row.passwordChangedAt).not.toBeNull();
    // Receiving the email proves the mailbox.
    expect(row.emailVerifiedAt).not.toBeNull();
  });

  test('link is stored as a hash, also in the email that was sent', async () => {
    const { email, id } = await registered(server.url);
    const token = await resetToken(email);
    const { db } = server.services;
    const rows = await db.accountToken.findMany({ where: { userId: id, purpose: 'reset_password' } });
    expect(rows).toMatchObject([{ tokenHash: hashToken(token), usedAt: null }]);
    await eventually('the words of the mail are forgotten', async () => {
      const mails = await db.outboxMail.findMany({ where: { to: email } });
      return !JSON.stringify(mails).includes(token);
    });
  });

  test('link works once, even when used twice at the same time', async () => {
    const { email } = await registered(server.url);
    const token = await resetToken(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor().wire('mutation', 'auth.resetPassword', JSON.stringify({ token, password: NEW }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('link is void once a newer one was requested', async () => {
    const { email } = await registered(server.url);
    const first = await resetToken(email);
    const second = await resetToken(email, first);
    const { trpc } = visitor();
    expect(await failureOf(trpc.auth.resetPassword.mutate({ token: first, password: NEW }))).toMatchObject({
      status: 404,
      message: 'This link no longer works. Request a new one.',
    });
    await trpc.auth.resetPassword.mutate({ token: second, password: NEW });
  });

  test('does nothing for an account that was disabled, before or after the email', async () => {
    const { db } = server.services;
    const before = await registered(server.url);
    await db.user.update({ where: { id: before.id }, data: { disabledAt: new Date() } });
    const after = await registered(server.url);
    const token = await resetToken(after.email);
    await db.user.update({ where: { id: after.id }, data: { disabledAt: new Date() } });
    await visitor().trpc.auth.forgotPassword.mutate({ email: before.email });
    expect(await failureOf(visitor().trpc.auth.resetPassword.mutate({ token, password: NEW }))).toMatchObject({
      status: 404,
    });
    // The next request's email is there, so the previous one was processed.
    await resetToken((await registered(server.url)).email);
    expect(await db.accountToken.count({ where: { userId: before.id, purpose: 'reset_password' } })).toBe(0);
  });

  test('changes nothing by GET, of the page or of the procedure', async () => {
    const { email, username } = await registered(server.url);
    const token = await resetToken(email);
    const client = visitor();
    await client.call('GET', `/portal/reset-password?token=${token}`);
    const input = encodeURIComponent(JSON.stringify({ json: { token, password: NEW } }));
    expect((await client.call('GET', `/api/trpc/auth.resetPassword?input=${input}`)).status).toBe(405);
    expect(await isSignedIn(await anotherBrowser(server.url, username))).toBe(true);
  });

  test('limits the emails per mailbox, and answers as before', async () => {
    const limited = await startTestServer({
      variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      overrides: { now: () => new Date() },
    });
    try {
      const { email, id } = await createPerson(limited.services, 'client', 'Ava Wong');
      const ask = (address: number) =>
        createApiClient(limited.url, { 'x-forwarded-for': `203.0.113.${address}` }).trpc.auth.forgotPassword.mutate({
          email,
        });
      const { points } = limits.forgotPasswordMailbox;
      const answers = [];
      for (let turn = 0; turn < points + 3; turn += 1) answers.push((await ask(turn)).message);
      expect(new Set(answers).size).toBe(1);
      await eventually('all jobs are done', async () => {
        const { rows } = await limited.services.pool.query(
          "SELECT count(*)::int AS waiting FROM pgboss.job WHERE name = 'password.forgot' AND state <> 'completed'",
        );
        return rows[0]?.waiting === 0;
      });
      expect(await limited.services.db.outboxMail.count({ where: { to: email } })).toBe(points);
      const [row] = await limited.services.db.accountToken.findMany({ where: { userId: id } });
      expect(row?.usedAt).toBeNull();
    } finally {
      await limited.stop();
    }
  });

  describe('over time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    test('its link expires after 30 minutes', async () => {
      const { email } = await registered(server.url);
      const token = await resetToken(email);
      vi.setSystemTime(Date.now() + 31 * 60_000);
      expect(await failureOf(visitor().trpc.auth.resetPassword.mutate({ token, password: NEW }))).toMatchObject({
        status: 404,
      });
    });
  });
});

describe('a password that is changed', () => {
  test('requires the current one, ends every other session, and is notified', async () => {
    const { client, username, email } = await registered(server.url);
    const second = await anotherBrowser(server.url, username);
    const { changePassword } = client.trpc.account;
    expect(await failureOf(changePassword.mutate({ currentPassword: 'Wrong-2026', password: NEW }))).toMatchObject({
      status: 400,
      issues: [{ path: 'currentPassword', message: 'That password is incorrect' }],
    });
    await changePassword.mutate({ currentPassword: PASSWORD, password: NEW });
    expect([await isSignedIn(client), await isSignedIn(second)]).toEqual([true, false]);
    await mailAbout(server, email, 'Your password was changed');
    const { notifications } = await client.trpc.notifications.list.query({});
    expect(notifications[0]).toMatchObject({ title: 'Your password was changed', link: '/portal/account/security' });
  });

  test('blocks a sign-in already under way with the old one', async () => {
    const { username, id } = await registered(server.url);
    const { db, pool } = server.services;
    const attempt = await transaction(db, async (tx) => {
      await tx.user.update({ where: { id }, data: { passwordHash: '$argon2id$replaced' } });
      const login = failureOf(visitor().trpc.auth.login.mutate({ username, password: PASSWORD }));
      await eventually('the login waits for this change', async () => {
        const { rows } = await pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      });
      return { login };
    });
    expect(await attempt.login).toMatchObject({ status: 401 });
  });

  test('invalidates the link for a forgotten one', async () => {
    const { client, email } = await registered(server.url);
    const token = await resetToken(email);
    await client.trpc.account.changePassword.mutate({ currentPassword: PASSWORD, password: NEW });
    expect(
      await failureOf(visitor().trpc.auth.resetPassword.mutate({ token, password: 'Prairie-2028' })),
    ).toMatchObject({
      status: 404,
    });
  });

  test('cannot be guessed by somebody who found an unlocked screen', async () => {
    const limited = await startTestServer({
      variables: { RATE_LIMIT_SCALE: '1' },
      overrides: { now: () => new Date() },
    });
    try {
      const { username } = await createPerson(limited.services, 'client', 'Ava Wong');
      const { trpc } = await signIn(limited.url, username);
      const guess = (currentPassword: string) =>
        failureOf(trpc.account.changePassword.mutate({ currentPassword, password: PASSWORD }));
      for (let turn = 0; turn < limits.passwordProof.points; turn += 1)
        expect((await guess('Wrong-2026')).status).toBe(400);
      expect((await guess(PASSWORD)).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
