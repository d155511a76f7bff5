/** `POST /api/leads`: a partner's requests come in once, with the proof of their consents, and show the partner no more than their status. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { LeadReceipt } from '#shared/integrations/leads.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { documentAccepts } from '../support/documented.ts';
import { eventually } from '../support/eventually.ts';
import { failureIn } from '../support/hostile.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Where the document describes it. */
const addressInDocument = [
  ...['paths', '/api/leads', 'post', 'requestBody', 'content', 'application/json', 'schema'],
  ...['properties', 'shown', 'properties', 'address'],
];

let server: TestServer;
let admin: ApiClient;
let partner: Awaited<ReturnType<typeof createPartner>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
  partner = await createPartner(admin, 'north-star');
});
afterAll(() => server.stop());

let count = 0;
function lead(changes: Record<string, unknown> = {}) {
  count += 1;
  const at = new Date(Date.now() - 60_000).toISOString();
  return {
    externalId: `NS-${count}`,
    line: 'general',
    answers: {
      fullName: 'Ava Partnered',
      email: `ava${count}@example.com`,
      phone: '403-555-0142',
      postalCode: 'T2P 1J9',
    },
    consents: (['contact', 'share'] as const).map((purpose) => ({
      ...{ purpose, version: consentTexts[purpose].version, given: true, at },
    })),
    shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
    campaign: { source: 'newsletter' },
    ...changes,
  };
}

function send(json: object, api = partner.api) {
  return api.rest('POST', '/api/leads', { json });
}

test('contact and postal code are enough for a general request: 201, its number, its address, and what was promised', async () => {
  const answer = await send(lead());
  expect(answer.status).toBe(201);
  const receipt = answer.body as LeadReceipt;
  expect(receipt).toMatchObject({ status: 'received', line: 'general' });
  expect(receipt.promise).toMatch(/broker/);
  expect(answer.headers.get('location')).toBe(`/api/leads/${receipt.id}`);
  expect(receipt.statusUrl).toBe(`${server.env.site.url}/api/leads/${receipt.id}`);
  const row = await server.services.db.case.findUniqueOrThrow({ where: { id: receipt.id } });
  expect(row).toMatchObject({ source: 'api/north-star', contactName: 'Ava Partnered' });
});

test('the same number again, at once or later, is the same request', async () => {
  const json = lead();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(json)));
  const later = await send({ ...json, answers: { ...json.answers, fullName: 'Somebody Else' } });
  const ids = [...answers, later].map(({ body }) => (body as LeadReceipt).id);
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter(({ body }) => (body as LeadReceipt).isNew)).toHaveLength(1);
  expect(later.body).toMatchObject({ isNew: false });
  expect(await server.services.db.case.count({ where: { contactEmail: json.answers.email } })).toBe(1);
});

test('50 times at once with one Idempotency-Key is one request: equal answers, and 409 for those who come too early', async () => {
  const json = lead();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const again = () => partner.api.rest('POST', '/api/leads', { json, headers });
  const answers = await Promise.all(Array.from({ length: 50 }, again));
  const done = answers.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
    Array.from({ length: 50 - done.length }, () => 409),
  );
  // Who was too early asks again.
  const late = await Promise.all(answers.filter(({ status }) => status === 409).map(again));
  const texts = [...done, ...late.filter(({ status }) => status === 201), await again()].map(({ text }) => text);
  expect(new Set(texts).size).toBe(1);
  expect(await server.services.db.case.count({ where: { contactEmail: json.answers.email } })).toBe(1);
  expect(await server.services.db.partnerLead.count({ where: { externalId: json.externalId } })).toBe(1);
});

test('the address of the person may be written as servers write it', async () => {
  for (const address of ['2001:db8::7', '::ffff:203.0.113.7']) {
    const json = lead();
    expect((await send({ ...json, shown: { ...json.shown, address } })).status, address).toBe(201);
    expect(documentAccepts(addressInDocument, address), address).toBe(true);
  }
  expect(documentAccepts(addressInDocument, '203.0.113')).toBe(false);
});

test('the ledger says who recorded the consent, where and when, and never that it was our form', async () => {
  const json = lead();
  const { id } = (await send(json)).body as LeadReceipt;
  const records = await server.services.db.consentRecord.findMany({
    where: { caseId: id },
    include: { detail: true, text: true },
  });
  expect(records).toHaveLength(2);
  for (const { channel, detail, purpose, text } of records) {
    expect(channel).toBe('partner');
    expect(detail?.evidence).toMatchObject({
      partner: 'Partner north-star',
      page: 'https://north-star.example/quote',
      address: '203.0.113.7',
      browser: 'Example/1.0',
      givenAt: json.consents.find((consent) => consent.purpose === purpose)?.at,
    });
    expect(text.text).toContain('This is a request for a quote.');
  }
});

test.each<[string, (json: ReturnType<typeof lead>) => object, string]>([
  [
    'a stale wording, and names the present one',
    ({ consents }) => ({ consents: consents.map((each) => ({ ...each, version: 1 })) }),
    'consents.contact',
  ],
  ['a missing consent', ({ consents }) => ({ consents: consents.slice(0, 1) }), 'consents.share'],
  [
    'a consent that was not given',
    ({ consents }) => ({ consents: consents.map((each) => ({ ...each, given: false })) }),
    'consents.0.given',
  ],
  [
    'a consent from the future',
    ({ consents }) => ({ consents: consents.map((each) => ({ ...each, at: '2999-01-01T00:00:00Z' })) }),
    'consents.contact',
  ],
  [
    'an old consent',
    ({ consents }) => ({ consents: consents.map((each) => ({ ...each, at: '2026-01-01T00:00:00Z' })) }),
    'consents.contact',
  ],
  [
    'a moment without its time zone',
    ({ consents }) => ({ consents: consents.map((each) => ({ ...each, at: '2026-11-26T16:00:00' })) }),
    'consents.0.at',
  ],
  ['no place of agreement', () => ({ shown: undefined }), 'shown'],
  ['a missing visitor address', ({ shown }) => ({ shown: { ...shown, address: undefined } }), 'shown.address'],
  ['a missing number', () => ({ externalId: '' }), 'externalId'],
  [
    'an answer that is not valid',
    ({ answers }) => ({ answers: { ...answers, postalCode: '90210' } }),
    'answers.postalCode',
  ],
])('is refused with %s', async (_, change, path) => {
  const json = lead();
  const answer = await send({ ...json, ...change(json) });
  expect(answer.status).toBe(400);
  const issues = failureIn(answer).issues ?? [];
  expect(issues.map((issue) => issue.path)).toContain(path);
  // Of which nobody learns what is missing.
  expect(issues.map(({ message }) => message)).not.toContain('Check this field');
  expect(await server.services.db.partnerLead.count({ where: { externalId: json.externalId } })).toBe(0);
});

test('the new wording is in the refusal of a stale one', async () => {
  const json = lead();
  const answer = await send({ ...json, consents: json.consents.map((each) => ({ ...each, version: 1 })) });
  expect(failureIn(answer).message).toBe(
    `This wording has changed. Show version ${consentTexts.contact.version} of “contact”, from /api/consent-texts`,
  );
});

test.each(['4', '2nd-opinion', 'quotes4you'])(
  'a partner whose short name is %s sends leads like any other',
  async (slug) => {
    const { api } = await createPartner(admin, slug);
    const answer = await send(lead(), api);
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.body as LeadReceipt;
    expect(await server.services.db.case.findUniqueOrThrow({ where: { id } })).toMatchObject({ source: `api/${slug}` });
  },
);

test('a partner sends only what was agreed: lines, areas, and so many a day', async () => {
  const { api } = await createPartner(admin, 'narrow', { lines: ['auto'] });
  expect((await send(lead(), api)).status).toBe(403);
  const { api: local } = await createPartner(admin, 'local', { areas: ['T5'], dailyCeiling: 2 });
  expect((await send(lead(), local)).status).toBe(403);
  const inEdmonton = () => {
    const json = lead();
    return { ...json, answers: { ...json.answers, postalCode: 'T5K 2J1' } };
  };
  const first = inEdmonton();
  const statuses = await Promise.all(
    [first, inEdmonton(), inEdmonton()].map(async (json) => (await send(json, local)).status),
  );
  expect(statuses.toSorted()).toEqual([201, 201, 429]);
  const over = await send(inEdmonton(), local);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a paused partner sends and follows nothing', async () => {
  const paused = await createPartner(admin, 'paused');
  const { id, version } = paused.partner;
  await admin.trpc.partners.pause.mutate({ partnerId: id, version, paused: true });
  expect((await send(lead(), paused.api)).status).toBe(403);
  expect((await paused.api.rest('GET', '/api/leads')).status).toBe(403);
});

test('a partner follows the status of its own leads, without names, and nobody else’s', async () => {
  const other = await createPartner(admin, 'curious');
  const { id } = (await send(lead())).body as LeadReceipt;
  const seen = await partner.api.rest('GET', `/api/leads/${id}`);
  expect(seen.status).toBe(200);
  expect(seen.text).not.toMatch(/Ava|example\.com|T2P/);
  expect((await other.api.rest('GET', `/api/leads/${id}`)).status).toBe(404);
  const since = new Date().toISOString();
  await server.services.db.case.update({
    where: { id },
    data: { status: 'lost', closeReason: 'other', closedAt: new Date() },
  });
  const changed = await partner.api.rest('GET', `/api/leads?updatedSince=${since}`);
  expect(changed.body).toMatchObject({ items: [{ id, status: 'closed' }], nextCursor: null });
  expect((await other.api.rest('GET', '/api/leads')).body).toEqual({ items: [], nextCursor: null });
});

test('leads come in pages, each once, and one that changes meanwhile comes again', async () => {
  const { api, partner: of } = await createPartner(admin, 'pages');
  const sent: string[] = [];
  for (let count = 0; count < 5; count++) sent.push(((await send(lead(), api)).body as LeadReceipt).id);
  // Until the search for a broker has ended, which changes their status.
  const settled = () =>
    server.services.db.case.count({ where: { partnerLead: { partnerId: of.id }, status: { not: 'new' } } });
  await eventually('all are offered', async () => (await settled()) === sent.length);
  const walk = async (order: string, atSecond: () => Promise<unknown> = async () => undefined) => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      if (seen.length === 2) await atSecond();
      const { body } = await api.rest('GET', `/api/leads?limit=2&order=${order}${cursor && `&cursor=${cursor}`}`);
      const page = body as { items: { id: string }[]; nextCursor: string | null };
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return seen;
  };
  const up = await walk('updated_asc');
  expect(up.toSorted()).toEqual(sent.toSorted());
  expect(await walk('updated_desc')).toEqual(up.toReversed());
  const [first = ''] = up;
  const change = { status: 'lost', closeReason: 'other', closedAt: new Date() } as const;
  const close = () => server.services.db.case.update({ where: { id: first }, data: change });
  expect(await walk('updated_asc', close)).toEqual([...up, first]);
});

test('a person cannot send leads, with a session or with a key of their own', async () => {
  expect((await admin.rest('POST', '/api/leads', { json: lead() })).status).toBe(401);
  expect((await createApiClient(server.url).rest('POST', '/api/leads', { json: lead() })).status).toBe(401);
  const broker = await signIn(server.url, 'demo_broker');
  expect(await failureOf(broker.trpc.leads.list.query({}))).toMatchObject({ status: 401 });
});

test('the person’s receipt names the partner', async () => {
  const json = lead();
  await send(json);
  const mail = await server.services.db.outboxMail.findFirst({ where: { to: json.answers.email } });
  expect(mail?.template).toBe('request-received');
});
