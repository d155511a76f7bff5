/** Emails that anybody can cause by typing somebody's address: few a day, and without a word of the sender. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/http/rate-limit.ts';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
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

/** Each from an address of their own. */
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

/** Waits until every email in the outbox has been dealt with, and answers those that reached a mailbox. */
async function mailsOf(email: string) {
  await eventually(
    'the outbox is empty',
    async () => (await server.services.db.outboxMail.count({ where: { state: 'queued' } })) === 0,
  );
  return smtp.received.filter(({ to }) => to?.[0]?.address === email);
}

test('forty posts put three emails a day into a mailbox that proved nothing, and every message is kept', async () => {
  const email = 'ava@example.com';
  await write(email, 40);
  expect(await mailsOf(email)).toHaveLength(limits.strangersMailbox.points);
  expect(await server.services.db.contactMessage.count({ where: { email } })).toBe(40);
  expect(await server.services.db.outboxMail.count({ where: { to: email, state: 'withheld' } })).toBe(37);
});

test('such an email holds no name, no subject and no link of its sender', async () => {
  const email = 'noor@example.com';
  await write(email, 1);
  const [mail] = await mailsOf(email);
  expect(mail?.subject).toBe('We have your message');
  expect(mail?.to?.[0]?.name).toBeFalsy();
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/win now|cheap\.example|prize/i);
});

test('different forms share one count', async () => {
  const email = 'sam@example.com';
  await write(email, 3);
  expect((await somebody().rest('POST', '/api/newsletter/simple', { json: { email } })).status).toBe(200);
  expect(await mailsOf(email)).toHaveLength(3);
});

test('a mailbox whose owner confirmed it gets them all', async () => {
  const { id, email } = await createPerson(server.services, 'client', 'Ava Wong');
  await server.services.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  await write(email, 5);
  expect(await mailsOf(email)).toHaveLength(5);
});
