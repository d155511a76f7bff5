/**
 * Two servers with folders of their own and one bucket: an upload belongs to neither of them.
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { newUploadId } from '#server/platform/files/staging.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { type Bucket, startBucket } from '../support/bucket.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createUpload, headUpload, patchUpload, pdf } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

let bucket: Bucket;
let first: TestServer;
let second: Running;
let folder: string;
let party: Party;
let here: ApiClient;
let there: ApiClient;

beforeAll(async () => {
  bucket = await startBucket();
  first = await startTestServer({ variables: bucket.variables });
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-second-'));
  const variables = serverVariables(await freePort(), first.database, folder);
  second = await serve(readEnv({ ...variables, ...bucket.variables }));
  party = await activeCase(first.services);
  // The library for buckets is large: loading it keeps this process from answering for a while.
  await first.services.storage.delete('uploads/nothing');
  here = await signIn(first.url, party.client.username);
  there = await signIn(second.url, party.client.username);
});
afterAll(async () => {
  await second.close();
  await first.stop();
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

async function begin(bytes: Uint8Array, fileName = 'a.pdf'): Promise<{ location: string; uploadId: string }> {
  const created = await createUpload(here, { caseId: party.caseId, fileName, length: bytes.length });
  expect(created.status).toBe(201);
  const location = created.headers.get('location') ?? '';
  return { location, uploadId: location.split('/').at(-1) ?? '' };
}
const offsetAt = async (client: ApiClient, location: string) =>
  Number((await headUpload(client, location)).headers.get('upload-offset'));
const staged = async (uploadId: string) =>
  (await bucket.keys()).filter((key) => key.startsWith(`uploads/${uploadId}/`));
/** What is left on both machines of files on their way. */
const scratch = async () =>
  (await Promise.all([first.env.dataDir, folder].map((dataDir) => readdir(path.join(dataDir, 'uploads'))))).flat();

test('begun at one server, continued at the other, attached at the first, and read at the other', async () => {
  const bytes = pdf('of two machines', 300_000);
  const { location, uploadId } = await begin(bytes);
  expect((await patchUpload(here, location, 0, bytes.subarray(0, 100_001))).status).toBe(204);
  expect(await offsetAt(there, location)).toBe(100_001);
  expect((await patchUpload(there, location, 100_001, bytes.subarray(100_001))).status).toBe(204);
  expect(await staged(uploadId)).toHaveLength(2);
  const { document } = await here.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  const read = await there.call('GET', documentContentPath(document.versions[0]?.id ?? ''));
  expect(read.text).toBe(bytes.toString());
  // A repeated call at the other server finds what was attached.
  const again = await there.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  expect(again.document.id).toBe(document.id);
  expect(await staged(uploadId)).toEqual([]);
  expect(await scratch()).toEqual([]);
  expect(await first.services.db.stagedUpload.count({ where: { id: uploadId } })).toBe(0);
});

test('neither the bucket nor the database has a byte or a name in the clear', async () => {
  const secret = 'Claim of Ava Example';
  const { location, uploadId } = await begin(pdf(secret), `${secret}.pdf`);
  expect((await patchUpload(here, location, 0, pdf(secret))).status).toBe(204);
  const row = await first.services.db.stagedUpload.findUnique({ where: { id: uploadId } });
  expect(JSON.stringify(row)).not.toContain('Ava');
  expect(Buffer.from(row?.facts ?? []).includes('Ava')).toBe(false);
  const stored = await first.services.storage.get(row?.segments[0] ?? '').then((read) => read.toArray());
  expect(Buffer.concat(stored).includes('Ava')).toBe(false);
  await first.services.staging.discard(uploadId);
  expect(await staged(uploadId)).toEqual([]);
});

test('what arrived before a connection broke is kept, and the sender resumes behind it at the other server', async () => {
  const bytes = pdf('cut off', 200_000);
  const { location, uploadId } = await begin(bytes);
  async function* broken() {
    yield bytes.subarray(0, 70_000);
    throw new Error('the wire was cut');
  }
  const failing = Readable.from(broken(), { objectMode: false });
  await expect(first.services.staging.write(failing, uploadId, 0)).rejects.toThrow('the wire was cut');
  const offset = await offsetAt(there, location);
  expect(offset).toBe(70_000);
  expect((await patchUpload(there, location, offset, bytes.subarray(offset))).status).toBe(204);
  const { document } = await there.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  const read = await here.call('GET', documentContentPath(document.versions[0]?.id ?? ''));
  expect(read.text).toBe(bytes.toString());
});

test('of two requests with the same part, one at each server, one is acknowledged and the other asks again', async () => {
  const bytes = pdf('twice', 150_000);
  const { location, uploadId } = await begin(bytes);
  const answers = await Promise.all([
    patchUpload(here, location, 0, bytes.subarray(0, 90_000)),
    patchUpload(there, location, 0, bytes.subarray(0, 60_000)),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([204, 409]);
  const offset = await offsetAt(here, location);
  expect([90_000, 60_000]).toContain(offset);
  expect(await staged(uploadId)).toHaveLength(1);
  expect((await patchUpload(there, location, offset, bytes.subarray(offset))).status).toBe(204);
  const { document } = await here.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  const read = await there.call('GET', documentContentPath(document.versions[0]?.id ?? ''));
  expect(read.text).toBe(bytes.toString());
});

test('a person’s uploads count at every server; the one idle for longest gives way, and abandoned ones go with their objects', async () => {
  const { staging, db, now } = first.services;
  await db.stagedUpload.deleteMany();
  const { location, uploadId } = await begin(pdf());
  await patchUpload(here, location, 0, pdf());
  const { id: userId } = await db.user.findFirstOrThrow({ where: { username: party.client.username } });
  expect(await second.services.staging.countOpen(userId)).toBe(1);
  expect(await second.services.staging.forgetIdlest(userId)).toBe(false);
  const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
  await db.stagedUpload.update({
    where: { id: uploadId },
    data: { lastActivityAt: minutesAgo(2), createdAt: minutesAgo(3) },
  });
  expect(await second.services.staging.forgetIdlest(userId)).toBe(true);
  expect(await staged(uploadId)).toEqual([]);

  const other = await begin(pdf());
  await patchUpload(here, other.location, 0, pdf());
  const dayAgo = { lastActivityAt: minutesAgo(24 * 60 + 1), createdAt: minutesAgo(24 * 60 + 2) };
  await staging.removeAbandoned(now());
  expect(await staged(other.uploadId)).toHaveLength(1);
  await db.stagedUpload.update({ where: { id: other.uploadId }, data: dayAgo });
  await staging.removeAbandoned(now());
  expect(await staged(other.uploadId)).toEqual([]);
  expect((await headUpload(there, other.location)).status).toBe(404);
});

test('before a byte reaches the bucket, a job that deletes it is in the queue', async () => {
  const { services } = first;
  const bytes = randomBytes(1000);
  const { uploadId } = await begin(bytes);
  const { storage } = services;
  let queued = 0;
  const put = storage.put;
  storage.put = async (key, content, length) => {
    const { rows } = await services.pool.query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE data->>'storageKey' = $1`,
      [key],
    );
    queued = rows[0].n;
    return put(key, content, length);
  };
  await services.staging.write(Readable.from([bytes]), uploadId, 0);
  storage.put = put;
  expect(queued).toBe(1);
  await services.staging.discard(uploadId);
});

test('an upload of nobody is not there', async () => {
  expect(await first.services.staging.openStaged(newUploadId('nobody'))).toBeNull();
});
