/**
 * An issue survives its worker: killed in the middle, it continues with those who haven’t got it. And nobody waits behind it.
 * @module-tag long
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import { createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { addSubscribers, writeIssue } from '../support/newsletter.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

let smtp: TestSmtp;
let server: ServerProcess;
beforeEach(async () => {
  smtp = await startSmtp();
  server = await startServerProcess({ variables: { SMTP_URL: smtp.url } });
});
afterEach(async () => {
  await server.stop();
  await smtp.close();
});

async function sendTo(count: number): Promise<string[]> {
  const { db, close } = connectDatabase(server.database.url, 1);
  const readers = await addSubscribers({ db, now: () => new Date() }, count);
  await close();
  const admin = await signIn(server.url, 'demo_admin');
  const { issueId, version } = await writeIssue(admin);
  await admin.trpc.newsletterIssues.send.mutate({ issueId, version, at: null });
  return readers;
}

test('kill -9 in the middle of an issue: every reader gets it, and a second copy only of the one under way', {
  timeout: 180_000,
}, async () => {
  const readers = await sendTo(60);
  await eventually('some have it', async () => smtp.received.length >= 5, 60_000);
  smtp.stall(true);
  const before = smtp.begun();
  await eventually('one is on its way', async () => smtp.begun() > before || smtp.received.length === 60);
  await server.kill();
  smtp.stall(false);
  await server.restart();
  const recipients = () => new Set(smtp.received.map(({ to }) => to?.[0]?.address));
  await eventually('the others get it after all', async () => recipients().size === readers.length, 120_000);
  expect([...recipients()].toSorted()).toEqual(readers);
  // What was acknowledged a moment before the kill may come again, under the Message-ID that mail programs know.
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(readers.length);
  expect(smtp.received.length).toBeLessThanOrEqual(readers.length + 2);
});

test('an email that somebody waits for is sent while the mail server lets an issue wait', {
  timeout: 90_000,
}, async () => {
  smtp.stall(true);
  await sendTo(40);
  await eventually('the issue is under way', async () => smtp.begun() === 1, 60_000);
  const visitor = createApiClient(server.url);
  await visitor.rest('POST', '/api/newsletter/simple', { json: { email: 'waiting@example.com' } });
  // The issue holds one connection, however long it takes: this is the other email.
  await eventually('the other email is on its way', async () => smtp.begun() === 2, 30_000);
  smtp.stall(false);
});
