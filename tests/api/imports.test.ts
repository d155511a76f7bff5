/** Cases from another system: uploaded, checked, imported by a job, and undone unless they were changed since. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import type { ImportDetail } from '#shared/data-transfer/imports/schema.ts';
import { type ApiClient, failureOf, signIn, submitQuote } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function upload(text: string | Uint8Array<ArrayBuffer>, name = 'clients.csv', by = admin) {
  return by.rest('POST', `/api/admin/imports?fileName=${encodeURIComponent(name)}`, {
    raw: text,
    headers: { 'content-type': 'text/csv' },
  });
}

async function uploaded(text: string, name?: string): Promise<ImportDetail> {
  const { body, status } = await upload(text, name);
  expect(status, JSON.stringify(body)).toBe(200);
  return admin.trpc.imports.get.query(body as { importId: string });
}

function finished(importId: string, state: 'imported' | 'undone'): Promise<ImportDetail> {
  return eventually(`the import is ${state}`, async () => {
    const detail = await admin.trpc.imports.get.query({ importId });
    return detail.state === state && detail;
  });
}

const rowsOf = async (importId: string, show: 'all' | 'problems' | 'duplicates' | 'imported' | 'kept') =>
  (await admin.trpc.imports.rows.query({ importId, show })).rows;

const FILE = `Client;E-Mail;Mobile;Postal Code;Product;Comments;Consent date
Ava Stone;ava.stone@example.com;403-555-0101;T2P 1J9;Auto;Asked about winter tires;2024-03-01
Bo Reed;bo.reed@example.com;403-555-0102;;condo;;
Cy Dunn;cy.dunn@example.com;403 555 0101;;Auto;;
No Address;;403-555-0103;;Auto;;
Dee Vale;dee.vale@example.com;;;submarine;;
;nobody@example.com;;;Auto;;
Known One;KNOWN@example.com;;;Home;;
Too;many;cells;here;now;and;more;and more
`;

test('a file is read, its columns are guessed, and its lines are checked against each other and existing cases', async () => {
  const { services } = server;
  await submitQuote(admin, { email: 'known@example.com', phone: '403-555-0777' });
  const detail = await uploaded(FILE);
  expect(detail).toMatchObject({
    state: 'draft',
    rowCount: 8,
    counts: { rows: 8, problems: 4, duplicates: 2, ready: 2 },
  });
  expect(detail.mapping.columns).toMatchObject({
    fullName: 0,
    email: 1,
    phone: 2,
    postalCode: 3,
    type: 4,
    notes: 5,
    consentOn: 6,
  });
  expect(await rowsOf(detail.id, 'problems')).toMatchObject([
    { line: 5, problem: expect.stringContaining('email address') },
    { line: 6, problem: expect.stringContaining('submarine') },
    { line: 7, problem: 'The name is missing' },
    { line: 9, problem: expect.stringContaining('8 cells') },
  ]);
  expect(await rowsOf(detail.id, 'duplicates')).toMatchObject([
    { line: 4, duplicate: 'Row 2', skipped: true },
    { line: 8, duplicate: expect.stringMatching(/^Request AB-/), skipped: true },
  ]);

  // Without its column every line lacks an address; once restored, all is as before.
  const { email: _, ...columns } = detail.mapping.columns;
  const without = await admin.trpc.imports.setMapping.mutate({
    importId: detail.id,
    version: detail.version,
    mapping: { ...detail.mapping, columns },
  });
  expect(without.counts).toMatchObject({ problems: 8, ready: 0 });
  expect(
    await failureOf(admin.trpc.imports.run.mutate({ importId: detail.id, version: without.version })),
  ).toMatchObject({ status: 409 });
  const stale = { importId: detail.id, version: detail.version, mapping: detail.mapping };
  expect(await failureOf(admin.trpc.imports.setMapping.mutate(stale))).toMatchObject({ status: 409 });
  const back = await admin.trpc.imports.setMapping.mutate({ ...stale, version: without.version });
  expect(back.counts).toEqual(detail.counts);
  expect(await services.db.case.count({ where: { importBatchId: detail.id } })).toBe(0);
});

test('a file that cannot be a list, or comes from somebody else, is refused', async () => {
  expect(await upload('only one line\n')).toMatchObject({ status: 400 });
  expect(await upload(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  const broker = await signIn(server.url, 'demo_broker');
  expect(await upload(FILE, 'a.csv', broker)).toMatchObject({ status: 403 });
});

test('imported people are on hold, receive no email, and no consent is invented for them', async () => {
  const { services, env } = server;
  const detail = await uploaded(
    FILE.replaceAll('@example.com', '@second.example.com')
      .replaceAll('555-01', '555-02')
      .replaceAll('555 01', '555 02'),
  );
  const { id: importId, version } = detail;
  expect(detail.counts.ready).toBe(3);
  await admin.trpc.imports.run.mutate({ importId, version });
  expect(await failureOf(admin.trpc.imports.run.mutate({ importId, version: version + 1 }))).toMatchObject({
    status: 409,
  });
  expect((await finished(importId, 'imported')).counts).toMatchObject({ imported: 3, ready: 0 });

  const cases = await services.db.case.findMany({
    where: { importBatchId: importId },
    orderBy: { serial: 'asc' },
    include: { state: true },
  });
  expect(cases).toMatchObject([
    { contactName: 'Ava Stone', type: 'auto', status: 'new', brokerId: null, source: 'import', postalCode: 'T2P 1J9' },
    { contactName: 'Bo Reed', type: 'home', status: 'new' },
    { contactName: 'Known One', type: 'home' },
  ]);
  const caseId = cases[0]?.id as string;
  const timeline = await admin.trpc.cases.timeline.query({ caseId });
  expect(timeline.entries).toMatchObject([
    { type: 'submitted', detail: expect.stringContaining('consent to be contacted was given on 2024-03-01') },
  ]);
  const other = await admin.trpc.cases.timeline.query({ caseId: cases[1]?.id as string });
  expect(other.entries[0]?.detail).toContain('existing client relationship');
  expect(
    JSON.stringify(
      await admin.trpc.cases.answers.mutate({ caseId, includeSensitive: true, reason: 'Notes of the file' }),
    ),
  ).toContain('winter tires');

  const consents = await services.db.consentRecord.findMany({
    where: { caseId: { in: cases.map(({ id }) => id) } },
    include: { detail: true },
  });
  expect(consents).toMatchObject([
    {
      caseId,
      purpose: 'imported_contact',
      channel: 'import',
      detail: { evidence: { givenOn: '2024-03-01', line: '2' } },
    },
  ]);
  expect(await verifyConsents(services.db)).toMatchObject({ whole: true });
  expect(await mailsTo(env, 'ava.stone@second.example.com')).toEqual([]);
  expect(await services.db.outboxMail.count({ where: { to: { endsWith: '@second.example.com' } } })).toBe(0);
  // Not routed, and not in any broker's pool.
  expect(await services.db.offer.count({ where: { caseId: { in: cases.map(({ id }) => id) } } })).toBe(0);
  const broker = (await signIn(server.url, 'demo_broker')).trpc;
  expect(JSON.stringify(await broker.cases.list.query({ scope: 'pool' }))).not.toContain(caseId);
  expect(await failureOf(broker.cases.get.query({ caseId }))).toMatchObject({ status: 404 });
});

test('an import for a broker respects the licence, and is undone except for cases changed since', async () => {
  const { services } = server;
  const broker = await viewerNamed(services, 'demo_broker');
  const unlicensed = await createPerson(services, 'broker', 'Life Only');
  await services.db.brokerProfile.update({ where: { userId: unlicensed.id }, data: { licenceClasses: ['LIFE'] } });
  const people = Array.from({ length: 450 }, (_, n) => `Person ${n},p${n}@third.example.com,Auto`).join('\n');
  const detail = await uploaded(`Name,Email,Type\n${people}`);
  const { id: importId } = detail;
  const withBroker = (brokerId: string, version: number) =>
    admin.trpc.imports.setMapping.mutate({ importId, version, mapping: { ...detail.mapping, brokerId } });
  const refused = await withBroker(unlicensed.id, detail.version);
  expect(refused.counts).toMatchObject({ problems: 450, ready: 0 });
  const mapped = await withBroker(broker.id, refused.version);
  expect(mapped).toMatchObject({ brokerName: broker.fullName, counts: { ready: 450 } });
  await admin.trpc.imports.run.mutate({ importId, version: mapped.version });
  const done = await finished(importId, 'imported');
  const cases = await services.db.case.findMany({
    where: { importBatchId: importId },
    orderBy: { serial: 'asc' },
    include: { state: true },
  });
  expect(cases).toHaveLength(450);
  expect(cases[0]).toMatchObject({
    status: 'active',
    brokerId: broker.id,
    state: { brokerId: broker.id, firstReplyDueAt: null },
  });

  // One was worked on, one is under a legal hold: both stay.
  const [worked, held, quiet] = cases.map(({ id }) => id) as [string, string, string];
  const working = await signIn(server.url, 'demo_broker');
  await working.trpc.messages.send.mutate({
    caseId: worked,
    body: 'Called them',
    clientKey: crypto.randomUUID(),
    kind: 'note',
  });
  await admin.trpc.legalHolds.place.mutate({ caseId: held, reason: 'A complaint' });
  await admin.trpc.imports.undo.mutate({ importId, version: done.version });
  expect((await finished(importId, 'undone')).counts).toMatchObject({ imported: 450, takenBack: 448, kept: 2 });
  expect((await rowsOf(importId, 'kept')).map(({ caseId }) => caseId)).toEqual([worked, held]);
  expect((await rowsOf(importId, 'imported')).length).toBeGreaterThanOrEqual(50);
  expect((await admin.trpc.cases.timeline.query({ caseId: quiet })).entries.at(-1)).toMatchObject({
    type: 'withdrawn',
    actorRole: 'system',
    detail: 'Import undone',
  });
  const after = await services.db.case.findMany({
    where: { id: { in: [worked, held, quiet] } },
    orderBy: { serial: 'asc' },
  });
  expect(after.map(({ status }) => status)).toEqual(['active', 'active', 'withdrawn']);
  expect(after[2]?.closedAt).not.toBeNull();
  const told = await eventually('the administrator is told', async () => {
    const { notifications } = await admin.trpc.notifications.list.query({});
    return notifications.find(({ title }) => title.startsWith('Import undone: 448 requests'));
  });
  expect(told.title).toContain('clients.csv');
});

test('an imported request whose broker leaves waits for an administrator and is offered to no one', async () => {
  const { services } = server;
  const leaver = await createPerson(services, 'broker', 'Lea Leaver');
  const detail = await uploaded(
    'Name,Email,Type,Postal Code\nIda Import,ida@fourth.example.com,Auto,T2P 1J9',
    'leaving.csv',
  );
  const { id: importId, version } = detail;
  const mapping = { ...detail.mapping, brokerId: leaver.id };
  const mapped = await admin.trpc.imports.setMapping.mutate({ importId, version, mapping });
  await admin.trpc.imports.run.mutate({ importId, version: mapped.version });
  await finished(importId, 'imported');
  const { id: caseId } = await services.db.case.findFirstOrThrow({ where: { importBatchId: importId } });
  await handOverAll(services, await viewerNamed(services, 'demo_admin'), leaver.id, null);
  const refusal = await eventually('the search has left it to an administrator', () =>
    services.db.caseEvent.findFirst({ where: { caseId, type: 'routing_failed' } }),
  );
  expect(refusal.data).toMatchObject({ reason: expect.stringContaining('An administrator can assign one') });
  expect(await services.db.offer.count({ where: { caseId } })).toBe(0);
  expect(await services.db.case.findUniqueOrThrow({ where: { id: caseId } })).toMatchObject({ status: 'new' });
});
