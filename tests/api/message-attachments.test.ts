/** Documents in messages: who may attach which, who sees them, and who is notified. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { openLiveStream } from '../support/live-stream.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
  broker = await signIn(server.url, party.broker.username);
});
afterAll(() => server.stop());

type Kind = { staffOnly?: boolean; scanState?: 'clean' | 'pending' | 'infected'; deleted?: boolean; caseId?: string };

/** A document as the database stores it, without bytes: messages only refer to it. */
async function createDocument(title: string, { staffOnly, scanState = 'clean', deleted, caseId }: Kind = {}) {
  const versionId = randomUUID();
  const { id } = await server.services.db.document.create({
    data: {
      caseId: caseId ?? party.caseId,
      title,
      category: 'other',
      visibility: staffOnly ? 'staff' : 'client',
      uploadedById: party.broker.id,
      uploadedByName: party.broker.fullName,
      uploadedByRole: 'broker',
      createdAt: new Date(),
      ...(deleted && { deletedAt: new Date(), deletedByName: 'Alex' }),
      versions: {
        create: {
          id: versionId,
          number: 1,
          fileName: `${title}.pdf`,
          mediaType: 'application/pdf',
          sha256: 'a'.repeat(64),
          size: 1_234,
          scanState,
          scannedAt: scanState === 'pending' ? null : new Date(),
          storageKey: `documents/${versionId}`,
          wrappedKey: Buffer.from('key'),
          masterKeyId: '0'.repeat(16),
          uploadId: `upload-${versionId}`,
          uploadedById: party.broker.id,
        },
      },
    },
  });
  return { id, versionId };
}

function send({ trpc }: ApiClient, attachments: string[], more: { body?: string; kind?: 'message' | 'note' } = {}) {
  return trpc.messages.send.mutate({ caseId: party.caseId, body: '', clientKey: randomUUID(), attachments, ...more });
}

async function newest({ trpc }: ApiClient) {
  const { messages } = await trpc.messages.list.query({ caseId: party.caseId });
  return messages.at(-1);
}

test('a message may consist of files alone, and both sides see the attachments', async () => {
  const { id, versionId } = await createDocument('Renewal letter');
  const sent = await send(broker, [id, id]);
  const attachment = {
    documentId: id,
    versionId,
    title: 'Renewal letter',
    mediaType: 'application/pdf',
    size: 1_234,
    scanState: 'clean',
    available: true,
  };
  expect(sent.attachments).toEqual([attachment]);
  expect(await newest(client)).toMatchObject({ body: '', attachments: [attachment] });
  await expect(failureOf(send(broker, []))).resolves.toMatchObject({ status: 400, message: 'Enter a message' });
});

test('the stream carries the files of a message', async () => {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const stream = openLiveStream(server.url, cookie, { caseId: party.caseId });
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
  const { id } = await createDocument('Photo of the roof');
  await send(broker, [id], { body: 'Look at this' });
  await eventually('the message arrives', async () => stream.bodies().includes('Look at this'));
  const messages = stream.events.flatMap((event) => (event.kind === 'case' ? (event.message ?? []) : []));
  expect(messages.at(-1)?.attachments.map(({ documentId }) => documentId)).toEqual([id]);
  stream.close();
});

test('a document of another case, a deleted one, or a staff-only one does not exist for the sender', async () => {
  const other = await activeCase(server.services);
  const elsewhere = await createDocument('Elsewhere', { caseId: other.caseId });
  const gone = await createDocument('Gone', { deleted: true });
  const hidden = await createDocument('Hidden', { staffOnly: true });
  for (const id of [elsewhere.id, gone.id, hidden.id, randomUUID()])
    expect(await failureOf(send(client, [id]))).toMatchObject({ status: 404 });
});

test('a staff-only document can be attached to a note, and never to a message to the client', async () => {
  const { id } = await createDocument('Underwriting notes', { staffOnly: true });
  expect(await failureOf(send(broker, [id]))).toMatchObject({
    status: 400,
    issues: [{ path: 'attachments', message: expect.stringContaining('staff-only document') }],
  });
  const note = await send(broker, [id], { kind: 'note' });
  expect(note.attachments).toHaveLength(1);
  expect((await newest(client))?.seq).toBeLessThan(note.seq);
});

test('a quarantined file is not sent on; one still being scanned is listed and cannot be opened', async () => {
  const infected = await createDocument('Harmful', { scanState: 'infected' });
  expect(await failureOf(send(client, [infected.id]))).toMatchObject({ status: 400 });
  const pending = await createDocument('Fresh', { scanState: 'pending' });
  await send(client, [pending.id]);
  expect((await newest(broker))?.attachments).toMatchObject([
    { title: 'Fresh', scanState: 'pending', available: false },
  ]);
});

test('a document deleted later stays listed and cannot be opened', async () => {
  const { id } = await createDocument('Old lease');
  await send(broker, [id]);
  await server.services.db.document.update({ where: { id }, data: { deletedAt: new Date(), deletedByName: 'Alex' } });
  expect((await newest(client))?.attachments).toMatchObject([{ title: 'Old lease', available: false }]);
});

test('everybody in the case but the sender is notified, and nobody who was removed', async () => {
  const { services } = server;
  const { db } = services;
  const [joined, removed] = await Promise.all(
    ['Jo Joined', 'Rae Removed'].map((name) => createPerson(services, 'client', name)),
  );
  const now = new Date();
  const place = (userId: string | null, more: { acceptedAt?: Date; removedAt?: Date }) => {
    const email = `${randomUUID()}@example.com`;
    return db.caseParticipant.create({
      data: {
        caseId: party.caseId,
        role: 'co_applicant',
        name: 'Somebody',
        email,
        emailKey: email,
        tokenHash: randomUUID().padEnd(43, '-'),
        expiresAt: new Date(Date.now() + 86_400_000),
        userId,
        createdAt: now,
        ...more,
      },
    });
  };
  await place(joined?.id ?? '', { acceptedAt: now });
  await place(removed?.id ?? '', { acceptedAt: now, removedAt: now });
  await place(null, {});
  await db.notification.deleteMany({});
  await db.outboxMail.deleteMany({});

  const participant = await signIn(server.url, joined?.username ?? '');
  expect(await failureOf(send(participant, [], { body: 'A note', kind: 'note' }))).toMatchObject({ status: 404 });
  await send(participant, [], { body: 'Hello from the co-applicant' });
  const toldOf = async () =>
    (await db.notification.findMany({ where: { type: 'new_message' }, select: { userId: true, link: true } })).toSorted(
      (a, b) => a.userId.localeCompare(b.userId),
    );
  const expected = [
    { userId: party.client.id, link: `/portal/cases/${party.caseId}` },
    { userId: party.broker.id, link: `/broker/cases/${party.caseId}` },
  ];
  expect(await toldOf()).toEqual(expected.toSorted((a, b) => a.userId.localeCompare(b.userId)));
  expect((await newest(client))?.senderName).toBe('Jo Joined');

  await send(broker, [], { body: 'Hello both' });
  const told = (await toldOf()).map(({ userId }) => userId);
  expect(told.filter((id) => id === joined?.id)).toHaveLength(1);
  expect(told).not.toContain(removed?.id);
  // The client had not read the first notice yet, so only the participant gets an email about the second message.
  const mails = await db.outboxMail.findMany({ where: { template: 'new-message' }, select: { to: true } });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [party.client.email, party.broker.email, joined?.email ?? ''].toSorted(),
  );

  const cases = await participant.trpc.messages.list.query({ caseId: party.caseId });
  await participant.trpc.messages.markRead.mutate({ caseId: party.caseId, seq: cases.messages.at(-1)?.seq ?? 0 });
  expect((await participant.trpc.messages.list.query({ caseId: party.caseId })).readSeq).toBe(
    cases.messages.at(-1)?.seq,
  );
});
