/** Who can access the two byte endpoints: the content of a document, and the uploads. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { type Answer, type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createUpload, headUpload, patchUpload, pdf, sendFile } from '../support/files.ts';
import { rewriteHistory } from '../support/history.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const actors = [
  'visitor',
  'otherClient',
  'otherBroker',
  'removedParticipant',
  'participant',
  'broker',
  'client',
  'admin',
] as const;
type Actor = (typeof actors)[number];
type Row = Record<Actor, number>;

const nobodyElse = { visitor: 401, otherClient: 404, otherBroker: 404, removedParticipant: 404 };

let server: TestServer;
let party: Party;
let people: Record<Actor, ApiClient>;
const versions: Record<'shared' | 'staffOnly', string> = { shared: '', staffOnly: '' };

beforeAll(async () => {
  server = await startTestServer();
  const { services, url } = server;
  party = await activeCase(services);
  const [stranger, colleague, partner, former] = await Promise.all([
    createPerson(services, 'client', 'Somebody Else'),
    createPerson(services, 'broker', 'Another Broker'),
    createPerson(services, 'client', 'Partner Example'),
    createPerson(services, 'client', 'Former Example'),
  ]);
  for (const { id, username, email, fullName } of [partner, former])
    await services.db.caseParticipant.create({
      data: {
        caseId: party.caseId,
        role: 'co_applicant',
        name: fullName,
        email,
        emailKey: email,
        tokenHash: username.padEnd(43, '-'),
        expiresAt: new Date('2099-01-01'),
        userId: id,
        createdAt: new Date(),
        acceptedAt: new Date(),
        removedAt: id === former.id ? new Date() : null,
      },
    });
  const usernames: [Actor, string][] = [
    ['otherClient', stranger.username],
    ['otherBroker', colleague.username],
    ['removedParticipant', former.username],
    ['participant', partner.username],
    ['broker', party.broker.username],
    ['client', party.client.username],
    ['admin', 'demo_admin'],
  ];
  const signedIn = await Promise.all(usernames.map(async ([who, name]) => [who, await signIn(url, name)] as const));
  people = { visitor: createApiClient(url), ...Object.fromEntries(signedIn) } as Record<Actor, ApiClient>;
  const shared = await sendFile(people.client, party.caseId, 'shared.pdf', pdf('shared'));
  const hidden = await sendFile(people.broker, party.caseId, 'hidden.pdf', pdf('hidden'), { staffOnly: true });
  versions.shared = shared.document.versions[0]?.id ?? '';
  versions.staffOnly = hidden.document.versions[0]?.id ?? '';
});
afterAll(() => server.stop());

const TUS = { 'tus-resumable': '1.0.0' };
const begin = (actor: Actor) =>
  createUpload(people[actor], { caseId: party.caseId, fileName: 'a file.pdf', length: 100 });

/** A new upload of the client's. */
async function uploadOfClient(): Promise<string> {
  await server.services.staging.removeAbandoned(new Date(Date.now() + 48 * 3_600_000));
  return (await begin('client')).headers.get('location') ?? '';
}

const calls: [what: string, row: Row, call: (actor: Actor) => Promise<Answer>][] = [
  [
    'the content of a document',
    { ...nobodyElse, participant: 200, broker: 200, client: 200, admin: 200 },
    (actor) => people[actor].rest('GET', documentContentPath(versions.shared)),
  ],
  [
    'its length',
    { ...nobodyElse, participant: 200, broker: 200, client: 200, admin: 200 },
    (actor) => people[actor].rest('HEAD', documentContentPath(versions.shared)),
  ],
  [
    'a range in its middle',
    { ...nobodyElse, participant: 206, broker: 206, client: 206, admin: 206 },
    (actor) => people[actor].rest('GET', documentContentPath(versions.shared), { headers: { range: 'bytes=10-19' } }),
  ],
  [
    'a range behind its end',
    { ...nobodyElse, participant: 416, broker: 416, client: 416, admin: 416 },
    (actor) => people[actor].rest('GET', documentContentPath(versions.shared), { headers: { range: 'bytes=99999-' } }),
  ],
  [
    'it as a file to save',
    { ...nobodyElse, participant: 200, broker: 200, client: 200, admin: 200 },
    (actor) => people[actor].rest('GET', `${documentContentPath(versions.shared)}?download`),
  ],
  [
    'the content of what staff keep to themselves',
    { ...nobodyElse, participant: 404, broker: 200, client: 404, admin: 200 },
    (actor) => people[actor].rest('GET', documentContentPath(versions.staffOnly)),
  ],
  [
    'the content of a document that does not exist',
    { ...nobodyElse, participant: 404, broker: 404, client: 404, admin: 404 },
    (actor) => people[actor].rest('GET', documentContentPath(randomUUID())),
  ],
  [
    'the content of an address that is none',
    { ...nobodyElse, participant: 404, broker: 404, client: 404, admin: 404 },
    (actor) => people[actor].rest('GET', documentContentPath('not-an-id')),
  ],
  [
    'the beginning of an upload',
    { ...nobodyElse, participant: 201, broker: 201, client: 201, admin: 201 },
    (actor) => begin(actor),
  ],
  [
    'how far an upload of the client has come',
    {
      visitor: 401,
      otherClient: 404,
      otherBroker: 404,
      removedParticipant: 404,
      participant: 404,
      broker: 404,
      client: 200,
      admin: 404,
    },
    async (actor) => headUpload(people[actor], await uploadOfClient()),
  ],
  [
    'going on with an upload of the client',
    {
      visitor: 401,
      otherClient: 404,
      otherBroker: 404,
      removedParticipant: 404,
      participant: 404,
      broker: 404,
      client: 204,
      admin: 404,
    },
    async (actor) => patchUpload(people[actor], await uploadOfClient(), 0, pdf().subarray(0, 50)),
  ],
  [
    'cancelling an upload of the client',
    {
      visitor: 401,
      otherClient: 404,
      otherBroker: 404,
      removedParticipant: 404,
      participant: 404,
      broker: 404,
      client: 204,
      admin: 404,
    },
    async (actor) => people[actor].call('DELETE', await uploadOfClient(), { headers: TUS }),
  ],
];

describe.each(calls)('%s', (what, row, call) => {
  test.each(actors)('for %s', async (actor) => {
    await rewriteHistory(server.services, (tx) =>
      tx.caseEvent.deleteMany({ where: { type: { startsWith: 'document_viewed' } } }),
    );
    const answer = await call(actor);
    expect(answer.status, `${what}: ${answer.text}`).toBe(row[actor]);
    if (answer.status < 400) return;
    expect(answer.text).not.toMatch(/shared|hidden|Morgan|AB-\d{4}/);
    if (answer.text)
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/^[A-Z]/), code: expect.any(String) });
    if (answer.status === 401) expect(answer.headers.get('content-type')).toMatch(/json/);
    const looks = await server.services.db.caseEvent.count({ where: { type: 'document_viewed' } });
    expect(looks, 'a refused look is no look').toBe(0);
  });
});

test('documents of others are answered like missing ones, word for word', async () => {
  const words = async (id: string) => {
    const { body } = await people.otherClient.rest('GET', documentContentPath(id));
    const { message, code } = body as { message: string; code: string };
    return { message, code };
  };
  const unknown = await words(randomUUID());
  expect(await words(versions.shared)).toEqual(unknown);
  expect(await words(versions.staffOnly)).toEqual(unknown);
});

test('access ends with the session, also in the middle of a document', async () => {
  const { username } = party.client;
  const reader = await signIn(server.url, username);
  const range = { headers: { range: 'bytes=0-9' } };
  expect((await reader.rest('GET', documentContentPath(versions.shared), range)).status).toBe(206);
  const session = await server.services.db.userSession.findFirstOrThrow({
    where: { userId: party.client.id },
    orderBy: { createdAt: 'desc' },
  });
  await server.services.db.userSession.update({ where: { id: session.id }, data: { endedAt: new Date() } });
  expect((await reader.rest('GET', documentContentPath(versions.shared), range)).status).toBe(401);
});

test('a participant sends, and reads what others sent; what they may not do is refused with a readable error', async () => {
  const { participant } = people;
  const { document } = await sendFile(participant, party.caseId, 'of a partner.pdf', pdf('partner'));
  expect(document).toMatchObject({ uploadedByMe: true, uploadedByName: 'Partner Example', mayRemove: true });
  const list = await participant.trpc.documents.list.query({ caseId: party.caseId });
  expect(list).toMatchObject({ mayUpload: true, mayRequest: false });
  expect(list.documents.map(({ title }) => title)).not.toContain('hidden');
  const theirs = list.documents.find(({ title }) => title === 'shared');
  const remove = participant.trpc.documents.remove.mutate({ documentId: theirs?.id ?? '' });
  expect(await failureOf(remove)).toMatchObject({ status: 403 });
  expect(await failureOf(people.removedParticipant.trpc.documents.list.query({ caseId: party.caseId }))).toMatchObject({
    status: 404,
  });
});

test('a case that is closed for messages accepts no files either', async () => {
  const own = await activeCase(server.services);
  const client = await signIn(server.url, own.client.username);
  const { version } = await client.trpc.cases.get.query({ caseId: own.caseId });
  await client.trpc.cases.withdraw.mutate({ caseId: own.caseId, version });
  const answer = await createUpload(client, { caseId: own.caseId, fileName: 'late.pdf', length: 100 });
  expect(answer.status).toBe(409);
  expect((answer.body as { message: string }).message).toMatch(/withdrawn/);
});

test('staff without the second factor they need can access neither documents nor uploads', async () => {
  const { db } = server.services;
  const { env } = server;
  env.requireSecondFactor = true;
  try {
    expect((await people.broker.rest('GET', documentContentPath(versions.shared))).status).toBe(403);
    expect((await begin('broker')).status).toBe(403);
    expect((await people.client.rest('GET', documentContentPath(versions.shared))).status).toBe(200);
    await db.user.update({
      where: { id: party.broker.id },
      data: { totpSealed: Buffer.from('sealed'), totpEnabledAt: new Date() },
    });
    expect((await people.broker.rest('GET', documentContentPath(versions.shared))).status).toBe(200);
  } finally {
    env.requireSecondFactor = false;
    await db.user.update({ where: { id: party.broker.id }, data: { totpSealed: null, totpEnabledAt: null } });
  }
});

test('a page of another site cannot start an upload', async () => {
  const answer = await createUpload(people.client, {
    caseId: party.caseId,
    fileName: 'a.pdf',
    length: 100,
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
});
