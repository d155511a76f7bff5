/** An address whose owner asked us to stop gets no email that the law counts, no matter who types it, and after an erasure too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emails } from '#server/app/emails.ts';
import { sendQueuedMail } from '#server/modules/notifications/outbox/commands.ts';
import { suppress } from '#server/modules/notifications/suppressions/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { SuppressionLevel } from '#shared/notifications/suppressions/schema.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let visitor: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

const signUp = (email: string) => visitor.rest('POST', '/api/newsletter/simple', { json: { email } });
const queued = (email: string) =>
  server.services.db.outboxMail.count({ where: { to: { equals: email, mode: 'insensitive' } } });

async function stop(email: string, level: SuppressionLevel): Promise<void> {
  const hash = await hashAddress(server.services, email);
  await transaction(server.services.db, (tx) => suppress(tx, new Date(), hash, level));
}

/** The path of a link in the newest email to an address. */
function linkTo(email: string, page: string): Promise<string> {
  return eventually(`a link to ${page} arrives at ${email}`, async () => {
    const texts = (await mailsTo(server.env, email)).map(({ text }) => text ?? '');
    return texts.map((text) => new RegExp(`${page}\\?token=[\\w.-]+`).exec(text)?.[0]).findLast(Boolean);
  });
}
const tokenIn = (link: string) => new URL(link, server.url).searchParams.get('token') ?? '';

async function subscribed(email: string): Promise<void> {
  await signUp(email);
  await visitor.trpc.newsletter.confirm.mutate({ token: tokenIn(await linkTo(email, '/newsletter/confirm')) });
}

/** A client whose address is confirmed. */
async function client(name: string) {
  const viewer = await createPerson(server.services, 'client', name);
  await server.services.db.user.update({ where: { id: viewer.id }, data: { emailVerifiedAt: new Date() } });
  return { viewer, api: await signIn(server.url, viewer.username) };
}

/** The state of an email once the outbox has dealt with it. */
async function outcomeOf(template: string, to: string, data: object): Promise<string> {
  const { services } = server;
  const id = newId();
  await services.db.outboxMail.create({ data: { id, template, to, toName: '', data } });
  await sendQueuedMail(services, { send: async () => {} }, emails, id);
  return (await services.db.outboxMail.findUniqueOrThrow({ where: { id } })).state;
}

test('an unsubscribed address that a stranger types gets nothing, and the answer of an address on the list', async () => {
  const email = 'left@example.com';
  await subscribed(email);
  await visitor.trpc.newsletter.unsubscribe.mutate({
    token: tokenIn(await linkTo(email, '/newsletter/unsubscribe')),
  });
  const before = await queued(email);
  expect(await signUp('LEFT@example.com')).toMatchObject({
    status: 409,
    body: { message: 'This email is already subscribed to our newsletter.' },
  });
  expect(await queued(email)).toBe(before);
});

test('“Never email me again” keeps only a hash, and neither a sign-up nor the link to confirm works after it', async () => {
  const email = 'Never.Again@example.com';
  await signUp(email);
  const confirm = tokenIn(await linkTo(email, '/newsletter/confirm'));
  const never = tokenIn(await linkTo(email, '/newsletter/never'));
  for (const _ of [1, 2]) await visitor.trpc.newsletter.never.mutate({ token: never });
  const { db } = server.services;
  expect(await db.newsletterSubscriber.count({ where: { emailKey: email.toLowerCase() } })).toBe(0);
  expect(
    await db.suppression.findUnique({ where: { addressHash: await hashAddress(server.services, email) } }),
  ).toMatchObject({ level: 'nothing' });
  expect(JSON.stringify(await db.suppression.findMany())).not.toMatch(/never\.again/i);
  expect((await signUp(email)).status).toBe(409);
  expect(await failureOf(visitor.trpc.newsletter.confirm.mutate({ token: confirm }))).toMatchObject({ status: 404 });
  expect(await queued(email)).toBe(1);
});

test('a sign-up that was confirmed after all is withdrawn by “Never email me again”', async () => {
  const email = 'second-thoughts@example.com';
  await subscribed(email);
  await visitor.trpc.newsletter.never.mutate({ token: tokenIn(await linkTo(email, '/newsletter/never')) });
  expect(await server.services.db.newsletterSubscriber.findUniqueOrThrow({ where: { emailKey: email } })).toMatchObject(
    { status: 'unsubscribed' },
  );
});

test.each([
  ['needed', 'new-message', 'sent'],
  ['needed', 'participant-invited', 'withheld'],
  ['nothing', 'new-message', 'withheld'],
  ['nothing', 'request-received', 'sent'],
  ['nothing', 'password-changed', 'sent'],
] as const)('to an address that gets %s, %s is %s', async (level, template, state) => {
  const email = `${level}.${template}@example.com`;
  await stop(email, level);
  const data = { number: 'AB-2026-000001', title: 'Car', path: '/portal', promise: '', at: 'today' };
  expect(await outcomeOf(template, email, data)).toBe(state);
});

test('a guest stops the emails about their request without signing in, and only a stricter choice counts', async () => {
  const email = 'guest@example.com';
  await submitQuote(server.services, autoRequest({ email }), '127.0.0.1');
  await server.services.db.outboxMail.findFirstOrThrow({ where: { to: email } });
  const id = newId();
  await server.services.db.outboxMail.create({
    data: {
      id,
      template: 'case-closed',
      to: email,
      toName: '',
      data: { number: 'AB-1', title: 'Car', path: '/portal' },
    },
  });
  let path = '';
  const send = async ({ text }: { text: string }) => {
    path = /\/email-choices\?token=[\w.-]+/.exec(text)?.[0] ?? '';
  };
  await sendQueuedMail(server.services, { send }, emails, id);
  const token = tokenIn(path);
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('guest');
  const { choose } = visitor.trpc.emailChoices;
  expect(await choose.mutate({ token, level: 'needed' })).toEqual({ level: 'needed' });
  expect(await choose.mutate({ token, level: 'nothing' })).toEqual({ level: 'nothing' });
  expect(await choose.mutate({ token, level: 'needed' })).toEqual({ level: 'nothing' });
  const about = { number: 'AB-2026-000001', title: 'Car', path: '/portal' };
  expect(await outcomeOf('document-due', email, { ...about, dueOn: 'today' })).toBe('withheld');
});

test('only a signed-in account that confirmed the address lifts it, and then a sign-up is asked to confirm again', async () => {
  const { viewer, api } = await client('Way Back');
  await subscribed(viewer.email);
  await visitor.trpc.newsletter.unsubscribe.mutate({
    token: tokenIn(await linkTo(viewer.email, '/newsletter/unsubscribe')),
  });
  expect(await api.trpc.emailChoices.own.query()).toEqual({ level: 'needed' });
  expect(await api.trpc.emailChoices.allow.mutate()).toEqual({ level: null });
  expect(await api.trpc.emailChoices.own.query()).toEqual({ level: null });
  const before = await queued(viewer.email);
  expect((await signUp(viewer.email)).status).toBe(200);
  expect(await queued(viewer.email)).toBe(before + 1);

  const other = await createPerson(server.services, 'client', 'Not Confirmed');
  await stop(other.email, 'nothing');
  const unproven = (await signIn(server.url, other.username)).trpc.emailChoices;
  expect(await unproven.own.query()).toEqual({ level: null });
  expect(await failureOf(unproven.allow.mutate())).toMatchObject({ status: 409 });
  expect(await outcomeOf('new-message', other.email, { number: 'x', title: 'y', path: '/' })).toBe('withheld');
});

test('an erased newsletter address gets nothing, no matter who types it', async () => {
  const { viewer, api } = await client('Erased Reader');
  await subscribed(viewer.email);
  const { requests } = await api.trpc.privacy.request.mutate({ kind: 'deletion', note: 'Please' });
  const admin = await signIn(server.url, 'demo_admin');
  const requestId = requests[0]?.id ?? '';
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  await admin.trpc.privacyDesk.erase.mutate({
    requestId,
    version,
    username: viewer.username,
    answer: 'Erased as you asked.',
  });
  const { db } = server.services;
  expect(await db.newsletterSubscriber.count({ where: { emailKey: viewer.email.toLowerCase() } })).toBe(0);
  await eventually('the last email is gone', async () => (await queued(viewer.email)) === 0);
  expect((await signUp(viewer.email)).status).toBe(409);
  expect(await queued(viewer.email)).toBe(0);
  expect(await db.newsletterSubscriber.count({ where: { emailKey: viewer.email.toLowerCase() } })).toBe(0);
});
