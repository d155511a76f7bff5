/** Live streams over real HTTP: news arrives once, also after the connection was lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markRead, sendMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { watchInputSchema } from '#shared/case-views/live/schema.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { type CuttableProxy, startCuttableProxy } from '../support/cuttable-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { openLiveStream } from '../support/live-stream.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let wire: CuttableProxy;
let party: Party;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
  wire = await startCuttableProxy(Number(new URL(server.url).port));
  party = await activeCase(server.services);
  cookie = await login(party.client.username);
});
afterAll(async () => {
  await wire.close();
  await server.stop();
});

async function login(username: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Prairie-2026' }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const openStream = (url: string, caseId: string) => openLiveStream(url, cookie, { caseId });

function say(viewer: Viewer, body: string, kind: 'message' | 'note' = 'message') {
  return sendMessage(server.services, viewer, {
    caseId: party.caseId,
    body,
    clientKey: crypto.randomUUID(),
    attachments: [],
    kind,
  });
}

test('a contact message reaches the streams of administrators, and nobody else’s', async () => {
  const client = openLiveStream(server.url, cookie);
  const admin = openLiveStream(server.url, await login('demo_admin'));
  await eventually('both are open', async () => client.state() === 'pending' && admin.state() === 'pending');
  await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Rowan Sample',
      email: 'rowan.sample@example.com',
      phone: '403-555-0142',
      message: 'Does my policy pay when the river comes in?',
    }),
  });
  await eventually('the administrator hears of it', async () => admin.events.some(({ kind }) => kind === 'contacts'));
  expect(client.events.some(({ kind }) => kind === 'contacts')).toBe(false);
  client.close();
  admin.close();
});

test('messages sent while the connection was down arrive after it, each once and in order', {
  tags: ['long'],
}, async () => {
  const stream = openStream(wire.url, party.caseId);
  await eventually(
    'the stream is open',
    async () => stream.state() === 'pending' && stream.events.some(({ kind }) => kind === 'seen'),
  );
  await say(party.broker, 'before');
  await eventually('the first message arrives', async () => stream.bodies().includes('before'));

  wire.cut();
  await eventually('the client notices', async () => stream.state() === 'connecting');
  for (const body of ['one', 'two', 'three']) await say(party.broker, body);
  wire.repair();

  await eventually('the third message arrives', async () => stream.bodies().includes('three'), 30_000);
  await say(party.broker, 'after');
  await eventually('the stream goes on', async () => stream.bodies().includes('after'));
  expect(stream.bodies()).toEqual(['before', 'one', 'two', 'three', 'after']);
  expect(wire.connections()).toBeGreaterThan(1);
  stream.close();
});

test('a connection that is lost before anything happened misses nothing either', { tags: ['long'] }, async () => {
  const stream = openStream(wire.url, party.caseId);
  await eventually('the stream has begun', async () => stream.state() === 'pending');
  wire.cut();
  await eventually('the client notices', async () => stream.state() === 'connecting');
  await say(party.broker, 'while nobody was connected');
  wire.repair();
  await eventually('the message arrives', async () => stream.bodies().length > 0, 30_000);
  expect(stream.bodies()).toEqual(['while nobody was connected']);
  stream.close();
});

test('a stream that begins says whether anything on the page changed since it was read', async () => {
  const listening = openStream(server.url, party.caseId);
  await eventually('a stream is open', async () => listening.quiet() !== null);
  const readAt = performance.now();
  await say(party.broker, 'between the reading and the stream');
  await eventually('the process has heard of it', async () => listening.bodies().length > 0);
  const { live } = server.services;
  const sinceReading = performance.now() - readAt;
  expect(live.quiet([`case:${party.caseId}`], sinceReading)).toBe(false);
  expect(live.quiet([`case:${crypto.randomUUID()}`], sinceReading)).toBe(true);

  const readAfterwards = openLiveStream(server.url, cookie, { caseId: party.caseId, readSinceMs: 0 });
  const readLongAgo = openLiveStream(server.url, cookie, { caseId: party.caseId, readSinceMs: 3_600_000 });
  const doesNotSay = openStream(server.url, party.caseId);
  const streams = [readAfterwards, readLongAgo, doesNotSay];
  await eventually('all have begun', async () => streams.every((stream) => stream.quiet() !== null));
  expect(streams.map((stream) => stream.quiet())).toEqual([true, false, false]);
  for (const stream of [listening, ...streams]) stream.close();
});

test('a client receives neither internal notes nor staff-only history', async () => {
  const stream = openStream(server.url, party.caseId);
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
  await say(party.broker, 'only for colleagues', 'note');
  await say(party.broker, 'for you');
  await eventually('the message arrives', async () => stream.bodies().includes('for you'));
  expect(stream.bodies()).toEqual(['for you']);
  stream.close();
});

test('"seen" moves when the other side has read', async () => {
  const stream = openStream(server.url, party.caseId);
  const { seq } = await say(party.client, 'have you seen this?');
  await markRead(server.services, party.broker, { caseId: party.caseId, seq });
  await eventually('seen reaches the message', async () =>
    stream.events.some((event) => event.kind === 'seen' && event.seenSeq === seq),
  );
  stream.close();
});

test('a stream ends when its user is disabled, and another does not open', async () => {
  const stream = openStream(server.url, party.caseId);
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
  await server.services.db.user.update({ where: { id: party.client.id }, data: { disabledAt: new Date() } });
  await say(party.broker, 'nobody hears this');
  await eventually('the stream has ended', async () => stream.state() === 'refused');
  expect(stream.bodies()).not.toContain('nobody hears this');
  stream.close();
  await server.services.db.user.update({ where: { id: party.client.id }, data: { disabledAt: null } });
});

test('the position to resume from is the one the server gave', () => {
  expect(watchInputSchema.safeParse({ lastEventId: 'n3c14' }).success).toBe(true);
  expect(watchInputSchema.safeParse({ lastEventId: "n1c1'; DROP TABLE" }).success).toBe(false);
});
