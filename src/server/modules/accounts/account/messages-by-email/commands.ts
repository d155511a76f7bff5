import { type Consent, recordConsent } from '#server/modules/consents/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type MessagesByEmail, messagesByEmailConsent } from '#shared/accounts/account/messages-by-email.ts';
import { getMessagesByEmail } from './queries.ts';

/** Turns it on or off in the caller's transaction, with its proof in the ledger. Does nothing when it was so already. */
export async function changeMessagesByEmail(tx: Transaction, at: Date, viewer: Viewer, on: boolean): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: viewer.id, messagesByEmail: !on },
    data: { messagesByEmail: on },
  });
  if (count === 0) return;
  const consent: Consent = {
    ...messagesByEmailConsent,
    given: on,
    emailKey: viewer.email.toLowerCase(),
    channel: 'portal',
    evidence: { userId: viewer.id },
  };
  await recordConsent(tx, at, consent);
}

/**
 * Sets whether emails to the viewer contain the text of messages.
 * @throws {AppError} CONFLICT while the address isn't confirmed: it may be somebody else's
 */
export async function setMessagesByEmail(services: Services, viewer: Viewer, on: boolean): Promise<MessagesByEmail> {
  if (on && !viewer.emailVerified) throw conflict('Confirm your email address first.');
  await transaction(services.db, (tx) => changeMessagesByEmail(tx, services.now(), viewer, on));
  return getMessagesByEmail(services, viewer);
}
