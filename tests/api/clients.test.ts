/** Clients as administrators see them: found, filtered, with their records, with and without an account. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMailboxMessages } from '#server/modules/contact-messages/queries.ts';
import { askPrivacyRequest } from '#server/modules/privacy/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { statementsOf, visitsOf } from '../support/plans.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const clients = () => admin.trpc.clients;

async function namesFor(input: Parameters<ReturnType<typeof clients>['list']['query']>[0]): Promise<string[]> {
  return (await clients().list.query(input)).clients.map(({ fullName }) => fullName);
}

test('are found by name, username, email and phone number, and by their flags', async () => {
  const { db } = server.services;
  const person = await createPerson(server.services, 'client', 'Zoé Quill-Hartmann');
  const broker = await createPerson(server.services, 'broker', 'Zoé Quill-Broker');
  await db.user.update({ where: { id: person.id }, data: { phone: '(587) 555-0199', phoneE164: '+15875550199' } });
  for (const search of [
    'zoé',
    'quill',
    'ZOÉ hart',
    person.username,
    person.email.slice(0, 12),
    '587 555 0199',
    '5875550199',
  ])
    expect(await namesFor({ search }), search).toEqual(['Zoé Quill-Hartmann']);
  for (const search of ['oé', 'quill nobody', '587 555 0198', "'", '*:'])
    expect(await namesFor({ search }), search).toEqual([]);
  expect(await namesFor({ search: broker.username })).toEqual([]);

  expect(await namesFor({ search: 'quill', filter: 'unverified' })).toHaveLength(1);
  expect(await namesFor({ filter: 'unverified' })).toContain('Zoé Quill-Hartmann');
  expect(await namesFor({ filter: 'disabled' })).toEqual([]);
  expect(await namesFor({ filter: 'open_cases' })).not.toContain('Zoé Quill-Hartmann');
  const { caseId } = await offeredCase(server.services);
  await db.case.update({ where: { id: caseId }, data: { clientId: person.id } });
  await db.user.update({ where: { id: person.id }, data: { disabledAt: new Date(), emailVerifiedAt: new Date() } });
  for (const filter of ['disabled', 'verified', 'open_cases'] as const)
    expect(await namesFor({ filter }), filter).toContain('Zoé Quill-Hartmann');
  expect(await namesFor({ filter: 'unverified' })).not.toContain('Zoé Quill-Hartmann');
  expect((await clients().list.query({ search: 'quill' })).clients).toMatchObject([{ openCases: 1, disabled: true }]);
});

test('without an account are one row per email address, described by the latest request, until they have one', async () => {
  const { services } = server;
  const email = 'Abel.Nobody@example.com';
  for (const fullName of ['Abel Nobody', 'Abel N. Nobody'])
    await submitQuote(services, autoRequest({ email, fullName }), '127.0.0.1');
  const other = await createPerson(services, 'client', 'Abel Somebody');
  const mine = async (input: { search?: string; cursor?: string }) =>
    (await clients().withoutAccount.query(input)).people.filter(({ mailbox }) => mailbox === email.toLowerCase());
  expect(await mine({})).toMatchObject([{ name: 'Abel N. Nobody' }]);
  for (const search of ['abel', email, 'abel.no', 'Nob ab']) expect(await mine({ search }), search).toHaveLength(1);
  expect(await mine({ search: 'nobody.nob' })).toEqual([]);
  expect(await mine({ cursor: email.toLowerCase() })).toEqual([]);
  await services.db.case.updateMany({
    where: { contactEmailKey: email.toLowerCase() },
    data: { clientId: other.id },
  });
  expect(await mine({})).toEqual([]);
});

test('one is shown with cases, consents, sessions, questions and messages, and no other user is shown as a client', async () => {
  const { services, url } = server;
  const person = await createPerson(services, 'client', 'Whole Example');
  await services.db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
  const request = autoRequest({ email: person.email.toUpperCase() });
  await submitQuote(services, request, '127.0.0.1', person.id);
  await askPrivacyRequest(services, person, { kind: 'access' });
  const api = await signIn(url, person.username);
  await api.trpc.contact.submit.mutate({
    name: 'Whole Example',
    email: person.email.toUpperCase(),
    phone: '403-555-0142',
    message: 'A question about my request',
  });
  const clientId = person.id;
  expect(await clients().get.query({ clientId })).toMatchObject({
    fullName: 'Whole Example',
    emailVerified: true,
    openSessions: 1,
    privacyRequests: [{ kind: 'access', status: 'open' }],
    messages: [{ subject: 'General Inquiry', status: 'new' }],
  });
  const { cases } = await clients().cases.query({ clientId });
  expect(cases).toMatchObject([{ clientName: 'Morgan Example', type: 'auto' }]);
  const { consents } = await clients().consents.query({ clientId });
  expect(consents).toMatchObject([
    { title: 'Answers may be shared with a broker', caseNumber: cases[0]?.number, withdrawnAt: null },
    { title: 'A broker may contact them' },
  ]);
  const seq = consents[0]?.seq ?? 0;
  const proved = ['Form', 'SHA-256 of the screen', 'IP address'].map((name) => expect.objectContaining({ name }));
  expect((await clients().proof.mutate({ clientId, seq })).proofs).toMatchObject([
    { seq, purpose: 'share', given: true, whole: true, evidence: expect.arrayContaining(proved) },
  ]);
  expect(
    await services.db.auditEntry.findMany({ where: { subjectId: clientId, action: 'consent.proof_viewed' } }),
  ).toMatchObject([{ data: { seq } }]);

  const stranger = await createPerson(services, 'client', 'Stranger Example');
  expect(await failureOf(clients().proof.mutate({ clientId: stranger.id, seq }))).toMatchObject({ status: 404 });
  const broker = await createPerson(services, 'broker', 'A Broker');
  for (const id of [broker.id, randomUUID()]) {
    for (const call of [clients().get, clients().cases, clients().consents])
      expect(await failureOf(call.query({ clientId: id }))).toMatchObject({ status: 404 });
    expect(await failureOf(clients().proof.mutate({ clientId: id, seq }))).toMatchObject({ status: 404 });
  }
});

test('the list continues where a page ended, with and without a search', async () => {
  const { db } = server.services;
  const tag = `Pager${randomUUID().slice(0, 6)}`;
  const where = { usernameKey: 'demo_client' };
  const { id: _, ...model } = await db.user.findUniqueOrThrow({ where, omit: { roleText: true } });
  await db.user.createMany({
    data: Array.from({ length: 30 }, (_unused, index) => {
      const key = `${tag}${index}`.toLowerCase();
      const createdAt = new Date(Date.UTC(2020, 0, 1, 0, Math.floor(index / 2)));
      return {
        ...model,
        totpSealed: null,
        username: key,
        usernameKey: key,
        email: `${key}@example.com`,
        emailKey: `${key}@example.com`,
        fullName: tag,
        createdAt,
      };
    }),
  });
  for (const search of [tag, undefined]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await clients().list.query({ ...(search && { search }), ...(cursor && { cursor }) });
      seen.push(...page.clients.filter(({ fullName }) => fullName === tag).map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(30);
  }
});

test('each list is read from the index in its order', async () => {
  const connection = await server.services.pool.connect();
  async function indexes(work: () => Promise<unknown>): Promise<string> {
    const used: string[] = [];
    for (const statement of await statementsOf(work))
      used.push(...(await visitsOf(connection as unknown as pg.Client, statement)).map(({ how }) => how));
    return used.join(', ');
  }
  const expected: [() => Promise<unknown>, string][] = [
    [() => clients().list.query({}), 'users_organization_id_role_text_created_at_id_idx'],
    [() => clients().list.query({ filter: 'disabled' }), 'users_clients_disabled'],
    [() => clients().list.query({ filter: 'unverified' }), 'users_clients_unverified'],
    [() => clients().withoutAccount.query({ cursor: 'a' }), 'cases_without_account'],
    // Every search begins by walking the index in the order of its list.
    [() => admin.trpc.subscribers.list.query({ search: 'quill' }), 'newsletter_subscribers_created_at_id_idx'],
    [() => findMailboxMessages(server.services.db, 'nobody@example.com'), 'contact_messages_mailbox'],
  ];
  try {
    // Test tables are so small that a sequential scan is fastest: this only checks whether the index can serve.
    await connection.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off');
    for (const [work, index] of expected) expect(await indexes(work), index).toContain(index);
  } finally {
    connection.release(true);
  }
});
