import { tokenMatches } from '#server/platform/crypto/tokens.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import { SENT_HOURS } from '#shared/platform/after-sending.ts';
import type { DraftKeyInput } from '#shared/quote-requests/requests.ts';

const HOUR_MS = 3_600_000;

/**
 * The request that a browser has just sent. For a day its key opens it, and only the key it was sent with: another device that had the
 * draft does not. Once the request is in an account, only that account gets further (docs/decisions/0078).
 * @param viewerId the signed-in client
 * @throws {AppError} NOT_FOUND for a key that opens nothing; CONFLICT when its time is over, or it is in another account
 */
export async function getSentCase(
  db: Database | Transaction,
  { draftId, token }: DraftKeyInput,
  { at, viewerId }: { at: Date; viewerId: string | null },
): Promise<{ caseId: string }> {
  const draft = await db.quoteDraft.findUnique({
    where: { id: draftId },
    select: { sentAt: true, sentTokenHash: true, submittedCase: { select: { id: true, clientId: true } } },
  });
  const { sentAt, sentTokenHash, submittedCase } = draft ?? {};
  if (!sentAt || !submittedCase || !sentTokenHash || !tokenMatches(token, sentTokenHash)) throw notFound('request');
  if (at.getTime() - sentAt.getTime() > SENT_HOURS * HOUR_MS)
    throw conflict(`You sent this request more than ${SENT_HOURS} hours ago. To add to it, open it in your account.`);
  const { id, clientId } = submittedCase;
  if (clientId !== null && clientId !== viewerId)
    throw conflict('This request is in an account now. Sign in to add to it.');
  return { caseId: id };
}
