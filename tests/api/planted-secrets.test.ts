/**
 * Keys and signing secrets, used rightly and sent wherever they don’t belong: afterwards none is in a table, an email, a stored file, the log,
 * the audit, an export, a delivery or an answer to anybody else.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#shared/platform/scopes.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { findMarkers } from '../support/marker-search.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts';

const logged: string[] = [];
/** What must be nowhere, by what it is. */
const secrets = new Map<string, string>();
/** Everything that anybody was answered, but for the answers that hand out a secret. */
const answered: string[] = [];
let server: TestServer;
let receiver: Receiver;
let admin: ApiClient;
let broker: ApiClient;

function keep(what: string, secret: string): string {
  secrets.set(what, secret);
  return secret;
}

async function call(client: ApiClient, ...asked: Parameters<ApiClient['call']>): Promise<number> {
  const { status, text, headers } = await client.call(...asked);
  answered.push(text, JSON.stringify([...headers]));
  return status;
}

const scopes: Scope[] = ['cases:read', 'webhooks:manage'];
const makeKey = async (what: string, kind: 'live' | 'test' = 'live') =>
  keep(
    what,
    (await broker.trpc.keys.create.mutate({ name: what, kind, scopes, currentPassword: DEMO_PASSWORD })).secret,
  );
const withKey = (secret: string) => createApiClient(server.url, { authorization: `Bearer ${secret}` });

/** Makes one with a key, changes its secret, and sends a test to it. */
async function useWebhook(key: string): Promise<void> {
  const client = withKey(key);
  const headers = { 'idempotency-key': randomUUID() };
  const json = { url: receiver.url, types: ['case.accepted'] };
  for (const time of ['first', 'repeated']) {
    const { status, body } = await client.rest('POST', '/api/webhooks', { json, headers });
    expect(status, time).toBe(201);
    keep('the secret of a webhook', (body as { secret: string }).secret);
  }
  const { body } = await client.rest('GET', '/api/webhooks');
  const [{ id, version }] = (body as { items: [{ id: string; version: number }] }).items;
  const rotated = await client.rest('POST', `/api/webhooks/${id}/rotate`, {
    json: { overlapHours: 24 },
    headers: { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() },
  });
  keep('its next secret', (rotated.body as { secret: string }).secret);
  expect(await call(client, 'POST', `/api/webhooks/${id}/test`, { json: {} })).toBe(200);
  for (const address of [`/api/webhooks/${id}`, `/api/webhooks/${id}/deliveries`, '/api/events'])
    expect(await call(client, 'GET', address), address).toBe(200);
}

beforeAll(async () => {
  server = await startTestServer({
    sandbox: true,
    variables: { WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_SCALE: '1000' },
    overrides: { log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) },
  });
  receiver = await startReceiver();
  [admin, broker] = await Promise.all([signIn(server.url, 'demo_admin'), signIn(server.url, 'demo_broker')]);
  const partner = await createPartner(admin, 'north-star');
  keep('a partner’s key', partner.secret);
  expect(await call(partner.api, 'GET', '/api/leads')).toBe(200);
  expect(await call(partner.api, 'POST', '/api/leads', { json: { externalId: 'x' } })).toBe(400);
  await useWebhook(await makeKey('a live key'));
  await useWebhook(await makeKey('a test key', 'test'));
}, 120_000);
afterAll(async () => {
  await receiver?.stop();
  await server?.stop();
});

const wrong: [where: string, send: (key: string) => Parameters<ApiClient['call']>][] = [
  ['an address', (key) => ['GET', `/api/search?q=${key}`]],
  ['a path', (key) => ['GET', `/api/cases/${key}`]],
  ['a path that isn’t ours', (key) => ['GET', `/api/${key}/things`]],
  ['a page of the site', (key) => ['GET', `/get-quote?key=${key}`]],
  ['a field', (key) => ['POST', '/api/contact', { json: { name: key, email: 'x', phone: '1', message: key } }]],
  ['the name of a field', (key) => ['POST', '/api/contact', { json: { [key]: 'x' } }]],
  [
    'broken JSON',
    (key) => ['POST', '/api/contact', { raw: `{"name": "${key}`, headers: { 'content-type': 'application/json' } }],
  ],
  [
    'a form',
    (key) => [
      'POST',
      '/contact',
      { raw: `message=${key}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
  ],
  [
    'another header',
    (key) => [
      'GET',
      '/api/faqs',
      { headers: { 'x-api-key': key, 'user-agent': key, referer: `https://x.example/${key}` } },
    ],
  ],
  ['an Idempotency-Key', (key) => ['POST', '/api/contact', { json: {}, headers: { 'idempotency-key': key } }]],
  ['If-Match', (key) => ['PATCH', `/api/cases/${randomUUID()}`, { json: {}, headers: { 'if-match': key } }]],
  ['tRPC', (key) => ['GET', `/api/trpc/search.find?input=${encodeURIComponent(JSON.stringify({ q: key }))}`]],
  [
    'an assistant’s question',
    (key) => [
      'POST',
      '/mcp',
      {
        json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_site', arguments: { q: key } } },
        headers: { accept: 'application/json, text/event-stream' },
      },
    ],
  ],
  ['a key with a typo', (key) => ['GET', '/api/cases', { headers: { authorization: `Bearer ${key}x` } }]],
];

test.each(wrong)('a key in %s is no failure of ours', async (where, send) => {
  const key = await makeKey(`a key in ${where}`);
  for (const client of [createApiClient(server.url), broker]) {
    const { status, text, headers } = await client.call(...send(key));
    expect(status, text).toBeLessThan(500);
    // A page that shows what was typed shows it to who typed it.
    if (!/^text\/html/.test(headers.get('content-type') ?? '')) answered.push(text);
  }
});

const found = (text: string) => {
  expect(text.length).toBeGreaterThan(0);
  return [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => what);
};

test('none is in a table of the business or of the sandbox', async () => {
  const words = [...secrets.values()].map((secret) => secret.replace(/[+/]/g, '\\$&')).join('|');
  for (const database of [server.database, server.sandbox])
    expect(database && (await findMarkers(database, words))).toEqual([]);
  // One would be found.
  const owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  await owner.query(`CREATE TABLE careless AS SELECT '${[...secrets.values()][0]}'::text AS note`);
  await owner.end();
  expect(await findMarkers(server.database, words)).toEqual(['careless.note']);
});

test('none is in the log', () => {
  expect(logged.length).toBeGreaterThan(wrong.length);
  expect(found(logged.join('\n'))).toEqual([]);
});

test('none is in an email or a stored file', async () => {
  await eventually(
    'the emails are sent',
    async () => (await server.services.db.outboxMail.count({ where: { state: 'queued' } })) === 0,
  );
  const mails = await mailsTo(server.env);
  expect(found(JSON.stringify(mails.map(({ subject, text, html }) => [subject, text, html])))).toEqual([]);
  const files = await readdir(server.env.dataDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(path.join(file.parentPath, file.name), 'latin1'));
  expect(found((await Promise.all(texts)).join('\n'))).toEqual([]);
});

test('none is in the audit, an export, or what lists keys and webhooks', async () => {
  const listed = await Promise.all([
    admin.trpc.audit.list.query({}),
    admin.trpc.partners.list.query({}),
    broker.trpc.keys.list.query(),
    broker.trpc.webhooks.list.query({}),
  ]);
  expect(found(JSON.stringify(listed))).toEqual([]);
  for (const list of ['cases', 'clients', 'users', 'audit?reason=A%20check%20of%20the%20log']) {
    const [name, query = ''] = list.split('?');
    const { status, text } = await admin.call('GET', `/api/admin/export/${name}.csv?${query}`);
    expect(status, list).toBe(200);
    expect(found(text)).toEqual([]);
  }
});

test('none is in a delivery, or in an answer to anybody', () => {
  expect(receiver.received.length).toBeGreaterThan(1);
  expect(found(JSON.stringify(receiver.received))).toEqual([]);
  expect(found(answered.join('\n'))).toEqual([]);
});
