/** What the administrator sees first: everything that is stuck, ways to retry it, and the numbers behind the charts. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stuckKinds } from '#client/portals/admin/overview/stuck-kinds.ts';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Overview, StuckKind } from '#shared/operations/schema.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { failedText } from '../support/failed-text.ts';
import { createPerson } from '../support/people.ts';
import { rowsBehind } from '../support/rows-behind.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeDocument } from '../support/stored-document.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestServer;
let admin: ApiClient;
let party: Party;
let db: TestServer['services']['db'];

beforeAll(async () => {
  // A scanner that is configured but down: files wait to be scanned.
  server = await startTestServer({ variables: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(await freePort()) } });
  ({ db } = server.services);
  admin = await signIn(server.url, 'demo_admin');
  party = await activeCase(server.services);
});
afterAll(() => server.stop());

const overview = () => admin.trpc.admin.overview.query();

/** How the numbers differ from before. */
async function changes(since: Overview): Promise<Partial<Overview>> {
  const now = await overview();
  const keys = Object.keys(now).filter((key) => key !== 'at') as Exclude<keyof Overview, 'at'>[];
  return Object.fromEntries(keys.filter((key) => now[key] !== since[key]).map((key) => [key, now[key] - since[key]]));
}

type CaseClocks = Pick<Prisma.CaseStateUncheckedUpdateInput, 'firstReplyDueAt' | 'confirmDueAt'>;

async function asCase(
  { status = 'new', ...data }: Partial<Prisma.CaseUncheckedCreateInput>,
  clocks: CaseClocks = {},
): Promise<string> {
  const { id } = await db.case.create({
    data: {
      type: 'auto',
      title: 'Auto request',
      contactName: 'Ava Wong',
      contactEmail: 'ava@example.com',
      contactEmailKey: 'ava@example.com',
      contactPhone: '403-555-0142',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      createdAt: new Date(Date.now() - 60_000),
      brokerId: party.broker.id,
      ...columnsOf(status),
      ...data,
    },
  });
  await db.caseState.update({ where: { caseId: id }, data: clocks });
  return id;
}

async function failingJob(queue: string, state: 'retry' | 'failed'): Promise<string> {
  const id = randomUUID();
  await server.services.pool.query(
    `INSERT INTO pgboss.job (id, name, data, state, retry_count, start_after, output)
     VALUES ($1, $2, '{"storageKey": "of-nobody"}', $3, 2, now() + interval '1 day', '{"error": "ECONNREFUSED"}')`,
    [id, queue, state],
  );
  // pg-boss does this on its own every few seconds.
  if (state === 'failed')
    await server.services.pool.query('UPDATE pgboss.queue SET failed_count = 1 WHERE name = $1', [queue]);
  return id;
}

test('everything that is stuck is counted where it belongs, and nothing that is not', async () => {
  const before = await overview();
  const at = Date.now();
  const past = new Date(at - DAY_MS);
  await asCase({ status: 'new' });
  await asCase({ status: 'active' }, { firstReplyDueAt: past });
  await asCase({ status: 'active' }, { firstReplyDueAt: new Date(at + DAY_MS) });
  // A message was written after the case was closed.
  await asCase({ status: 'lost' }, { firstReplyDueAt: past });
  await asCase({ status: 'accepted' }, { confirmDueAt: past });
  await asCase({ status: 'lost' });
  await asCase({ status: 'withdrawn', createdAt: past, withdrawalDueAt: past });
  await asCase({ status: 'withdrawn', withdrawalDueAt: new Date(at + DAY_MS) });
  const { id: brokerId } = await createPerson(server.services, 'broker', 'Uma Unverified');
  await db.brokerProfile.update({
    where: { userId: brokerId },
    data: { licenceVerifiedAt: null, licenceExpiresOn: new Date(at + 9 * DAY_MS) },
  });
  const offered = [await asCase({ status: 'offered' }), await asCase({ status: 'offered' })] as const;
  await db.offer.create({ data: { caseId: offered[0], brokerId, expiresAt: new Date(at + 60_000) } });
  await db.offer.create({ data: { caseId: offered[1], brokerId, expiresAt: new Date(at + 30 * DAY_MS) } });
  await db.privacyRequest.create({
    data: { userId: party.client.id, kind: 'access', dueAt: new Date(at + 3 * DAY_MS) },
  });
  await db.privacyRequest.create({
    data: { userId: party.client.id, kind: 'deletion', dueAt: new Date(at + 40 * DAY_MS) },
  });
  await db.importBatch.create({
    data: {
      fileName: 'old.csv',
      mapping: {},
      columns: [],
      rowCount: 1,
      createdById: brokerId,
      createdByName: 'Uma',
      createdAt: past,
    },
  });
  await failingJob('upkeep', 'retry');
  await failedText(db, party.client.id, { state: 'failed', lastError: '30003' });
  const file = { caseId: party.caseId, by: party.client, content: Buffer.from('a file'), fileName: 'a.pdf' };
  await storeDocument(server.services, { ...file, version: { scanState: 'infected' } });
  await storeDocument(server.services, { ...file, version: { scanState: 'pending', createdAt: past } });
  await storeDocument(server.services, { ...file, version: { scanState: 'pending' } });
  expect(await changes(before)).toEqual({
    unrouted: 1,
    overdue: 3,
    offersEnding: 1,
    withdrawalsUnconfirmed: 1,
    failedTexts: 1,
    failingJobs: 1,
    infectedFiles: 1,
    unscannedFiles: 1,
    licencesEnding: 1,
    licencesUnverified: 1,
    privacyDue: 1,
    importsHalfDone: 1,
  });

  // Near misses: none of them is counted, so none may be listed.
  const message = { name: 'Ava', email: 'ava@example.com', phone: '', subject: 'Hello', message: 'A question' };
  for (const status of ['new', 'replied'] as const)
    await db.contactMessage.create({
      data: {
        ...message,
        id: randomUUID(),
        fingerprint: createHash('sha256').update(status).digest('base64url'),
        status,
      },
    });
  const left = await createPerson(server.services, 'broker', 'Lee Left');
  await db.user.update({ where: { id: left.id }, data: { disabledAt: past } });
  await db.brokerProfile.update({
    where: { userId: left.id },
    data: { licenceExpiresOn: past, licenceVerifiedAt: null },
  });
  const now = await overview();
  const shown = Object.entries(stuckKinds).map(
    async ([kind, { link }]) => [kind, await rowsBehind(admin, link)] as const,
  );
  const rows = (await Promise.all(shown)).filter(([, count]) => count !== null);
  expect(rows.length).toBeGreaterThan(11);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(rows.map(([kind]) => [kind, now[kind as StuckKind]])));
});

test('counting stops at a hundred', async () => {
  const mail = { template: 'contact-received', to: 'ava@example.com', toName: 'Ava', data: {} };
  await db.outboxMail.createMany({
    data: Array.from({ length: 120 }, () => ({ id: randomUUID(), ...mail, state: 'failed' as const })),
  });
  expect((await overview()).failedMails).toBe(100);
  const first = await admin.trpc.trouble.mails.query({});
  const second = await admin.trpc.trouble.mails.query({ cursor: first.nextCursor ?? '' });
  expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(50);
  await db.outboxMail.deleteMany({ where: { toName: 'Ava' } });
});

test('an email is listed without its recipient, and is sent once when retried', async () => {
  const id = randomUUID();
  await db.outboxMail.create({
    data: {
      id,
      template: 'contact-received',
      to: 'secret@example.com',
      toName: 'Secret',
      data: { subject: 'Hello' },
      state: 'failed',
      attempts: 3,
      lastError: 'ECONNREFUSED',
    },
  });
  const { mails } = await admin.trpc.trouble.mails.query({});
  expect(mails).toMatchObject([{ id, template: 'contact-received', attempts: 3, lastError: 'ECONNREFUSED' }]);
  expect(JSON.stringify(mails)).not.toMatch(/secret/i);
  await admin.trpc.trouble.tryMail.mutate({ mailId: id });
  await eventually(
    'the mail is sent',
    async () => (await db.outboxMail.findUnique({ where: { id } }))?.state === 'sent',
  );
  expect(await failureOf(admin.trpc.trouble.tryMail.mutate({ mailId: id }))).toMatchObject({ status: 409 });
  expect(await failureOf(admin.trpc.trouble.tryMail.mutate({ mailId: randomUUID() }))).toMatchObject({ status: 404 });
  expect(await db.auditEntry.findMany({ where: { action: 'mail.tried_again' } })).toMatchObject([
    { subjectId: id, subjectLabel: 'contact-received', actorName: 'Alex Demo-Admin' },
  ]);
});

test('a failed job is shown with its error and completes when retried', { tags: ['long'] }, async () => {
  const jobId = await failingJob('document.sweep', 'failed');
  const { jobs } = await admin.trpc.trouble.jobs.query();
  expect(jobs.find(({ id }) => id === jobId)).toMatchObject({
    queue: 'document.sweep',
    attempts: 3,
    lastError: 'ECONNREFUSED',
    nextAt: null,
  });
  await admin.trpc.trouble.tryJob.mutate({ queue: 'document.sweep', jobId });
  await eventually('the job is done', async () => {
    const { rows } = await server.services.pool.query('SELECT state FROM pgboss.job WHERE id = $1', [jobId]);
    return rows[0]?.state === 'completed';
  });
  expect(await failureOf(admin.trpc.trouble.tryJob.mutate({ queue: 'document.sweep', jobId }))).toMatchObject({
    status: 404,
  });
});

test('a quarantined file waits for the scanner again, and cannot be opened in the meantime', async () => {
  const { files } = await admin.trpc.trouble.files.query();
  const aside = files.find(({ state }) => state === 'infected');
  expect(aside).toMatchObject({ caseId: party.caseId, caseNumber: expect.stringMatching(/^AB-/) });
  const versionId = aside?.versionId ?? '';
  await admin.trpc.trouble.scanAgain.mutate({ versionId });
  expect(await db.documentVersion.findUnique({ where: { id: versionId } })).toMatchObject({ scanState: 'pending' });
  await db.documentVersion.update({ where: { id: versionId }, data: { scanState: 'clean', scannedAt: new Date() } });
  expect(await failureOf(admin.trpc.trouble.scanAgain.mutate({ versionId }))).toMatchObject({ status: 404 });
});

const charts = (days: 30 | 90 | 365 = 30) => admin.trpc.admin.charts.query({ days });
const stepOf = (told: Awaited<ReturnType<typeof charts>>, step: string) =>
  told.funnel.find((row) => row.step === step)?.count ?? 0;

test('a day is counted once however often the count runs, each step of a case on the day it was first reached', async () => {
  const { services } = server;
  await fillDailyCounts(services);
  const before = await charts();
  expect(before.asOf).not.toBeNull();
  expect(before.missingDays).toBe(0);
  const caseId = await asCase({
    type: 'home',
    source: 'website/calgary',
    status: 'lost',
    closeReason: 'no_answer',
  });
  const at = new Date();
  const types = ['submitted', 'claimed', 'assigned', 'message_sent', 'options_published', 'options_published', 'lost'];
  const event = { caseId, actorName: 'Test', actorRole: 'system', data: {}, visibility: 'client' as const, at };
  await db.caseEvent.createMany({ data: types.map((type, index) => ({ ...event, type, seq: index + 1 })) });
  await db.case.update({ where: { id: caseId }, data: { firstReplyAt: at, firstReplyMinutes: 200 } });
  await Promise.all([fillDailyCounts(services), fillDailyCounts(services)]);
  await fillDailyCounts(services);
  const after = await charts();
  const grown = (step: string) => stepOf(after, step) - stepOf(before, step);
  expect(['submitted', 'taken_on', 'quoted', 'accepted', 'bound'].map(grown)).toEqual([1, 1, 1, 0, 0]);
  expect(after.lines).toContainEqual({ line: 'home', count: 1 });
  expect(after.sources).toContainEqual({ name: 'website/calgary', count: 1 });
  expect(after.closed).toContainEqual({ name: 'no_answer', count: 1 });
  expect(after.replies).toMatchObject([{ count: 1, inTime: 1, medianMinutes: expect.closeTo(200, -1.5) }]);
});

test('uncounted earlier days are filled in, by the calendar of Alberta', async () => {
  const { services } = server;
  const caseId = await asCase({ type: 'life', source: 'broker' });
  const day = new Date(Date.now() - 60 * DAY_MS).toISOString().slice(0, 10);
  // Five in the morning UTC is still the evening before in Edmonton.
  const at = new Date(`${day}T05:00:00Z`);
  await db.caseEvent.create({
    data: {
      caseId,
      seq: 1,
      type: 'submitted',
      actorName: 'Test',
      actorRole: 'system',
      data: {},
      visibility: 'client',
      at,
    },
  });
  expect((await charts(90)).missingDays).toBeGreaterThan(50);
  await fillDailyCounts(services);
  const told = await charts(90);
  expect(told.missingDays).toBe(0);
  expect(told.lines).toContainEqual({ line: 'life', count: 1 });
  expect((await charts(30)).lines).not.toContainEqual({ line: 'life', count: 1 });
  const counted = await db.dailyCount.findFirst({ where: { metric: 'line', dimension: 'life' } });
  expect(counted?.day.toISOString().slice(0, 10)).toBe(new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10));
});
