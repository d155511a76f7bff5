import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { CODE_TRIES, type FoundLink } from '#shared/quote-requests/continuing.ts';

const GONE = 'This link no longer works. The request may have been sent or discarded, or a newer link was asked for.';

/**
 * The link, with its draft.
 * @throws {AppError} NOT_FOUND when it is unknown, expired or replaced
 */
export async function getLink(db: Database | Transaction, token: string, at: Date) {
  const link = await db.quoteDraftKey.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: at }, draft: { expiresAt: { gt: at } } },
    include: { draft: { select: { line: true, createdAt: true, preparedBy: true } } },
  });
  if (!link) throw new AppError({ code: 'NOT_FOUND', message: GONE });
  return link;
}

/**
 * What a link says without its code: that there is a draft of this line, from this day. Changes nothing, so scanners may ask too.
 * @throws {AppError} NOT_FOUND
 */
export async function findLink({ db, now }: Services, { token }: { token: string }): Promise<FoundLink> {
  const { draft, kind, attempts } = await getLink(db, token, now());
  return {
    line: caseTypeSchema.parse(draft.line),
    startedAt: draft.createdAt.toISOString(),
    needsCode: kind === 'email',
    preparedBy: kind === 'agent' ? draft.preparedBy : null,
    closed: attempts >= CODE_TRIES,
  };
}
