/** The contact message: stored, acknowledged, sent to the team, once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;
let offsetMs = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const MESSAGE = 'Which broker insures a food truck in Lethbridge?';

function messageFrom(email: string, changes: Record<string, unknown> = {}) {
  return { name: 'Ava Wong', email, phone: '403-555-0142', message: MESSAGE, ...changes };
}

async function send(json: Record<string, unknown>): Promise<Answer & { id: string }> {
  const answer = await visitor.rest('POST', '/api/contact', { json });
  expect(answer.status, answer.text).toBe(200);
  return { ...answer, id: (answer.body as { id: string }).id };
}

function storedFrom(email: string) {
  return server.services.db.contactMessage.findMany({ where: { email } });
}

test('is stored with the subject of the specification, the number in both formats, and no type when none was chosen', async () => {
  const { id } = await send(messageFrom('stored@example.com', { insuranceType: 'none' }));
  expect(await storedFrom('stored@example.com')).toMatchObject([
    {
      id,
      subject: 'General Inquiry',
      phone: '403-555-0142',
      phoneE164: '+14035550142',
      insuranceType: null,
      status: 'new',
    },
  ]);
  const odd = messageFrom('odd@example.com', { phone: 'call the shop', subject: 'A truck', insuranceType: 'business' });
  await send(odd);
  expect(await storedFrom('odd@example.com')).toMatchObject([
    { phone: 'call the shop', phoneE164: null, subject: 'A truck', insuranceType: 'business' },
  ]);
});

test('is trimmed before it is measured and stored', async () => {
  await send(messageFrom('trimmed@example.com', { name: '  Ava  ', message: `\n ${MESSAGE} \n` }));
  expect(await storedFrom('trimmed@example.com')).toMatchObject([{ name: 'Ava', message: MESSAGE }]);
  const json = messageFrom('trimmed@example.com', { message: 'short     ' });
  expect((await visitor.rest('POST', '/api/contact', { json })).status).toBe(400);
});

test('thanks its sender and notifies the team, without the words of the message', async () => {
  await send(messageFrom('thanked@example.com'));
  const thanks = await eventually(
    'the sender is thanked',
    async () => (await mailsTo(server.env, 'thanked@example.com'))[0],
  );
  const notice = await eventually(
    'the team is told',
    async () => (await mailsTo(server.env, server.env.site.email))[0],
  );
  for (const mail of [thanks, notice]) {
    expect(mail.text).toContain('not an insurance broker or insurer');
    expect(mail.text).toContain(server.env.site.postalAddress);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('food truck');
  }
});

test('sent twice on one day is one message with one receipt and one pair of emails; the next day it is a new one', async () => {
  const message = messageFrom('twice@example.com');
  const first = await send(message);
  expect((await send(message)).body).toEqual(first.body);
  const both = await Promise.all([send(message), send(message)]);
  expect(both.map(({ id }) => id)).toEqual([first.id, first.id]);
  expect(await server.services.db.outboxMail.count({ where: { to: 'twice@example.com' } })).toBe(1);
  expect((await send({ ...message, message: `${MESSAGE} And a trailer?` })).id).not.toBe(first.id);
  offsetMs = DAY_MS;
  expect((await send(message)).id).not.toBe(first.id);
  offsetMs = 0;
  expect(await storedFrom('twice@example.com')).toHaveLength(3);
});

test('forty at once are forty messages, each with its own receipt', async () => {
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send(messageFrom(`crowd${index}@example.com`))),
  );
  const rows = await server.services.db.contactMessage.findMany({ where: { email: { startsWith: 'crowd' } } });
  expect(rows).toHaveLength(40);
  for (const [index, { id }] of sent.entries())
    expect(rows.find((row) => row.email === `crowd${index}@example.com`)?.id).toBe(id);
});

test('leaves nothing behind when its emails cannot be queued', async () => {
  await asOwner(
    server.database,
    `ALTER TABLE outbox_mails ADD CONSTRAINT refuse CHECK ("to" <> 'unlucky@example.com')`,
  );
  const json = messageFrom('unlucky@example.com');
  // The others in the same batch are not affected.
  const [unlucky] = await Promise.all([
    visitor.rest('POST', '/api/contact', { json }),
    send(messageFrom('lucky1@example.com')),
    send(messageFrom('lucky2@example.com')),
  ]);
  expect(unlucky.status).toBe(500);
  expect(await storedFrom('unlucky@example.com')).toEqual([]);
  await asOwner(server.database, 'ALTER TABLE outbox_mails DROP CONSTRAINT refuse');
  await send(json);
});

test('is listed newest first, page by page, each once, even while new ones arrive', async () => {
  const all = await server.services.db.contactMessage.count();
  const seen: { id: string; createdAt: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.trpc.contact.list.query({ cursor });
    seen.push(...page.messages);
    cursor = page.nextCursor ?? undefined;
    if (seen.length === page.messages.length) await send(messageFrom('late@example.com'));
  } while (cursor);
  expect(seen).toHaveLength(all);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(all);
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
});

test('pages can be walked over REST with the same cursor', async () => {
  const first = await admin.rest('GET', '/api/contact-messages');
  const { nextCursor } = first.body as { nextCursor: string };
  const second = await admin.rest('GET', `/api/contact-messages?cursor=${nextCursor}`);
  expect(second.body).toEqual(await admin.trpc.contact.list.query({ cursor: nextCursor }));
});
