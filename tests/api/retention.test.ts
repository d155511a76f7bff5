/** Expired data is removed, data under a legal hold stays, and the numbers remain correct. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import type { RetentionRuleName } from '#shared/data-classes/retention-rules.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { rewriteHistory } from '../support/history.ts';
import { viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeDocument } from '../support/stored-document.ts';

let server: TestServer;
let admin: ApiClient;
let adminId = '';
let ahead = 0;
const YEAR_MS = 365.25 * 86_400_000;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
  admin = await signIn(server.url, 'demo_admin');
  ({ id: adminId } = await viewerNamed(server.services, 'demo_admin'));
});
afterAll(() => server.stop());

const fingerprintOf = (years: number) => `f${10 * years}`.padEnd(43, '-');

async function ruleNow(name: RetentionRuleName) {
  const { rules } = await admin.trpc.retention.preview.query();
  const found = rules.find(({ rule }) => rule === name);
  if (!found) throw new Error(name);
  return found;
}

/** A case with everything in it, closed this many years ago. */
async function closedCase(status: 'lost' | 'bound', years: number): Promise<Party & { versionId: string }> {
  const { services } = server;
  const party = await activeCase(services);
  const { caseId, client, broker } = party;
  const closedAt = new Date(Date.now() - years * YEAR_MS);
  const asClient = await signIn(server.url, client.username);
  const message = {
    caseId,
    body: 'My neighbour Robin knows',
    clientKey: crypto.randomUUID(),
    kind: 'message' as const,
  };
  await asClient.trpc.messages.send.mutate(message);
  const content = Buffer.from('%PDF-1.4 a licence');
  const versionId = await storeDocument(services, { caseId, by: client, content, fileName: 'licence.pdf' });
  await services.db.callback.create({
    data: { caseId, at: closedAt, minutes: 15, about: 'The neighbour', createdById: broker.id, createdByName: 'B' },
  });
  await services.db.case.update({
    where: { id: caseId },
    data: {
      ...columnsOf(status, closedAt),
      createdAt: closedAt,
      contactEmail: client.email,
      contactEmailKey: client.email,
    },
  });
  await rewriteHistory(services, (tx) => tx.caseEvent.updateMany({ where: { caseId }, data: { at: closedAt } }));
  return { ...party, versionId };
}

test('a case closed without a policy is anonymized after 24 months; a hold keeps it and its client', async () => {
  const { services } = server;
  const [old, held, young, bound] = [
    await closedCase('lost', 2.1),
    await closedCase('lost', 2.1),
    await closedCase('lost', 1.9),
    await closedCase('bound', 6.9),
  ];
  await admin.trpc.legalHolds.place.mutate({ caseId: held.caseId, reason: 'A complaint at the Commissioner' });
  expect(await failureOf(admin.trpc.legalHolds.place.mutate({ caseId: held.caseId, reason: 'x' }))).toMatchObject({
    status: 400,
  });
  expect(await ruleNow('closed_cases')).toMatchObject({ due: 1, held: 1, oldest: expect.any(String) });
  expect(await ruleNow('bound_cases')).toMatchObject({ due: 0 });

  await runRetention(services);
  expect(await ruleNow('closed_cases')).toMatchObject({ due: 0, held: 1, lastRun: { removed: 1, kept: 1 } });
  const where = { caseId: old.caseId };
  const row = await services.db.case.findUniqueOrThrow({ where: { id: old.caseId } });
  expect(row).toMatchObject({
    contactName: 'Name removed',
    contactPhone: '',
    answers: {},
    sealedAnswers: null,
    clientId: null,
  });
  expect(row).toMatchObject({
    type: 'auto',
    status: 'lost',
    source: 'website',
    postalCode: 'T2P',
    title: 'Auto insurance',
  });
  const left = JSON.stringify(
    await Promise.all([
      row,
      services.db.message.findMany({ where }),
      services.db.caseEvent.findMany({ where }),
      services.db.document.findMany({ where, include: { versions: { omit: { size: true } } } }),
      services.db.callback.findMany({ where }),
      services.db.notification.findMany({ where }),
    ]),
  );
  expect(left).not.toMatch(/Morgan|morgan|neighbour|licence\.pdf|403-555|T2P 1J9/);
  const { trpc } = admin;
  expect((await trpc.cases.timeline.query(where)).entries.at(-1)).toMatchObject({
    type: 'anonymised',
    actorRole: 'system',
  });
  expect((await trpc.cases.get.query(where)).clientName).toBe('Name removed');
  // What is left of a document shows that there was one, not its name or who deleted it.
  expect((await trpc.documents.list.query(where)).documents).toEqual([
    expect.objectContaining({ title: 'Name removed', deleted: { at: expect.any(String), byName: null } }),
  ]);
  const sent = { where: { uploadedById: old.client.id } };
  expect([await services.db.document.count(sent), await services.db.documentVersion.count(sent)]).toEqual([0, 0]);
  await eventually('the bytes are gone', async () => {
    const version = await services.db.documentVersion.findUniqueOrThrow({ where: { id: old.versionId } });
    return version.wrappedKey === null && version.bytesGoneAt;
  });
  for (const { caseId } of [held, young, bound])
    expect(await services.db.case.findUniqueOrThrow({ where: { id: caseId } })).toMatchObject({
      contactName: 'Morgan Example',
      anonymisedAt: null,
    });

  // Once released, it is removed the next night; the numbers report both nights.
  const [hold] = (await trpc.legalHolds.list.query({ caseId: held.caseId })).holds;
  await trpc.legalHolds.release.mutate({ holdId: hold?.id ?? '', reason: 'Settled' });
  await runRetention(services);
  expect((await services.db.case.findUniqueOrThrow({ where: { id: held.caseId } })).anonymisedAt).not.toBeNull();
  const { runs } = await trpc.retention.runs.query();
  expect(runs.filter(({ rule }) => rule === 'closed_cases').map(({ removed }) => removed)).toEqual([1, 1]);
  const [audited] = (await trpc.audit.list.query({ action: 'retention.run' })).entries;
  expect(audited).toMatchObject({
    actor: { role: 'system' },
    changes: [{ what: 'Removed', after: 'Closed cases: 1' }],
  });
  expect(await failureOf(trpc.legalHolds.place.mutate({ caseId: old.caseId, reason: 'Too late' }))).toMatchObject({
    status: 409,
  });
});

test('messages, emails, drafts and import lines are removed when due, history after seven years, and nothing earlier', async () => {
  const { services } = server;
  const { db } = services;
  const ago = (years: number) => new Date(Date.now() - years * YEAR_MS);
  const message = {
    name: 'Ava',
    email: 'a@example.com',
    phone: '403-555-0142',
    subject: 'Hello',
    message: 'Please call',
  };
  await db.contactMessage.createMany({
    data: [2.1, 1.9].map((years) => ({
      ...message,
      id: crypto.randomUUID(),
      fingerprint: fingerprintOf(years),
      createdAt: ago(years),
    })),
  });
  const replied = await db.contactMessage.findFirstOrThrow({ where: { fingerprint: fingerprintOf(2.1) } });
  await db.contactReply.create({
    data: { contactMessageId: replied.id, body: 'Hello', clientKey: crypto.randomUUID(), senderName: 'Admin' },
  });
  await db.outboxMail.createMany({
    data: [2.1, 1.9].map((years) => ({
      id: crypto.randomUUID(),
      template: 'case-closed',
      to: `old${years}@example.com`,
      toName: 'Ava',
      data: {},
      state: 'sent' as const,
      sentAt: ago(years),
      createdAt: ago(years),
    })),
  });
  const batch = await db.importBatch.create({
    data: {
      fileName: 'old.csv',
      mapping: {},
      columns: ['Name'],
      rowCount: 1,
      createdById: adminId,
      createdByName: 'Admin',
      createdAt: ago(0.1),
      rows: { create: { line: 2, values: ['Ava'] } },
    },
  });
  await db.auditEntry.create({
    data: {
      action: 'user.disabled',
      actorName: 'A',
      actorRole: 'admin',
      subjectType: 'user',
      subjectLabel: 'B',
      data: {},
      format: 0,
      digest: '',
      at: ago(7.1),
    },
  });
  const { caseId } = await activeCase(services);
  const decision = { considered: 0, eligible: 0, failures: {}, best: [], weights: {} };
  await db.assignmentDecision.createMany({
    data: [7.1, 6.9].map((years) => ({ ...decision, caseId, seed: `s${years}`, at: ago(years) })),
  });
  for (const rule of ['contact_messages', 'mails', 'import_rows', 'audit', 'decisions'] as const)
    expect(await ruleNow(rule), rule).toMatchObject({ due: 1, held: 0 });
  const anonymised = await db.case.findFirstOrThrow({ where: { anonymisedAt: { not: null } } });
  expect(await ruleNow('case_history')).toMatchObject({ due: 0 });

  // By the button of an administrator, through the job.
  await admin.trpc.retention.run.mutate();
  await eventually('the round is over', async () => (await ruleNow('import_rows')).lastRun?.removed === 1);
  expect(await db.contactMessage.findMany({ select: { fingerprint: true } })).toEqual([
    { fingerprint: fingerprintOf(1.9) },
  ]);
  expect(await db.outboxMail.count({ where: { to: 'old2.1@example.com' } })).toBe(0);
  expect(await db.outboxMail.count({ where: { to: 'old1.9@example.com' } })).toBe(1);
  expect(await db.importRow.count({ where: { batchId: batch.id } })).toBe(0);
  expect(await db.auditEntry.count({ where: { subjectLabel: 'B' } })).toBe(0);
  expect(
    await db.assignmentDecision.findMany({ where: { seed: { startsWith: 's' } }, select: { seed: true } }),
  ).toEqual([{ seed: 's6.9' }]);

  // Eight years later the history of the anonymized cases is removed as well; that of the others stays with them.
  ahead = 8 * YEAR_MS;
  await runRetention(services);
  ahead = 0;
  expect(await db.caseEvent.count({ where: { caseId: anonymised.id, type: { not: 'anonymised' } } })).toBe(0);
  expect(await db.case.count({ where: { id: anonymised.id, type: 'auto', status: 'lost' } })).toBe(1);
});
