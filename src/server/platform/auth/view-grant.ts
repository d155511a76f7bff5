/** A temporary grant that lets an administrator view the portal as a client. */
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { mayUseAdminArea, type Role } from '#shared/platform/permissions.ts';
import { VIEW_HAS_ENDED } from '#shared/platform/session.ts';

/** The administrator requesting the view, whose session was checked in this request. */
type Looker = { id: string; sessionId: string; role: Role; secondFactorDone: boolean };

/**
 * The client whose portal a grant shows. It is valid only for the administrator who requested it, in the session they requested it in,
 * until it ends; a revoked role, a disabled account or an ended session has been detected before.
 * @throws {AppError} FORBIDDEN for any other grant, known or not: the error is the same
 */
export async function getViewedClientId(
  { db, now }: { db: Database; now: () => Date },
  looker: Looker,
  grantId: string,
): Promise<string> {
  const refused = new AppError({ code: 'FORBIDDEN', message: VIEW_HAS_ENDED });
  if (!mayUseAdminArea(looker.role) || !looker.secondFactorDone || !idSchema.safeParse(grantId).success) throw refused;
  const grant = await db.viewGrant.findUnique({
    where: { id: grantId, adminId: looker.id, sessionId: looker.sessionId, endedAt: null, expiresAt: { gt: now() } },
    select: { clientId: true },
  });
  if (!grant) throw refused;
  return grant.clientId;
}
