/** Viewing the portal as a client: everything the client sees, and nothing that changes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '#server/app/trpc/root.ts';
import { findOwnViews } from '#server/modules/accounts/impersonation/queries.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { VIEW_AS_HEADER, VIEW_HAS_ENDED, VIEW_IS_READ_ONLY } from '#shared/platform/session.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { failureIn } from '../support/hostile.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const REASON = 'Cannot find the options';
let server: TestServer;
let party: Party;
let admin: ApiClient;
let offsetMs = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  party = await activeCase(server.services);
  const { caseId, broker } = party;
  const clientKey = randomUUID();
  await sendMessage(server.services, broker, {
    caseId,
    body: 'Hello Morgan',
    kind: 'message',
    clientKey,
    attachments: [],
  });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

/** The same browser, in a tab with an impersonation grant. */
function tabOf({ url, cookies }: ApiClient, grantId: string): ApiClient {
  const tab = createApiClient(url, { [VIEW_AS_HEADER]: grantId });
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

async function viewOf({ id }: Pick<Viewer, 'id'>, by: ApiClient = admin): Promise<string> {
  return (await by.trpc.viewAs.start.mutate({ clientId: id, reason: `${REASON} ${randomUUID()}` })).grantId;
}

async function anotherAdmin(): Promise<{ viewer: Viewer; api: ApiClient }> {
  const viewer = await createPerson(server.services, 'client', 'Another Admin');
  await server.services.db.user.update({ where: { id: viewer.id }, data: { role: 'admin' } });
  return { viewer, api: await signIn(server.url, viewer.username) };
}

/** The requests the portal makes when a client signs in and opens a case. */
async function portalOf({ trpc }: ApiClient) {
  const { caseId } = party;
  return {
    user: await trpc.auth.session.query(),
    own: await trpc.cases.list.query({ scope: 'own' }),
    needs: await trpc.cases.needs.query(),
    case: await trpc.cases.get.query({ caseId }),
    timeline: await trpc.cases.timeline.query({ caseId }),
    conversation: await trpc.messages.list.query({ caseId }),
    documents: await trpc.documents.list.query({ caseId }),
    people: await trpc.participants.list.query({ caseId }),
    notifications: await trpc.notifications.list.query({}),
    profile: await trpc.account.profile.query(),
    consents: await trpc.privacy.consents.query(),
  };
}

test('shows what the client sees, in both APIs, and leaves no trace with the client', async () => {
  const { db } = server.services;
  const client = await signIn(server.url, party.client.username);
  const mine = { where: { userId: party.client.id } };
  const before = [await db.userSession.findMany(mine), await db.conversationRead.findMany(mine)];
  const seen = await portalOf(client);
  expect(seen.conversation.messages).toHaveLength(1);
  expect(seen.case.unread).toBe(1);
  offsetMs += 10 * 60_000;
  const tab = tabOf(admin, await viewOf(party.client));
  expect(await portalOf(tab)).toEqual(seen);
  expect(await portalOf(tab)).toEqual(seen);
  expect((await tab.rest('GET', '/api/user')).body).toMatchObject({ id: party.client.id, role: 'client' });
  expect([await db.userSession.findMany(mine), await db.conversationRead.findMany(mine)]).toEqual(before);
  // The administrator's own pages are out of reach in this tab.
  expect(await failureOf(tab.trpc.admin.overview.query())).toMatchObject({ status: 403 });
  expect((await admin.trpc.auth.session.query()).role).toBe('admin');
});

test('refuses every mutation and every stream of the contract, and every upload and download', async () => {
  const tab = tabOf(admin, await viewOf(party.client));
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>);
  for (const [name, { _def }] of procedures) {
    if (_def.type === 'query') continue;
    const answer = _def.type === 'mutation' ? await tab.wire('mutation', name, '{}') : await tab.watch('{}');
    expect({ name, status: answer.status, message: failureIn(answer).message }).toEqual({
      name,
      status: 403,
      message: VIEW_IS_READ_ONLY,
    });
  }
  const files = [
    ['GET', `/api/documents/${randomUUID()}/content`],
    ['POST', '/api/uploads'],
    ['GET', `/api/privacy/export/${'A'.repeat(43)}`],
    ['POST', '/api/contact'],
  ] as const;
  for (const [method, path] of files) {
    const answer = await tab.call(method, path, method === 'POST' ? { json: {} } : {});
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
    expect(answer.text).toContain(VIEW_IS_READ_ONLY);
  }
});

describe('is refused', () => {
  const refused = { status: 403, message: VIEW_HAS_ENDED };

  test('with a made-up id, and without one', async () => {
    for (const id of [randomUUID(), 'x', '', party.client.id, "' OR 1=1", '0'.repeat(5_000)])
      expect(await failureOf(tabOf(admin, id).trpc.cases.list.query({ scope: 'own' })), id).toMatchObject(refused);
  });

  test('to anyone who did not request it: another administrator, the same one elsewhere, staff, clients, visitors', async () => {
    const grant = await viewOf(party.client);
    const others = [
      (await anotherAdmin()).api,
      await signIn(server.url, 'demo_admin'),
      await signIn(server.url, party.broker.username),
      await signIn(server.url, party.client.username),
      await signIn(server.url, 'demo_client'),
    ];
    for (const other of others)
      expect(await failureOf(tabOf(other, grant).trpc.cases.list.query({ scope: 'own' }))).toMatchObject(refused);
    const visitor = tabOf(createApiClient(server.url), grant);
    expect(await failureOf(visitor.trpc.cases.list.query({ scope: 'own' }))).toMatchObject({ status: 401 });
  });

  test('after half an hour, and after it was ended', async () => {
    const [first, second] = [await viewOf(party.client), await viewOf(party.client)];
    const tab = tabOf(admin, first);
    expect((await tab.trpc.auth.session.query()).id).toBe(party.client.id);
    expect(await admin.trpc.viewAs.end.mutate({ grantId: first })).toEqual({ ended: true });
    expect(await failureOf(tab.trpc.auth.session.query())).toMatchObject(refused);
    offsetMs += 30 * 60_000;
    expect(await failureOf(tabOf(admin, second).trpc.auth.session.query())).toMatchObject(refused);
  });

  test('from the moment the administrator loses access: session ended, account disabled, role changed', async () => {
    const { db } = server.services;
    const { viewer, api } = await anotherAdmin();
    const tab = tabOf(api, await viewOf(party.client, api));
    const look = () => failureOf(tab.trpc.cases.list.query({ scope: 'own' }));
    const become = (data: { disabledAt?: Date | null; role?: 'admin' | 'broker' }) =>
      db.user.update({ where: { id: viewer.id }, data });
    await become({ disabledAt: new Date() });
    expect(await look()).toMatchObject({ status: 401 });
    await become({ disabledAt: null, role: 'broker' });
    expect(await look()).toMatchObject(refused);
    await become({ role: 'admin' });
    expect((await tab.trpc.auth.session.query()).id).toBe(party.client.id);
    await api.trpc.auth.logout.mutate();
    expect(await look()).toMatchObject({ status: 401 });
  });

  test('once the client is disabled, or no longer a client', async () => {
    const { db } = server.services;
    const other = await createPerson(server.services, 'client', 'Leaving Example');
    const tab = tabOf(admin, await viewOf(other));
    await db.user.update({ where: { id: other.id }, data: { disabledAt: new Date() } });
    expect(await failureOf(tab.trpc.auth.session.query())).toMatchObject(refused);
    expect(await failureOf(admin.trpc.viewAs.start.mutate({ clientId: other.id, reason: REASON }))).toMatchObject({
      status: 409,
    });
    await db.user.update({ where: { id: other.id }, data: { disabledAt: null, role: 'admin' } });
    expect(await failureOf(tab.trpc.auth.session.query())).toMatchObject(refused);
  });
});

test('is recorded in the audit log with its reason, once per grant, and is only ever of a client', async () => {
  const client = await createPerson(server.services, 'client', 'Watched Example');
  const ask = () => admin.trpc.viewAs.start.mutate({ clientId: client.id, reason: REASON });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toEqual(first);
  expect(await server.services.db.auditEntry.findMany({ where: { subjectId: client.id } })).toMatchObject([
    { action: 'client.viewed_as', actorRole: 'admin', subjectLabel: 'Watched Example', reason: REASON },
  ]);
  expect((await admin.trpc.clients.get.query({ clientId: client.id })).views).toMatchObject([{ reason: REASON }]);
  // The client's own data shows that somebody viewed it.
  expect(await findOwnViews(server.services.db, client.id)).toMatchObject([{ until: first.expiresAt }]);
  for (const id of [party.broker.id, randomUUID()])
    expect(await failureOf(admin.trpc.viewAs.start.mutate({ clientId: id, reason: REASON }))).toMatchObject({
      status: 404,
    });
  expect(await failureOf(admin.trpc.viewAs.start.mutate({ clientId: client.id, reason: ' ' }))).toMatchObject({
    status: 400,
  });
});
