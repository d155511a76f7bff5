/** Text messages that failed, as administrators see them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { failedText } from '../support/failed-text.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

test('text messages are counted by why they failed, and never show whose they were', async () => {
  const { db } = server.services;
  const client = await createPerson(server.services, 'client', 'Tess Texter');
  await failedText(db, client.id, { state: 'failed', lastError: '30003' });
  await failedText(db, client.id, { state: 'failed', lastError: '30003' });
  await failedText(db, client.id, { state: 'queued', attempts: 3, lastError: '503' });
  // Busy for a moment, stopped by its owner, sent in the end, and news of last week.
  await failedText(db, client.id, { state: 'queued', attempts: 2, lastError: '503' });
  await failedText(db, client.id, { state: 'failed', lastError: '21610' });
  await failedText(db, client.id, { state: 'sent', sentAt: new Date(), attempts: 4 });
  await failedText(db, client.id, {
    state: 'failed',
    lastError: '30003',
    createdAt: new Date(Date.now() - 7 * DAY_MS),
  });
  const { texts } = await admin.trpc.trouble.texts.query();
  expect(texts).toMatchObject([
    { code: '30003', count: 2, isWaiting: false },
    { code: '503', count: 1, isWaiting: true },
  ]);
  expect(JSON.stringify(texts)).not.toContain('5875550142');
  expect((await admin.trpc.admin.overview.query()).failedTexts).toBe(3);
});
