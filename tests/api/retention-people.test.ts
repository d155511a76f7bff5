/** Accounts no one uses end, after an email to their owners; so do the people behind old consents, and counts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { recordConsent } from '#server/modules/consents/commands.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ahead = 0;
const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
const ago = (ms: number) => new Date(Date.now() - ms);

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => server.stop());

/** A client who last used their account this many days ago. */
async function idleClient(days: number, name = 'Robin Example') {
  const client = await createPerson(server.services, 'client', name);
  await server.services.db.user.update({ where: { id: client.id }, data: { activeAt: ago(days * DAY_MS) } });
  return client;
}
const nameOf = async (id: string) =>
  (await server.services.db.user.findUniqueOrThrow({ where: { id }, select: { fullName: true } })).fullName;

test('an account no one has used for 24 months is deleted 30 days after its owner got an email; one still in use stays', async () => {
  const { services } = server;
  const [idle, used, busy] = [await idleClient(720), await idleClient(600), (await activeCase(services)).client];
  await services.db.user.update({ where: { id: busy.id }, data: { activeAt: ago(900 * DAY_MS) } });

  await runRetention(services);
  const { subject, text } = await mailAbout(server, idle.email, 'Your account will be deleted');
  expect(subject).toBe('Your account will be deleted unless you sign in');
  expect(text).toContain('/portal/login');
  ahead = 29 * DAY_MS;
  await runRetention(services);
  expect(await nameOf(idle.id)).toBe('Robin Example');

  ahead = 31 * DAY_MS;
  await runRetention(services);
  await runRetention(services);
  ahead = 0;
  expect([await nameOf(idle.id), await nameOf(used.id), await nameOf(busy.id)]).toEqual([
    'Name removed',
    'Robin Example',
    expect.not.stringContaining('removed'),
  ]);
  const mails = await mailsTo(server.env, idle.email);
  expect(mails.filter((mail) => mail.subject?.startsWith('Your account will be deleted'))).toHaveLength(1);
  expect(await mailsTo(server.env, used.email)).toEqual([]);
});

test('signing in starts the 24 months again, and the owner can be told again', async () => {
  const { services } = server;
  const client = await idleClient(735);
  await runRetention(services);
  await eventually('told', async () => (await mailsTo(server.env, client.email)).length === 1);
  await signIn(server.url, client.username);
  const row = await services.db.user.findUniqueOrThrow({ where: { id: client.id } });
  expect(row.idleToldAt).toBeNull();
  expect(Date.now() - row.activeAt.getTime()).toBeLessThan(DAY_MS);
  ahead = 40 * DAY_MS;
  await runRetention(services);
  ahead = 0;
  expect(await nameOf(client.id)).toBe('Robin Example');
});

test.each(['their account', 'their mailbox alone'])(
  'a legal hold on a request of %s keeps an idle account',
  async (of) => {
    const { services } = server;
    const party = await activeCase(services);
    const { db } = services;
    await db.case.update({
      where: { id: party.caseId },
      data: {
        ...columnsOf('lost', ago(YEAR_MS)),
        createdAt: ago(YEAR_MS),
        contactEmail: party.client.email,
        contactEmailKey: party.client.email,
        ...(of === 'their mailbox alone' && { clientId: null }),
      },
    });
    await db.user.update({
      where: { id: party.client.id },
      data: { activeAt: ago(900 * DAY_MS), idleToldAt: ago(40 * DAY_MS), emailVerifiedAt: ago(YEAR_MS) },
    });
    const admin = await signIn(server.url, 'demo_admin');
    await admin.trpc.legalHolds.place.mutate({ caseId: party.caseId, reason: 'A complaint at the Commissioner' });
    await runRetention(services);
    expect(await nameOf(party.client.id)).not.toBe('Name removed');
    const { rules } = await admin.trpc.retention.preview.query();
    expect(rules.find(({ rule }) => rule === 'idle_accounts')).toMatchObject({
      due: 0,
      held: of === 'their account' ? 1 : 2,
    });
  },
);

test('who gave a consent is removed 84 months after it was last needed; the chain stays whole', async () => {
  const { services } = server;
  const { db } = services;
  const give = (emailKey: string, years: number) =>
    transaction(db, (tx) =>
      recordConsent(tx, ago(years * YEAR_MS), {
        purpose: 'newsletter',
        version: 99,
        text: 'I agree.',
        given: true,
        emailKey,
        channel: 'mail-link',
        evidence: { ip: '203.0.113.7' },
      }),
    );
  const person = (emailKey: string) => db.consentPerson.findUnique({ where: { emailKey } });
  await give('old@example.com', 7.1);
  await give('young@example.com', 7.1);
  await give('young@example.com', 6.9);
  await give('listed@example.com', 7.1);
  await db.newsletterSubscriber.create({
    data: {
      email: 'listed@example.com',
      emailKey: 'listed@example.com',
      status: 'confirmed',
      topics: [],
      confirmationSentAt: ago(7.1 * YEAR_MS),
      confirmedAt: ago(7.1 * YEAR_MS),
      createdAt: ago(7.1 * YEAR_MS),
    },
  });
  await runRetention(services);
  expect([
    await person('old@example.com'),
    await person('young@example.com'),
    await person('listed@example.com'),
  ]).toEqual([null, expect.objectContaining({ erasedAt: null }), expect.objectContaining({ erasedAt: null })]);
  expect(await db.consentRecord.count({ where: { version: 99 } })).toBe(4);
  expect(await db.consentDetail.count({ where: { record: { version: 99 } } })).toBe(3);
  expect(await verifyConsents(db)).toMatchObject({ whole: true });
});

test('daily counts of page feedback and of AI use are removed after 24 months', async () => {
  const { services } = server;
  const { db } = services;
  const days = [ago(2.1 * YEAR_MS), ago(1.9 * YEAR_MS)];
  await db.pageFeedback.createMany({ data: days.map((day) => ({ day, page: '/faq', helpful: 1, notHelpful: 0 })) });
  await db.assistantUsage.createMany({
    data: days.map((day) => ({ day: day.toISOString().slice(0, 10), tokens: 10, calls: 1 })),
  });
  await runRetention(services);
  expect([await db.pageFeedback.count(), await db.assistantUsage.count()]).toEqual([1, 1]);
});

test('the retention page counts what is deleted every hour as well', async () => {
  const admin = await signIn(server.url, 'demo_admin');
  const { hourly } = await admin.trpc.retention.preview.query();
  expect(hourly.find(({ what }) => what === 'User sessions')).toMatchObject({
    after: expect.stringContaining('400 days'),
    rows: expect.any(Number),
  });
  expect(hourly.every(({ rows }) => rows >= 0)).toBe(true);
});
