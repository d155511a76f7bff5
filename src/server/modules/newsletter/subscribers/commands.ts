import { recordAudit } from '#server/modules/audit/commands.ts';
import { findProofs } from '#server/modules/consents/queries.ts';
import { leaveList } from '#server/modules/newsletter/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';
import type { Subscriber } from '#shared/newsletter/desk-schema.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { getSubscriber, getSubscriberRow } from './queries.ts';

/**
 * Takes an address off the list because its owner asked by another way than the link: by telephone, by letter. The withdrawal
 * stands in the ledger and the deed in the audit; off the list already, nothing is written.
 * @throws {AppError} NOT_FOUND
 */
export async function unsubscribeOnRequest(
  { db, now }: Services,
  viewer: Viewer,
  subscriberId: string,
): Promise<Subscriber> {
  return transaction(db, async (tx) => {
    const subscriber = await getSubscriber(tx, subscriberId);
    const at = now();
    const left = await leaveList(tx, at, subscriber, 'on-request');
    if (left)
      await recordAudit(tx, viewer, at, {
        action: 'newsletter.unsubscribed',
        subject: { type: 'subscriber', id: subscriberId, label: subscriber.email },
        data: { before: subscriber.status, after: 'unsubscribed' },
      });
    return getSubscriberRow(tx, subscriberId);
  });
}

/**
 * What proves that the owner of an address agreed: every row of the ledger about it. The look stands in the audit.
 * @throws {AppError} NOT_FOUND
 */
export async function viewProof(
  { db, now }: Services,
  viewer: Viewer,
  subscriberId: string,
): Promise<{ proofs: ConsentProof[] }> {
  return transaction(db, async (tx) => {
    const { email, emailKey } = await getSubscriber(tx, subscriberId);
    const { purpose } = newsletterConsent;
    const proofs = await findProofs(tx, { purpose, caseId: null, person: { emailKey } });
    await recordAudit(tx, viewer, now(), {
      action: 'newsletter.proof_viewed',
      subject: { type: 'subscriber', id: subscriberId, label: email },
      data: { rows: proofs.length },
    });
    return { proofs };
  });
}
