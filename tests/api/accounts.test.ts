/** Managing an account: the profile, and proof of the email address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { isSignedIn, newcomer, registered } from '../support/accounts.ts';
import { createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { codeIn, invitationIn, mailAbout, mailsTo, tokenIn } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const CONFIRM = 'Confirm your email address';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Submits a request from this address without an account. Returns the id of its case. */
async function requestFrom(email: string): Promise<string> {
  const request = autoRequest({ email });
  await submitQuote(server.services, request, '127.0.0.1');
  const { id } = await server.services.db.case.findUniqueOrThrow({ where: { draftId: request.draftId } });
  return id;
}

async function ownCases({ trpc }: ReturnType<typeof createApiClient>): Promise<string[]> {
  return (await trpc.cases.list.query({ scope: 'own' })).cases.map(({ id }) => id);
}

describe('the profile', () => {
  test('is replaced as a whole, and the phone number is stored in both formats', async () => {
    const { client, id, username, email } = await registered(server.url);
    expect(await server.services.db.user.findUnique({ where: { id } })).toMatchObject({ termsVia: 'form' });
    const { account } = client.trpc;
    const before = await account.profile.query();
    expect(before).toMatchObject({
      username,
      email,
      emailVerified: false,
      pendingEmail: null,
      language: 'en',
      preferredContact: 'either',
      preferredTimes: 'any',
      role: 'client',
      passwordChangedAt: null,
    });
    const changes = {
      fullName: 'Ava Wong-Roy',
      phone: '(780) 555-0199',
      language: 'pa',
      preferredContact: 'phone',
      preferredTimes: 'evening',
    } as const;
    expect(await account.updateProfile.mutate(changes)).toEqual({ ...before, ...changes });
    expect(await client.trpc.auth.session.query()).toMatchObject({ fullName: 'Ava Wong-Roy' });
    const row = await server.services.db.user.findUniqueOrThrow({ where: { id } });
    expect(row.phoneE164).toBe('+17805550199');
  });

  test('contains no secret', async () => {
    const { client } = await registered(server.url);
    const text = JSON.stringify(await client.trpc.account.profile.query());
    expect(text).not.toMatch(/argon2|hash|token|sealed|epoch/i);
  });
});

describe('the email address of a new account', () => {
  test('is verified by email, unless an invitation proved it', async () => {
    const { email } = await registered(server.url);
    const mail = await mailAbout(server, email, CONFIRM);
    expect(mail.text).toContain('/portal/verify-email?token=');
    const person = newcomer();
    const caseId = await requestFrom(person.email);
    const invitation = invitationIn(await mailAbout(server, person.email, 'We received your request'));
    const client = createApiClient(server.url);
    expect(await client.trpc.auth.register.mutate({ ...person, invitation })).toMatchObject({ emailVerified: true });
    expect(await ownCases(client)).toEqual([caseId]);
    expect((await mailsTo(server.env, person.email)).map(({ subject }) => subject)).not.toContain(CONFIRM);
  });

  test('is verified by the link, even when used twice, and the requests of the address are claimed', async () => {
    const person = newcomer();
    const caseId = await requestFrom(person.email);
    const client = createApiClient(server.url);
    await client.trpc.auth.register.mutate(person);
    expect(await ownCases(client)).toEqual([]);
    const token = tokenIn(await mailAbout(server, person.email, CONFIRM));
    await client.call('GET', `/portal/verify-email?token=${token}`);
    expect((await client.trpc.account.profile.query()).emailVerified).toBe(false);
    expect(await client.trpc.auth.verifyEmail.mutate({ token })).toEqual({
      message: 'Your email address is confirmed.',
    });
    expect(await client.trpc.auth.session.query()).toMatchObject({ emailVerified: true });
    expect(await ownCases(client)).toEqual([caseId]);
    expect(await client.trpc.auth.verifyEmail.mutate({ token })).toEqual({
      message: 'Your email address is confirmed.',
    });
  });

  test('is not verified for an account that somebody else created with it: the link requires signing in to that account', async () => {
    const victim = newcomer();
    const caseId = await requestFrom(victim.email);
    const thief = createApiClient(server.url);
    await thief.trpc.auth.register.mutate(victim);
    const token = tokenIn(await mailAbout(server, victim.email, CONFIRM));
    const press = (client: ReturnType<typeof createApiClient>) =>
      failureOf(client.trpc.auth.verifyEmail.mutate({ token }));
    expect(await press(createApiClient(server.url))).toMatchObject({
      status: 401,
      message: expect.stringMatching(/^Sign in to your account/),
    });
    expect(await press((await registered(server.url)).client)).toMatchObject({ status: 403 });
    expect(await ownCases(thief)).toEqual([]);

    // After a password reset the account belongs to the owner of the address, and the thief's session has ended.
    const owner = createApiClient(server.url);
    await owner.trpc.auth.forgotPassword.mutate({ email: victim.email });
    const reset = tokenIn(await mailAbout(server, victim.email, 'Set a new password'));
    await owner.trpc.auth.resetPassword.mutate({ token: reset, password: 'Meadow-2027' });
    await owner.trpc.auth.login.mutate({ username: victim.username, password: 'Meadow-2027' });
    expect(await ownCases(owner)).toEqual([caseId]);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('is verified by the code, with or without a space', async () => {
    const { client, email } = await registered(server.url);
    const code = codeIn(await mailAbout(server, email, CONFIRM));
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await client.trpc.account.verifyEmailCode.mutate({ code: typed })).toMatchObject({ emailVerified: true });
  });

  test('after five wrong codes, concurrent or not, only the link verifies it', async () => {
    const { client, email } = await registered(server.url);
    const mail = await mailAbout(server, email, CONFIRM);
    const code = codeIn(mail);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = [1, 2, 3, 4, 5].map(() =>
      client.wire('mutation', 'account.verifyEmailCode', JSON.stringify({ code: wrong })),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await failureOf(client.trpc.account.verifyEmailCode.mutate({ code }))).toMatchObject({
      status: 400,
      issues: [{ path: 'code', message: expect.stringContaining('Use the link') }],
    });
    await client.trpc.auth.verifyEmail.mutate({ token: tokenIn(mail) });
    expect((await client.trpc.account.profile.query()).emailVerified).toBe(true);
  });

  test('gets a new email on request, which replaces the older one', async () => {
    const { client, email } = await registered(server.url);
    const first = tokenIn(await mailAbout(server, email, CONFIRM));
    expect((await client.trpc.account.sendVerification.mutate()).message).toContain(email);
    const second = tokenIn(await mailAbout(server, email, CONFIRM, { unlike: first }));
    expect((await failureOf(client.trpc.auth.verifyEmail.mutate({ token: first }))).status).toBe(404);
    await client.trpc.auth.verifyEmail.mutate({ token: second });
    expect((await client.trpc.account.sendVerification.mutate()).message).toBe('Your email address is confirmed.');
  });

  test('limits the number of emails, and the codes tried across several emails', async () => {
    const limited = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1' } });
    try {
      const { username } = await createPerson(limited.services, 'client', 'Ava Wong');
      const { account } = (await signIn(limited.url, username)).trpc;
      for (let turn = 0; turn < limits.accountMail.points; turn += 1) await account.sendVerification.mutate();
      expect((await failureOf(account.sendVerification.mutate())).status).toBe(429);
      for (let turn = 0; turn < limits.mailCode.points; turn += 1)
        expect((await failureOf(account.verifyEmailCode.mutate({ code: '000000' }))).status).toBe(400);
      expect((await failureOf(account.verifyEmailCode.mutate({ code: '000000' }))).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});

test('security emails do not keep their contents in the outbox', async () => {
  const { email } = await registered(server.url);
  await eventually('its words are forgotten', async () => {
    const row = await server.services.db.outboxMail.findFirst({ where: { to: email, state: 'sent' } });
    return row && JSON.stringify(row.data) === '{}';
  });
});
