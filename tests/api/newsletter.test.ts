/** The newsletter: express consent, confirmed by email, and safe against sign-ups for other people's inboxes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { type Answer, type ApiClient, createApiClient, failureOf } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let visitor: ApiClient;
let offsetMs = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  visitor = createApiClient(server.url);
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => server.stop());

function subscribe(email: string): Promise<Answer> {
  return visitor.rest('POST', '/api/newsletter/simple', { json: { email } });
}

function subscriber(email: string) {
  return server.services.db.newsletterSubscriber.findUniqueOrThrow({ where: { emailKey: email.toLowerCase() } });
}

function mailsQueued(email: string): Promise<number> {
  return server.services.db.outboxMail.count({ where: { to: email } });
}

/** The tokens of the confirmation emails to an address, oldest first. */
async function tokensFor(email: string, count: number): Promise<string[]> {
  const mails = await eventually(`${count} mails to ${email}`, async () => {
    const arrived = await mailsTo(server.env, email);
    const asking = arrived.filter(({ text }) => text?.includes('/newsletter/confirm?'));
    return asking.length === count && asking;
  });
  return mails.map(({ text }) => /newsletter\/confirm\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '');
}

test('an address is pending until the link in its email is used, and the consent is stored in the words of the email', async () => {
  expect((await subscribe('Ava.Pending@example.com')).status).toBe(200);
  expect(await subscriber('ava.pending@example.com')).toMatchObject({
    status: 'pending',
    email: 'Ava.Pending@example.com',
  });
  const [token = ''] = await tokensFor('Ava.Pending@example.com', 1);
  const [mail] = await mailsTo(server.env, 'Ava.Pending@example.com');
  expect(mail?.text).toContain(newsletterConsent.text);
  expect(mail?.text).toContain(server.env.site.postalAddress);
  await visitor.trpc.newsletter.confirm.mutate({ token });
  expect(await subscriber('ava.pending@example.com')).toMatchObject({
    status: 'confirmed',
    confirmedAt: expect.any(Date),
  });
  const records = await server.services.db.consentRecord.findMany({
    where: { person: { emailKey: 'ava.pending@example.com' } },
    include: { text: true },
  });
  expect(records).toMatchObject([{ given: true, channel: 'mail-link', text: { text: newsletterConsent.text } }]);
});

test('using the link again changes nothing and is no failure', async () => {
  await subscribe('again@example.com');
  const [token = ''] = await tokensFor('again@example.com', 1);
  await visitor.trpc.newsletter.confirm.mutate({ token });
  await visitor.trpc.newsletter.confirm.mutate({ token });
  expect(await server.services.db.consentRecord.count({ where: { person: { emailKey: 'again@example.com' } } })).toBe(
    1,
  );
});

test('opening the link confirms nothing, because mail scanners open links', async () => {
  await subscribe('scanned@example.com');
  const [token] = await tokensFor('scanned@example.com', 1);
  for (const method of ['GET', 'HEAD']) await visitor.call(method, `/newsletter/confirm?token=${token}`);
  expect((await visitor.call('GET', `/api/trpc/newsletter.confirm?input={"token":"${token}"}`)).status).toBe(405);
  expect(await subscriber('scanned@example.com')).toMatchObject({ status: 'pending' });
});

test('a foreign link is refused with 404', async () => {
  const failure = await failureOf(visitor.trpc.newsletter.confirm.mutate({ token: 'A'.repeat(43) }));
  expect(failure).toMatchObject({ status: 404, message: expect.stringContaining('Sign up again') });
});

test('a listed address, pending or confirmed, in any letter case, is answered with 409', async () => {
  await subscribe('known@example.com');
  expect((await subscribe('KNOWN@example.com')).status).toBe(409);
  const [token = ''] = await tokensFor('known@example.com', 1);
  await visitor.trpc.newsletter.confirm.mutate({ token });
  expect(await subscribe('known@example.com')).toMatchObject({
    status: 409,
    body: { message: 'This email is already subscribed to our newsletter.' },
  });
  offsetMs = 2 * HOUR_MS;
  await subscribe('known@example.com');
  // The confirmation request and the welcome email.
  expect(await mailsQueued('known@example.com')).toBe(2);
});

test('a pending address gets two confirmation emails in 30 days, a day apart, and the newest link works', async () => {
  await subscribe('patient@example.com');
  const known = async (afterMs: number) => {
    offsetMs = afterMs;
    expect((await subscribe('patient@example.com')).status).toBe(409);
    return mailsQueued('patient@example.com');
  };
  expect(await known(2 * HOUR_MS)).toBe(1);
  expect(await known(DAY_MS - 60_000)).toBe(1);
  expect(await known(DAY_MS + 60_000)).toBe(2);
  expect(await known(3 * DAY_MS)).toBe(2);
  const tokens = new Set(await tokensFor('patient@example.com', 2));
  const outcomes = await Promise.allSettled(
    [...tokens].map((token) => visitor.trpc.newsletter.confirm.mutate({ token })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await subscriber('patient@example.com')).toMatchObject({ status: 'confirmed' });
});

test('of several sign-ups of a pending address at the same moment, one sends another email', async () => {
  await subscribe('often@example.com');
  offsetMs = 2 * DAY_MS;
  await Promise.all(Array.from({ length: 6 }, () => subscribe('often@example.com')));
  expect(await mailsQueued('often@example.com')).toBe(2);
  offsetMs = 29 * DAY_MS;
  await subscribe('often@example.com');
  expect(await mailsQueued('often@example.com')).toBe(2);
  offsetMs = 30 * DAY_MS + 60_000;
  await subscribe('often@example.com');
  expect(await mailsQueued('often@example.com')).toBe(3);
});

test('an address that was unsubscribed before there was a suppression list gets nothing either', async () => {
  await subscribe('back@example.com');
  await server.services.db.newsletterSubscriber.update({
    where: { emailKey: 'back@example.com' },
    data: { status: 'unsubscribed', unsubscribedAt: new Date() },
  });
  expect((await subscribe('back@example.com')).status).toBe(409);
  expect(await subscriber('back@example.com')).toMatchObject({ status: 'unsubscribed' });
  expect(await mailsQueued('back@example.com')).toBe(1);
});

test('of many concurrent sign-ups of one address, one is accepted, with one email', async () => {
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => subscribe('crowd@example.com')))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await mailsQueued('crowd@example.com')).toBe(1);
});

test('neither the address nor the link stays readable where it is not needed', async () => {
  await subscribe('hashed@example.com');
  const [token = ''] = await tokensFor('hashed@example.com', 1);
  expect(JSON.stringify(await subscriber('hashed@example.com'))).not.toContain(token);
});
