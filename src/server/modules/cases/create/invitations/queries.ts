import { hashToken } from '#server/platform/crypto/tokens.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Prefills the registration screen when it is opened from a receipt email.
 * @throws {AppError} NOT_FOUND when the link is unknown, used or expired
 */
export async function getInvitation(
  { db, now }: Services,
  token: string,
): Promise<{ fullName: string; email: string; phone: string; caseId: string }> {
  const invitation = await db.caseInvitation.findUnique({
    where: { tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: now() } },
    select: { case: { select: { id: true, contactName: true, contactEmail: true, contactPhone: true } } },
  });
  if (!invitation) throw notFound('invitation');
  const { id, contactName, contactEmail, contactPhone } = invitation.case;
  return { caseId: id, fullName: contactName, email: contactEmail, phone: contactPhone };
}
