/** The newsletter list as administrators manage it: found, proven, removed on request. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { confirmSubscription, subscribe } from '#server/modules/newsletter/commands.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { tamperAsOwner } from '../support/database.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function confirmed(email: string): Promise<string> {
  await subscribe(server.services, { email, topics: ['home'] });
  await confirmSubscription(server.services, { token: tokenIn(await mailAbout(server, email, 'newsletter sign-up')) });
  const { id } = await server.services.db.newsletterSubscriber.findUniqueOrThrow({
    where: { emailKey: email.toLowerCase() },
  });
  return id;
}

test('is found by the beginning of the address and by status, and counted', async () => {
  const id = await confirmed('Find+Me@example.com');
  await subscribe(server.services, { email: 'find_other@example.com' });
  const found = async (search: string, status?: 'pending' | 'confirmed') =>
    (await admin.trpc.subscribers.list.query({ search, ...(status && { status }) })).subscribers.map(
      (row) => row.email,
    );
  expect(await found('FIND+m')).toEqual(['Find+Me@example.com']);
  expect(await found('find')).toEqual(['find_other@example.com', 'Find+Me@example.com']);
  expect(await found('find', 'confirmed')).toEqual(['Find+Me@example.com']);
  for (const search of ['ind', 'find%', 'find+me@example.com2', '😀']) expect(await found(search), search).toEqual([]);
  expect((await admin.trpc.subscribers.list.query({ search: 'find+' })).subscribers).toMatchObject([
    { id, status: 'confirmed', topics: ['home'], unsubscribedAt: null },
  ]);
  expect(await admin.trpc.subscribers.counts.query()).toMatchObject({ confirmed: 1, pending: 1, unsubscribed: 0 });
});

test('is proven word for word with its place in the chain; viewing and unsubscribing are recorded in the audit log', async () => {
  const { db } = server.services;
  const subscriberId = await confirmed('proof@example.com');
  const { proofs } = await admin.trpc.subscribers.proof.mutate({ subscriberId });
  expect(proofs).toMatchObject([
    {
      text: newsletterConsent.text,
      version: newsletterConsent.version,
      given: true,
      mailbox: 'proof@example.com',
      whole: true,
    },
  ]);
  expect(proofs[0]?.evidence).toContainEqual({ name: 'Topics', value: 'home' });
  const left = await Promise.all([
    admin.trpc.subscribers.unsubscribe.mutate({ subscriberId }),
    admin.trpc.subscribers.unsubscribe.mutate({ subscriberId }),
  ]);
  expect(left).toMatchObject([{ status: 'unsubscribed' }, { status: 'unsubscribed' }]);
  const after = await admin.trpc.subscribers.proof.mutate({ subscriberId });
  expect(after.proofs).toMatchObject([
    { given: false, channel: 'Removed by an administrator, on request', whole: true },
    { given: true, whole: true },
  ]);
  expect(await verifyConsents(db)).toMatchObject({ whole: true });
  const entries = await db.auditEntry.findMany({ where: { subjectId: subscriberId }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual([
    'newsletter.proof_viewed',
    'newsletter.unsubscribed',
    'newsletter.proof_viewed',
  ]);
  // A tampered row says so.
  await tamperAsOwner(server.database, `UPDATE consent_records SET channel = 'portal' WHERE seq = ${proofs[0]?.seq}`);
  const touched = await admin.trpc.subscribers.proof.mutate({ subscriberId });
  expect(touched.proofs.map(({ whole }) => whole)).toEqual([true, false]);
  for (const call of [admin.trpc.subscribers.proof, admin.trpc.subscribers.unsubscribe])
    expect(await failureOf(call.mutate({ subscriberId: randomUUID() }))).toMatchObject({ status: 404 });
});
