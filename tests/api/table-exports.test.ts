/** Lists as CSV: complete, harmless in a spreadsheet, filtered as requested, and stopped when the client disconnects. */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suppress } from '#server/modules/notifications/suppressions/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROWS = 5_000;
let server: TestServer;
let admin: ApiClient;
const told: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    overrides: { log: pino({ level: 'info' }, { write: (line) => void told.push(line) }) },
  });
  admin = await signIn(server.url, 'demo_admin');
  await server.services.pool.query(
    `INSERT INTO contact_messages (id, name, email, phone, subject, message, fingerprint, created_at, status)
     SELECT gen_random_uuid(), 'Person ' || n, 'p' || n || '@example.com', '403-555-0142', 'Question', repeat('word ', 100),
       rpad('f' || n, 43, '-'), '2026-01-01'::timestamptz + n * interval '1 second',
       CASE WHEN n % 2 = 0 THEN 'new' ELSE 'spam' END::contact_message_status
     FROM generate_series(1, $1) AS n`,
    [ROWS],
  );
});
afterAll(() => server.stop());

const get = (list: string, query = '') => admin.rest('GET', `/api/admin/export/${list}.csv${query}`);

test('every list arrives complete across its batches, with a byte order mark for spreadsheets, and filtered as requested', async () => {
  const all = await get('contact-messages');
  expect(all).toMatchObject({ status: 200 });
  expect(all.headers.get('content-disposition')).toMatch(/attachment; filename="coverbridge-contact-messages-.*\.csv"/);
  expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = all.text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  expect(new Set(lines).size).toBe(ROWS + 1);
  expect((await get('contact-messages', '?status=spam')).text.trim().split('\r\n')).toHaveLength(ROWS / 2 + 1);
  expect((await get('contact-messages', '?from=2027-01-01')).text.trim().split('\r\n')).toHaveLength(1);
  for (const list of ['users', 'clients', 'subscribers']) expect((await get(list)).status, list).toBe(200);
});

test('of the answers, cases contain only those in the subject, and what looks like a formula is text', async () => {
  const { services } = server;
  const { caseId, client } = await activeCase(services);
  await services.db.case.update({ where: { id: caseId }, data: { contactName: '=HYPERLINK("http://evil.example")' } });
  const { text } = await get('cases', '?status=active&type=auto');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain('403-555-0199');
  expect(text).toContain(',2019 Subaru Outback,');
  expect(text.replaceAll(',2019 Subaru Outback,', ',')).not.toMatch(/1HGCM82633A004352|1988-04-12|Subaru/);
  expect((await get('users', '?role=client')).text).toContain(client.username);
  expect((await get('users', '?role=broker')).text).not.toContain(client.username);
  expect((await get('users')).text).not.toMatch(/argon2|\$/);
});

test('of the newsletter, only addresses that may get it, and the hashes of those that must not be written to', async () => {
  const { services } = server;
  const at = new Date();
  const person = (email: string, status: 'pending' | 'confirmed' | 'unsubscribed') => ({
    email,
    emailKey: email,
    status,
    topics: [],
    createdAt: at,
    confirmationSentAt: at,
    confirmedAt: at,
    unsubscribedAt: at,
    confirmTokenHash: status === 'pending' ? 'p'.repeat(43) : null,
  });
  await services.db.newsletterSubscriber.createMany({
    data: [
      person('active@example.com', 'confirmed'),
      person('waiting@example.com', 'pending'),
      person('gone@example.com', 'unsubscribed'),
      person('stopped@example.com', 'confirmed'),
    ],
  });
  const stopped = await hashAddress(services, 'Stopped@example.com');
  await transaction(services.db, (tx) => suppress(tx, at, stopped, 'nothing'));
  const addresses = (await get('subscribers')).text.match(/\w+@example\.com/g);
  expect(addresses).toEqual(['active@example.com']);
  const [, row = ''] = (await get('suppressions')).text.trim().split('\r\n');
  const [hash, key = ''] = row.split(',');
  expect(hash).toBe(stopped);
  // What the other tool computes.
  const theirs = createHmac('sha256', Buffer.from(key, 'hex')).update('stopped@example.com').digest('hex');
  expect(theirs).toBe(hash);
  expect(await get('subscribers', '?status=unsubscribed')).toMatchObject({ status: 400 });
});

test('it is logged with filters and reason before the first row is sent; others and unknown filters are refused', async () => {
  await get('clients', `?filter=verified&reason=${encodeURIComponent('For the yearly letter')}`);
  const [entry] = (await admin.trpc.audit.list.query({ action: 'export.started' })).entries;
  expect(entry).toMatchObject({ subject: { label: 'Clients' }, reason: 'For the yearly letter' });
  expect(JSON.stringify(entry?.changes)).toContain('verified');
  expect(await get('clients', '?words=ava')).toMatchObject({ status: 400 });
  expect(await get('cases', '?status=unheard')).toMatchObject({ status: 400 });
  expect(await get('secrets')).toMatchObject({ status: 404 });
  const broker = await signIn(server.url, 'demo_broker');
  expect((await broker.rest('GET', '/api/admin/export/cases.csv')).status).toBe(403);
});

test('disconnecting stops it: no further batch is read', async () => {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  await new Promise<void>((resolve, reject) => {
    const request = http.get(
      `${server.url}/api/admin/export/contact-messages.csv`,
      { headers: { cookie } },
      (answer) => {
        answer.once('data', () => {
          request.destroy();
          resolve();
        });
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });
  // The pipeline stops reading the table when the connection closes, and logs it.
  await eventually('it ends early', async () => told.some((line) => line.includes('an export ended early')));
  expect(told.filter((line) => line.includes('"level":50'))).toEqual([]);
  // The process keeps answering.
  expect((await get('users')).status).toBe(200);
});
