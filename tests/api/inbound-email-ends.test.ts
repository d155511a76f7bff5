/** Answers by email where something ended: a request, an account, a mailbox. And those that a provider received for us. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBounce } from '#server/modules/notifications/reply-addresses/policy.ts';
import { newId } from '#server/platform/db/ids.ts';
import { signIn } from '../support/api-client.ts';
import { activeCase, offeredCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import {
  type InboundServer,
  MAILGUN_KEY,
  REPLY_DOMAIN,
  replyAddressIn,
  startInboundServer,
} from '../support/inbound-email.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';

let server: InboundServer;

beforeAll(async () => {
  server = await startInboundServer();
});
afterAll(() => server.stop());

async function written({ caseId, broker, client }: Party): Promise<string> {
  const { trpc } = await signIn(server.url, broker.username);
  await trpc.messages.send.mutate({ caseId, body: 'Which tires?', clientKey: randomUUID(), attachments: [] });
  return replyAddressIn(await mailAbout(server, client.email, 'New message'));
}

async function failuresOf({ caseId, broker }: Party) {
  const { trpc } = await signIn(server.url, broker.username);
  const { entries } = await trpc.cases.timeline.query({ caseId });
  return entries.filter(({ type }) => type === 'email_failed').map(({ detail }) => detail);
}

test('a withdrawn request takes no message: one calm answer, then the sending server says so', async () => {
  const party = await activeCase(server.services);
  const to = await written(party);
  const client = await signIn(server.url, party.client.username);
  const { version } = await client.trpc.cases.get.query({ caseId: party.caseId });
  await client.trpc.cases.withdraw.mutate({ caseId: party.caseId, version });
  const from = party.client.email;
  expect(await server.send({ from, to, text: 'One more thing' })).toMatch(/^250/);
  const answer = await mailAbout(server, from, 'This request is closed');
  expect(answer.text).toContain('wasn’t added');
  expect(await server.send({ from, to, text: 'Hello?' })).toMatch(/^554 .*closed/);
  expect(
    (await mailsTo(server.env, from)).filter(({ subject }) => subject?.includes('This request is closed')),
  ).toHaveLength(1);
  expect(await failuresOf(party)).toEqual(['the request is closed', 'the request is closed']);
});

test('a closed request takes the message, and its sender learns once that it is closed', async () => {
  const party = await activeCase(server.services);
  const to = await written(party);
  const broker = await signIn(server.url, party.broker.username);
  const { version } = await broker.trpc.cases.get.query({ caseId: party.caseId });
  await broker.trpc.cases.close.mutate({ caseId: party.caseId, version, reason: 'no_answer' });
  const from = party.client.email;
  for (const text of ['I am back', 'Are you there?']) expect(await server.send({ from, to, text })).toMatch(/^250/);
  const { messages } = await broker.trpc.messages.list.query({ caseId: party.caseId });
  expect(messages.map(({ body }) => body)).toEqual(['Which tires?', 'I am back', 'Are you there?']);
  const answer = await mailAbout(server, from, 'This request is closed');
  expect(answer.text).toContain('Your email was added');
  expect(
    (await mailsTo(server.env, from)).filter(({ subject }) => subject?.includes('This request is closed')),
  ).toHaveLength(1);
});

test('somebody who no longer takes part is refused', async () => {
  const party = await activeCase(server.services);
  const to = await written(party);
  await server.services.db.case.update({ where: { id: party.caseId }, data: { clientId: null } });
  expect(await server.send({ from: party.client.email, to, text: 'Hello' })).toMatch(/^554 .*no longer take part/);
});

test('a client without an account writes by email; files wait for the account', async () => {
  const { caseId, broker, version } = await offeredCase(server.services);
  const { trpc } = await signIn(server.url, broker.username);
  await trpc.cases.acceptOffer.mutate({ caseId, version });
  const row = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId } });
  const mail = await mailAbout(server, row.contactEmail, `${String(row.serial).padStart(6, '0')}: ${broker.fullName}`);
  const to = replyAddressIn(mail);
  const attachments = [{ filename: 'Licence.pdf', content: '%PDF-1.4' }];
  expect(await server.send({ from: row.contactEmail, to, text: 'Hello from my phone', attachments })).toMatch(/^250/);
  const { messages } = await trpc.messages.list.query({ caseId });
  expect(messages.at(-1)).toMatchObject({ body: 'Hello from my phone', senderId: null, senderRole: 'client' });
  const answer = await mailAbout(server, row.contactEmail, 'About your email');
  expect(answer.text).toContain('Files can be added once you have created your account.');
  expect(answer.text).toContain('/portal/register?invitation=');
});

test('a mailbox that does not exist gets no more emails, and the broker learns of it once', async () => {
  const party = await activeCase(server.services);
  await written(party);
  const { db, env, now } = server.services;
  const { id } = await db.outboxMail.findFirstOrThrow({ where: { to: party.client.email } });
  const to = `${signBounce(env, id, now())}@${REPLY_DOMAIN}`;
  const bounce = (status: string) => ({
    ...{ from: 'mailer-daemon@example.com', to, envelope: { from: '', to } },
    raw: `From: mailer-daemon@example.com\r\nTo: ${to}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nAction: failed\r\nStatus: ${status}\r\n--b--\r\n`,
  });
  expect(await server.send(bounce('5.2.2'))).toMatch(/^250/);
  expect(await db.suppression.count()).toBe(0);
  for (let times = 0; times < 2; times++) expect(await server.send(bounce('5.1.1'))).toMatch(/^250/);
  expect(await db.suppression.findMany()).toMatchObject([{ level: 'nothing' }]);
  expect(await failuresOf(party)).toHaveLength(1);
  await db.notification.updateMany({ where: { userId: party.client.id }, data: { readAt: now() } });
  const { trpc } = await signIn(server.url, party.broker.username);
  await trpc.messages.send.mutate({ caseId: party.caseId, body: 'Hello?', clientKey: randomUUID(), attachments: [] });
  await eventually('the next email is withheld', () =>
    db.outboxMail.findFirst({ where: { to: party.client.email, state: 'withheld' } }),
  );
});

test('a provider posts what it received, with its signature', async () => {
  const party = await activeCase(server.services);
  const recipient = await written(party);
  const post = (key: string, at = Date.now()) => {
    const timestamp = String(Math.floor(at / 1000));
    const token = newId();
    const form = new FormData();
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    const mime = `From: ${party.client.email}\r\nTo: ${recipient}\r\nMessage-ID: <${newId()}@example.com>\r\n\r\nHello`;
    for (const [name, value] of Object.entries({
      recipient,
      sender: party.client.email,
      timestamp,
      token,
      signature,
      'body-mime': mime,
    }))
      form.set(name, value);
    return fetch(`${server.url}/inbound/mailgun/mime`, { method: 'POST', body: form });
  };
  expect((await post('another key')).status).toBe(403);
  expect((await post(MAILGUN_KEY, Date.now() - 3_600_000)).status).toBe(403);
  // Nobody signed the email itself, so its sender is not known: Mailgun gives up on it.
  const answer = await post(MAILGUN_KEY);
  expect([answer.status, await answer.json()]).toEqual([406, { message: expect.stringContaining('SPF or DKIM') }]);
  expect((await fetch(`${server.url}/inbound/mailgun/mime`, { method: 'POST', body: 'x' })).status).toBe(400);
});

test('one person writes so often about one request, and no more', async () => {
  const limited = await startInboundServer({ variables: { RATE_LIMIT_SCALE: '1' } });
  try {
    const party = await activeCase(limited.services);
    const { trpc } = await signIn(limited.url, party.broker.username);
    await trpc.messages.send.mutate({ caseId: party.caseId, body: 'Hello', clientKey: randomUUID(), attachments: [] });
    const to = replyAddressIn(await mailAbout(limited, party.client.email, 'New message'));
    const answers: string[] = [];
    for (let times = 0; times < 31; times++)
      answers.push((await limited.send({ from: 'mallory@elsewhere.example', to, text: 'Loop' })).slice(0, 3));
    expect(answers.filter((code) => code === '554')).toHaveLength(30);
    expect(answers.at(-1)).toBe('451');
    const events = await limited.services.db.caseEvent.count({ where: { caseId: party.caseId, type: 'email_failed' } });
    expect(events).toBe(5);
  } finally {
    await limited.stop();
  }
});
