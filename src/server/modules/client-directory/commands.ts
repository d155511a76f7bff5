import { recordAudit } from '#server/modules/audit/commands.ts';
import { findOwnConsent } from '#server/modules/case-views/consents/queries.ts';
import { findProofs } from '#server/modules/consents/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { ClientProofInput } from '#shared/client-directory/schema.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';

/**
 * Shows the proof of one consent, with everything that happened to it since. The view is recorded in the audit log.
 * @throws {AppError} NOT_FOUND unless the account is a client's, and for a consent that is not theirs
 */
export async function viewClientProof(
  { db, now }: Services,
  viewer: Viewer,
  { clientId, seq }: ClientProofInput,
): Promise<{ proofs: ConsentProof[] }> {
  return transaction(db, async (tx) => {
    const client = await tx.user.findUnique({
      where: { id: clientId, role: 'client' },
      select: { id: true, fullName: true, email: true, emailVerifiedAt: true },
    });
    if (!client) throw notFound('client');
    const own = await findOwnConsent(tx, { ...client, emailVerified: client.emailVerifiedAt !== null }, seq);
    if (!own) throw notFound('consent');
    const { purpose, caseId, person } = own.consent;
    const proofs = await findProofs(tx, caseId ? { purpose, caseId } : { purpose, caseId: null, personId: person.id });
    await recordAudit(tx, viewer, now(), {
      action: 'consent.proof_viewed',
      subject: { type: 'client', id: clientId, label: client.fullName },
      data: { seq },
    });
    return { proofs };
  });
}
