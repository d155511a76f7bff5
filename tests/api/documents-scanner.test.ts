/**
 * With a real clamd: harmful files are quarantined and everybody notified, clean ones released, nothing lost while it is down.
 * @module-tag long
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { type Clamd, EICAR, startClamd, whyNoClamd } from '../support/clamd.ts';
import { eventually } from '../support/eventually.ts';
import { office, pdf, sendFile } from '../support/files.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const missing = await whyNoClamd();

describe.skipIf(missing)(`the scanner${missing ? ` (skipped: ${missing})` : ''}`, { timeout: 60_000 }, () => {
  let clamd: Clamd;
  let server: TestServer;
  let party: Party;
  let client: ApiClient;
  let broker: ApiClient;

  beforeAll(async () => {
    clamd = await startClamd();
    server = await startTestServer({ variables: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) } });
    party = await activeCase(server.services);
    [client, broker] = await Promise.all([
      signIn(server.url, party.client.username),
      signIn(server.url, party.broker.username),
    ]);
  });
  afterAll(async () => {
    await server?.stop();
    await clamd?.remove();
  });

  async function scanned(documentId: string, state: string) {
    return eventually(`the document is ${state}`, async () => {
      const { documents } = await client.trpc.documents.list.query({ caseId: party.caseId });
      const found = documents.find(({ id }) => id === documentId);
      return found?.versions[0]?.scanState === state && found;
    });
  }

  const subjectsTo = async (address: string) =>
    (await mailsTo(server.env, address)).map(({ subject }) => subject).join('\n');

  test('files are announced as being scanned, and cannot be opened before they are', async () => {
    const { limits } = await client.trpc.documents.list.query({ caseId: party.caseId });
    expect(limits.scanned).toBe(true);
    await clamd.stop();
    const { document } = await sendFile(client, party.caseId, 'early.pdf', pdf('early'));
    const versionId = document.versions[0]?.id ?? '';
    expect(document.versions[0]).toMatchObject({ scanState: 'pending', available: false });
    for (const person of [client, broker]) {
      const answer = await person.call('GET', documentContentPath(versionId));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/still being scanned/) });
    }
    expect(await subjectsTo(party.broker.email)).not.toMatch(/new document/i);
    // The scanner was down; the document waited, and nobody had to intervene.
    await clamd.start();
    expect((await scanned(document.id, 'clean')).versions[0]).toMatchObject({ available: true });
    expect((await broker.call('GET', documentContentPath(versionId))).status).toBe(200);
    await eventually('the broker is told', async () => /new document/i.test(await subjectsTo(party.broker.email)));
  });

  test.each([
    ['in a text', 'notes.txt', async () => Buffer.from(EICAR)],
    ['in a Word file', 'letter.docx', () => office('docx', { 'word/media/image1.png': Buffer.from(EICAR) })],
  ])(
    'EICAR %s is quarantined: nobody gets it, everybody is told, and what it answered is open again',
    async (_where, name, make) => {
      const { db } = server.services;
      const request = await broker.trpc.documents.requestDocument.mutate({
        caseId: party.caseId,
        title: `What ${name} is for`,
        why: 'The insurer asks for it.',
        category: 'other',
      });
      const { document } = await sendFile(client, party.caseId, name, await make(), { requestId: request.id });
      const versionId = document.versions[0]?.id ?? '';
      expect((await scanned(document.id, 'infected')).versions[0]?.available).toBe(false);
      for (const person of [client, broker, await signIn(server.url, 'demo_admin')])
        for (const suffix of ['', '?download']) {
          const answer = await person.call('GET', documentContentPath(versionId) + suffix);
          expect(answer.status).toBe(409);
          expect(answer.body).toMatchObject({
            message: expect.stringMatching(/quarantined because the scanner found a threat/),
          });
        }
      const version = await db.documentVersion.findUniqueOrThrow({ where: { id: versionId } });
      expect(version).toMatchObject({ scanDetail: expect.stringMatching(/Eicar/), scannedAt: expect.any(Date) });
      expect(version.storageKey).toMatch(/^quarantine\//);
      expect(version.wrappedKey).not.toBeNull();
      await eventually('its bytes lie in quarantine alone', async () => {
        const names = await readdir(path.join(server.env.dataDir, 'files'), { recursive: true });
        const places = names.filter((file) => file.endsWith(versionId));
        return places.length === 1 && places[0]?.startsWith('quarantine');
      });
      const { requests } = await client.trpc.documents.list.query({ caseId: party.caseId });
      expect(requests.find(({ id }) => id === request.id)).toMatchObject({ status: 'open' });
      const { entries } = await client.trpc.cases.timeline.query({ caseId: party.caseId });
      expect(entries.at(-1)).toMatchObject({ type: 'document_infected', actorRole: 'system' });
      const admin = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
      await eventually('uploader, broker and administrator are told', async () => {
        const told = await Promise.all([
          subjectsTo(party.client.email),
          subjectsTo(party.broker.email),
          subjectsTo(admin.email),
        ]);
        return /quarantined/.test(told[0]) && /quarantined/.test(told[1]) && /Harmful file quarantined/.test(told[2]);
      });
      // Deleting does not bring the bytes back either.
      await client.trpc.documents.remove.mutate({ documentId: document.id });
      await eventually('they are gone', async () => {
        const names = await readdir(path.join(server.env.dataDir, 'files'), { recursive: true });
        return !names.some((file) => file.endsWith(versionId));
      });
    },
  );

  test('a file the scanner cannot take waits, visibly, and cannot be opened', async () => {
    const { services } = server;
    const { document } = await sendFile(client, party.caseId, 'large.pdf', pdf('large', 4_000_000));
    const versionId = document.versions[0]?.id ?? '';
    const { scanDocument } = await import('#server/modules/documents/scans/commands.ts');
    await expect(scanDocument(services, versionId)).rejects.toThrow(/INSTREAM size limit|StreamMaxLength/);
    expect((await scanned(document.id, 'pending')).versions[0]?.available).toBe(false);
  });
});
