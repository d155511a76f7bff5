/** A look at the portal of a client, which an administrator was granted for a while. */
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { mayUseAdminArea, type Role } from '#shared/platform/permissions.ts';
import { VIEW_HAS_ENDED } from '#shared/platform/session.ts';

/** Who asks for the view: somebody whose session was checked in this request. */
type Looker = { id: string; sessionId: string; role: Role; secondFactorDone: boolean };

/**
 * The client a grant shows the portal of. It holds for the administrator who asked for it, in the session they asked in, until it
 * ends; a role that was taken away, a disabled account or an ended session has been found out before.
 * @throws {AppError} FORBIDDEN for any other grant, known or not: the answer is the same
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
