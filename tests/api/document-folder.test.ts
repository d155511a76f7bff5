/**
 * Two servers on one database must share one document folder: the one without it says so, and touches nothing.
 * @module-tag long
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { sweepContent } from '#server/modules/documents/scans/commands.ts';
import { getLaunchList } from '#server/modules/operations/go-live/queries.ts';
import { adoptFolder, openDocumentFolder, WRONG_FOLDER } from '#server/platform/files/document-folder.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createUpload, pdf, sendFile } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

let first: TestServer;
let second: Running;
let folder: string;
let party: Party;
let versionId: string;

/** A second server on the same database, with its own data folder. */
async function serveBeside(dataDir: string): Promise<Running> {
  return serve(readEnv(serverVariables(await freePort(), first.database, dataDir)));
}

beforeAll(async () => {
  first = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-folder-'));
  second = await serveBeside(path.join(folder, 'second'));
  party = await activeCase(first.services);
  const { document } = await sendFile(await signIn(first.url, party.client.username), party.caseId, 'a.pdf', pdf());
  versionId = document.versions[0]?.id ?? '';
});
afterAll(async () => {
  await second.close();
  await first.stop();
  await rm(folder, { recursive: true, force: true });
});

const unavailable = { message: WRONG_FOLDER, code: 'SERVICE_UNAVAILABLE' };

async function expectRefusal(client: ApiClient): Promise<void> {
  const begun = await createUpload(client, { caseId: party.caseId, fileName: 'a.pdf', length: 5 });
  expect(begun.status).toBe(503);
  expect(begun.body).toMatchObject(unavailable);
  const uploadId = 'an-upload-of-another-server';
  const attach = client.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  expect(await failureOf(attach)).toMatchObject({ status: 503, message: WRONG_FOLDER });
  const read = await client.call('GET', documentContentPath(versionId));
  expect(read.status).toBe(503);
  expect(read.body).toMatchObject(unavailable);
}

test('the server with another folder neither accepts nor opens documents, and everything else works', async () => {
  const client = await signIn(second.url, party.client.username);
  await expectRefusal(client);
  const { documents } = await client.trpc.documents.list.query({ caseId: party.caseId });
  expect(documents).toHaveLength(1);
  const opened = await (await signIn(first.url, party.client.username)).call('GET', documentContentPath(versionId));
  expect(opened.status).toBe(200);
});

test('it deletes nothing either: a job fails, and is retried where the documents are', async () => {
  const { db } = first.services;
  const kept = await db.documentVersion.findUniqueOrThrow({ where: { id: versionId } });
  await db.documentVersion.update({ where: { id: versionId }, data: { wrappedKey: null } });
  await expect(sweepContent(second.services, kept.storageKey)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect((await db.documentVersion.findUniqueOrThrow({ where: { id: versionId } })).bytesGoneAt).toBeNull();
  await db.documentVersion.update({ where: { id: versionId }, data: { wrappedKey: kept.wrappedKey } });
});

test('a row that is deleted while its bytes are swept is no failure', async () => {
  const { services } = first;
  const { document } = await sendFile(await signIn(first.url, party.client.username), party.caseId, 'b.pdf', pdf());
  const { id, storageKey } = await services.db.documentVersion.update({
    where: { id: document.versions[0]?.id ?? '' },
    data: { wrappedKey: null },
  });
  const storage = {
    ...services.storage,
    async delete(key: string) {
      await services.storage.delete(key);
      await services.retentionDb.documentVersion.delete({ where: { id } });
    },
  };
  await sweepContent({ ...services, storage }, storageKey);
  expect(await services.db.documentVersion.count({ where: { id } })).toBe(0);
});

test('the go-live checklist is red where the folder is missing', async () => {
  const stateOf = async ({ services }: Pick<Running, 'services'>) =>
    (await getLaunchList(services)).entries.find(({ id }) => id === 'storage')?.state;
  expect(await stateOf(second)).toBe('red');
  expect(await stateOf(first)).toBe('amber');
});

test('a complete copy of the folder is accepted', async () => {
  const copy = path.join(folder, 'copy');
  await cp(path.join(first.env.dataDir, 'files'), path.join(copy, 'files'), { recursive: true });
  const third = await serveBeside(copy);
  const client = await signIn(third.url, party.client.username);
  expect((await client.call('GET', documentContentPath(versionId))).status).toBe(200);
  // Like a shared disk that disappears: noticed on the next request, not on the next start.
  await rm(path.join(copy, 'files'), { recursive: true });
  await expectRefusal(client);
  await third.close();
});

test('a database from before there were identities: its folder is recognized by its documents, a fresh one is not', async () => {
  const { db } = first.services;
  const place = (dataDir: string) => ({ db, dataDir });
  await db.documentFolder.deleteMany();
  await rm(path.join(first.env.dataDir, 'files', '.identity'));
  const fresh = path.join(folder, 'fresh');
  expect(await openDocumentFolder(place(fresh)).isOurs()).toBe(false);
  expect(await db.documentFolder.count()).toBe(0);
  expect(await openDocumentFolder(place(first.env.dataDir)).isOurs()).toBe(true);
  expect(await openDocumentFolder(place(fresh)).isOurs()).toBe(false);
});

test('a folder restored without its identity is adopted; one without the documents only when that is confirmed', async () => {
  const { db } = first.services;
  const restored = path.join(folder, 'restored');
  await cp(path.join(first.env.dataDir, 'files'), path.join(restored, 'files'), { recursive: true });
  await rm(path.join(restored, 'files', '.identity'));
  const place = { db, dataDir: restored };
  expect(await openDocumentFolder(place).isOurs()).toBe(false);
  expect(await adoptFolder(place, { despiteMissing: false })).toEqual({ wanted: 1, found: 1, adopted: true });
  expect(await openDocumentFolder(place).isOurs()).toBe(true);

  const lost = { db, dataDir: path.join(folder, 'lost') };
  expect(await adoptFolder(lost, { despiteMissing: false })).toEqual({ wanted: 1, found: 0, adopted: false });
  expect(await openDocumentFolder(lost).isOurs()).toBe(false);
  expect(await adoptFolder(lost, { despiteMissing: true })).toMatchObject({ adopted: true });
  expect(await openDocumentFolder(lost).isOurs()).toBe(true);
});

test('two processes that start at once in one folder agree; in two folders one of them is refused', async () => {
  const empty = await startTestServer();
  const own = empty.services.db;
  await own.documentFolder.deleteMany();
  await rm(path.join(empty.env.dataDir, 'files'), { recursive: true });
  const places = [empty.env.dataDir, empty.env.dataDir, path.join(folder, 'elsewhere')];
  const answers = await Promise.all(places.map((dataDir) => openDocumentFolder({ db: own, dataDir }).isOurs()));
  expect(answers[0]).toBe(answers[1]);
  expect(answers[2]).toBe(!answers[0]);
  await empty.stop();
});
