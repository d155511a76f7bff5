/**
 * What happens to an email when the mail server refuses it, is slow or never responds, over real SMTP.
 * @module-tag long
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emails } from '#server/app/emails.ts';
import { readEnv, withSite } from '#server/env.ts';
import { sendQueuedMail } from '#server/modules/notifications/outbox/commands.ts';
import { createMailTransport, MailRejected, MailUnanswered, smtpDeadlines } from '#server/platform/email/transport.ts';
import { createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServer } from '../support/server.ts';
import { noDatabase, serverVariables } from '../support/server-variables.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

let smtp: TestSmtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const message = {
  id: 'one',
  to: { name: 'Robin', address: 'robin@example.com' },
  subject: 'Request received',
  text: 'Thank you',
  html: '<p>Thank you</p>',
};

/** The timeout of a response, not of the greeting: if the two were mixed up, the test would time out. */
const impatient = { greetingMs: 600_000, answerMs: 200 };

function transport(deadlines = smtpDeadlines) {
  const env = readEnv({ ...serverVariables(3000, noDatabase, '/nowhere'), SMTP_URL: smtp.url });
  return createMailTransport(withSite(env), deadlines);
}

test('a server has ten minutes to acknowledge a message, as RFC 5321 asks', () => {
  expect(smtpDeadlines.answerMs).toBeGreaterThanOrEqual(600_000);
});

test('a timeout after the message was sent is distinguished from every other failure', async () => {
  smtp.stall(true);
  await expect(transport(impatient).send(message)).rejects.toThrow(MailUnanswered);
});

test.each([
  ['the recipient', { onRecipient: '550 5.1.1 <robin@example.com> unknown' }, '550 5.1.1'],
  ['the message', { onMessage: '554 5.7.1 spam' }, '554 5.7.1'],
])('a server that refuses %s permanently is reported by its reply code, without its text', async (_, replies, code) => {
  smtp.reply(replies);
  const refused = transport().send(message);
  await expect(refused).rejects.toThrow(MailRejected);
  await expect(refused).rejects.toThrow(new RegExp(`^${code}$`));
});

test('a temporary refusal is retryable', async () => {
  smtp.reply({ onRecipient: '451 4.7.1 greylisted' });
  await expect(transport().send(message)).rejects.toMatchObject({ responseCode: 451 });
});

test('a temporary refusal is retried with growing delays, and no attempt counts as lost while its server may still answer', async () => {
  smtp.reply({ onRecipient: '451 4.7.1 greylisted' });
  const server = await startTestServer({ variables: { SMTP_URL: smtp.url } });
  try {
    const json = { email: 'robin@example.com' };
    expect((await createApiClient(server.url).rest('POST', '/api/newsletter/simple', { json })).status).toBe(200);
    const job = await eventually('it was tried once', async () => {
      const { rows } = await server.services.pool.query(
        `SELECT retry_backoff AS "growingPauses", retry_limit AS tries, expire_seconds AS seconds
         FROM pgboss.job WHERE name = 'mail.send' AND state = 'retry'`,
      );
      return rows[0];
    });
    expect(job).toMatchObject({ growingPauses: true, tries: 30 });
    expect(job.seconds * 1000).toBeGreaterThan(smtpDeadlines.answerMs);
  } finally {
    await server.stop();
  }
});

test('a refused email is sent once, shown with its code and retried only on request', async () => {
  smtp.reply({ onRecipient: '550 5.1.1 unknown' });
  const server = await startTestServer({ variables: { SMTP_URL: smtp.url } });
  try {
    const visitor = createApiClient(server.url);
    expect(
      (await visitor.rest('POST', '/api/newsletter/simple', { json: { email: 'robin@example.com' } })).status,
    ).toBe(200);
    const admin = await signIn(server.url, 'demo_admin');
    const failed = await eventually('the email is given up', async () => {
      const { mails } = await admin.trpc.trouble.mails.query({});
      return mails[0];
    });
    expect(failed).toMatchObject({
      template: 'newsletter-confirm',
      attempts: 1,
      lastError: '550 5.1.1',
      isFinal: true,
    });
    await eventually('no job is left to try again', async () => {
      const waiting = await server.services.pool.query(
        `SELECT FROM pgboss.job WHERE name = 'mail.send' AND state < 'completed'`,
      );
      return waiting.rowCount === 0;
    });
    smtp.reply({});
    await admin.trpc.trouble.tryMail.mutate({ mailId: failed.id });
    await eventually('the email arrives', async () => smtp.received.length === 1);
  } finally {
    await server.stop();
  }
});

test('an email that twice got no response is not sent a third time', async () => {
  const server = await startTestServer();
  try {
    const { services } = server;
    smtp.stall(true);
    const mailId = '0194a3c0-0000-7000-8000-0000000000aa';
    const data = { link: 'https://example.com' };
    await services.db.outboxMail.create({
      data: { id: mailId, template: 'newsletter-confirm', to: 'robin@example.com', toName: '', data },
    });
    await expect(sendQueuedMail(services, transport(impatient), emails, mailId)).rejects.toThrow(MailUnanswered);
    await sendQueuedMail(services, transport(impatient), emails, mailId);
    const mail = await services.db.outboxMail.findUniqueOrThrow({ where: { id: mailId } });
    expect(mail).toMatchObject({ state: 'failed', attempts: 2, lastError: 'no response', gaveUpAt: expect.any(Date) });
  } finally {
    await server.stop();
  }
});
