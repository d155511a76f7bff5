import { notFound } from '#server/app-error.ts';
import { recordAudit } from '#server/features/audit/commands.ts';
import { findOwnConsent, findProofs } from '#server/features/consents/queries.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { transaction } from '#server/transaction.ts';
import type { ClientProofInput } from '#shared/clients/schema.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';

/**
 * Shows the proof of one consent, with everything that happened to it since. The look stands in the audit.
 * @throws {AppError} NOT_FOUND for anybody but a client, and for a consent that is not theirs
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
