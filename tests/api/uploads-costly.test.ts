/**
 * Uploads that are expensive or never end: their sender gets an answer, and nobody else is affected.
 * @module-tag long
 */
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createUpload, headUpload, sendFile } from '../support/files.ts';
import { heicOf, pngWithXmp } from '../support/hostile-pictures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { UPLOAD_MAX_MB: '2', CASE_MAX_MB: '12' } });
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
});
afterAll(() => server.stop());

describe('content that is expensive to examine', () => {
  test('a picture with a megabyte of unclosed tags is accepted, by a process with ten seconds for it', async () => {
    const xmp = Buffer.from('<a:GPS>'.repeat(149_000));
    const { document } = await sendFile(client, party.caseId, 'photo.png', pngWithXmp(xmp));
    expect(document.versions[0]).toMatchObject({ mediaType: 'image/png', fileName: 'photo.png' });
  });

  test('a HEIC that lists one item 65,535 times is refused', async () => {
    const bytes = heicOf({ items: 65_535, extents: 1 });
    const failure = await failureOf(sendFile(client, party.caseId, 'photo.heic', bytes));
    expect(failure).toMatchObject({ status: 415, message: expect.stringMatching(/more hidden data/) });
    expect(await server.services.db.documentVersion.count({ where: { fileName: 'photo.heic' } })).toBe(0);
  });
});

test('twenty interrupted uploads lock nobody out: the one idle for longest makes room', async () => {
  const own = await activeCase(server.services);
  const sender = await signIn(server.url, own.client.username);
  const begin = () => createUpload(sender, { caseId: own.caseId, fileName: 'a.pdf', length: 5 });
  const locations: string[] = [];
  for (let index = 0; index < 20; index += 1) locations.push((await begin()).headers.get('location') ?? '');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const interrupted = async (location: string, minutes: number) => {
    const file = path.join(server.env.dataDir, 'uploads', location.split('/').at(-1) ?? '');
    await utimes(file, minutesAgo(minutes), minutesAgo(minutes));
  };
  await interrupted(locations[4] ?? '', 10);
  await interrupted(locations[7] ?? '', 30);
  const status = async (index: number) => (await headUpload(sender, locations[index] ?? '')).status;
  expect((await begin()).status).toBe(201);
  expect(await Promise.all([4, 7, 8].map(status))).toEqual([200, 404, 200]);
  expect((await begin()).status).toBe(201);
  expect(await Promise.all([4, 8].map(status))).toEqual([404, 200]);
  // The others received bytes a moment ago: they are kept.
  expect((await begin()).status).toBe(429);
});
