/**
 * Emails that anyone can trigger by typing somebody's address: few a day, and without any text of the sender.
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { newcomer } from '../support/accounts.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
import { aHandOver, autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const LINK = 'https://cheap.example/win';

let server: TestServer;
let smtp: TestSmtp;
let addresses = 0;
beforeAll(async () => {
  smtp = await startSmtp();
  const variables = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', SMTP_URL: smtp.url };
  server = await startTestServer({ variables });
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

/** A visitor with a unique IP address. */
function somebody(): ApiClient {
  addresses += 1;
  return createApiClient(server.url, { 'x-forwarded-for': `203.0.113.${addresses}` });
}

async function write(email: string, count: number): Promise<void> {
  for (let message = 0; message < count; message += 1) {
    const json = {
      name: `Win now ${LINK}`,
      email,
      phone: '403 555 0142',
      subject: `Prize ${LINK}`,
      message: `Message ${message}: see ${LINK}`,
    };
    expect((await somebody().rest('POST', '/api/contact', { json })).status).toBe(200);
  }
}

/** Waits until every email in the outbox has been processed, and returns those that reached a mailbox. */
async function mailsOf(email: string) {
  await eventually(
    'the outbox is empty',
    async () => (await server.services.db.outboxMail.count({ where: { state: 'queued' } })) === 0,
  );
  return smtp.received.filter(({ to }) => to?.[0]?.address === email);
}

test('forty posts send three emails a day to an unverified mailbox, and every message is stored', async () => {
  const email = 'ava@example.com';
  await write(email, 40);
  expect(await mailsOf(email)).toHaveLength(limits.strangersMailbox.points);
  expect(await server.services.db.contactMessage.count({ where: { email } })).toBe(40);
  expect(await server.services.db.outboxMail.count({ where: { to: email, state: 'withheld' } })).toBe(37);
});

test('such an email contains no name, no subject and no link of its sender', async () => {
  const email = 'noor@example.com';
  await write(email, 1);
  const [mail] = await mailsOf(email);
  expect(mail?.subject).toBe('We received your message');
  expect(mail?.to?.[0]?.name).toBeFalsy();
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/win now|cheap\.example|prize/i);
});

test('different forms share one count', async () => {
  const email = 'sam@example.com';
  await write(email, 3);
  expect((await somebody().rest('POST', '/api/newsletter/simple', { json: { email } })).status).toBe(200);
  expect(await mailsOf(email)).toHaveLength(3);
});

test('a mailbox whose owner verified it gets them all', async () => {
  const { id, email } = await createPerson(server.services, 'client', 'Ava Wong');
  await server.services.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  await write(email, 5);
  expect(await mailsOf(email)).toHaveLength(5);
});

/** The name of a sender, or of an account holder who never verified the address. */
const SENDER = 'Wendy Winner';

const ways: [string, (email: string) => Promise<unknown>][] = [
  ['a request', (email) => submitQuote(server.services, autoRequest({ email, fullName: SENDER }), '127.0.0.1')],
  [
    'a conversation passed to a person',
    (email) => somebody().trpc.chat.handOver.mutate(aHandOver({ email, name: SENDER })),
  ],
  [
    'a link to an unsent request',
    async (email) => {
      const { consents: _, ...draft } = autoRequest({ email, fullName: SENDER });
      const { quotes } = somebody().trpc;
      await quotes.saveDraft.mutate({ ...draft, version: 0, step: 'contact' });
      await quotes.emailLink.mutate({ draftId: draft.draftId, token: draft.token, email });
    },
  ],
  ['a message', (email) => write(email, 1)],
  ['the newsletter', (email) => somebody().rest('POST', '/api/newsletter/simple', { json: { email } })],
  ['a registration', (email) => somebody().trpc.auth.register.mutate({ ...newcomer(), email, fullName: SENDER })],
  [
    'a forgotten password',
    async (email) => {
      const { id } = await createPerson(server.services, 'client', SENDER);
      await server.services.db.user.update({ where: { id }, data: { email, emailKey: email.toLowerCase() } });
      await somebody().trpc.auth.forgotPassword.mutate({ email });
    },
  ],
  [
    'a new address for an account',
    async (email) => {
      const { username } = await createPerson(server.services, 'client', SENDER);
      const { account } = (await signIn(server.url, username)).trpc;
      await account.requestEmailChange.mutate({ currentPassword: 'Prairie-2026', email });
    },
  ],
  [
    'an invitation to a request',
    async (email) => {
      const { caseId, client } = await activeCase(server.services);
      await server.services.db.user.update({ where: { id: client.id }, data: { fullName: SENDER } });
      const { participants } = (await signIn(server.url, client.username)).trpc;
      await participants.invite.mutate({ caseId, role: 'authorised', name: 'Wendy Winner', email });
    },
  ],
];

describe.each(ways)('%s', (_what, send) => {
  const address = () => `Someone.${randomUUID().slice(0, 8)}@example.com`;

  test('puts no typed name into an email', async () => {
    const email = address();
    await send(email);
    const [mail] = await eventually('the email arrives', async () => {
      const mails = smtp.received.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase());
      return mails.length > 0 && mails;
    });
    expect(mail?.to?.[0]?.name).toBeFalsy();
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain(SENDER);
  });

  test('sends nothing to an unverified mailbox that has had its three emails, however it is spelled', async () => {
    const email = address();
    const { db, limiter } = server.services;
    for (let mail = 0; mail < limits.strangersMailbox.points; mail += 1)
      await limiter.consume(limits.strangersMailbox, hashToken(email.toLowerCase()));
    await send(email);
    const kept = await eventually('the outbox has dealt with it', () =>
      db.outboxMail.findFirst({ where: { to: { equals: email, mode: 'insensitive' }, state: { not: 'queued' } } }),
    );
    expect(kept.state).toBe('withheld');
  });
});
