/**
 * Downloading one's own data: authorized, once, complete or visibly broken, and without anybody else's data.
 * @module-tag long
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeDocument } from '../support/stored-document.ts';
import { unzip } from '../support/zip.ts';

const MEGABYTE = 1024 * 1024;
let server: TestServer;
let offsetMs = 0;
let client: Viewer;
let broker: Viewer;
let guest: Viewer;
let caseId: string;
let api: ApiClient;

const say = (viewer: Viewer, body: string, kind: 'message' | 'note' = 'message') =>
  sendMessage(server.services, viewer, { caseId, body, kind, clientKey: crypto.randomUUID(), attachments: [] });

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  const { services } = server;
  const offered = await offeredCase(services);
  ({ caseId, broker } = offered);
  await acceptOffer(services, broker, offered);
  client = await createPerson(services, 'client', 'Morgan Example');
  guest = await createPerson(services, 'client', 'Guest Example');
  await services.db.case.update({ where: { id: caseId }, data: { clientId: client.id } });
  await services.db.caseParticipant.create({
    data: {
      caseId,
      role: 'co_applicant',
      name: guest.fullName,
      email: guest.email,
      emailKey: guest.email,
      tokenHash: crypto.randomUUID().padEnd(43, '-'),
      expiresAt: new Date('2099-01-01'),
      userId: guest.id,
      createdAt: new Date(),
      acceptedAt: new Date(),
    },
  });
  await say(client, 'Is a garage cheaper?');
  await say(broker, 'It can be.');
  await say(broker, 'Client seems in a hurry', 'note');
  await say(guest, 'I drive on weekends.');
  const pdf = (name: string) => Buffer.from(`%PDF-1.7 ${name}`);
  await storeDocument(services, { caseId, by: client, fileName: 'pink card.pdf', content: pdf('pink card') });
  await storeDocument(services, { caseId, by: client, fileName: 'pink card.pdf', content: pdf('another pink card') });
  await storeDocument(services, { caseId, by: guest, fileName: 'licence.pdf', content: pdf('licence') });
  await storeDocument(services, {
    caseId,
    by: broker,
    fileName: 'internal.pdf',
    content: pdf('internal'),
    document: { visibility: 'staff' },
  });
  await storeDocument(services, {
    caseId,
    by: client,
    fileName: 'harmful.pdf',
    content: pdf('harmful'),
    version: { scanState: 'infected' },
  });
  api = await signIn(server.url, client.username);
});
afterAll(() => server.stop());

const prepare = (of: ApiClient) => of.trpc.privacy.prepareExport.mutate({ currentPassword: DEMO_PASSWORD });

function cookiesOf({ cookies }: ApiClient): Record<string, string> {
  return { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
}

async function download(of: ApiClient): Promise<{ response: Response; files: Map<string, Buffer> }> {
  const { path } = await prepare(of);
  const response = await fetch(server.url + path, { headers: cookiesOf(of) });
  expect(response.status).toBe(200);
  return { response, files: await unzip(Buffer.from(await response.arrayBuffer())) };
}

function dataIn(files: Map<string, Buffer>) {
  return JSON.parse(files.get('data.json')?.toString() ?? '');
}

describe('the archive', () => {
  test('contains everything of the client, including the sensitive answers, and says so in its name and readme', async () => {
    const desk = await signIn(server.url, broker.username);
    await desk.trpc.messages.list.query({ caseId });
    const { response, files } = await download(api);
    expect(response.headers.get('content-disposition')).toMatch(
      /attachment; filename="coverbridge-my-data-with-sensitive-answers-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(files.get('readme.txt')?.toString()).toContain('sensitive answers');
    const data = dataIn(files);
    expect(data.account).toMatchObject({ username: client.username, email: client.email });
    expect(data.requests).toHaveLength(1);
    const answers = JSON.stringify(data.requests[0].answers);
    for (const answer of ['1HGCM82633A004352', '1988-04-12', 'T2P 1J9']) expect(answers).toContain(answer);
    expect(data.messages.map(({ body }: { body: string }) => body)).toEqual([
      'Is a garage cheaper?',
      'It can be.',
      'I drive on weekends.',
    ]);
    expect(data.consents.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual(['contact', 'share']);
    expect(data.history.length).toBeGreaterThan(2);
    expect(data.seenBy).toContainEqual({
      ...{ request: data.requests[0].number, who: broker.fullName, part: expect.any(String) },
      ...{ what: 'Read the conversation', at: expect.stringMatching(/^\d{4}-/) },
    });
    expect(data.sessions.length).toBeGreaterThan(0);
    expect(data.securityEvents).toContainEqual(
      expect.objectContaining({ kind: 'sign_in', outcome: 'succeeded', network: expect.stringMatching(/\.0\/24$/) }),
    );
    for (const section of ['mailPreferences', 'options', 'documentRequests', 'notifications', 'privacyRequests'])
      expect(data[section], section).toBeInstanceOf(Array);
  });

  test('contains the bytes of every document the client may see, by checksum; a harmful one is named and left out', async () => {
    const { files } = await download(api);
    const { documents } = dataIn(files);
    expect(documents).toHaveLength(4);
    for (const { path, sha256, fileName } of documents) {
      if (fileName === 'harmful.pdf') expect(path).toBeNull();
      else
        expect(
          createHash('sha256')
            .update(files.get(path) ?? '')
            .digest('hex'),
          path,
        ).toBe(sha256);
    }
    expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toHaveLength(3);
  });

  test('contains no secret, internal note, staff document or event that only staff see', async () => {
    const { files } = await download(api);
    const everything = [...files.values()].map(String).join('\n');
    expect(everything).not.toMatch(
      /in a hurry|internal\.pdf|argon2|passwordHash|totp(Sealed|LastStep)|offered to|wrappedKey|storageKey/i,
    );
  });

  test('of a participant contains what they wrote and sent, and nothing else of the request', async () => {
    const { files } = await download(await signIn(server.url, guest.username));
    const data = dataIn(files);
    expect(data.requests).toEqual([]);
    expect(data.history).toEqual([]);
    expect(data.messages).toMatchObject([{ body: 'I drive on weekends.' }]);
    expect(data.documents).toMatchObject([{ fileName: 'licence.pdf' }]);
    expect(JSON.stringify(data)).not.toMatch(/1HGCM|garage|pink/);
  });

  test('of staff contains their account, and nothing of their clients', async () => {
    const { files } = await download(await signIn(server.url, broker.username));
    const data = dataIn(files);
    expect(data).toMatchObject({ requests: [], messages: [], documents: [], consents: [] });
    expect(JSON.stringify([...files.keys()])).not.toContain('documents/');
  });

  test('is read page by page: four hundred messages arrive complete and in order', async () => {
    const writer = await createPerson(server.services, 'client', 'Talkative Example');
    const { db } = server.services;
    await db.message.createMany({
      data: Array.from({ length: 400 }, (_, index) => ({
        id: `0194a3c0-0000-7000-9000-${String(index).padStart(12, '0')}`,
        caseId,
        seq: 1_000 + index,
        senderId: writer.id,
        senderName: writer.fullName,
        senderRole: 'client',
        body: `Message ${index}`,
        clientKey: crypto.randomUUID(),
      })),
    });
    const { files } = await download(await signIn(server.url, writer.username));
    const bodies = dataIn(files).messages.map(({ body }: { body: string }) => body);
    expect(bodies).toEqual(Array.from({ length: 400 }, (_, index) => `Message ${index}`));
    await db.message.deleteMany({ where: { senderId: writer.id } });
  });
});

describe('the link', () => {
  test('requires the password', async () => {
    const failure = await failureOf(api.trpc.privacy.prepareExport.mutate({ currentPassword: 'Not-the-Password-1' }));
    expect(failure).toMatchObject({ status: 400, issues: [{ path: 'currentPassword', message: expect.any(String) }] });
  });

  test('works once, for its owner, within has expired, and a HEAD request does not use it up', async () => {
    const { path } = await prepare(api);
    const status = async (method: string, of?: ApiClient) => {
      const response = await fetch(server.url + path, { method, headers: of ? cookiesOf(of) : {} });
      await response.arrayBuffer();
      return response.status;
    };
    expect(await status('HEAD', api)).toBe(200);
    expect(await status('HEAD', await signIn(server.url, guest.username))).toBe(404);
    expect(await status('GET')).toBe(401);
    expect(await status('GET', await signIn(server.url, guest.username))).toBe(404);
    const both = await Promise.all([status('GET', api), status('GET', api)]);
    expect(both.sort()).toEqual([200, 404]);
    expect(await status('GET', api)).toBe(404);
    const late = await prepare(api);
    offsetMs = 5 * 60_000 + 1;
    const answer = await api.rest('GET', late.path);
    offsetMs = 0;
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringContaining('has expired') } });
  });

  test('that was made up is not found', async () => {
    expect(await api.rest('GET', '/api/privacy/export/not-a-ticket')).toMatchObject({ status: 404 });
    expect(await createApiClient(server.url).rest('GET', '/api/privacy/export/x')).toMatchObject({ status: 401 });
  });

  test('that was used is reported to the owner, by email and in the portal', async () => {
    const owner = await createPerson(server.services, 'client', 'Told Example');
    await download(await signIn(server.url, owner.username));
    const { db } = server.services;
    expect(await db.outboxMail.findMany({ where: { to: owner.email } })).toMatchObject([{ template: 'data-exported' }]);
    expect(await db.notification.count({ where: { userId: owner.id, type: 'data_exported' } })).toBe(1);
  });
});

describe('a download', () => {
  test('that fails midway breaks off, and what arrived is not an archive', async () => {
    const { services } = server;
    const owner = await createPerson(services, 'client', 'Broken Example');
    const storageKey = 'tests/nowhere';
    const data = { caseId, by: owner, fileName: 'gone.pdf', content: Buffer.from('%PDF-1.7') };
    await storeDocument(services, { ...data, fileName: 'here.pdf' });
    const versionId = await storeDocument(services, data);
    await services.db.documentVersion.update({ where: { id: versionId }, data: { storageKey } });
    const ownApi = await signIn(server.url, owner.username);
    const { path } = await prepare(ownApi);
    const fetched = fetch(server.url + path, { headers: cookiesOf(ownApi) }).then((response) => response.arrayBuffer());
    await expect(fetched).rejects.toThrow();
    await services.db.documentVersion.delete({ where: { id: versionId } });
    expect((await download(ownApi)).files.size).toBe(3);
  });

  test('does not buffer: a file is read as fast as the receiver accepts it', async () => {
    const { services } = server;
    const owner = await createPerson(services, 'client', 'Large Example');
    const content = Buffer.alloc(48 * MEGABYTE, 'x');
    await storeDocument(services, { caseId, by: owner, fileName: 'large.pdf', content });
    let read = 0;
    const { get } = services.storage;
    services.storage.get = async (key, range) => {
      const stream = await get(key, range);
      stream.on('data', (chunk: Buffer) => {
        read += chunk.length;
      });
      stream.pause();
      return stream;
    };
    const ownApi = await signIn(server.url, owner.username);
    const { path } = await prepare(ownApi);
    const response = await fetch(server.url + path, { headers: cookiesOf(ownApi) });
    const reader = response.body?.getReader();
    await reader?.read();
    let before = -1;
    // The receiver reads nothing: the download stalls, long before its end.
    await eventually('reading stands still', async () => {
      const still = read > 0 && read === before;
      before = read;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return still;
    });
    expect(read).toBeLessThan(24 * MEGABYTE);
    await reader?.cancel();
    services.storage.get = get;
  });
});
