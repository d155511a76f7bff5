import { actorOf, getCaseToMove } from '#server/modules/cases/commands.ts';
import { askForDocuments } from '#server/modules/documents/requests/asking/commands.ts';
import { writeMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { DocumentRequests, RequestDocumentsInput } from '#shared/documents/checklist-schema.ts';

/**
 * Requests several documents at once, with one message in the conversation. The client gets one email, about the documents. Repeating
 * the call changes nothing.
 * @throws {AppError} NOT_FOUND, FORBIDDEN; CONFLICT where the case accepts no requests; TOO_MANY_REQUESTS
 */
export async function requestDocuments(
  services: Services,
  viewer: Viewer,
  input: RequestDocumentsInput,
): Promise<DocumentRequests> {
  const { db, limiter, now } = services;
  const { message } = input;
  if (message) await limiter.consume(limits.message, countedAs(viewer));
  return transaction(db, async (tx) => {
    const { requests, relation, isNew } = await askForDocuments(tx, services, viewer, input);
    if (message && isNew) {
      // As the requests have left it: whose turn it is, and its clocks.
      const row = await getCaseToMove(tx, input.caseId);
      const words = { body: message, clientKey: newId(), kind: 'message' } as const;
      await writeMessage(tx, services, row, actorOf(viewer, relation), now(), words);
    }
    return { requests };
  });
}
