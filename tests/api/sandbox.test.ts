/** Test keys work in a database of their own, where a simulated client and broker take part (docs/decisions/0087). */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldTestRows } from '#server/modules/integrations/sandbox/removal/commands.ts';
import { connectDatabase, type Database } from '#server/platform/db/client.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { LeadReceipt } from '#shared/integrations/leads.ts';
import { sandboxBroker } from '#shared/integrations/sandbox-cast.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { connectAgent } from '../support/agents.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { openPage, postForm } from '../support/form-posts.ts';
import { createPartner } from '../support/partners.ts';
import { answersToday } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const scopes = ['cases:read', 'cases:write', 'messages:write', 'documents:read', 'documents:write'] as const;
const DAY_MS = 86_400_000;

let server: TestServer;
let broker: ApiClient;
let ownKey: Record<string, string>;
let partner: ApiClient;
let live: Database;
let sandbox: ReturnType<typeof connectDatabase>;
let before: Record<string, number>;

/** How much the live database holds of everything that a request leaves. */
async function countLive(): Promise<Record<string, number>> {
  const [cases, mails, consents, events, messages] = await Promise.all([
    ...[live.case.count(), live.outboxMail.count(), live.consentRecord.count(), live.caseEvent.count()],
    live.message.count(),
  ]);
  return { cases, mails, consents, events, messages } as Record<string, number>;
}

beforeAll(async () => {
  server = await startTestServer({ sandbox: true });
  live = server.services.db;
  sandbox = connectDatabase((server.sandbox as { url: string }).url, 2, 15);
  const admin = await signIn(server.url, 'demo_admin');
  const staff = await signIn(server.url, 'demo_broker');
  const { partner: itself } = await createPartner(admin, 'north-star');
  const made = { kind: 'test' as const, currentPassword: DEMO_PASSWORD };
  const theirs = await admin.trpc.partners.createKey.mutate({
    ...{ ...made, partnerId: itself.id, name: 'Trial', scopes: ['leads:write', 'leads:read'] },
  });
  const own = await staff.trpc.keys.create.mutate({ ...made, name: 'Trial', scopes: [...scopes] });
  expect([theirs.secret.slice(0, 8), own.secret.slice(0, 8)]).toEqual(['cb_test_', 'cb_test_']);
  partner = createApiClient(server.url, { authorization: `Bearer ${theirs.secret}` });
  ownKey = { authorization: `Bearer ${own.secret}` };
  broker = createApiClient(server.url, ownKey);
  before = await countLive();
});
afterAll(async () => {
  await sandbox.close();
  await server.stop();
});

function lead(changes: Record<string, unknown> = {}) {
  const at = new Date(Date.now() - 60_000).toISOString();
  return {
    ...{ externalId: `NS-${Math.random()}`, line: 'general' },
    answers: { fullName: 'Ava Tested', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
    consents: (['contact', 'share'] as const).map((purpose) => ({
      ...{ purpose, version: consentTexts[purpose].version, given: true, at },
    })),
    shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
    ...changes,
  };
}

async function send(changes: Record<string, unknown> = {}): Promise<LeadReceipt> {
  const { status, body } = await partner.rest('POST', '/api/leads', { json: lead(changes) });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as LeadReceipt;
}

type CaseBody = { status: string; version: number };
async function caseOf(id: string): Promise<CaseBody> {
  const { status, body } = await broker.rest('GET', `/api/cases/${id}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as CaseBody;
}

async function move(id: string, name: string, json: object = {}): Promise<void> {
  const { version } = await caseOf(id);
  const answer = await broker.rest('POST', `/api/cases/${id}/${name}`, {
    json,
    headers: { 'if-match': `"${version}"` },
  });
  expect([name, answer.status, answer.body]).toEqual([name, expect.any(Number), expect.anything()]);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

/** Nobody takes it for the number of a real request. */
const TEST_NUMBER = /^TEST-\d{4}-\d{6}$/;

test('a partner’s request goes all the way to a policy, with a simulated broker and client', async () => {
  const { id, number } = await send();
  expect(number).toMatch(TEST_NUMBER);
  await eventually('there is a policy', async () => {
    const { body } = await partner.rest('GET', `/api/leads/${id}`);
    return (body as { status: string }).status === 'bound';
  });
  const events = await sandbox.db.caseEvent.findMany({ where: { caseId: id }, orderBy: { seq: 'asc' } });
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'submitted',
      'offered',
      'accepted',
      'document_requested',
      'options_published',
      'option_accepted',
    ]),
  );
  expect(await sandbox.db.case.findUnique({ where: { id }, select: { brokerId: true } })).toEqual({
    brokerId: sandboxBroker.id,
  });
});

test('a broker’s test key gets a made-up request, and its client answers whatever the key does', async () => {
  const { status, body } = await broker.rest('POST', '/api/sandbox/requests', { json: {} });
  expect(status, JSON.stringify(body)).toBe(201);
  const { caseId, number } = body as { caseId: string; number: string };
  expect(number).toMatch(TEST_NUMBER);
  expect(await caseOf(caseId)).toMatchObject({ status: 'offered' });
  await move(caseId, 'accept-offer');
  const wish = { title: 'Current policy', why: 'To compare it', category: 'policy' };
  const asked = await broker.rest('POST', `/api/cases/${caseId}/document-requests`, { json: wish });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  await eventually('the client has sent it', async () => {
    const { body: documents } = await broker.rest('GET', `/api/cases/${caseId}/documents`);
    return (documents as { items: unknown[] }).items.length === 1;
  });
});

test('a partner’s request can be offered to the holder of a broker’s test key', async () => {
  const me = (await broker.rest('GET', '/api/brokers/me')).body as { id: string };
  const { id } = await send({ testBrokerId: me.id });
  expect(await caseOf(id)).toMatchObject({ status: 'offered' });
  const { status, body } = await partner.rest('POST', '/api/leads', {
    json: lead({ testBrokerId: '01939a3c-5a00-7000-8000-000000000009' }),
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'testBrokerId', rule: 'not_an_option' }] });
});

test('nothing of it is in the live database, and no email leaves', async () => {
  expect(await countLive()).toEqual(before);
  const files = await readdir(path.join(server.env.dataDir, 'sandbox', 'mail')).catch(() => []);
  expect(files).toEqual([]);
  const copy = await sandbox.db.user.findFirstOrThrow({ where: { username: 'demo_broker' } });
  const original = await live.user.findUniqueOrThrow({ where: { id: copy.id } });
  expect(copy.email).toBe(`${copy.id}@sandbox.invalid`);
  expect(copy.passwordHash).not.toBe(original.passwordHash);
});

test('what only test keys open is closed to live keys, and live requests to test keys', async () => {
  const staff = await signIn(server.url, 'demo_broker');
  const { secret } = await staff.trpc.keys.create.mutate({
    ...{ name: 'Live', scopes: [...scopes], currentPassword: DEMO_PASSWORD },
  });
  const key = createApiClient(server.url, { authorization: `Bearer ${secret}` });
  expect((await key.rest('POST', '/api/sandbox/requests', { json: {} })).status).toBe(403);
  const theirs = await live.case.findFirst({ where: { brokerId: { not: null } }, select: { id: true } });
  if (theirs) expect((await broker.rest('GET', `/api/cases/${theirs.id}`)).status).toBe(404);
  expect((await broker.rest('GET', '/api/cases')).body).toMatchObject({ items: expect.any(Array) });
});

test('an agent with a test key works there too', async () => {
  const agent = await connectAgent(server.url, ownKey);
  const { facts } = await agent.use('list_cases');
  expect(facts.items).not.toEqual([]);
  expect(facts.items).toEqual(((await broker.rest('GET', '/api/cases')).body as { items: unknown }).items);
  const { body } = await broker.rest('POST', '/api/sandbox/requests', { json: {} });
  const { caseId } = body as { caseId: string };
  await move(caseId, 'accept-offer');
  const wish = { caseId, title: 'Current policy', why: 'To compare it', category: 'policy' };
  await agent.use('request_document', { ...wish, idempotencyKey: crypto.randomUUID() });
  await eventually('the simulated client has sent it', async () => {
    const { facts: listed } = await agent.use('list_documents', { caseId });
    return (listed.items as unknown[]).length === 1;
  });
});

test('what an agent prepares with a test key is read and sent behind its link, once, and is offered to the broker', async () => {
  const agent = await connectAgent(server.url, ownKey);
  const answers = answersToday('auto', { fullName: 'Ava <Tested>' });
  const { facts } = await agent.use('send_request', { line: 'auto', answers, assistant: 'Example Assistant' });
  const link = String(facts.url).replace(server.env.site.url, '');
  expect(link).toMatch(/^\/sandbox\/requests\//);
  expect(await live.quoteDraft.count()).toBe(0);
  const opened = await openPage(server.url, link);
  const html = await opened.text();
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('Example Assistant prepared this with a test key');
  expect(html).toContain('Ava &#60;Tested&#62;');
  expect(html).not.toContain('checked');
  expect((await postForm(server.url, link, {})).status).toBe(400);
  const ticked = Object.fromEntries(
    (['contact', 'share'] as const).flatMap((purpose) => [
      [`consents.${purpose}`, 'yes'],
      [`consents.${purpose}.version`, String(consentTexts[purpose].version)],
    ]),
  );
  expect((await postForm(server.url, link, ticked, { origin: 'https://elsewhere.example' })).status).toBe(403);
  const sent = await postForm(server.url, link, ticked);
  expect([sent.status, /TEST-\d{4}-\d{6}/.test(await sent.text())]).toEqual([200, true]);
  for (const again of [await openPage(server.url, link), await postForm(server.url, link, ticked)])
    expect(again.status).toBe(404);
  const { body } = await broker.rest('GET', '/api/offers');
  expect((body as { items: unknown[] }).items).toContainEqual(
    expect.objectContaining({ type: 'auto', status: 'offered' }),
  );
  const [given] = await sandbox.db.consentRecord.findMany({ orderBy: { seq: 'desc' }, take: 1 });
  expect(given?.channel).toBe('agent');
});

test('test rows are deleted after 30 days, with their files, and younger ones stay', async () => {
  const { env, now } = server.services;
  const total = await sandbox.db.case.count();
  expect(total).toBeGreaterThan(2);
  await removeOldTestRows({ env, now: () => new Date(now().getTime() + 29 * DAY_MS) });
  expect(await sandbox.db.case.count()).toBe(total);
  await removeOldTestRows({ env, now: () => new Date(now().getTime() + 31 * DAY_MS) });
  const left = await Promise.all([
    ...[sandbox.db.case.count(), sandbox.db.caseEvent.count(), sandbox.db.message.count()],
    ...[sandbox.db.consentRecord.count(), sandbox.db.consentPerson.count(), sandbox.db.documentVersion.count()],
    ...[sandbox.db.auditEntry.count(), sandbox.db.outboxMail.count(), sandbox.db.partnerLead.count()],
  ]);
  expect(left).toEqual(left.map(() => 0));
  // It goes on afterwards.
  await send();
});
