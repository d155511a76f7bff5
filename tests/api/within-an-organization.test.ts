/** Two organizations in one database: each is reached at its own address, and sees and changes nothing of the other. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { systemResolve } from '#server/app/inbound-email.ts';
import { watchKeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type Listener, listen } from '#server/platform/http/listener.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import { type ApiClient, createApiClient, failureOf, signIn, submitQuote } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let theirs: Services;
let door: Listener;
let admin: ApiClient;
let theirAdmin: ApiClient;
let ours: Party;

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  const kind = 'brokerage' as const;
  const { id } = await services.db.organization.create({ data: { id: newId(), kind, name: 'Another Insurance Ltd.' } });
  theirs = await services.within(id);
  door = await listen(
    { host: '127.0.0.1', port: 0, drainMs: 0 },
    createApp({
      services: theirs,
      pages: null,
      keyUses: watchKeyUses(theirs),
      sandbox: null,
      scrape: null,
      resolve: systemResolve(),
    }),
  );
  const copied = await services.db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_admin' },
    omit: { id: true, organizationId: true, roleText: true },
  });
  const email = 'admin@another.example.com';
  const named = { username: 'another_admin', usernameKey: 'another_admin', email, emailKey: email };
  await theirs.db.user.create({ data: { ...copied, ...named } });
  ours = await activeCase(services);
  [admin, theirAdmin] = await Promise.all([signIn(server.url, 'demo_admin'), signIn(door.url, 'another_admin')]);
});
afterAll(async () => {
  await door?.stop(() => undefined);
  await server?.stop();
});

test('there is nothing to work with in an organization that does not exist', async () => {
  await expect(server.services.within(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a request belongs to the organization at whose address it was sent, with everything that follows from it', async () => {
  const { number } = await submitQuote(createApiClient(door.url), { email: 'theirs@example.com' });
  const found = () => theirAdmin.trpc.worklist.list.query({ scope: 'all', q: 'theirs@example.com' });
  const { cases } = await found();
  expect(cases.map((row) => row.number)).toEqual([number]);
  const caseId = cases[0]?.id ?? '';
  // Matching is a job. It searched among their brokers, and there are none.
  await eventually('nobody of theirs was found', async () => {
    const { entries } = await theirAdmin.trpc.cases.timeline.query({ caseId });
    return entries.some(({ type }) => type === 'routing_failed');
  });

  expect((await admin.trpc.worklist.list.query({ scope: 'all', q: 'theirs@example.com' })).cases).toEqual([]);
  expect(await failureOf(admin.trpc.cases.get.query({ caseId }))).toMatchObject({ status: 404 });
  expect(await failureOf(admin.trpc.messages.list.query({ caseId }))).toMatchObject({ status: 404 });
  expect(JSON.stringify(await admin.trpc.audit.list.query({}))).not.toContain(caseId);
});

test('and none of ours is theirs', async () => {
  const { caseId } = ours;
  expect(JSON.stringify(await theirAdmin.trpc.worklist.list.query({ scope: 'all' }))).not.toContain(caseId);
  expect(await failureOf(theirAdmin.trpc.cases.get.query({ caseId }))).toMatchObject({ status: 404 });
  const { users } = await theirAdmin.trpc.users.list.query({});
  expect(users.map(({ username }) => username)).toEqual(['another_admin']);
  // A user known to one organization is unknown to the other.
  expect(await failureOf(signIn(door.url, 'demo_admin'))).toMatchObject({ status: 401 });
});

test('a partner, its key and what was seen of a request belong to one organization, and work at no other address', async () => {
  const { partner, keyId, secret, api } = await createPartner(admin, 'ours-alone');
  const elsewhere = createApiClient(door.url, { authorization: `Bearer ${secret}` });
  expect((await api.rest('GET', '/api/leads')).status).toBe(200);
  expect((await elsewhere.call('GET', '/api/leads')).status).toBe(401);
  expect((await theirAdmin.trpc.partners.list.query({})).partners).toEqual([]);
  expect(await failureOf(theirAdmin.trpc.partners.get.query({ partnerId: partner.id }))).toMatchObject({ status: 404 });
  expect(await failureOf(theirAdmin.trpc.partners.revokeKey.mutate({ keyId }))).toMatchObject({ status: 404 });
  await admin.trpc.cases.get.query({ caseId: ours.caseId });
  expect(await server.services.db.caseRead.count({ where: { caseId: ours.caseId } })).toBeGreaterThan(0);
  expect(await theirs.db.caseRead.count({ where: { caseId: ours.caseId } })).toBe(0);
});

test('each has its own settings', async () => {
  const before = server.services.settings.get(sessionLivesSetting);
  const { version, value } = await theirAdmin.trpc.settings.sessions.query();
  const changed = { ...value, clientDays: value.clientDays - 1 };
  await theirAdmin.trpc.settings.saveSessions.mutate({ version, value: changed });
  expect(theirs.settings.get(sessionLivesSetting)).toEqual(changed);
  await server.services.settings.refresh();
  expect(server.services.settings.get(sessionLivesSetting)).toEqual(before);
});

test('many at once, on the same few connections, each see only their own', async () => {
  const ask = async (services: Services) => {
    const rows = await services.db.case.findMany({ select: { organizationId: true } });
    return [...new Set(rows.map(({ organizationId }) => organizationId))];
  };
  const askers = Array.from({ length: 60 }, (_, index) => (index % 2 ? theirs : server.services));
  const answers = await Promise.all(askers.map(ask));
  expect(answers).toEqual(askers.map(({ organizationId }) => [organizationId]));
});
