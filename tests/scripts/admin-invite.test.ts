/** `npm run admin:invite`: how an installation gets its first administrator. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { databaseVariables } from '../support/server-variables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

function invite(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('scripts', 'admin-invite.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, ...databaseVariables(server.database), DATA_DIR: server.env.dataDir } },
  );
  return { status, text: stdout + stderr };
}

test('prints a link that creates one administrator, once, and is recorded in the audit log', async () => {
  const { status, text } = invite('Robin Example', 'robin@example.com');
  expect(status, text).toBe(0);
  const token = /\/portal\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const { userInvitations } = createApiClient(server.url).trpc;
  const account = { token, username: 'robin_example', password: 'Prairie-2026', phone: '403-555-0123' };
  await userInvitations.accept.mutate(account);
  expect(await failureOf(userInvitations.accept.mutate({ ...account, username: 'robin_twice' }))).toMatchObject({
    status: 404,
  });
  const admin = await signIn(server.url, 'robin_example', 'Prairie-2026');
  expect(await admin.trpc.auth.session.query()).toMatchObject({ role: 'admin' });
  const { entries } = await admin.trpc.audit.list.query({ action: 'user.invited' });
  expect(entries).toMatchObject([{ subject: { label: 'Robin Example' }, actor: { id: null } }]);
});

test('explains what is missing, and who already has an account', () => {
  expect(invite('Robin Example', 'not an address')).toMatchObject({ status: 1 });
  const again = invite('Robin Example', 'Robin@example.com');
  expect(again.status).toBe(1);
  expect(again.text).toContain('already has an account');
});
