/** Notes among colleagues: mentions, logged calls, and the replies that come with the product. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { starterReplies } from '#shared/content/replies/registry.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [client, broker, admin] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
});
afterAll(() => server?.stop());

const send = ({ trpc }: ApiClient, body: string, kind: 'message' | 'note' = 'note') =>
  trpc.messages.send.mutate({ caseId: party.caseId, body, kind, clientKey: randomUUID() });
const newest = async ({ trpc }: ApiClient) =>
  (await trpc.messages.list.query({ caseId: party.caseId })).messages.at(-1);
const mentionsOf = (userId: string) =>
  server.services.db.notification.findMany({
    where: { userId, type: 'mentioned' },
    select: { title: true, link: true },
  });

describe('mentions', () => {
  test('notify those who may open the case, and say who was not notified', async () => {
    const outsider = await createPerson(server.services, 'broker', 'Olive Outsider');
    const { id: adminId, fullName } = await server.services.db.user.findUniqueOrThrow({
      where: { usernameKey: 'demo_admin' },
    });
    const note = await send(broker, `@${fullName} and @Olive Outsider, please look. Not @${party.client.fullName}.`);
    const mentions = expect.arrayContaining([
      { userId: adminId, name: fullName, notified: true },
      { userId: outsider.id, name: 'Olive Outsider', notified: false },
    ]);
    expect(note.mentions).toEqual(mentions);
    expect(note.mentions).toHaveLength(2);
    expect((await newest(broker))?.mentions).toEqual(mentions);
    const { title } = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
    expect(await mentionsOf(adminId)).toEqual([
      {
        title: `${party.broker.fullName} mentioned you in a note about ${title}`,
        link: `/admin/cases/${party.caseId}`,
      },
    ]);
    expect(await mentionsOf(outsider.id)).toEqual([]);
    expect(await mentionsOf(party.client.id)).toEqual([]);
  });

  test('are not made by a message to the client, nor by its author', async () => {
    const { id: adminId, fullName } = await server.services.db.user.findUniqueOrThrow({
      where: { usernameKey: 'demo_admin' },
    });
    const before = (await mentionsOf(adminId)).length;
    expect((await send(broker, `@${fullName} will help`, 'message')).mentions).toEqual([]);
    expect((await send(admin, `I am @${fullName}`)).mentions).toEqual([]);
    expect(await mentionsOf(adminId)).toHaveLength(before);
  });

  test('the list of colleagues says who may open the case, to those who may', async () => {
    const { colleagues } = await admin.trpc.mentions.colleagues.query({ caseId: party.caseId });
    expect(colleagues.find(({ id }) => id === party.broker.id)).toMatchObject({ sees: true, role: 'broker' });
    expect(colleagues.flatMap(({ name, sees }) => (sees ? [name] : []))).toEqual([
      party.broker.fullName,
      'Terry Demo-Manager',
    ]);
    expect(await failureOf(client.trpc.mentions.colleagues.query({ caseId: party.caseId }))).toMatchObject({
      status: 403,
    });
  });
});

describe('the call log', () => {
  const call = { direction: 'outgoing', reached: true, minutes: 4, note: 'Parks in a garage' } as const;

  test('is an internal note with the facts of the call, once per key, and hidden from the client', async () => {
    const words = { ...call, caseId: party.caseId, clientKey: randomUUID() };
    const logged = await broker.trpc.callLog.log.mutate(words);
    expect(logged).toMatchObject({
      kind: 'note',
      body: 'Called the client, 4 minutes\nParks in a garage',
      call: { direction: 'outgoing', reached: true, minutes: 4 },
    });
    expect(await broker.trpc.callLog.log.mutate(words)).toEqual(logged);
    expect((await newest(client))?.seq).not.toBe(logged.seq);
    const entries = async ({ trpc }: ApiClient) =>
      (await trpc.cases.timeline.query({ caseId: party.caseId })).entries.filter(({ type }) => type === 'call_logged');
    expect(await entries(broker)).toMatchObject([{ detail: 'Called the client, 4 minutes', staffOnly: true }]);
    expect(await entries(client)).toEqual([]);
  });

  test('refuses what cannot have happened', async () => {
    const log = (more: object) =>
      broker.trpc.callLog.log.mutate({ ...call, caseId: party.caseId, clientKey: randomUUID(), ...more });
    expect(await failureOf(log({ direction: 'incoming', reached: false, minutes: null }))).toMatchObject({
      status: 400,
      issues: [{ path: 'reached' }],
    });
    expect(await failureOf(log({ reached: false }))).toMatchObject({ status: 400, issues: [{ path: 'minutes' }] });
    expect(await failureOf(log({ minutes: 601 }))).toMatchObject({ status: 400 });
    expect((await log({ reached: false, minutes: null, note: '' })).body).toBe('Called the client, no answer');
  });
});

describe('starter replies', () => {
  test('everyone has them; a version replaces one for its owner, and deleting it resets', async () => {
    const list = () => broker.trpc.cannedReplies.list.query();
    expect((await list()).starters.map(({ name }) => name)).toEqual(starterReplies.map(({ name }) => name));
    const version = { title: 'Hello', shortcut: 'hello', body: 'Hi {{client.firstName}}', replaces: 'greeting' };
    const make = (as: ApiClient, scope: 'own' | 'shared') =>
      as.trpc.cannedReplies.create.mutate({ ...version, id: randomUUID(), scope });
    const own = await make(broker, 'own');
    expect(own).toMatchObject({ replaces: 'greeting', scope: 'own' });
    expect(await failureOf(make(broker, 'own'))).toMatchObject({ status: 400 });
    expect(
      await failureOf(
        broker.trpc.cannedReplies.create.mutate({ ...version, id: randomUUID(), scope: 'own', shortcut: '' }),
      ),
    ).toMatchObject({ status: 409, message: 'There’s already a version of this reply: Hello' });
    expect(
      await failureOf(
        broker.trpc.cannedReplies.create.mutate({
          ...{ ...version, id: randomUUID(), scope: 'own', shortcut: '', replaces: 'unknown' },
        }),
      ),
    ).toMatchObject({ status: 400, issues: [{ path: 'replaces' }] });
    const shared = await make(admin, 'shared');
    expect((await list()).replies.filter(({ replaces }) => replaces === 'greeting')).toHaveLength(2);
    await broker.trpc.cannedReplies.remove.mutate({ id: own.id, version: own.version });
    await admin.trpc.cannedReplies.remove.mutate({ id: shared.id, version: shared.version });
  });

  test('what is missing is named from the open document requests', async () => {
    const values = () => broker.trpc.cannedReplies.values.query({ caseId: party.caseId });
    expect((await values())['case.missing']).toBeNull();
    const { id: createdById, fullName: createdByName } = party.broker;
    for (const title of ['Driver’s licence', 'Proof of address'])
      await server.services.db.documentRequest.create({
        data: { caseId: party.caseId, title, why: 'For the quote', category: 'licence', createdById, createdByName },
      });
    expect((await values())['case.missing']).toBe('Driver’s licence and Proof of address');
  });
});
