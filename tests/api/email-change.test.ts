/** Changing the address of an account: both mailboxes agree, or nothing changes. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { anotherBrowser, isSignedIn, newcomer, PASSWORD, registered } from '../support/accounts.ts';
import { createApiClient, failureOf } from '../support/api-client.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const CONFIRM = 'Confirm your email address';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date() } });
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

describe('an address change', () => {
  const OLD = 'Confirm the change';
  const FRESH = 'Confirm your new email address';

  async function confirmed() {
    const account = await registered(server.url);
    const token = tokenIn(await mailAbout(server, account.email, CONFIRM));
    await account.client.trpc.auth.verifyEmail.mutate({ token });
    return { ...account, newEmail: `moved.${account.email}` };
  }

  async function asked() {
    const account = await confirmed();
    const { client, email, newEmail } = account;
    await client.trpc.account.requestEmailChange.mutate({ currentPassword: PASSWORD, email: newEmail });
    const [old, fresh] = await Promise.all([mailAbout(server, email, OLD), mailAbout(server, newEmail, FRESH)]);
    return { ...account, old: tokenIn(old), fresh: tokenIn(fresh), mails: [old, fresh] };
  }

  test.each([
    ['the old one first', 'old', 'fresh'],
    ['the new one first', 'fresh', 'old'],
  ] as const)('is taken once both mailboxes agreed, %s', async (_order, first, second) => {
    const account = await asked();
    const { client, username, email, newEmail } = account;
    const other = await anotherBrowser(server.url, username);
    const caseId = await requestFrom(newEmail);
    const { confirmEmailChange } = client.trpc.auth;
    expect((await client.trpc.account.profile.query()).pendingEmail).toMatchObject({
      email: newEmail,
      oldConfirmed: false,
      newConfirmed: false,
    });
    expect(await confirmEmailChange.mutate({ token: account[first] })).toMatchObject({ done: false });
    expect(await confirmEmailChange.mutate({ token: account[first] })).toMatchObject({ done: false });
    expect(await client.trpc.account.profile.query()).toMatchObject({
      email,
      pendingEmail: { oldConfirmed: first === 'old', newConfirmed: first === 'fresh' },
    });
    expect(await confirmEmailChange.mutate({ token: account[second] })).toMatchObject({ done: true });
    expect(await confirmEmailChange.mutate({ token: account[second] })).toMatchObject({ done: true });
    expect(await client.trpc.account.profile.query()).toMatchObject({
      email: newEmail,
      emailVerified: true,
      pendingEmail: null,
    });
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect(await ownCases(client)).toEqual([caseId]);
    for (const address of [email, newEmail]) await mailAbout(server, address, 'was changed');
    expect(await isSignedIn(await anotherBrowser(server.url, newEmail))).toBe(true);
  });

  test('is applied once when both mailboxes agree at the same moment', async () => {
    const { client, old, fresh, newEmail } = await asked();
    const { confirmEmailChange } = client.trpc.auth;
    const answers = await Promise.all([old, fresh].map((token) => confirmEmailChange.mutate({ token })));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect((await client.trpc.account.profile.query()).email).toBe(newEmail);
  });

  test('is confirmed only by the signed-in owner of the account, and not by GET', async () => {
    const { client, fresh, email } = await asked();
    await client.call('GET', `/portal/confirm-email?token=${fresh}`);
    const press = createApiClient(server.url).trpc.auth.confirmEmailChange.mutate({ token: fresh });
    expect((await failureOf(press)).status).toBe(401);
    expect(await client.trpc.account.profile.query()).toMatchObject({ email, pendingEmail: { newConfirmed: false } });
  });

  test('names the other address in neither email', async () => {
    const { mails, email, newEmail } = await asked();
    expect(mails[0]?.text).not.toContain(newEmail);
    expect(mails[1]?.text).not.toContain(email.replace('moved.', ''));
  });

  test('requires the password and a new address that is not in use', async () => {
    const { client, email } = await confirmed();
    const ask = (input: { currentPassword: string; email: string }) =>
      failureOf(client.trpc.account.requestEmailChange.mutate(input));
    expect(await ask({ currentPassword: 'Wrong-2026', email: 'demo.client@example.com' })).toMatchObject({
      status: 400,
      issues: [{ path: 'currentPassword' }],
    });
    expect(await ask({ currentPassword: PASSWORD, email: 'Demo.Client@example.com' })).toMatchObject({ status: 409 });
    expect(await ask({ currentPassword: PASSWORD, email: email.toUpperCase() })).toMatchObject({
      status: 400,
      issues: [{ path: 'email' }],
    });
  });

  test('to an address taken in the meantime is refused, and nothing changes', async () => {
    const { client, old, fresh, email, newEmail } = await asked();
    await client.trpc.auth.confirmEmailChange.mutate({ token: old });
    await createApiClient(server.url).trpc.auth.register.mutate({ ...newcomer(), email: newEmail });
    expect((await failureOf(client.trpc.auth.confirmEmailChange.mutate({ token: fresh }))).status).toBe(409);
    expect((await client.trpc.account.profile.query()).email).toBe(email);
  });

  test('can be withdrawn and requested again', async () => {
    const { client, old, newEmail } = await asked();
    expect(await client.trpc.account.cancelEmailChange.mutate()).toMatchObject({ pendingEmail: null });
    expect((await failureOf(client.trpc.auth.confirmEmailChange.mutate({ token: old }))).status).toBe(404);
    const again = { currentPassword: PASSWORD, email: `again.${newEmail}` };
    expect(await client.trpc.account.requestEmailChange.mutate(again)).toMatchObject({
      pendingEmail: { email: `again.${newEmail}` },
    });
  });

  test('needs only the new mailbox when the old one was never verified: a mistyped one could not confirm', async () => {
    const { client, email } = await registered(server.url);
    const newEmail = `right.${email}`;
    const profile = await client.trpc.account.requestEmailChange.mutate({ currentPassword: PASSWORD, email: newEmail });
    expect(profile.pendingEmail).toMatchObject({ oldConfirmed: true, newConfirmed: false });
    const token = tokenIn(await mailAbout(server, newEmail, FRESH));
    expect(await client.trpc.auth.confirmEmailChange.mutate({ token })).toMatchObject({ done: true });
  });

  test('invalidates a password reset link in the old mailbox', async () => {
    const { client, email, old, fresh } = await asked();
    await client.trpc.auth.forgotPassword.mutate({ email });
    const token = tokenIn(await mailAbout(server, email, 'Set a new password'));
    for (const link of [old, fresh]) await client.trpc.auth.confirmEmailChange.mutate({ token: link });
    expect((await failureOf(client.trpc.auth.resetPassword.mutate({ token, password: 'Meadow-2027' }))).status).toBe(
      404,
    );
  });

  describe('over time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    test('expires after a day', async () => {
      const { client, old } = await asked();
      vi.setSystemTime(Date.now() + 24 * 3_600_000 + 1000);
      expect((await client.trpc.account.profile.query()).pendingEmail).toBeNull();
      expect((await failureOf(client.trpc.auth.confirmEmailChange.mutate({ token: old }))).status).toBe(404);
    });
  });
});
