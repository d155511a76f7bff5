/** What a person may do with a request right after sending it, in the same browser and without an account (docs/decisions/0078). */
import { applyAnswers } from '#server/modules/cases/answers/changes/commands.ts';
import { getCaseToMove, lockCases } from '#server/modules/cases/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { AddAnswersInput } from '#shared/quote-requests/requests.ts';
import { getSentCase } from './queries.ts';

/**
 * Adds answers to open questions of the request. What was answered stays, and nothing of it is returned. The same again changes nothing.
 * @param viewerId the signed-in client
 * @throws {AppError} as `getSentCase`; BAD_REQUEST with every wrong answer; CONFLICT when the request is closed
 */
export function addAnswers(
  services: Services,
  { answers: sent, ...key }: AddAnswersInput,
  viewerId: string | null,
): Promise<{ added: boolean }> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const { caseId } = await getSentCase(tx, key, { at, viewerId });
    await lockCases(tx, [caseId]);
    // Again, now that it is locked: an account may have claimed it since.
    await getSentCase(tx, key, { at, viewerId });
    const row = await getCaseToMove(tx, caseId);
    const role = row.clientId ? 'client' : 'visitor';
    const actor = { as: 'client', id: row.clientId, name: row.contactName, role } as const;
    const moved = await applyAnswers(tx, services, row, { actor, at, sent, addOnly: true });
    return { added: moved.version !== row.version };
  });
}
