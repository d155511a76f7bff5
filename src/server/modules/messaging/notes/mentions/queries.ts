/** The colleagues whom a note can mention, and which of them may open its case. */
import { isStaff, mayReadPerson, relationTo } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { findFirmParts } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
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

/** Who of the staff may read what is written about a person, by the same rule as everywhere. */
export async function findReaders(
  db: Database | Transaction,
  row: MentionedCase,
): Promise<(colleague: Pick<Viewer, 'id' | 'role'>) => boolean> {
  const parts = await findFirmParts(db, row);
  return ({ id, role }) => {
    // An offer and the pool show no conversation.
    const seen = { ...row, offers: [], participants: [], firmPart: parts.get(id) ?? null };
    const relation = relationTo({ id, role }, seen, null);
    return relation !== null && mayReadPerson(relation);
  };
}

/** @throws {AppError} NOT_FOUND unless the viewer works on the case */
export async function listColleagues(
  { db, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ colleagues: Colleague[] }> {
  if (!isStaff(await getPersonRelation(db, viewer, caseId, now()))) throw notFound('request');
  const [row, colleagues] = await Promise.all([
    db.case.findUniqueOrThrow({
      where: { id: caseId },
      select: { id: true, type: true, status: true, clientId: true, brokerId: true, importBatchId: true },
    }),
    findColleagues(db, viewer.id),
  ]);
  const sees = await findReaders(db, row);
  return { colleagues: colleagues.map((colleague) => ({ ...colleague, sees: sees(colleague) })) };
}
