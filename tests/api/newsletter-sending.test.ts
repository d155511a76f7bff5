/** Sending an issue: each subscriber once, in batches, over real SMTP; stopped and continued at any point. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emails } from '#server/app/emails.ts';
import { takeBounce } from '#server/modules/inbound-email/bounces/commands.ts';
import { unsubscribe } from '#server/modules/newsletter/commands.ts';
import {
  BATCH,
  findDueIssues,
  findUnsettledIssues,
  sendIssueMail,
  settleIssue,
  takeBatch,
} from '#server/modules/newsletter/issues/sending/commands.ts';
import { suppress } from '#server/modules/notifications/suppressions/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { addSubscribers, writeIssue } from '../support/newsletter.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { everyStatementOf } from '../support/statement-count.ts';

let server: TestServer;
let smtp: TestSmtp;
let admin: ApiClient;
let offsetMs = 0;
beforeAll(async () => {
  smtp = await startSmtp();
  // The test is the worker.
  const variables = { SMTP_URL: smtp.url, RUN_JOBS: 'false' };
  server = await startTestServer({ variables, overrides: { now: () => new Date(Date.now() + offsetMs) } });
  admin = await signIn(server.url, 'demo_admin');
});
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.reply({});
  const { db } = server.services;
  await db.newsletterDelivery.deleteMany();
  await db.newsletterIssue.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.outboxMail.deleteMany();
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

const issues = () => admin.trpc.newsletterIssues;
const get = (issueId: string) => issues().get.query({ issueId });

async function sentIssue(): Promise<string> {
  const { issueId, version } = await writeIssue(admin);
  await issues().send.mutate({ issueId, version, at: null });
  return issueId;
}

/** The time of one batch passes. */
function tick(issueId: string): Promise<void> {
  offsetMs += 60_000;
  return takeBatch(server.services, issueId);
}

/** What the jobs of its emails do. */
async function work(issueId: string): Promise<void> {
  const { db, env } = server.services;
  const open = await db.newsletterDelivery.findMany({
    where: { issueId, outcome: null, held: false },
    orderBy: { mailId: 'asc' },
  });
  const transport = createMailTransport(env);
  for (const { mailId } of open)
    await sendIssueMail(server.services, transport, emails, mailId).catch(() => 'it is tried again');
}

const recipients = () => smtp.received.map(({ to }) => to?.[0]?.address ?? '').toSorted();

test('1,000 subscribers get it once each, in batches that each cost the same few statements', async () => {
  const readers = await addSubscribers(server.services, 1_000);
  await addSubscribers(server.services, 5, { name: 'elsewhere', topics: ['vehicles'] });
  const issueId = await sentIssue();
  await tick(issueId);
  const counts: number[] = [];
  for (let batch = 1; batch < 10; batch++) {
    await server.services.db.outboxMail.updateMany({
      where: { state: 'queued' },
      data: { state: 'sent', sentAt: new Date() },
    });
    offsetMs += 60_000;
    counts.push((await everyStatementOf(() => takeBatch(server.services, issueId))).length);
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(16);
  expect(new Set(counts).size).toBe(1);
  const mails = await server.services.db.outboxMail.findMany({ select: { to: true } });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(readers);
  expect((await get(issueId)).numbers).toMatchObject({ sent: 900, queued: 100 });
});

test('every email has the text, and an unsubscribe link and headers of its own', async () => {
  await addSubscribers(server.services, 3);
  const issueId = await sentIssue();
  await tick(issueId);
  await work(issueId);
  await tick(issueId);
  expect(recipients()).toHaveLength(3);
  const links = smtp.received.map(({ headers }) => headers.find(({ key }) => key === 'list-unsubscribe')?.value);
  expect(new Set(links).size).toBe(3);
  for (const { subject, text, html, headers } of smtp.received) {
    expect(subject).toBe('Hail season is coming');
    expect(text).toContain('- Park inside.');
    expect(html).toContain('What to ask your broker');
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    // Nothing that reports an opening: no picture, and no link but to this site.
    expect(html).not.toMatch(/<img|url\(|background=/i);
  }
  expect(await get(issueId)).toMatchObject({
    status: 'sent',
    numbers: { sent: 3, queued: 0, failed: 0, suppressed: 0 },
  });
  const [entry] = await server.services.db.auditEntry.findMany({
    where: { action: 'newsletter.issue_sent', subjectId: issueId },
  });
  expect(entry?.data).toMatchObject({ recipients: 3, textHash: (await get(issueId)).textHash });
});

test('of two workers that take a batch at once, one does, and nobody gets it twice', async () => {
  await addSubscribers(server.services, BATCH + 50);
  const issueId = await sentIssue();
  offsetMs += 60_000;
  await Promise.all([1, 2, 3].map(() => takeBatch(server.services, issueId)));
  expect(await server.services.db.newsletterDelivery.count({ where: { issueId } })).toBe(BATCH);
  // The second batch waits for the time and for the first.
  await takeBatch(server.services, issueId);
  await tick(issueId);
  expect(await server.services.db.newsletterDelivery.count({ where: { issueId } })).toBe(BATCH);
});

test('who unsubscribes or asks for less email before their turn gets nothing, and a link counts for its issue', async () => {
  // Names of their own: what they asked for outlives this test.
  const [left = '', asked = '', reader = ''] = await addSubscribers(server.services, 3, { name: 'leaving' });
  const issueId = await sentIssue();
  await tick(issueId);
  const { services } = server;
  await services.db.newsletterSubscriber.update({
    where: { emailKey: left },
    data: { status: 'unsubscribed', unsubscribedAt: services.now() },
  });
  const hash = await hashAddress(services, asked);
  await transaction(services.db, (tx) => suppress(tx, services.now(), hash, 'needed'));
  await work(issueId);
  await tick(issueId);
  expect(recipients()).toEqual([reader]);
  expect((await get(issueId)).numbers).toMatchObject({ sent: 1, suppressed: 2, unsubscribed: 0 });
  const link = smtp.received[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = new URL(link.slice(1, -1)).searchParams.get('token') ?? '';
  await unsubscribe(services, { token });
  await unsubscribe(services, { token });
  expect((await get(issueId)).numbers.unsubscribed).toBe(1);
});

test('a paused issue sends nothing more, and continues where it was', async () => {
  await addSubscribers(server.services, 4);
  const issueId = await sentIssue();
  await tick(issueId);
  const paused = await issues().pause.mutate({ issueId, version: (await get(issueId)).version });
  await work(issueId);
  await tick(issueId);
  expect(smtp.received).toEqual([]);
  expect(await findDueIssues(server.services, 10)).toEqual([]);
  await issues().resume.mutate({ issueId, version: paused.version });
  const enqueued =
    await server.services.pool.query(`SELECT count(DISTINCT data ->> 'mailId')::int AS mails, count(*)::int AS jobs
    FROM pgboss.job WHERE name = 'newsletter.mail' AND data ->> 'mailId' IN (SELECT mail_id::text FROM newsletter_deliveries)`);
  // Each has the job of its batch, which ended in the pause, and one of the resumption.
  expect(enqueued.rows).toEqual([{ mails: 4, jobs: 8 }]);
  await work(issueId);
  await tick(issueId);
  expect(recipients()).toHaveLength(4);
  expect(await get(issueId)).toMatchObject({ status: 'sent', numbers: { sent: 4 } });
});

test('cancelling ends it for those who haven’t got it, held or not', async () => {
  await addSubscribers(server.services, BATCH + 3);
  const issueId = await sentIssue();
  await tick(issueId);
  const paused = await issues().pause.mutate({ issueId, version: (await get(issueId)).version });
  const [first] = await server.services.db.newsletterDelivery.findMany({ where: { issueId }, take: 1 });
  await sendIssueMail(server.services, createMailTransport(server.env), emails, first?.mailId ?? '');
  await issues().cancel.mutate({ issueId, version: paused.version });
  await work(issueId);
  await tick(issueId);
  expect(smtp.received).toEqual([]);
  expect(await get(issueId)).toMatchObject({ status: 'cancelled', numbers: { cancelled: BATCH, queued: 0, sent: 0 } });
  expect(await server.services.db.outboxMail.count({ where: { state: { not: 'withheld' } } })).toBe(0);
});

test('a refused address is failed, one that came back is bounced, and one that is tried again is settled later', async () => {
  const [refused = '', greylisted = '', gone = ''] = await addSubscribers(server.services, 3);
  const issueId = await sentIssue();
  await tick(issueId);
  const { db, env } = server.services;
  const mailOf = async (to: string) => (await db.outboxMail.findFirstOrThrow({ where: { to } })).id;
  const send = async (to: string) => sendIssueMail(server.services, createMailTransport(env), emails, await mailOf(to));
  smtp.reply({ onRecipient: '550 5.1.1 unknown' });
  await send(refused);
  smtp.reply({ onRecipient: '451 4.7.1 greylisted' });
  await expect(send(greylisted)).rejects.toThrow();
  smtp.reply({});
  await send(gone);
  await takeBounce(server.services, await mailOf(gone), { failed: true, status: '5.1.1' } as never);
  await tick(issueId);
  expect(await get(issueId)).toMatchObject({ status: 'sent', numbers: { sent: 1, failed: 1, bounced: 1, queued: 1 } });
  await send(greylisted);
  expect(await findUnsettledIssues(server.services, 10)).toEqual([{ id: issueId }]);
  await settleIssue(server.services, issueId);
  expect((await get(issueId)).numbers).toMatchObject({ sent: 2, failed: 1, queued: 0 });
});

test('the next batch waits while an email that somebody waits for is behind', async () => {
  await addSubscribers(server.services, 2);
  const issueId = await sentIssue();
  const { db } = server.services;
  const id = newId();
  await db.outboxMail.create({ data: { id, template: 'verify-email', to: 'a@example.com', toName: '', data: {} } });
  await tick(issueId);
  expect(await db.newsletterDelivery.count({ where: { issueId } })).toBe(0);
  await db.outboxMail.update({ where: { id }, data: { state: 'sent', sentAt: new Date() } });
  await tick(issueId);
  expect(await db.newsletterDelivery.count({ where: { issueId } })).toBe(2);
});

test('a subscriber who is erased in the middle gets nothing, and the issue ends', async () => {
  const [erased = ''] = await addSubscribers(server.services, 2);
  const issueId = await sentIssue();
  await tick(issueId);
  await server.services.db.newsletterSubscriber.delete({ where: { emailKey: erased } });
  await server.services.db.outboxMail.deleteMany({ where: { to: erased } });
  await work(issueId);
  await tick(issueId);
  expect(await get(issueId)).toMatchObject({ status: 'sent', numbers: { sent: 1, suppressed: 1, queued: 0 } });
});
