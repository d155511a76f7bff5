/**
 * The server's dependencies go down and come back: clear error messages in between, no restart, nothing acknowledged is lost.
 * @module-tag long
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import { type EmbeddedDatabase, ensureDatabase } from '../../scripts/lib/embedded-database.ts';
import { createApiClient, failureOf, signIn, submitQuote } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createUpload, headUpload, patchUpload, pdf, sendFile } from '../support/files.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { startSmtp } from '../support/smtp.ts';
import { workedCase } from '../support/worked-case.ts';

const OUTAGE_MS = 10_000;

/** A separate PostgreSQL for the test, flushed to disk as in production, which can be stopped and started again. */
async function startOwnDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-outage-'));
  let running: EmbeddedDatabase = await ensureDatabase({ dataDir: folder });
  const { databaseUrl, databaseOwnerUrl, databaseRetentionUrl } = running.urls;
  await bringUpToDate(running.urls);
  await seedDemo(databaseUrl);
  return {
    url: databaseUrl,
    ownerUrl: databaseOwnerUrl,
    retentionUrl: databaseRetentionUrl,
    stop: () => running.stop(),
    async start() {
      running = await ensureDatabase({ dataDir: folder });
    },
    async drop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const message = (caseId: string, body: string) => ({ caseId, body, clientKey: crypto.randomUUID() });

test('the database is down for ten seconds: 503 in plain words, then everything continues and nothing is lost', async () => {
  const database = await startOwnDatabase();
  const smtp = await startSmtp();
  const server = await startServerProcess({ database, variables: { SMTP_URL: smtp.url } });
  onTestFinished(server.stop);
  const { caseId, client, broker } = await workedCase(server.url);
  const stream = openLiveStream(server.url, cookieHeader(client.cookies), { caseId });
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
  const before = message(caseId, 'before the outage');
  await broker.trpc.messages.send.mutate(before);

  await database.stop();
  const until = Date.now() + OUTAGE_MS;
  const during = message(caseId, 'written during the outage');
  const visitor = createApiClient(server.url);
  while (Date.now() < until) {
    const failure = await failureOf(broker.trpc.messages.send.mutate(during));
    expect(failure).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(failure.message).toMatch(/Nothing you typed is lost/);
    expect((await visitor.call('GET', '/healthz')).status).toBe(200);
    expect((await visitor.call('GET', '/readyz')).status).toBe(503);
    expect((await visitor.call('GET', '/api/user')).status).toBe(401);
    const signUp = await visitor.call('POST', '/api/newsletter/simple', { json: { email: 'robin@example.com' } });
    expect(signUp.status, 'the REST door says the same').toBe(503);
    expect(signUp.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await sleep(500);
  }
  await database.start();

  await eventually('the server is ready again', async () => (await visitor.call('GET', '/readyz')).status === 200);
  await broker.trpc.messages.send.mutate(during);
  await broker.trpc.messages.send.mutate(during);
  const { messages } = await client.trpc.messages.list.query({ caseId });
  expect(messages.filter(({ kind }) => kind === 'message').map(({ body }) => body)).toEqual([before.body, during.body]);
  await eventually('the stream goes on', async () => stream.bodies().includes(during.body), 30_000);
  expect(stream.bodies().filter((body) => body === during.body)).toHaveLength(1);

  // Jobs work again too: a new request gets its receipt and its broker.
  const receipt = await submitQuote(visitor, { email: 'after.outage@example.com' });
  await eventually(
    'the receipt is mailed',
    async () => smtp.received.some(({ subject }) => subject?.includes(receipt.number)),
    60_000,
  );
  stream.close();
  await smtp.close();
});

test('the mail server is down: requests are accepted, and their emails are sent when it is back', async () => {
  const gone = await startSmtp();
  const address = gone.url;
  await gone.close();
  const server = await startServerProcess({ variables: { SMTP_URL: address } });
  onTestFinished(server.stop);
  const visitor = createApiClient(server.url);
  const receipts = await Promise.all([1, 2, 3].map((n) => submitQuote(visitor, { email: `person${n}@example.com` })));
  const admin = await signIn(server.url, 'demo_admin');
  await eventually('the failing mails are counted', async () => {
    const { failedMails } = await admin.trpc.admin.overview.query();
    return failedMails >= receipts.length;
  });
  const smtp = await startSmtp(Number(new URL(address).port));
  for (const { number } of receipts) {
    await eventually(
      `the receipt of ${number} arrives`,
      async () => smtp.received.some(({ subject }) => subject?.includes(number)),
      90_000,
    );
  }
  for (const { number } of receipts) {
    expect(smtp.received.filter(({ subject }) => subject === `We received your request ${number}`)).toHaveLength(1);
  }
  await smtp.close();
});

const MEGABYTE = 1024 * 1024;
const disk = mountSmallDisk(24);
afterAll(() => disk?.unmount());

// Without the privilege to mount there is no disk to fill.
test.skipIf(!disk)(
  'the disk is full: an upload is told so, and goes on where it was when there is room again',
  async () => {
    if (!disk) return;
    const server = await startServerProcess({ dataDir: path.join(disk.folder, 'data') });
    onTestFinished(server.stop);
    const { caseId, client } = await workedCase(server.url);
    const kept = await sendFile(client, caseId, 'kept.pdf', pdf('kept', MEGABYTE));
    const bytes = pdf('the long one', 4 * MEGABYTE);
    const half = 2 * MEGABYTE;
    const created = await createUpload(client, { caseId, fileName: 'long.pdf', length: bytes.length });
    const location = created.headers.get('location') ?? '';
    expect((await patchUpload(client, location, 0, bytes.subarray(0, half))).status).toBe(204);

    await disk.fill();
    const refused = await patchUpload(client, location, half, bytes.subarray(half));
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/storage is full.*isn’t lost/),
    });
    const another = await createUpload(client, { caseId, fileName: 'another.pdf', length: 1000 });
    expect(another.status).toBe(503);
    expect((await client.call('GET', '/readyz')).status).toBe(200);
    await client.trpc.messages.send.mutate(message(caseId, 'words need no room for files'));

    await disk.free();
    const { headers } = await headUpload(client, location);
    const offset = Number(headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(half);
    expect((await patchUpload(client, location, offset, bytes.subarray(offset))).status).toBe(204);

    // Attaching needs space for the sealed copy: with the disk full again, it is refused, and works later with the same upload.
    const uploadId = location.split('/').at(-1) ?? '';
    await disk.fill();
    const attaching = await failureOf(client.trpc.documents.attach.mutate({ caseId, uploadId }));
    expect(attaching).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    await disk.free();
    const { document } = await client.trpc.documents.attach.mutate({ caseId, uploadId });
    for (const [id, length] of [
      [kept.document.versions[0]?.id ?? '', MEGABYTE],
      [document.versions[0]?.id ?? '', bytes.length],
    ] as const) {
      const answer = await fetch(`${server.url}${documentContentPath(id)}`, {
        headers: { cookie: cookieHeader(client.cookies) },
      });
      expect((await answer.arrayBuffer()).byteLength).toBe(length);
    }
  },
);
