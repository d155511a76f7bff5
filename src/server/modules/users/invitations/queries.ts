import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { UserInvitation } from '#server/platform/db/generated/prisma/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { InvitedBroker } from '#shared/brokers/profile-schema.ts';
import type { OpenInvitation, UserInvitationView } from '#shared/users/invitation-schema.ts';

/** More than are ever pending; older ones expired long ago. */
const SHOWN = 100;

/** Unanswered invitations, newest first, including expired ones so that they can be sent again. */
export async function findInvitations({ db, now }: Services): Promise<UserInvitationView[]> {
  const rows = await db.userInvitation.findMany({
    where: { acceptedAt: null, revokedAt: null },
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
    include: { firm: { select: { name: true } } },
  });
  return rows.map(({ id, email, fullName, role, profile, firm, invitedByName, createdAt, expiresAt }) => ({
    id,
    email,
    fullName,
    role,
    firm: firm?.name ?? (profile as InvitedBroker | null)?.firm ?? null,
    invitedByName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now(),
  }));
}

/**
 * The invitation of a link that can still be used.
 * @throws {AppError} NOT_FOUND when it is unknown, used, revoked or expired: the response is the same
 */
export async function getUsable({ db, now }: Services, token: string): Promise<UserInvitation> {
  const row = await db.userInvitation.findUnique({
    where: { tokenHash: hashToken(token), acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
  });
  if (!row)
    throw new AppError({
      code: 'NOT_FOUND',
      message: 'This invitation no longer works. Ask the person who invited you for a new one.',
    });
  return row;
}

/** What the holder of a link is shown. Opening it changes nothing, because email scanners open links too. */
export async function openInvitation(services: Services, token: string): Promise<OpenInvitation> {
  const { fullName, email, role, profile, firmId, firmRole } = await getUsable(services, token);
  const firm =
    firmId && (await services.db.organization.findUniqueOrThrow({ where: { id: firmId }, select: { name: true } }));
  return {
    ...{ fullName, email, role, profile: profile as InvitedBroker | null },
    firm: firm && firmRole ? { name: firm.name, role: firmRole } : null,
  };
}
