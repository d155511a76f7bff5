/** The packet of a case over HTTP: who gets it, what is in it, and where each copy is recorded. */
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casePacketPath, type PacketFormat, packetFormats } from '#shared/case-views/case-file.ts';
import { packetSchema } from '#shared/integrations/packet.ts';
import type { CreateKeyInput } from '#shared/integrations/schema.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { failureIn } from '../support/hostile.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeDocument } from '../support/stored-document.ts';

let server: TestServer;
let party: Party;
let broker: ApiClient;
let admin: ApiClient;

const FORMULA = '=HYPERLINK("https://evil.example")';

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [broker, admin] = await Promise.all([signIn(server.url, party.broker.username), signIn(server.url, 'demo_admin')]);
  const { caseId } = party;
  await storeDocument(server.services, {
    caseId,
    by: party.client,
    fileName: 'pink card.pdf',
    content: Buffer.from('%PDF-1.7'),
  });
  const { version } = await broker.trpc.cases.get.query({ caseId });
  await broker.trpc.cases.publishOptions.mutate({
    caseId,
    version,
    options: [
      {
        insurer: FORMULA,
        premiumCents: 152_050,
        term: 'annual',
        coverages: [
          { name: 'Section A', limitCents: 200_000_000, deductibleCents: null },
          { name: 'Pet taxi', limitCents: null, deductibleCents: null, note: 'Included' },
        ],
        validUntil: '2099-01-31',
      },
    ],
  });
  await broker.trpc.messages.send.mutate({
    caseId,
    body: 'Words of the conversation',
    clientKey: '0194a3c0-0000-7000-8000-00000000f001',
  });
});
afterAll(() => server.stop());

const address = (format?: PacketFormat) => casePacketPath(party.caseId, format);

async function packetFor(client: ApiClient) {
  const answer = await client.rest('GET', address());
  expect(answer.status, answer.text).toBe(200);
  return packetSchema.strict().parse(answer.body);
}

async function keyOf(scopes: CreateKeyInput['scopes'], who = broker): Promise<ApiClient> {
  const { secret } = await who.trpc.keys.create.mutate({
    name: 'Management system',
    scopes,
    currentPassword: DEMO_PASSWORD,
  });
  return createApiClient(server.url, { authorization: `Bearer ${secret}` });
}

test('it has the whole case in the published schema, and nothing of the conversation', async () => {
  const packet = await packetFor(broker);
  const { db } = server.services;
  const row = await db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  const stored = await db.documentVersion.findFirstOrThrow({ where: { document: { caseId: party.caseId } } });
  const consent = await db.consentRecord.findFirstOrThrow({ where: { caseId: party.caseId }, include: { text: true } });
  expect(packet).toMatchObject({
    schemaVersion: 1,
    madeFor: party.broker.fullName,
    case: { id: party.caseId, status: 'quoted', broker: { name: party.broker.fullName }, bound: null },
    contact: { name: row.contactName, email: row.contactEmail, phone: row.contactPhone },
    risk: { line: 'auto', jurisdiction: 'AB', questionnaireVersion: row.definitionVersion },
    options: [
      {
        premiumCents: 152_050,
        coverages: [
          { code: 'third-party-liability', name: 'Section A', limitCents: 200_000_000, note: null },
          { code: null, name: 'Pet taxi', note: 'Included' },
        ],
      },
    ],
    documents: [{ versions: [{ fileName: 'pink card.pdf', sha256: stored.sha256, size: 8 }] }],
  });
  expect(packet.risk.answers).toContainEqual(
    expect.objectContaining({ code: 'AB.auto.vehicles.year', path: 'vehicles.0.year', value: expect.any(Number) }),
  );
  expect(packet.coverages.map(({ code }) => code)).toContain('AB.auto.coverWish');
  expect(packet.consents).toContainEqual(
    expect.objectContaining({
      purpose: consent.purpose,
      recordSha256: consent.digest,
      wordsSha256: createHash('sha256').update(consent.text.text).digest('hex'),
    }),
  );
  expect(packet.timeline.map(({ type }) => type)).toEqual(expect.arrayContaining(['submitted', 'options_published']));
  expect(packet.earlierEvents).toBe(0);
  expect(JSON.stringify(packet)).not.toContain('Words of the conversation');
});

test('a key that may read documents downloads them from the addresses in the packet', async () => {
  const key = await keyOf(['cases:read', 'documents:read']);
  const [url] = (await packetFor(key)).documents.flatMap(({ versions }) => versions.map((one) => one.contentUrl));
  const { pathname } = new URL(url ?? '');
  expect((await key.call('GET', pathname)).status).toBe(200);
  expect((await (await keyOf(['cases:read'])).call('GET', pathname)).status).toBe(403);
});

test('sensitive answers are not in it: their questions are listed instead', async () => {
  for (const client of [broker, admin]) {
    const packet = await packetFor(client);
    expect(JSON.stringify(packet)).not.toContain('1HGCM82633A004352');
    expect(packet.omitted).toContainEqual({
      code: 'AB.auto.vehicles.vin',
      label: 'VIN',
      why: expect.stringContaining('identifies a vehicle'),
    });
  }
});

test('the table has a row for each field, and no cell that a spreadsheet would run', async () => {
  const { status, text, headers } = await broker.rest('GET', address('csv'));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = parse(text) as string[][];
  expect(head).toEqual(['path', 'code', 'label', 'value']);
  const { number } = await broker.trpc.cases.get.query({ caseId: party.caseId });
  expect(rows).toContainEqual(['case.number', '', 'As people quote it: `AB-2026-000123`', number]);
  expect(rows).toContainEqual(['options.0.insurer', '', 'The insurance company', `'${FORMULA}`]);
  expect(rows).toContainEqual([
    'risk.answers.vehicles.0.year',
    'AB.auto.vehicles.year',
    'Model year',
    expect.any(String),
  ]);
  expect(rows.find(([, code]) => code === 'AB.auto.vehicles.vin')?.[0]).toMatch(/^omitted\.\d+$/);
  // Every field says what it is.
  expect(rows.filter(([, , label]) => label === '')).toEqual([]);
});

test.each(packetFormats)(
  'each copy as %s is recorded in the history, an administrator’s in the audit too',
  async (format) => {
    const { db } = server.services;
    const audited = { action: 'case.file_exported', subjectId: party.caseId };
    const before = await db.auditEntry.count({ where: audited });
    const got = await admin.rest('GET', address(format));
    expect(got.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="packet-AB-\\d{4}-\\d{6}\\.${format}"`),
    );
    expect(got.headers.get('cache-control')).toBe('private, no-store');
    const { entries } = await broker.trpc.cases.timeline.query({ caseId: party.caseId });
    expect(entries.at(-1)).toMatchObject({
      ...{ type: 'file_exported', actorRole: 'admin', staffOnly: true },
      detail: `${format.toUpperCase()} for another system`,
    });
    expect(await db.auditEntry.count({ where: audited })).toBe(before + 1);
    const head = await broker.rest('HEAD', address(format));
    expect([head.status, head.headers.get('content-type')]).toEqual([200, got.headers.get('content-type')]);
    expect((await broker.trpc.cases.timeline.query({ caseId: party.caseId })).entries).toHaveLength(entries.length);
  },
);

test('a copy made with a key is recorded as that key’s', async () => {
  await packetFor(await keyOf(['cases:read']));
  const { entries } = await broker.trpc.cases.timeline.query({ caseId: party.caseId });
  expect(entries.at(-1)?.actorName).toBe(`Management system of ${party.broker.fullName}`);
});

test.each(packetFormats)(
  'as %s it is for the case’s broker and administrators: 404 for others, 403 for the client',
  async (format) => {
    const { services, url } = server;
    const strangers = await Promise.all(
      (['client', 'broker'] as const).map(async (role) => {
        const { username } = await createPerson(services, role, 'Somebody Else');
        return signIn(url, username);
      }),
    );
    for (const stranger of strangers) expect((await stranger.rest('GET', address(format))).status).toBe(404);
    const [, colleague] = strangers;
    expect((await (await keyOf(['cases:read'], colleague)).rest('GET', address(format))).status).toBe(404);
    const client = await signIn(url, party.client.username);
    expect((await client.rest('GET', address(format))).status).toBe(403);
    expect((await createApiClient(url).rest('GET', address(format))).status).toBe(401);
    expect((await broker.rest('GET', casePacketPath('nonsense', format))).status).toBe(404);
    const narrow = await (await keyOf(['messages:read'])).rest('GET', address(format));
    expect([narrow.status, failureIn(narrow).message]).toEqual([403, expect.stringContaining('cases:read')]);
  },
);
