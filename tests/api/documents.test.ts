/** A document from the first byte to the last: uploaded in chunks, stored encrypted, viewed, replaced, deleted. */
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createUpload, headUpload, patchUpload, pdf, sendFile, uploadFile } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});
afterAll(() => server.stop());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function contentOf(person: ApiClient, versionId: string, headers: Record<string, string> = {}, query = '') {
  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(`${server.url}${documentContentPath(versionId)}${query}`, {
    headers: { cookie, ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function filesBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(path.join(server.env.dataDir, folder), { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  );
}

async function eventsOf(type: string, caseId = party.caseId) {
  return server.services.db.caseEvent.findMany({ where: { caseId, type }, orderBy: { seq: 'asc' } });
}

describe('uploading', () => {
  test('a file in uneven chunks arrives whole, and is never on disk in plain text, neither during the upload nor afterwards', async () => {
    const bytes = pdf('a secret that must not lie around', 200_001);
    const created = await createUpload(client, { caseId: party.caseId, fileName: 'policy.pdf', length: bytes.length });
    expect(created.status).toBe(201);
    const location = created.headers.get('location') ?? '';
    let offset = 0;
    for (const length of [1, 16, 99_999, 7, 64 * 1024, 34_442]) {
      const sent = await patchUpload(client, location, offset, bytes.subarray(offset, offset + length));
      expect(sent.status, sent.text).toBe(204);
      offset = Number(sent.headers.get('upload-offset'));
    }
    expect(offset).toBe(bytes.length);
    expect((await headUpload(client, location)).headers.get('upload-offset')).toBe(String(bytes.length));
    for (const file of await filesBelow('uploads')) {
      expect(file.includes('secret')).toBe(false);
      expect(file.includes('policy.pdf')).toBe(false);
    }

    const uploadId = location.split('/').at(-1) ?? '';
    const { document, sameAs } = await client.trpc.documents.attach.mutate({
      caseId: party.caseId,
      uploadId,
      category: 'policy',
    });
    expect(sameAs).toBeNull();
    expect(document).toMatchObject({ title: 'policy', category: 'policy', uploadedByMe: true, mayRemove: true });
    expect(document.versions).toMatchObject([
      { number: 1, fileName: 'policy.pdf', mediaType: 'application/pdf', size: bytes.length, sha256: sha256(bytes) },
    ]);
    const { bytes: read } = await contentOf(client, document.versions[0]?.id ?? '');
    expect(read.equals(bytes)).toBe(true);
    const stored = await filesBelow('files');
    expect(stored.length).toBeGreaterThan(0);
    for (const file of stored) expect(file.includes('secret')).toBe(false);
    expect(await filesBelow('uploads')).toEqual([]);
  });

  test('repeated for the same upload, the answer is the same document', async () => {
    const uploadId = await uploadFile(client, party.caseId, 'twice.pdf', pdf('twice'));
    const attach = () => client.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
    const [first, second] = await Promise.all([attach(), attach()]);
    const third = await attach();
    expect(new Set([first, second, third].map(({ document }) => document.id)).size).toBe(1);
    expect(third.document.versions).toHaveLength(1);
  });

  test('an upload still in progress cannot be attached; once cancelled, it is gone', async () => {
    const created = await createUpload(client, { caseId: party.caseId, fileName: 'late.pdf', length: 100 });
    const location = created.headers.get('location') ?? '';
    await patchUpload(client, location, 0, pdf().subarray(0, 50));
    const uploadId = location.split('/').at(-1) ?? '';
    const attach = client.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
    expect(await failureOf(attach)).toMatchObject({ status: 409, message: 'This file hasn’t finished uploading.' });
    const wrongPlace = await patchUpload(client, location, 10, pdf());
    expect(wrongPlace.status).toBe(409);
    expect(wrongPlace.body).toMatchObject({ code: 'CONFLICT' });
    const cancelled = await client.rest('DELETE', location, { headers: { 'tus-resumable': '1.0.0' } });
    expect(cancelled.status).toBe(204);
    expect((await headUpload(client, location)).status).toBe(404);
    expect(await filesBelow('uploads')).toEqual([]);
  });

  test('an upload exists only for its uploader', async () => {
    const created = await createUpload(client, { caseId: party.caseId, fileName: 'mine.pdf', length: 100 });
    const location = created.headers.get('location') ?? '';
    const uploadId = location.split('/').at(-1) ?? '';
    expect((await headUpload(broker, location)).status).toBe(404);
    expect((await patchUpload(broker, location, 0, pdf())).status).toBe(404);
    expect((await broker.rest('DELETE', location, { headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
    const attach = broker.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
    expect(await failureOf(attach)).toMatchObject({ status: 404 });
    await client.rest('DELETE', location, { headers: { 'tus-resumable': '1.0.0' } });
  });

  test('uploads abandoned for a day are removed', async () => {
    await uploadFile(client, party.caseId, 'left.pdf', pdf());
    await server.services.staging.removeAbandoned(new Date(Date.now() + 23 * 3_600_000));
    expect((await filesBelow('uploads')).length).toBe(2);
    await server.services.staging.removeAbandoned(new Date(Date.now() + 25 * 3_600_000));
    expect(await filesBelow('uploads')).toEqual([]);
  });
});

describe('storing', () => {
  test('the same file twice is noticed and still accepted; versions are kept, newest first', async () => {
    const { caseId } = party;
    const bytes = pdf(randomBytes(8).toString('hex'));
    const first = await sendFile(client, caseId, 'licence.pdf', bytes);
    const again = await sendFile(client, caseId, 'the same.pdf', bytes);
    expect(again.sameAs).toEqual({ documentId: first.document.id, title: 'licence' });
    expect(again.document.id).not.toBe(first.document.id);
    const newer = await sendFile(client, caseId, 'licence-2.pdf', pdf('newer'), { documentId: first.document.id });
    expect(newer.document.versions.map(({ number, fileName }) => [number, fileName])).toEqual([
      [2, 'licence-2.pdf'],
      [1, 'licence.pdf'],
    ]);
    const old = await contentOf(broker, first.document.versions[0]?.id ?? '');
    expect(old.bytes.equals(bytes)).toBe(true);
  });

  test('nobody replaces what the other side sent', async () => {
    const { document } = await sendFile(client, party.caseId, 'mine.pdf', pdf('mine'));
    const attach = sendFile(broker, party.caseId, 'yours.pdf', pdf('yours'), { documentId: document.id });
    expect(await failureOf(attach)).toMatchObject({ status: 409 });
  });

  test('a staff-only document does not exist for the client, not even in the timeline', async () => {
    const { document } = await sendFile(broker, party.caseId, 'internal.pdf', pdf('internal'), { staffOnly: true });
    const versionId = document.versions[0]?.id ?? '';
    expect((await contentOf(client, versionId)).response.status).toBe(404);
    expect((await contentOf(broker, versionId)).response.status).toBe(200);
    const seen = JSON.stringify([
      await client.trpc.documents.list.query({ caseId: party.caseId }),
      await client.trpc.cases.timeline.query({ caseId: party.caseId }),
    ]);
    expect(seen).not.toMatch(/internal/);
    expect(await failureOf(client.trpc.documents.remove.mutate({ documentId: document.id }))).toMatchObject({
      status: 404,
    });
    const byClient = sendFile(client, party.caseId, 'x.pdf', pdf('x'), { staffOnly: true });
    expect(await failureOf(byClient)).toMatchObject({ status: 403 });
  });

  test('deletion leaves a tombstone; the bytes are gone, and so is the key', async () => {
    const { document } = await sendFile(client, party.caseId, 'gone.pdf', pdf('gone'));
    const versionId = document.versions[0]?.id ?? '';
    const before = (await filesBelow('files')).length;
    const removed = await client.trpc.documents.remove.mutate({ documentId: document.id });
    expect(removed).toMatchObject({ deleted: { byName: 'Morgan Example' }, mayRemove: false });
    expect(removed.versions[0]?.available).toBe(false);
    expect((await contentOf(client, versionId)).response.status).toBe(404);
    await eventually('the bytes are gone', async () => (await filesBelow('files')).length === before - 1);
    const row = await eventually('it is written down', () =>
      server.services.db.documentVersion.findFirst({ where: { id: versionId, bytesGoneAt: { not: null } } }),
    );
    expect(row.wrappedKey).toBeNull();
    const { documents } = await broker.trpc.documents.list.query({ caseId: party.caseId });
    expect(documents.find(({ id }) => id === document.id)?.deleted).toMatchObject({ byName: 'Morgan Example' });
    expect(await client.trpc.documents.remove.mutate({ documentId: document.id })).toMatchObject({
      deleted: { byName: 'Morgan Example' },
    });
  });

  test('a client deletes only what they sent themselves', async () => {
    const { document } = await sendFile(broker, party.caseId, 'for you.pdf', pdf('for you'));
    const remove = client.trpc.documents.remove.mutate({ documentId: document.id });
    expect(await failureOf(remove)).toMatchObject({ status: 403 });
    expect((await broker.trpc.documents.remove.mutate({ documentId: document.id })).deleted).not.toBeNull();
  });
});

describe('reading', () => {
  const bytes = Buffer.concat([pdf('ranges'), randomBytes(200_000)]);
  let versionId: string;
  beforeAll(async () => {
    const { document } = await sendFile(client, party.caseId, 'Police d’assurance "été".pdf', bytes);
    versionId = document.versions[0]?.id ?? '';
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65535-65536', 65_535, 65_536],
    ['bytes=70000-140000', 70_000, 140_000],
    ['bytes=200000-', 200_000, bytes.length - 1],
    ['bytes=-5', bytes.length - 5, bytes.length - 1],
    ['bytes=100-999999999', 100, bytes.length - 1],
  ])('%s is just that part', async (range, start, end) => {
    const { response, bytes: part } = await contentOf(broker, versionId, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('a range past the end is refused; several ranges, or one for other content, get the whole file', async () => {
    const beyond = await contentOf(broker, versionId, { range: `bytes=${bytes.length}-` });
    expect(beyond.response.status).toBe(416);
    expect(beyond.response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(JSON.parse(beyond.bytes.toString())).toMatchObject({ message: 'This part of the file doesn’t exist.' });
    for (const headers of [{ range: 'bytes=0-1,5-6' }, { range: 'bytes=0-1', 'if-range': '"another"' }] as Record<
      string,
      string
    >[]) {
      const { response, bytes: whole } = await contentOf(broker, versionId, headers);
      expect(response.status).toBe(200);
      expect(whole.equals(bytes)).toBe(true);
    }
    const etag = (await contentOf(broker, versionId)).response.headers.get('etag') ?? '';
    const same = await contentOf(broker, versionId, { range: 'bytes=0-1', 'if-range': etag });
    expect(same.response.status).toBe(206);
  });

  test('carries headers that keep it harmless and private, inline or as a download', async () => {
    const { response } = await contentOf(client, versionId);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(response.headers.get('content-security-policy')).toMatch(/sandbox/);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Police d_assurance -_t_-.pdf"; filename*=UTF-8''Police%20d%E2%80%99assurance%20-%C3%A9t%C3%A9-.pdf`,
    );
    const saved = await contentOf(client, versionId, {}, '?download');
    expect(saved.response.headers.get('content-disposition')).toMatch(/^attachment; /);
    const head = await client.rest('HEAD', documentContentPath(versionId));
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(head.text).toBe('');
  });

  test('every view and every download is recorded once in the trail, for staff, wherever its ranges begin', async () => {
    const reader = await signIn(server.url, 'demo_admin');
    const before = await eventsOf('document_viewed');
    await Promise.all(
      ['bytes=70000-80000', 'bytes=0-10', undefined, 'bytes=-1'].map((range) =>
        contentOf(reader, versionId, range ? { range } : {}),
      ),
    );
    const viewed = (await eventsOf('document_viewed')).slice(before.length);
    expect(viewed).toMatchObject([{ visibility: 'staff', actorRole: 'admin', data: { versionId } }]);
    await contentOf(reader, versionId, { range: 'bytes=5-6' }, '?download');
    expect((await eventsOf('document_downloaded')).at(-1)).toMatchObject({ actorRole: 'admin', data: { versionId } });
    const { entries } = await client.trpc.cases.timeline.query({ caseId: party.caseId });
    expect(entries.filter(({ type }) => /viewed|downloaded/.test(type))).toEqual([]);
  });
});
