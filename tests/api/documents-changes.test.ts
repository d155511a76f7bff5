/** What a document is called and how its picture is shown: who may change it, and what stays as it was sent. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { pdf, sendFile } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;
/** By how many milliseconds the server’s clock is ahead. */
let later = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + later) } });
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});
afterAll(() => server.stop());

const plain = { width: 6, height: 4, channels: 3, background: '#2a6657' } as const;
const photo = () => sharp({ create: plain }).jpeg().toBuffer();
const events = (type: string) =>
  server.services.db.caseEvent.findMany({ where: { caseId: party.caseId, type }, orderBy: { seq: 'asc' } });

test('the broker renames and turns the client’s photo; its file stays as it was sent', async () => {
  const { document } = await sendFile(client, party.caseId, 'IMG_4711.jpg', await photo());
  const { id: documentId } = document;
  const sent = document.versions[0];
  expect(document).toMatchObject({ title: 'IMG_4711', mayChange: true, versions: [{ rotation: 0 }] });
  const changed = await broker.trpc.documents.change.mutate({ documentId, title: 'Licence, front', rotation: 90 });
  expect(changed).toMatchObject({ title: 'Licence, front', versions: [{ ...sent, rotation: 90 }] });
  // Again, and the same: nothing happens.
  await broker.trpc.documents.change.mutate({ documentId, title: 'Licence, front' });
  expect(await events('document_renamed')).toMatchObject([
    {
      visibility: 'client',
      actorId: party.broker.id,
      data: { documentId, title: 'Licence, front', former: 'IMG_4711' },
    },
  ]);
  const { documents } = await client.trpc.documents.list.query({ caseId: party.caseId });
  expect(documents.find(({ id }) => id === documentId)).toMatchObject({ title: 'Licence, front' });
});

test('only pictures are turned, by quarters; a name is one line; what was deleted stays as it is', async () => {
  const { document } = await sendFile(client, party.caseId, 'policy.pdf', pdf('policy'));
  const { id: documentId } = document;
  const change = (more: object) => failureOf(client.trpc.documents.change.mutate({ documentId, ...more }));
  expect(await change({ rotation: 90 })).toMatchObject({ status: 400 });
  expect(await change({ rotation: 45 })).toMatchObject({ status: 400 });
  expect(await change({ title: ' ' })).toMatchObject({ status: 400 });
  await client.trpc.documents.remove.mutate({ documentId });
  expect(await change({ title: 'Policy' })).toMatchObject({ status: 409 });
});

test('the broker’s document is not the client’s to rename', async () => {
  const { document } = await sendFile(broker, party.caseId, 'binder.pdf', pdf('binder'));
  const rename = { documentId: document.id, title: 'Mine' };
  expect(await failureOf(client.trpc.documents.change.mutate(rename))).toMatchObject({ status: 403 });
  expect(await broker.trpc.documents.change.mutate(rename)).toMatchObject({ title: 'Mine' });
});

test('a thumbnail is recorded as a view the first time only', async () => {
  const { document } = await sendFile(client, party.caseId, 'roof.jpg', await photo());
  const versionId = document.versions[0]?.id ?? '';
  const viewed = async () =>
    (await events('document_viewed')).filter(({ data }) => (data as { versionId?: string }).versionId === versionId);
  const show = () => broker.rest('GET', `${documentContentPath(versionId)}?thumbnail`);
  expect(await show()).toMatchObject({ status: 200 });
  later = 15 * 60_000;
  await show();
  expect(await viewed()).toHaveLength(1);
  await broker.rest('GET', documentContentPath(versionId));
  expect(await viewed()).toHaveLength(2);
});
