/** The case file as a PDF: who may download it, what it contains, and what it never contains. Parsed as a PDF reader would show it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { readPdf } from '../support/pdf.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeDocument } from '../support/stored-document.ts';

let server: TestServer;
let party: Party;
let broker: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  // Another eligible broker, so that there is another name to withhold.
  await createPerson(server.services, 'broker', 'Sam Other-Broker');
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
        insurer: 'Fictional Mutual',
        premiumCents: 152_050,
        term: 'annual',
        coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null }],
        validUntil: '2099-01-31',
      },
    ],
  });
  // Latin beyond English, another alphabet the file supports, and two it does not.
  await server.services.db.case.update({
    where: { id: caseId },
    data: { contactName: 'Zoë Łukasiewicz-Nguyễn Шевченко ਹਰਪ੍ਰੀਤ 王小明' },
  });
});
afterAll(() => server.stop());

const path = () => `/api/cases/${party.caseId}/file.pdf`;

async function fileOf(of: ApiClient) {
  const cookie = [...of.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(server.url + path(), { headers: { cookie } });
  expect(response.status).toBe(200);
  const { headers } = response;
  return { headers, pdf: await readPdf(new Uint8Array(await response.arrayBuffer())) };
}

const flat = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ');

test('it contains the request, answers, options, documents, consents and history, tagged and counted', async () => {
  const { headers, pdf } = await fileOf(broker);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="case-file-AB-\d{4}-\d{6}\.pdf"/);
  expect(pdf).toMatchObject({ title: expect.stringMatching(/^Request AB-/), language: 'en-CA', tagged: true });
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody']));
  pdf.pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
    expect(page).toContain('is not an insurance broker or insurer');
  });
  const text = flat(pdf.pages);
  const { db } = server.services;
  const { sha256 } = await db.documentVersion.findFirstOrThrow({ where: { document: { caseId: party.caseId } } });
  const consent = await db.consentRecord.findFirstOrThrow({ where: { caseId: party.caseId }, include: { text: true } });
  for (const words of [
    'Zoë Łukasiewicz-Nguyễn Шевченко [?] [?]',
    '[?] stands for characters this file can’t show',
    'Fictional Mutual: $1,520.50 a year',
    'Limit $2,000,000',
    'pink card.pdf',
    consent.text.text.slice(0, 40),
    'The request file was downloaded',
    `for ${party.broker.fullName}`,
  ])
    expect(text).toContain(words);
  // A checksum takes two lines.
  for (const hash of [sha256, consent.digest]) expect(text.replaceAll(' ', '')).toContain(hash);
});

test('sensitive answers are in nobody’s copy; other brokers are named only in the administrator’s', async () => {
  const [decision] = (await admin.trpc.cases.decisions.query({ caseId: party.caseId })).decisions;
  const others = (decision?.best ?? []).map(({ name }) => name).filter((name) => name !== party.broker.fullName);
  expect(others.length).toBeGreaterThan(0);
  const [own, all] = await Promise.all([fileOf(broker), fileOf(admin)]);
  for (const { pdf } of [own, all]) {
    expect(flat(pdf.pages)).toContain('Sensitive answers are not included in this file');
    expect(flat(pdf.pages).replaceAll(' ', '')).not.toMatch(/1HGCM82633A004352/);
  }
  for (const name of others) {
    expect(flat(all.pdf.pages)).toContain(name);
    expect(flat(own.pdf.pages)).not.toContain(name);
  }
});

test('each copy is recorded in the history for staff, and an administrator’s in the audit log', async () => {
  const { db } = server.services;
  const before = await db.auditEntry.count({ where: { action: 'case.file_exported', subjectId: party.caseId } });
  await fileOf(admin);
  const { entries } = await broker.trpc.cases.timeline.query({ caseId: party.caseId });
  expect(entries.at(-1)).toMatchObject({ type: 'file_exported', actorRole: 'admin', staffOnly: true });
  expect(await db.auditEntry.count({ where: { action: 'case.file_exported', subjectId: party.caseId } })).toBe(
    before + 1,
  );
  const head = await broker.rest('HEAD', path());
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await broker.trpc.cases.timeline.query({ caseId: party.caseId })).entries).toHaveLength(entries.length);
});

test('the client may not download it, and others get not found', async () => {
  const strangers = await Promise.all(
    (['client', 'broker'] as const).map(async (role) => {
      const { username } = await createPerson(server.services, role, 'Somebody Else');
      return signIn(server.url, username);
    }),
  );
  for (const stranger of strangers) expect((await stranger.rest('GET', path())).status).toBe(404);
  const client = await signIn(server.url, party.client.username);
  expect(await client.rest('GET', path())).toMatchObject({ status: 403 });
  expect((await createApiClient(server.url).rest('GET', path())).status).toBe(401);
  expect((await broker.rest('GET', '/api/cases/nonsense/file.pdf')).status).toBe(404);
});
