/** The daily digest: what a user has not seen yet, once, at eight in the morning in the site's time zone. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { notify, setPreference } from '#server/modules/notifications/commands.ts';
import { sendDigest, startDigests } from '#server/modules/notifications/digests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const CASE = '/portal/cases/0194a3c0-0000-7000-8000-000000000001';
const OTHER = '/portal/cases/0194a3c0-0000-7000-8000-000000000002';
const noon = new Date('2026-11-21T19:00:00.000Z');

let server: TestServer;
let smtp: TestSmtp;
let now = noon;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({ variables: { SMTP_URL: smtp.url }, overrides: { now: () => now } });
});
afterEach(() => {
  now = noon;
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

/** A user with pending lines, and the notifications behind them. */
async function gathering(name: string, lines: [line: string, path: string][]): Promise<Viewer> {
  const { db } = server.services;
  const client = await createPerson(server.services, 'client', name);
  await setPreference(server.services, client, { topic: 'messages', channel: 'digest' });
  for (const [line, path] of lines) {
    await db.digestItem.create({ data: { userId: client.id, line, path, createdAt: now } });
    await transaction(db, (tx) => notify(tx, now, [{ userId: client.id, type: 'test', title: line, link: path }]));
  }
  return client;
}

const mailTo = (email: string) =>
  eventually('the digest arrives', async () => smtp.received.find(({ to }) => to?.[0]?.address === email));

const digestsTo = (email: string) =>
  server.services.db.outboxMail.findMany({ where: { to: email, template: 'daily-digest' } });

test('is sent every morning at eight by the clock of the site, not of the machine', async () => {
  const { rows } = await server.services.pool.query(
    `SELECT cron, timezone FROM pgboss.schedule WHERE name = 'digest.start'`,
  );
  expect(rows).toEqual([{ cron: '0 8 * * *', timezone: 'America/Edmonton' }]);
});

test('is one email for each person, its lines grouped by request, in text and HTML, over SMTP', async () => {
  const client = await gathering('Gathered Example', [
    ['New message about AB-2026-000001', CASE],
    ['Options to compare for AB-2026-000002', OTHER],
    ['Question from your broker about AB-2026-000001', CASE],
    ['New message about AB-2026-000001', CASE],
  ]);
  await startDigests(server.services);
  const mail = await mailTo(client.email);
  expect(mail.subject).toBe('What’s new in your portal');
  const text = mail.text?.replace(/\r\n/g, '\n') ?? '';
  expect(text).toContain(
    `- New message about AB-2026-000001\n- Question from your broker about AB-2026-000001\n  ${server.url}${CASE}`,
  );
  expect(text).toContain(`- Options to compare for AB-2026-000002\n  ${server.url}${OTHER}`);
  expect(text).toContain(`${server.url}/portal/account/notifications`);
  expect(text).toContain(server.env.site.postalAddress);
  expect(mail.html).toContain(`href="${server.url}${OTHER}"`);
  expect(mail.html?.match(/<li/g)).toHaveLength(3);
  expect(await digestsTo(client.email)).toHaveLength(1);
});

test('leaves out what was read in the portal in the meantime, and is not sent when nothing is left', async () => {
  const { services } = server;
  const client = await gathering('Reading Example', [
    ['New message about AB-2026-000001', CASE],
    ['New message about AB-2026-000002', OTHER],
  ]);
  await services.db.notification.updateMany({ where: { userId: client.id, link: CASE }, data: { readAt: now } });
  await sendDigest(services, client.id);
  // The row holds no text anymore once the email is queued.
  const { text } = await mailTo(client.email);
  expect(text).toContain('AB-2026-000002');
  expect(text).not.toContain('AB-2026-000001');

  const reader = await gathering('Up To Date Example', [['New message about AB-2026-000001', CASE]]);
  await services.db.notification.updateMany({ where: { userId: reader.id }, data: { readAt: now } });
  await sendDigest(services, reader.id);
  expect(await digestsTo(reader.email)).toEqual([]);
  expect(await services.db.digestItem.count({ where: { userId: reader.id, sentAt: null } })).toBe(0);
});

test('sends each line exactly once, also when two jobs run at the same time or a transaction fails', async () => {
  const { services } = server;
  const client = await gathering('Once Example', [['New message about AB-2026-000001', CASE]]);
  const jobs = { ...services.jobs, enqueueMany: () => Promise.reject(new Error('the process died here')) };
  await expect(sendDigest({ ...services, jobs }, client.id)).rejects.toThrow('died here');
  expect(await digestsTo(client.email)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => sendDigest(services, client.id)));
  await sendDigest(services, client.id);
  expect(await digestsTo(client.email)).toHaveLength(1);
});

test('goes to no disabled user, and drops the pending lines of a user who switches it off', async () => {
  const { services } = server;
  const gone = await gathering('Disabled Example', [['New message about AB-2026-000001', CASE]]);
  await services.db.user.update({ where: { id: gone.id }, data: { disabledAt: now } });
  await sendDigest(services, gone.id);
  expect(await digestsTo(gone.email)).toEqual([]);

  const quiet = await gathering('Quiet Example', [['New message about AB-2026-000001', CASE]]);
  await setPreference(services, quiet, { topic: 'messages', channel: 'off' });
  await sendDigest(services, quiet.id);
  expect(await digestsTo(quiet.email)).toEqual([]);
});

test('keeps what it sent for thirty days', async () => {
  const { services } = server;
  const client = await gathering('Old Example', [['New message about AB-2026-000001', CASE]]);
  await sendDigest(services, client.id);
  now = new Date(noon.getTime() + 31 * 86_400_000);
  await startDigests(services);
  expect(await services.db.digestItem.count({ where: { userId: client.id } })).toBe(0);
});
