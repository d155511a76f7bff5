import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseAssistants } from '#shared/cases/participants/assistants.ts';
import { applyEvent } from '#shared/cases/rules.ts';

/** More than a firm lets help with one case, or employs. */
const SHOWN = 100;

/** Assistants who could help with the cases of this broker. */
export function assistantsOf(brokerId: string): Prisma.UserWhereInput {
  return {
    roleText: 'broker',
    disabledAt: null,
    firmMember: { is: { role: 'assistant', firm: { firmMembers: { some: { userId: brokerId } } } } },
  };
}

/** Who helps with a case: those it would still let in. */
export async function findAssistants(db: Database | Transaction, caseId: string, brokerId: string | null) {
  if (brokerId === null) return [];
  return db.user.findMany({
    where: { ...assistantsOf(brokerId), assisting: { some: { caseId } } },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: SHOWN,
    select: { id: true, email: true, fullName: true },
  });
}

/**
 * The assistants of a case, and for those who divide the work whom they could add.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case
 */
export async function listAssistants({ db, now }: Services, viewer: Viewer, caseId: string): Promise<CaseAssistants> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!isStaff(relation)) throw notFound('request');
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { status: true, stage: true, brokerId: true },
  });
  const { brokerId } = row;
  const mayChange = brokerId !== null && !('refused' in applyEvent(row, 'assistant_added', relation));
  const [assistants, candidates] = await Promise.all([
    findAssistants(db, caseId, brokerId),
    mayChange
      ? db.user.findMany({
          where: { ...assistantsOf(brokerId), assisting: { none: { caseId } } },
          orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
          take: SHOWN,
          select: { id: true, fullName: true },
        })
      : [],
  ]);
  const view = ({ id, fullName }: { id: string; fullName: string }) => ({ id, name: fullName });
  return { assistants: assistants.map(view), candidates: candidates.map(view), mayChange };
}
