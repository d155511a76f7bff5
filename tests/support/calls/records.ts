/** A valid call of every procedure about the audit log, legal holds, imports and privacy requests, and the data it needs. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { TWIN_ID } from './moves.ts';
import { adminOnly, adminRow, type CaseCall, CURSOR, type World } from './rows.ts';

const HOLD_ID = '0194a3c0-0000-7000-8000-000000000081';
const DRAFT_ID = '0194a3c0-0000-7000-8000-000000000082';
const IMPORTED_ID = '0194a3c0-0000-7000-8000-000000000083';
export const recordIds = {
  access: '0194a3c0-0000-7000-8000-000000000084',
  correction: '0194a3c0-0000-7000-8000-000000000085',
  deletion: '0194a3c0-0000-7000-8000-000000000086',
} as const;
const PERSON_ID = '0194a3c0-0000-7000-8000-000000000087';
const USERNAME = 'records_client';
const PLACE = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002|7').toString('base64url');

export function recordCalls({ caseId, brokerId }: World): CaseCall[] {
  const answered = { version: 1, answer: FREE_TEXT };
  const mapping = { columns: { fullName: 0, email: 1 }, type: 'general', brokerId: brokerId || PERSON_ID };
  return [
    adminRow('audit.list', adminOnly, {
      from: '2026-11-01',
      to: '2099-12-31',
      who: PERSON_ID,
      action: 'case:lost',
      subject: 'case',
      caseNumber: 'AB-2026-000001',
      sensitive: 'true',
      words: 'ava',
      cursor: PLACE,
    }),
    adminRow('securityEvents.list', adminOnly, {
      from: '2026-01-01',
      to: '2099-12-31',
      kind: 'sign_in',
      result: 'failed',
      cursor: CURSOR,
    }),
    adminRow('audit.people', adminOnly, { words: 'ava' }),
    adminRow('legalHolds.list', adminOnly, { caseId }),
    adminRow('legalHolds.place', adminOnly, { caseId, reason: FREE_TEXT }),
    adminRow('legalHolds.release', adminOnly, { holdId: HOLD_ID, reason: FREE_TEXT }),
    adminRow('imports.get', adminOnly, { importId: DRAFT_ID }),
    adminRow('imports.rows', adminOnly, { importId: DRAFT_ID, show: 'all', cursor: 1 }),
    adminRow('imports.setMapping', adminOnly, { importId: DRAFT_ID, version: 1, mapping }),
    adminRow('imports.skip', adminOnly, { importId: DRAFT_ID, version: 1, which: [2], skipped: true }),
    adminRow('imports.run', adminOnly, { importId: DRAFT_ID, version: 1 }),
    adminRow('imports.undo', adminOnly, { importId: IMPORTED_ID, version: 1 }),
    adminRow('privacyDesk.list', adminOnly, { status: 'open', cursor: CURSOR }),
    adminRow('privacyDesk.get', adminOnly, { requestId: recordIds.deletion }),
    adminRow('privacyDesk.answer', adminOnly, { requestId: recordIds.access, ...answered }),
    adminRow('privacyDesk.refuse', adminOnly, { requestId: recordIds.access, ...answered }),
    adminRow('privacyDesk.correct', adminOnly, {
      requestId: recordIds.correction,
      fullName: FREE_TEXT,
      phone: '403-555-0142',
      ...answered,
    }),
    adminRow('privacyDesk.erase', adminOnly, { requestId: recordIds.deletion, username: USERNAME, ...answered }),
  ];
}

async function resetImports(db: Services['db'], createdAt: Date, userId: string): Promise<void> {
  const batch = { fileName: 'clients.csv', columns: ['Name', 'E-mail'], rowCount: 1, createdById: userId };
  const mapping = { columns: { fullName: 0, email: 1 }, type: 'general', brokerId: null };
  for (const [id, status] of [
    [DRAFT_ID, 'draft'],
    [IMPORTED_ID, 'imported'],
  ] as const) {
    const state = { mapping, status, createdAt, importedAt: status === 'draft' ? null : createdAt, undoneAt: null };
    await db.importBatch.upsert({
      where: { id },
      create: { id, ...batch, ...state, createdByName: 'Admin Example' },
      update: { ...state, version: 1 },
    });
  }
  const line = {
    values: ['Ava Example', 'ava.import@example.com'],
    skipped: false,
    problem: null,
    duplicate: null,
    duplicateCaseId: null,
    caseId: null,
  };
  await db.importRow.upsert({
    where: { batchId_line: { batchId: DRAFT_ID, line: 2 } },
    create: { batchId: DRAFT_ID, line: 2, ...line },
    update: line,
  });
}

/** An active hold, a file that waits and one that was imported, and a client with every kind of privacy request. */
export async function resetRecords({ db, now }: Pick<Services, 'db' | 'now'>, caseId: string): Promise<void> {
  const createdAt = now();
  const { passwordHash, termsVersion, termsAcceptedAt } = await db.user.findUniqueOrThrow({
    where: { usernameKey: 'demo_client' },
    select: { passwordHash: true, termsVersion: true, termsAcceptedAt: true },
  });
  const email = 'records@example.com';
  const account = { username: USERNAME, usernameKey: USERNAME, email, emailKey: email, fullName: 'Records Example' };
  await db.user.upsert({
    where: { id: PERSON_ID },
    create: { id: PERSON_ID, ...account, phone: '403-555-0142', passwordHash, termsVersion, termsAcceptedAt },
    update: { ...account, disabledAt: null },
  });
  // A case has one at a time: the released one belongs to another case.
  await db.legalHold.deleteMany({ where: { caseId: { in: [caseId, TWIN_ID] } } });
  const standing = { id: HOLD_ID, caseId: TWIN_ID, reason: 'A complaint', placedByName: 'Admin Example' };
  await db.legalHold.create({ data: { ...standing, createdAt } });
  for (const [kind, id] of Object.entries(recordIds)) {
    const open = { status: 'open', version: 1, answer: null, closedAt: null, handledByName: null } as const;
    await db.privacyRequest.upsert({
      where: { id },
      create: {
        id,
        userId: PERSON_ID,
        kind: kind as keyof typeof recordIds,
        dueAt: new Date('2099-01-01'),
        createdAt,
        ...open,
      },
      update: open,
    });
  }
  await resetImports(db, createdAt, PERSON_ID);
}
