import { notFound } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db.ts';
import { isStaff } from '#server/features/cases/policy.ts';
import { getPersonRelation } from '#server/features/cases/queries.ts';
import { scheduledSelect, scheduledView, timesToChoose } from '#server/features/scheduled-messages/view.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { ScheduledList } from '#shared/scheduled-messages/schema.ts';

/** Nobody waits for more than these in one conversation. */
export const SCHEDULED_MAX = 20;

/**
 * A gate for those who work on a case: a client must not learn what will be written to them.
 * @throws {AppError} NOT_FOUND
 */
export async function getStaffRelation(
  db: Database | Transaction,
  viewer: Viewer,
  caseId: string,
  now: Date,
): Promise<Relation> {
  const relation = await getPersonRelation(db, viewer, caseId, now);
  if (!isStaff(relation)) throw notFound('request');
  return relation;
}

/** What waits in a conversation, the next one first, and what was stopped and not dealt with yet. */
export async function listScheduled(services: Services, viewer: Viewer, caseId: string): Promise<ScheduledList> {
  const { db, now } = services;
  await getStaffRelation(db, viewer, caseId, now());
  const rows = await db.scheduledMessage.findMany({
    where: { caseId, status: { in: ['scheduled', 'stopped'] } },
    orderBy: [{ status: 'asc' }, { sendAt: 'asc' }],
    take: SCHEDULED_MAX,
    select: scheduledSelect,
  });
  return { messages: rows.map((row) => scheduledView(services, row)), times: timesToChoose(services) };
}
