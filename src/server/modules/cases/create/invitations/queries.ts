import { hashToken } from '#server/platform/crypto/tokens.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * What the registration screen fills in when it was opened from a receipt mail.
 * @throws {AppError} NOT_FOUND when the link is unknown, used or too old
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
