/** Calls that were made outside the product: an internal note with the facts of the call. */
import { isStaff, mayReadPerson } from '#server/modules/cases/access.ts';
import { actorOf, lockCaseToMove } from '#server/modules/cases/commands.ts';
import { findRelation } from '#server/modules/cases/queries.ts';
import { deliverMessage } from '#server/modules/messaging/commands.ts';
import { findByKey } from '#server/modules/messaging/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { callWords, type LogCallInput } from '#shared/messaging/call-log/schema.ts';
import type { Message } from '#shared/messaging/schema.ts';

/**
 * Logs a call with the client. A retry with the same key returns the existing note.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case; TOO_MANY_REQUESTS
 */
export async function logCall(
  services: Services,
  viewer: Viewer,
  { caseId, clientKey, note, ...call }: LogCallInput,
): Promise<Message> {
  const { db, limiter, now } = services;
  await limiter.consume(limits.message, countedAs(viewer));
  return transaction(db, async (tx) => {
    const at = now();
    const row = await lockCaseToMove(tx, caseId);
    const relation = row && (await findRelation(tx, viewer, row, at));
    if (!row || !relation || !isStaff(relation) || !mayReadPerson(relation)) throw notFound('request');
    const known = await findByKey(tx, caseId, clientKey);
    if (known) return known;
    const body = [callWords(call), note].filter((words) => words !== '').join('\n');
    return deliverMessage(tx, services, row, actorOf(viewer, relation), at, { body, clientKey, kind: 'note', call });
  });
}
