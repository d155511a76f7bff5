import { hashToken, tokenMatches } from '#server/platform/crypto/tokens.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

/** Whether a token is that of a device the draft was opened on, other than the one that began it. */
export async function isDeviceOf(db: Database | Transaction, draftId: string, token: string): Promise<boolean> {
  return (await db.quoteDraftKey.count({ where: { tokenHash: hashToken(token), draftId, kind: 'device' } })) > 0;
}

export const draftInclude = {
  submittedCase: { select: { serial: true, createdAt: true } },
} satisfies Prisma.QuoteDraftInclude;
export type StoredDraft = Prisma.QuoteDraftGetPayload<{ include: typeof draftInclude }>;

/** @throws {AppError} NOT_FOUND for an unknown draft and for a wrong token alike */
export async function getOwnDraft(db: Database | Transaction, draftId: string, token: string): Promise<StoredDraft> {
  const draft = await db.quoteDraft.findUnique({ where: { id: draftId }, include: draftInclude });
  if (!draft || !(tokenMatches(token, draft.tokenHash) || (await isDeviceOf(db, draftId, token))))
    throw notFound('draft');
  return draft;
}
