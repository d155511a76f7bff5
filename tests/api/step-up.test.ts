/** What an open session alone does not permit. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#server/platform/http/rate-limit.ts';
import { PASSWORD, registered } from '../support/accounts.ts';
import { type ApiClient, failureOf } from '../support/api-client.ts';
import { nextCode, setUp } from '../support/second-factor.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date() } });
});
afterAll(() => server.stop());

// Codes are valid once per 30 seconds, so the tests advance the clock from one to the next.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a sensitive change of an account with a second factor', () => {
  test.each<[string, (client: ApiClient, proof: { currentPassword: string; code?: string }) => Promise<unknown>]>([
    ['password', ({ trpc }, proof) => trpc.account.changePassword.mutate({ ...proof, password: 'Meadow-2027-x' })],
    ['email', ({ trpc }, proof) => trpc.account.requestEmailChange.mutate({ ...proof, email: 'ava.new@example.com' })],
    ['download of everything', ({ trpc }, proof) => trpc.privacy.prepareExport.mutate(proof)],
  ])('%s: the password alone is not enough, nor is a wrong code', async (_what, change) => {
    const { client } = await registered(server.url);
    const { secret } = await setUp(client);
    const proof = { currentPassword: PASSWORD };
    expect(await failureOf(change(client, proof))).toMatchObject({
      status: 400,
      issues: [{ path: 'code', message: 'Enter the code from your authenticator app' }],
    });
    expect(await failureOf(change(client, { ...proof, code: '' }))).toMatchObject({ issues: [{ path: 'code' }] });
    expect(await failureOf(change(client, { ...proof, code: '000000' }))).toMatchObject({
      status: 400,
      issues: [{ path: 'code', message: expect.stringContaining('incorrect') }],
    });
    await change(client, { ...proof, code: nextCode(secret) });
  });

  test('guesses at the code are limited, however often the password is right', async () => {
    const limited = await startTestServer({
      variables: { RATE_LIMIT_SCALE: '1' },
      overrides: { now: () => new Date() },
    });
    try {
      const { client } = await registered(limited.url);
      await setUp(client);
      const guess = () =>
        failureOf(client.trpc.privacy.prepareExport.mutate({ currentPassword: PASSWORD, code: '000000' }));
      for (let tried = 0; tried < limits.secondFactor.points; tried += 1) expect((await guess()).status).toBe(400);
      expect((await guess()).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
