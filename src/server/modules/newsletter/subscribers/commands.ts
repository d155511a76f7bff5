import { recordAudit } from '#server/modules/audit/commands.ts';
import { findProofs } from '#server/modules/consents/queries.ts';
import { leaveList } from '#server/modules/newsletter/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';
import type { Subscriber } from '#shared/newsletter/desk-schema.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { getSubscriber, getSubscriberRow } from './queries.ts';

/**
 * Unsubscribes an address at its owner's request, received by telephone or letter instead of through the link. The withdrawal goes into
 * the consent ledger and the administrator's action into the audit log. Writes nothing if the address was unsubscribed already.
 * @throws {AppError} NOT_FOUND
 */
export async function unsubscribeOnRequest(
  services: Services,
  viewer: Viewer,
  subscriberId: string,
): Promise<Subscriber> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const subscriber = await getSubscriber(tx, subscriberId);
    const at = now();
    const hash = await hashAddress(services, subscriber.email);
    const left = await leaveList(tx, at, subscriber, { channel: 'on-request', hash });
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
 * Proof that the owner of an address consented: every ledger row about it. Viewing it is recorded in the audit log.
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
