/** The audit log: both halves in one order, filtered, searched, exported, and immutable. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import type { ListAuditInput } from '#shared/audit-trail/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { rewriteHistory } from '../support/history.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let admin: ApiClient;
const now = new Date('2026-11-22T17:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
  party = await activeCase(server.services);
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function record(action: AuditAction, label: string, at: Date, reason?: string): Promise<void> {
  const viewer = await viewerNamed(server.services, 'demo_admin');
  const data = { before: { capacity: 5 }, after: { capacity: 9 } };
  await transaction(server.services.db, (tx) =>
    recordAudit(tx, viewer, at, { action, subject: { type: 'broker', id: null, label }, reason: reason ?? null, data }),
  );
}

/** Every page of a list. */
async function wholeList(filters: ListAuditInput) {
  const entries = [];
  for (let cursor: string | undefined; ; ) {
    const page = await admin.trpc.audit.list.query({ ...filters, ...(cursor && { cursor }) });
    entries.push(...page.entries);
    if (!page.nextCursor) return entries;
    cursor = page.nextCursor;
  }
}

test('an administrator gives a reason before sensitive answers are opened; it is recorded in the history and the audit log', async () => {
  const { caseId } = party;
  const look = { caseId, includeSensitive: true };
  expect(await failureOf(admin.trpc.cases.answers.mutate(look))).toMatchObject({
    status: 400,
    issues: [{ path: 'reason' }],
  });
  expect(await failureOf(admin.trpc.cases.answers.mutate({ ...look, reason: 'no' }))).toMatchObject({ status: 400 });
  const reason = 'The client asks what we hold';
  const shown = await admin.trpc.cases.answers.mutate({ ...look, reason });
  expect(JSON.stringify(shown)).toContain('1HGCM82633A004352');
  // The broker of the case opens them on demand, as before.
  await (await signIn(server.url, party.broker.username)).trpc.cases.answers.mutate(look);

  const { number } = await admin.trpc.cases.get.query({ caseId });
  const about = await wholeList({ caseNumber: number });
  expect(about.filter(({ action }) => action === 'case.sensitive_viewed')).toMatchObject([
    { reason, subject: { type: 'case', id: caseId, label: number }, sensitive: true, actor: { role: 'admin' } },
  ]);
  expect(about.filter(({ action }) => action === 'case:sensitive_viewed')).toMatchObject([
    { actor: { role: 'broker' }, reason: null },
    { actor: { role: 'admin' }, reason },
  ]);
  expect(about.find(({ action }) => action === 'case:accepted')).toMatchObject({
    what: 'A broker accepted the request',
    changes: expect.arrayContaining([{ what: 'Status', before: 'Offered', after: 'Active' }]),
  });
});

test('both halves form one list, newest first, complete across its pages, and narrowed by every filter', async () => {
  const { services } = server;
  const day = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 10, hour, minute));
  // More than two pages of entries with the same timestamp, in both halves.
  for (let index = 0; index < 60; index++) await record('broker.profile_changed', `Broker ${index}`, day(12));
  await services.db.caseEvent.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      caseId: party.caseId,
      seq: 1_000 + index,
      type: 'note_added',
      actorId: party.broker.id,
      actorName: party.broker.fullName,
      actorRole: 'broker',
      data: {},
      visibility: 'staff' as const,
      at: day(12),
    })),
  });
  await record('user.disabled', 'Robin Gone', day(13), 'Left the firm in Lethbridge');
  const days = { from: '2026-11-10', to: '2026-11-10' };
  const whole = await wholeList(days);
  expect(whole).toHaveLength(121);
  expect(new Set(whole.map(({ key }) => key)).size).toBe(121);
  expect(whole.map(({ at }) => at)).toEqual(
    whole
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(whole[0]).toMatchObject({
    what: 'Disabled a user',
    reason: 'Left the firm in Lethbridge',
    changes: [{ what: 'Capacity', before: '5', after: '9' }],
  });

  expect(await wholeList({ ...days, action: 'user.disabled' })).toHaveLength(1);
  expect(await wholeList({ ...days, action: 'case:note_added' })).toHaveLength(60);
  expect(await wholeList({ ...days, who: party.broker.id })).toHaveLength(60);
  expect(await wholeList({ ...days, subject: 'broker' })).toHaveLength(61);
  expect(await wholeList({ ...days, words: 'lethb rob' })).toHaveLength(1);
  expect(await wholeList({ ...days, sensitive: 'true' })).toHaveLength(0);
  expect(await wholeList({ from: '2026-11-11', to: '2026-11-11' })).toHaveLength(0);
  expect(await wholeList({ caseNumber: 'AB-2026-999999' })).toHaveLength(0);
  expect((await admin.trpc.audit.list.query({ who: party.broker.id })).whoName).toBe(party.broker.fullName);
  const name = party.broker.fullName.slice(0, 4);
  expect((await admin.trpc.audit.people.query({ words: name })).people.map(({ id }) => id)).toContain(party.broker.id);
});

test('the export contains what is on the screen, requires a reason, and is itself recorded in the audit log', async () => {
  const path = '/api/admin/export/audit.csv?from=2026-11-10&to=2026-11-10&subject=broker';
  expect((await admin.call('GET', path)).status).toBe(400);
  const answer = await admin.call('GET', `${path}&reason=${encodeURIComponent('Yearly review')}`);
  expect(answer.status).toBe(200);
  const lines = answer.text.trim().split('\r\n');
  expect(lines[0]).toContain('When,What,Who');
  expect(lines).toHaveLength(62);
  expect(answer.text).toContain('Capacity: 5 → 9');
  const [entry] = (await admin.trpc.audit.list.query({ action: 'audit.exported' })).entries;
  expect(entry).toMatchObject({ reason: 'Yearly review', sensitive: true });
  const client = await createPerson(server.services, 'client', 'Curious');
  const other = await signIn(server.url, client.username);
  expect((await other.call('GET', `${path}&reason=because`)).status).toBe(403);
});

test('the export of a search records that there was a search text, but not the text: it may name somebody', async () => {
  const reason = encodeURIComponent('A complaint');
  const answer = await admin.rest('GET', `/api/admin/export/audit.csv?words=Lethbridge&reason=${reason}`);
  expect(answer.status).toBe(200);
  const { data } = await server.services.db.auditEntry.findFirstOrThrow({
    where: { action: 'audit.exported', reason: 'A complaint' },
  });
  expect(data).toEqual({ filters: { words: 'not kept' } });
});

test('the product appends to the history and the audit log but cannot change them; retention can', async () => {
  const { db } = server.services;
  const where = { caseId: party.caseId };
  await expect(db.caseEvent.updateMany({ where, data: { actorName: 'Nobody' } })).rejects.toThrow('permission denied');
  await expect(db.caseEvent.deleteMany({ where })).rejects.toThrow('permission denied');
  await expect(db.auditEntry.updateMany({ data: { reason: 'Another' } })).rejects.toThrow('permission denied');
  await expect(db.auditEntry.deleteMany()).rejects.toThrow('permission denied');
  await expect(db.$executeRaw`DELETE FROM audit_entries`).rejects.toThrow('permission denied');
  const { count } = await rewriteHistory(server.services, (tx) =>
    tx.caseEvent.deleteMany({ where: { ...where, type: 'note_added' } }),
  );
  expect(count).toBe(60);
  await expect(db.caseEvent.deleteMany({ where })).rejects.toThrow('permission denied');
});
