/**
 * Both kinds of file storage behave the same.
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { signIn } from '../support/api-client.ts';
import { type Bucket, startBucket } from '../support/bucket.ts';
import { activeCase } from '../support/cases.ts';
import { pdf, sendFile } from '../support/files.ts';
import { startTestServer } from '../support/server.ts';

let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-storage-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const storages: [string, () => Storage][] = [
  ['a directory', () => createStorage({ s3: null, dataDir: folder })],
  [
    'an S3 bucket',
    () =>
      createStorage({
        dataDir: folder,
        s3: {
          bucket: bucket.name,
          endpoint: bucket.endpoint,
          region: 'ca-central-1',
          accessKeyId: 'S3RVER',
          secretAccessKey: 'S3RVER',
        },
      }),
  ],
];

const put = (storage: Storage, key: string, bytes: Buffer) =>
  storage.put(key, Readable.from(inPieces(bytes), { objectMode: false }), bytes.length);

function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_552) yield bytes.subarray(at, at + 65_552);
}

describe.each(storages)('%s', (_name, open) => {
  test('returns what was stored, whole and in any part', async () => {
    const storage = open();
    const bytes = randomBytes(1_000_001);
    await put(storage, 'documents/one-file', bytes);
    expect((await buffer(await storage.get('documents/one-file'))).equals(bytes)).toBe(true);
    for (const [start, end] of [
      [0, 16],
      [65_552, 131_103],
      [999_990, 1_000_000],
    ] as const) {
      const part = await buffer(await storage.get('documents/one-file', { start, end }));
      expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  test('replaces, deletes, and ignores deleting a missing file', async () => {
    const storage = open();
    await put(storage, 'documents/replaced', Buffer.from('first'));
    await put(storage, 'documents/replaced', Buffer.from('second'));
    expect((await buffer(await storage.get('documents/replaced'))).toString()).toBe('second');
    await storage.delete('documents/replaced');
    await storage.delete('documents/replaced');
    await expect(storage.get('documents/replaced').then(buffer)).rejects.toThrow();
  });

  test('keeps nothing of an interrupted write', async () => {
    const storage = open();
    async function* broken() {
      yield randomBytes(100_000);
      throw new Error('the wire was cut');
    }
    const failing = Readable.from(broken(), { objectMode: false });
    await expect(storage.put('documents/broken', failing, 200_000)).rejects.toThrow();
    await expect(storage.get('documents/broken').then(buffer)).rejects.toThrow();
  });
});

test('a directory accepts no key that is a path to elsewhere, and leaves no partial files', async () => {
  const storage = createStorage({ s3: null, dataDir: folder });
  for (const key of ['../outside', 'documents/../../x', '/etc/passwd', 'documents/a.b', ''])
    await expect(put(storage, key, Buffer.from('x'))).rejects.toThrow('not a storage key');
  const left = await readdir(path.join(folder, 'files'), { recursive: true });
  expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('the product runs on a bucket: uploaded, read in parts, deleted', async () => {
  const server = await startTestServer({
    variables: bucket.variables,
  });
  const { caseId, client: person } = await activeCase(server.services);
  const client = await signIn(server.url, person.username);
  const bytes = pdf('in a bucket', 300_000);
  const { document } = await sendFile(client, caseId, 'policy.pdf', bytes);
  const versionId = document.versions[0]?.id ?? '';
  const part = await client.call('GET', documentContentPath(versionId), { headers: { range: 'bytes=100-70000' } });
  expect(part.status).toBe(206);
  expect(part.text).toBe(bytes.subarray(100, 70_001).toString());
  await client.trpc.documents.remove.mutate({ documentId: document.id });
  expect((await client.call('GET', documentContentPath(versionId))).status).toBe(404);
  await server.stop();
});
