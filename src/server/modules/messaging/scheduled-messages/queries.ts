import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { ScheduledList } from '#shared/messaging/scheduled-messages/schema.ts';
import { scheduledSelect, scheduledView, timesToChoose } from './view.ts';

/** The most messages scheduled in one conversation. */
export const SCHEDULED_MAX = 20;

/**
 * Checks that the viewer works on the case: a client must not learn what will be written to them.
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

/** The scheduled messages of a conversation, the next one first, and the stopped ones nobody has handled yet. */
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
