/** The colleagues whom a note can mention, and which of them may open its case. */
import { isStaff, mayReadPerson } from '#server/modules/cases/access.ts';
import { findRelation, getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import type { Colleague } from '#shared/messaging/mentions/schema.ts';

/** More than any brokerage has; they are searched while typing. */
const COLLEAGUES_MAX = 500;

export type MentionedCase = {
  id: string;
  type: string;
  status: CaseStatus;
  clientId: string | null;
  brokerId: string | null;
  importBatchId: string | null;
};

/** Active brokers and administrators other than the one who writes, by name. */
export async function findColleagues(
  db: Database | Transaction,
  writerId: string | null,
): Promise<Omit<Colleague, 'sees'>[]> {
  const rows = await db.user.findMany({
    where: { roleText: { in: ['broker', 'admin'] }, disabledAt: null, ...(writerId && { id: { not: writerId } }) },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: COLLEAGUES_MAX,
    select: { id: true, fullName: true, role: true },
  });
  return rows.map(({ fullName, ...row }) => ({ ...row, name: fullName }));
}

/** Whether a colleague may read what is written about a person, by the same rule as everywhere. */
export async function seesCase(
  db: Database | Transaction,
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  row: MentionedCase,
  now: Date,
): Promise<boolean> {
  // Only the broker of a case has a part in its conversation: nothing to ask the database for everyone else.
  if (role === 'broker' && row.brokerId !== id) return false;
  const relation = await findRelation(db, { id, role }, row, now);
  return relation !== null && mayReadPerson(relation);
}

/** @throws {AppError} NOT_FOUND unless the viewer works on the case */
export async function listColleagues(
  { db, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ colleagues: Colleague[] }> {
  const at = now();
  if (!isStaff(await getPersonRelation(db, viewer, caseId, at))) throw notFound('request');
  const [row, colleagues] = await Promise.all([
    db.case.findUniqueOrThrow({
      where: { id: caseId },
      select: { id: true, type: true, status: true, clientId: true, brokerId: true, importBatchId: true },
    }),
    findColleagues(db, viewer.id),
  ]);
  const seen = await Promise.all(colleagues.map((colleague) => seesCase(db, colleague, row, at)));
  return { colleagues: colleagues.map((colleague, index) => ({ ...colleague, sees: seen[index] ?? false })) };
}
