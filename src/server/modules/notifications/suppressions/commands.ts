import type { Viewer } from '#server/platform/auth/session.ts';
import { readSignedToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  ChooseEmailsInput,
  ChosenEmails,
  OwnEmails,
  SuppressionLevel,
} from '#shared/notifications/suppressions/schema.ts';
import { hashAddress } from './hashing/commands.ts';
import { EMAIL_CHOICES } from './policy.ts';
import { findSuppression } from './queries.ts';

/** Puts a hash on the list. Never allows more email than before: of two wishes, the stricter one counts. */
export async function suppress(tx: Transaction, at: Date, addressHash: string, level: SuppressionLevel): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO suppressions AS known (address_hash, level, created_at)
    VALUES (${addressHash}, ${level}::suppression_level, ${at}::timestamptz)
    ON CONFLICT (address_hash) DO UPDATE SET
      level = CASE WHEN known.lifted_at IS NULL THEN greatest(known.level, excluded.level) ELSE excluded.level END,
      created_at = CASE WHEN known.lifted_at IS NULL THEN known.created_at ELSE excluded.created_at END,
      lifted_at = NULL`;
}

/**
 * Stops emails to the address that a link was sent to, immediately and without a login; safe to repeat.
 * @throws {AppError} NOT_FOUND when we did not issue the link
 */
export async function chooseEmails(services: Services, { token, level }: ChooseEmailsInput): Promise<ChosenEmails> {
  const addressHash = readSignedToken(services.env, EMAIL_CHOICES, token);
  if (addressHash === null) throw new AppError({ code: 'NOT_FOUND', message: 'This link is incomplete or not valid.' });
  return transaction(services.db, async (tx) => {
    await suppress(tx, services.now(), addressHash, level);
    return { level: (await findSuppression(tx, addressHash)).level ?? level };
  });
}

/**
 * Allows emails to the viewer's address again. Nowhere else: a confirmed address is the proof that it is theirs.
 * @throws {AppError} CONFLICT while the address isn't confirmed
 */
export async function allowEmails(services: Services, viewer: Viewer): Promise<OwnEmails> {
  if (!viewer.emailVerified) throw conflict('Confirm your email address first.');
  await services.db.suppression.updateMany({
    where: { addressHash: await hashAddress(services, viewer.email), liftedAt: null },
    data: { liftedAt: services.now() },
  });
  return { level: null };
}
