/** Secrets in emails to an account's mailbox: stored as hashes, used once, replaced by the next one with the same purpose. */

import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { AccountTokenPurpose, Prisma } from '#server/platform/db/generated/prisma/client.ts';

type Issue = {
  userId: string;
  purpose: AccountTokenPurpose;
  email: string;
  newEmail?: string | null;
  codeHash?: string | null;
  validMs: number;
  now: Date;
};

/** Creates a link's secret and voids older ones with the same purpose. */
export async function issueToken(
  tx: Transaction,
  { userId, purpose, email, newEmail = null, codeHash = null, validMs, now }: Issue,
): Promise<string> {
  await voidTokens(tx, userId, [purpose]);
  const token = newToken();
  await tx.accountToken.create({
    data: {
      userId,
      purpose,
      email,
      newEmail,
      tokenHash: hashToken(token),
      codeHash,
      expiresAt: new Date(now.getTime() + validMs),
      createdAt: now,
    },
  });
  return token;
}

export async function voidTokens(tx: Transaction, userId: string, purposes: AccountTokenPurpose[]): Promise<void> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: { in: purposes } } });
}

/** Uses up a secret. Of two concurrent uses, one gets `true`. */
export async function useToken(
  tx: Transaction,
  where: Prisma.AccountTokenWhereInput & { purpose: AccountTokenPurpose },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.accountToken.updateMany({
    where: { ...where, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count > 0;
}

/** Serializes decisions about one account. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}
